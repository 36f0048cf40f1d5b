# Cómo se avisa a alguien de que una mesa espera, y el resumen diario.

call-several = { $count ->
    [one] Te espera { $count } mesa:
   *[other] Te esperan { $count } mesas:
  }
call-place = { $place } (plazo: { $left })
call-also-asks = También te pregunta qué opinas.
call-only = Solo faltas tú.
call-asks = **{ $name }** (#{ $table }) pregunta qué opinas: { $place }
call-ready = **{ $name }** (#{ $table }) está completa. ¿Ya puedes empezar? La partida empieza cuando todos han respondido: { $place }
waits-next = Después: { $who }
waits-next-you = Después: { $who } y luego tú
call-next = **{ $name }** (#{ $table }): el próximo turno es tuyo: { $place }
call-meets = **{ $name }** (#{ $table }): todos pueden, y la hora en vivo empieza { $when } ({ $left }): { $place }
call-also-meets = Todos pueden: la hora en vivo empieza { $when } ({ $left }).
call-live = **{ $name }** (#{ $table }): ha empezado la hora en vivo: { $place }
call-ahead = **{ $name }** (#{ $table }): ha empezado una ronda y puedes preparar tu jugada: { $place }
and-more = … y { $count } más
and-others = … y más
button-hand-at = { $name } #{ $table }
ask-hours = Aún no sé cuándo duermes, así que quizá te llame de noche.
button-tell-me = Cómo me avisan

tell-title = ### Cómo te avisan
tell-all = Cuando te espera una mesa: **{ $way }**.
tell-single = En **{ $name }** (#{ $table }): **{ $way }**.
tell-digest = Tu resumen diario llega a las **{ $hour }** de tu zona, los días en que hay algo que contar.
tell-digest-none = No recibes ningún resumen diario.
tell-next = También te avisan cuando el próximo turno es tuyo.
tell-ahead = También te avisan cuando empieza una ronda en la que puedes preparar tu jugada.
tell-night = Nada suena mientras duermes o estás fuera (/hours, /away). Lo que te perdiste llega en un solo mensaje cuando despiertas.
tell-closed = Ahora no puedo escribirte, así que las mesas te mencionan. Para cambiarlo, permite los mensajes directos de este servidor.
tell-which = Para una sola mesa …
tell-how = ¿Cómo quieres que te avisen?
tell-how-at = ¿Cómo quieres que te avisen de { $name }?
tell-hour = ¿Cuándo llega el resumen diario?
tell-way-table = una mención en la mesa
tell-way-message = un mensaje directo
tell-way-both = una mención y un mensaje directo
tell-way-digest = solo el resumen diario
tell-way-nothing = nada
tell-way-usual = como en todas las demás mesas
tell-hour-none = sin resumen diario
tell-hour-at = a las { $hour }
button-tell-next = Avisarme antes de mi turno
button-tell-not-next = No avisarme antes de mi turno
button-tell-ahead = Avisarme si puedo preparar jugadas
button-tell-not-ahead = No avisarme si puedo preparar jugadas
button-tell-all = Todas las mesas
describe-tell-me = Cómo te avisan de que te espera una mesa: mención, mensaje directo o una vez al día
digest-title = ### Tu día en las mesas
digest-waiting = **Te esperan**
digest-changed = **Desde el último resumen**
digest-began = **{ $name }** (#{ $table }) empezó: { $place }
digest-over = **{ $name }** (#{ $table }) terminó: { $place }
digest-moves = **{ $name }** (#{ $table }): { $count ->
    [one] 1 jugada de otros
   *[other] { $count } jugadas de otros
  }: { $place }
digest-folded = … y { $moves ->
    [one] 1 jugada
   *[other] { $moves } jugadas
  } en { $tables ->
    [one] otra mesa
   *[other] otras { $tables } mesas
  }
outage-was = No tuve conexión durante { $length }, hasta { $until }. Mientras tanto no corrió el tiempo de nadie.
