# Was auf Bildern steht, und dasselbe in Worten. Zeichen sind ein, zwei Buchstaben; Wörter auf Bildern sind kurz.

words-none = keine
words-to-act = am Zug

## On to the next table

button-onward = Weiter: { $name } #{ $table }
onward-none = Kein anderer Tisch wartet auf dich. /games zeigt dir alle.

## Das Ende, unter vier Augen

over-place = Aufzeichnung und Revanche findest du in { $place }.

## Was seit dem letzten Zug geschah

recap-marked = 👉 steht bei dem, was dich betraf.

## Worauf gewartet wird, nach „Es fehlt noch Ada:“

waves-doing-token = Wellenmarke legen
waves-doing-agents = Agenten legen
waves-doing-discard = abwerfen
wave-doing-turn = eine Karte spielen
wave-doing-silver = Silvers Karte wählen
wave-doing-proposed = Silvers Karte zustimmen oder eine andere vorschlagen
rolling-doing-draft = einen Würfel nehmen
rolling-doing-plan = planen
rolling-doing-fire = feuern
war-doing-turn = ziehen
war-doing-actions = weiterspielen
war-doing-leader = den Zug beenden

## Waves

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
waves-ahead = Bleibt es bei der Mehrheit für { waves-class }, gilt deren Tafel: **{ waves-tablet }**.
waves-team = Du spielst mit { $who }.
waves-goal = Du gewinnst mit { $classes } verschiedenen Ständen oder { $elders } Ältesten. Behalten darfst du { $limit } Karten.
waves-words-round = Runde { $round }: { $phase }
waves-words-supply = Muscheln: { $shells }. Stapel: { $deck }
waves-words-tablet = Tafel { $card }: { $tablet }
waves-words-tablet-active = Tafel { $card }: { $tablet } (gilt)
waves-words-collected = Gesammelt
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

## Wave

wave-sign-w = W
wave-sign-y = G
wave-sign-o = O
wave-sign-r = R
wave-sign-t = T
wave-sign-b = B
# Die Tauschkarten: alle, Farbtausch, Zahlentausch.
wave-sign-s = X
wave-sign-cs = F
wave-sign-ns = Z
wave-picture-draw = Ziehen
wave-picture-pile = Stapel
wave-picture-direction = Richtung
wave-picture-order = Niedrig bis hoch
wave-picture-left = Übrig: { $count }
wave-legend = ▲ diese Karte sieht das Team · ▼ nur wer sie hält
wave-unseen = Was du nirgends siehst, im Stapel oder vor dir verborgen: { $cards }
wave-proposal = { $who } schlägt { $card } ({ $place }) für Silver vor.
wave-ended-stuck = { $who } hatte keine Karte, die passt.
wave-ended-misplay = { $who } spielte eine Karte ungesehen, und sie passte nicht.
wave-ended-played-out = Alle Karten sind gespielt.
wave-words-top = Stapel: oben liegt { $card }
wave-words-earlier = Darunter: { $cards }
wave-words-supply = Nachziehstapel: { $draw }. Karten übrig: { $left }
wave-words-direction = Richtung: { $way }
wave-words-colours = Farben, niedrig bis hoch: { $colours }
wave-words-numbers = Zahlen, niedrig bis hoch: { $least } bis { $most }
wave-words-swaps = Gespielte Tauschkarten: { $cards }
wave-words-proposed = vorgeschlagen

## Das Ende eines Spiels

ending-winners = { $count ->
    [one] Gewonnen hat
   *[other] Gewonnen haben
  }
ending-nobody = Das Spiel ist zu Ende
waves-score = { $score ->
    [one] 1 Ältester
   *[other] { $score } Älteste
  } aus { $classes ->
    [one] 1 Stand
   *[other] { $classes } Ständen
  }
wave-score = { $score ->
    [0] keine Karte übrig
    [one] 1 Karte übrig
   *[other] { $score } Karten übrig
  }
rolling-score = { $score ->
    [one] 1 Punkt
   *[other] { $score } Punkte
  }
war-score = { $score ->
    [one] 1 Abschnitt steht
   *[other] { $score } Abschnitte stehen
  }
wave-together = Gemeinsam
