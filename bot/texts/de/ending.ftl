# Ein Spiel beenden, bevor seine Regeln es tun: aufgeben, abbrechen, und das Menü eines laufenden Tisches.

describe-resign = Gib ein laufendes Spiel auf; du wirst noch einmal gefragt
describe-break-off = Frage alle, ob ein laufendes Spiel ohne Ergebnis enden soll

button-menu = Mehr …
button-away = Computer für mich
button-resign = Aufgeben
button-break = Abbruch vorschlagen
button-close = Sofort abbrechen
button-really-resign = Ja, ich gebe auf
button-really-break = Ja, frage alle
button-really-close = Ja, brich es ab
button-play-on = Weiterspielen

table-menu = Was möchtest du am Tisch **{ $name }** (#{ $table }) tun?
ask-resign-wins = Gibst du auf? Dann gewinnt **{ $who }**. Das lässt sich nicht rückgängig machen.
ask-resign = Verlässt du dieses Spiel endgültig? { $then ->
    [alone] Hier spielt sonst niemand, also endet das Spiel ohne Ergebnis.
    [end] Dieser Tisch hat vereinbart, dann ohne Ergebnis zu enden.
    [offer] Auf deinem Platz spielt ein Computerspieler weiter, und jeder andere darf ihn nehmen.
    [vote] Auf deinem Platz spielt ein Computerspieler weiter, und die anderen entscheiden, was daraus wird.
   *[other] Auf deinem Platz spielt ein Computerspieler weiter.
  } Das lässt sich nicht rückgängig machen.
ask-break = Sollen alle gefragt werden, ob dieses Spiel abgebrochen wird? Wenn alle zustimmen oder zwei Tage lang weder antworten noch ziehen, endet es ohne Ergebnis. Nächte, Tage Abwesenheit und Pausen zählen nicht.
ask-close = Brichst du dieses Spiel für alle ab? Es endet ohne Ergebnis und kann nicht wieder aufgenommen werden.
done-resign = Du hast am Tisch **{ $name }** (#{ $table }) aufgegeben.
done-break = Alle am Tisch **{ $name }** (#{ $table }) werden gefragt. Wer zwei Tage lang weder antwortet noch zieht, stimmt zu; Nächte, Tage Abwesenheit und Pausen zählen nicht.
done-close = **{ $name }** (#{ $table }) ist abgebrochen.

break-asks = 🤝 **{ $who }** möchte dieses Spiel abbrechen, ohne Ergebnis.
break-missing = Noch ohne Antwort: { $who }. Wer weder antwortet noch zieht, stimmt zu; { $until ->
    [none] wann das endet, steht nach der Pause fest.
   *[other] das endet am { $until }.
  }
break-refused = Nicht alle haben zugestimmt; das Spiel geht weiter.
break-done = Alle haben zugestimmt; das Spiel ist abgebrochen.
vote-ended = Das Spiel ist zu Ende.
error-break-asked = Alle werden schon gefragt.
error-break-again = Das wurde eben erst abgelehnt. Du kannst { $when } wieder fragen.
error-out = Du hast dieses Spiel endgültig verlassen und kannst dich hier nicht wieder setzen.

hand-left = Du hast dieses Spiel endgültig verlassen; auf deinem Platz spielt jemand anderes weiter.
gone-asks = 🪑 Jemand hat dieses Spiel endgültig verlassen. Ein Computerspieler, { $who }, spielt weiter. Was soll der Tisch tun?
gone-decided-wait = Entschieden: Ein Computerspieler spielt weiter.
gone-choice-computer = ein Computerspieler spielt weiter
gone-decided-computer = Entschieden: Ein Computerspieler spielt weiter.
gone-decided-offer = Entschieden: Ein Computerspieler spielt weiter, und wer mag, darf den Platz nehmen.
gone-decided-end = Entschieden: Das Spiel endet ohne Ergebnis.

ended-agreed = Das Spiel wurde abgebrochen, weil alle zustimmten. Es gibt kein Ergebnis.
ended-managers = Wer diesen Server verwaltet, hat das Spiel abgebrochen. Es gibt kein Ergebnis.
ended-late = Die Zeit von { $who } lief ab, und damit endete das Spiel, wie es vereinbart war. Es gibt kein Ergebnis.
ended-late-voted = Der Tisch hat entschieden, nicht länger auf { $who } zu warten, und das Spiel beendet. Es gibt kein Ergebnis.
ended-waited = Der Tisch hat entschieden, nicht länger auf { $who } zu warten, und das Spiel beendet. Es gibt kein Ergebnis.
ended-left = Jemand ist endgültig gegangen, und damit endete das Spiel. Es gibt kein Ergebnis.
ended-left-won = Jemand ist endgültig gegangen und verliert damit. { $winners } gewinnt!
ended-resigned = { $who } hat aufgegeben. { $winners } gewinnt!
