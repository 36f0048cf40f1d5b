### Waves in English. Every text may use $edition (`breakers`, else the Rebels edition).
### Places are A to F, place A is the first seat's; $card and $majority are class numbers, $tablet a side's name.

## Words that other texts are made of

waves-rebel = { $edition ->
    [breakers] Breaker
   *[rebels] Rebel
}
waves-rebels = { $edition ->
    [breakers] Breakers
   *[rebels] Rebels
}
waves-card = { $card ->
    [1] Scholar (1)
    [2] Keeper (2)
    [3] Knight (3)
    [4] Seer (4)
   *[5] Noble (5)
}
waves-card-1 = Scholar
waves-card-2 = Keeper
waves-card-3 = Knight
waves-card-4 = Seer
waves-card-5 = Noble
waves-cards-1 = Scholars
waves-cards-2 = Keepers
waves-cards-3 = Knights
waves-cards-4 = Seers
waves-cards-5 = Nobles
waves-with = { $agent ->
    [1] Scholar
    [2] Keeper
    [3] Knight
    [4] Seer
   *[5] Noble
}
waves-class = { $majority ->
    [1] Scholars
    [2] Keepers
    [3] Knights
    [4] Seers
   *[5] Nobles
}
waves-at = { $place ->
    [0] A
    [1] B
    [2] C
    [3] D
    [4] E
   *[5] F
}
waves-shells = { $shells ->
    [0] no Shells
    [one] 1 Shell
   *[other] { $shells } Shells
}

## Phases

waves-phase-token = The Wave token is laid
waves-phase-agents = Agents are placed
waves-phase-discard = Hands are brought down to their limit
waves-phase-over = The game is over

## Rule Tablets: name and rule

waves-tablet = { $tablet ->
    [six] { waves-tablet-six }
    [roles] { waves-tablet-roles }
    [meek] { waves-tablet-meek }
    [tide] { waves-tablet-tide }
    [rebels-first] { waves-tablet-rebels-first }
    [elder-right] { waves-tablet-elder-right }
    [agent-right] { waves-tablet-agent-right }
    [rotate] { waves-tablet-rotate }
    [weak] { waves-tablet-weak }
    [counter] { waves-tablet-counter }
    [unique] { waves-tablet-unique }
    [first-returns] { waves-tablet-first-returns }
    [no-copies] { waves-tablet-no-copies }
    [shells] { waves-tablet-shells }
   *[calm] { waves-tablet-calm }
}
waves-tablet-six = Scholars rise
waves-tablet-six-rule = Every Scholar, Elder or Agent, has Power 6.
waves-tablet-roles = Roles count
waves-tablet-roles-rule = Followers have Power 3, { waves-rebels } 6, whatever their class.
waves-tablet-meek = The meek win
waves-tablet-meek-rule = An Agent needs the same Power as the Elder, or less.
waves-tablet-tide = Rising tide
waves-tablet-tide-rule = Every Keeper, Elder or Agent, has 2 more for each Shell there is at that moment.
waves-tablet-calm = Calm
waves-tablet-calm-rule = Nothing changes.
waves-tablet-rebels-first = { waves-rebels } first
waves-tablet-rebels-first-rule = { waves-rebels } act in the first Wave, Followers in the second.
waves-tablet-elder-right = Borrowed faces
waves-tablet-elder-right-rule = An Elder has the printed Power of the one before it, as the council lay at the start of the round: B has that of A, A that of the spare Elder or else of the last.
waves-tablet-agent-right = Borrowed hands
waves-tablet-agent-right-rule = An Agent has the printed Power of the one before it, which is turned up for it: B has that of A, A that of the last.
waves-tablet-rotate = Changing seats
waves-tablet-rotate-rule = At once, each Elder moves one place: from B to A, from C to B and so on, from A to the last. Agents stay.
waves-tablet-weak = Weak Followers
waves-tablet-weak-rule = Followers have 2 Power less.
waves-tablet-counter = Turning waters
waves-tablet-counter-rule = Both Waves run counterclockwise from the token.
waves-tablet-unique = One of a kind
waves-tablet-unique-rule = An Elder can only be collected if its class lay in the council just once when the round started.
waves-tablet-first-returns = False dawn
waves-tablet-first-returns-rule = The first Elder that would be collected goes to the hand instead, and its Shell stays.
waves-tablet-no-copies = No copies
waves-tablet-no-copies-rule = A class that you or your team already hold cannot be collected again.
waves-tablet-shells = A Shell a Follower
waves-tablet-shells-rule = At once, there are as many Shells as Followers, 5 at most.

## The menu

# $who: the seat that starts
waves-menu-token = At which of { $who }’s places shall the Wave token lie? Both Waves begin there.
# $place, $card: the Elder there
waves-menu-place = Place { waves-at }: { waves-card }
waves-menu-where = At which of your places do you play an Agent?
# $place
waves-menu-agent = Your Agent at { waves-at }: how do you play it?
waves-menu-follow = As a Follower
waves-menu-rebel = As a { waves-rebel }
waves-menu-follower = Which card follows?
# $card, $held: how many of it are in the hand
waves-menu-card = { $held ->
    [1] { waves-card }
   *[other] { waves-card }, you hold { $held }
}
waves-menu-rebels = How many of which class?
# $card, $count
waves-menu-stack = { $count } × { waves-card }
# $count
waves-menu-discard = { $count ->
    [one] Discard a card, face up
   *[other] Discard { $count } cards, face up
}
waves-menu-card-one = { waves-card }
# Beside one's own card, which is written Knight (3): $place, $card: the Elder there
waves-field-place =
    Place { waves-at } (Elder: { $card ->
        [1] { waves-card-1 }
        [2] { waves-card-2 }
        [3] { waves-card-3 }
        [4] { waves-card-4 }
       *[5] { waves-card-5 }
    })

## Refusals

waves-refusal-seats-and-mode = { $seats ->
    [2] Two players play head to head; no other mode goes with 2 seats.
    [3] Three players play all against all; no other mode goes with 3 seats.
   *[other] { $edition ->
        [breakers] With { $seats } seats the Breakers edition is played in teams; no other mode goes with it.
       *[rebels] With { $seats } seats you can play in teams or all against all.
    }
}
waves-refusal-seats-and-edition = The Breakers edition is for two teams: choose 2, 4 or 6 seats, and not all against all.
waves-refusal-no-shells = At least one of the five numbers of Shells must be above 0, such as 3,3,2,2,1.
waves-refusal-wrong-phase = { $phase ->
    [token] The Wave token comes first now: say at which place it goes.
    [agents] Agents are placed now: one card as a Follower, or cards of one class as a { waves-rebel }.
    [discard] Cards are discarded now, down to your limit.
   *[over] The game is over.
}
waves-refusal-not-a-card = There is no such class. The five are Scholar (1), Keeper (2), Knight (3), Seer (4) and Noble (5).
waves-refusal-no-such-card = { $held ->
    [0] You hold no { waves-card }. Choose a class that you hold.
   *[other] Of { waves-card } you hold { $held }, so { $held } is the most you can use.
}
waves-refusal-rebel-count = A { waves-rebel } is made of at least 1 card, and of no more than you hold of its class.
waves-refusal-place-not-yours = That place is not open to you. You can choose: { $places }.
waves-refusal-place-needed = Please add at which of your places the Agent goes: { $places }.
waves-refusal-place-is-fixed = This Agent can only go to { $places }, so leave the place out.
# $count
waves-refusal-discard-count = { $count ->
    [one] Discard exactly 1 card: you keep { $limit }.
   *[other] Discard exactly { $count } cards: you keep { $limit }.
}
waves-refusal-discard-order = Please list the cards from low to high, such as 1+3+3.

## What happened. $who is the seat's name.

# $round, $majority, $shells
waves-event-round = Round { $round }: { waves-class } have the Open Majority, { waves-shells } in the council.
# $who, $place
waves-event-token = { $who } laid the Wave token at { waves-at }.
waves-event-token-own = You laid the Wave token at { waves-at }.
# $who, $place
waves-event-followed = { $who } placed a Follower at { waves-at }.
waves-event-followed-own = You placed a Follower at { waves-at }.
# $who, $place, $count
waves-event-rebelled = { $count ->
    [one] { $who } placed a { waves-rebel } at { waves-at }.
   *[other] { $who } placed { $count } { waves-rebels } at { waves-at }.
}
waves-event-rebelled-own = { $count ->
    [one] You placed a { waves-rebel } at { waves-at }.
   *[other] You placed { $count } { waves-rebels } at { waves-at }.
}
# $card; only for the seat itself
waves-event-placed = Your Agent at { waves-at }: { waves-card }.
# $who, $count
waves-event-drew = { $count ->
    [one] { $who } drew a card.
   *[other] { $who } drew { $count } cards.
}
waves-event-drew-own = { "" }
waves-event-all-drew = Everybody drew a card.
# $cards; only for the seat itself
waves-event-drew-cards = You drew { $cards }.
# $who, $place, $card, $count
waves-event-rebels-shown = { $count ->
    [one] { waves-rebel } at { waves-at }, { $who }: { waves-card }.
   *[other] { waves-rebels } at { waves-at }, { $who }: { $count } × { waves-card }.
}
waves-event-rebels-shown-own = { $count ->
    [one] Your { waves-rebel } at { waves-at } is open: { waves-card }.
   *[other] Your { waves-rebels } at { waves-at } are open: { $count } × { waves-card }.
}
# $majority, $tablet
waves-event-majority = { waves-class } have the True Majority. Tablet: { waves-tablet }.
waves-event-rotated = Every Elder moved one place: from B to A, from C to B and so on, from A to the last.
# $shells
waves-event-shells-set = Shells in the council now: { $shells }.
# $who, $place, $card
waves-event-agent-shown = Follower at { waves-at }, { $who }: { waves-card }.
waves-event-agent-shown-own = Your Follower at { waves-at } is open: { waves-card }.
# $who, $place, $card, $agent: its class, $power of the Agent $against the Elder's, $shells that are left
waves-event-collected = { $who } collected { waves-card } at { waves-at } with a { waves-with }, { $power } against { $against }; { waves-shells } left.
waves-event-collected-own = You collected { waves-card } at { waves-at } with a { waves-with }, { $power } against { $against }; { waves-shells } left.
# $who, $place, $card, $agent, $power, $against, $why
waves-event-took = { $who } had a { waves-with } and took { waves-card } at { waves-at } to the hand: { $why ->
    [power] { $power } against { $against } did not win.
    [unique] its class lay there more than once.
    [copies] this class is held already.
    [returns] the first one goes back this round.
   *[shells] there was no Shell left.
}
waves-event-took-own = You had a { waves-with } and took { waves-card } at { waves-at } to the hand: { $why ->
    [power] { $power } against { $against } did not win.
    [unique] its class lay there more than once.
    [copies] this class is held already.
    [returns] the first one goes back this round.
   *[shells] there was no Shell left.
}
# $who, $cards, $cards-count
waves-event-discarded = { $who } discarded { $cards }.
waves-event-discarded-own = You discarded { $cards }.
# $card; 0 if there was none to draw
waves-event-spare = { $card ->
    [0] There is no new spare Elder.
   *[other] The new spare Elder: { waves-card }.
}
# $cards: how many
waves-event-reshuffled = The discard pile was shuffled: a new deck of { $cards } cards.
# $winners, $count of them, $reason
waves-event-ended = { $count ->
    [0] The game is over, a draw.
    [one] { $winners } won.
   *[other] { $winners } won together.
}

## How it was decided

waves-reason-classes = Enough different classes were collected.
waves-reason-elders = Enough Elders were collected.
waves-reason-rounds = The last round was played and nobody had reached a goal.

## Options

waves-option-edition = Edition
waves-option-edition-about = Which rulebook: the newer one has Rebels, the older one calls them Breakers and only knows two teams.
waves-option-edition-rebels = Rebels
waves-option-edition-breakers = Breakers
waves-option-mode = Mode
waves-option-mode-about = Who plays with whom: head to head each has two places; teams share what they collect.
waves-option-mode-duel = Head to head
waves-option-mode-free = All against all
waves-option-mode-teams = Teams
waves-option-tablets = Rule Tablets
waves-option-tablets-about = Which side of each tablet lies up: a set, or one side for each class.
waves-option-tablets-first-game = For a first game
waves-option-tablets-duel = Set for the duel
waves-option-tablets-three = Set for three
waves-option-tablets-teams = Set for teams
waves-option-tablets-free = Set for all against all
waves-option-tablets-random = Random, drawn at the start
waves-option-tablets-six = { waves-tablet-six }
waves-option-tablets-roles = { waves-tablet-roles }
waves-option-tablets-meek = { waves-tablet-meek }
waves-option-tablets-tide = { waves-tablet-tide }
waves-option-tablets-calm = { waves-tablet-calm }
waves-option-tablets-rebels-first = { waves-tablet-rebels-first }
waves-option-tablets-elder-right = { waves-tablet-elder-right }
waves-option-tablets-agent-right = { waves-tablet-agent-right }
waves-option-tablets-rotate = { waves-tablet-rotate }
waves-option-tablets-weak = { waves-tablet-weak }
waves-option-tablets-counter = { waves-tablet-counter }
waves-option-tablets-unique = { waves-tablet-unique }
waves-option-tablets-first-returns = { waves-tablet-first-returns }
waves-option-tablets-no-copies = { waves-tablet-no-copies }
waves-option-tablets-shells = { waves-tablet-shells }
waves-option-shells = Shells by Open Majority
waves-option-shells-about = How many Shells each Open Majority brings, Scholars first. The usual numbers are our own.
waves-option-shells-listed = Scholars { $n1 }, Keepers { $n2 }, Knights { $n3 }, Seers { $n4 }, Nobles { $n5 }
waves-option-rounds = Rounds at most
waves-option-rounds-about = After so many rounds the game is a draw. The usual number is our own.

## Why a computer player does something

# $card is the class of an Elder or of a card, $tablet and $majority what is expected
waves-why-token = Both places are worth about the same.
waves-why-discard = This card is missed least: { waves-card }.
waves-why-tablet = As things lie, { waves-class } get the majority, and their tablet holds: { waves-tablet }.
waves-why-hand = The Elder there, { waves-card }, cannot be collected then, so that it comes to the hand, and little is spent.
waves-why-hand-large = The Elder there, { waves-card }, cannot be collected then, so that it comes to the hand.
waves-why-decides = Collecting the Elder there, { waves-card }, wins the game.
waves-why-new = The Agent has the Power for the Elder there, { waves-card }, and that class is still missing.
waves-why-more = The Agent has the Power for the Elder there: { waves-card }.
waves-why-turns = It is this Agent that turns the majority.

# What is counted for people’s statistics.
waves-tally-elders = Elders collected: { $count }
waves-tally-rebels = { waves-rebels } placed: { $count }
waves-tally-rebelled = Elders collected by { waves-rebels }: { $count }

# Moving ahead

waves-claim-no-rebels = nobody lays another { waves-rebel } before you
waves-claim-left-follows = at the place before yours lies a Follower
waves-claim-left-rebels = at the place before yours lies a { waves-rebel }
waves-habit-discard = When you must discard
# $card
waves-habit-let-go = first { waves-card }, then what you hold most of
waves-habit-most = what you hold most of
waves-claim-majority = the open Elders still give { waves-class } the majority

## What a computer player expects or fears next

waves-then-wins = { $who } wins.
waves-then-team-wins = { $who }’s team wins.
waves-then-rebels = { $who } places { waves-rebels } at { waves-at }.
waves-then-majority = { waves-class } get the True Majority.
waves-then-collects = { $who } collects: { waves-card }.
waves-then-hand = { $whom } cannot collect the { waves-card } and takes it to the hand.

## Styles of computer players

waves-style-loyal = loyal
waves-style-loyal-about = likes Followers, and saves cards
waves-style-rebellious = rebellious
waves-style-rebellious-about = likes to turn the majority
