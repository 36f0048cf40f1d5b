# What remains of a game that is over: its result, facts, luck, and going through it once more.

result-calls = { $who }, the game is over.
result-facts = Worth telling
result-in = 🏁 The result is in { $place }.
button-luck = About the luck
call-over = **{ $name }** (#{ $table }) is over. The result is in { $place }.
games-over = Finished
error-luck-sealed = The luck of a game is opened when it is over.

describe-replay = Go once more through a game that is over, or one that you have as a file
button-replay = Replay
button-replay-words = In words
button-replay-pictures = In pictures
replay-begins = as it begins
replay-step = after move { $step }
replay-public = what everybody saw
replay-seat = through the eyes of { $who }
replay-round = Go to a round
replay-eyes = Look through whose eyes?
error-replay-running = A game can be gone through once it is over. /recap tells what has happened so far.
error-replay-file = { $why }
