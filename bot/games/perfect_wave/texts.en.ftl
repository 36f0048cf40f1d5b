# What the bot says of Wave beyond the words that its rules ask for.

## At its tables

system-wave = Wave (together)
wave-about = Get rid of every card together, though some of yours only the others see. About 5 to 12 cards each.
wave-talk = Talk: which card to play, yes; numbers, colours or comparisons, never
wave-talk-reminder = 🤫 You win or lose together. Talk about which card somebody should play; never about numbers, colours or whether a card is higher. The tip buttons under your hand are always allowed.

## Commands

wave-argument-slot = Which card, by its place A to E
wave-argument-to = Whose card
wave-argument-advice = What you recommend
wave-command-play = Play one of your cards, seen or unseen
wave-command-tip = Recommend a card that its holder cannot see
wave-command-silver = Say which of Silver’s cards to play
wave-command-agree = Agree to the card proposed for Silver
wave-describe-play = Play Wave

## What is about to be done

wave-move-play = Play
wave-move-tip = Give a tip
wave-move-silver = For Silver
wave-move-agree = Agree to the card proposed for Silver

## What is waited for, after “Waiting for Ada”

wave-doing-turn = to play a card
wave-doing-silver = to choose Silver’s card
wave-doing-proposed = to agree to Silver’s card, or propose another

## On pictures, and the same in words

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
# In two lines where there is a space.
wave-picture-way =
    { $direction ->
        [1] clockwise
       *[other] counter- clockwise
    }
wave-picture-order = Low to high
wave-picture-left = Cards left: { $count }
wave-picture-returned = for returns: { $count }
wave-legend = ▲ the team sees this card · ▼ only its holder does
wave-told = Tips on your hidden cards at your earlier turns, newest first:
wave-told-card = { $place }: { $said }
wave-told-tip = { wave-tip } (pile: { $cards })
# One of the orders, or both, has been reversed since the tip.
wave-told-tip-reversed =
    { wave-tip } (pile: { $cards }; { $orders ->
        [colours] colours reversed since
        [numbers] numbers reversed since
       *[both] both orders reversed since
    })
wave-unseen = Cards that you do not see, in the draw pile or hidden from you: { $cards }
wave-proposal = { $who } proposes { $card } ({ $place }) for Silver.
wave-proposal-own = You propose { $card } ({ $place }) for Silver.
wave-ended-stuck = { $who } had no card that fits.
wave-ended-stuck-own = You had no card that fits.
wave-ended-misplay = { $who } played a card unseen, and it did not fit.
wave-ended-misplay-own = You played a card unseen, and it did not fit.
wave-ended-played-out = Every card was played.
wave-words-top = Pile: { $card } on top
wave-words-earlier = Beneath it: { $cards }
wave-words-supply = Draw pile: { $draw }. Cards left: { $left }
wave-words-returned = Cards that came back add { $count } to the cards left.
wave-words-direction = Direction: { $way }
wave-words-colours = Colours, low to high: { $colours }
wave-words-numbers = Numbers, low to high: { $least } to { $most }
wave-words-swaps = Swap cards played: { $cards }
wave-words-proposed = proposed

## The end

wave-score = { $score ->
    [0] no card left
    [one] 1 card left
   *[other] { $score } cards left
  }

## Looked up again and again

wave-glance = What beats what
wave-glance-pile = On the pile: **{ wave-card }**. Play a card that is higher in colour or in number; one of the two is enough.
wave-glance-numbers = Numbers, low to high: { $numbers }
wave-glance-turn = Each white card and each 0 turns the direction of play.
wave-glance-faces = A new card faces the other way than the one that you played.
wave-glance-tip-now = Tip “play now”: it fits at this moment.
wave-glance-tip-later = Tip “good later”: keep it for later.
wave-glance-tip-hold = Tip “hold back”: not now.

# What is worth telling at the end.
wave-fact-blind = { $who } dared most without seeing: { $count ->
    [one] 1 card
   *[other] { $count } cards
}.
wave-fact-tips = { $who } gave most tips: { $count }.
wave-fact-step = The largest step: { $who } went from { $before } to { $card }.
wave-fact-most = { $who } played most cards: { $count }.
wave-fact-turns = { $count ->
    [one] The direction turned once.
   *[other] The direction turned { $count } times.
}
wave-fact-played = { $count ->
    [one] 1 card lies on the wave.
   *[other] { $count } cards lie on the wave.
}

## What the first page of the rules points at

wave-label-1 = Your **cards**: ▼ you see them, ▲ only the others do
wave-label-2 = A **tip**: ✓ play now, ⧗ good later, – hold back
wave-label-3 = The **pile**: your card must be higher in number or in colour
wave-label-4 = The **direction** of play; white cards and zeros turn it
wave-label-5 = **Colours and numbers** from low to high
wave-label-6 = The **draw pile**: after each card you draw one
