# Ce qui reste d’une partie finie : son résultat, ses faits, son hasard, et la revoir pas à pas.

result-calls = { $who }, la partie est finie.
result-facts = À raconter
result-in = 🏁 Le résultat est dans { $place }.
button-luck = Sur le hasard
call-over = **{ $name }** (#{ $table }) est finie. Le résultat est dans { $place }.
games-over = Finies
error-luck-sealed = Le hasard d’une partie est ouvert quand elle est finie.
