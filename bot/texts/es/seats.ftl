# Quién juega en un asiento durante una partida: ceder, volver, tomar.

describe-seat = Quién juega en un asiento durante una partida
describe-seat-away = Dejar que un jugador virtual juegue por ti hasta que vuelvas
describe-seat-back = Volver a jugar en tu asiento
describe-seat-take = Tomar el asiento de un jugador virtual o uno vacío
describe-seat-fill = Dejar que un jugador virtual juegue en un asiento vacío
option-seat = El asiento de quién: un nombre, o su número desde 1
done-seat-away = 🤖 Un jugador virtual juega por ti en **{ $name }** (#{ $table }). /seat back lo termina.
done-seat-back = Vuelves a jugar en **{ $name }** (#{ $table }).
done-seat-take = Tomas un asiento en **{ $name }** (#{ $table }).
done-seat-asked = Pediste el asiento en **{ $name }** (#{ $table }). Deciden quienes juegan allí. Quien no dice nada en un día está de acuerdo; las noches, los días de ausencia y las pausas no cuentan.
seat-asks = 🪑 **{ $who }** quiere tomar el asiento de { $old }.
seat-missing = Falta el acuerdo de: { $who }. Quien no dice nada en un día está de acuerdo; las noches, los días de ausencia y las pausas no cuentan.
seat-done = { $who } ocupa ahora el asiento de { $old }.
seat-refused = No se aceptó.
seat-over = { $who } ya no puede tomar el asiento de { $old }.
done-seat-fill = 🤖 Un jugador virtual ocupa el asiento vacío en **{ $name }** (#{ $table }).
error-seat-already-away = Un jugador virtual ya juega por ti. Con /seat back vuelves a jugar.
error-seat-not-away = Juegas aquí por tu cuenta, o no tienes asiento en esta mesa.
error-seat-last-person = Solo quedarían jugadores virtuales, y no juegan entre ellos. La partida te espera.
error-seat-which = ¿El asiento de quién? Di un nombre: { $seats }.
error-seat-not-free = Ahí juega una persona. Puedes tomar el asiento de un jugador virtual que no juegue por nadie.
error-seat-not-empty = Ese asiento no está vacío.
error-seat-asked = Ya se está preguntando por ese asiento a quienes juegan ahí.
error-seat-again = Quienes juegan ahí acaban de decir que no. Puedes preguntar otra vez { $when }.
