# Wer auf einem Platz spielt, während ein Spiel läuft: übergeben, zurückkommen, übernehmen.

describe-seat = Wer auf einem Platz spielt, während ein Spiel läuft
describe-seat-away = Lass einen Computerspieler für dich spielen, bis du zurückkommst
describe-seat-back = Spiele wieder selbst auf deinem Platz
describe-seat-take = Übernimm den Platz eines Computerspielers oder einen leeren
describe-seat-fill = Lass einen Computerspieler auf einem leeren Platz spielen
option-seat = Wessen Platz: ein Name, oder seine Nummer ab 1
done-seat-away = 🤖 Ein Computerspieler spielt für dich am Tisch **{ $name }** (#{ $table }). /seat back beendet das.
done-seat-back = Du spielst wieder am Tisch **{ $name }** (#{ $table }).
done-seat-take = Du übernimmst einen Platz am Tisch **{ $name }** (#{ $table }).
done-seat-asked = Du hast um den Platz am Tisch **{ $name }** (#{ $table }) gebeten. Wer dort spielt, entscheidet. Wer einen Tag lang nichts sagt, stimmt zu; Nächte, Tage Abwesenheit und Pausen zählen nicht.
seat-asks = 🪑 **{ $who }** möchte den Platz von { $old } übernehmen.
seat-missing = Noch nicht einverstanden: { $who }. Wer einen Tag lang nichts sagt, stimmt zu; Nächte, Tage Abwesenheit und Pausen zählen nicht.
seat-done = { $who } hat jetzt den Platz von { $old }.
seat-refused = Das wurde abgelehnt.
seat-over = { $who } kann den Platz von { $old } nicht mehr übernehmen.
done-seat-fill = 🤖 Ein Computerspieler füllt den leeren Platz am Tisch **{ $name }** (#{ $table }).
error-seat-already-away = Für dich spielt schon ein Computerspieler. Mit /seat back spielst du wieder selbst.
error-seat-not-away = Du spielst hier selbst oder sitzt nicht an diesem Tisch.
error-seat-last-person = Dann blieben nur Computerspieler übrig, und die spielen nicht unter sich. Das Spiel wartet auf dich.
error-seat-which = Wessen Platz meinst du? Sag einen Namen: { $seats }.
error-seat-not-free = Dort sitzt ein Mensch. Du kannst den Platz eines Computerspielers übernehmen, der für niemanden spielt.
error-seat-not-empty = Dieser Platz ist nicht leer.
error-seat-asked = Wer dort spielt, wird zu diesem Platz schon gefragt.
error-seat-again = Wer dort spielt, hat eben erst abgelehnt. Du kannst { $when } wieder fragen.
