# Die Lektion von Rolling with the Waves.

rolling-lesson-0 = Du bist Pirat und hast eine Karte. Jede Runde nehmen alle drei Würfel und tragen sie darauf ein: In **Truhen** sind sie Punkte, in **Kanonen** stehlen sie Würfel von anderen, in **Häfen** bringen sie **Ruf**, der dein Geld ist. Die meisten Punkte gewinnen.
rolling-lesson-1 = Sechs Würfel sind gefallen, drei für jeden von euch, und du wählst zuerst. Du bist Rot: Rote und klare Würfel sind frei, ein grüner würde Ruf kosten. Hohe Zahlen bringen am meisten: Nimm die **rote 6**.
rolling-lesson-1-done = Sie gehört dir. Danach hast du eine 4 und eine 1 genommen, Marlin die anderen.
rolling-lesson-2 = Jetzt planst du geheim, wohin deine Würfel kommen: **6 in die kleine Kanone**, sie ist mit zwei Würfeln voll; **4 in Truhe 1**, das ist Schatz; **1 in die Häfen**, die jede Runde Ruf bringen.
rolling-lesson-2-done = Beide Pläne wurden zugleich aufgedeckt. Marlin hat alles in Truhen gelegt. Deine Häfen sind die höchsten, das bringt dir 1 Ruf.
rolling-lesson-3 = Eine neue Runde, und Marlin hat zuerst genommen. Die **klare 6** ist für dich frei: Nimm sie, für deine Kanone.
rolling-lesson-3-tempt-1 = Als betrunkenen Matrosen nehmen
rolling-lesson-3-done = Sie gehört dir, danach noch eine 4 und eine 2.
rolling-lesson-4 = Mach die Kanone voll: **6 in die kleine Kanone**, **4 in Truhe 1**, **2 in die Häfen**. Zwei Sechsen sind 12, das sind drei Schüsse.
rolling-lesson-4-done = Die Pläne liegen offen, und deine Kanone ist voll. Kanonen feuern, bevor die Häfen zählen.
rolling-lesson-5 = Drei Schüsse stehlen bis zu drei Würfel, und Marlin hat keinen Rumpf, der sie abhält. In **Truhe 2** liegen zwei Sechsen: Feuere auf **Marlin**, nimm aus Truhe 2 und verstau sie in **deiner Truhe 2**.
rolling-lesson-5-done = Du hast beide Sechsen gestohlen: 12 Punkte haben den Besitzer gewechselt. Die Kanone brachte außerdem 6 Ruf, die kleinste Zahl in ihr, und ist wieder leer. Einige Runden später sind die Truhen voll oder vergraben, und die meisten Punkte gewinnen.
