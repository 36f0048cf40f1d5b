# Was auf Bildern steht, und dasselbe in Worten. Zeichen sind ein, zwei Buchstaben; Wörter auf Bildern sind kurz.

pair = { $name }: { $value }
words-none = keine
words-changed = neu seit deinem Zug
words-to-act = am Zug

## On to the next table

button-onward = Weiter: { $name } #{ $table }
onward-none = Kein anderer Tisch wartet auf dich. /games zeigt dir alle.

## Das Ende, unter vier Augen

over-place = Aufzeichnung und Revanche findest du in { $place }.

## Runden

round-name = Runde { $round }
round-goes-on = ⏪ Ein Zug wurde zurückgenommen: Diese Runde geht unten weiter.

## Was seit dem letzten Zug geschah

since-more = und { $count } weitere
button-since = Alles, was geschah
button-since-page = { $page } von { $pages }

recap-marked = 👉 steht bei dem, was dich betraf.

## Das Ende eines Spiels

ending-winners = { $count ->
    [one] Gewonnen hat
   *[other] Gewonnen haben
  }
ending-nobody = Das Spiel ist zu Ende
together = Gemeinsam
# For a game that says nothing better of its own.
doing = ziehen
score = { $score ->
    [one] 1 Punkt
   *[other] { $score } Punkte
  }
