# Lo que dicen los comandos de barra.

status-lobby = abierta, sin empezar
status-running = en juego
status-over = terminada
status-cancelled = cerrada

games-waiting = Te esperan
games-others = Tus otras mesas
games-none = No tienes asiento en ninguna mesa. Abre una con /table new o mira en /table list.
button-next = Siguiente partida
list-none = Aquí no hay ninguna mesa abierta. Abre una con /table new.
list-queue = { $count ->
    [one] 1 persona espera uno
   *[other] { $count } personas esperan uno
  }
list-kept = los libres se guardan para otros y quedan libres para todos { $until }
list-private = 🔒 solo con invitación
list-invited = 🔒 tienes invitación
list-yours = tienes asiento aquí
list-offered = hay un asiento libre
list-empty = hay un asiento vacío; deciden quienes juegan allí
list-join = Unirse a #{ $table }
list-take = Tomar el asiento en #{ $table }
list-ask = Pedir el asiento en #{ $table }
error-join-full = Todos los asientos están ocupados. Pulsa «Esperar un asiento» debajo de la sala para tener uno que quede libre, o elige otra mesa con /table list.
error-join-late = { $status ->
    [running] Esta mesa ya ha empezado.
    [over] Esta partida ha terminado.
   *[cancelled] Esta mesa está cerrada.
  } /table list muestra dónde hay un asiento libre.
recap-title = Desde tu último turno: { $name }
note-none = No hay ninguna nota en esta mesa.
done-join = Tienes asiento en **{ $name }** (#{ $table }).
done-leave = Saliste de **{ $name }** (#{ $table }).
done-start = **{ $name }** (#{ $table }) empieza.
done-cancel = **{ $name }** (#{ $table }) queda cerrada.
done-invite = { $who } ya puede unirse a la mesa #{ $table }. Le avisé, si recibe mensajes directos.

preferences = Así juegas. Elige de las listas para cambiarlo:
prefer-text_mode = Imágenes o palabras
prefer-dms = Tu mano
prefer-confirm = Preguntar una vez más
prefer-second_thoughts = Lo que no se puede deshacer
prefer-pointless = Una jugada sin elección
prefer-palette = Colores de las imágenes que solo ves tú
prefer-detail = Listas y descripciones de imágenes que solo ves tú
prefer-language = Idioma de los mensajes privados
server-now =
    En este servidor:
    • Se pueden abrir mesas: { $where }
    • Las abren: { $openers }
    • Idioma de los mensajes públicos: { $language }
server-begins = Así empiezan las mesas nuevas; quien las abre puede elegir otra cosa:
server-broken = ⚠️ El juego { $game } del paquete { $package } no se puede usar: { $why }
server-everywhere = en todas partes
openers-everyone = todos
openers-managers = quienes administran el servidor

privacy =
    Lo que se guarda de ti: tu número y tu nombre de Discord en las mesas donde tuviste asiento, esperas uno o lo pediste, y tu número donde te invitaron; tus jugadas, hechas o preparadas, tu palabra para barajar, tus notas, cuánto tardaste en responder, qué partidas terminaste y cómo, también para una clasificación en la que estés, y lo que elegiste; mientras sigas una mesa, también eso. Nada más, y no se le da a nadie, salvo lo que tú avises.
    Con la opción “do”, /privacy te lo entrega todo o te borra: las partidas que jugaste se pueden seguir reproduciendo, sin tu nombre, pero con tu palabra para barajar.
privacy-export = Todo lo que se guarda de ti:
ask-erase = ¿Borrar todo lo que lleva tu nombre? Tus partidas quedan, pero sin tu nombre; tu puesto en las clasificaciones, tus estadísticas, ajustes y notas desaparecen. Dejas todas las mesas: un jugador virtual sigue en tu lugar; donde así se acordó, o si no juega nadie más, la partida termina, y entre dos rivales gana el otro. Esto no se puede deshacer.
button-erase = Sí, borrarlo todo
privacy-erased = Hecho. Ya no se guarda nada con tu nombre. En las mesas en juego, un jugador virtual sigue en tu lugar; donde así se acordó, o si no juega nadie más, la partida ha terminado, y entre dos rivales ha ganado el otro.

record-whole = La partida entera. /verify la comprueba, y también puede hacerlo cualquiera.
record-public = La partida sigue en juego, así que esto es lo que todos saben por ahora.
record-proven =
    ✅ **Probado**: sello, secreto, { $gifts }, { $beacon ->
        [none] ningún valor público
       *[other] ronda { $beacon } del valor público
    }, asientos ({ $seats ->
        [drawn] por sorteo
        [both] por orden de llegada, que es también el del sorteo
       *[joined] por orden de llegada
    }), semilla, los { $draws } sorteos del azar, las { $actions } jugadas{ $over ->
        [yes] {" "}y el resultado encajan.
       *[no] {" "}encajan. **En este archivo la partida no ha terminado**: se interrumpió, o le quitaron el final.
    }
    { "" }**Compara por tu cuenta**, porque esto un archivo no lo sabe:
    • el sello, con el que recibiste al ocupar tu asiento: `{ $seal }`
    • lo que aportó cada persona, una cosa cada una y la tuya entre ellas, con lo que mostraba la sala al empezar: { $brought }{ $spelt ->
        [yes] {" "}(tras `\u`, en números: lo que no se ve o podría engañar)
       *[no] {""}
    }
    { $beacon ->
        [none] • con quién jugaste: sin valor público, quien administra el bot podría haber elegido este reparto de acuerdo con una de esas personas
       *[other] • el valor público, tal como lo publica drand para esa ronda: `{ $randomness }`, y que esa ronda salió cuando la mesa ya había empezado
    }
    { $seats ->
        [joined] • que en tu mesa no se acordó sortear los asientos
       *[other] {""}
    }
    -# Y las jugadas y el resultado, con lo que mostró la mesa: otras jugadas que permitan las reglas también encajan con este azar.
record-unproven = ⚠️ **Se puede reproducir, azar sin probar**: { $actions } jugadas siguen las reglas y llevan a lo que dice el archivo, pero { $why ->
        [alone] nadie salvo quien administra el bot aportó algo al barajado.
        [seats] los asientos no son ni por sorteo ni por orden de llegada.
       *[other] el archivo no contiene ninguna prueba de cómo surgió su azar.
    }
record-gifts = { $count ->
        [one] { $count } aportación
       *[other] { $count } aportaciones
    }
record-none = ❌ Eso no es el registro de una partida. /record te da uno.
record-unsound = ❌ **Falsificado**: su azar o su resultado no son los que salen de su semilla y sus jugadas.
record-unsound-move = ❌ **Falsificado**: la jugada { $move } no estaba permitida. { $why }
record-unsound-setup = ❌ **Falsificado**: ninguna partida empieza así. { $why }

help-open = Abrir una mesa: ¿de qué juego?
help =
    ### Tidetable
    Juegos de mesa de olas, por mensajes: cada cual juega cuando tiene un rato.
    • ¿Es tu primera vez? Con los botones 🎓 de abajo aprendes un juego jugándolo, en tres minutos y en privado.
    • **/table new** abre una mesa: { $games }. Los demás pulsan Unirse, ahí o en **/table list**; después, Empezar. Los jugadores virtuales pueden ocupar asientos.
    • Tu mano te llega por mensaje directo. **Mi mano**, debajo de la mesa, o **/hand** la muestran aquí, solo a ti.
    • Juega con los botones que hay debajo de tu mano o con comandos de barra.
    • **/games** muestra qué mesas te esperan; **/recap**, qué pasó desde tu último turno.
    • **/stats** dice cómo acabaron tus partidas, o las de una mesa entre sí.
    • **/ladder** muestra la clasificación de este servidor, entre quienes quieren estar en ella.
    • **/rules** explica primero la situación actual. **/undo** deshace una jugada mientras no se haya mostrado nada nuevo y nadie más haya jugado; si ya se llamó a alguien, se pregunta a los demás.
    • **/preferences**: palabras en vez de imágenes, colores, idioma, mensajes directos, preguntar una vez más.
    • **/tell-me**: cómo te llaman. **/hours**, **/away**: cuándo no. **/clock** muestra el tiempo de cada cual, **/pause** propone una pausa.
    • ¿Tienes que irte? **/seat away** deja que un jugador virtual juegue por ti. **Más …**, debajo de la mesa: seguir, abandonar, avisar de que algo va mal.
    • **/plans** enumera lo que preparaste, **/replay** repasa una partida que terminó, **/privacy** dice qué se guarda de ti.
    • El azar es limpio y se puede comprobar: el reparto se sella antes de que nadie se una y se abre al final.

error-no-table-meant = No tienes asiento en ninguna mesa así. /games muestra las tuyas.
error-which-table = ¿Qué mesa? Dilo con la opción table: { $tables }.
error-no-lobby = Aquí no hay ninguna mesa a la que unirse. Abre una con /table new.
error-other-game = En esa mesa se juega a otra cosa. Usa sus propios comandos o los botones que hay debajo de tu mano.
error-not-understood = No entendí “{ $typed }”. Elige de la lista mientras escribes o pulsa los botones que hay debajo de tu mano.
error-none-meant = “{ $typed }” no sirve para { $field }. Puede ser: { $named }.
error-several-meant = “{ $typed }” podría ser varias cosas: { $named }. Escribe un poco más, por favor.
error-field-missing = Di también { $field }, por favor. Puede ser: { $named }.
error-option = No entiendo “{ $option }”. Las opciones son: { $options }. Escríbelas como nombre=valor o elige de la lista.
error-openers = En este servidor solo abren mesas quienes lo administran.
error-channel = En este servidor las mesas se abren en { $channels }.
error-not-manager = Solo quienes administran este servidor pueden hacer eso.
error-record-large = Ese archivo es demasiado grande para ser un registro.

option-any = Elige de la lista mientras escribes
option-table = Qué mesa, si tienes asiento en varias

choice-confirm-risky = antes de jugadas arriesgadas
choice-confirm-always = antes de cada jugada
choice-confirm-never = nunca
choice-language-discord = como en tu Discord
choice-second_thoughts-no = se hace al momento
choice-second_thoughts-yes = espera unos segundos, para que lo pienses mejor
choice-pointless-no = se te pregunta
choice-pointless-yes = se juega por ti
choice-dms-no = solo cuando pulsas Mi mano
choice-dms-yes = llega por mensaje directo
choice-text_mode-yes = palabras, bueno para lectores de pantalla
choice-text_mode-no = imágenes
choice-palette-standard = los de siempre
choice-palette-distinct = más fáciles de distinguir, para toda forma de ver los colores
choice-palette-strong = mucho contraste
choice-detail-full = lo cuentan todo
choice-detail-short = breves: sin lo vacío, lo que está como al principio o se puede consultar
choice-openers-everyone = todos
choice-openers-managers = quienes administran el servidor
choice-privacy-export = dame todo lo que se guarda
choice-privacy-erase = borra todo lo que lleva mi nombre

undo-asked = Se pregunta a los demás si puedes deshacerla.
vote-asks = ⏪ { $who } quiere deshacer su última jugada. Con ella se desharía todo lo que pasó después; el azar sigue siendo el mismo.
vote-missing = Sin responder todavía: { $who }. Quien no dice nada en un día se niega.
vote-refused = No todos estuvieron de acuerdo; se queda así.
vote-silent = No todos respondieron en un día; se queda así.
vote-closed = La partida siguió; se queda así.
vote-done = Todos de acuerdo; queda deshecha.
button-agree = De acuerdo
button-refuse = Mejor no
error-vote-over = Esa pregunta está cerrada.
error-vote-own = La pregunta es tuya; deciden los demás.
error-vote-not-asked = Esta pregunta no es para ti; deciden los demás.
# Cómo se llama a sí mismo el idioma.
language-name = Español
see-rules = 📖 Las reglas: { $title } (/rules)
error-other-rules = Esta partida empezó con otras reglas que las que el bot conoce ahora. No se perdió nada; quien administra el bot puede recuperar la versión anterior.

error-away = Aquí un jugador virtual juega por ti. Usa /seat back para volver a jugar.
