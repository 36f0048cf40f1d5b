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
error-replay-running = Una partida se puede repasar cuando ha terminado. /recap cuenta lo que pasó hasta ahora.
error-replay-file = { $why }
