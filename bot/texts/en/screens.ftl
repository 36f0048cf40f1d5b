# What stands on pictures, and the same in words. Signs are a letter or two; words of pictures are short.

words-none = none
words-to-act = to move

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
waves-goal = You win with { $classes } different classes or { $elders } Elders collected. You may keep { $limit } cards.
waves-words-round = Round { $round }: { $phase }
waves-words-supply = Shells: { $shells }. Deck: { $deck }
waves-words-tablet = Tablet { $card }: { $tablet }
waves-words-tablet-active = Tablet { $card }: { $tablet } (active)
waves-words-collected = Collected
waves-words-no-elder = no Elder
waves-words-follower = Follower beneath{ $known ->
    [none] { "" }
   *[other] {" "}({ $known })
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
   *[other] {" "}({ $known })
  }
waves-words-token = Wave token
waves-words-hand = { $count ->
    [one] 1 card
   *[other] { $count } cards
  }
