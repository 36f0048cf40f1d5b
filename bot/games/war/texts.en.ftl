# What the bot says of War of Waves beyond the words that its rules ask for.

## At its tables

system-war = War of Waves
war-about = Build a Bridge and a Gate, and sound the horn before the others can tear them down. About 40 moves each.
war-hint-rounds = a number from 1

## Commands

war-argument-card = Which card
war-argument-cards = Which cards, joined with +
war-argument-target = Whom
war-argument-section = Which section
war-argument-where = A section of what
war-argument-which = Which cards there
war-argument-leader = Which Leader
war-argument-bridge = Hephaestus: which card of your Bridge
war-argument-gate = Hephaestus: which card of your Gate
war-argument-take = Ares: which War cards of others
war-command-build = Begin a section of your Bridge or Gate
war-command-fortify = Strengthen a section
war-command-attack = Attack a section
war-command-leader = Play a Leader
war-command-horn = Sound the horn and end your turn
war-command-end = End your turn
war-describe-play = Play War of Waves

## What is about to be done

war-move-build = Build
war-move-fortify = Fortify
war-move-attack = Attack
war-move-leader = Play a Leader
war-move-horn = Sound the horn and end the turn
war-move-end = End the turn

## What is waited for, after “Waiting for Ada”

war-doing-turn = to move
war-doing-actions = to go on with the turn
war-doing-leader = to end the turn

## On pictures, and the same in words

war-sign-W = W
war-sign-B = B
war-sign-L = L
war-sign-L-heph = He
war-sign-L-pos = Po
war-sign-L-ares = Ar
war-sign-L-ceto = Ce
war-picture-round = Round { $round } of { $rounds }
war-picture-turn = A turn begins
war-picture-types = Done: { $types }
war-picture-led = { war-leader } was played
war-picture-over = The end
war-picture-face = Face cards
war-picture-first = 1 goes first
war-picture-deck = Deck { $count }
war-picture-discard = Discarded
war-picture-gate = Gate
war-picture-out = Out of the game
war-picture-score = { $score } of 7
war-picture-hand = Your hand: { $count ->
        [one] 1 card
       *[other] { $count } cards
    }
war-picture-eye = Eye: known to all
war-picture-bridge-true = Bridge: true
war-picture-bridge-false = Bridge: not true yet
war-picture-gate-true = Gate: true
war-picture-gate-false = Gate: not true yet
war-picture-total = makes { $total }
war-picture-need = needs { $need }
war-picture-double = needs 2 × { $half } = { $need }
war-picture-won = won
war-picture-lost = lost
war-picture-judged = { $who }’s Gateway is turned up
war-words-round = Round { $round } of { $rounds }: { $phase }
war-words-face = Face cards, first to be taken: { $cards }
war-words-no-face = Face cards: none
war-words-deck = Deck: { $count }, on top { $top ->
        [none] nothing
       *[other] { $top }
    }
war-words-discard = Discarded: { $count }
war-words-who = { $who }: { $score } of 7
war-words-horn = horn sounded
war-words-stands = Bridge stands
war-words-complete = Gateway complete
war-words-out = out of the game
war-words-winner = winner
war-words-hand = Hand: War { $wars }, Build { $builds }, Leaders { $leaders }
war-words-known = Known of it: { $cards }
war-words-section = { war-section }: { $cards }
war-words-empty = empty
war-words-hidden = hidden
war-words-total = Total { $total }
war-words-own-hand = Your hand: { $cards }
war-words-no-hand = Your hand: empty
war-words-open = Known to all of it: { $cards }
war-words-open-section = known to all: { $cards }

## What just happened

war-moment-attack = { $poseidon ->
        [yes] With Poseidon, { $who } against { $whom }, { war-section }
       *[no] { $who } against { $whom }, { war-section }
    }
war-moment-clear = { $who } clears { war-section }
war-moment-with = With: { $cards } = { $total }
war-moment-against = Against: { $cards }
war-moment-need = Needs { $need }: { $won ->
        [yes] won
       *[no] lost
    }
war-moment-double = Needs twice { $half } = { $need }: { $won ->
        [yes] won
       *[no] lost
    }
war-moment-horn = { $who } has sounded the horn. Whoever can should attack now: if Bridge and Gate are still complete at the start of { $who }’s next turn, they are turned up. Both true wins, anything else loses.
war-moment-judged = { $who }’s Gateway is turned up
war-moment-totals = Bridge { $bridge }: { $bridge_true ->
        [yes] true
       *[no] not true
    }. Gate { $gate }: { $gate_true ->
        [yes] true
       *[no] not true
    }.

## The end

war-score = { $score ->
    [one] 1 section stands
   *[other] { $score } sections stand
  }

## Looked up again and again

war-glance = Gateway and Leaders
war-glance-bridge = { $state ->
    [true] ✅
   *[other] •
  } **Bridge**: four sections, each with a Build and a War card. True if the four sums of Build cards are all even or all odd.
war-glance-gate = { $state ->
    [true] ✅
   *[other] •
  } **Gate**: three sections of Build cards, on top of a Bridge that stands. True if the three sums follow on one another, such as 3, 4, 5.
war-glance-heph = { $state ->
    [held] 🖐️
   *[other] •
  } **Hephaestus**: swap a Build card of your Bridge with one of your Gate.
war-glance-pos = { $state ->
    [held] 🖐️
   *[other] •
  } **Poseidon**: attack up to two cards of a section, War and Build alike, without doubling.
war-glance-ares = { $state ->
    [held] 🖐️
   *[other] •
  } **Ares**: bring two War cards of opponents (fewer if there are fewer, or less room) to a section of your Bridge.
war-glance-ceto = { $state ->
    [held] 🖐️
   *[other] •
  } **Ceto**: swap hands with somebody.
war-glance-draws = At the end of a turn you draw – Build: 2 Face cards. Build and Fortify: 2 from the deck. Fortify: 1 Face card. Fortify and Attack: 1 from the deck, 1 Face card. Attack: 1 from the deck. Attack and Build: 1 Face card. Nothing: 1 from the deck.
war-glance-horn = ⚠️ { $who } has sounded the horn: break that Gateway now, or it may win.

# What is worth telling at the end.
war-fact-attack = The strongest attack: { $who } with { $total } against { $whom }’s { war-section }.
war-fact-attacks = Most attacks won: { $who } with { $count }.
war-fact-built = Most sections built: { $who } with { $count }.
war-fact-leaders = Most Leaders played: { $who } with { $count }.

## What the first page of the rules points at

war-label-1 = **Face cards**: taken from the left, filled from the deck
war-label-2 = The **deck**: its back shows which kind comes next
war-label-3 = Your **Bridge**: four sections, Build cards below with their sum, War cards as guards above
war-label-4 = Your **Gate**: three sections of Build cards, built after the Bridge
war-label-5 = Whether it would be **true** if it were turned up now
war-label-6 = Your **hand**; a card with an eye is known to all
