# Was von einem Spiel bleibt: Ergebnis, Denkwürdiges, Zufall, und wie man es noch einmal durchgeht.

result-calls = { $who }, das Spiel ist vorbei.
result-facts = Denkwürdig
result-in = 🏁 Das Ergebnis steht in { $place }.
button-luck = Zum Zufall
call-over = **{ $name }** (#{ $table }) ist vorbei. Das Ergebnis steht in { $place }.
games-over = Beendet
error-luck-sealed = Das Geheimnis eines Spiels wird geöffnet, wenn es vorbei ist.

describe-replay = Ein beendetes Spiel noch einmal durchgehen, auch aus einer Datei
button-replay = Noch einmal ansehen
button-replay-words = In Worten
button-replay-pictures = In Bildern
replay-begins = am Anfang
replay-step = nach Zug { $step }
replay-public = was alle sahen
replay-seat = mit den Augen von { $who }
replay-round = Zu einer Runde
replay-eyes = Mit wessen Augen?
error-replay-running = Ein Spiel kann man durchgehen, wenn es vorbei ist. /recap sagt, was bisher geschah.
error-replay-file = { $why }
