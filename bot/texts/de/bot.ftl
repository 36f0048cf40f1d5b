# Was der Bot sagt, egal was gespielt wird. Kurz, freundlich, überall gleich: siehe docs/voice.md.

yes = ja
no = nein
risky = Riskant: Du wirst noch einmal gefragt

## Tische

table-name = Runde von { $who }
table-opened = Tisch #{ $table } ist offen in { $place }.
hello = Du sitzt am Tisch **{ $name }** (#{ $table }). { $dms ->
   *[yes] Deine Hand kommt hier zu dir.
    [no] Deine Hand zeigt dir, wie du es gewählt hast, der Knopf Meine Hand unter dem Tisch.
  }
hello-seal = Damit musst du nichts tun: Das ist das Siegel für den Zufall an diesem Tisch. Am Ende kann damit jeder prüfen, dass ihn niemand ausgesucht hat: `{ $seal }`
invitation = **{ $who }** lädt dich an den privaten Tisch **{ $name }** (#{ $table }) ein: { $system }. Er ist in { $place }. Wenn du magst, setz dich dazu:
lobby-room-all = { $seated } von { $most } Plätzen besetzt
lobby-room = { $seated } von { $most } Plätzen besetzt; zum Beginnen { $least ->
    [one] genügt 1
   *[other] genügen { $least }
  }
lobby-teams = Teams: { $teams }
lobby-open-dms = ✉️ ist per Direktnachricht zu erreichen.
lobby-closed-dms = 👁️ nimmt keine Direktnachrichten an: Der Knopf Meine Hand zeigt alles.
lobby-cancelled = Dieser Tisch wurde geschlossen.
lobby-started = ▶️ Gespielt wird in { $place }.
lobby-example = Ein Tisch mitten im Spiel
lobby-unsure = 🤝 Was vereinbart ist, wurde geändert. Noch nicht einverstanden: { $who }
contract-changed = Was am Tisch **{ $name }** (#{ $table }) vereinbart ist, wurde geändert. Sieh es dir in { $place } an und drücke dort Einverstanden, wenn es dir so recht ist.
error-agreed = Du hast schon zugestimmt.
error-must-agree = Was vereinbart ist, wurde geändert. Noch nicht einverstanden: { $who }
lobby-dealing = 🎲 Alles ist vereinbart. In ein paar Sekunden geht es los, mit der nächsten öffentlichen Zufallszahl, die hier niemand wählen kann.
picture-later = Gerade ist viel los: Das Bild kommt von selbst wieder.
dealt-without-beacon = Ohne die öffentliche Zufallszahl begonnen: Sie war nicht zu bekommen.

contract = So spielt dieser Tisch
contract-no-clock = Zeit: keine Frist, nur Erinnerungen.
contract-rest = Der Rest ist wie üblich; der Knopf Einstellungen zeigt alles.
contract-seating = Plätze: { $choice ->
   *[joined] in der Reihenfolge des Beitritts
    [drawn] ausgelost
  }
contract-undo = Zurücknehmen: { $choice ->
   *[open] solange nichts Neues gezeigt wurde und niemand sonst zog; ist jemand gerufen, wenn alle zustimmen
    [asked] auch später, wenn alle anderen zustimmen
    [never] nie
  }
contract-private = Nur auf Einladung von { $owner }
contract-luck = Ehrlicher Zufall, versiegelt als `{ $commitment }`
contract-gifts = Fließt ins Mischen ein: { $gifts }

settings = Einstellungen dieses Tisches
setting-seats = Plätze
seats-any = so viele, wie Platz nehmen
seats-count = { $count } Plätze
setting-seating = Sitzordnung
setting-seating-joined = in der Reihenfolge des Beitritts
setting-seating-drawn = ausgelost
setting-undo = Zurücknehmen
setting-undo-open = solange nichts Neues gezeigt wurde und niemand sonst zog; ist jemand gerufen, wenn alle zustimmen
setting-undo-asked = auch später, wenn alle anderen zustimmen
setting-undo-never = nie
setting-missing = Geheime Entscheidungen
setting-missing-names = sagen, wer noch fehlt
setting-missing-count = nur sagen, wie viele fehlen
setting-room = Ort
setting-room-thread = ein eigener Thread
setting-room-channel = dieser Kanal
setting-substitute = Spielt für Abwesende
setting-substitute-easy = ein leichter Computerspieler
setting-substitute-strong = ein starker Computerspieler
form-value = Neuer Wert
form-gift = Dein Wort fürs Mischen
form-gift-about = Es fließt ins Mischen ein, und alle sehen es. Höchstens 64 Zeichen.

level-easy = Leicht
level-strong = Stark
level-random = Zufällig
level-named-easy = leicht
level-named-strong = stark
level-named-random = zufällig
level-easy-about = Leicht: spielt nach Faustregeln.
level-strong-about = Stark: denkt voraus, einige Sekunden lang.
level-random-about = Zufällig: tut irgendetwas, das die Regeln erlauben.
ask-level = Wie gut soll der Computerspieler spielen?
ask-level-again = Noch einer? Wie gut soll er spielen?
ask-style = In einer Spielweise deiner Wahl …
ask-style-about = Eine Stufe allein lost die Spielweise aus; du kannst sie darunter auch wählen.
ask-cancel = Diesen Tisch endgültig schließen?

## Knöpfe

button-join = Mitspielen
button-leave = Verlassen
button-computer = Computerspieler dazu
button-remove = Den letzten entfernen
button-settings = Einstellungen
button-seat = Mit dem nächsten Platz tauschen
button-gift = Ein Wort fürs Mischen
button-start = Beginnen
button-cancel = Tisch schließen
button-cancel-sure = Ja, schließen
button-rules = Regeln
button-note = Notiz
form-note = Deine Notiz zu diesem Tisch
form-note-about = Nur du siehst sie, über deiner Hand. Leer lassen löscht sie.
button-hand = Meine Hand
button-back = Zurück
button-undo = Zurücknehmen
button-ask-back = Um Zurücknehmen bitten
button-settle = Jetzt gleich
button-do-it = So machen
button-rematch = Revanche
rules-more = Mehr Regeln…

## Beim Spielen

your-turn = **Du bist am Zug.**
final-soon =
    ⏳ **{ $what }**
    Gilt { $when }. Vorher sieht es niemand, und du kannst es noch zurücknehmen.
your-note = 📝 { $note }
waits-for = ⏳ { $count ->
    [one] Es fehlt noch { $who }: { $doing }
   *[other] Es fehlen noch { $who }: { $doing }
  }
may-still = Auf dich wartet niemand. Wenn du magst, kannst du noch etwas ändern oder ergänzen:
waits-for-anybody = ⏳ Für alle spielen Computerspieler; das Spiel wartet, bis jemand zurück ist.
waits-for-count = ⏳ Es fehlen noch { $count }: { $doing }
choice-nth = { $what }, { $nth ->
    [1] die erste
    [2] die zweite
   *[other] Nr. { $nth }
  }
ask-only-choice = Nur noch eine Wahl ist übrig: { $what }.
ask-sure = Ist das dein Zug? **{ $what }**
nothing-happened = Nichts ist geschehen.
won-by = { $count ->
    [one] { $who } gewinnt!
   *[other] { $who } gewinnen!
  }
nobody-won = Niemand gewinnt.
opened =
    { "" }**Ehrlicher Zufall**: Das Geheimnis liegt offen. /verify prüft es, jede Ziehung und jeden Zug mit der Datei am Ergebnis.
    { "" }-# Geheimnis `{ $secret }`
opened-short = 🎲 **Ehrlicher Zufall**: Das Geheimnis liegt offen.
opened-checker = Oder prüf es selbst, in deinem Browser: [verify.html]({ $page })
proof =
    { "" }**Ehrlicher Zufall**: Das Geheimnis, das versiegelt war, bevor jemand dazukam, liegt offen. /verify prüft es mit der Datei am Ergebnis.
    { "" }-# Versiegelt als `{ $commitment }…`
    { "" }-# Geheimnis `{ $secret }`
    { "" }-# Floss ins Mischen ein: `{ $joined }`
    { "" }-# Zusammen ergeben sie den Startwert `{ $seed }…`

## Was nicht ging

error-no-table = Es gibt keinen Tisch #{ $table }.
error-dealing = Gleich geht es los; das dauert ein paar Sekunden.
error-gift = Bring eine Zeile mit 1 bis { $most } Zeichen mit.
error-seen-hand = Du hast in dieser Partie schon eine andere Hand gesehen, darum kannst du diesen Platz nicht einnehmen.
error-no-game = Ein Spiel „{ $typed }“ kenne ich nicht. Es gibt: { $games }.
error-which-game = „{ $typed }“ kann { $games } sein. Bitte tippe noch ein, zwei Buchstaben.
error-no-table-named = Einen Tisch namens „{ $typed }“ finde ich nicht. /games zeigt deine, /table list die dieses Servers.
error-in-server = Tische werden im Kanal eines Servers geöffnet.
error-permissions = Hier kann ich keinen Tisch öffnen. Was mir in diesem Kanal fehlt: { $missing }.
error-not-running = Dieser Tisch hat noch nicht begonnen.
error-over = Dieses Spiel ist zu Ende.
error-not-lobby = Dieser Tisch hat schon begonnen.
error-not-owner = Das kann nur, wer den Tisch geöffnet hat.
error-start-owner = Solange Plätze frei sind, kann nur starten, wer den Tisch eröffnet hat. Sind alle besetzt, kann es jeder am Tisch.
error-gap = Zwischen den anderen ist ein Platz leer. Erst muss sich dort jemand hinsetzen, dann könnt ihr starten.
error-already-seated = Du sitzt schon hier.
error-not-seated = Du sitzt nicht an diesem Tisch. Nimm erst Platz.
error-rematch-played = Eine Revanche öffnen nur die, die hier gespielt haben. Vielleicht gibt es schon eine: Such nach einem Mitspielen-Knopf, oder öffne mit /table new einen eigenen Tisch.
error-no-hand = An diesem Tisch spielst du nicht mit. Um ihm zu folgen, drück Mehr … und dann Zusehen; /table show zeigt ihn einmal.
error-not-your-seat = Das ist nicht dein Platz.
error-private = An diesen Tisch kommt man nur auf Einladung. Frag { $owner } danach.
error-not-member = { $who } ist nicht auf diesem Server. Einladen kannst du alle, die hier sind.
error-full = Alle Plätze sind besetzt.
error-too-few = Dieser Tisch braucht { $seats } Spieler.
error-too-many-seated = Hier sitzen mehr Leute als das. Jemand müsste vorher gehen.
error-no-computer = Hier sitzt kein Computerspieler.
error-level = Wähle eine der Stufen.
error-no-setting = Diese Einstellung gibt es nicht.
error-busy = An diesem Tisch ist gerade viel los. Bitte versuch es noch einmal.
error-overloaded = Gerade spielen sehr viele. Nichts wurde geändert; bitte versuch es gleich noch einmal.
error-one-moment = Einen Moment: Hier ist gerade sehr viel los. Nichts wurde geändert; bitte versuch es in ein paar Sekunden noch einmal.
error-outdated = Dieser Knopf gehörte zu einem früheren Moment. Nichts wurde getan.
error-outdated-shown = Dieser Knopf gehörte zu einem früheren Moment. Nichts wurde getan; so steht es jetzt.
error-undo-never = An diesem Tisch ist ausgemacht, nichts zurückzunehmen.
error-undo-too-late = Das geht nicht mehr zurück: Jemand könnte etwas daraus erfahren haben.
error-undo-ask = Das geht nur zurück, wenn alle anderen zustimmen: nimm /undo.
error-undo-asked = Die anderen werden schon gefragt.
error-undo-refused = Nicht alle waren einverstanden, das zurückzunehmen. Nach dem nächsten Zug kannst du wieder fragen.
error-undo-nothing = Von dir gibt es nichts zurückzunehmen.
error-storage = Die Datenbank lässt sich gerade nicht beschreiben. Nichts wurde geändert. Bleibt es so, sag dem Betreiber: ref { $number }.
error-unknown = Bei mir ist etwas schiefgegangen. Nichts wurde geändert. Passiert es wieder, sag dem Betreiber: ref { $number }.

refusal-over = Das Spiel ist zu Ende.
refusal-no-such-seat = Diesen Platz gibt es nicht.
refusal-not-your-turn = Du bist nicht am Zug.
refusal-look = /hand zeigt, auf wen der Tisch wartet.
refusal-stale-choice = Das kann man jetzt nicht mehr wählen. /hand zeigt, was jetzt geht.
refusal-unknown-game = Das Spiel dieses Tisches ist hier nicht mehr installiert. Nichts ist verloren; wer den Bot betreibt, kann es zurückholen.
refusal-wrong-seats = Dieses Spiel braucht { $least } bis { $most } Spieler.
refusal-unknown-option = Die Option { $option } gibt es nicht.
refusal-bad-option = Dieser Wert passt nicht zu { $option }.
in-quotes = „{ $what }“
or-words = { $before } oder { $last }
or-one-of-each = { $before }; oder je eins davon, mit Kommas dazwischen: { $groups }
refusal-bad-option-hint = „{ $option }“: { $hint }.
refusal-nothing-to-undo = Es gibt nichts zurückzunehmen.
refusal-something-was-shown = Das geht nicht mehr zurück: Etwas wurde gezeigt.
refusal-somebody-moved = Das geht nicht mehr zurück: Jemand anders hat schon einen Zug gemacht.
refusal-other = Das lassen die Regeln nicht zu ({ $code }).
