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
button-film = Film
button-film-words = As a text
button-why = Why did you do that?
why-move = 🤖 { $who } did this: { $what }
why-other = A strong player would also have thought of: { $what }
why-view = From what its seat could see at that moment.
film-making = 🎞️ The film is being made: { $done } of { $count }.
film-done = 🎞️ The game, round by round, as everybody saw it.
film-alt = A film of { $count } pictures: the game round by round. “In words” tells the same.
film-words = 📄 The whole game, round by round, as everybody saw it.
error-replay-running = A game can be gone through once it is over. /recap tells what has happened so far.
error-replay-file = { $why }

rematch-opened = Table #{ $table } is open in { $place }. { $called ->
    [nobody] There is nobody else to call: begin it there when you like.
    [free] There is nobody else to call, and a seat is free: once somebody or a computer player has it, begin there when you like.
    [again] The others are called, but nobody twice within a day; their seats are kept for a day, and the game begins when all are back.
   *[now] The others are called; their seats are kept for a day, and the game begins when all are back.
  } Everybody sits as before, unless you would rather:
rematch-call = 🔁 **{ $who }** would like a rematch at **{ $name }** (#{ $table }). Your seat is kept for you; it is free { $until }. The game begins when all are back, in { $place }.
lobby-kept = 🔁 Kept for { $who }; free { $until }. The game begins when all are back.
button-rotate = Move one seat on
button-draw = Draw the seats
done-rotate = Everybody moves one seat on.
done-draw = The seats will be drawn.
error-seats-kept = The free seats are kept for those who played before; they are free { $until }.
error-rematch-moved = Somebody sits elsewhere already. Swap seats one by one in the lobby.
error-rematches = There have been { $count } rematches from this table. Press Rematch at a later one, or open a table with /table new.
