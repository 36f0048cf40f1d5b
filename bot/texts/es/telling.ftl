# Cómo se avisa a alguien de que una mesa espera, y el resumen diario.

call-several = Te esperan { $count } mesas:
call-place = { $place } (plazo: { $left })
call-only = Solo faltas tú.
call-asks = **{ $name }** (#{ $table }) pregunta qué opinas: { $place }
call-next = **{ $name }** (#{ $table }): el próximo turno es tuyo: { $place }
and-more = … y { $count } más
button-hand-at = { $name } #{ $table }
button-tell-me = Cómo me avisan

tell-title = ### Cómo te avisan
tell-all = Cuando te espera una mesa: **{ $way }**.
tell-single = En **{ $name }** (#{ $table }): **{ $way }**.
tell-night = Nada suena mientras duermes o estás fuera (/hours, /away). Lo que te perdiste llega en un solo mensaje cuando despiertas.
tell-closed = Ahora no puedo escribirte, así que las mesas te mencionan. Para cambiarlo, permite los mensajes directos de este servidor.
tell-which = Para una sola mesa …
tell-how = ¿Cómo quieres que te avisen?
tell-how-at = ¿Cómo quieres que te avisen de { $name }?
tell-way-table = una mención en la mesa
tell-way-message = un mensaje directo
tell-way-both = una mención y un mensaje directo
tell-way-nothing = nada
tell-way-usual = como en todas las demás mesas
button-tell-all = Todas las mesas
describe-tell-me = Cómo te avisan de que te espera una mesa: mención, mensaje directo o una vez al día
