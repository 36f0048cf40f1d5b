# Einem Tisch zusehen, an dem man keinen Platz hat.

button-watch = Zusehen
button-stop-watching = Nicht mehr zusehen
button-hands = Alle Hände, 3 Runden später
button-look = Ja, zeig sie mir
describe-watch = Einem laufenden Tisch in einer Direktnachricht folgen, so wie alle ihn sehen dürfen
watching = Du siehst zu. Die bisherigen Runden stehen in { $place }.
watch-begun = **{ $name }** (#{ $table }) steht jetzt in deinen Direktnachrichten. Dort bleibt alles aktuell, bis das Spiel zu Ende ist, ohne zu klingeln.
watch-coming = **{ $name }** (#{ $table }) ist unterwegs in deine Direktnachrichten. Kommt nichts an, sind sie für mich vielleicht geschlossen: Öffne sie in den Privatsphäre-Einstellungen dieses Servers und drück noch einmal auf Zusehen.
watch-stopped = Du siehst am Tisch **{ $name }** (#{ $table }) nicht mehr zu.
watch-over = 🏁 **{ $name }** (#{ $table }) ist zu Ende. Das Ergebnis steht in { $place }.
watch-seated = Du hast jetzt einen Platz am Tisch **{ $name }** (#{ $table }); deine Hand zeigt dir mehr.
ask-look = An diesem Tisch dürfen alle, die zusehen, alle Hände sehen, ohne die letzten { $rounds } Runden und die laufende. Wer hinsieht, kann an diesem Tisch keinen Platz mehr einnehmen. Möchtest du hinsehen?
hands-late = 🔍 Das Spiel läuft noch. Die letzten { $rounds } Runden und die laufende werden noch nicht gezeigt.
setting-late_hands = Alle Hände für alle, die zusehen
setting-late_hands-no = nie, solange das Spiel läuft
setting-late_hands-yes = drei Runden später
contract-late_hands = 🔍 Wer zusieht, darf alle Hände sehen, drei Runden später
describe-server-late_hands = An neuen Tischen: ob alle, die zusehen, drei Runden später alle Hände sehen dürfen
error-watch-seated = Du spielst an diesem Tisch und siehst darum mehr als alle, die zusehen: /hand.
error-watch-closed = Ich konnte dir nicht schreiben. Erlaube Direktnachrichten in den Privatsphäre-Einstellungen dieses Servers und drück dann noch einmal auf Zusehen. /table show zeigt dir den Tisch einmal gleich hier.
error-watch-full = Diesem Tisch sehen schon { $count } Leute zu; mehr geht nicht. /table show zeigt ihn dir gleich hier.
error-hands-early = Alle Hände kann man hier sehen, sobald { $rounds } Runden vorbei sind.
