# Lektionen: ein erstes Spiel nach Drehbuch, allein gegen Computerspieler.

button-learn = Lernen
# $game: der Titel des Systems
button-learn-game = { $game } lernen
button-again = Noch einmal
button-open-table = Tisch öffnen
button-page-before = Zurück
button-page-after = Weiter
# $page, $pages
rules-page = Seite { $page } von { $pages }
# $game
lesson-title = { $game } lernen
# $step, $steps
lesson-step = Zug { $step } von { $steps } · nur du siehst das, und nichts zählt
lesson-other = 💡 Erlaubt ist das auch, aber nimm hier bitte den fett gedruckten Zug; dann siehst du, was er bewirkt.
lesson-over = **Das war’s.** Spiel es mit anderen oder gegen Computerspieler: Öffne einen Tisch und lass sie Platz nehmen.
