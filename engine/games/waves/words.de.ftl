### Waves auf Deutsch. Jeder Text darf $edition nutzen (`breakers`, sonst die Rebellen-Ausgabe).
### Die Plätze heißen A bis F, A gehört dem ersten Sitz; $card und $majority sind Nummern von Ständen.

## Wörter, aus denen andere Texte gemacht sind

waves-rebel = { $edition ->
    [breakers] Brecher
   *[rebels] Rebell
}
waves-rebels = { $edition ->
    [breakers] Brecher
   *[rebels] Rebellen
}
waves-card = { $card ->
    [1] Gelehrter (1)
    [2] Hüter (2)
    [3] Ritter (3)
    [4] Seher (4)
   *[5] Adliger (5)
}
waves-card-1 = Gelehrter
waves-card-2 = Hüter
waves-card-3 = Ritter
waves-card-4 = Seher
waves-card-5 = Adliger
waves-cards-1 = Gelehrte
waves-cards-2 = Hüter
waves-cards-3 = Ritter
waves-cards-4 = Seher
waves-cards-5 = Adlige
waves-with = { $agent ->
    [1] Gelehrter
    [2] Hüter
    [3] Ritter
    [4] Seher
   *[5] Adliger
}
waves-class = { $majority ->
    [1] Gelehrte
    [2] Hüter
    [3] Ritter
    [4] Seher
   *[5] Adlige
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
    [0] keine Muscheln
    [one] 1 Muschel
   *[other] { $shells } Muscheln
}

## Phasen

waves-phase-token = Die Wellenmarke wird gelegt
waves-phase-agents = Agenten werden gelegt
waves-phase-discard = Wer zu viele Karten hat, wirft ab
waves-phase-over = Das Spiel ist zu Ende

## Regeltafeln: Name und Regel

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
waves-tablet-six = Gelehrte steigen auf
waves-tablet-six-rule = Alle Gelehrten, Älteste wie Agenten, haben Stärke 6.
waves-tablet-roles = Die Rolle zählt
waves-tablet-roles-rule = Gefolgsleute haben Stärke 3, { waves-rebels } 6, egal von welchem Stand.
waves-tablet-meek = Die Sanften siegen
waves-tablet-meek-rule = Ein Agent braucht gleich viel Stärke wie der Älteste oder weniger.
waves-tablet-tide = Steigende Flut
waves-tablet-tide-rule = Alle Hüter, Älteste wie Agenten, haben 2 mehr je Muschel, die gerade daliegt.
waves-tablet-calm = Stille
waves-tablet-calm-rule = Nichts ändert sich.
waves-tablet-rebels-first = { waves-rebels } zuerst
waves-tablet-rebels-first-rule = { waves-rebels } handeln in der ersten Welle, Gefolgsleute in der zweiten.
waves-tablet-elder-right = Geborgte Gesichter
waves-tablet-elder-right-rule = Ein Ältester hat die gedruckte Stärke des Ältesten vor ihm, so wie der Rat zu Beginn der Runde lag: B die von A, A die des freien Ältesten oder sonst des letzten.
waves-tablet-agent-right = Geborgte Hände
waves-tablet-agent-right-rule = Ein Agent hat die gedruckte Stärke des Agenten vor ihm, der dafür aufgedeckt wird: B die von A, A die des letzten.
waves-tablet-rotate = Platzwechsel
waves-tablet-rotate-rule = Sofort rückt jeder Älteste einen Platz: von B nach A, von C nach B und so weiter, von A auf den letzten. Agenten bleiben.
waves-tablet-weak = Schwaches Gefolge
waves-tablet-weak-rule = Gefolgsleute haben 2 Stärke weniger.
waves-tablet-counter = Gegenstrom
waves-tablet-counter-rule = Beide Wellen laufen von der Marke aus gegen den Uhrzeigersinn.
waves-tablet-unique = Einzelstück
waves-tablet-unique-rule = Ein Ältester kann nur gewonnen werden, wenn sein Stand zu Beginn der Runde nur einmal im Rat lag.
waves-tablet-first-returns = Falsche Dämmerung
waves-tablet-first-returns-rule = Der erste Älteste, der gewonnen würde, geht auf die Hand, und seine Muschel bleibt.
waves-tablet-no-copies = Keine Doppelten
waves-tablet-no-copies-rule = Einen Stand, den du oder dein Team schon hat, gewinnt ihr nicht noch einmal.
waves-tablet-shells = Muscheln fürs Gefolge
waves-tablet-shells-rule = Sofort liegen so viele Muscheln da, wie es Gefolgsleute gibt, höchstens 5.

## Das Menü

# $who: wer beginnt
waves-menu-token = An welchem Platz von { $who } soll die Wellenmarke liegen? Dort beginnen beide Wellen.
# $place, $card: der Älteste dort
waves-menu-place = Platz { waves-at }: { waves-card }
waves-menu-where = An welchem deiner Plätze spielst du einen Agenten?
# $place
waves-menu-agent = Dein Agent an Platz { waves-at }: Wie spielst du ihn?
waves-menu-follow = Als Gefolge
waves-menu-rebel = Als { waves-rebel }
waves-menu-follower = Welche Karte folgt?
# $card, $held: wie viele davon auf der Hand sind
waves-menu-card = { $held ->
    [1] { waves-card }
   *[other] { waves-card }, du hast { $held }
}
waves-menu-rebels = Wie viele von welchem Stand?
# $card, $count
waves-menu-stack = { $count } × { waves-card }
# $count
waves-menu-discard = { $count ->
    [one] Wirf eine Karte offen ab
   *[other] Wirf { $count } Karten offen ab
}
waves-menu-card-one = { waves-card }
waves-field-place =
    Platz { waves-at } (Ältester: { $card ->
        [1] { waves-card-1 }
        [2] { waves-card-2 }
        [3] { waves-card-3 }
        [4] { waves-card-4 }
       *[5] { waves-card-5 }
    })

## Ablehnungen

waves-refusal-seats-and-mode = { $seats ->
    [2] Mit 2 Sitzen geht nur der Modus „Zu zweit“.
    [3] Zu dritt spielt jeder gegen jeden; ein anderer Modus geht mit 3 Sitzen nicht.
   *[other] { $edition ->
        [breakers] Mit { $seats } Sitzen wird die Brecher-Ausgabe in Teams gespielt; ein anderer Modus geht nicht.
       *[rebels] Mit { $seats } Sitzen könnt ihr in Teams oder jeder gegen jeden spielen.
    }
}
waves-refusal-seats-and-edition = Die Brecher-Ausgabe ist für zwei Teams: Wähle 2, 4 oder 6 Sitze, und nicht jeder gegen jeden.
waves-refusal-no-shells = Mindestens eine der fünf Muschelzahlen muss über 0 liegen, etwa 3,3,2,2,1.
waves-refusal-wrong-phase = { $phase ->
    [token] Erst kommt die Wellenmarke: Sag, an welchen Platz sie kommt.
    [agents] Jetzt werden Agenten gelegt: eine Karte als Gefolge oder Karten eines Standes als { waves-rebel }.
    [discard] Jetzt werden Karten abgeworfen, bis auf dein Limit.
   *[over] Das Spiel ist zu Ende.
}
waves-refusal-not-a-card = Diesen Stand gibt es nicht. Die fünf sind Gelehrter (1), Hüter (2), Ritter (3), Seher (4) und Adliger (5).
waves-refusal-no-such-card = { $held ->
    [0] Du hast keine Karte des Standes { waves-card }. Wähle einen Stand, den du hast.
   *[other] Von { waves-card } hast du { $held }, mehr als { $held } kannst du nicht einsetzen.
}
waves-refusal-rebel-count = Ein { waves-rebel } besteht aus mindestens 1 Karte, und höchstens aus so vielen, wie du von dem Stand hast.
waves-refusal-place-not-yours = Dieser Platz steht dir nicht offen. Du kannst wählen: { $places }.
waves-refusal-place-needed = Bitte sag dazu, an welchen deiner Plätze der Agent kommt: { $places }.
waves-refusal-place-is-fixed = Dieser Agent kann nur an Platz { $places }, lass den Platz also weg.
# $count
waves-refusal-discard-count = { $count ->
    [one] Wirf genau 1 Karte ab: Du behältst { $limit }.
   *[other] Wirf genau { $count } Karten ab: Du behältst { $limit }.
}
waves-refusal-discard-order = Bitte nenne die Karten von niedrig nach hoch, etwa 1+3+3.

## Was geschah. $who ist der Name des Sitzes.

# $round, $majority, $shells
waves-event-round = Runde { $round }: Offene Mehrheit für { waves-class }, { waves-shells } im Rat.
# $who, $place
waves-event-token = { $who } hat die Wellenmarke an { waves-at } gelegt.
waves-event-token-own = Du hast die Wellenmarke an { waves-at } gelegt.
# $who, $place
waves-event-followed = { $who } hat an { waves-at } Gefolge gelegt.
waves-event-followed-own = Du hast an { waves-at } Gefolge gelegt.
# $who, $place, $count
waves-event-rebelled = { $count ->
    [one] { $who } hat an { waves-at } einen { waves-rebels } gelegt.
   *[other] { $who } hat an { waves-at } { $count } { waves-rebels } gelegt.
}
waves-event-rebelled-own = { $count ->
    [one] Du hast an { waves-at } einen { waves-rebels } gelegt.
   *[other] Du hast an { waves-at } { $count } { waves-rebels } gelegt.
}
# $card; nur für den Sitz selbst
waves-event-placed = Dein Agent an { waves-at }: { waves-card }.
# $who, $count
waves-event-drew = { $count ->
    [one] { $who } hat eine Karte gezogen.
   *[other] { $who } hat { $count } Karten gezogen.
}
waves-event-drew-own = { "" }
waves-event-all-drew = Alle haben eine Karte gezogen.
# $cards; nur für den Sitz selbst
waves-event-drew-cards = Du hast gezogen: { $cards }.
# $who, $place, $card, $count
waves-event-rebels-shown = { $count ->
    [one] { waves-rebel } an { waves-at }, { $who }: { waves-card }.
   *[other] { waves-rebels } an { waves-at }, { $who }: { $count } × { waves-card }.
}
waves-event-rebels-shown-own = { $count ->
    [one] Dein { waves-rebel } an { waves-at } liegt offen: { waves-card }.
   *[other] Deine { waves-rebels } an { waves-at } liegen offen: { $count } × { waves-card }.
}
# $majority, $tablet
waves-event-majority = Wahre Mehrheit für { waves-class }. Tafel: { waves-tablet }.
waves-event-rotated = Jeder Älteste ist einen Platz gerückt: von B nach A, von C nach B und so weiter, von A auf den letzten.
# $shells
waves-event-shells-set = Muscheln im Rat: jetzt { $shells }.
# $who, $place, $card
waves-event-agent-shown = Gefolge an { waves-at }, { $who }: { waves-card }.
waves-event-agent-shown-own = Dein Gefolge an { waves-at } liegt offen: { waves-card }.
# $who, $place, $card, $agent: sein Stand, $power des Agenten gegen $against des Ältesten, $shells, die noch daliegen
waves-event-collected = { $who } hat an { waves-at } gewonnen: { waves-card } (Agent: { waves-with }, { $power } gegen { $against }); { $shells ->
    [0] keine Muschel mehr
   *[other] noch { waves-shells }
}.
waves-event-collected-own = Du hast an { waves-at } gewonnen: { waves-card } (Agent: { waves-with }, { $power } gegen { $against }); { $shells ->
    [0] keine Muschel mehr
   *[other] noch { waves-shells }
}.
# $who, $place, $card, $agent, $power, $against, $why
waves-event-took = { $who } hat an { waves-at } auf die Hand genommen: { waves-card } (Agent: { waves-with }); { $why ->
    [power] { $power } gegen { $against } reichte nicht.
    [unique] der Stand lag mehrmals im Rat.
    [copies] diesen Stand gibt es in der Sammlung schon.
    [returns] der erste geht in dieser Runde zurück.
   *[shells] es lag keine Muschel mehr da.
}
waves-event-took-own = Du hast an { waves-at } auf die Hand genommen: { waves-card } (Agent: { waves-with }); { $why ->
    [power] { $power } gegen { $against } reichte nicht.
    [unique] der Stand lag mehrmals im Rat.
    [copies] diesen Stand gibt es in der Sammlung schon.
    [returns] der erste geht in dieser Runde zurück.
   *[shells] es lag keine Muschel mehr da.
}
# $who, $cards, $cards-count
waves-event-discarded = { $who } hat abgeworfen: { $cards }.
waves-event-discarded-own = Du hast abgeworfen: { $cards }.
# $card; 0, wenn keine zu ziehen war
waves-event-spare = { $card ->
    [0] Es gibt keinen neuen freien Ältesten.
   *[other] Der neue freie Älteste: { waves-card }.
}
# $cards: wie viele
waves-event-reshuffled = Der Abwurf wurde gemischt: ein neuer Stapel mit { $cards } Karten.
# $winners, $count davon, $reason
waves-event-ended = { $count ->
    [0] Das Spiel ist zu Ende, unentschieden.
    [one] { $winners } hat gewonnen.
   *[other] { $winners } haben zusammen gewonnen.
}

## Wie es entschieden wurde

waves-reason-classes = Genug verschiedene Stände waren gewonnen.
waves-reason-elders = Genug Älteste waren gewonnen.
waves-reason-rounds = Die letzte Runde war gespielt, und niemand hatte ein Ziel erreicht.

## Optionen

waves-option-edition = Ausgabe
waves-option-edition-about = Welches Regelheft: Das neuere hat Rebellen, das ältere nennt sie Brecher und kennt nur zwei Teams.
waves-option-edition-rebels = Rebellen
waves-option-edition-breakers = Brecher
waves-option-mode = Modus
waves-option-mode-about = Wer mit wem spielt: Zu zweit haben alle je zwei Plätze, Teams gewinnen ihre Ältesten gemeinsam.
waves-option-mode-duel = Zu zweit
waves-option-mode-free = Jeder gegen jeden
waves-option-mode-teams = Teams
waves-option-tablets = Regeltafeln
waves-option-tablets-about = Welche Seite jeder Tafel oben liegt: ein Satz, oder eine Seite je Stand.
waves-option-tablets-first-game = Fürs erste Spiel
waves-option-tablets-duel = Satz für zwei
waves-option-tablets-three = Satz für drei
waves-option-tablets-teams = Satz für Teams
waves-option-tablets-free = Satz für jeder gegen jeden
waves-option-tablets-random = Zufällig, zu Beginn gezogen
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
waves-option-shells = Muscheln je Offener Mehrheit
waves-option-shells-about = Wie viele Muscheln jede Offene Mehrheit bringt, Gelehrte zuerst. Die üblichen Zahlen sind von uns.
waves-option-shells-listed = Gelehrte { $n1 }, Hüter { $n2 }, Ritter { $n3 }, Seher { $n4 }, Adlige { $n5 }
waves-option-rounds = Runden höchstens
waves-option-rounds-about = Nach so vielen Runden ist das Spiel unentschieden. Die übliche Zahl ist unsere eigene.

## Warum ein Computer etwas tut

# $card ist die Klasse eines Ältesten oder einer Karte, $tablet und $majority das Erwartete
waves-why-token = Beide Plätze sind etwa gleich viel wert.
waves-why-discard = Diese Karte fehlt am wenigsten: { waves-card }.
waves-why-tablet = So wie es liegt, haben { waves-class } die Mehrheit, und ihre Tafel gilt: { waves-tablet }.
waves-why-hand = Der Älteste dort, { waves-card }, ist dann nicht zu gewinnen; er kommt auf die Hand, und der Einsatz bleibt klein.
waves-why-hand-large = Der Älteste dort, { waves-card }, ist dann nicht zu gewinnen; er kommt auf die Hand.
waves-why-decides = Mit dem Ältesten dort, { waves-card }, ist das Spiel gewonnen.
waves-why-new = Die Stärke reicht für den Ältesten dort, { waves-card }, und dieser Stand fehlt noch.
waves-why-more = Die Stärke reicht für den Ältesten dort: { waves-card }.
waves-why-turns = Erst dieser Agent wendet die Mehrheit.

# Was für die Statistik gezählt wird.
waves-tally-elders = Gewonnene Älteste: { $count }
waves-tally-rebels = Gelegte { waves-rebels }: { $count }
waves-tally-rebelled = Älteste, die { waves-rebels } gewannen: { $count }

# Vormerken

waves-claim-no-rebels = vor dir legt niemand noch { waves-rebels }
waves-claim-left-follows = am Platz vor deinem liegt Gefolge
waves-claim-left-rebels = am Platz vor deinem liegt ein { waves-rebel }
waves-habit-discard = Wenn du abwerfen musst
# $card
waves-habit-let-go = zuerst { waves-card }, dann wovon du am meisten hältst
waves-habit-most = wovon du am meisten hältst
waves-claim-majority = nach den offenen Ältesten haben noch { waves-class } die Mehrheit

## Was ein Computerspieler als Nächstes erwartet oder befürchtet

waves-then-wins = { $who } gewinnt.
waves-then-team-wins = Das Team von { $who } gewinnt.
waves-then-rebels = { $who } legt an { waves-at } { waves-rebels }.
waves-then-majority = Wahre Mehrheit für { waves-class }.
waves-then-collects = { $who } gewinnt den Ältesten: { waves-card }.
waves-then-hand = { $whom } gewinnt den Ältesten nicht und nimmt ihn auf die Hand: { waves-card }.

## Spielweisen von Computerspielern

waves-style-loyal = treu
waves-style-loyal-about = mag Gefolgsleute und spart Karten
waves-style-rebellious = aufsässig
waves-style-rebellious-about = wendet gern die Mehrheit
