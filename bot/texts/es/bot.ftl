# Lo que dice el bot, se juegue a lo que se juegue. Breve, amable, igual en todas partes: véase docs/voice.md.

yes = sí
no = no
risky = Arriesgado: se te preguntará una vez más

## Mesas

table-name = Mesa de { $who }
table-opened = La mesa #{ $table } está abierta en { $place }.
hello = Tienes asiento en **{ $name }** (#{ $table }). { $dms ->
   *[yes] Tu mano te llegará aquí.
    [no] Tu mano está en el botón Mi mano, debajo de la mesa, como elegiste.
  }
hello-seal = No tienes que hacer nada con esto: es el sello del azar de esta mesa, y al final cualquiera puede comprobar con él que nadie lo eligió: `{ $seal }`
invitation = **{ $who }** te invita a **{ $name }** (#{ $table }), una mesa privada de { $system }. Está en { $place }. Si te apetece, toma asiento:
lobby-room-all = { $seated } de { $most } asientos ocupados
lobby-room = { $seated } de { $most } asientos ocupados; { $least ->
    [one] basta 1
   *[other] bastan { $least }
  } para empezar
lobby-teams = Equipos: { $teams }
lobby-open-dms = ✉️ recibe mensajes directos.
lobby-closed-dms = 👁️ no recibe mensajes directos: el botón Mi mano se lo muestra todo.
lobby-cancelled = Esta mesa se cerró.
lobby-started = ▶️ Se juega en { $place }.
lobby-example = Una mesa en plena partida
lobby-unsure = 🤝 Se cambió lo acordado. Falta el acuerdo de: { $who }
contract-changed = Lo acordado en **{ $name }** (#{ $table }) se cambió. Míralo en { $place } y, si te parece bien, pulsa allí De acuerdo.
error-agreed = Ya dijiste que estás de acuerdo.
error-must-agree = Se cambió lo acordado. Falta el acuerdo de: { $who }
lobby-dealing = 🎲 Todo está acordado. La partida empieza en unos segundos, con el próximo número público al azar, que nadie aquí puede elegir.
picture-later = Ahora hay mucho movimiento: la imagen volverá por sí sola.
dealt-without-beacon = Se empezó sin el número público al azar, que no se pudo obtener.

contract = Cómo juega esta mesa
contract-no-clock = Tiempo: sin plazo, solo avisos.
contract-rest = Todo lo demás es lo habitual; el botón Ajustes lo muestra entero.
contract-seating = Asientos: { $choice ->
   *[joined] por orden de llegada
    [drawn] por sorteo
  }
contract-undo = Deshacer: { $choice ->
   *[open] mientras no se muestre nada nuevo ni juegue nadie más; si ya se llamó a alguien, si todos aceptan
    [asked] también más tarde, si los demás están de acuerdo
    [never] nunca
  }
contract-private = Solo con invitación de { $owner }
contract-luck = Azar limpio, sellado como `{ $commitment }`
contract-gifts = Entra en el barajado: { $gifts }

settings = Ajustes de esta mesa
setting-seats = Asientos
seats-any = tantos como se ocupen
seats-count = { $count } asientos
setting-seating = Orden de los asientos
setting-seating-joined = por orden de llegada
setting-seating-drawn = por sorteo
setting-undo = Deshacer
setting-undo-open = mientras no se muestre nada nuevo ni juegue nadie más; si ya se llamó a alguien, si todos aceptan
setting-undo-asked = también más tarde, si los demás están de acuerdo
setting-undo-never = nunca
setting-missing = Decisiones secretas
setting-missing-names = decir quién falta todavía
setting-missing-count = decir solo cuántos faltan
setting-room = Lugar
setting-room-thread = un hilo propio
setting-room-channel = este canal
setting-substitute = Juega por quien se ausenta
setting-substitute-easy = un jugador virtual fácil
setting-substitute-strong = un jugador virtual fuerte
form-value = Nuevo valor
form-gift = Tu palabra para barajar
form-gift-about = Entra en el barajado y la ven todos. Como máximo 64 caracteres.

level-easy = Fácil
level-strong = Fuerte
level-random = Al azar
level-named-easy = fácil
level-named-strong = fuerte
level-named-random = al azar
level-easy-about = Fácil: juega por reglas sencillas.
level-strong-about = Fuerte: piensa por adelantado, unos segundos.
level-random-about = Al azar: hace cualquier cosa que permitan las reglas.
ask-level = ¿De qué nivel debe ser el jugador virtual?
ask-level-again = ¿Otro más? ¿De qué nivel?
ask-style = Con un estilo a tu elección …
ask-style-about = Con un nivel, el estilo se sortea; también puedes elegirlo abajo.
ask-cancel = ¿Cerrar esta mesa para siempre?

## Botones

button-join = Unirse
button-leave = Salir
button-computer = Añadir jugador virtual
button-remove = Quitar el último
button-settings = Ajustes
button-seat = Cambiar con el asiento siguiente
button-gift = Una palabra para barajar
button-start = Empezar
button-cancel = Cerrar mesa
button-cancel-sure = Sí, cerrarla
button-rules = Reglas
button-note = Nota
form-note = Tu nota sobre esta mesa
form-note-about = Solo la ves tú, encima de tu mano. Déjala vacía para borrarla.
button-hand = Mi mano
button-back = Volver
button-undo = Deshacer
button-ask-back = Pedir deshacer
button-settle = Hacerlo ya
button-do-it = Hacerlo
button-rematch = Revancha
rules-more = Más reglas…

## Al jugar

your-turn = **Es tu turno.**
final-soon =
    ⏳ **{ $what }**
    Queda hecho { $when }. Antes no lo ve nadie, y todavía puedes deshacerlo.
your-note = 📝 { $note }
waits-for = ⏳ { $count ->
    [one] Falta { $who }: { $doing }
   *[other] Faltan { $who }: { $doing }
  }
may-still = Nadie te espera. Si quieres, todavía puedes cambiar o añadir algo:
waits-for-anybody = ⏳ Juegan jugadores virtuales por todos; la partida espera a que alguien vuelva.
waits-for-count = ⏳ { $count ->
    [one] Falta 1: { $doing }
   *[other] Faltan { $count }: { $doing }
  }
choice-nth = { $what }, n.º { $nth }
ask-only-choice = Solo queda una opción: { $what }.
ask-sure = ¿Es esta tu jugada? **{ $what }**
nothing-happened = No pasó nada.
won-by = { $count ->
    [one] ¡Gana { $who }!
   *[other] ¡Ganan { $who }!
  }
nobody-won = No gana nadie.
opened =
    { "" }**Azar limpio**: el secreto está a la vista. /verify comprueba con el archivo del resultado el secreto, cada sorteo y cada jugada.
    { "" }-# Secreto `{ $secret }`
opened-short = 🎲 **Azar limpio**: el secreto está a la vista.
opened-checker = O compruébalo en tu navegador: [verify.html]({ $page })
proof =
    { "" }**Azar limpio**: el secreto, sellado antes de que nadie se uniera, está a la vista. /verify lo comprueba con el archivo del resultado.
    { "" }-# Sellado como `{ $commitment }…`
    { "" }-# Secreto `{ $secret }`
    { "" }-# Entró en el barajado: `{ $joined }`
    { "" }-# Juntos forman la semilla `{ $seed }…`

## Lo que no pudo ser

error-no-table = No hay ninguna mesa #{ $table }.
error-dealing = La partida está a punto de empezar; tarda unos segundos.
error-gift = Aporta una línea de 1 a { $most } caracteres.
error-seen-hand = Ya viste otra mano de esta partida, así que no puedes ocupar este asiento.
error-no-game = No conozco ningún juego “{ $typed }”. Hay: { $games }.
error-which-game = “{ $typed }” podría ser { $games }. Escribe una o dos letras más, por favor.
error-no-table-named = No encuentro ninguna mesa llamada “{ $typed }”. /games muestra las tuyas; /table list, las de este servidor.
error-in-server = Las mesas se abren en el canal de un servidor.
error-permissions = No puedo abrir una mesa aquí. Lo que me falta en este canal: { $missing }.
error-not-running = Esta mesa no ha empezado.
error-over = Esta partida ha terminado.
error-not-lobby = Esta mesa ya ha empezado.
error-not-owner = Solo quien abrió la mesa puede hacer eso.
error-start-owner = Mientras haya asientos libres, solo puede empezar quien abrió la mesa. Con todos ocupados, puede cualquiera que tenga asiento.
error-gap = Hay un asiento vacío entre los demás. Alguien debe ocuparlo antes de empezar.
error-already-seated = Ya tienes asiento aquí.
error-not-seated = No tienes asiento en esta mesa. Únete primero.
error-rematch-played = Solo quienes jugaron aquí abren una revancha. Quizá alguien ya abrió una: busca un botón Unirse, o abre tu propia mesa con /table new.
error-no-hand = No juegas en esta mesa. Para seguirla, pulsa Más … y después Seguir; /table show la muestra una vez.
error-not-your-seat = Ese no es tu asiento.
error-private = A esta mesa solo se entra con invitación. Pídesela a { $owner }.
error-not-member = { $who } no está en este servidor. Puedes invitar a quienes sí están.
error-full = Todos los asientos están ocupados.
error-too-few = Esta mesa necesita { $seats } jugadores.
error-too-many-seated = Aquí hay más gente que eso. Alguien tendría que salir antes.
error-no-computer = Aquí no hay ningún jugador virtual.
error-level = Elige uno de los niveles.
error-no-setting = Ese ajuste no existe.
error-busy = En esta mesa hay mucho movimiento. Inténtalo otra vez, por favor.
error-overloaded = Ahora mismo juega muchísima gente. No se cambió nada; inténtalo otra vez dentro de un momento.
error-one-moment = Un momento: ahora mismo hay muchísimo movimiento aquí. No se cambió nada; inténtalo otra vez dentro de unos segundos.
error-outdated = Ese botón era de un momento anterior. No se hizo nada.
error-outdated-shown = Ese botón era de un momento anterior. No se hizo nada; así están las cosas ahora.
error-undo-never = En esta mesa se acordó no deshacer jugadas.
error-undo-too-late = Eso ya no se puede deshacer: alguien pudo enterarse de algo.
error-undo-ask = Eso solo se puede deshacer si los demás están de acuerdo: usa /undo.
error-undo-asked = Ya se está preguntando a los demás.
error-undo-refused = No todos estuvieron de acuerdo en deshacerlo. Se puede volver a preguntar después de la próxima jugada.
error-undo-nothing = No hay nada tuyo que deshacer.
error-storage = Ahora mismo no se puede escribir en la base de datos. No se cambió nada. Si sigue así, avisa a quien administra el bot: ref { $number }.
error-unknown = Algo falló por mi parte. No se cambió nada. Si vuelve a pasar, avisa a quien administra el bot: ref { $number }.

refusal-over = La partida ha terminado.
refusal-no-such-seat = Ese asiento no existe.
refusal-not-your-turn = No es tu turno.
refusal-look = /hand muestra a quién espera la mesa.
refusal-stale-choice = Esa opción ya no está disponible. /hand muestra lo que puedes hacer ahora.
refusal-unknown-game = El juego de esta mesa ya no está instalado aquí. No se perdió nada; quien administra el bot puede recuperarlo.
refusal-wrong-seats = Este juego necesita de { $least } a { $most } jugadores.
refusal-unknown-option = No hay ninguna opción { $option }.
refusal-bad-option = Ese valor no sirve para { $option }.
in-quotes = “{ $what }”
or-words = { $before } o { $last }
or-one-of-each = { $before }, o uno de cada grupo, separados por comas: { $groups }
refusal-bad-option-hint = “{ $option }” admite { $hint }.
refusal-nothing-to-undo = No hay nada que deshacer.
refusal-something-was-shown = Eso ya no se puede deshacer: algo se mostró.
refusal-somebody-moved = Eso ya no se puede deshacer: alguien más ya jugó.
refusal-other = Las reglas no permiten eso ({ $code }).
