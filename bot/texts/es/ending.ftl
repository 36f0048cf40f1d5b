# Terminar una partida antes que sus reglas: abandonar, interrumpir, y el menú de una mesa en juego.

describe-resign = Abandonar una partida en juego; se te pregunta una vez más
describe-break-off = Preguntar a todos si una partida en juego termina sin resultado

button-menu = Más …
button-away = Jugador virtual por mí
button-resign = Abandonar
button-break = Proponer interrumpir
button-close = Interrumpir ya
button-really-resign = Sí, abandono
button-really-break = Sí, pregunta a todos
button-really-close = Sí, interrúmpela
button-play-on = Seguir jugando

table-menu = ¿Qué quieres hacer en **{ $name }** (#{ $table })?
ask-resign-wins = ¿Abandonas? Entonces gana **{ $who }**. Esto no se puede deshacer.
ask-resign = ¿Dejas esta partida para siempre? { $then ->
    [alone] Nadie más juega aquí, así que la partida termina sin resultado.
    [end] Esta mesa acordó terminar entonces, sin resultado.
    [offer] Un jugador virtual sigue en tu asiento, y cualquier otra persona puede tomarlo.
    [vote] Un jugador virtual sigue en tu asiento, y los demás deciden qué pasa con él.
   *[other] Un jugador virtual sigue en tu asiento.
  } Esto no se puede deshacer.
ask-break = ¿Se pregunta a todos si se interrumpe esta partida? Si todos están de acuerdo, o no responden ni juegan en dos días, termina sin resultado. Las noches, los días de ausencia y las pausas no cuentan.
ask-close = ¿Interrumpes esta partida, para todos? Termina sin resultado y no se puede retomar.
done-resign = Abandonaste en **{ $name }** (#{ $table }).
done-break = Se pregunta a todos en **{ $name }** (#{ $table }). Quien no responde ni juega en dos días está de acuerdo; las noches, los días de ausencia y las pausas no cuentan.
done-close = **{ $name }** (#{ $table }) queda interrumpida.

break-asks = 🤝 **{ $who }** quiere interrumpir esta partida, sin resultado.
break-missing = Sin responder todavía: { $who }. Quien no responde ni juega está de acuerdo; { $until ->
    [none] cuándo termina esto se sabrá después de la pausa.
   *[other] esto termina el { $until }.
  }
break-refused = No todos estuvieron de acuerdo; la partida sigue.
break-done = Todos de acuerdo; la partida queda interrumpida.
vote-ended = La partida ha terminado.
error-break-asked = Ya se está preguntando a todos.
error-break-again = Eso se acaba de rechazar. Puedes preguntar otra vez { $when }.
error-out = Dejaste esta partida para siempre, así que no puedes volver a ocupar un asiento aquí.

hand-left = Dejaste esta partida para siempre; en tu asiento sigue alguien más.
gone-asks = 🪑 Alguien dejó esta partida para siempre. Sigue un jugador virtual, { $who }. ¿Qué hace la mesa?
gone-decided-wait = Decidido: sigue un jugador virtual.
gone-choice-computer = sigue un jugador virtual
gone-decided-computer = Decidido: sigue un jugador virtual.
gone-decided-offer = Decidido: sigue un jugador virtual, y cualquiera puede tomar el asiento.
gone-decided-end = Decidido: la partida termina sin resultado.

ended-agreed = La partida se interrumpió porque todos estuvieron de acuerdo. No hay resultado.
ended-managers = Quienes administran este servidor interrumpieron la partida. No hay resultado.
ended-late = A { $who } se le acabó el tiempo y, con él, la partida, como se acordó. No hay resultado.
ended-late-voted = La mesa decidió no esperar más a { $who } y terminar la partida. No hay resultado.
ended-waited = La mesa decidió no esperar más a { $who } y terminar la partida. No hay resultado.
ended-left = Alguien se fue para siempre, y con eso terminó la partida. No hay resultado.
ended-left-won = Alguien se fue para siempre y pierde con eso. ¡Gana { $winners }!
ended-resigned = { $who } abandonó. ¡Gana { $winners }!
