# Was von einem Spiel bleibt: Ergebnis, Denkwürdiges, Zufall, und wie man es noch einmal durchgeht.

result-calls = { $who }, das Spiel ist zu Ende.
result-facts = Denkwürdig
result-in = 🏁 Das Ergebnis steht in { $place }.
button-luck = Zum Zufall
call-over = **{ $name }** (#{ $table }) ist zu Ende. Das Ergebnis steht in { $place }.
games-over = Beendet
error-luck-sealed = Das Geheimnis eines Spiels wird geöffnet, wenn es zu Ende ist.

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
button-film = Film
button-film-words = Als Text
button-why = Warum das?
why-move = 🤖 { $who } hat das getan: { $what }
why-other = Ein starker Spieler hätte auch daran gedacht: { $what }
why-view = Aus dem, was der Platz in diesem Augenblick sehen konnte.
film-making = 🎞️ Der Film entsteht: { $done } von { $count }.
film-done = 🎞️ Das Spiel, Runde für Runde, so wie alle es sahen.
film-alt = Ein Film aus { $count } Bildern: das Spiel Runde für Runde. „In Worten“ erzählt dasselbe.
film-words = 📄 Das ganze Spiel, Runde für Runde, so wie alle es sahen.
error-replay-running = Ein Spiel kann man durchgehen, wenn es zu Ende ist. /recap sagt, was bisher geschah.
error-replay-file = { $why }

rematch-opened = Tisch #{ $table } ist offen in { $place }. { $called ->
    [nobody] Sonst ist niemand zu rufen: Beginne dort, wann du möchtest.
    [free] Sonst ist niemand zu rufen, und ein Platz ist frei: Sobald ihn jemand oder ein Computerspieler hat, beginne dort, wann du möchtest.
    [again] Die anderen sind gerufen, aber niemand zweimal binnen eines Tages; ihre Plätze sind einen Tag lang frei gehalten, und es geht los, wenn alle wieder da sind.
   *[now] Die anderen sind gerufen; ihre Plätze sind einen Tag lang frei gehalten, und es geht los, wenn alle wieder da sind.
  } Alle sitzen wie zuvor, außer du möchtest:
rematch-call = 🔁 **{ $who }** möchte Revanche am Tisch **{ $name }** (#{ $table }). Dein Platz ist für dich frei gehalten; für alle frei wird er { $until }. Es geht los, wenn alle wieder da sind, in { $place }.
lobby-kept = 🔁 Frei gehalten für { $who }; für alle frei { $until }. Es geht los, wenn alle wieder da sind.
button-rotate = Einen Platz weiter
button-draw = Plätze auslosen
done-rotate = Alle rücken einen Platz weiter.
done-draw = Die Plätze werden ausgelost.
error-seats-kept = Die freien Plätze sind für die frei gehalten, die zuvor gespielt haben; für alle frei werden sie { $until }.
error-rematch-moved = Jemand sitzt schon anderswo. Tauscht die Plätze einzeln in der Lobby.
error-rematches = Von diesem Tisch gab es schon { $count } Revanchen. Drück Revanche bei einer späteren, oder öffne mit /table new einen Tisch.
