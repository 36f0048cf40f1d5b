# Wave auf Deutsch.
#
# $who und $whom sind Namen von Spielern (`seat` und `whom` eines Ereignisses); $card ist der Code einer Karte; $slot
# ist ein Platz ab 0 und wird als Buchstabe gezeigt; $cards ist eine Liste von Kartennamen, verbunden. Alles andere ist
# ein Feld des Ereignisses, der Option oder der Ablehnung, wie es ist.

wave-name = Wave
wave-silver = Silver

## Karten und Plätze

wave-card-w1 = Weiß 1
wave-card-w2 = Weiß 2
wave-card-w3 = Weiß 3
wave-card-w4 = Weiß 4
wave-card-w5 = Weiß 5
wave-card-y0 = Gelb 0
wave-card-y1 = Gelb 1
wave-card-y2 = Gelb 2
wave-card-y3 = Gelb 3
wave-card-y4 = Gelb 4
wave-card-y5 = Gelb 5
wave-card-o0 = Orange 0
wave-card-o1 = Orange 1
wave-card-o2 = Orange 2
wave-card-o3 = Orange 3
wave-card-o4 = Orange 4
wave-card-o5 = Orange 5
wave-card-r0 = Rot 0
wave-card-r1 = Rot 1
wave-card-r2 = Rot 2
wave-card-r3 = Rot 3
wave-card-r4 = Rot 4
wave-card-r5 = Rot 5
wave-card-t0 = Türkis 0
wave-card-t1 = Türkis 1
wave-card-t2 = Türkis 2
wave-card-t3 = Türkis 3
wave-card-t4 = Türkis 4
wave-card-t5 = Türkis 5
wave-card-b0 = Blau 0
wave-card-b1 = Blau 1
wave-card-b2 = Blau 2
wave-card-b3 = Blau 3
wave-card-b4 = Blau 4
wave-card-cs = Farbtausch
wave-card-ns = Zahlentausch
# The card with the code in $card; used by other messages.
wave-card =
    { $card ->
        [w1] { wave-card-w1 }
        [w2] { wave-card-w2 }
        [w3] { wave-card-w3 }
        [w4] { wave-card-w4 }
        [w5] { wave-card-w5 }
        [y0] { wave-card-y0 }
        [y1] { wave-card-y1 }
        [y2] { wave-card-y2 }
        [y3] { wave-card-y3 }
        [y4] { wave-card-y4 }
        [y5] { wave-card-y5 }
        [o0] { wave-card-o0 }
        [o1] { wave-card-o1 }
        [o2] { wave-card-o2 }
        [o3] { wave-card-o3 }
        [o4] { wave-card-o4 }
        [o5] { wave-card-o5 }
        [r0] { wave-card-r0 }
        [r1] { wave-card-r1 }
        [r2] { wave-card-r2 }
        [r3] { wave-card-r3 }
        [r4] { wave-card-r4 }
        [r5] { wave-card-r5 }
        [t0] { wave-card-t0 }
        [t1] { wave-card-t1 }
        [t2] { wave-card-t2 }
        [t3] { wave-card-t3 }
        [t4] { wave-card-t4 }
        [t5] { wave-card-t5 }
        [b0] { wave-card-b0 }
        [b1] { wave-card-b1 }
        [b2] { wave-card-b2 }
        [b3] { wave-card-b3 }
        [b4] { wave-card-b4 }
        [cs] { wave-card-cs }
       *[ns] { wave-card-ns }
    }

# Ein Buchstabe, damit niemand einen Platz für die Zahl einer Karte hält.
wave-place =
    { $slot ->
        [0] A
        [1] B
        [2] C
        [3] D
       *[4] E
    }

wave-colour-w = Weiß
wave-colour-y = Gelb
wave-colour-o = Orange
wave-colour-r = Rot
wave-colour-t = Türkis
wave-colour-b = Blau

wave-faces-owner = zum Besitzer gewandt
wave-faces-team = zum Team gewandt
wave-faces-open = offen
wave-faces-down = verdeckt

wave-tip-none = kein Tipp
wave-tip-now = jetzt spielen
wave-tip-later = später gut
wave-tip-hold = zurückhalten
# Der Tipp mit dem Code in $tip.
wave-tip =
    { $tip ->
        [now] { wave-tip-now }
        [later] { wave-tip-later }
        [hold] { wave-tip-hold }
       *[none] { wave-tip-none }
    }

wave-direction =
    { $direction ->
        [1] im Uhrzeigersinn
       *[other] gegen den Uhrzeigersinn
    }

## Phasen

wave-phase-turn = { $who } spielt eine Karte.
wave-phase-silver = Silver ist am Zug: Jemand von euch nennt eine Karte.
wave-phase-proposed = { $who } stimmt zu oder schlägt eine andere Karte für Silver vor.
wave-phase-over = Das Spiel ist zu Ende.

## Menü

wave-menu-turn = Was spielst du?
wave-menu-play = { wave-place }: { wave-card }
wave-menu-play-blind-untipped = { wave-place }: siehst du nicht, kein Tipp
wave-menu-play-blind-now = { wave-place }: siehst du nicht, „jetzt spielen“
wave-menu-play-blind-later = { wave-place }: siehst du nicht, „später gut“
wave-menu-play-blind-hold = { wave-place }: siehst du nicht, „zurückhalten“
wave-menu-confirm-untipped = Zu Karte { wave-place } gibt es keinen Tipp. Trotzdem spielen?
wave-menu-confirm-later = Das Team sagt „später gut“ zu Karte { wave-place }. Trotzdem spielen?
wave-menu-confirm-hold = Das Team sagt „zurückhalten“ zu Karte { wave-place }. Trotzdem spielen?
wave-menu-silver = Was spielt Silver?
wave-menu-silver-play = { wave-place } spielen: { wave-card }
wave-menu-silver-propose = { wave-place } vorschlagen: { wave-card }
wave-menu-agree = { wave-place } zustimmen: { wave-card }
wave-menu-tip = Einen Tipp geben
wave-menu-whom = { $whom }
wave-menu-tip-which = Einen Tipp geben? Wähle die Karte.
# $tip ist der Tipp, der auf der Karte liegt.
wave-menu-tip-card = { $whom }, { wave-place }: { wave-card } ({ wave-tip })
wave-menu-tip-what = Was sagst du zu Karte { wave-place } von { $whom }, { wave-card }?
wave-menu-tip-now = Jetzt spielen
wave-menu-tip-later = Später gut
wave-menu-tip-hold = Zurückhalten

## Ablehnungen

wave-refusal-over = Das Spiel ist zu Ende.
wave-refusal-no-such-seat = Da sitzt niemand.
wave-refusal-not-your-turn = Du bist nicht am Zug.
wave-refusal-silver-turn = Silver ist am Zug: Wählt gemeinsam eine offene Karte von Silver.
wave-refusal-not-silver-turn = Silver ist nicht am Zug. Wenn doch, wählt ihr gemeinsam eine offene Karte von Silver.
wave-refusal-no-such-slot = Eine Hand hat fünf Plätze, A bis E.
wave-refusal-empty-slot = Auf diesem Platz liegt keine Karte. Wähle einen, auf dem eine liegt.
# $card und $top sind Codes.
wave-refusal-does-not-fit = { wave-card } passt nicht: Zahl oder Farbe muss höher sein als auf dem Stapel.
wave-refusal-silver-face-down = Diese Karte von Silver liegt noch verdeckt. Wähle eine offene.
wave-refusal-nothing-proposed = Für Silver ist noch nichts vorgeschlagen: Nenn selbst eine Karte.
wave-refusal-own-proposal = Dein Vorschlag steht. Jetzt stimmt die andere Person zu oder nennt eine andere Karte.
wave-refusal-same-proposal = Diese Karte ist schon vorgeschlagen: Stimm zu oder nenn eine andere.
wave-refusal-first-word-counts = An diesem Tisch gilt für Silver das erste Wort: Nenn einfach eine Karte.
wave-refusal-tip-nobody = Da ist niemand. Ein Tipp geht an jemand anderen am Tisch.
wave-refusal-tip-own = Ein Tipp gilt einer Karte, die du siehst und ihr Besitzer nicht. Wähle eine von jemand anderem.
wave-refusal-tip-silver = Für Silver braucht es keine Tipps: Ihr wählt gemeinsam.
wave-refusal-tip-faces-owner = Diese Karte zeigt zu ihrem Besitzer, du siehst sie nicht. Wähle eine, die zu dir zeigt.

## Ereignisse

wave-event-began = Der Stapel beginnt mit { wave-card }. { $who } fängt an.
wave-event-began-own = Der Stapel beginnt mit { wave-card }. Du fängst an.
wave-event-dealt = { $who } hat fünf Karten bekommen: A bis C zeigen zu { $who }, D und E zum Team.
wave-event-dealt-own = Du hast fünf Karten bekommen: A bis C zeigen zu dir, D und E zum Team.
wave-event-dealt-seen = Du siehst: { $cards }.
wave-event-dealt-blind = { $who } hält, ohne sie zu sehen: { $cards }.
wave-event-silver-dealt = Bei Silver liegen offen: { $cards }. Zwei weitere liegen verdeckt.
# The log leaves out whose turn it is: the panel says so.
wave-event-turn = { "" }
wave-event-silver-turn = { "" }
wave-event-turned-up = Silvers Karte { wave-place } ist aufgedeckt: { wave-card }.
wave-event-played = { $who } hat { wave-card } von { wave-place } gespielt.
wave-event-played-own = Du hast { wave-card } von { wave-place } gespielt.
wave-event-played-blind = { $who } hat { wave-place } ungesehen gespielt: { wave-card }, und sie hat gepasst.
wave-event-played-blind-own = Du hast { wave-place } ungesehen gespielt: { wave-card }, und sie hat gepasst.
wave-event-silver-played = Silver hat { wave-card } von { wave-place } gespielt.
wave-event-reversed = Die Richtung hat sich gedreht: jetzt { wave-direction }.
wave-event-swapped =
    { $order ->
        [colour] { $sign ->
            [1] Die Farben sind zurückgedreht: Die höhere Farbe ist wieder höher.
           *[other] Die Farben sind umgedreht: Die niedrigere Farbe ist jetzt höher.
        }
       *[number] { $sign ->
            [1] Die Zahlen sind zurückgedreht: Die höhere Zahl ist wieder höher.
           *[other] Die Zahlen sind umgedreht: Die niedrigere Zahl ist jetzt höher.
        }
    }
wave-event-drew = { $who } hat eine Karte auf { wave-place } gezogen; sie zeigt zu { $who }.
wave-event-drew-own = Du hast eine Karte auf { wave-place } gezogen; sie zeigt zu dir.
wave-event-drew-blind = { $who } hat eine Karte auf { wave-place } gezogen; sie zeigt zum Team.
wave-event-drew-blind-own = Du hast eine Karte auf { wave-place } gezogen; sie zeigt zum Team.
wave-event-saw = Du hast gesehen, was auf { wave-place } liegt: { wave-card }.
wave-event-saw-blind = { $who } sieht nicht, was auf { wave-place } liegt: { wave-card }.
wave-event-silver-drew = Silver hat { wave-card } auf { wave-place } gezogen.
wave-event-pile-empty = Die letzte Karte ist gezogen. Ab jetzt zieht niemand mehr.
wave-event-out-of-cards = { $who } hat keine Karten mehr und wird übersprungen, darf aber weiter Tipps geben.
wave-event-out-of-cards-own = Du hast keine Karten mehr und wirst übersprungen, darfst aber weiter Tipps geben.
wave-event-silver-out = Silver hat keine Karten mehr und wird übersprungen.
# $advice ist ein Code.
wave-event-tipped =
    { $advice ->
        [now] { $who } hat einen Tipp zu Karte { wave-place } von { $whom } gegeben: jetzt spielen.
        [later] { $who } hat einen Tipp zu Karte { wave-place } von { $whom } gegeben: später gut.
       *[hold] { $who } hat einen Tipp zu Karte { wave-place } von { $whom } gegeben: zurückhalten.
    }
wave-event-tipped-own =
    { $advice ->
        [now] Du hast einen Tipp zu Karte { wave-place } von { $whom } gegeben: jetzt spielen.
        [later] Du hast einen Tipp zu Karte { wave-place } von { $whom } gegeben: später gut.
       *[hold] Du hast einen Tipp zu Karte { wave-place } von { $whom } gegeben: zurückhalten.
    }
wave-event-tipped-you =
    { $advice ->
        [now] { $who } hat einen Tipp zu deiner Karte { wave-place } gegeben: jetzt spielen.
        [later] { $who } hat einen Tipp zu deiner Karte { wave-place } gegeben: später gut.
       *[hold] { $who } hat einen Tipp zu deiner Karte { wave-place } gegeben: zurückhalten.
    }
wave-event-proposed = { $who } hat { wave-card } ({ wave-place }) für Silver vorgeschlagen.
wave-event-proposed-own = Du hast { wave-card } ({ wave-place }) für Silver vorgeschlagen.
wave-event-agreed = { $who } hat zugestimmt.
wave-event-agreed-own = Du hast zugestimmt.
wave-event-misplayed = { $who } hat { wave-place } ungesehen gespielt: { wave-card }, und sie hat nicht gepasst. Damit war das Spiel zu Ende.
wave-event-misplayed-own = Du hast { wave-place } ungesehen gespielt: { wave-card }, und sie hat nicht gepasst. Damit war das Spiel zu Ende.
wave-event-returned = { $who } hat { wave-place } ungesehen gespielt, und sie hat nicht gepasst. Sie kommt zurück und kostet eine Karte.
wave-event-returned-own = Du hast { wave-place } ungesehen gespielt, und sie hat nicht gepasst. Sie kommt zurück und kostet eine Karte.
wave-event-stuck = { $who } hatte keine passende Karte. Damit war das Spiel zu Ende.
wave-event-stuck-own = Du hattest keine passende Karte. Damit war das Spiel zu Ende.
wave-event-silver-stuck = Silver hatte keine passende offene Karte. Damit war das Spiel zu Ende.
wave-event-laid-open = { $who } hatte noch: { $cards }.
wave-event-laid-open-own = Du hattest noch: { $cards }.
wave-event-silver-laid-open = Silver hatte noch: { $cards }.
# $verdict ist ein Code.
wave-event-ended =
    { $verdict ->
        [perfect] { wave-reason-perfect }
        [breadth] { wave-reason-breadth }
        [good] { wave-reason-good }
        [not-bad] { wave-reason-not-bad }
       *[wipeout] { wave-reason-wipeout }
    } { $remaining ->
        [0] Keine Karte ist übrig.
        [one] Eine Karte ist übrig.
       *[other] { $remaining } Karten sind übrig.
    }

## Wie es ausging

wave-reason-perfect = Die perfekte Welle!
wave-reason-breadth = Um eine Brettbreite verpasst!
wave-reason-good = Nicht gewonnen, aber ziemlich gut!
wave-reason-not-bad = Nicht schlecht, da geht noch mehr.
wave-reason-wipeout = Vom Brett gefallen!

## Optionen

wave-option-misplay = Eine ungesehene Karte, die nicht passt
wave-option-misplay-ends = Beendet das Spiel
wave-option-misplay-returned = Kommt zurück, zeigt zum Besitzer und zählt als eine übrige Karte
wave-option-silver = Silvers Karte
wave-option-silver-agree = Eine Person schlägt vor, die andere stimmt zu
wave-option-silver-either = Das erste Wort gilt
wave-option-swaps = Tauschkarten
wave-option-swaps-false = Bleiben in der Schachtel
wave-option-swaps-true = Eingemischt, sie drehen die Reihenfolge der Farben oder Zahlen um (unsere eigenen Regeln)

## Warum ein Computer etwas tut

wave-why-agree = Der Vorschlag für Silver passt; zwei, die es beide besser wissen, werden nie fertig.
wave-why-silver = Mit dieser Karte ist am besten dran, wer folgt.
wave-why-objects = Nach der vorgeschlagenen Karte hätte ich wohl keine, die passt.
wave-why-objects-other = Nach der vorgeschlagenen Karte hätte, wer folgt, so gut wie sicher keine, die passt.
wave-why-seen = Wer folgt, sitzt am ehesten nicht fest, und was auf der Hand bleibt, passt auf das meiste, was noch kommt.
wave-why-tip-now = Wer diese Karte sieht, sagt: jetzt spielen.
wave-why-tip-later = Wer diese Karte sieht, sagt, dass sie passt.
wave-why-blind = Keine Karte in Sicht ist besser, also wird eine ungesehene versucht.
wave-why-says-now = Diese Karte passt jetzt und ist von denen, die ihr Besitzer nicht sieht, die beste.
wave-why-says-later = Diese Karte passt, aber jetzt ist eine andere besser, oder wer folgt, säße danach zu leicht fest.
wave-why-says-fits = Diese Karte passt auf den Stapel, wie er liegt.
wave-why-says-hold = Diese Karte passt nicht auf den Stapel, wie er liegt.

# Was für die Statistik gezählt wird.
wave-tally-played = Karten, die passten: { $count }
wave-tally-blind = Davon blind gespielt: { $count }
wave-tally-tips = Gegebene Tipps: { $count }

# Vormerken

wave-claim-top = oben auf dem Stapel liegt noch { wave-card }
wave-claim-orders = Farben und Zahlen gelten wie jetzt
wave-stop-tipped = jemand gibt einen Tipp zu deinen Karten
wave-stop-shown = eine Karte wird gezogen, die du siehst (wie in fast jedem Zug)
wave-habit-agree = Wenn dir eine Karte für Silver vorgeschlagen wird

## Was ein Computerspieler als Nächstes erwartet oder befürchtet

wave-then-perfect = Die Welle ist perfekt.
wave-then-plays = { $who } spielt { wave-card }.
wave-then-stuck = { $whom } hat keine passende Karte, und das Spiel ist zu Ende.
wave-then-silver-stuck = Silver hat keine passende offene Karte, und das Spiel ist zu Ende.
