# What the bot says of Waves beyond the words that its rules ask for.

## At its tables

system-waves = Waves (Rebellen-Ausgabe)
system-breakers = Waves (Brecher-Ausgabe)
waves-about = Gewinnt Älteste eines Rates mit Gefolge und Rebellen. Etwa 10 Züge für jeden, zu zweit etwa 20.
breakers-about = Gewinnt als eins von zwei Teams die Ältesten eines Rates. Etwa 10 Züge für jeden, zu zweit etwa 20.
waves-talk-teams = Reden: im Team frei, bis dein Agent liegt, dann erst wieder, wenn der letzte liegt. Wer auf diesem Server Threads verwaltet, könnte mitlesen
waves-hint-rounds = eine Zahl ab 1
waves-hint-shells = fünf Zahlen, etwa 3,3,2,2,1

## Commands

waves-argument-card = Welche Karte
waves-argument-cards = Welche Karten, mit + verbunden
waves-argument-count = Wie viele
waves-argument-place = An welchem Platz
waves-command-token = Die Wellenmarke legen
waves-command-follow = Eine Karte als Gefolge ausspielen
waves-command-rebel = Karten eines Standes als Rebell ausspielen
waves-command-discard = Bis zum Limit abwerfen
waves-describe-play = Waves spielen

## What is about to be done

waves-move-token = Die Wellenmarke legen
waves-move-follow = Als Gefolge ausspielen
waves-move-rebel = Als { waves-rebel } ausspielen
waves-move-discard = Abwerfen

## What is waited for, after “Waiting for Ada”

waves-doing-token = Wellenmarke legen
waves-doing-agents = Agenten legen
waves-doing-discard = abwerfen

## On pictures, and the same in words

waves-sign-1 = Ge
waves-sign-2 = Hü
waves-sign-3 = Ri
waves-sign-4 = Se
waves-sign-5 = Ad
waves-follower = Gefolge
waves-spare = Freier Ältester
waves-picture-round = Runde { $round }
waves-picture-shells = Muscheln
waves-picture-deck = Stapel
waves-picture-discard = Abgelegt
waves-picture-hand = Deine Hand
waves-picture-tie = Gleichstand: der höhere führt
waves-tally = Gezählt: { $counts }{ $tied ->
    [yes] ; bei Gleichstand führt der höhere Stand
   *[no] { "" }
}.
waves-ahead = Bleibt es bei der Mehrheit für { waves-class }, gilt deren Tafel: **{ waves-tablet }**.
waves-team = Du spielst mit { $who }.
waves-goal = Du gewinnst mit { $classes } verschiedenen Ständen oder { $elders } Ältesten. Behalten darfst du { $limit } Karten.
waves-words-round = Runde { $round }: { $phase }
waves-words-supply = Muscheln: { $shells }. Stapel: { $deck }
waves-words-tablet = Tafel { $card }: { $tablet }
waves-words-tablet-active = Tafel { $card }: { $tablet } (gilt)
waves-words-collected = Gewonnen
waves-words-no-elder = kein Ältester
waves-words-follower = Gefolge darunter{ $known ->
    [none] { "" }
   *[other] : { $known }
  }
waves-words-rebel = { $count } { $edition ->
    [breakers] Brecher
   *[rebels] { $count ->
        [one] Rebell
       *[other] Rebellen
      }
  } darüber{ $known ->
    [none] { "" }
   *[other] : { $known }
  }
waves-words-token = Wellenmarke
waves-words-hand = { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
  }

## The end

waves-score = { $score ->
    [one] 1 Ältester
   *[other] { $score } Älteste
  } aus { $classes ->
    [one] 1 Stand
   *[other] { $classes } Ständen
  }

## Immer wieder nachgeschlagen

waves-glance = Regeltafeln
# $state ist `now`, `coming` oder `other`; $majority der Stand, $rule was die Tafel tut.
waves-glance-line = { $state ->
    [now] ▶️ **{ $tablet }** ({ waves-class }) – gilt jetzt. { $rule }
    [coming] ⚠️ **{ $tablet }** ({ waves-class }) – gilt als Nächstes, wenn die offenen Karten diese Mehrheit behalten. { $rule }
   *[other] • **{ $tablet }** ({ waves-class }). { $rule }
  }
waves-glance-shells = So viele Muscheln bringt die Mehrheit der offenen Karten am Anfang einer Runde: { $shells }.

# Was am Ende erzählt wird.
waves-fact-decided = { waves-card } hat es entschieden: gewonnen von { $who } in Runde { $round }.
waves-fact-lead = { $who } lag { $rounds } Runden in Folge vorn, länger als alle anderen.
waves-fact-rebels = Die meisten { waves-rebels } kamen von { $who }: { $count }.
waves-fact-clearest = Am klarsten einen Ältesten gewonnen: { $who }, { $power } gegen { $against }.

## Worauf die erste Seite der Regeln zeigt

waves-label-1 = Ein **Ältester**: ihn wollen alle gewinnen
waves-label-2 = Ein **Agent**, verdeckt: vor seinem Ältesten ein { $system ->
        [breakers] Brecher
       *[waves] Rebell
    }, dahinter Gefolge
waves-label-3 = **Muscheln**: so viele Älteste sind in dieser Runde noch zu gewinnen
waves-label-4 = Die **Wellenmarke**: hier beginnt die Runde
waves-label-5 = **Regeltafeln**: der Stand mit den meisten offenen Karten schaltet seine ein
waves-label-6 = Was jede Seite **gewonnen** hat, nach Ständen
waves-label-7 = Deine **Hand**, die nur du siehst; die Zahl ist die Stärke
