# Zeit: was über sie vereinbart ist, bis wann jemand hat, Erinnerungen, wer zu spät ist.

length-days = { $count ->
    [one] 1 Tag
   *[other] { $count } Tage
  }
length-hours = { $count ->
    [one] 1 Stunde
   *[other] { $count } Stunden
  }
length-minutes = { $count ->
    [one] 1 Minute
   *[other] { $count } Minuten
  }
length-none = keine Zeit

contract-pace-open = Zeit: keine Frist; auf wen gewartet wird, der wird ab und zu erinnert. Schweigt jemand drei Tage lang, Nächte und Abwesenheit nicht gezählt, können die anderen über den Platz entscheiden.
contract-pace = Zeit am Anfang: { $bank } für jeden. Sie läuft, solange der Tisch auf dich wartet; jeder Zug bringt { $adds ->
    [no] nichts dazu
   *[yes] dazu: { $added }, höchstens { $most }
  }.
contract-late-vote = Läuft jemandes Zeit ab, entscheiden die anderen: warten, Computerspieler, jemand anderes oder Schluss.
contract-late-computer = Läuft jemandes Zeit ab, zieht ein leichter Computerspieler; beim dritten Mal in Folge spielt er weiter, bis die Person zurück ist.
contract-late-offer = Läuft jemandes Zeit ab, spielt ein Computerspieler, bis die Person zurück ist, und jeder darf den Platz inzwischen nehmen.
contract-late-end = Läuft jemandes Zeit ab, endet das Spiel ohne Ergebnis.
contract-late-nothing = Läuft jemandes Zeit ab, geschieht von selbst nichts.
contract-gone = Verlässt jemand das Spiel endgültig, ohne dass dadurch jemand gewinnt, { $late ->
    [end] endet es ohne Ergebnis.
    [offer] spielt ein Computerspieler weiter, und jeder darf den Platz nehmen.
    [vote] spielt ein Computerspieler weiter, und die anderen entscheiden über den Platz.
   *[other] spielt ein Computerspieler weiter.
  }
contract-sleep = Deine Zeit steht still, während du nach deinen Zeiten schläfst.
contract-away = Deine Zeit steht an bis zu { $days } Tagen still, an denen du nicht da bist, wenn du es vorher sagst.

setting-pace = Zeit für jeden
setting-pace-open = keine Frist, nur Erinnerungen
setting-pace-live = live: 15 Minuten, 2 mehr je Zug; auch Nächte und Tage Abwesenheit zählen
setting-pace-brisk = zügig: 24 Stunden, 8 mehr je Zug
setting-pace-daily = täglich: 3 Tage, 1 mehr je Zug
setting-pace-slow = gemächlich: 7 Tage, 3 mehr je Zug
setting-pace-own = meine eigene …
pace-in-words = { $bank } zu Beginn, { $adds ->
    [no] nichts dazu je Zug
   *[yes] { $added } mehr je Zug, höchstens { $most }
  }
setting-late = Wenn die Zeit abläuft
setting-late-vote = die anderen entscheiden
setting-late-computer = ein Computerspieler zieht
setting-late-offer = ein Computerspieler, und der Platz wird angeboten
setting-late-end = das Spiel endet
setting-late-nothing = von selbst geschieht nichts
setting-hours = In der Nacht
setting-hours-theirs = die Zeit steht still, wenn jemand schläft
setting-hours-always = die Zeit läuft weiter
setting-away_days = Tage Abwesenheit
setting-away_days-0 = keine halten die Uhr an
setting-away_days-7 = 7 halten die Uhr an
setting-away_days-14 = 14 halten die Uhr an
setting-away_days-30 = 30 halten die Uhr an
form-pace = Anfang + je Zug, höchstens
form-pace-example = 2d + 12h, höchstens 3d
form-pace-about = d für Tage, h für Stunden, m für Minuten.
error-pace = Eine Frist sieht so aus: 2d + 12h, höchstens 3d. Das sind zwei Tage am Anfang, ein halber je Zug, nie mehr als drei. Der Anfang ist mindestens eine Minute; das Höchste ist nicht weniger als der Anfang und nicht mehr als 60 Tage.
describe-server-pace = An neuen Tischen: wie viel Zeit jeder hat
describe-server-late = An neuen Tischen: was geschieht, wenn jemandes Zeit abläuft
describe-server-hours = An neuen Tischen: ob die Zeit in der Nacht still steht
describe-server-away_days = An neuen Tischen: wie viele Tage Abwesenheit die Uhr anhalten

clock-due = { $who } hat Zeit bis { $due } ({ $left }).
clock-late = Die Zeit von { $who } ist abgelaufen ({ $since }).
clock-promised = { $who } will spielen: { $when }.
clock-away = { $who } ist nicht da: { $days }.
clock-own = Du hast Zeit bis { $due } ({ $left }).
clock-own-late = Deine Zeit ist abgelaufen ({ $left }). Du kannst noch ziehen.

remind = **{ $name }** (#{ $table }) wartet auf dich; gefragt wurdest du { $since }: { $place }
remind-due = **{ $name }** (#{ $table }) wartet auf dich. Du hast Zeit bis { $due } ({ $left }): { $place }
remind-late = **{ $name }** (#{ $table }) wartet noch auf dich. Deine Zeit ist abgelaufen ({ $left }): { $place }

button-to-hand = Zu meiner Hand
button-later = Ich spiele später
later-ask = Wann spielst du? Der Tisch sieht es, und bis dahin wirst du in Ruhe gelassen. Deine Zeit läuft weiter.
later-ask-count = Wann spielst du? Bis dahin wirst du in Ruhe gelassen. Der Tisch sieht es erst, wenn nur noch du fehlst. Deine Zeit läuft weiter.
later-when = Wann?
later-hour = in einer Stunde
later-evening = heute Abend
later-tomorrow = morgen
later-weekend = am Wochenende
later-said = Der Tisch weiß Bescheid: du spielst { $left } ({ $when }).
later-said-count = Du spielst { $left } ({ $when }), und bis dahin wirst du in Ruhe gelassen. Der Tisch sieht es erst, wenn nur noch du fehlst.
button-later-type = Eine andere Zeit …
form-later-hint = 19:00, fr 19:00 oder 3h
form-later-about = In { $zone } ist es jetzt { $time }.
error-later = Eine Zeit sieht so aus: 19:00, fr 19:00 oder { $example }, oder 3h für in drei Stunden. Sie liegt in den nächsten 60 Tagen.
error-not-waited-for = Der Tisch wartet gerade nicht auf dich.

late-asks = ⏰ Die Zeit von { $who } ist abgelaufen. Was soll der Tisch tun?
late-asks-since = ⏰ Die Zeit von { $who } ist abgelaufen ({ $since }). Was soll der Tisch tun?
late-missing = Noch ohne Antwort: { $who }
late-how = Die meisten Stimmen entscheiden. Bei Gleichstand, oder wenn einen Tag lang niemand etwas sagt, spielt ein Computerspieler.
late-choice-wait = noch einen Tag warten
late-choice-computer = ein Computerspieler, bis die Person zurück ist
late-choice-offer = den Platz anbieten
late-choice-end = das Spiel beenden
button-late-wait = Einen Tag warten
button-late-computer = Computerspieler
button-late-offer = Platz anbieten
button-late-end = Spiel beenden
late-decided-wait = Entschieden: der Tisch wartet noch einen Tag auf { $who }.
late-decided-computer = Entschieden: ein Computerspieler spielt für { $who }, bis die Person zurück ist.
late-decided-offer = Entschieden: ein Computerspieler spielt für { $who }, und jeder darf den Platz nehmen.
late-decided-end = Entschieden: das Spiel endet ohne Ergebnis.
late-voted = Du hast gesagt: { $choice }. Das kannst du ändern, bis es entschieden ist.
late-voted-last = Du hast gesagt: { $choice }. Damit ist es entschieden.
error-late-vote-own = Es entscheiden die anderen am Tisch, die nicht selbst zu spät sind.
error-waited-vote-own = Es entscheiden die anderen am Tisch, die ihn nicht selbst warten lassen.
ended-without-result = Das Spiel endete ohne Ergebnis.

offer = 🪑 Mitten in einer Partie { $game } ist ein Platz frei: **{ $name }** (#{ $table }), der Platz von { $who }, in { $place }. Die Hand kommt zu dem, der ihn nimmt.
offer-others = Am Tisch sitzen auch: { $who }
offer-over = 🪑 Der Platz am Tisch **{ $name }** (#{ $table }) ist nicht mehr frei.
button-take-seat = Platz nehmen
button-im-back = Ich bin zurück

hours-zone = Du lebst in **{ $zone }**, dort ist es jetzt { $time }.
hours-unknown = Du hast noch nicht gesagt, wo du lebst. Bis dahin gelten deine Zeiten wie in UTC, dort ist es jetzt { $time }.
hours-none = Du hast keine Zeiten angegeben: deine Zeit läuft immer, und du kannst auch nachts gerufen werden.
hours-always = Du bist immer wach: deine Zeit läuft immer, und du kannst jederzeit gerufen werden.
hours-asleep = schläfst du
hours-from = Neue Zeiten gelten ab { $since }.
day-mon = Montag
day-tue = Dienstag
day-wed = Mittwoch
day-thu = Donnerstag
day-fri = Freitag
day-sat = Samstag
day-sun = Sonntag
# Was man für Tage, ab Montag, und für gar keine Zeiten tippen kann; verstanden wird jede Sprache.
typed-days = mo di mi do fr sa so
typed-always = immer
describe-hours = Wann du wach bist: solange du schläfst, steht deine Zeit still, und niemand ruft dich
describe-zone = Deine Zeitzone
describe-awake = Etwa mo-fr 08:00-22:00, sa 10:00-24:00; oder immer
error-zone = Diese Zeitzone ist nicht bekannt. Wähle eine aus der Liste, etwa Europe/Berlin.
error-hours-unreadable = Zeiten sehen so aus: mo-fr 08:00-22:00, sa 10:00-24:00. An Tagen ohne Zeiten schläfst du.
error-hours-too-little = Bitte lass mindestens 6 wache Stunden an mindestens 4 Tagen, etwa mo-do 16:00-22:00.
describe-away = Tage, an denen du nicht spielst: deine Zeit steht still, soweit jeder Tisch es gewährt
describe-first = Der erste Tag, etwa 2026-08-03; lass ihn weg, um zu sehen, was gilt
describe-last = Der letzte Tag, etwa 2026-08-10; lass ihn weg für einen einzelnen Tag
describe-away-back = Ob du schon zurück bist und keine Abwesenheit mehr zählt
away-list = Du bist nicht da:
away-told = Wartet ein Tisch auf dich, so nennt er den anderen diese Tage, außer er hält geheim, wer fehlt.
away-none = Du bist an allen kommenden Tagen da.
error-away-date = Ein Tag sieht so aus: { $example }.
error-away-reversed = Der letzte Tag liegt vor dem ersten. Ein Beispiel: { $example } als erster Tag.
error-away-past = Dieser Tag ist vorbei. Eine Abwesenheit beginnt heute oder später, etwa { $example }.
error-away-too-long = Eine Abwesenheit dauert höchstens 60 Tage und beginnt in den nächsten 400, etwa { $example }.

left-asks = 🚪 { $who } hat diesen Server verlassen. Was soll der Tisch tun?
waited-asks = ⏳ Der Tisch wartet seit Tagen auf { $who }. Was soll der Tisch tun?
waited-asks-since = ⏳ { $who } wurde gefragt ({ $since }) und hat noch nicht gespielt. Was soll der Tisch tun?
waited-asked = Der Tisch wird gefragt, was aus dem Platz von { $who } wird. Du entscheidest mit.
late-decided-over = Das hat sich erledigt: das Spiel ist weitergegangen.
log-late = ⏰ Die Zeit von { $who } ist abgelaufen.
log-left-server = 🚪 { $who } hat den Server verlassen.
log-waited = ⏳ Der Tisch wurde gefragt, was aus dem Platz von { $who } wird.
log-late-decided = Entschieden über den Platz von { $who }: { $choice ->
    [wait] noch einen Tag warten
    [computer] ein Computerspieler, bis die Person zurück ist
    [stays] ein Computerspieler spielt weiter
    [offer] ein Computerspieler, und jeder darf den Platz nehmen
   *[end] das Spiel endet
  }
log-seat-away = 🤖 Ein Computerspieler{ $level } spielt für { $who }.
log-seat-back = { $who } spielt wieder selbst.
log-seat-taken = 🪑 { $who } hat den Platz von { $old } übernommen.
log-seat-filled = 🤖 Ein Computerspieler{ $level } spielt einen leeren Platz.
log-seat-left = 🤖 Ein Computerspieler, { $who }{ $level }, spielt auf dem Platz von jemandem weiter, der gegangen ist.
log-seat-late = 🤖 Ein Computerspieler{ $level } spielt für { $who }; die Zeit ist abgelaufen.
log-seat-resigned = 🏳️ { $old } hat aufgegeben. Ein Computerspieler, { $who }{ $level }, spielt weiter.
log-break-asked = 🤝 { $who } möchte das Spiel abbrechen. Wer zwei Tage lang weder antwortet noch zieht, stimmt zu.

## Pausen, Anstupsen und wie eine Frist zustande kam

button-clock = Zeit
button-time-pause = Pause …
button-time-resume = Weiterspielen
button-time-pace = Anderes Tempo …
button-poke = { $who } anstupsen
button-ask-seat = Was wird aus dem Platz von { $who }?
describe-clock = Wie viel Zeit alle haben und wie jede Frist zustande kam
describe-pause = Schlage vor, dass ein Tisch eine Weile ruht
describe-pause-length = Wie lange; lass es weg, um aus einer Liste zu wählen
describe-poke = Rufe jemanden, der den Tisch lange warten lässt, höchstens einmal am Tag
pause-1d = einen Tag lang
pause-3d = 3 Tage lang
pause-7d = eine Woche lang
pause-14d = zwei Wochen lang
pause-30d = 30 Tage lang
pause-open = bis wir weiterspielen
pause-for = { $length } lang
pause-how-long = Wie lange?
pause-ask = ⏸️ Soll **{ $name }** ruhen? Die anderen werden gefragt; wer einen Tag lang nichts sagt, stimmt zu. Niemandes Zeit läuft inzwischen, und wer mag, kann trotzdem ziehen.
pause-resting = ⏸️ Der Tisch ruht ohne festes Ende ({ $since } begonnen).
pause-until = ⏸️ Der Tisch ruht bis { $until } ({ $left }).
pace-ask = Welches Tempo möchtest du ab jetzt? Alle anderen werden gefragt, und alle, die selbst spielen, müssen zustimmen. Jeder beginnt dann mit der vollen Zeit.
clock-paused = ⏸️ Der Tisch ruht: niemandes Zeit läuft.{ $until ->
    [none] { "" }
   *[other] { " " }Weiter geht es { $until }.
  }
clock-banks = Die anderen haben noch: { $banks }
explain-asked = gefragt
explain-ran = { $length } läuft die Uhr
explain-asleep = { $length } Schlaf
explain-away = { $length } nicht da
explain-paused = { $length } Pause
explain-down = { $length }, in denen der Bot nicht verbunden war
explain-more = … noch { $count } davon; zusammen:
explain-used = verbraucht: { $used }; am Anfang waren es { $bank }
explain-due = Ende der Frist
explain-late = die Zeit ist abgelaufen
explain-open = keine Frist an diesem Tisch
explain-seat = ab dann können die anderen gefragt werden, was aus dem Platz wird
explain-unknown = die Frist steht fest, wenn die Pause endet
proposal-pause = ⏸️ { $who } möchte, dass der Tisch ruht: { $value }.
proposal-resume = ▶️ { $who } möchte weiterspielen.
proposal-pace = 🏃 { $who } möchte ein anderes Tempo: { $value }.
proposal-silence = Noch ohne Antwort: { $who }. Wer einen Tag lang nichts sagt, stimmt zu.
proposal-missing = Noch ohne Antwort: { $who }. Alle müssen zustimmen.
proposal-agreed = Alle sind einverstanden.
proposal-refused = Nicht alle sind einverstanden; alles bleibt, wie es war.
proposal-refused-until = Nicht alle sind einverstanden. Aber die Pause, die kein Ende hatte, endet nun am { $until } ({ $left }).
proposal-past = Die Pause ist inzwischen vorbei.
proposal-over = Das Spiel ist zu Ende.
proposed-asked = Die anderen werden gefragt.
proposed-done-pause = Der Tisch ruht.
proposed-done-resume = Das Spiel geht weiter.
proposed-done-pace = Der Tisch hat ab jetzt ein anderes Tempo.
poked = { $who } wird gerufen.
error-paused = Der Tisch ruht schon. /clock zeigt, bis wann.
error-not-paused = Der Tisch ruht nicht.
error-same-pace = Dieses Tempo hat der Tisch schon.
error-proposal-open = Der Tisch wird gerade schon etwas zur Zeit gefragt. Das muss erst beantwortet sein.
error-pause-length = Eine Pause sieht so aus: 3d oder 12h; höchstens 60 Tage.
error-poke-nobody = Niemand lässt diesen Tisch so lange warten, dass du anstupsen könntest.
error-poke-secret = Dieser Tisch sagt nicht, auf wen er wartet. Wenn nur noch eine Person fehlt, kann man sie anstupsen.
error-poke-early = Das hat schon jemand getan. Du kannst es wieder { $when }.
error-ask-seat-nobody = Niemand lässt diesen Tisch so lange warten, dass die anderen nach dem Platz gefragt werden könnten.
error-ask-seat-early = Nach diesem Platz können die anderen { $when } gefragt werden.
error-ask-seat-own = Der Tisch wartet auch auf dich. Spiel bitte zuerst.
error-ask-seat-question = Der Tisch wird gerade schon etwas anderes gefragt. Das muss erst beantwortet sein.
log-pause = ⏸️ { $who } wollte eine Pause, und der Tisch war einverstanden.
log-resume = ▶️ Die Pause ist vorbei.
log-pace = 🏃 Der Tisch hat ein anderes Tempo.
log-poked = 👉 { $who } wurde angestupst.

## Zeiten und Abwesenheiten mit Knöpfen und Formularen

button-person-hours = Meine Zeiten
button-person-week = Zeiten ändern
button-person-zone = Zone ändern
button-person-always = Immer wach
button-person-away = Abwesenheit
button-person-absence = Abwesenheit eintragen
button-person-home = Ich bin zurück, alle streichen
hours-picture = Deine Woche. { $days }
form-week-workdays = Montag bis Freitag
form-week-workdays-about = Etwa 08:00-22:00; lass es leer, wenn du den ganzen Tag schläfst oder arbeitest
form-week-sat = Samstag
form-week-sat-about = Auch über Mitternacht, etwa 10:00-02:00
form-week-sun = Sonntag
form-week-sun-about = Zwei auf einmal sehen so aus: 08:00-12:00 18:00-22:00
form-week-others = Tage, die anders sind
form-week-others-about = Etwa mi 12:00-22:00, fr - (ein Strich: du schläfst den ganzen Tag)
form-week-hint = 08:00-22:00
form-zone = Deine Stadt oder Zeitzone
form-zone-about = Eine große Stadt in deiner Nähe genügt.
zone-which = Welche meinst du?
zone-choose = Zonen mit ihrer Uhrzeit
away-cancel = Eine streichen …
form-away-first = Der erste Tag
form-away-about = Jahr, Monat, Tag, oder 3.8. Beide Tage zählen.
form-away-last = Der letzte Tag
error-zone-typed = Eine Zone dieses Namens ist nicht bekannt. Versuche eine große Stadt in deiner Nähe, etwa Berlin oder New York.
error-away-many = Mehr als { $most } Abwesenheiten kann ich mir nicht merken. Bitte streiche zuerst eine.

## Die Bereit-Frage in der Lobby

setting-ready = Bereit-Frage
setting-ready-no = keine; jemand drückt Beginnen
setting-ready-yes = wenn alle Plätze besetzt sind, werden alle gefragt
describe-server-ready = An neuen Tischen: ob alle gefragt werden, ob sie bereit sind
contract-ready = Sind alle Plätze besetzt, werden alle gefragt, ob sie bereit sind; wer nicht rechtzeitig antwortet, gibt den Platz ab.
button-ready = Ich bin bereit
button-queue = Auf einen Platz warten
lobby-ready = { $count ->
    [0] Alle sind bereit.
   *[other] Noch nicht bereit: { $who }
  }
lobby-queue = Warteliste: { $who }
ready-asks = ✅ { $who }: **{ $name }** (#{ $table }) ist voll. Drück den Knopf, wenn du bereit bist; das Spiel beginnt, wenn es alle sind.
ready-all = ✅ Am Tisch **{ $name }** (#{ $table }) sind alle bereit.
ready-unsure = Ich habe notiert, dass du bereit bist. Aber was vereinbart ist, wurde geändert, seit du dich gesetzt hast, und das Spiel beginnt nur, wenn du damit einverstanden bist:
ready-over = ✅ Die Bereit-Frage am Tisch **{ $name }** (#{ $table }) ist vorbei.
unready = Dein Platz am Tisch **{ $name }** (#{ $table }) ist wieder frei, weil du nicht rechtzeitig gesagt hast, dass du bereit oder mit einer Änderung einverstanden bist. Du kannst dich in { $place } wieder setzen.
unready-begun = Du hast deinen Platz am Tisch **{ $name }** (#{ $table }) verloren, weil du nicht rechtzeitig gesagt hast, dass du bereit oder mit einer Änderung einverstanden bist. Das Spiel hat begonnen.
queued = Du bekommst einen Platz, wenn vor Spielbeginn einer frei wird, nach denen, die schon vor dir warten. Mit Verlassen kommst du von der Liste.
done-leave-queue = Du wartest nicht mehr auf einen Platz am Tisch **{ $name }** (#{ $table }).
error-queued = Du wartest hier schon auf einen Platz.
error-not-asked-ready = Im Moment wird niemand gefragt, ob er bereit ist.
error-not-all-ready = Alle werden gefragt, ob sie bereit sind. Das Spiel beginnt, wenn es alle sind.

## Wer da sitzt

button-people = Über die Mitspieler
button-share = Meine Werte zeigen
button-unshare = Meine nicht zeigen
button-forget-avoided = Meine Liste leeren
company-title = So spielen sie
company-formula = Auf diesem Server: zu Ende gespielte von begonnenen Spielen, rechtzeitige Antworten von denen mit Frist, und die mittlere wache Zeit bis zu einer Antwort. Gezeigt ab 5 Antworten oder 2 Spielen; was älter ist, zählt alle 90 Tage halb so viel.
company-not-shared = nicht geteilt
company-new = noch zu neu
company-games = { $share } % von { $count } Spielen zu Ende gespielt
company-in-time = { $share } % rechtzeitig geantwortet
company-median = antwortet meist in { $length } wacher Zeit
avoid-choose = Mit wem du lieber nicht spielst …
avoid-on = Lieber nicht mit { $who }
avoid-off = Wieder mit { $who }
avoid-warn = ⚠️ { $who } sitzt hier, und du spielst lieber nicht zusammen. Das siehst nur du.
error-not-here = Diese Person sitzt hier nicht.

## Eine Live-Stunde

describe-meet = Finde die nächsten Zeiten, zu denen alle wach sind, um eine Stunde lang live zu spielen
button-time-meet = Live-Stunde
button-meet = { $number } passt mir
button-meet-never = Keine davon
meet-asks = ⚡ { $who } möchte eine Stunde lang live spielen. Wann kannst du? Von der ersten Zeit an, zu der alle können, haben alle eine Stunde lang 15 Minuten und 2 mehr je Zug; danach hat der Tisch wieder sein eigenes Tempo.
meet-missing = Noch ohne Antwort: { $who }
meet-agreed = ⚡ Alle können: die Live-Stunde beginnt { $when } ({ $left }), mit { $who }.
meet-live = ⚡ { $who }: die Live-Stunde hat begonnen. Sie endet { $until }.
meet-over = ⚡ Die Live-Stunde ist vorbei; der Tisch hat wieder sein eigenes Tempo.
meet-none = ⚡ Aus der Live-Stunde wurde nichts: keine Zeit passte allen.
meet-proposed = Die anderen werden gefragt, wann sie können.
error-meet-live = Dieser Tisch spielt schon live.
error-meet-asked = Zeiten für eine Live-Stunde sind schon vorgeschlagen.
error-meet-alone = Zu einer Live-Stunde gehören mindestens zwei Personen.
error-meet-never = In den nächsten zwei Wochen seid ihr nie alle 45 Minuten lang zusammen wach. /hours und /away sagen, wann jemand es ist.
error-meet-past = Diese Zeit ist vorbei.
log-meet-begins = ⚡ Die Live-Stunde hat begonnen.
log-meet-ends = ⚡ Die Live-Stunde ist vorbei.

played-for = 🤖 Am Tisch **{ $name }** (#{ $table }) spielt ein Computerspieler für dich. Drück den Knopf, um wieder selbst zu spielen.
