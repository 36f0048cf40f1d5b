# Die Lektion von War of Waves.

war-lesson-0 = Ihr baut um die Wette eine Pforte: eine **Brücke** aus vier Abschnitten, dann ein **Tor** aus drei. **Baukarten** sind die Abschnitte; **Kriegskarten** bewachen sie und greifen die der anderen an. Dann stößt du ins Horn: Steht einen Zug später noch alles und stimmen die Zahlen, gewinnst du.
war-lesson-1 = Eine Baukarte liegt als erster Abschnitt deiner Brücke. Ein Abschnitt braucht auch eine Wache: **Verstärke** Abschnitt 1 mit deinem **Krieg 6**. Wer ihn angreift, muss 6 mit Kriegskarten erreichen, oder 12 mit Baukarten.
war-lesson-1-done = Die Wache steht, verdeckt. In einem Zug darfst du zwei der drei Handlungen nutzen: Das war Verstärken.
war-lesson-2 = Jetzt **baue**: Lege deinen **Bau 5** als zweiten Abschnitt deiner Brücke.
war-lesson-2-tempt-1 = Bau 5 ins Tor
war-lesson-2-done = Du hast den Zug beendet und für Bauen und Verstärken zwei Karten gezogen. Im nächsten Zug hast du Abschnitt 2 bewacht, Abschnitt 3 gebaut und einen Anführer gezogen: Ares.
war-lesson-3 = Ein Anführer wird vor allem anderen gespielt und ist der ganze Zug. **Ares** bringt Kriegskarten anderer auf deine Brücke: Nimm **beide** von Marlin, auf **Abschnitt 3**.
war-lesson-3-done = Marlin hat beide Wachen verloren, dein Abschnitt 3 hat zwei. Danach hast du Abschnitt 4 gebaut und bewacht.
war-lesson-4 = Alle vier Abschnitte haben eine Bau- und eine Kriegskarte: Deine Brücke steht, und das Tor darf beginnen. **Baue** deinen **Bau 4** ins **Tor**. Seine drei Summen müssen am Ende aufeinander folgen.
war-lesson-4-done = Du hast 2 und 3 dazugebaut: 4, 2, 3 folgen aufeinander. Marlin hat deinen Abschnitt 1 mit Krieg 4 gegen deinen Krieg 6 angegriffen und die Karte verloren.
war-lesson-5 = Eines fehlt noch. Die Summen der Brücke müssen alle gerade oder alle ungerade sein; deine sind 6, 5, 2 und 6. Ein Abschnitt darf zwei Baukarten haben: **Verstärke** Abschnitt 2 mit **Bau 3**, das macht 8.
war-lesson-5-done = 6, 8, 2, 6: alle gerade. Brücke und Tor sind vollständig und wahr.
war-lesson-6 = **Stoß ins Horn.** Steht alles noch, wenn dein nächster Zug beginnt, wird es aufgedeckt, und du gewinnst.
war-lesson-6-done = Marlin konnte in einem Zug nichts einreißen. Deine Pforte wurde aufgedeckt, und sie ist wahr.
