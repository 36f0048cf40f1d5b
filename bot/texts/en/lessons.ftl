# Lessons: a first game with a script, played in private against computer players.

button-learn = Learn it
# $game: the system's title
button-learn-game = Learn { $game }
button-again = Once more
button-open-table = Open a table
button-page-before = Previous
button-page-after = Next
# $page, $pages
rules-page = Page { $page } of { $pages }
# $game
lesson-title = Learn { $game }
# $step, $steps
lesson-step = Move { $step } of { $steps } · only you see this, and nothing counts
lesson-other = 💡 The rules allow that too, but here please try the move in bold, to see what it does.
lesson-over = **That was it.** Play it with friends, or against computer players: open a table, and let them sit down.
