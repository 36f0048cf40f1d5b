# Lo que queda de una partida: el resultado, lo memorable, el azar y cómo repasarla.

result-calls = { $who }, la partida ha terminado.
result-facts = Lo memorable
result-in = 🏁 El resultado está en { $place }.
button-luck = Sobre el azar
call-over = **{ $name }** (#{ $table }) ha terminado. El resultado está en { $place }.
games-over = Terminadas
error-luck-sealed = El azar de una partida se abre cuando termina.

## Repasar una partida

describe-replay = Repasar una partida que terminó, o una que tienes como archivo
button-replay = Repasar
button-replay-words = En palabras
button-replay-pictures = En imágenes
replay-begins = como empieza
replay-step = tras la jugada { $step }
replay-public = lo que vieron todos
replay-seat = con los ojos de { $who }
replay-round = Ir a una ronda
replay-eyes = ¿Con los ojos de quién?
button-film = Película
button-film-words = Como texto
button-why = ¿Por qué eso?
why-move = 🤖 { $who } hizo esto: { $what }
why-other = Un jugador fuerte también habría pensado en esto: { $what }
why-view = Según lo que su asiento podía ver en ese momento.
film-making = 🎞️ Se está haciendo la película: { $done } de { $count }.
film-done = 🎞️ La partida, ronda por ronda, como la vieron todos.
film-alt = Una película de { $count } imágenes: la partida ronda por ronda. “En palabras” cuenta lo mismo.
film-words = 📄 Toda la partida, ronda por ronda, como la vieron todos.
error-replay-running = Una partida se puede repasar cuando ha terminado. /recap cuenta lo que pasó hasta ahora.
error-replay-file = { $why }

## La revancha

rematch-opened = La mesa #{ $table } está abierta en { $place }. { $called ->
    [nobody] No hay nadie más a quien llamar: empieza allí cuando quieras.
    [free] No hay nadie más a quien llamar y queda un asiento libre: cuando alguien o un jugador virtual lo ocupe, empieza allí cuando quieras.
    [again] Se llama a los demás, pero a nadie dos veces en un día; sus asientos se guardan un día, y la partida empieza cuando todos hayan vuelto.
   *[now] Se llama a los demás; sus asientos se guardan un día, y la partida empieza cuando todos hayan vuelto.
  } Cada cual se sienta como antes, a no ser que prefieras:
rematch-call = 🔁 **{ $who }** quiere una revancha en **{ $name }** (#{ $table }). Se te guarda tu asiento; queda libre { $until }. La partida empieza cuando todos hayan vuelto, en { $place }.
lobby-kept = 🔁 Asientos guardados para { $who }; quedan libres { $until }. La partida empieza cuando todos hayan vuelto.
button-rotate = Pasar al asiento siguiente
button-draw = Sortear los asientos
done-rotate = Cada cual pasa al asiento siguiente.
done-draw = Los asientos se sortearán.
error-seats-kept = Los asientos libres se guardan para quienes jugaron antes; quedan libres { $until }.
error-rematch-moved = Alguien ya cambió de asiento. Cambia los asientos de uno en uno en la sala.
error-rematches = Ya ha habido { $count } revanchas de esta mesa. Pulsa Revancha en una posterior, o abre una mesa con /table new.
