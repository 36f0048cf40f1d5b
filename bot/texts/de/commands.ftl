# Was Slash-Befehle sagen.

status-lobby = offen, noch nicht begonnen
status-running = läuft
status-over = beendet
status-cancelled = geschlossen

games-waiting = Warten auf dich
games-others = Deine anderen Tische
games-none = Du sitzt an keinem Tisch. Öffne einen mit /table new oder sieh unter /table list nach.
button-next = Nächstes Spiel
list-none = Hier ist kein Tisch offen. Öffne einen mit /table new.
list-queue = { $count ->
    [one] 1 Person wartet auf einen
   *[other] { $count } Leute warten auf einen
  }
list-kept = freie sind für andere frei gehalten und für alle frei { $until }
list-private = 🔒 nur auf Einladung
list-invited = 🔒 du bist eingeladen
list-yours = du sitzt hier
list-offered = ein Platz ist frei
list-empty = ein Platz steht leer; wer dort spielt, entscheidet, wer ihn bekommt
list-join = Mitspielen an #{ $table }
list-take = Platz nehmen an #{ $table }
list-ask = Um den Platz an #{ $table } bitten
error-join-full = Alle Plätze sind besetzt. Drück „Auf einen Platz warten“ unter der Lobby, um einen zu bekommen, der frei wird, oder wähl mit /table list einen anderen Tisch.
error-join-late = { $status ->
    [running] Dieser Tisch hat schon begonnen.
    [over] Dieses Spiel ist zu Ende.
   *[cancelled] Dieser Tisch ist geschlossen.
  } /table list zeigt, wo ein Platz frei ist.
recap-title = Seit deinem letzten Zug: { $name }
note-none = Keine Notiz zu diesem Tisch.
done-join = Du sitzt am Tisch **{ $name }** (#{ $table }).
done-leave = Du hast **{ $name }** (#{ $table }) verlassen.
done-start = **{ $name }** (#{ $table }) beginnt.
done-cancel = **{ $name }** (#{ $table }) ist geschlossen.
done-invite = { $who } darf jetzt an Tisch #{ $table } Platz nehmen. Ich habe Bescheid gesagt, falls Direktnachrichten erlaubt sind.

preferences = So spielst du. Wähle aus den Listen, um etwas zu ändern:
prefer-text_mode = Bilder oder Worte
prefer-dms = Deine Hand
prefer-confirm = Noch einmal fragen
prefer-second_thoughts = Was man nicht zurücknehmen kann
prefer-pointless = Ein Zug ohne Wahl
prefer-palette = Farben von Bildern, die nur du siehst
prefer-detail = Listen und Bildbeschreibungen, die nur du siehst
prefer-language = Sprache der privaten Nachrichten
server-now =
    Auf diesem Server:
    • Tische dürfen geöffnet werden: { $where }
    • Von: { $openers }
    • Sprache der öffentlichen Nachrichten: { $language }
server-begins = So beginnen neue Tische; wer sie öffnet, darf anders wählen:
server-broken = ⚠️ Das Spiel { $game } aus dem Paket { $package } lässt sich nicht verwenden: { $why }
server-everywhere = überall
openers-everyone = allen
openers-managers = denen, die den Server verwalten

privacy =
    Über dich wird aufbewahrt: deine Discord-Nummer und dein Name an Tischen, an denen du saßt, auf einen Platz wartest oder um einen gebeten hast, und deine Nummer, wo du eingeladen bist; deine Züge, auch vorgemerkte, dein Wort fürs Mischen, deine Notizen, wie schnell du geantwortet und welche Spiele du zu Ende gespielt hast und wie, auch für eine Rangliste, auf der du bist, und was du gewählt hast; solange du einem Tisch zusiehst, auch das. Sonst nichts, und niemand bekommt etwas davon, außer was du selbst meldest.
    Mit der Option „do“ gibt dir /privacy alles oder entfernt dich: deine Partien bleiben nachspielbar, ohne deinen Namen, aber mit deinem Wort fürs Mischen.
privacy-export = Alles, was über dich aufbewahrt wird:
ask-erase = Soll alles mit deinem Namen gelöscht werden? Deine Spiele bleiben, aber ohne deinen Namen; dein Rang, deine Statistik, deine Einstellungen und Notizen sind weg. Du verlässt alle Tische: Ein Computerspieler spielt für dich weiter; wo es so vereinbart war oder sonst niemand mitspielt, endet das Spiel, und von zwei Gegnern gewinnt der andere. Das lässt sich nicht rückgängig machen.
button-erase = Ja, alles löschen
privacy-erased = Erledigt. Nichts mit deinem Namen wird mehr aufbewahrt. An laufenden Tischen spielt ein Computerspieler für dich weiter; wo es so vereinbart war oder sonst niemand mitspielt, ist das Spiel zu Ende, und von zwei Gegnern hat der andere gewonnen.

record-whole = Die ganze Partie. /verify prüft sie, und jeder andere kann es auch.
record-public = Die Partie läuft noch; dies ist, was bisher alle wissen.
record-proven =
    ✅ **Bewiesen**: Siegel, Geheimnis, { $gifts }, { $beacon ->
        [none] kein öffentlicher Wert
       *[other] Runde { $beacon } des öffentlichen Werts
    }, Plätze ({ $seats ->
        [drawn] ausgelost
        [both] wie beigetreten, und so wurden sie auch ausgelost
       *[joined] wie beigetreten
    }), Startwert, alle { $draws } Zufallsziehungen, alle { $actions } Züge{ $over ->
        [yes] {" "}und das Ergebnis passen zusammen.
       *[no] {" "}passen zusammen. **In dieser Datei ist die Partie nicht zu Ende**: Sie wurde abgebrochen, oder ihr Ende wurde weggelassen.
    }
    { "" }**Vergleich selbst**, denn das kann keine Datei wissen:
    • das Siegel mit dem, das du beim Hinsetzen bekommen hast: `{ $seal }`
    • was alle mitgebracht haben, je Person eines und deines dabei, mit dem, was die Lobby beim Beginn gezeigt hat: { $brought }{ $spelt ->
        [yes] {" "}(nach `\u` als Zahlen: was man nicht sieht oder was täuschen könnte)
       *[no] {""}
    }
    { $beacon ->
        [none] • mit wem du gespielt hast: Ohne öffentlichen Wert könnte der Betreiber des Bots mit einer dieser Personen ausgesucht haben, was gegeben wurde
       *[other] • den öffentlichen Wert, wie drand ihn für diese Runde veröffentlicht: `{ $randomness }`, und dass die Runde erst erschien, als der Tisch begonnen hatte
    }
    { $seats ->
        [joined] • dass an deinem Tisch nicht vereinbart war, die Plätze auszulosen
       *[other] {""}
    }
    -# Und die Züge und das Ergebnis mit dem, was der Tisch gezeigt hat: Auch andere Züge, die die Regeln erlauben, passen zu diesem Zufall.
record-unproven = ⚠️ **Nachspielbar, Zufall nicht bewiesen**: { $actions } Züge folgen den Regeln und führen zu dem, was die Datei sagt, aber { $why ->
        [alone] niemand außer dem Betreiber des Bots hat etwas zum Mischen beigetragen.
        [seats] die Plätze sind weder ausgelost noch in der Reihenfolge des Beitretens.
       *[other] die Datei enthält keinen Beweis, wie ihr Zufall zustande kam.
    }
record-gifts = { $count ->
        [one] { $count } Mitbringsel
       *[other] { $count } Mitbringsel
    }
record-none = ❌ Das ist keine aufgezeichnete Partie. /record gibt dir eine.
record-unsound = ❌ **Gefälscht**: Zufall oder Ergebnis sind nicht, was aus Startwert und Zügen folgt.
record-unsound-move = ❌ **Gefälscht**: Zug { $move } war nicht erlaubt. { $why }
record-unsound-setup = ❌ **Gefälscht**: So beginnt keine Partie. { $why }

help-open = Tisch öffnen: welches Spiel?
help =
    ### Tidetable
    Brettspiele rund um Wellen, gespielt per Nachricht: jeder zieht, wenn Zeit ist.
    • Neu hier? Mit den 🎓-Knöpfen unten lernst du ein Spiel, indem du es spielst, in drei Minuten und nur für dich.
    • **/table new** öffnet einen Tisch: { $games }. Die anderen drücken Mitspielen, dort oder in **/table list**; dann Beginnen. Computerspieler können Plätze füllen.
    • Deine Hand kommt als Direktnachricht. **Meine Hand** unter dem Tisch oder **/hand** zeigt sie hier, nur dir.
    • Spiele mit den Knöpfen unter deiner Hand oder mit Slash-Befehlen.
    • **/games** zeigt, welche Tische auf dich warten, **/recap**, was seit deinem letzten Zug geschah.
    • **/stats** sagt, wie deine Spiele ausgingen, oder die eines Tisches untereinander.
    • **/ladder** zeigt, wer auf diesem Server wo steht, von allen, die gewertet werden wollen.
    • **/rules** erklärt zuerst die jetzige Lage. **/undo** nimmt einen Zug zurück, solange nichts Neues gezeigt wurde und niemand sonst gezogen hat; ist schon jemand gerufen, werden die anderen gefragt.
    • **/preferences**: Worte statt Bilder, Farben, Sprache, Direktnachrichten, Nachfragen.
    • **/tell-me**: wie du gerufen wirst. **/hours**, **/away**: wann nicht. **/clock** zeigt die Zeit von allen, **/pause** schlägt eine Pause vor.
    • Musst du weg? **/seat away** lässt einen Computerspieler für dich spielen. **Mehr …** unter dem Tisch: zusehen, aufgeben, melden, dass etwas nicht stimmt.
    • **/plans** listet, was du vorgemerkt hast, **/replay** geht ein beendetes Spiel durch, **/privacy** sagt, was über dich aufbewahrt wird.
    • Der Zufall ist ehrlich und prüfbar: versiegelt, bevor jemand Platz nimmt, und am Ende offengelegt.

error-no-table-meant = An so einem Tisch sitzt du nicht. /games zeigt deine.
error-which-table = Welcher Tisch? Sag es mit der Option table: { $tables }.
error-no-lobby = Hier ist kein Tisch zum Mitspielen offen. Öffne einen mit /table new.
error-other-game = An diesem Tisch wird etwas anderes gespielt. Nimm dessen Befehle oder die Knöpfe unter deiner Hand.
error-not-understood = „{ $typed }“ habe ich nicht verstanden. Wähle beim Tippen aus der Liste oder drücke die Knöpfe unter deiner Hand.
error-none-meant = „{ $typed }“ geht für { $field } nicht. Möglich ist: { $named }.
error-several-meant = „{ $typed }“ kann mehreres heißen: { $named }. Bitte tippe etwas mehr.
error-field-missing = Bitte sag auch { $field }. Möglich ist: { $named }.
error-option = „{ $option }“ verstehe ich nicht. Die Optionen sind: { $options }. Schreib sie als Name=Wert, oder wähle aus der Liste.
error-openers = Auf diesem Server öffnen nur die Tische, die ihn verwalten.
error-channel = Auf diesem Server werden Tische in { $channels } geöffnet.
error-not-manager = Das können nur die, die diesen Server verwalten.
error-record-large = Diese Datei ist zu groß für eine Partie.

option-any = Wähle beim Tippen aus der Liste
option-table = Welcher Tisch, wenn du an mehreren sitzt

choice-confirm-risky = vor riskanten Zügen
choice-confirm-always = vor jedem Zug
choice-confirm-never = nie
choice-language-discord = wie in deinem Discord
choice-second_thoughts-no = gilt sofort
choice-second_thoughts-yes = wartet ein paar Sekunden, damit du es dir anders überlegen kannst
choice-pointless-no = wartet auf dich
choice-pointless-yes = wird für dich gespielt
choice-dms-no = nur, wenn du auf Meine Hand drückst
choice-dms-yes = kommt als Direktnachricht
choice-text_mode-yes = Worte, gut für Vorleseprogramme
choice-text_mode-no = Bilder
choice-palette-standard = die üblichen
choice-palette-distinct = leichter zu unterscheiden, wie auch immer du Farben siehst
choice-palette-strong = starker Kontrast
choice-detail-full = sagen alles
choice-detail-short = kurz: ohne was leer ist, wie am Anfang, oder sich nachschlagen lässt
choice-openers-everyone = alle
choice-openers-managers = wer den Server verwaltet
choice-privacy-export = gib mir alles, was aufbewahrt wird
choice-privacy-erase = lösche alles mit meinem Namen

undo-asked = Die anderen werden gefragt, ob du es zurücknehmen darfst.
vote-asks = ⏪ { $who } möchte den letzten Zug zurücknehmen. Alles seither wäre mit ungeschehen; der Zufall bleibt derselbe.
vote-missing = Noch ohne Antwort: { $who }. Wer einen Tag lang nichts sagt, lehnt ab.
vote-refused = Nicht alle waren einverstanden; es bleibt dabei.
vote-silent = Nicht alle haben innerhalb eines Tages geantwortet; es bleibt dabei.
vote-closed = Das Spiel ging weiter; es bleibt dabei.
vote-done = Alle sind einverstanden; der Zug ist zurückgenommen.
button-agree = Einverstanden
button-refuse = Lieber nicht
error-vote-over = Diese Frage ist geschlossen.
error-vote-own = Du hast gefragt; die anderen entscheiden.
error-vote-not-asked = Du bist hier nicht gefragt; die anderen entscheiden.

# How the language calls itself.
language-name = Deutsch
see-rules = 📖 In den Regeln: { $title } (/rules)
error-other-rules = Diese Partie begann unter anderen Regeln, als der Bot jetzt kennt. Nichts ist verloren; der Betreiber kann die frühere Fassung zurückholen.

error-away = Hier spielt ein Computerspieler für dich. Mit /seat back spielst du selbst.
