# What stands on pictures, and the same in words. Signs are a letter or two; words of pictures are short.

pair = { $name }: { $value }
words-none = none
words-changed = new since your move
words-to-act = to move

## On to the next table

button-onward = Next: { $name } #{ $table }
onward-none = No other table waits for you. /games shows all of yours.

## The end, in private

over-place = The record and a rematch are in { $place }.

## Rounds

round-name = Round { $round }
round-goes-on = ⏪ A move was taken back: this round goes on below.

## Since one's last turn

since-more = and { $count } more
button-since = All that happened
button-since-page = { $page } of { $pages }

## The recap

recap-marked = 👉 marks what was done to you.

## The end of a game

ending-winners = { $count ->
    [one] The winner
   *[other] The winners
  }
ending-nobody = The game is over
together = Together
# For a game that says nothing better of its own.
doing = to move
score = { $score ->
    [one] 1 point
   *[other] { $score } points
  }
