# Sagen, dass an einem Tisch etwas nicht stimmt.

button-report = Hier stimmt etwas nicht
form-report = Was stimmt nicht?
form-report-about = Das liest, samt allem, was du siehst, auch deiner Hand: { $who }.
report-to-managers = wer diesen Server verwaltet
report-to-host = wer diesen Bot betreibt
report-to-managers-host = wer Server und Bot verwaltet
report-kept = Danke. Deine Worte und was du von diesem Tisch siehst, sind aufbewahrt. Lesen wird sie, { $who }. Das Spiel geht weiter. Nummer: { $number }
report-title =
    🛠️ **{ $who }** sagt, dass am Tisch **{ $name }** (#{ $table }) etwas nicht stimmt, { $place }. Die Datei enthält nur, was { $who } sehen darf, auch die Hand: Öffne sie nicht, wenn du dort spielst.
    -# Nummer: { $number }
server-reports = Meldungen, dass etwas nicht stimmt
server-no-reports = in keinen Kanal
describe-server-reports = Der Kanal für Meldungen, dass an Tischen etwas nicht stimmt
describe-server-no-reports = Meldungen in keinen Kanal mehr senden
error-report-nowhere = Hier nimmt noch niemand Meldungen an. Sag es denen, die diesen Server verwalten; mit /server reports wählen sie einen Kanal.
error-limit-reports = Du hast innerhalb einer Stunde { $count } Meldungen geschickt. Weiter geht es { $when }.
