# Rolling with the Waves in English.
#
# $who and $whom are names of players (an event's `seat` and `target`). $colour is the number of a colour as in the
# record, the seat whose dice they are, -1 for clear; $part and $cannon are codes. $dice, $stolen and other lists are
# joined, each item said by rolling-card; $stolen-count is how many. Yes or no come as `yes` and `no`.
# Everything else is a field of the event, menu or refusal as it is.

rolling-name = Rolling with the Waves

## Dice

# A die such as `red-4`, or a number, which is said as it is.
rolling-card =
    { $card ->
        [red-1] red 1
        [red-2] red 2
        [red-3] red 3
        [red-4] red 4
        [red-5] red 5
        [red-6] red 6
        [green-1] green 1
        [green-2] green 2
        [green-3] green 3
        [green-4] green 4
        [green-5] green 5
        [green-6] green 6
        [blue-1] blue 1
        [blue-2] blue 2
        [blue-3] blue 3
        [blue-4] blue 4
        [blue-5] blue 5
        [blue-6] blue 6
        [yellow-1] yellow 1
        [yellow-2] yellow 2
        [yellow-3] yellow 3
        [yellow-4] yellow 4
        [yellow-5] yellow 5
        [yellow-6] yellow 6
        [purple-1] purple 1
        [purple-2] purple 2
        [purple-3] purple 3
        [purple-4] purple 4
        [purple-5] purple 5
        [purple-6] purple 6
        [clear-1] clear 1
        [clear-2] clear 2
        [clear-3] clear 3
        [clear-4] clear 4
        [clear-5] clear 5
        [clear-6] clear 6
       *[other] { $card }
    }
rolling-colour =
    { $colour ->
        [0] red
        [1] green
        [2] blue
        [3] yellow
        [4] purple
       *[-1] clear
    }

## Parts of the map

rolling-part-infamy = Infamy
rolling-part-spirits = Spirits
rolling-part-chest1 = Chest 1
rolling-part-chest2 = Chest 2
rolling-part-chest3 = Chest 3
rolling-part-hull = Hull
rolling-part-small = Small cannon
rolling-part-large = Large cannon
rolling-part-ports = Ports
rolling-part-crew = Crew
rolling-part =
    { $part ->
        [spirits] { rolling-part-spirits }
        [chest1] { rolling-part-chest1 }
        [chest2] { rolling-part-chest2 }
        [chest3] { rolling-part-chest3 }
        [hull] { rolling-part-hull }
        [small] { rolling-part-small }
        [large] { rolling-part-large }
        [ports] { rolling-part-ports }
       *[crew] { rolling-part-crew }
    }
# The part in $other, where a text names two.
rolling-other =
    { $other ->
        [spirits] { rolling-part-spirits }
        [chest1] { rolling-part-chest1 }
        [chest2] { rolling-part-chest2 }
        [chest3] { rolling-part-chest3 }
        [hull] { rolling-part-hull }
        [small] { rolling-part-small }
        [large] { rolling-part-large }
        [ports] { rolling-part-ports }
       *[crew] { rolling-part-crew }
    }
rolling-cannon =
    { $cannon ->
        [small] the small cannon
        [large] the large cannon
       *[both] both cannons
    }
# What of a gain of infamy found no free circle.
rolling-lost =
    { $lost ->
        [0] { "" }
       *[other] ; { $lost } of it is lost: there is room for 20
    }
rolling-shots =
    { $shots ->
        [one] 1 shot
       *[other] { $shots } shots
    }

## Phases

rolling-phase-draft = { $who } drafts a die.
rolling-phase-plan = Everybody plans in secret.
rolling-phase-fire = { $who } fires.
rolling-phase-over = The game is over.

## Menu

rolling-menu-draft = Which die do you take?
rolling-menu-die-free = { rolling-colour } { $value }: free
rolling-menu-die-paid = { rolling-colour } { $value }: for { $cost } infamy
rolling-menu-die-sailor = { rolling-colour } { $value }: as a drunken sailor (1)
rolling-menu-die-either = { rolling-colour } { $value }: for { $cost } infamy, or as a drunken sailor (1)
rolling-menu-pay-or-sailor = Pay for this die, or take it as a drunken sailor?
rolling-menu-pay = Pay { $cost } infamy; it stays a { $value }
rolling-menu-sailor = Drunken sailor: free, and it becomes a 1
rolling-field-sailor = as a drunken sailor (1)
rolling-menu-confirm-paying = A free die shows the same number. Pay { $cost } infamy all the same?
rolling-menu-plan = Your die { $die } shows { $value }. Where does it go?
# Where the dice before went: $part and $part-value, $other and $other-value.
rolling-menu-plan-2 = { $part-value } → { rolling-part }. Your die { $die } shows { $value }. Where does it go?
rolling-menu-plan-3 = { $part-value } → { rolling-part }, { $other-value } → { rolling-other }. Your die { $die } shows { $value }. Where does it go?
rolling-menu-part = { rolling-part } ({ $filled }/{ $squares })
rolling-menu-bury = Bury chest { $chest } (treasure { $sum }) with all three dice
rolling-menu-confirm-bury =
    { $free ->
        [one] Chest { $chest } still has a free square, and a buried chest takes no more dice. Bury it all the same?
       *[other] Chest { $chest } still has { $free } free squares, and a buried chest takes no more dice. Bury it all the same?
    }
rolling-menu-boost =
    { $filled ->
        [2] Both squares of your Spirits are filled.
       *[other] This plan fills the second square of your Spirits.
    } Write another die as a 7? That empties the Spirits.
rolling-menu-boost-none = No, keep the Spirits
rolling-menu-boost-part = { rolling-part }: 7 instead of { $value }
rolling-menu-fire =
    { $shot ->
        [1] Who do you fire at?
       *[other] And the other cannon?
    }
rolling-menu-fire-at = { $whom }, with { rolling-cannon }: { rolling-shots }, Hull { $hull }
rolling-menu-fire-sea = Into the sea, with { rolling-cannon }
rolling-menu-aim = Which chest (from the top), and into which of yours?
rolling-menu-steal = Chest { $chest } → your { $into } ({ $room } free): { $treasure }
rolling-menu-stow = Your chest { $into } ({ $room } free); nothing to steal
rolling-menu-confirm-lost =
    { $lost ->
        [one] There is no room for one stolen die: it is lost. Fire all the same?
       *[other] There is no room for { $lost } stolen dice: they are lost. Fire all the same?
    }
rolling-menu-confirm-sea = There is treasure in reach. Fire into the sea all the same?

## The fields of a typed action

rolling-field-put = { $value } → { rolling-part }
rolling-field-shot = { rolling-cannon } at { $whom }: chest { $chest } into your chest { $into }
rolling-field-shot-empty = { rolling-cannon } at { $whom }, into your chest { $into }

## Refusals

rolling-refusal-over = The game is over.
rolling-refusal-no-such-seat = Nobody sits there.
rolling-refusal-not-your-turn = It is not your turn.
rolling-refusal-wrong-phase = { $phase ->
    [draft] Dice are drafted now: take one from the roll.
    [plan] Everybody plans now: say where your three dice go, or bury a chest.
    [fire] Cannons fire now: say what each of yours aims at.
   *[over] The game is over.
}
rolling-refusal-no-such-die = There is no such die in this roll: they count from 0 to { $last }.
rolling-refusal-die-taken = That die has been taken already. Take one that still lies in the middle.
rolling-refusal-too-dear = That die costs { $cost } infamy, and you have { $infamy }. Clear dice and dice of your own colour are free.
rolling-refusal-no-sailor = A drunken sailor is only for when no clear die and none of your colour is left. Take one of those: they are free.
rolling-refusal-put-or-bury = A plan puts three dice on the map, or buries one chest.
rolling-refusal-three-dice = Each of your three dice goes on one part of its own.
rolling-refusal-no-room = { rolling-part } has no free square. Choose a part that has one.
rolling-refusal-chest-buried = Chest { $chest } is buried: nothing goes in or out. Choose one that is open.
rolling-refusal-no-such-chest = There is no such chest: they are 1, 2 and 3.
rolling-refusal-nothing-to-bury = Chest { $chest } is empty: put a die in before you bury it.
rolling-refusal-no-boost = The 7 is for a part you put a die on in this plan, and not for Spirits.
rolling-refusal-spirits-not-full = Only { $filled } of the two squares of Spirits would be filled; a 7 takes both.
rolling-refusal-one-shot-each = { $cannons ->
    [one] You have 1 full cannon: name one shot.
   *[other] You have { $cannons } full cannons: name one shot for each.
}
rolling-refusal-no-such-target = Nobody sits there. Choose another player’s ship, or fire into the sea.
rolling-refusal-own-ship = That is your own ship. Choose another player’s, or fire into the sea.
rolling-refusal-sea-is-empty = A shot into the sea takes nothing: leave out the chests.
rolling-refusal-name-a-chest = Name the chest to steal from.
rolling-refusal-nothing-to-steal = That chest is empty. Choose one with dice in it.
rolling-refusal-name-a-hold = Name the chest of your own that the treasure goes into.
rolling-refusal-same-chest = Both cannons aim at one ship: let them aim at the same chest and stow in the same chest.

## Events

rolling-event-round = Round { $round }: { $who } rolled { $dice }.
rolling-event-round-own = Round { $round }: you rolled { $dice }.
rolling-event-drafted =
    { $sailor ->
        [yes] { $who } took a drunken sailor ({ rolling-colour }): a 1.
       *[no] { $cost ->
            [0] { $who } took { rolling-colour } { $value }.
           *[other] { $who } hired { rolling-colour } { $value } for { $cost } infamy.
        }
    }
rolling-event-drafted-own =
    { $sailor ->
        [yes] You took a drunken sailor ({ rolling-colour }): a 1.
       *[no] { $cost ->
            [0] You took { rolling-colour } { $value }.
           *[other] You hired { rolling-colour } { $value } for { $cost } infamy.
        }
    }
rolling-event-sealed = { $who }’s plan is in.
rolling-event-sealed-own = { "" }
rolling-event-own-plan =
    { $boosted ->
        [yes] You planned a 7 for { rolling-part }, with your Spirits.
       *[no] You planned a { $value } for { rolling-part }.
    }
rolling-event-own-burying = You planned to bury chest { $chest }.
rolling-event-revealed = All plans of round { $round } were opened.
rolling-event-wrote =
    { $boosted ->
        [yes] { $who } erased the Spirits and wrote a 7 on { rolling-part }.
       *[no] { $who } wrote a { $value } on { rolling-part }.
    }
rolling-event-wrote-own =
    { $boosted ->
        [yes] You erased the Spirits and wrote a 7 on { rolling-part }.
       *[no] You wrote a { $value } on { rolling-part }.
    }
rolling-event-buried = { $who } buried chest { $chest }.
rolling-event-buried-own = You buried chest { $chest }.
rolling-event-strengthened = { $who }’s Hull reached level { $level }.
rolling-event-strengthened-own = Your Hull reached level { $level }.
rolling-event-cannons = Cannons fired, the highest infamy first.
# Instead of a theft, $why is `sea`, `empty`, `short` or `hull`. $shots were fired, $blocked of them stopped by Hull;
# $lost of the $stolen dice found no room.
rolling-event-fired =
    { $why ->
        [sea] { $who } fired { rolling-cannon } into the sea.
        [empty] { $who } fired { rolling-cannon } at { $whom }, where there was nothing to steal.
        [short] { $who } fired { rolling-cannon } at { $whom }: below the first level there is no shot.
        [hull] { $who } fired { rolling-cannon } at { $whom }: the Hull stopped every shot.
       *[other] { $lost ->
            [0] { $who } fired { rolling-cannon } at { $whom } and stole { $stolen } from chest { $chest } into chest { $into }.
            [one] { $who } fired { rolling-cannon } at { $whom } and stole { $stolen } from chest { $chest } into chest { $into }; 1 of them found no room and was lost.
           *[other] { $who } fired { rolling-cannon } at { $whom } and stole { $stolen } from chest { $chest } into chest { $into }; { $lost } of them found no room and were lost.
        }
    }
rolling-event-fired-own =
    { $why ->
        [sea] You fired { rolling-cannon } into the sea.
        [empty] You fired { rolling-cannon } at { $whom }, where there was nothing to steal.
        [short] You fired { rolling-cannon } at { $whom }: below the first level there is no shot.
        [hull] You fired { rolling-cannon } at { $whom }: the Hull stopped every shot.
       *[other] { $lost ->
            [0] You fired { rolling-cannon } at { $whom } and stole { $stolen } from chest { $chest } into chest { $into }.
            [one] You fired { rolling-cannon } at { $whom } and stole { $stolen } from chest { $chest } into chest { $into }; 1 of them found no room and was lost.
           *[other] You fired { rolling-cannon } at { $whom } and stole { $stolen } from chest { $chest } into chest { $into }; { $lost } of them found no room and were lost.
        }
    }
rolling-event-fired-you =
    { $why ->
        [sea] { $who } fired { rolling-cannon } into the sea.
        [empty] { $who } fired { rolling-cannon } at you, where there was nothing to steal.
        [short] { $who } fired { rolling-cannon } at you: below the first level there is no shot.
        [hull] { $who } fired { rolling-cannon } at you: the Hull stopped every shot.
       *[other] { $lost ->
            [0] { $who } fired { rolling-cannon } at you and stole { $stolen } from your chest { $chest } into chest { $into }.
            [one] { $who } fired { rolling-cannon } at you and stole { $stolen } from your chest { $chest } into chest { $into }; 1 of them found no room and was lost.
           *[other] { $who } fired { rolling-cannon } at you and stole { $stolen } from your chest { $chest } into chest { $into }; { $lost } of them found no room and were lost.
        }
    }
rolling-event-paid = { $who } gained { $infamy } infamy for { rolling-cannon }{ rolling-lost }.
rolling-event-paid-own = You gained { $infamy } infamy for { rolling-cannon }{ rolling-lost }.
rolling-event-raided =
    { $most ->
        [yes] { $who } gained { $infamy } infamy from Ports, 1 of it for the highest sum{ rolling-lost }.
       *[no] { $who } gained { $infamy } infamy from Ports{ rolling-lost }.
    }
rolling-event-raided-own =
    { $most ->
        [yes] You gained { $infamy } infamy from Ports, 1 of it for the highest sum{ rolling-lost }.
       *[no] You gained { $infamy } infamy from Ports{ rolling-lost }.
    }
rolling-event-hired =
    { $dice ->
        [one] { $who } hired: one more die in the bag.
       *[other] { $who } hired: { $dice } more dice in the bag.
    }
rolling-event-hired-own =
    { $dice ->
        [one] You hired: one more die in the bag.
       *[other] You hired: { $dice } more dice in the bag.
    }
# $winners are names, $count is how many.
rolling-event-ended =
    { $reason ->
        [chests] { rolling-reason-chests }
       *[squares] { rolling-reason-squares }
    } { $count ->
        [one] { $winners } won.
       *[other] { $winners } won together.
    }

## How it ended

rolling-reason-chests = Three chests of one map were each buried or full; most points win, then most infamy.
rolling-reason-squares = All squares of Ports, Crew and Hull of one map were filled; most points win, then most infamy.

## Why a computer player does something

# $value is a die, $part a part of the map, $chest the number of a chest, $whom a player
rolling-why-sailor = No die is free, and paying would cost more than it brings.
rolling-why-sailor-poor = No die is free, and the infamy pays for none.
rolling-why-free = A free { $value } is worth most of what is left.
rolling-why-hired = The { $value } is worth its infamy.
rolling-why-rob = Most is to be had from { $whom }.
rolling-why-sea = Nothing can be had anywhere.
rolling-why-spare = Robbing nobody is better here.
rolling-why-bury = Chest { $chest } could be robbed; buried it is safe, and worth 2 more.
rolling-why-bury-full = Chest { $chest } is full: buried it is safe, and worth 2 more.
rolling-why-loaded = With that a cannon is full and fires at once.
rolling-why-loading = A loaded cannon brings more than its dice would in a chest.
rolling-why-hull = Others have cannons, and the Hull stops shots.
rolling-why-part = Filled, this part is worth 5 points, and its levels help on the way: { rolling-part }.
rolling-why-boost = The Spirits make a 7 there: { rolling-part }.
rolling-why-spirits = Two Spirits make a 7 later.
rolling-why-treasure = Treasure is worth what it shows.

# What is counted for people’s statistics.
rolling-tally-buried = Chests buried: { $count }
rolling-tally-thefts = Chests stolen from: { $count }
rolling-tally-shots = Shots fired: { $count }
rolling-tally-infamy = Infamy: { $count }

# Moving ahead

rolling-ahead-die = Which die do you want most?
rolling-ahead-next = And which one if that is gone?
rolling-ahead-dearest = The dearest you can pay
rolling-ahead-wish-dearest = the dearest you can pay
rolling-ahead-wish = { rolling-colour } { $value }
rolling-way-pay = Pay whatever it costs
rolling-way-sailor-4 = Drunken sailor if dearer than 4
rolling-way-sailor-3 = Drunken sailor if dearer than 3
rolling-way-sailor-2 = Drunken sailor if dearer than 2
rolling-way-sailor-0 = Drunken sailor rather than pay
rolling-claim-first = { rolling-colour } { $value } is still there when you take your next die
rolling-claim-free = a die that is free for you is still there
rolling-habit-fire = When your cannons fire
rolling-habit-sea = into the sea

## What a computer player expects or fears next

rolling-then-wins = { $who } wins.
rolling-then-robs = { $who } robs { $whom }.
rolling-then-drafts = { $who } takes { rolling-colour } { $value }.
rolling-then-buries = { $who } buries chest { $chest }.
rolling-then-writes = { $who } writes on { rolling-part }.

## Styles of computer players

rolling-style-hoarder = hoarder
rolling-style-hoarder-about = fills the chests above all
rolling-style-cannoneer = cannoneer
rolling-style-cannoneer-about = loads cannons, and robs
rolling-style-harbour = harbour master
rolling-style-harbour-about = builds Ports, and guards them
