# Ce qui reste d’une partie finie : son résultat, ses faits, son hasard, et la revoir pas à pas.

result-calls = { $who }, la partie est finie.
result-facts = À raconter
result-in = 🏁 Le résultat est dans { $place }.
button-luck = Sur le hasard
call-over = **{ $name }** (#{ $table }) est finie. Le résultat est dans { $place }.
games-over = Finies
error-luck-sealed = Le hasard d’une partie est ouvert quand elle est finie.
describe-replay = Revoir pas à pas une partie finie, ou une que tu as en fichier
button-replay = Revoir la partie
button-replay-words = En mots
button-replay-pictures = En images
replay-begins = au début
replay-step = après le coup { $step }
replay-public = ce que tout le monde a vu
replay-seat = vu par { $who }
replay-round = Aller à une manche
replay-eyes = Par les yeux de qui ?
error-replay-running = Une partie se revoit quand elle est finie. /recap dit ce qui s’est passé jusqu’ici.
error-replay-file = { $why }
