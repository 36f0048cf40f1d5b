# War of Waves in English.
#
# $who and $whom are names of players (`seat` and `whom` of an option, `seat` and `target` of an event); $card and
# $other are cards by their code, or W, B, L where only the back is known; $section and $where are sections by their
# code; $cards and $shown are lists of card names, joined. Everything else is a field of the event, option or refusal.

war-name = War of Waves

## Cards and sections

war-card-W1 = War 1
war-card-W2 = War 2
war-card-W3 = War 3
war-card-W4 = War 4
war-card-W5 = War 5
war-card-W6 = War 6
war-card-B1 = Build 1
war-card-B2 = Build 2
war-card-B3 = Build 3
war-card-B4 = Build 4
war-card-B5 = Build 5
war-card-B6 = Build 6
war-card-B7 = Build 7
war-card-B8 = Build 8
war-card-L-heph = Hephaestus
war-card-L-pos = Poseidon
war-card-L-ares = Ares
war-card-L-ceto = Ceto
war-card-W = a War card
war-card-B = a Build card
war-card-L = a Leader
# The card whose code is in $card; used by other messages.
war-card =
    { $card ->
        [W1] { war-card-W1 }
        [W2] { war-card-W2 }
        [W3] { war-card-W3 }
        [W4] { war-card-W4 }
        [W5] { war-card-W5 }
        [W6] { war-card-W6 }
        [B1] { war-card-B1 }
        [B2] { war-card-B2 }
        [B3] { war-card-B3 }
        [B4] { war-card-B4 }
        [B5] { war-card-B5 }
        [B6] { war-card-B6 }
        [B7] { war-card-B7 }
        [B8] { war-card-B8 }
        [L-heph] { war-card-L-heph }
        [L-pos] { war-card-L-pos }
        [L-ares] { war-card-L-ares }
        [L-ceto] { war-card-L-ceto }
        [W] { war-card-W }
        [B] { war-card-B }
        [L] { war-card-L }
       *[other] { $card }
    }
# A second card, whose code is in $other.
war-other =
    { $other ->
        [W1] { war-card-W1 }
        [W2] { war-card-W2 }
        [W3] { war-card-W3 }
        [W4] { war-card-W4 }
        [W5] { war-card-W5 }
        [W6] { war-card-W6 }
        [B1] { war-card-B1 }
        [B2] { war-card-B2 }
        [B3] { war-card-B3 }
        [B4] { war-card-B4 }
        [B5] { war-card-B5 }
        [B6] { war-card-B6 }
        [B7] { war-card-B7 }
        [B8] { war-card-B8 }
        [W] { war-card-W }
       *[B] { war-card-B }
    }
war-kind =
    { $kind ->
        [W] War
        [B] Build
       *[L] Leader
    }
# The section whose code is in $section; used by other messages.
war-section =
    { $section ->
        [bridge1] Bridge 1
        [bridge2] Bridge 2
        [bridge3] Bridge 3
        [bridge4] Bridge 4
        [gate1] Gate 1
        [gate2] Gate 2
       *[gate3] Gate 3
    }
war-where =
    { $where ->
        [bridge1] Bridge 1
        [bridge2] Bridge 2
        [bridge3] Bridge 3
        [bridge4] Bridge 4
        [gate1] Gate 1
        [gate2] Gate 2
       *[gate3] Gate 3
    }
war-leader =
    { $leader ->
        [heph] Hephaestus
        [pos] Poseidon
        [ares] Ares
       *[ceto] Ceto
    }
war-type-attack = Attack
war-type-build = Build
war-type-fortify = Fortify

## Phases

war-phase-turn = { $who } begins a turn.
war-phase-actions = { $who } is acting.
war-phase-leader = { $who } has played a Leader and ends the turn.
war-phase-over = The game is over.

## Menu

war-menu-turn = What do you do?
war-menu-build = Build a new section
war-menu-fortify = Fortify a section
war-menu-attack = Attack
war-menu-own = Clear Build cards of your own
war-menu-heph = Play Hephaestus: swap a Bridge card with a Gate card
war-menu-pos = Play Poseidon: attack up to two cards
war-menu-ares = Play Ares: take War cards
war-menu-ceto = Play Ceto: swap hands
war-menu-horn = Sound the horn and end the turn
war-menu-end = End the turn{ $deck ->
        [0] { $face ->
            [0] { "" }
            [one] : take 1 Face card
           *[other] : take { $face } Face cards
        }
       *[other] : draw { $deck } from the deck{ $face ->
            [0] { "" }
           *[other] , take { $face } Face card
        }
    }
war-menu-where = Where do you build?
war-menu-new-bridge = A new Bridge section
war-menu-new-gate = A new Gate section
war-field-new-bridge = a new Bridge section
war-field-new-gate = a new Gate section
war-menu-which-build = Which Build card?
war-menu-which-section = Which section?
war-menu-which-card = Which card for { war-section }?
war-menu-section = { war-section }
war-menu-card = { war-card }
war-menu-whom = Whose?
war-menu-seat = { $whom }
war-menu-aim = What do you aim at?
war-menu-own-aim = Which Build cards of yours shall go?
war-menu-target = { $whom }, { war-section }: { war-card }
war-menu-targets = { $whom }, { war-section }: { war-card } + { war-other }
war-menu-own-target = { war-section }: { war-card }
war-menu-own-targets = { war-section }: { war-card } + { war-other }
war-menu-attack-with = Which cards do you attack with?
war-menu-attack-kind = War cards or Build cards?
war-menu-with-w = War cards
war-menu-with-b = Build cards
# $kind is W or B, $numbers the numbers of several cards.
war-menu-handful = { war-kind } { $numbers }
war-menu-how-many = How many of { war-card }?
war-menu-count = { $count } × { war-card }
war-menu-heph-bridge = Which card of your Bridge?
war-menu-heph-gate = Which card of your Gate?
war-menu-own-card = { war-section }: { war-card }
war-menu-ares-to = Which section do they go to?
war-menu-ares-take = War card { $nth } of { $count }: which?
war-menu-enemy-card = { $whom }, { war-section }: { war-card }
war-menu-confirm-false-horn = Your Bridge or your Gate is not true as it stands. If nothing changes that, this horn loses. Sound it all the same?
war-menu-confirm-late-horn = The game ends before this horn is judged. Sound it all the same?
war-menu-confirm-no-horn = Your Gateway is complete and true. End the turn without the horn?
war-menu-confirm-under-horn = { $whom } has sounded the horn, and you can still attack that Gateway. End the turn all the same?
war-menu-confirm-hopeless = You know those cards: it takes { $need }, and you have { $total }. Attack all the same?

## The fields of a typed action

war-field-leader = { war-leader }
war-field-at =
    { $place ->
        [war0] first War card
        [war1] second War card
        [build0] first Build card
       *[build1] second Build card
    } ({ $number ->
        [0] face down
       *[other] { $number }
    })
# Plans that were laid before war-field-at came keep this one: $place, $card
war-field-place =
    { $place ->
        [war0] first War card
        [war1] second War card
        [build0] first Build card
       *[build1] second Build card
    } ({ $card ->
        [W] face down
        [B] face down
       *[other] { war-card }
    })

## Refusals

war-refusal-leader-ends-actions = After a Leader you can only end your turn or sound the horn.
war-refusal-two-types = 
    You have used two types of action in this turn: { $first ->
        [attack] Attack
       *[build] Build
    } and { $second ->
        [build] Build
       *[fortify] Fortify
    }. Go on with those, or end your turn.
war-refusal-not-in-hand = { war-card } is not in your hand, or not so many times. Choose from the cards of your hand.
war-refusal-not-a-build-card = { war-card } cannot start a section; that takes a Build card.
war-refusal-bridge-full = Your Bridge has its four sections already. Fortify one, or build the Gate once the Bridge stands.
war-refusal-gate-full = Your Gate has its three sections already. You can still fortify them.
war-refusal-bridge-not-standing = Your Bridge must stand for that: four sections with a Build and a War card each.
war-refusal-no-section = There is nothing at { war-section }. Build there first, or choose a section where cards lie.
war-refusal-leader-in-section = A Leader is played, not laid in a section. Choose a War or a Build card.
war-refusal-no-war-in-gate = War cards never go into a Gate. Choose a Build card, or a section of the Bridge.
war-refusal-builds-full = There are two Build cards at { war-section } already, the most there can be. Choose another section.
war-refusal-wars-full = There are two War cards at { war-section } already, the most there can be. Choose another section.
war-refusal-no-cards = Choose at least one card to attack with.
war-refusal-leader-cannot-fight = A Leader has no number and takes no part in an attack.
war-refusal-mixed-cards = Attack with War cards or with Build cards, not with both.
war-refusal-no-such-target = No enemy sits there. Choose another player who is still in the game.
war-refusal-target-out = That player is out of the game. Choose one who is still in it.
war-refusal-nothing-aimed-at = Choose at least one card to aim at.
war-refusal-aimed-twice = Each card can be named only once.
war-refusal-no-such-place = That card is not at { war-section }. Choose one that lies there.
war-refusal-mixed-targets = Aim at War cards or at Build cards, not at both.
war-refusal-war-first = War cards protect { war-section }: beat them first, then the Build cards.
war-refusal-own-war = Of your own cards you can attack only Build cards.
war-refusal-own-gate-one = Clear your own Gate one card at a time: name just one.
war-refusal-own-last-build = The only Build card under War cards has to stay. Choose a section where another would be left.
war-refusal-own-too-weak = That makes { $total } and takes { $need }: an attack on your own cards must succeed, so add cards or leave it.
war-refusal-leader-first = A Leader is played before anything else in a turn. You have acted already; it can be the first thing next turn.
war-refusal-leader-alone = To play a Leader you need another card that is not a Leader.
war-refusal-heph-bridge = Name a Build card of your Bridge first.
war-refusal-heph-gate = After the Build card of your Bridge, name one of your Gate.
war-refusal-pos-own = With Poseidon you attack only enemies.
war-refusal-pos-two = With Poseidon you attack at most { $most } cards.
war-refusal-pos-war-first = A Build card can be attacked only together with every War card on it.
war-refusal-ares-section = Ares brings War cards only to your own Bridge.
war-refusal-ares-no-wars = No enemy has a War card to take.
war-refusal-ares-count =
    { $count ->
        [one] Ares takes exactly one card there.
       *[other] Ares takes exactly { $count } cards there.
    }
war-refusal-ares-war = Ares takes only War cards of enemies.
war-refusal-horn-incomplete = The horn needs a whole Gateway: four Bridge sections with a Build and a War card each, and three Gate sections.
war-refusal-war-seats = Three and four players need two decks: set Players and decks to “For three or four, two decks”.
war-refusal-war-crowd = Two players use one deck: set Players and decks to “For two, one deck”.

## Events

war-event-started = The cards are dealt.
war-event-dealt = You were dealt { $hand }; { war-card } lies as your first section.
# The log leaves out what the panel and the picture say: the round, whose turn it is, and the row of Face cards.
war-event-round = { "" }
war-event-turn = { "" }
war-event-built = { $who } built { war-section }.
war-event-built-own = { "" }
war-event-fortified =
    { $kind ->
        [W] { $who } set a War card on { war-section }.
       *[B] { $who } added a Build card to { war-section }.
    }
war-event-fortified-own = { "" }
war-event-laid = You laid { war-card } at { war-section }.
# What attacks: $cards and, unless one card says it by itself, their sum $total; used by other messages.
war-attackers =
    { $cards-count ->
        [one] { $cards }
       *[other] { $cards } ({ $total })
    }
war-event-attacked =
    { $poseidon ->
        [yes] With Poseidon { $who }
       *[no] { $who }
    } attacked { $whom }’s { war-section } with { war-attackers } against { $shown }, where { $need } was needed: { $won ->
        [yes] won.
       *[no] lost.
    }
war-event-attacked-own =
    { $poseidon ->
        [yes] With Poseidon you
       *[no] You
    } attacked { $whom }’s { war-section } with { war-attackers } against { $shown }, where { $need } was needed: { $won ->
        [yes] won.
       *[no] lost.
    }
war-event-attacked-you =
    { $poseidon ->
        [yes] With Poseidon { $who }
       *[no] { $who }
    } attacked your { war-section } with { war-attackers } against { $shown }, where { $need } was needed: { $won ->
        [yes] won.
       *[no] lost.
    }
war-event-cleared = { $who } cleared { $shown } from { war-section } with { war-attackers }, where { $need } was needed.
war-event-cleared-own = You cleared { $shown } from { war-section } with { war-attackers }, where { $need } was needed.
war-event-perished = { $cards } perished with { $who }’s { war-section }.
war-event-perished-own = { $cards } perished with your { war-section }.
war-event-gone = { $who }’s { war-section } is gone.
war-event-gone-own = Your { war-section } is gone.
war-event-leader = { $who } played { war-leader }.
war-event-leader-own = You played { war-leader }.
war-event-swapped = { $who } swapped a Build card of { war-section } with one of { war-where }.
war-event-swapped-own = You swapped a Build card of { war-section } with one of { war-where }.
war-event-moved = Ares moved a War card from { $whom }’s { war-where } to { $who }’s { war-section }.
war-event-moved-own = Ares moved a War card from { $whom }’s { war-where } to your { war-section }.
war-event-moved-you = Ares moved a War card from your { war-where } to { $who }’s { war-section }.
war-event-moved-cards = You saw what Ares brought: { $cards }.
war-event-hands = { $who } and { $whom } swapped hands: { $who } has { $count ->
        [one] 1 card
       *[other] { $count } cards
    } now, { $whom } { $their_count }.
war-event-hands-own = You and { $whom } swapped hands: you have { $count ->
        [one] 1 card
       *[other] { $count } cards
    } now, { $whom } { $their_count }.
war-event-hands-you = { $who } and you swapped hands: { $who } has { $count ->
        [one] 1 card
       *[other] { $count } cards
    } now, you { $their_count }.
war-event-got-hand =
    { $cards-count ->
        [0] You got an empty hand.
       *[other] You got { $cards }.
    }
war-event-drew-face = { $who } took { war-card } from the Face cards.
war-event-drew-face-own = You took { war-card } from the Face cards.
war-event-face = { "" }
war-event-drew-deck =
    { $kind ->
        [W] { $who } drew a War card.
        [B] { $who } drew a Build card.
       *[L] { $who } drew a Leader.
    }
war-event-drew-deck-own = { "" }
war-event-drew-card = You drew { war-card }.
war-event-nothing =
    { $place ->
        [deck] { $who } drew nothing: no cards were left.
       *[face] { $who } took no Face card: none was there.
    }
war-event-nothing-own =
    { $place ->
        [deck] You drew nothing: no cards were left.
       *[face] You took no Face card: none was there.
    }
war-event-reshuffled = The discard pile was shuffled into a new deck of { $cards }.
war-event-horn = { $who } sounded the horn!
war-event-horn-own = You sounded the horn!
war-event-silent = { $who }’s horn fell silent: the Gateway does not stand complete any more.
war-event-silent-own = Your horn fell silent: the Gateway does not stand complete any more.
war-event-judged = { $who }’s Gateway was turned up. Bridge: { $bridge } ({ $bridge_true ->
        [yes] true
       *[no] not true
    }). Gate: { $gate } ({ $gate_true ->
        [yes] true
       *[no] not true
    }).
war-event-judged-own = Your Gateway was turned up. Bridge: { $bridge } ({ $bridge_true ->
        [yes] true
       *[no] not true
    }). Gate: { $gate } ({ $gate_true ->
        [yes] true
       *[no] not true
    }).
war-event-out = { $who } is out. Discarded: { $cards }.
war-event-out-own = You are out. Discarded: { $cards }.
war-event-tied = { $count } true Gateways stand at once.
war-event-tie-card = To part them, { $who } drew { war-card }.
war-event-tie-card-own = To break the tie, you drew { war-card }.
war-event-ended =
    { $reason ->
        [gateway] { $winners } won with a true Gateway.
        [tie-leader] { $winners } won the tie by holding a Leader.
        [tie-card] { $winners } won the tie with the highest card.
        [tie-shared] { $winners } won together.
        [false-gateway] { $winners } won: the horn was false.
        [last-left] { $winners } won, the last one left.
       *[rounds] The last round is over: a draw.
    }

## How it ended

war-reason-gateway = A true Gateway stands.
war-reason-tie-leader = Several Gateways stood; a Leader decided.
war-reason-tie-card = Several Gateways stood; the highest card decided.
war-reason-tie-shared = Several Gateways stood and nothing could part them.
war-reason-false-gateway = The horn was false: that Gateway was not true.
war-reason-last-left = Only one player was left.
war-reason-rounds = The last round passed: a draw.

## Options

war-option-deck = Deck
war-option-deck-about = How many cards are in a deck; three and four play with two decks. Both numbers are ours: the printed rules contradict themselves.
war-option-deck-54 = 54 cards a deck: 24 War, 26 Build, 4 Leaders
war-option-deck-60 = 60 cards a deck: 24 War, 32 Build up to 8, 4 Leaders
war-option-crowd = Players and decks
war-option-crowd-about = Our own rules for three and four players: two decks shuffled together. Needed there, not for two.
war-option-crowd-false = For two, one deck
war-option-crowd-true = For three or four, two decks
war-option-rounds = Rounds at most
war-option-rounds-about = After this round the game is a draw. The usual 60 are ours.

## Why a computer player does something

# $whom is a player, $chance of a hundred, $count of seven sections
war-why-horn-stands = { $whom } has sounded the horn, and may win unless that Gateway is broken now.
war-why-certain = This breaks it, whatever lies face down.
war-why-alone = Nothing in this hand can break the Gateway that a horn stands for.
war-why-closed = Attacks are not open any more in this turn.
war-why-hardly = An attack on the Gateway that a horn stands for would succeed less than { $chance } times of 100.
war-why-true = The Gateway is complete and true.
war-why-enough = What is left in the hand is better kept than laid now.
war-why-nothing = Nothing more can be laid in this turn.
war-why-clear = The Build card in { war-section } can never come right.
war-why-heph = After the swap fewer cards are missing for a true Gateway.
war-why-pos = Poseidon attacks without doubling and reaches any Gate.
war-why-ares = Guards change sides, and the other has to find new ones.
war-why-ceto = The other hand is worth more than this one.
war-why-ceto-perhaps = The other hand may be better than this one.
war-why-bridge = { $parity ->
    [odd] The Bridge is to have odd totals; this is one section more.
   *[even] The Bridge is to have even totals; this is one section more.
}
war-why-section = This is one section more for the Bridge; a second card can set its total right.
war-why-gate = The Gate is to have three numbers in a row, and this goes towards one of them.
war-why-strike = { $whom } has { $count } of seven sections; this attack succeeds about { $chance } times of 100.
war-why-second-guard = A second guard makes { war-section } harder to break.
war-why-guard = Only with a War card does { war-section } count as standing.
war-why-parity = { $parity ->
    [odd] With it { war-section } has an odd total, as the Bridge needs it.
   *[even] With it { war-section } has an even total, as the Bridge needs it.
}

# What is counted for people’s statistics.
war-tally-true = True Gateways: { $count }
war-tally-built = Sections built: { $count }
war-tally-attacks = Attacks won: { $count }
war-tally-leaders = Leaders played: { $count }

# Moving ahead

war-stop-horn = somebody sounds the horn
war-claim-no-horn = nobody sounds the horn
war-claim-intact = your Gateway has lost no complete section

## What a computer player expects or fears next

war-then-wins = { $who } wins.
war-then-horn = { $who } sounds the horn.
war-then-strikes = { $who } attacks { $whom }’s { war-section }, and wins.
war-then-fails = { $who } attacks { $whom }’s { war-section }, and loses.
war-then-leader = { $who } plays { war-leader }.
war-then-builds = { $who } builds { war-section }.
war-then-guards = { $who } sets a War card on { war-section }.
war-then-adds = { $who } adds a Build card to { war-section }.

## Styles of computer players

war-style-raider = raider
war-style-raider-about = attacks early and often
war-style-builder = builder
war-style-builder-about = builds first, and guards it well
