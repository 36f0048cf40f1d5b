# What remains of a game that is over: its result, facts, luck, and going through it once more.

result-calls = { $who }, the game is over.
result-facts = Worth telling
result-in = 🏁 The result is in { $place }.
button-luck = About the luck
call-over = **{ $name }** (#{ $table }) is over. The result is in { $place }.
games-over = Finished
error-luck-sealed = The luck of a game is opened when it is over.
