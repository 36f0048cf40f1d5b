# Lecciones: una primera partida con guion, en privado y contra jugadores virtuales.

button-learn = Aprender
# $game: el título del sistema
button-learn-game = Aprender { $game }
button-again = Otra vez
button-open-table = Abrir una mesa
button-page-before = Anterior
button-page-after = Siguiente
# $page, $pages
rules-page = Página { $page } de { $pages }
# $game
lesson-title = Aprender { $game }
# $step, $steps
lesson-step = Jugada { $step } de { $steps } · esto solo lo ves tú, y nada cuenta
lesson-other = 💡 Las reglas también permiten eso, pero prueba aquí la jugada en negrita, para ver qué hace.
lesson-over = **Eso es todo.** Juega con amigos o contra jugadores virtuales: abre una mesa y deja que ocupen sus asientos.
