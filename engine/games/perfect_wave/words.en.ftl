# Wave in English.
#
# $who and $whom are names of players (an event's `seat` and `whom`); $card is a card's code; $slot is a place from 0
# and is shown as a letter; $cards is a list of card names, joined. Everything else is a field of the event, option
# or refusal as it is.

wave-name = Wave
wave-silver = Silver

## Cards and places

wave-card-w1 = white 1
wave-card-w2 = white 2
wave-card-w3 = white 3
wave-card-w4 = white 4
wave-card-w5 = white 5
wave-card-y0 = yellow 0
wave-card-y1 = yellow 1
wave-card-y2 = yellow 2
wave-card-y3 = yellow 3
wave-card-y4 = yellow 4
wave-card-y5 = yellow 5
wave-card-o0 = orange 0
wave-card-o1 = orange 1
wave-card-o2 = orange 2
wave-card-o3 = orange 3
wave-card-o4 = orange 4
wave-card-o5 = orange 5
wave-card-r0 = red 0
wave-card-r1 = red 1
wave-card-r2 = red 2
wave-card-r3 = red 3
wave-card-r4 = red 4
wave-card-r5 = red 5
wave-card-t0 = turquoise 0
wave-card-t1 = turquoise 1
wave-card-t2 = turquoise 2
wave-card-t3 = turquoise 3
wave-card-t4 = turquoise 4
wave-card-t5 = turquoise 5
wave-card-b0 = blue 0
wave-card-b1 = blue 1
wave-card-b2 = blue 2
wave-card-b3 = blue 3
wave-card-b4 = blue 4
wave-card-cs = colour swap
wave-card-ns = number swap
# The card with the code in $card; used by other messages.
wave-card =
    { $card ->
        [w1] { wave-card-w1 }
        [w2] { wave-card-w2 }
        [w3] { wave-card-w3 }
        [w4] { wave-card-w4 }
        [w5] { wave-card-w5 }
        [y0] { wave-card-y0 }
        [y1] { wave-card-y1 }
        [y2] { wave-card-y2 }
        [y3] { wave-card-y3 }
        [y4] { wave-card-y4 }
        [y5] { wave-card-y5 }
        [o0] { wave-card-o0 }
        [o1] { wave-card-o1 }
        [o2] { wave-card-o2 }
        [o3] { wave-card-o3 }
        [o4] { wave-card-o4 }
        [o5] { wave-card-o5 }
        [r0] { wave-card-r0 }
        [r1] { wave-card-r1 }
        [r2] { wave-card-r2 }
        [r3] { wave-card-r3 }
        [r4] { wave-card-r4 }
        [r5] { wave-card-r5 }
        [t0] { wave-card-t0 }
        [t1] { wave-card-t1 }
        [t2] { wave-card-t2 }
        [t3] { wave-card-t3 }
        [t4] { wave-card-t4 }
        [t5] { wave-card-t5 }
        [b0] { wave-card-b0 }
        [b1] { wave-card-b1 }
        [b2] { wave-card-b2 }
        [b3] { wave-card-b3 }
        [b4] { wave-card-b4 }
        [cs] { wave-card-cs }
       *[ns] { wave-card-ns }
    }

# A letter, so that a place is never mistaken for a number on a card.
wave-place =
    { $slot ->
        [0] A
        [1] B
        [2] C
        [3] D
       *[4] E
    }

wave-colour-w = white
wave-colour-y = yellow
wave-colour-o = orange
wave-colour-r = red
wave-colour-t = turquoise
wave-colour-b = blue

wave-faces-owner = toward the owner
wave-faces-team = toward the team
wave-faces-open = open
wave-faces-down = face down

wave-tip-none = no tip
wave-tip-now = play now
wave-tip-later = good later
wave-tip-hold = hold back
# The tip whose code is in $tip.
wave-tip =
    { $tip ->
        [now] { wave-tip-now }
        [later] { wave-tip-later }
        [hold] { wave-tip-hold }
       *[none] { wave-tip-none }
    }

wave-direction =
    { $direction ->
        [1] clockwise
       *[other] counter-clockwise
    }

## Phases

wave-phase-turn = { $who } plays a card.
wave-phase-silver = Silver’s turn: one of you names a card.
wave-phase-proposed = { $who } agrees, or proposes another card for Silver.
wave-phase-over = The game is over.

## Menu

wave-menu-turn = What do you play?
wave-menu-play = { wave-place }: { wave-card }
wave-menu-play-blind-untipped = { wave-place }: you don’t see it, no tip
wave-menu-play-blind-now = { wave-place }: you don’t see it, “play now”
wave-menu-play-blind-later = { wave-place }: you don’t see it, “good later”
wave-menu-play-blind-hold = { wave-place }: you don’t see it, “hold back”
wave-menu-confirm-untipped = Nobody has tipped card { wave-place }. Play it all the same?
wave-menu-confirm-later = The team says “good later” about card { wave-place }. Play it all the same?
wave-menu-confirm-hold = The team says “hold back” about card { wave-place }. Play it all the same?
wave-menu-silver = What does Silver play?
wave-menu-silver-play = Play { wave-place }: { wave-card }
wave-menu-silver-propose = Propose { wave-place }: { wave-card }
wave-menu-agree = Agree to { wave-place }: { wave-card }
wave-menu-tip = Give a tip
wave-menu-whom = { $whom }
wave-menu-tip-which = Give a tip? Choose the card.
# $tip is the tip that lies on the card.
wave-menu-tip-card = { $whom }, { wave-place }: { wave-card } ({ wave-tip })
wave-menu-tip-what = What do you say about { $whom }’s card { wave-place }, { wave-card }?
wave-menu-tip-now = Play now
wave-menu-tip-later = Good later
wave-menu-tip-hold = Hold back

## Refusals

wave-refusal-over = The game is over.
wave-refusal-no-such-seat = Nobody sits there.
wave-refusal-not-your-turn = It is not your turn.
wave-refusal-silver-turn = It is Silver’s turn: choose one of Silver’s open cards together.
wave-refusal-not-silver-turn = It is not Silver’s turn. When it is, you choose one of Silver’s open cards together.
wave-refusal-no-such-slot = A hand has five places, A to E.
wave-refusal-empty-slot = There is no card in that place. Choose a place that holds one.
# $card and $top are codes.
wave-refusal-does-not-fit = The { wave-card } does not fit: it must be higher than the pile in number or in colour.
wave-refusal-silver-face-down = That card of Silver’s still lies face down. Choose one that lies open.
wave-refusal-nothing-proposed = Nothing has been proposed for Silver yet: name a card yourself.
wave-refusal-own-proposal = You have made your proposal. Now the other player agrees or names another card.
wave-refusal-same-proposal = That card is already proposed: agree to it, or name another one.
wave-refusal-first-word-counts = At this table the first word counts for Silver: just name a card.
wave-refusal-tip-nobody = There is no such player. A tip goes to one of the others at the table.
wave-refusal-tip-own = A tip is about a card that you see and its owner does not. Choose a card of somebody else.
wave-refusal-tip-silver = Silver’s cards are not tipped: you choose them together.
wave-refusal-tip-faces-owner = That card faces its owner, and you do not see it. Tip one that faces you.

## Events

wave-event-began = The pile opens with { wave-card }. { $who } starts.
wave-event-began-own = The pile opens with { wave-card }. You start.
wave-event-dealt = { $who } was dealt five cards: A to C face { $who }, D and E the team.
wave-event-dealt-own = You were dealt five cards: A to C face you, D and E the team.
wave-event-dealt-seen = You see: { $cards }.
wave-event-dealt-blind = { $who } holds, without seeing them: { $cards }.
wave-event-silver-dealt = Silver has open: { $cards }. Two more lie face down.
# The log leaves out whose turn it is: the panel says so.
wave-event-turn = { "" }
wave-event-silver-turn = { "" }
wave-event-turned-up = Silver’s card { wave-place } was turned up: { wave-card }.
wave-event-played = { $who } played { wave-card } from { wave-place }.
wave-event-played-own = You played { wave-card } from { wave-place }.
wave-event-played-blind = { $who } played { wave-place } without seeing it: { wave-card }, and it fitted.
wave-event-played-blind-own = You played { wave-place } without seeing it: { wave-card }, and it fitted.
wave-event-silver-played = Silver played { wave-card } from { wave-place }.
wave-event-reversed = The direction turned: { wave-direction } now.
wave-event-swapped =
    { $order ->
        [colour] { $sign ->
            [1] The colours were set right: the higher colour is higher again.
           *[other] The colours were reversed: the lower colour is higher now.
        }
       *[number] { $sign ->
            [1] The numbers were set right: the higher number is higher again.
           *[other] The numbers were reversed: the lower number is higher now.
        }
    }
wave-event-drew = { $who } drew a card into { wave-place }; it faces { $who }.
wave-event-drew-own = You drew a card into { wave-place }; it faces you.
wave-event-drew-blind = { $who } drew a card into { wave-place }; it faces the team.
wave-event-drew-blind-own = You drew a card into { wave-place }; it faces the team.
wave-event-saw = You saw what lies in { wave-place }: { wave-card }.
wave-event-saw-blind = { $who } does not see what lies in { wave-place }: { wave-card }.
wave-event-silver-drew = Silver drew { wave-card } into { wave-place }.
wave-event-pile-empty = The last card was drawn. From now on nobody draws.
wave-event-out-of-cards = { $who } has no cards left and is skipped, but may still give tips.
wave-event-out-of-cards-own = You have no cards left and are skipped, but may still give tips.
wave-event-silver-out = Silver has no cards left and is skipped.
# $advice is a code.
wave-event-tipped =
    { $advice ->
        [now] { $who } tipped { $whom }’s card { wave-place }: play now.
        [later] { $who } tipped { $whom }’s card { wave-place }: good later.
       *[hold] { $who } tipped { $whom }’s card { wave-place }: hold back.
    }
wave-event-tipped-own =
    { $advice ->
        [now] You tipped { $whom }’s card { wave-place }: play now.
        [later] You tipped { $whom }’s card { wave-place }: good later.
       *[hold] You tipped { $whom }’s card { wave-place }: hold back.
    }
wave-event-tipped-you =
    { $advice ->
        [now] { $who } tipped your card { wave-place }: play now.
        [later] { $who } tipped your card { wave-place }: good later.
       *[hold] { $who } tipped your card { wave-place }: hold back.
    }
wave-event-proposed = { $who } proposed { wave-card } ({ wave-place }) for Silver.
wave-event-proposed-own = You proposed { wave-card } ({ wave-place }) for Silver.
wave-event-agreed = { $who } agreed.
wave-event-agreed-own = You agreed.
wave-event-misplayed = { $who } played { wave-place } without seeing it: { wave-card }, and it did not fit. The game ended.
wave-event-misplayed-own = You played { wave-place } without seeing it: { wave-card }, and it did not fit. The game ended.
wave-event-returned = { $who } played { wave-place } without seeing it, and it did not fit. It came back and costs one card.
wave-event-returned-own = You played { wave-place } without seeing it, and it did not fit. It came back and costs one card.
wave-event-stuck = { $who } had no card that fits. The game ended.
wave-event-stuck-own = You had no card that fits. The game ended.
wave-event-silver-stuck = Silver had no open card that fits. The game ended.
wave-event-laid-open = { $who } still had: { $cards }.
wave-event-laid-open-own = You still had: { $cards }.
wave-event-silver-laid-open = Silver still had: { $cards }.
# $verdict is a code.
wave-event-ended =
    { $verdict ->
        [perfect] { wave-reason-perfect }
        [breadth] { wave-reason-breadth }
        [good] { wave-reason-good }
        [not-bad] { wave-reason-not-bad }
       *[wipeout] { wave-reason-wipeout }
    } { $remaining ->
        [0] No card is left.
        [one] One card is left.
       *[other] { $remaining } cards are left.
    }

## How it ended

wave-reason-perfect = The perfect wave!
wave-reason-breadth = Missed by a board’s breadth!
wave-reason-good = Not won, but pretty good!
wave-reason-not-bad = Not bad, could be better.
wave-reason-wipeout = Wipeout!

## Options

wave-option-misplay = An unseen card that does not fit
wave-option-misplay-ends = Ends the game
wave-option-misplay-returned = Comes back, facing its owner, and counts as one card left over
wave-option-silver = Silver’s card
wave-option-silver-agree = One proposes, the other agrees
wave-option-silver-either = The first word counts
wave-option-swaps = Swap cards
wave-option-swaps-false = Left in the box
wave-option-swaps-true = Shuffled in, reversing the order of colours or numbers (our own rules)

## Why a computer player does something

wave-why-agree = What was proposed for Silver fits; two who each know better never come to an end.
wave-why-silver = This card leaves the next one best off.
wave-why-objects = With the card that was proposed, I would probably have none that fits.
wave-why-objects-other = After the card that was proposed, the next one would almost certainly have none that fits.
wave-why-seen = The next one is least likely stuck, and what is kept fits on most of what is to come.
wave-why-tip-now = Somebody who sees this card says: play now.
wave-why-tip-later = Somebody who sees this card says that it fits.
wave-why-blind = No card in sight is better, so an unseen one is tried.
wave-why-says-now = This card fits now, and does best of those that their holder cannot see.
wave-why-says-later = This card fits, but now another does better, or it would leave the next one stuck too easily.
wave-why-says-fits = This card fits on the pile as it is.
wave-why-says-hold = This card does not fit on the pile as it is.

# What is counted for people’s statistics.
wave-tally-played = Cards that fitted: { $count }
wave-tally-blind = Of these played without seeing: { $count }
wave-tally-tips = Tips given: { $count }

# Moving ahead

wave-claim-top = the pile still shows { wave-card }
wave-claim-orders = colours and numbers are ordered as now
wave-stop-tipped = somebody gives a tip about your cards
wave-stop-shown = a card is drawn that you see (as in most turns)
wave-habit-agree = When a card is proposed to you for Silver

## What a computer player expects or fears next

wave-then-perfect = The wave is perfect.
wave-then-plays = { $who } plays { wave-card }.
wave-then-stuck = { $whom } has no card that fits, and the game ends.
wave-then-silver-stuck = Silver has no open card that fits, and the game ends.
