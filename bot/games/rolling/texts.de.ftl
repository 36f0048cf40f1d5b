# What the bot says of Rolling with the Waves beyond the words that its rules ask for.

## At its tables

system-rolling = Rolling with the Waves
rolling-about = Nehmt Würfel, schreibt sie geheim in eure Karte und plündert die Truhen der anderen. Etwa 16 Züge für jeden.

## Commands

rolling-argument-die = Welcher Würfel
rolling-argument-sailor = Als betrunkenen Matrosen nehmen statt bezahlen
rolling-argument-put = Wohin deine drei Würfel kommen
rolling-argument-bury = Stattdessen eine Truhe vergraben
rolling-argument-boost = Bei voller Stimmung: welcher Würfel zur 7 wird
rolling-argument-shots = Was deine vollen Kanonen tun
rolling-command-draft = Einen Würfel nehmen
rolling-command-plan = Die drei Würfel planen oder eine Truhe vergraben
rolling-command-fire = Die vollen Kanonen abfeuern
rolling-describe-play = Rolling with the Waves spielen

## What is about to be done

rolling-move-draft = Nehmen
rolling-move-plan = Planen
rolling-move-fire = Feuern

## What is waited for, after “Waiting for Ada”

rolling-doing-draft = einen Würfel nehmen
rolling-doing-plan = planen
rolling-may-change = Dein Plan liegt vor. Bis alle Pläne da sind, kannst du ihn ändern:
rolling-doing-fire = feuern

## On pictures, and the same in words

rolling-sign =
    { $colour ->
        [0] R
        [1] Gr
        [2] B
        [3] Ge
        [4] L
       *[-1] K
    }
rolling-sign-hull = R
rolling-sign-small = K
rolling-sign-large = G
rolling-sign-ports = H
rolling-sign-crew = M
rolling-picture-round = Runde { $round }
rolling-picture-bag = Beutel
rolling-picture-draft = Würfel nehmen
rolling-picture-plan = Geheime Pläne
rolling-picture-fire = Kanonen feuern
rolling-picture-over = Ende
rolling-picture-points = { $points } Pkt.
rolling-picture-plan-in = Plan ist da
rolling-picture-plan-open = plant noch
rolling-picture-fires =
    { $place ->
        [1] feuert jetzt
       *[other] feuert als { $place }.
    }
rolling-picture-chests = Truhen
rolling-picture-shots =
    { $cannon ->
        [small] Kleine
       *[large] Große
    }: { $shots }
# The parts in one row of a picture: all of them together have room for about 50 letters.
rolling-legend =
    { $part ->
        [spirits] Stimmung
        [hull] Rumpf
        [small] Kl. Kanone
        [large] Gr. Kanone
        [ports] Häfen
       *[crew] Mannschaft
    }
rolling-score-treasure = Schatz
rolling-score-buried = Vergr.
rolling-score-squares = Teile
rolling-score-infamy = Ruf
rolling-score-points = Punkte
# Mehrere Würfel einer Farbe, und ein Würfel mit dem, was er zeigt.
rolling-words-several = { $count } { rolling-colour }
rolling-words-die = { rolling-colour } { $value }
rolling-words-round = Runde { $round }: { $phase }
rolling-words-bag = Beutel: { $dice }
rolling-words-pool = Zu nehmen: { $dice }
rolling-words-sailor = { $die } als betrunkener Matrose
rolling-words-who = { $who } ({ $colour }): { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }
rolling-words-winner = gewinnt
rolling-words-infamy = Ruf { $infamy } von { $most }, Stimmung { $spirits } von 2{ $planned ->
        [yes] {" "}(eine mehr geplant)
       *[no] { "" }
    }
rolling-words-chest = Truhe { $chest }: { $dice }{ $more ->
        [0] { "" }
       *[other] , { $more } geplant
    }{ $state ->
        [buried] , vergraben
        [burying] , wird vergraben
       *[open] { "" }
    }
rolling-words-empty = leer
rolling-words-part = { rolling-part }: { $dice }{ $more ->
        [0] { "" }
       *[other] , { $more } geplant
    }{ $level ->
        [0] { "" }
       *[other] ; Stufe { $level }
    }
rolling-words-sum = Summe { $sum }; Stufen bei { $levels }
rolling-words-hand = Würfel: { $dice }
rolling-words-plan-in = Plan ist da
rolling-words-plan-open = Plant noch
rolling-words-fires = Feuert als Nummer { $place }
rolling-words-shots =
    { $cannon ->
        [small] kleine Kanone
       *[large] große Kanone
    } { $shots } Schuss
rolling-words-score = { $who }: { $points } = Schatz { $treasure }, vergrabene Truhen { $buried }, volle Teile { $squares }, Ruf { $infamy }
rolling-words-own-plan = Dein geheimer Plan: { $plan }
rolling-words-maps = Karten
rolling-brief-who = { $who }: { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }, Ruf { $infamy }
rolling-brief-buried = vergraben
rolling-brief-planned = { $more } geplant
rolling-brief-level = Stufe { $level }

## What just happened

rolling-moment-revealed = Die Pläne von Runde { $round }
rolling-moment-put = { $value } auf { rolling-part }
rolling-moment-boosted = 7 auf { rolling-part }, mit Stimmung
rolling-moment-buries = vergräbt Truhe { $chest }
rolling-moment-volley = { $who } gegen { $whom }, { rolling-cannon }: { $shots } Schuss − { $blocked } für den Rumpf = { $through }.
rolling-moment-you = dich
rolling-moment-stole = Gestohlen aus Truhe { $chest }, von oben: { $dice }{ $kept ->
        [0] ; dafür war kein Platz: verloren.
       *[other] { $lost ->
            [0] . Verstaut in Truhe { $into }.
            [one] ; der letzte fand keinen Platz und ist verloren. Der Rest liegt in Truhe { $into }.
           *[other] ; die letzten { $lost } fanden keinen Platz und sind verloren. Der Rest liegt in Truhe { $into }.
        }
    }
rolling-moment-nothing = Dort war nichts zu stehlen.
rolling-moment-sea = { $who }, { rolling-cannon }: ins Meer.
rolling-moment-order = Kanonen feuern: { $order }

## The end

rolling-score = { $score ->
    [one] 1 Punkt
   *[other] { $score } Punkte
  }

## Immer wieder nachgeschlagen

rolling-glance = Was jeder Teil bringt
# In $filled von $size Feldern steht ein Würfel, $rule ist, was der Teil bringt.
rolling-glance-line = • **{ $part }** ({ $filled } von { $size }): { $rule }
rolling-glance-short = • **{ $part }** ({ $filled } von { $size }): dasselbe.
rolling-glance-robbed = ⚠️ Kann geplündert werden: Bei jemandem ist eine Kanone voll, oder es fehlt ein Würfel.
rolling-glance-spirits = zwei Würfel, gleich welche; dann darf einer deiner Würfel eine 7 sein, und beide werden gelöscht.
rolling-glance-chest = Punkte, wie es die Würfel am Ende zeigen. Bis sie vergraben ist, können andere von oben stehlen.
rolling-glance-hull = hält 1 Schuss ab bei 7, 2 bei 14, 3 bei 21 in der Summe. Voll: 5 Punkte.
rolling-glance-small = voll feuert sie: 1 Schuss bei 4, 2 bei 7, 3 bei 10 in der Summe. Danach ist sie leer und bringt ihre kleinste Zahl als Ruf.
rolling-glance-large = ebenso, mit 1 Schuss bei 3, 2 bei 6, 3 bei 9, 4 bei 15.
rolling-glance-ports = jede Runde 1 Ruf bei 3, 2 bei 10, 3 bei 18 in der Summe, und 1 mehr für die höchste allein. Voll: 5 Punkte.
rolling-glance-crew = bei 5, 11 und 19 in der Summe kommt ein Würfel deiner Farbe mehr in den Beutel. Voll: 5 Punkte.
rolling-glance-bury = Stattdessen vergraben alle drei Würfel einer Runde eine Truhe: Sie ist sicher, nimmt nichts mehr auf und zählt 2 Punkte mehr.
rolling-glance-infamy = Ruf bezahlt fremde Würfel, entscheidet, wer zuerst feuert, und je 3 sind am Ende 1 Punkt.

# Was am Ende erzählt wird.
rolling-fact-theft = Der größte Raub: { $who } hat { $sum } aus Truhe { $chest } von { $whom } genommen.
rolling-fact-buried = Die erste vergrabene Truhe: { $who } hat in Runde { $round } Truhe { $chest } vergraben.
rolling-fact-infamy = Am meisten Ruf bekommen: { $who } mit { $count }.
rolling-fact-shots = Die meisten Schüsse: { $who } mit { $count }.
rolling-fact-margin = { $who } lag am Ende { $count ->
    [one] 1 Punkt
   *[other] { $count } Punkte
} vor { $whom }.
rolling-fact-chest = Die vollste Truhe: Truhe { $chest } von { $who } mit { $sum }.

## Worauf die erste Seite der Regeln zeigt

rolling-label-1 = Die **Würfel** dieser Runde: reihum einer; klare und die deiner Farbe sind frei
rolling-label-2 = **Ruf**: dein Geld
rolling-label-3 = **Truhen**: Würfel darin sind Punkte
rolling-label-4 = Die **Teile** deines Schiffs, mit Feldern für Würfel
rolling-label-5 = Die Summe eines Teils, und ab welchen Summen er mehr kann
rolling-label-6 = Hier liegen die drei Würfel, die du nimmst
