# What the bot says of War of Waves beyond the words that its rules ask for.

## At its tables

system-war = War of Waves
war-about = Baut eine Brücke und ein Tor und stoßt ins Horn, bevor die anderen sie einreißen. Etwa 40 Züge für jeden.
war-hint-rounds = eine Zahl ab 1

## Commands

war-argument-card = Welche Karte
war-argument-cards = Welche Karten, mit + verbunden
war-argument-target = Wen
war-argument-section = Welcher Abschnitt
war-argument-where = Ein Abschnitt wovon
war-argument-which = Welche Karten dort
war-argument-leader = Welcher Anführer
war-argument-bridge = Hephaistos: welche Karte deiner Brücke
war-argument-gate = Hephaistos: welche Karte deines Tors
war-argument-take = Ares: welche Kriegskarten von anderen
war-command-build = Einen Abschnitt von Brücke oder Tor beginnen
war-command-fortify = Einen Abschnitt verstärken
war-command-attack = Einen Abschnitt angreifen
war-command-leader = Einen Anführer spielen
war-command-horn = Das Horn blasen und den Zug beenden
war-command-end = Den Zug beenden
war-describe-play = War of Waves spielen

## What is about to be done

war-move-build = Bauen
war-move-fortify = Verstärken
war-move-attack = Angreifen
war-move-leader = Einen Anführer spielen
war-move-horn = Ins Horn stoßen und den Zug beenden
war-move-end = Den Zug beenden

## What is waited for, after “Waiting for Ada”

war-doing-turn = ziehen
war-doing-actions = weiterspielen
war-doing-leader = den Zug beenden

## On pictures, and the same in words

war-sign-W = K
war-sign-B = B
war-sign-L = A
war-sign-L-heph = He
war-sign-L-pos = Po
war-sign-L-ares = Ar
war-sign-L-ceto = Ke
war-picture-round = Runde { $round } von { $rounds }
war-picture-turn = Ein Zug beginnt
war-picture-types = Getan: { $types }
war-picture-led = { war-leader } wurde gespielt
war-picture-over = Ende
war-picture-face = Auslage
war-picture-first = 1 zuerst
war-picture-deck = Stapel { $count }
war-picture-discard = Abgelegt
war-picture-gate = Tor
war-picture-out = Ausgeschieden
war-picture-score = { $score } von 7
war-picture-hand = Deine Hand: { $count ->
        [one] 1 Karte
       *[other] { $count } Karten
    }
war-picture-eye = Auge: allen bekannt
war-picture-bridge-true = Brücke: wahr
war-picture-bridge-false = Brücke: noch nicht wahr
war-picture-gate-true = Tor: wahr
war-picture-gate-false = Tor: noch nicht wahr
war-picture-total = macht { $total }
war-picture-need = braucht { $need }
war-picture-double = braucht 2 × { $half } = { $need }
war-picture-won = gewonnen
war-picture-lost = verloren
war-picture-judged = Die Pforte von { $who } wird aufgedeckt
war-words-round = Runde { $round } von { $rounds }: { $phase }
war-words-face = Auslage, die erste zuerst: { $cards }
war-words-no-face = Auslage: leer
war-words-deck = Stapel: { $count }, obenauf { $top ->
        [none] nichts
       *[other] { $top }
    }
war-words-discard = Abgelegt: { $count }
war-words-who = { $who }: { $score } von 7
war-words-horn = hat ins Horn gestoßen
war-words-stands = Brücke steht
war-words-complete = Pforte vollständig
war-words-out = ausgeschieden
war-words-winner = gewinnt
war-words-hand = Hand: Krieg { $wars }, Bau { $builds }, Anführer { $leaders }
war-words-known = Davon bekannt: { $cards }
war-words-section = { war-section }: { $cards }
war-words-empty = leer
war-words-hidden = verdeckt
war-words-total = Summe { $total }
war-words-own-hand = Deine Hand: { $cards }
war-words-no-hand = Deine Hand: leer
war-words-open = Allen bekannt davon: { $cards }
war-words-open-section = allen bekannt: { $cards }

## What just happened

war-moment-attack = { $poseidon ->
        [yes] Mit Poseidon, { $who } gegen { $whom }, { war-section }
       *[no] { $who } gegen { $whom }, { war-section }
    }
war-moment-clear = { $who } räumt { war-section }
war-moment-with = Mit: { $cards } = { $total }
war-moment-against = Gegen: { $cards }
war-moment-need = Braucht { $need }: { $won ->
        [yes] gewonnen
       *[no] verloren
    }
war-moment-double = Braucht zweimal { $half } = { $need }: { $won ->
        [yes] gewonnen
       *[no] verloren
    }
war-moment-horn = { $who } hat ins Horn gestoßen. Wer kann, sollte jetzt angreifen: Sind Brücke und Tor zu Beginn des nächsten Zugs von { $who } noch vollständig, werden sie aufgedeckt. Sind beide wahr, ist das der Sieg, sonst die Niederlage.
war-moment-judged = Die Pforte von { $who } wird aufgedeckt
war-moment-totals = Brücke { $bridge }: { $bridge_true ->
        [yes] wahr
       *[no] nicht wahr
    }. Tor { $gate }: { $gate_true ->
        [yes] wahr
       *[no] nicht wahr
    }.

## The end

war-score = { $score ->
    [one] 1 Abschnitt steht
   *[other] { $score } Abschnitte stehen
  }

## Immer wieder nachgeschlagen

war-glance = Pforte und Anführer
war-glance-bridge = { $state ->
    [true] ✅
   *[other] •
  } **Brücke**: vier Abschnitte, jeder mit einer Bau- und einer Kriegskarte. Wahr, wenn die vier Bausummen alle gerade oder alle ungerade sind.
war-glance-gate = { $state ->
    [true] ✅
   *[other] •
  } **Tor**: drei Abschnitte aus Baukarten, wenn die Brücke steht. Wahr, wenn die drei Bausummen aufeinander folgen, etwa 3, 4, 5.
war-glance-heph = { $state ->
    [held] 🖐️
   *[other] •
  } **Hephaistos**: Tausch eine Baukarte deiner Brücke mit einer deines Tors.
war-glance-pos = { $state ->
    [held] 🖐️
   *[other] •
  } **Poseidon**: Greif bis zu zwei Karten eines Abschnitts an, Krieg wie Bau, ohne Verdoppeln.
war-glance-ares = { $state ->
    [held] 🖐️
   *[other] •
  } **Ares**: Bring zwei gegnerische Kriegskarten (weniger, wenn es weniger gibt oder weniger Platz ist) auf einen Abschnitt deiner Brücke.
war-glance-ceto = { $state ->
    [held] 🖐️
   *[other] •
  } **Keto**: Tausch die Handkarten mit jemandem.
war-glance-draws = Am Ende des Zuges ziehst du – Bauen: 2 aus der Auslage. Bauen und Verstärken: 2 vom Stapel. Verstärken: 1 aus der Auslage. Verstärken und Angreifen: 1 vom Stapel, 1 aus der Auslage. Angreifen: 1 vom Stapel. Angreifen und Bauen: 1 aus der Auslage. Nichts: 1 vom Stapel.
war-glance-horn = ⚠️ { $who } hat ins Horn gestoßen: Brich diese Pforte jetzt, sonst kann sie gewinnen.

# Was am Ende erzählt wird.
war-fact-attack = Der stärkste Angriff: { $who } mit { $total } auf { war-section } von { $whom }.
war-fact-attacks = Die meisten gewonnenen Angriffe: { $who } mit { $count }.
war-fact-built = Die meisten gebauten Abschnitte: { $who } mit { $count }.
war-fact-leaders = Die meisten gespielten Anführer: { $who } mit { $count }.

## Worauf die erste Seite der Regeln zeigt

war-label-1 = Die **Auslage**: genommen wird von links, aufgefüllt vom Stapel
war-label-2 = Der **Stapel**: seine Rückseite zeigt, welche Art kommt
war-label-3 = Deine **Brücke**: vier Abschnitte, unten Baukarten mit ihrer Summe, oben Kriegskarten als Wachen
war-label-4 = Dein **Tor**: drei Abschnitte aus Baukarten, nach der Brücke gebaut
war-label-5 = Ob sie **wahr** wäre, würde sie jetzt aufgedeckt
war-label-6 = Deine **Hand**; eine Karte mit Auge kennen alle
