# What stands on pictures, and the same in words. Signs are a letter or two; words of pictures are short.

words-none = none
words-to-act = to move

## On to the next table

button-onward = Next: { $name } #{ $table }
onward-none = No other table waits for you. /games shows all of yours.

## The end, in private

over-place = The record and a rematch are in { $place }.

## The recap

recap-marked = 👉 marks what was done to you.

## What is waited for, after “Waiting for Ada”

waves-doing-token = to lay the Wave token
waves-doing-agents = to place an Agent
waves-doing-discard = to discard
wave-doing-turn = to play a card
wave-doing-silver = to choose Silver’s card
wave-doing-proposed = to agree to Silver’s card, or propose another
rolling-doing-draft = to take a die
rolling-doing-plan = to plan
rolling-doing-fire = to fire
war-doing-turn = to move
war-doing-actions = to go on with the turn
war-doing-leader = to end the turn

## Waves

waves-sign-1 = Sc
waves-sign-2 = Ke
waves-sign-3 = Kn
waves-sign-4 = Se
waves-sign-5 = No
waves-follower = Follower
waves-spare = Spare Elder
waves-picture-round = Round { $round }
waves-picture-shells = Shells
waves-picture-deck = Deck
waves-picture-discard = Discarded
waves-picture-hand = Your hand
waves-ahead = If { waves-class } keep the majority, their tablet holds: **{ waves-tablet }**.
waves-team = You play with { $who }.
waves-goal = You win with { $classes } different classes or { $elders } Elders collected. You may keep { $limit } cards.
waves-words-round = Round { $round }: { $phase }
waves-words-supply = Shells: { $shells }. Deck: { $deck }
waves-words-tablet = Tablet { $card }: { $tablet }
waves-words-tablet-active = Tablet { $card }: { $tablet } (active)
waves-words-collected = Collected
waves-words-no-elder = no Elder
waves-words-follower = Follower beneath{ $known ->
    [none] { "" }
   *[other] : { $known }
  }
waves-words-rebel = { $count } { $edition ->
    [breakers] { $count ->
        [one] Breaker
       *[other] Breakers
      }
   *[rebels] { $count ->
        [one] Rebel
       *[other] Rebels
      }
  } on top{ $known ->
    [none] { "" }
   *[other] : { $known }
  }
waves-words-token = Wave token
waves-words-hand = { $count ->
    [one] 1 card
   *[other] { $count } cards
  }

## Wave

wave-sign-w = W
wave-sign-y = Y
wave-sign-o = O
wave-sign-r = R
wave-sign-t = T
wave-sign-b = B
# The swap cards: all of them, the colour swap, the number swap.
wave-sign-s = X
wave-sign-cs = C
wave-sign-ns = N
wave-picture-draw = Draw
wave-picture-pile = Pile
wave-picture-direction = Direction
wave-picture-order = Low to high
wave-picture-left = Cards left: { $count }
wave-legend = ▲ the team sees this card · ▼ only its holder does
wave-unseen = What you see nowhere, in the draw pile or hidden from you: { $cards }
wave-proposal = { $who } proposes { $card } ({ $place }) for Silver.
wave-ended-stuck = { $who } had no card that fits.
wave-ended-misplay = { $who } played a card unseen, and it did not fit.
wave-ended-played-out = Every card was played.
wave-words-top = Pile: { $card } on top
wave-words-earlier = Beneath it: { $cards }
wave-words-supply = Draw pile: { $draw }. Cards left: { $left }
wave-words-direction = Direction: { $way }
wave-words-colours = Colours, low to high: { $colours }
wave-words-numbers = Numbers, low to high: { $least } to { $most }
wave-words-swaps = Swap cards played: { $cards }
wave-words-proposed = proposed

## The end of a game

ending-winners = { $count ->
    [one] The winner
   *[other] The winners
  }
ending-nobody = The game is over
waves-score = { $score ->
    [one] 1 Elder
   *[other] { $score } Elders
  } of { $classes ->
    [one] 1 class
   *[other] { $classes } classes
  }
wave-score = { $score ->
    [0] no card left
    [one] 1 card left
   *[other] { $score } cards left
  }
rolling-score = { $score ->
    [one] 1 point
   *[other] { $score } points
  }
war-score = { $score ->
    [one] 1 section stands
   *[other] { $score } sections stand
  }
wave-together = Together
