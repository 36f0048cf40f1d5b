# Lo que se dice una sola vez: cómo se puede hablar, a quién no se puede escribir, qué ya no puede hacer el bot.

talk-team = Aquí habla tu equipo. Quien ya colocó un Agente no dice nada hasta que estén colocados todos; mientras nadie puede hablar, este lugar está cerrado, o lo digo aquí. No hay nadie más, pero Discord deja mirar a quien administra los hilos de este servidor.
talk-silence = 🤫 Silencio, por favor: no se habla hasta que estén colocados todos los Agentes. Quitaré este mensaje cuando se pueda hablar otra vez.
talk-moved = No se me permite sacar a quien ya no pertenece aquí. Aquí no se dice nada más: a partir de ahora tu equipo habla en un hilo nuevo.
talk-thread = #{ $table } equipo { $team }
closed-dms = 👁️ { $who } no recibe mis mensajes directos. De todos modos, el botón Mi mano, debajo de la mesa, lo muestra todo, y más tarde lo intentaré otra vez.
lost-permissions = Ya no puedo mostrar **{ $name }** (#{ $table }) en { $place }. Lo que me falta allí: { $missing }. No se perdió nada; la partida sigue por mensajes directos, y la mesa volverá a verse cuando pueda.
lost-access = Ya no veo { $place }, o ya no puedo escribir allí, donde se juega **{ $name }** (#{ $table }). No se perdió nada; la partida sigue por mensajes directos, y la mesa volverá a verse cuando pueda.
lost-channel = El canal donde se jugaba **{ $name }** (#{ $table }) ya no existe. No se perdió nada; la partida sigue por mensajes directos, y allí aviso a cada quien cuando le toca.
room-is-channel = No puedo abrir un hilo aquí. Lo que me falta: { $missing }. Así que la mesa se juega en este canal.
rematch-joined = Tienes asiento en la revancha, mesa #{ $table } en { $place }.
computer-sat = 🤖 { $who } toma asiento.
computer-left = 🤖 { $who } se levanta.
error-answer = Algo falló por mi parte al responder. Mira con /hand si tu jugada quedó hecha. Si vuelve a pasar, avisa a quien administra el bot: ref { $number }.
error-kept = Lo que hiciste quedó guardado; solo falló mi respuesta. Míralo con /hand. Si vuelve a pasar, avisa a quien administra el bot: ref { $number }.
error-unsure = Mi base de datos falló justo al anotarlo, y todavía no sé si cuenta. Mira con /hand antes de hacerlo otra vez. Si sigue así, avisa a quien administra el bot: ref { $number }.
error-limit-lobbies = Tienes aquí { $count } mesas abiertas que no han empezado. Empieza o cierra una de ellas, y podrás abrir otra.
error-limit-server-lobbies = En este servidor hay { $count } mesas abiertas que no han empezado. Cuando una de ellas empiece o se cierre, podrás abrir otra.
error-limit-starts = Empezaste aquí { $count } mesas en una hora. Puedes empezar la siguiente { $when }.
error-limit-server-starts = En este servidor empezaron { $count } mesas en una hora. La siguiente puede empezar { $when }.
error-limit-invitations = Invitaste a { $count } personas en una hora. Puedes seguir { $when }.

# Los permisos, como los llama Discord.
permission-view-channel = Ver canal
permission-send-messages = Enviar mensajes
permission-attach-files = Adjuntar archivos
permission-create-public-threads = Crear hilos públicos
permission-send-messages-in-threads = Enviar mensajes en hilos
permission-manage-threads = Gestionar hilos
