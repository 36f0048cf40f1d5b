# What the bot says of Waves beyond the words that its rules ask for.

## At its tables

system-waves = Waves (Rebels edition)
system-breakers = Waves (Breakers edition)
waves-about = Win Elders of a council with Followers and Rebels. About 10 moves each, at two seats about 20.
breakers-about = Win the Elders of a council as one of two teams. About 10 moves each, at two seats about 20.
waves-talk-teams = Talk: in your team, freely until you have placed your Agent, then not until the last one is placed. Whoever manages this server’s threads could read along
waves-hint-rounds = a number from 1
waves-hint-shells = five numbers, such as 3,3,2,2,1

## Commands

waves-argument-card = Which card
waves-argument-cards = Which cards, joined with +
waves-argument-count = How many
waves-argument-place = At which place
waves-command-token = Lay the Wave token
waves-command-follow = Place a card as a Follower
waves-command-rebel = Place cards of one class as a Rebel
waves-command-discard = Discard down to your limit
waves-describe-play = Play Waves

## What is about to be done

waves-move-token = Lay the Wave token
waves-move-follow = Place as a Follower
waves-move-rebel = Place as a { waves-rebel }
waves-move-discard = Discard

## What is waited for, after “Waiting for Ada”

waves-doing-token = to lay the Wave token
waves-doing-agents = to place an Agent
waves-doing-discard = to discard

## On pictures, and the same in words

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
waves-picture-tie = Tie: the higher class leads
waves-tally = Counted: { $counts }{ $tied ->
    [yes] ; of those that tie the higher class leads
   *[no] { "" }
}.
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

## The end

waves-score = { $score ->
    [one] 1 Elder
   *[other] { $score } Elders
  } of { $classes ->
    [one] 1 class
   *[other] { $classes } classes
  }

## Looked up again and again

waves-glance = Rule Tablets
# $state is `now`, `coming` or `other`; $majority the class, $rule what the tablet does.
waves-glance-line = { $state ->
    [now] ▶️ **{ $tablet }** ({ waves-class }) – holds now. { $rule }
    [coming] ⚠️ **{ $tablet }** ({ waves-class }) – holds next, if the open cards keep this majority. { $rule }
   *[other] • **{ $tablet }** ({ waves-class }). { $rule }
  }
waves-glance-shells = Shells that the majority of the open cards brings at the start of a round: { $shells }.

# What is worth telling at the end.
waves-fact-decided = { waves-card } decided it: { $who } collected it in round { $round }.
waves-fact-lead = { $who } led for { $rounds } rounds in a row, longer than anybody.
waves-fact-rebels = { $who } laid most { waves-rebels }: { $count }.
waves-fact-clearest = The clearest win of an Elder: { $who }, { $power } against { $against }.

## What the first page of the rules points at

waves-label-1 = An **Elder**: what everybody wants to collect
waves-label-2 = An **Agent**, face down: before its Elder a { $system ->
        [breakers] Breaker
       *[waves] Rebel
    }, behind it a Follower
waves-label-3 = **Shells**: so many Elders can still be collected in this round
waves-label-4 = The **Wave token**: the round begins here
waves-label-5 = **Rule Tablets**: the class with most open cards switches its own on
waves-label-6 = What each side has **collected**, by class
waves-label-7 = Your **hand**, seen by you alone; the number is the Power
