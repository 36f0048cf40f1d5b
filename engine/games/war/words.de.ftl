# War of Waves auf Deutsch. Was die Variablen bedeuten, steht in words.en.ftl.

war-name = War of Waves

## Karten und Abschnitte

war-card-W1 = Krieg 1
war-card-W2 = Krieg 2
war-card-W3 = Krieg 3
war-card-W4 = Krieg 4
war-card-W5 = Krieg 5
war-card-W6 = Krieg 6
war-card-B1 = Bau 1
war-card-B2 = Bau 2
war-card-B3 = Bau 3
war-card-B4 = Bau 4
war-card-B5 = Bau 5
war-card-B6 = Bau 6
war-card-B7 = Bau 7
war-card-B8 = Bau 8
war-card-L-heph = Hephaistos
war-card-L-pos = Poseidon
war-card-L-ares = Ares
war-card-L-ceto = Keto
war-card-W = eine Kriegskarte
war-card-B = eine Baukarte
war-card-L = ein Anführer
war-card =
    { $card ->
        [W1] { war-card-W1 }
        [W2] { war-card-W2 }
        [W3] { war-card-W3 }
        [W4] { war-card-W4 }
        [W5] { war-card-W5 }
        [W6] { war-card-W6 }
        [B1] { war-card-B1 }
        [B2] { war-card-B2 }
        [B3] { war-card-B3 }
        [B4] { war-card-B4 }
        [B5] { war-card-B5 }
        [B6] { war-card-B6 }
        [B7] { war-card-B7 }
        [B8] { war-card-B8 }
        [L-heph] { war-card-L-heph }
        [L-pos] { war-card-L-pos }
        [L-ares] { war-card-L-ares }
        [L-ceto] { war-card-L-ceto }
        [W] { war-card-W }
        [B] { war-card-B }
        [L] { war-card-L }
       *[other] { $card }
    }
war-other =
    { $other ->
        [W1] { war-card-W1 }
        [W2] { war-card-W2 }
        [W3] { war-card-W3 }
        [W4] { war-card-W4 }
        [W5] { war-card-W5 }
        [W6] { war-card-W6 }
        [B1] { war-card-B1 }
        [B2] { war-card-B2 }
        [B3] { war-card-B3 }
        [B4] { war-card-B4 }
        [B5] { war-card-B5 }
        [B6] { war-card-B6 }
        [B7] { war-card-B7 }
        [B8] { war-card-B8 }
        [W] { war-card-W }
       *[B] { war-card-B }
    }
war-kind =
    { $kind ->
        [W] Krieg
        [B] Bau
       *[L] Anführer
    }
war-section =
    { $section ->
        [bridge1] Brücke 1
        [bridge2] Brücke 2
        [bridge3] Brücke 3
        [bridge4] Brücke 4
        [gate1] Tor 1
        [gate2] Tor 2
       *[gate3] Tor 3
    }
war-where =
    { $where ->
        [bridge1] Brücke 1
        [bridge2] Brücke 2
        [bridge3] Brücke 3
        [bridge4] Brücke 4
        [gate1] Tor 1
        [gate2] Tor 2
       *[gate3] Tor 3
    }
war-leader =
    { $leader ->
        [heph] Hephaistos
        [pos] Poseidon
        [ares] Ares
       *[ceto] Keto
    }
war-type-attack = Angriff
war-type-build = Bauen
war-type-fortify = Verstärken

## Phasen

war-phase-turn = { $who } beginnt den Zug.
war-phase-actions = { $who } ist am Zug.
war-phase-leader = { $who } hat einen Anführer gespielt und beendet den Zug.
war-phase-over = Das Spiel ist zu Ende.

## Menü

war-menu-turn = Was tust du?
war-menu-build = Einen neuen Abschnitt bauen
war-menu-fortify = Einen Abschnitt verstärken
war-menu-attack = Angreifen
war-menu-own = Eigene Baukarten abräumen
war-menu-heph = Hephaistos: eine Brückenkarte mit einer Torkarte tauschen
war-menu-pos = Poseidon: bis zu zwei Karten treffen
war-menu-ares = Ares: Kriegskarten holen
war-menu-ceto = Keto: Handkarten tauschen
war-menu-horn = Ins Horn stoßen und den Zug beenden
war-menu-end = Den Zug beenden{ $deck ->
        [0] { $face ->
            [0] { "" }
            [one] : 1 aus der Auslage
           *[other] : { $face } aus der Auslage
        }
       *[other] : { $deck } vom Stapel{ $face ->
            [0] { "" }
           *[other] , { $face } aus der Auslage
        }
    }
war-menu-where = Wo baust du?
war-menu-new-bridge = Ein neuer Brückenabschnitt
war-menu-new-gate = Ein neuer Torabschnitt
war-field-new-bridge = ein neuer Brückenabschnitt
war-field-new-gate = ein neuer Torabschnitt
war-menu-which-build = Welche Baukarte?
war-menu-which-section = Welcher Abschnitt?
war-menu-which-card = Welche Karte für { war-section }?
war-menu-section = { war-section }
war-menu-card = { war-card }
war-menu-whom = Bei wem?
war-menu-seat = { $whom }
war-menu-aim = Worauf zielst du?
war-menu-own-aim = Welche eigenen Baukarten sollen weg?
war-menu-target = { $whom }, { war-section }: { war-card }
war-menu-targets = { $whom }, { war-section }: { war-card } + { war-other }
war-menu-own-target = { war-section }: { war-card }
war-menu-own-targets = { war-section }: { war-card } + { war-other }
war-menu-attack-with = Mit welchen Karten greifst du an?
war-menu-attack-kind = Mit Kriegs- oder mit Baukarten?
war-menu-with-w = Mit Kriegskarten
war-menu-with-b = Mit Baukarten
war-menu-handful = { war-kind } { $numbers }
war-menu-how-many = Wie oft { war-card }?
war-menu-count = { $count } × { war-card }
war-menu-heph-bridge = Welche Karte deiner Brücke?
war-menu-heph-gate = Welche Karte deines Tors?
war-menu-own-card = { war-section }: { war-card }
war-menu-ares-to = Auf welchen Abschnitt kommen sie?
war-menu-ares-take = Kriegskarte { $nth } von { $count }: welche?
war-menu-enemy-card = { $whom }, { war-section }: { war-card }
war-menu-confirm-false-horn = Deine Brücke oder dein Tor ist so nicht wahr. Wenn sich daran nichts ändert, verliert dieses Horn. Trotzdem hineinstoßen?
war-menu-confirm-late-horn = Die Partie endet, bevor dieses Horn geprüft wird. Trotzdem hineinstoßen?
war-menu-confirm-no-horn = Deine Pforte ist vollständig und wahr. Den Zug ohne Horn beenden?
war-menu-confirm-under-horn = { $whom } hat ins Horn gestoßen, und du kannst diese Pforte noch angreifen. Den Zug trotzdem beenden?
war-menu-confirm-hopeless = Du kennst diese Karten: Es braucht { $need }, du hast { $total }. Trotzdem angreifen?

## Die Felder eines getippten Zugs

war-field-leader = { war-leader }
war-field-at =
    { $place ->
        [war0] erste Kriegskarte
        [war1] zweite Kriegskarte
        [build0] erste Baukarte
       *[build1] zweite Baukarte
    } ({ $number ->
        [0] verdeckt
       *[other] { $number }
    })
# Das behalten Pläne von der Zeit vor war-field-at: $place, $card
war-field-place =
    { $place ->
        [war0] erste Kriegskarte
        [war1] zweite Kriegskarte
        [build0] erste Baukarte
       *[build1] zweite Baukarte
    } ({ $card ->
        [W] verdeckt
        [B] verdeckt
       *[other] { war-card }
    })

## Ablehnungen

war-refusal-leader-ends-actions = Nach einem Anführer kannst du nur den Zug beenden oder ins Horn stoßen.
war-refusal-two-types = 
    Du hast in diesem Zug zwei Arten von Aktionen gemacht: { $first ->
        [attack] Angriff
       *[build] Bauen
    } und { $second ->
        [build] Bauen
       *[fortify] Verstärken
    }. Mach damit weiter oder beende deinen Zug.
war-refusal-not-in-hand = { war-card } hast du nicht auf der Hand, oder nicht so oft. Wähle aus deinen Handkarten.
war-refusal-not-a-build-card = { war-card } kann keinen Abschnitt beginnen; dazu braucht es eine Baukarte.
war-refusal-bridge-full = Deine Brücke hat schon ihre vier Abschnitte. Verstärk einen, oder bau das Tor, sobald die Brücke steht.
war-refusal-gate-full = Dein Tor hat schon seine drei Abschnitte. Verstärken kannst du sie noch.
war-refusal-bridge-not-standing = Dafür muss deine Brücke stehen: vier Abschnitte mit je Bau und Krieg.
war-refusal-no-section = Bei { war-section } liegt nichts. Bau dort zuerst, oder wähle einen Abschnitt, in dem Karten liegen.
war-refusal-leader-in-section = Ein Anführer wird gespielt, nicht in einen Abschnitt gelegt. Wähle eine Kriegs- oder eine Baukarte.
war-refusal-no-war-in-gate = Kriegskarten kommen nie in ein Tor. Wähle eine Baukarte oder einen Abschnitt der Brücke.
war-refusal-builds-full = Bei { war-section } liegen schon zwei Baukarten, mehr geht nicht. Wähle einen anderen Abschnitt.
war-refusal-wars-full = Bei { war-section } liegen schon zwei Kriegskarten, mehr geht nicht. Wähle einen anderen Abschnitt.
war-refusal-no-cards = Wähle mindestens eine Karte für den Angriff.
war-refusal-leader-cannot-fight = Ein Anführer hat keine Zahl und nimmt an keinem Angriff teil.
war-refusal-mixed-cards = Greif mit Kriegskarten oder mit Baukarten an, nicht mit beiden.
war-refusal-no-such-target = Dort sitzt kein Gegner. Wähle jemand anderen, der noch im Spiel ist.
war-refusal-target-out = Diese Person ist aus dem Spiel. Wähle jemanden, der noch dabei ist.
war-refusal-nothing-aimed-at = Wähle mindestens eine Karte als Ziel.
war-refusal-aimed-twice = Jede Karte kann nur einmal genannt werden.
war-refusal-no-such-place = Diese Karte liegt nicht bei { war-section }. Wähle eine, die dort liegt.
war-refusal-mixed-targets = Ziel auf Kriegskarten oder auf Baukarten, nicht auf beide.
war-refusal-war-first = Kriegskarten schützen { war-section }: Schlag erst sie, dann die Baukarten.
war-refusal-own-war = Von deinen eigenen Karten kannst du nur Baukarten angreifen.
war-refusal-own-gate-one = Dein eigenes Tor räumst du Karte für Karte ab: Nenne nur eine.
war-refusal-own-last-build = Die einzige Baukarte unter Kriegskarten muss liegen bleiben. Wähle einen Abschnitt, in dem eine andere bliebe.
war-refusal-own-too-weak = Das macht { $total }, und es braucht { $need }: Ein Angriff auf eigene Karten muss gelingen. Nimm mehr Karten dazu oder lass es.
war-refusal-leader-first = Ein Anführer wird vor allem anderen im Zug gespielt. Du hast schon gehandelt; im nächsten Zug geht es als Erstes.
war-refusal-leader-alone = Für einen Anführer brauchst du noch eine Karte, die keiner ist.
war-refusal-heph-bridge = Nenne zuerst eine Baukarte deiner Brücke.
war-refusal-heph-gate = Nenne nach der Baukarte deiner Brücke eine deines Tors.
war-refusal-pos-own = Poseidon trifft nur Gegner.
war-refusal-pos-two = Poseidon trifft höchstens { $most } Karten.
war-refusal-pos-war-first = Eine Baukarte kann nur zusammen mit allen Kriegskarten darauf getroffen werden.
war-refusal-ares-section = Ares bringt Kriegskarten nur auf deine eigene Brücke.
war-refusal-ares-no-wars = Kein Gegner hat eine Kriegskarte, die man holen könnte.
war-refusal-ares-count =
    { $count ->
        [one] Ares holt hier genau eine Karte.
       *[other] Ares holt hier genau { $count } Karten.
    }
war-refusal-ares-war = Ares holt nur Kriegskarten von Gegnern.
war-refusal-horn-incomplete = Das Horn braucht beides ganz: die Brücke (vier Abschnitte mit je Bau und Krieg) und das Tor (drei Abschnitte).
war-refusal-war-seats = Zu dritt und zu viert braucht es zwei Kartensätze: Stell „Personen und Kartensätze“ auf „Zu dritt oder zu viert, zwei Kartensätze“.
war-refusal-war-crowd = Zu zweit gibt es einen Kartensatz: Stell „Personen und Kartensätze“ auf „Zu zweit, ein Kartensatz“.

## Ereignisse

war-event-started = Die Karten sind ausgeteilt.
war-event-dealt = Du hast bekommen: { $hand }; { war-card } liegt als dein erster Abschnitt.
# The log leaves out what the panel and the picture say: the round, whose turn it is, and the row of Face cards.
war-event-round = { "" }
war-event-turn = { "" }
war-event-built = { $who } hat { war-section } gebaut.
war-event-built-own = { "" }
war-event-fortified =
    { $kind ->
        [W] { $who } hat eine Kriegskarte auf { war-section } gesetzt.
       *[B] { $who } hat { war-section } um eine Baukarte verstärkt.
    }
war-event-fortified-own = { "" }
war-event-laid = Du hast { war-card } auf { war-section } gelegt.
# Was angreift: $cards und, wenn es nicht eine Karte schon sagt, ihre Summe $total; andere Texte verwenden das.
war-attackers =
    { $cards-count ->
        [one] { $cards }
       *[other] { $cards } ({ $total })
    }
war-event-attacked =
    { $poseidon ->
        [yes] Mit Poseidon hat { $who }
       *[no] { $who } hat
    } { war-section } von { $whom } angegriffen, mit { war-attackers } gegen { $shown }, es brauchte { $need }: { $won ->
        [yes] gewonnen.
       *[no] verloren.
    }
war-event-attacked-own =
    { $poseidon ->
        [yes] Mit Poseidon hast du
       *[no] Du hast
    } { war-section } von { $whom } angegriffen, mit { war-attackers } gegen { $shown }, es brauchte { $need }: { $won ->
        [yes] gewonnen.
       *[no] verloren.
    }
war-event-attacked-you =
    { $poseidon ->
        [yes] Mit Poseidon hat { $who }
       *[no] { $who } hat
    } bei dir { war-section } angegriffen, mit { war-attackers } gegen { $shown }, es brauchte { $need }: { $won ->
        [yes] gewonnen.
       *[no] verloren.
    }
war-event-cleared = { $who } hat { $shown } von { war-section } abgeräumt, mit { war-attackers }, es brauchte { $need }.
war-event-cleared-own = Du hast { $shown } von { war-section } abgeräumt, mit { war-attackers }, es brauchte { $need }.
war-event-perished =
    { $cards-count ->
        [one] { $cards } ging mit { war-section } von { $who } unter.
       *[other] { $cards } gingen mit { war-section } von { $who } unter.
    }
war-event-perished-own =
    { $cards-count ->
        [one] { $cards } ging bei dir mit { war-section } unter.
       *[other] { $cards } gingen bei dir mit { war-section } unter.
    }
war-event-gone = { war-section } von { $who } ist weg.
war-event-gone-own = { war-section } von dir ist weg.
war-event-leader = { $who } hat { war-leader } gespielt.
war-event-leader-own = Du hast { war-leader } gespielt.
war-event-swapped = { $who } hat eine Baukarte von { war-section } mit einer von { war-where } getauscht.
war-event-swapped-own = Du hast eine Baukarte von { war-section } mit einer von { war-where } getauscht.
war-event-moved = Ares hat eine Kriegskarte von { war-where } bei { $whom } auf { war-section } von { $who } gebracht.
war-event-moved-own = Ares hat eine Kriegskarte von { war-where } bei { $whom } auf deine { war-section } gebracht.
war-event-moved-you = Ares hat eine Kriegskarte von { war-where } bei dir auf { war-section } von { $who } gebracht.
war-event-moved-cards = Du hast gesehen, was Ares gebracht hat: { $cards }.
war-event-hands = { $who } und { $whom } haben die Handkarten getauscht: { $who } hat jetzt { $count }, { $whom } { $their_count }.
war-event-hands-own = Du und { $whom } habt die Handkarten getauscht: Du hast jetzt { $count }, { $whom } { $their_count }.
war-event-hands-you = { $who } und du habt die Handkarten getauscht: { $who } hat jetzt { $count }, du { $their_count }.
war-event-got-hand =
    { $cards-count ->
        [0] Du hast eine leere Hand bekommen.
       *[other] Du hast bekommen: { $cards }.
    }
war-event-drew-face = { $who } hat { war-card } aus der Auslage genommen.
war-event-drew-face-own = Du hast { war-card } aus der Auslage genommen.
war-event-face = { "" }
war-event-drew-deck =
    { $kind ->
        [W] { $who } hat eine Kriegskarte gezogen.
        [B] { $who } hat eine Baukarte gezogen.
       *[L] { $who } hat einen Anführer gezogen.
    }
war-event-drew-deck-own = { "" }
war-event-drew-card = Du hast { war-card } gezogen.
war-event-nothing =
    { $place ->
        [deck] { $who } hat nichts gezogen: Es waren keine Karten mehr da.
       *[face] { $who } hat nichts aus der Auslage genommen: Sie war leer.
    }
war-event-nothing-own =
    { $place ->
        [deck] Du hast nichts gezogen: Es waren keine Karten mehr da.
       *[face] Du hast nichts aus der Auslage genommen: Sie war leer.
    }
war-event-reshuffled = Der Ablagestapel wurde zu einem neuen Stapel von { $cards } gemischt.
war-event-horn = { $who } hat ins Horn gestoßen!
war-event-horn-own = Du hast ins Horn gestoßen!
war-event-silent = Das Horn von { $who } ist verstummt: Die Pforte steht nicht mehr vollständig.
war-event-silent-own = Dein Horn ist verstummt: Die Pforte steht nicht mehr vollständig.
war-event-judged = Die Pforte von { $who } wurde aufgedeckt. Brücke: { $bridge } ({ $bridge_true ->
        [yes] wahr
       *[no] nicht wahr
    }). Tor: { $gate } ({ $gate_true ->
        [yes] wahr
       *[no] nicht wahr
    }).
war-event-judged-own = Deine Pforte wurde aufgedeckt. Brücke: { $bridge } ({ $bridge_true ->
        [yes] wahr
       *[no] nicht wahr
    }). Tor: { $gate } ({ $gate_true ->
        [yes] wahr
       *[no] nicht wahr
    }).
war-event-out = { $who } ist ausgeschieden. Abgelegt: { $cards }.
war-event-out-own = Du bist ausgeschieden. Abgelegt: { $cards }.
war-event-tied = { $count } wahre Pforten stehen zugleich.
war-event-tie-card = Zum Entscheid hat { $who } { war-card } gezogen.
war-event-tie-card-own = Zum Entscheid hast du { war-card } gezogen.
war-event-ended =
    { $reason ->
        [gateway] { $winners } hat mit einer wahren Pforte gewonnen.
        [tie-leader] { $winners } hat den Gleichstand mit einem Anführer auf der Hand gewonnen.
        [tie-card] { $winners } hat den Gleichstand mit der höchsten Karte gewonnen.
        [tie-shared] Gemeinsam gewonnen: { $winners }.
        [false-gateway] { $winners } hat gewonnen: Das Horn war falsch.
        [last-left] { $winners } hat gewonnen und ist allein übrig.
       *[rounds] Die letzte Runde ist vorbei: unentschieden.
    }

## Wie es ausging

war-reason-gateway = Eine wahre Pforte steht.
war-reason-tie-leader = Mehrere Pforten standen; ein Anführer hat entschieden.
war-reason-tie-card = Mehrere Pforten standen; die höchste Karte hat entschieden.
war-reason-tie-shared = Mehrere Pforten standen, und nichts konnte sie trennen.
war-reason-false-gateway = Das Horn war falsch: Diese Pforte war nicht wahr.
war-reason-last-left = Nur eine Person war noch übrig.
war-reason-rounds = Die letzte Runde ist vorbei: unentschieden.

## Optionen

war-option-deck = Kartensatz
war-option-deck-about = Wie viele Karten ein Satz hat; zu dritt und zu viert sind es zwei Sätze. Beide Zahlen sind unsere eigenen: Die gedruckte Regel widerspricht sich.
war-option-deck-54 = 54 Karten je Satz: 24 Krieg, 26 Bau, 4 Anführer
war-option-deck-60 = 60 Karten je Satz: 24 Krieg, 32 Bau bis 8, 4 Anführer
war-option-crowd = Personen und Kartensätze
war-option-crowd-about = Unsere eigenen Regeln zu dritt und zu viert: zwei Kartensätze gemischt. Dort nötig, zu zweit nicht erlaubt.
war-option-crowd-false = Zu zweit, ein Kartensatz
war-option-crowd-true = Zu dritt oder zu viert, zwei Kartensätze
war-option-rounds = Runden höchstens
war-option-rounds-about = Nach dieser Runde endet das Spiel unentschieden. Die üblichen 60 sind unsere eigenen.

## Warum ein Computer etwas tut

# $whom ist ein Spieler, $chance von hundert, $count von sieben Abschnitten
war-why-horn-stands = { $whom } hat ins Horn gestoßen und gewinnt vielleicht, wenn diese Pforte jetzt nicht zerstört wird.
war-why-certain = Das zerstört sie, was auch immer verdeckt liegt.
war-why-alone = Nichts auf dieser Hand kann die Pforte zerstören, für die ein Horn steht.
war-why-closed = Angriffe sind in diesem Zug nicht mehr möglich.
war-why-hardly = Ein Angriff auf die Pforte, für die ein Horn steht, gelänge in weniger als { $chance } von 100 Fällen.
war-why-true = Die Pforte ist vollständig und wahr.
war-why-enough = Was noch auf der Hand ist, bleibt jetzt besser dort.
war-why-nothing = In diesem Zug kann nichts mehr gelegt werden.
war-why-clear = Die Baukarte in { war-section } kann nicht mehr passend werden.
war-why-heph = Nach dem Tausch fehlen weniger Karten für eine wahre Pforte.
war-why-pos = Poseidon schlägt ohne Verdoppeln zu und erreicht jedes Tor.
war-why-ares = Wachen wechseln die Seite, und drüben müssen neue her.
war-why-ceto = Die andere Hand ist mehr wert als diese.
war-why-ceto-perhaps = Die andere Hand ist vielleicht besser als diese.
war-why-bridge = { $parity ->
    [odd] Die Brücke soll ungerade Summen haben; das ist ein Abschnitt mehr.
   *[even] Die Brücke soll gerade Summen haben; das ist ein Abschnitt mehr.
}
war-why-section = Das ist ein Abschnitt mehr für die Brücke; eine zweite Karte kann seine Summe passend machen.
war-why-gate = Das Tor soll drei Zahlen in Folge haben, und das führt zu einer davon.
war-why-strike = { $whom } hat { $count } von sieben Abschnitten; dieser Angriff gelingt in etwa { $chance } von 100 Fällen.
war-why-second-guard = Mit einer zweiten Wache ist { war-section } schwerer zu zerstören.
war-why-guard = Erst mit einer Kriegskarte zählt { war-section } als stehend.
war-why-parity = { $parity ->
    [odd] Damit hat { war-section } eine ungerade Summe, wie die Brücke sie braucht.
   *[even] Damit hat { war-section } eine gerade Summe, wie die Brücke sie braucht.
}

# Was für die Statistik gezählt wird.
war-tally-true = Wahre Pforten: { $count }
war-tally-built = Gebaute Abschnitte: { $count }
war-tally-attacks = Gewonnene Angriffe: { $count }
war-tally-leaders = Gespielte Anführer: { $count }

# Vormerken

war-stop-horn = jemand stößt ins Horn
war-claim-no-horn = niemand stößt ins Horn
war-claim-intact = deine Pforte hat keinen vollständigen Abschnitt verloren

## Was ein Computerspieler als Nächstes erwartet oder befürchtet

war-then-wins = { $who } gewinnt.
war-then-horn = { $who } stößt ins Horn.
war-then-strikes = { $who } greift { war-section } von { $whom } an und gewinnt.
war-then-fails = { $who } greift { war-section } von { $whom } an und verliert.
war-then-leader = { $who } spielt { war-leader }.
war-then-builds = { $who } baut { war-section }.
war-then-guards = { $who } setzt eine Kriegskarte auf { war-section }.
war-then-adds = { $who } verstärkt { war-section } um eine Baukarte.

## Spielweisen von Computerspielern

war-style-raider = Plünderer
war-style-raider-about = greift früh und oft an
war-style-builder = Baumeister
war-style-builder-about = baut zuerst und bewacht es gut
