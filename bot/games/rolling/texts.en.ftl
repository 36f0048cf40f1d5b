# What the bot says of Rolling with the Waves beyond the words that its rules ask for.

## At its tables

system-rolling = Rolling with the Waves
rolling-about = Draft dice, write them into your map in secret, and raid the chests of others. About 16 moves each.

## Commands

rolling-argument-die = Which die
rolling-argument-sailor = Take it as a drunken sailor instead of paying
rolling-argument-put = Where your three dice go
rolling-argument-bury = Bury a chest instead
rolling-argument-boost = With full Spirits: which die becomes a 7
rolling-argument-shots = What your full cannons do
rolling-command-draft = Take a die
rolling-command-plan = Plan your three dice, or bury a chest
rolling-command-fire = Fire your full cannons
rolling-describe-play = Play Rolling with the Waves

## What is about to be done

rolling-move-draft = Take
rolling-move-plan = Plan
rolling-move-fire = Fire

## What is waited for, after “Waiting for Ada”

rolling-doing-draft = to take a die
rolling-doing-plan = to plan
rolling-may-change = Your plan is in. Until all plans are, you can change it:
rolling-doing-fire = to fire

## On pictures, and the same in words

# The letter of a colour; a die carries a shape besides.
rolling-sign =
    { $colour ->
        [0] R
        [1] G
        [2] B
        [3] Y
        [4] P
       *[-1] C
    }
rolling-sign-hull = H
rolling-sign-small = S
rolling-sign-large = L
rolling-sign-ports = P
rolling-sign-crew = C
rolling-picture-round = Round { $round }
rolling-picture-bag = Bag
rolling-picture-draft = Draft
rolling-picture-plan = Secret plans
rolling-picture-fire = Cannons fire
rolling-picture-over = The end
rolling-picture-points = { $points ->
    [one] 1 pt
   *[other] { $points } pts
  }
rolling-picture-plan-in = plan is in
rolling-picture-plan-open = still planning
rolling-picture-fires =
    { $place ->
        [1] fires now
        [2] fires 2nd
        [3] fires 3rd
       *[other] fires { $place }th
    }
rolling-picture-chests = Chests
rolling-picture-shots =
    { $cannon ->
        [small] Small
       *[large] Large
    }: { $shots }
# The parts in one row of a picture: all of them together have room for about 50 letters.
rolling-legend =
    { $part ->
        [spirits] Spirits
        [hull] Hull
        [small] Small cannon
        [large] Large cannon
        [ports] Ports
       *[crew] Crew
    }
rolling-score-treasure = Treasure
rolling-score-buried = Buried
rolling-score-squares = Parts
rolling-score-infamy = Infamy
rolling-score-points = Points
# Several dice of a colour, and one die with what it shows.
rolling-words-several = { $count } { rolling-colour }
rolling-words-die = { rolling-colour } { $value }
rolling-words-round = Round { $round }: { $phase }
rolling-words-bag = Bag: { $dice }
rolling-words-pool = To draft: { $dice }
rolling-words-sailor = { $die } as a drunken sailor
rolling-words-who = { $who } ({ $colour }): { $points ->
        [one] 1 point
       *[other] { $points } points
    }
rolling-words-winner = winner
rolling-words-infamy = Infamy { $infamy } of { $most }, Spirits { $spirits } of 2{ $planned ->
        [yes] {" "}(one more planned)
       *[no] { "" }
    }
rolling-words-chest = Chest { $chest }: { $dice }{ $more ->
        [0] { "" }
       *[other] , { $more } planned
    }{ $state ->
        [buried] , buried
        [burying] , will be buried
       *[open] { "" }
    }
rolling-words-empty = empty
rolling-words-part = { rolling-part }: { $dice }{ $more ->
        [0] { "" }
       *[other] , { $more } planned
    }{ $level ->
        [0] { "" }
       *[other] ; level { $level }
    }
rolling-words-sum = Sum { $sum }; levels at { $levels }
rolling-words-hand = Dice: { $dice }
rolling-words-plan-in = Plan is in
rolling-words-plan-open = Still planning
rolling-words-fires = Fires as number { $place }
rolling-words-shots =
    { $cannon ->
        [small] small cannon
       *[large] large cannon
    } { $shots ->
        [one] 1 shot
       *[other] { $shots } shots
    }
rolling-words-score = { $who }: { $points } = treasure { $treasure }, buried chests { $buried }, full parts { $squares }, Infamy { $infamy }
rolling-words-own-plan = Your sealed plan: { $plan }
rolling-words-maps = Maps
# Parts of a map in one line, where an alt text would be too long otherwise; what is empty is not named.
rolling-brief-who = { $who }: { $points ->
        [one] 1 point
       *[other] { $points } points
    }, Infamy { $infamy }
rolling-brief-buried = buried
rolling-brief-planned = { $more } planned
rolling-brief-level = level { $level }

## What just happened

rolling-moment-revealed = The plans of round { $round }
rolling-moment-put = { $value } on { rolling-part }
rolling-moment-boosted = 7 on { rolling-part } with Spirits
rolling-moment-buries = buries chest { $chest }
rolling-moment-volley = { $who } at { $whom } with { rolling-cannon }: { $shots ->
        [one] 1 shot
       *[other] { $shots } shots
    } − { $blocked } for Hull = { $through }.
rolling-moment-you = you
rolling-moment-stole = Stolen from chest { $chest }, from the top: { $dice }{ $kept ->
        [0] ; there was no room: lost.
       *[other] { $lost ->
            [0] . Stowed in chest { $into }.
            [one] ; the last one found no room and is lost. The rest is in chest { $into }.
           *[other] ; the last { $lost } found no room and are lost. The rest is in chest { $into }.
        }
    }
rolling-moment-nothing = Nothing there to steal.
rolling-moment-sea = { $who } with { rolling-cannon }: into the sea.
rolling-moment-order = Cannons fire: { $order }

## The end

rolling-score = { $score ->
    [one] 1 point
   *[other] { $score } points
  }

## Looked up again and again

rolling-glance = What each part does
# $filled of $size squares hold a die, $rule is what the part brings.
rolling-glance-line = • **{ $part }** ({ $filled } of { $size }): { $rule }
rolling-glance-short = • **{ $part }** ({ $filled } of { $size }): the same.
rolling-glance-robbed = ⚠️ Can be robbed: a cannon of somebody else is full, or one die short of it.
rolling-glance-spirits = two dice, of any number; then one of your dice may be a 7, and both are erased.
rolling-glance-chest = points as the dice show at the end. Others can steal from the top until it is buried.
rolling-glance-hull = stops 1 shot at 7, 2 at 14, 3 at 21 in sum. Full: 5 points.
rolling-glance-small = full, it fires: 1 shot at 4, 2 at 7, 3 at 10 in sum. Then it is wiped and pays its lowest number in infamy.
rolling-glance-large = the same with 1 shot at 3, 2 at 6, 3 at 9, 4 at 15.
rolling-glance-ports = each round 1 infamy at 3, 2 at 10, 3 at 18 in sum, and 1 more for the highest alone. Full: 5 points.
rolling-glance-crew = at 5, 11 and 19 in sum one more die of your colour goes into the bag. Full: 5 points.
rolling-glance-bury = Instead, all three dice of a round bury a chest: it is safe, takes no more dice, and is worth 2 points more.
rolling-glance-infamy = Infamy pays for dice of others, decides who fires first, and every 3 are 1 point at the end.

# What is worth telling at the end.
rolling-fact-theft = The greatest theft: { $who } took { $sum } from { $whom }’s chest { $chest }.
rolling-fact-buried = The first chest in the ground: { $who } buried chest { $chest } in round { $round }.
rolling-fact-infamy = Most infamy gained: { $who } with { $count }.
rolling-fact-shots = Most shots: { $who } with { $count }.
rolling-fact-margin = { $who } ended { $count ->
    [one] 1 point
   *[other] { $count } points
} ahead of { $whom }.
rolling-fact-chest = The fullest chest: { $who }’s chest { $chest } holds { $sum }.

## What the first page of the rules points at

rolling-label-1 = The **dice** of this round: take one in turn; clear ones and your colour are free
rolling-label-2 = **Infamy**: your money
rolling-label-3 = **Chests**: dice in them are points
rolling-label-4 = The **parts** of your ship, with squares for dice
rolling-label-5 = What a part adds up to, and the sums at which it does more
rolling-label-6 = Here lie the three dice that you take
