# La clasificación de un servidor: puntos para quien los quiere, y lo que cambió una partida.

describe-ladder = La clasificación de este servidor: quién está en qué puesto, y si estás tú
describe-ladder-game = De qué juego; sin nada, del que más se juega

ladder-title = 🏆 Clasificación: { $game }
ladder-line = { $place }. **{ $who }** · **{ $points }** · { $games ->
    [one] 1 partida
   *[other] { $games } partidas
  }
ladder-none = Aquí no hay nadie todavía. A quien se apunta le cuentan las partidas desde la siguiente.
ladder-own = Estás en el puesto { $place }, con { $points } puntos.
ladder-own-new = Estás en la clasificación. Cuentan las partidas que empiecen desde ahora, si algún rival también está en ella; un equipo cuenta si están todos.
ladder-how = Todo el mundo empieza con 1000 puntos. Solo cuentan los puestos, frente a quienes están en la clasificación; los jugadores virtuales no. Tras 60 días sin partida, los puntos bajan despacio (💤).
ladder-choose = Otro juego
ladder-joined = Desde ahora, todos aquí pueden ver tus puntos.
ladder-left = Ya no estás en la clasificación: nadie ve tus puntos, y no cuentan las partidas que empiecen desde ahora.
button-ladder-join = Entrar en la clasificación
button-ladder-leave = Salir de la clasificación

button-ladder-games = Quitar una partida
ladder-games = ¿Qué partida debe dejar de contar, o contar otra vez?
ladder-games-choose = Elige una partida
ladder-games-none = Aquí no cuenta ninguna partida todavía.
ladder-game-out = Quitada
ladder-ask-out = ¿Debe dejar de contar la partida #{ $table } ({ $who })? Todos los puntos quedarán como si no se hubiera jugado. Puedes volver a ponerla.
ladder-ask-in = ¿Debe contar otra vez la partida #{ $table } ({ $who })?
ladder-done-out = La partida #{ $table } ya no cuenta; todos los puntos quedan como si no se hubiera jugado.
ladder-done-in = La partida #{ $table } cuenta otra vez.
button-ladder-out = Sí, quitarla
button-ladder-in = Sí, ponerla otra vez
error-ladder-server = Cada servidor tiene su propia clasificación: escribe /ladder en un servidor.
error-ladder-together = { $game } se gana o se pierde en común, así que no tiene clasificación.

# Lo que una partida cambió para alguien, después del cambio y dos puntos.
rating-change = **{ $who }** { $change } ({ $points }): { $why }
rating-beat-above = por delante de { $count ->
    [one] una persona que estaba más arriba
   *[other] { $count } personas que estaban más arriba
  }
rating-beat = por delante de { $count ->
    [one] una persona
   *[other] { $count } personas
  }
rating-lost-below = por detrás de { $count ->
    [one] una persona que estaba más abajo
   *[other] { $count } personas que estaban más abajo
  }
rating-lost = por detrás de { $count ->
    [one] una persona
   *[other] { $count } personas
  }
rating-known = ahora se sabe más
