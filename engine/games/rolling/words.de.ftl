# Rolling with the Waves auf Deutsch.
#
# $who und $whom sind Namen von Spielern (`seat` und `target` eines Ereignisses). $colour ist die Nummer einer Farbe wie
# im Protokoll: der Platz, dem die Würfel gehören, -1 für klar; $part und $cannon sind Codes. $dice, $stolen und andere
# Listen sind verbunden, jedes Stück sagt rolling-card; $stolen-count ist ihre Zahl. Ja und nein heißen `yes` und `no`.
# Alles andere ist ein Feld des Ereignisses, des Menüs oder der Ablehnung, wie es ist.

rolling-name = Rolling with the Waves

## Würfel

# Ein Würfel wie `red-4`, oder eine Zahl, wie sie ist.
rolling-card =
    { $card ->
        [red-1] Rot 1
        [red-2] Rot 2
        [red-3] Rot 3
        [red-4] Rot 4
        [red-5] Rot 5
        [red-6] Rot 6
        [green-1] Grün 1
        [green-2] Grün 2
        [green-3] Grün 3
        [green-4] Grün 4
        [green-5] Grün 5
        [green-6] Grün 6
        [blue-1] Blau 1
        [blue-2] Blau 2
        [blue-3] Blau 3
        [blue-4] Blau 4
        [blue-5] Blau 5
        [blue-6] Blau 6
        [yellow-1] Gelb 1
        [yellow-2] Gelb 2
        [yellow-3] Gelb 3
        [yellow-4] Gelb 4
        [yellow-5] Gelb 5
        [yellow-6] Gelb 6
        [purple-1] Lila 1
        [purple-2] Lila 2
        [purple-3] Lila 3
        [purple-4] Lila 4
        [purple-5] Lila 5
        [purple-6] Lila 6
        [clear-1] Klar 1
        [clear-2] Klar 2
        [clear-3] Klar 3
        [clear-4] Klar 4
        [clear-5] Klar 5
        [clear-6] Klar 6
       *[other] { $card }
    }
rolling-colour =
    { $colour ->
        [0] Rot
        [1] Grün
        [2] Blau
        [3] Gelb
        [4] Lila
       *[-1] Klar
    }

## Teile der Karte

rolling-part-infamy = Ruf
rolling-part-spirits = Stimmung
rolling-part-chest1 = Truhe 1
rolling-part-chest2 = Truhe 2
rolling-part-chest3 = Truhe 3
rolling-part-hull = Rumpf
rolling-part-small = Kleine Kanone
rolling-part-large = Große Kanone
rolling-part-ports = Häfen
rolling-part-crew = Mannschaft
rolling-part =
    { $part ->
        [spirits] { rolling-part-spirits }
        [chest1] { rolling-part-chest1 }
        [chest2] { rolling-part-chest2 }
        [chest3] { rolling-part-chest3 }
        [hull] { rolling-part-hull }
        [small] { rolling-part-small }
        [large] { rolling-part-large }
        [ports] { rolling-part-ports }
       *[crew] { rolling-part-crew }
    }
# The part in $other, where a text names two.
rolling-other =
    { $other ->
        [spirits] { rolling-part-spirits }
        [chest1] { rolling-part-chest1 }
        [chest2] { rolling-part-chest2 }
        [chest3] { rolling-part-chest3 }
        [hull] { rolling-part-hull }
        [small] { rolling-part-small }
        [large] { rolling-part-large }
        [ports] { rolling-part-ports }
       *[crew] { rolling-part-crew }
    }
rolling-cannon =
    { $cannon ->
        [small] kleine Kanone
        [large] große Kanone
       *[both] beide Kanonen
    }
# Was von gewonnenem Ruf keinen freien Kreis fand.
rolling-lost =
    { $lost ->
        [0] { "" }
       *[other] ; was über 20 geht, verfällt: { $lost }
    }
rolling-shots =
    { $shots ->
        [one] 1 Schuss
       *[other] { $shots } Schuss
    }

## Phasen

rolling-phase-draft = { $who } nimmt einen Würfel.
rolling-phase-plan = Alle planen geheim.
rolling-phase-fire = { $who } feuert.
rolling-phase-over = Das Spiel ist zu Ende.

## Menü

rolling-menu-draft = Welchen Würfel nimmst du?
rolling-menu-die-free = { rolling-colour } { $value }: frei
rolling-menu-die-paid = { rolling-colour } { $value }: für { $cost } Ruf
rolling-menu-die-sailor = { rolling-colour } { $value }: als betrunkener Matrose (1)
rolling-menu-die-either = { rolling-colour } { $value }: für { $cost } Ruf oder als betrunkener Matrose (1)
rolling-menu-pay-or-sailor = Diesen Würfel bezahlen oder als betrunkenen Matrosen nehmen?
rolling-menu-pay = { $cost } Ruf zahlen; er bleibt eine { $value }
rolling-menu-sailor = Betrunkener Matrose: kostet nichts und wird eine 1
rolling-field-sailor = als betrunkener Matrose (1)
rolling-menu-confirm-paying = Ein freier Würfel zeigt dieselbe Zahl. Trotzdem { $cost } Ruf zahlen?
rolling-menu-plan = Dein Würfel { $die } zeigt { $value }. Wohin damit?
# Wohin die Würfel davor kamen: $part und $part-value, $other und $other-value.
rolling-menu-plan-2 = { $part-value } → { rolling-part }. Dein Würfel { $die } zeigt { $value }. Wohin damit?
rolling-menu-plan-3 = { $part-value } → { rolling-part }, { $other-value } → { rolling-other }. Dein Würfel { $die } zeigt { $value }. Wohin damit?
rolling-menu-part = { rolling-part } ({ $filled }/{ $squares })
rolling-menu-bury = Truhe { $chest } (Schatz { $sum }) mit allen drei Würfeln vergraben
rolling-menu-confirm-bury =
    { $free ->
        [one] In Truhe { $chest } ist noch ein Feld frei, und vergraben nimmt sie nichts mehr auf. Trotzdem vergraben?
       *[other] In Truhe { $chest } sind noch { $free } Felder frei, und vergraben nimmt sie nichts mehr auf. Trotzdem vergraben?
    }
rolling-menu-boost =
    { $filled ->
        [2] Beide Felder der Stimmung sind gefüllt.
       *[other] Dieser Plan füllt das zweite Feld der Stimmung.
    } Einen anderen Würfel als 7 schreiben? Das leert die Stimmung.
rolling-menu-boost-none = Nein, die Stimmung behalten
rolling-menu-boost-part = { rolling-part }: 7 statt { $value }
rolling-menu-fire =
    { $shot ->
        [1] Auf wen feuerst du?
       *[other] Und die andere Kanone?
    }
rolling-menu-fire-at = { $whom }, { rolling-cannon }: { rolling-shots }, Rumpf { $hull }
rolling-menu-fire-sea = Ins Meer, { rolling-cannon }
rolling-menu-aim = Welche Truhe (von oben), und in welche von deinen?
rolling-menu-steal = Truhe { $chest } → deine { $into } ({ $room } frei): { $treasure }
rolling-menu-stow = Deine Truhe { $into } ({ $room } frei); nichts zu stehlen
rolling-menu-confirm-lost =
    { $lost ->
        [one] Für einen gestohlenen Würfel ist kein Platz: Er geht verloren. Trotzdem feuern?
       *[other] Für { $lost } gestohlene Würfel ist kein Platz: Sie gehen verloren. Trotzdem feuern?
    }
rolling-menu-confirm-sea = Ein Schatz liegt in Reichweite. Trotzdem ins Meer feuern?

## Die Felder eines getippten Zugs

rolling-field-put = { $value } → { rolling-part }
rolling-field-shot = { rolling-cannon } auf { $whom }: Truhe { $chest } in deine Truhe { $into }
rolling-field-shot-empty = { rolling-cannon } auf { $whom }, in deine Truhe { $into }

## Ablehnungen

rolling-refusal-over = Das Spiel ist zu Ende.
rolling-refusal-no-such-seat = Da sitzt niemand.
rolling-refusal-not-your-turn = Du bist nicht am Zug.
rolling-refusal-wrong-phase = { $phase ->
    [draft] Jetzt werden Würfel genommen: Nimm einen aus dem Wurf.
    [plan] Jetzt planen alle: Sag, wohin deine drei Würfel kommen, oder vergrab eine Truhe.
    [fire] Jetzt feuern die Kanonen: Sag, worauf jede von deinen zielt.
   *[over] Das Spiel ist zu Ende.
}
rolling-refusal-no-such-die = Diesen Würfel gibt es in diesem Wurf nicht: Sie zählen von 0 bis { $last }.
rolling-refusal-die-taken = Dieser Würfel ist schon genommen. Nimm einen, der noch in der Mitte liegt.
rolling-refusal-too-dear = Dieser Würfel kostet { $cost } Ruf, und du hast { $infamy }. Klare Würfel und die in deiner Farbe sind umsonst.
rolling-refusal-no-sailor = Einen betrunkenen Matrosen gibt es nur, wenn kein klarer und kein eigener Würfel mehr da ist. Nimm einen davon: Sie sind umsonst.
rolling-refusal-put-or-bury = Ein Plan setzt drei Würfel auf die Karte oder vergräbt eine Truhe.
rolling-refusal-three-dice = Jeder deiner drei Würfel kommt auf einen eigenen Teil.
rolling-refusal-no-room = { rolling-part }: kein freies Feld. Wähle einen Teil, der eines hat.
rolling-refusal-chest-buried = Truhe { $chest } ist vergraben: Nichts kommt hinein oder heraus. Wähle eine offene.
rolling-refusal-no-such-chest = Diese Truhe gibt es nicht: Es sind 1, 2 und 3.
rolling-refusal-nothing-to-bury = Truhe { $chest } ist leer: Leg einen Würfel hinein, bevor du sie vergräbst.
rolling-refusal-no-boost = Die 7 ist für einen Teil, auf den du in diesem Plan einen Würfel setzt, und nicht für die Stimmung.
rolling-refusal-spirits-not-full = Von den zwei Feldern der Stimmung wäre erst { $filled } gefüllt; eine 7 braucht beide.
rolling-refusal-one-shot-each = { $cannons ->
    [one] Du hast 1 volle Kanone: Nenn einen Schuss.
   *[other] Du hast { $cannons } volle Kanonen: Nenn für jede einen Schuss.
}
rolling-refusal-no-such-target = Da sitzt niemand. Wähle das Schiff von jemand anderem oder feure ins Meer.
rolling-refusal-own-ship = Das ist dein eigenes Schiff. Wähle ein anderes oder feure ins Meer.
rolling-refusal-sea-is-empty = Ein Schuss ins Meer holt nichts: Lass die Truhen weg.
rolling-refusal-name-a-chest = Nenn die Truhe, aus der du stiehlst.
rolling-refusal-nothing-to-steal = Diese Truhe ist leer. Wähle eine mit Würfeln darin.
rolling-refusal-name-a-hold = Nenn deine Truhe, in die der Schatz kommt.
rolling-refusal-same-chest = Beide Kanonen zielen auf ein Schiff: Lass sie auf dieselbe Truhe zielen und in dieselbe Truhe laden.

## Ereignisse

rolling-event-round = Runde { $round }: { $who } hat gewürfelt: { $dice }.
rolling-event-round-own = Runde { $round }: Du hast gewürfelt: { $dice }.
rolling-event-drafted =
    { $sailor ->
        [yes] { $who } hat einen betrunkenen Matrosen genommen ({ rolling-colour }): eine 1.
       *[no] { $cost ->
            [0] { $who } hat { rolling-colour } { $value } genommen.
           *[other] { $who } hat { rolling-colour } { $value } für { $cost } Ruf angeworben.
        }
    }
rolling-event-drafted-own =
    { $sailor ->
        [yes] Du hast einen betrunkenen Matrosen genommen ({ rolling-colour }): eine 1.
       *[no] { $cost ->
            [0] Du hast { rolling-colour } { $value } genommen.
           *[other] Du hast { rolling-colour } { $value } für { $cost } Ruf angeworben.
        }
    }
rolling-event-sealed = Der Plan von { $who } ist da.
rolling-event-sealed-own = { "" }
rolling-event-own-plan =
    { $boosted ->
        [yes] Dein Plan: mit der Stimmung eine 7 auf { rolling-part }.
       *[no] Dein Plan: eine { $value } auf { rolling-part }.
    }
rolling-event-own-burying = Dein Plan: Truhe { $chest } vergraben.
rolling-event-revealed = Alle Pläne der Runde { $round } sind aufgedeckt.
rolling-event-wrote =
    { $boosted ->
        [yes] { $who } hat die Stimmung gelöscht und eine 7 auf { rolling-part } geschrieben.
       *[no] { $who } hat eine { $value } auf { rolling-part } geschrieben.
    }
rolling-event-wrote-own =
    { $boosted ->
        [yes] Du hast die Stimmung gelöscht und eine 7 auf { rolling-part } geschrieben.
       *[no] Du hast eine { $value } auf { rolling-part } geschrieben.
    }
rolling-event-buried = { $who } hat Truhe { $chest } vergraben.
rolling-event-buried-own = Du hast Truhe { $chest } vergraben.
rolling-event-strengthened = Der Rumpf von { $who } hat Stufe { $level } erreicht.
rolling-event-strengthened-own = Dein Rumpf hat Stufe { $level } erreicht.
rolling-event-cannons = Die Kanonen haben gefeuert, der höchste Ruf zuerst.
# Statt eines Diebstahls ist $why `sea`, `empty`, `short` oder `hull`. $shots Schuss fielen, $blocked hielt der Rumpf ab;
# für $lost der gestohlenen Würfel ($stolen) war kein Platz.
rolling-event-fired =
    { $why ->
        [sea] { $who } hat ins Meer gefeuert ({ rolling-cannon }).
        [empty] { $who } hat auf { $whom } gefeuert ({ rolling-cannon }), aber da war nichts zu stehlen.
        [short] { $who } hat auf { $whom } gefeuert ({ rolling-cannon }): Unter der ersten Stufe fällt kein Schuss.
        [hull] { $who } hat auf { $whom } gefeuert ({ rolling-cannon }): Der Rumpf hat alles abgehalten.
       *[other] { $lost ->
            [0] { $who } hat auf { $whom } gefeuert ({ rolling-cannon }) und gestohlen: { $stolen } aus Truhe { $chest } in Truhe { $into }.
           *[other] { $who } hat auf { $whom } gefeuert ({ rolling-cannon }) und gestohlen: { $stolen } aus Truhe { $chest } in Truhe { $into }; für { $lost } davon war kein Platz: verloren.
        }
    }
rolling-event-fired-own =
    { $why ->
        [sea] Du hast ins Meer gefeuert ({ rolling-cannon }).
        [empty] Du hast auf { $whom } gefeuert ({ rolling-cannon }), aber da war nichts zu stehlen.
        [short] Du hast auf { $whom } gefeuert ({ rolling-cannon }): Unter der ersten Stufe fällt kein Schuss.
        [hull] Du hast auf { $whom } gefeuert ({ rolling-cannon }): Der Rumpf hat alles abgehalten.
       *[other] { $lost ->
            [0] Du hast auf { $whom } gefeuert ({ rolling-cannon }) und gestohlen: { $stolen } aus Truhe { $chest } in Truhe { $into }.
           *[other] Du hast auf { $whom } gefeuert ({ rolling-cannon }) und gestohlen: { $stolen } aus Truhe { $chest } in Truhe { $into }; für { $lost } davon war kein Platz: verloren.
        }
    }
rolling-event-fired-you =
    { $why ->
        [sea] { $who } hat ins Meer gefeuert ({ rolling-cannon }).
        [empty] { $who } hat auf dich gefeuert ({ rolling-cannon }), aber da war nichts zu stehlen.
        [short] { $who } hat auf dich gefeuert ({ rolling-cannon }): Unter der ersten Stufe fällt kein Schuss.
        [hull] { $who } hat auf dich gefeuert ({ rolling-cannon }): Der Rumpf hat alles abgehalten.
       *[other] { $lost ->
            [0] { $who } hat auf dich gefeuert ({ rolling-cannon }) und gestohlen: { $stolen } aus deiner Truhe { $chest } in Truhe { $into }.
           *[other] { $who } hat auf dich gefeuert ({ rolling-cannon }) und gestohlen: { $stolen } aus deiner Truhe { $chest } in Truhe { $into }; für { $lost } davon war kein Platz: verloren.
        }
    }
rolling-event-paid = { $who } hat { $infamy } Ruf bekommen ({ rolling-cannon }){ rolling-lost }.
rolling-event-paid-own = Du hast { $infamy } Ruf bekommen ({ rolling-cannon }){ rolling-lost }.
rolling-event-raided =
    { $most ->
        [yes] { $who } hat { $infamy } Ruf aus Häfen bekommen, davon 1 für die höchste Summe{ rolling-lost }.
       *[no] { $who } hat { $infamy } Ruf aus Häfen bekommen{ rolling-lost }.
    }
rolling-event-raided-own =
    { $most ->
        [yes] Du hast { $infamy } Ruf aus Häfen bekommen, davon 1 für die höchste Summe{ rolling-lost }.
       *[no] Du hast { $infamy } Ruf aus Häfen bekommen{ rolling-lost }.
    }
rolling-event-hired =
    { $dice ->
        [one] { $who } hat angeheuert: ein Würfel mehr im Beutel.
       *[other] { $who } hat angeheuert: { $dice } Würfel mehr im Beutel.
    }
rolling-event-hired-own =
    { $dice ->
        [one] Du hast angeheuert: ein Würfel mehr im Beutel.
       *[other] Du hast angeheuert: { $dice } Würfel mehr im Beutel.
    }
# $winners sind Namen, $count ist ihre Zahl.
rolling-event-ended =
    { $reason ->
        [chests] { rolling-reason-chests }
       *[squares] { rolling-reason-squares }
    } { $count ->
        [one] { $winners } hat gewonnen.
       *[other] { $winners } haben gemeinsam gewonnen.
    }

## Wie es endete

rolling-reason-chests = Drei Truhen einer Karte waren jede vergraben oder voll; es zählen die meisten Punkte, dann der meiste Ruf.
rolling-reason-squares = Alle Felder von Häfen, Mannschaft und Rumpf einer Karte waren gefüllt; es zählen die meisten Punkte, dann der meiste Ruf.

## Warum ein Computer etwas tut

# $value ist ein Würfel, $part ein Teil der Karte, $chest die Nummer einer Truhe, $whom ein Spieler
rolling-why-sailor = Kein Würfel ist frei, und Zahlen würde mehr kosten als bringen.
rolling-why-sailor-poor = Kein Würfel ist frei, und für keinen reicht der Ruf.
rolling-why-free = Eine freie { $value } ist von allem Übrigen am meisten wert.
rolling-why-hired = Die { $value } ist ihren Ruf wert.
rolling-why-rob = Am meisten ist bei { $whom } zu holen.
rolling-why-sea = Nirgends ist etwas zu holen.
rolling-why-spare = Niemanden zu berauben ist hier besser.
rolling-why-bury = Truhe { $chest } könnte geraubt werden; vergraben ist sie sicher und 2 mehr wert.
rolling-why-bury-full = Truhe { $chest } ist voll: vergraben ist sie sicher und 2 mehr wert.
rolling-why-loaded = Damit ist eine Kanone voll und feuert gleich.
rolling-why-loading = Eine geladene Kanone bringt mehr als ihre Würfel in einer Truhe.
rolling-why-hull = Andere haben Kanonen, und der Rumpf hält Schüsse auf.
rolling-why-part = Gefüllt ist dieser Teil 5 Punkte wert, und seine Stufen helfen unterwegs: { rolling-part }.
rolling-why-boost = Die Stimmung macht dort eine 7: { rolling-part }.
rolling-why-spirits = Zweimal Stimmung macht später eine 7.
rolling-why-treasure = Schätze sind wert, was sie zeigen.

# Was für die Statistik gezählt wird.
rolling-tally-buried = Vergrabene Truhen: { $count }
rolling-tally-thefts = Bestohlene Truhen: { $count }
rolling-tally-shots = Abgegebene Schüsse: { $count }
rolling-tally-infamy = Ruf: { $count }

# Vormerken

rolling-ahead-die = Welchen Würfel willst du am liebsten?
rolling-ahead-next = Und welchen, wenn der weg ist?
rolling-ahead-dearest = Der teuerste, den du bezahlen kannst
rolling-ahead-wish-dearest = der teuerste, den du bezahlen kannst
rolling-ahead-wish = { rolling-colour } { $value }
rolling-way-pay = Zahlen, was er kostet
rolling-way-sailor-4 = Betrunkener Matrose, wenn teurer als 4
rolling-way-sailor-3 = Betrunkener Matrose, wenn teurer als 3
rolling-way-sailor-2 = Betrunkener Matrose, wenn teurer als 2
rolling-way-sailor-0 = Betrunkener Matrose, statt zu zahlen
rolling-claim-first = { rolling-colour } { $value } ist noch da, wenn du deinen nächsten Würfel nimmst
rolling-claim-free = ein Würfel, der für dich frei ist, ist noch da
rolling-habit-fire = Wenn deine Kanonen feuern
rolling-habit-sea = ins Meer

## Was ein Computerspieler als Nächstes erwartet oder befürchtet

rolling-then-wins = { $who } gewinnt.
rolling-then-robs = { $who } raubt bei { $whom }.
rolling-then-drafts = { $who } nimmt { rolling-colour } { $value }.
rolling-then-buries = { $who } vergräbt Truhe { $chest }.
rolling-then-writes = { $who } schreibt auf { rolling-part }.

## Spielweisen von Computerspielern

rolling-style-hoarder = Schatzsammler
rolling-style-hoarder-about = füllt vor allem die Truhen
rolling-style-cannoneer = Kanonier
rolling-style-cannoneer-about = lädt Kanonen und raubt
rolling-style-harbour = Hafenmeister
rolling-style-harbour-about = baut Häfen aus und bewacht sie
