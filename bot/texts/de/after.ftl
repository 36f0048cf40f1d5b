# Was von einem Spiel bleibt: Ergebnis, Denkwürdiges, Zufall, und wie man es noch einmal durchgeht.

result-calls = { $who }, das Spiel ist vorbei.
result-facts = Denkwürdig
result-in = 🏁 Das Ergebnis steht in { $place }.
button-luck = Zum Zufall
call-over = **{ $name }** (#{ $table }) ist vorbei. Das Ergebnis steht in { $place }.
games-over = Beendet
error-luck-sealed = Das Geheimnis eines Spiels wird geöffnet, wenn es vorbei ist.
