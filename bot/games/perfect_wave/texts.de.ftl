# What the bot says of Wave beyond the words that its rules ask for.

## At its tables

system-wave = Wave (gemeinsam)
wave-about = Werdet zusammen alle Karten los, obwohl manche von deinen nur die anderen sehen. Etwa 5 bis 12 Karten für jeden.
wave-talk = Reden: welche Karte, ja; Zahlen, Farben, Vergleiche, nie
wave-talk-reminder = 🤫 Ihr gewinnt oder verliert gemeinsam. Sprecht darüber, welche Karte jemand spielen soll; nie über Zahlen, Farben oder ob eine Karte höher ist. Die Tipps unter deiner Hand sind immer erlaubt.

## Commands

wave-argument-slot = Welche Karte, nach ihrem Platz A bis E
wave-argument-to = Wessen Karte
wave-argument-advice = Was du empfiehlst
wave-command-play = Eine deiner Karten spielen, gesehen oder nicht
wave-command-tip = Eine Karte empfehlen, die ihr Halter nicht sieht
wave-command-silver = Sagen, welche von Silvers Karten gespielt wird
wave-command-agree = Der für Silver vorgeschlagenen Karte zustimmen
wave-describe-play = Wave spielen

## What is about to be done

wave-move-play = Spielen
wave-move-tip = Einen Tipp geben
wave-move-silver = Für Silver
wave-move-agree = Der für Silver vorgeschlagenen Karte zustimmen

## What is waited for, after “Waiting for Ada”

wave-doing-turn = eine Karte spielen
wave-doing-silver = Silvers Karte wählen
wave-doing-proposed = Silvers Karte zustimmen oder eine andere vorschlagen

## On pictures, and the same in words

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
# In two lines where there is a space.
wave-picture-way =
    { $direction ->
        [1] rechtsherum
       *[other] linksherum
    }
wave-picture-order = Niedrig bis hoch
wave-picture-left = Übrig: { $count }
wave-picture-returned = davon zurück: { $count }
wave-legend = ▲ diese Karte sieht das Team · ▼ nur wer sie hält
wave-told = Tipps auf deinen verborgenen Karten in deinen früheren Zügen, die neuesten zuerst:
wave-told-card = { $place }: { $said }
wave-told-tip = { wave-tip } (Stapel: { $cards })
# Seit dem Tipp ist eine der Reihenfolgen umgedreht worden oder beide.
wave-told-tip-reversed =
    { wave-tip } (Stapel: { $cards }; seitdem { $orders ->
        [colours] Farben umgedreht
        [numbers] Zahlen umgedreht
       *[both] Farben und Zahlen umgedreht
    })
wave-unseen = Karten, die du nicht siehst, im Nachziehstapel oder vor dir verborgen: { $cards }
wave-proposal = { $who } schlägt { $card } ({ $place }) für Silver vor.
wave-proposal-own = Du schlägst { $card } ({ $place }) für Silver vor.
wave-ended-stuck = { $who } hatte keine Karte, die passt.
wave-ended-stuck-own = Du hattest keine Karte, die passt.
wave-ended-misplay = { $who } hat eine Karte ungesehen gespielt, und sie hat nicht gepasst.
wave-ended-misplay-own = Du hast eine Karte ungesehen gespielt, und sie hat nicht gepasst.
wave-ended-played-out = Alle Karten sind gespielt.
wave-words-top = Stapel: oben liegt { $card }
wave-words-earlier = Darunter: { $cards }
wave-words-supply = Nachziehstapel: { $draw }. Karten übrig: { $left }
wave-words-returned = Was zurückkam, zählt als { $count } übrig.
wave-words-direction = Richtung: { $way }
wave-words-colours = Farben, niedrig bis hoch: { $colours }
wave-words-numbers = Zahlen, niedrig bis hoch: { $least } bis { $most }
wave-words-swaps = Gespielte Tauschkarten: { $cards }
wave-words-proposed = vorgeschlagen

## The end

wave-score = { $score ->
    [0] keine Karte übrig
    [one] 1 Karte übrig
   *[other] { $score } Karten übrig
  }

## Immer wieder nachgeschlagen

wave-glance = Was schlägt was
wave-glance-pile = Auf dem Stapel: **{ wave-card }**. Spiel eine Karte, die in Farbe oder Zahl höher ist; eines von beiden genügt.
wave-glance-numbers = Zahlen, von niedrig nach hoch: { $numbers }
wave-glance-turn = Jede weiße Karte und jede 0 dreht die Spielrichtung um.
wave-glance-faces = Eine neue Karte zeigt anders herum als die, die du gespielt hast.
wave-glance-tip-now = Tipp „jetzt spielen“: Sie passt in diesem Moment.
wave-glance-tip-later = Tipp „später gut“: Heb sie auf.
wave-glance-tip-hold = Tipp „zurückhalten“: Jetzt nicht.

# Was am Ende erzählt wird.
wave-fact-blind = { $who } hat sich blind am meisten getraut: { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
}.
wave-fact-tips = { $who } hat am meisten Tipps gegeben: { $count }.
wave-fact-step = Der größte Schritt: { $who } ging von { $before } zu { $card }.
wave-fact-most = { $who } hat die meisten Karten gespielt: { $count }.
wave-fact-turns = { $count ->
    [one] Die Richtung wechselte einmal.
   *[other] Die Richtung wechselte { $count }-mal.
}
wave-fact-played = { $count ->
    [one] 1 Karte liegt auf der Welle.
   *[other] { $count } Karten liegen auf der Welle.
}

## Worauf die erste Seite der Regeln zeigt

wave-label-1 = Deine **Karten**: ▼ siehst du, ▲ sehen nur die anderen
wave-label-2 = Ein **Tipp**: ✓ jetzt spielen, ⧗ später gut, – zurückhalten
wave-label-3 = Der **Stapel**: deine Karte muss eine höhere Zahl oder Farbe haben
wave-label-4 = Die **Richtung**; weiße Karten und Nullen drehen sie
wave-label-5 = **Farben und Zahlen** von niedrig nach hoch
wave-label-6 = Der **Nachziehstapel**: nach jeder Karte ziehst du eine
