talk-team = Hier spricht euer Team. Wer seinen Agenten gelegt hat, sagt hier nichts mehr, bis alle liegen; solange niemand reden darf, ist dieser Raum gesperrt, oder ich sage es hier. Sonst ist niemand hier, aber wer auf diesem Server Threads verwaltet, darf bei Discord hineinsehen.
talk-silence = 🤫 Bitte Stille: Bis alle Agenten liegen, wird nicht geredet. Ich entferne diese Nachricht, sobald ihr wieder reden dürft.
talk-moved = Ich darf nicht hinausbegleiten, wer nicht mehr hierher gehört. Hier wird nichts mehr gesagt: Ab jetzt spricht euer Team in einem neuen Raum.
talk-thread = #{ $table } Team { $team }
closed-dms = 👁️ { $who } nimmt keine Direktnachrichten von mir an. Der Knopf „Meine Hand“ unter dem Tisch zeigt trotzdem alles, und ich versuche es später wieder.
lost-permissions = Ich kann **{ $name }** (#{ $table }) in { $place } nicht mehr zeigen. Was mir dort fehlt: { $missing }. Nichts ist verloren; das Spiel geht in Direktnachrichten weiter, und der Tisch erscheint wieder, sobald ich darf.
lost-access = Ich sehe { $place } nicht mehr oder darf dort nicht mehr schreiben, wo **{ $name }** (#{ $table }) gespielt wird. Nichts ist verloren; das Spiel geht in Direktnachrichten weiter, und der Tisch erscheint wieder, sobald ich kann.
lost-channel = Den Kanal, in dem **{ $name }** (#{ $table }) gespielt wurde, gibt es nicht mehr. Nichts ist verloren; das Spiel geht in Direktnachrichten weiter, und dort sage ich allen, wann sie am Zug sind.
room-is-channel = Ich darf hier keinen Thread öffnen. Was mir fehlt: { $missing }. Der Tisch wird daher in diesem Kanal gespielt.
rematch-joined = Du sitzt bei der Revanche, Tisch #{ $table } in { $place }.
computer-sat = 🤖 { $who } setzt sich.
computer-left = 🤖 { $who } steht auf.
error-answer = Beim Antworten ist bei mir etwas schiefgegangen. Sieh mit /hand nach, ob dein Zug angekommen ist. Passiert es wieder, sag dem Betreiber: ref { $number }.
error-kept = Was du getan hast, ist festgehalten; nur meine Antwort ist fehlgeschlagen. Sieh mit /hand nach. Passiert es wieder, sag dem Betreiber: ref { $number }.
error-unsure = Meine Datenbank hat gerade beim Schreiben versagt, und ich kann noch nicht sagen, ob es zählt. Sieh mit /hand nach, bevor du es noch einmal tust. Bleibt es so, sag dem Betreiber: ref { $number }.

error-limit-lobbies = Du hast hier { $count } offene Tische, die noch nicht begonnen haben. Starte oder schließe einen davon, dann kannst du einen neuen öffnen.
error-limit-server-lobbies = Auf diesem Server sind { $count } Tische offen, die noch nicht begonnen haben. Sobald einer beginnt oder schließt, kannst du einen neuen öffnen.
error-limit-starts = Du hast hier innerhalb einer Stunde { $count } Tische gestartet. Den nächsten kannst du { $when } starten.
error-limit-server-starts = Auf diesem Server wurden innerhalb einer Stunde { $count } Tische gestartet. Der nächste kann { $when } beginnen.
error-limit-invitations = Du hast innerhalb einer Stunde { $count } Leute eingeladen. Weiter geht es { $when }.

# Berechtigungen, wie Discord selbst sie nennt.
permission-view-channel = Kanal ansehen
permission-send-messages = Nachrichten senden
permission-attach-files = Dateien anhängen
permission-create-public-threads = Öffentliche Threads erstellen
permission-send-messages-in-threads = Nachrichten in Threads senden
permission-manage-threads = Threads verwalten
