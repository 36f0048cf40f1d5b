# Die Lektion von Wave.

wave-lesson-0 = Ihr spielt alle zusammen und wollt jede Karte loswerden. Eine Karte liegt offen auf dem Stapel, und die nächste muss eine höhere Zahl oder eine höhere Farbe haben. Einige deiner Karten zeigen zu den anderen: Sie sehen sie, du nicht. Sagt ruhig, welche Karte jemand spielen soll, aber nie Zahl, Farbe oder einen Vergleich; **Tipps** sind der sichere Weg.
wave-lesson-1 = Auf dem Stapel liegt Türkis 5, und Marlin ist am Zug. Marlin sieht die Karten D und E nicht; du schon. D ist Blau 0, und Blau ist die höchste Farbe, also passt es. Lege den Tipp **jetzt spielen** auf **Marlins Karte D**.
wave-lesson-1-done = Marlin hat dir getraut und sie gespielt. Eine 0 dreht die Richtung, darum bist du schon am Zug. Marlin hat Tipps auf die Karten gelegt, die du nicht siehst.
wave-lesson-2 = Oben liegt Blau 0. A, B und C siehst du; D und E zeigen von dir weg. Marlin sagt **jetzt spielen** zu **E**: Spiel sie, auch wenn du sie nicht siehst.
wave-lesson-2-tempt-1 = Rot 0 von C
wave-lesson-2-done = Es war Gelb 3: eine höhere Zahl als 0, also passte sie. Die neue Karte in E zeigt zu dir.
wave-lesson-3 = Oben liegt Orange 0. Alles passt, was in Zahl oder Farbe höher ist. Mach den kleinsten Schritt, damit danach noch vieles passt: deine **rote 0**, eine Farbe höher, von **C**.
wave-lesson-3-done = Die 0 hat die Richtung wieder gedreht. Jede Karte, die knapp passt, lässt den anderen mehr übrig.
wave-lesson-4 = Oben liegt Orange 1. Spiel deine **orange 2** von **A**: gleiche Farbe, eine Zahl höher.
wave-lesson-4-done = So ging es weiter, Karte um Karte und Tipp um Tipp, bis der Nachziehstapel leer war. Marlin und Nerissa haben ihre letzten Karten gespielt. Nur du hast noch zwei, und du siehst keine davon.
wave-lesson-5 = Auf **B** liegt Marlins Tipp **jetzt spielen**. Vertrau ihm.
wave-lesson-5-done = Es war Orange 5, und sie passte. Eine Karte ist noch da.
wave-lesson-6 = Die letzte Karte von allen: Spiel **D**.
wave-lesson-6-done = Türkis 2, und nichts ist übrig: Das ist die perfekte Welle.
