# Everything that is said of Pebbles.

## In the list of games

system-pebbles = Pebbles

## Buttons and commands

pebbles-menu-pebble = Which pebble do you skip?
pebbles-menu-pebble-option = { $pebble }
pebbles-pebble = pebble { $pebble }
pebbles-describe-play = Play Pebbles
pebbles-command-skip = Skip a pebble over the water
pebbles-argument-pebble = The number of a pebble that you hold

## What everybody sees, and one’s own hand: a line for each field of the View

pebbles-view-lying = { $lying ->
    [0] Nothing lies in the water.
   *[other] In the water lies pebble { $lying }.
  }
pebbles-view-won = Pairs won, seat by seat: { $won }
pebbles-view-hand = { $hand ->
    [none] { "" }
   *[other] You hold { $hand }
  }

## What happens

pebbles-event-skipped = { $who } skips pebble { $pebble }{ $won ->
    [yes] { " " }and wins the pair
    [no] { " " }and loses the pair
   *[none] { "" }
  }.

## The end

pebbles-score = { $score ->
    [one] 1 pair
   *[other] { $score } pairs
  }

## What the rules do not allow

pebbles-refusal-not-held = You do not hold the pebble { $pebble }.
