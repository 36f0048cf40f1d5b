# El tiempo: lo acordado, hasta cuándo tiene cada cual, avisos, quien se retrasa.

length-days = { $count ->
    [one] 1 día
   *[other] { $count } días
  }
length-hours = { $count ->
    [one] 1 hora
   *[other] { $count } horas
  }
length-minutes = { $count ->
    [one] 1 minuto
   *[other] { $count } minutos
  }
length-none = ningún tiempo

contract-pace-open = Tiempo: sin plazo; de vez en cuando se avisa a quien falta. Si alguien calla tres días, sin contar noches ni ausencias, los demás pueden decidir sobre el asiento.
contract-pace = Tiempo: cada cual empieza con { $bank }. Corre mientras la mesa te espera; { $adds ->
    [no] los turnos no suman nada
   *[yes] cada turno suma { $added }, hasta { $most }
  }.
contract-late-vote = Si a alguien se le acaba el tiempo, deciden los demás: esperar, un jugador virtual, otra persona o el final.
contract-late-computer = Si a alguien se le acaba el tiempo, un jugador virtual fácil juega por esa persona; a la tercera vez seguida, sigue hasta que vuelva.
contract-late-offer = Si a alguien se le acaba el tiempo, un jugador virtual juega hasta que vuelva, y mientras tanto cualquiera puede tomar el asiento.
contract-late-end = Si a alguien se le acaba el tiempo, la partida termina sin resultado.
contract-late-nothing = Si a alguien se le acaba el tiempo, no pasa nada por sí solo.
contract-gone = Si alguien se va para siempre y nadie gana con eso, { $late ->
    [end] la partida termina sin resultado.
    [offer] sigue un jugador virtual, y cualquiera puede tomar el asiento.
    [vote] sigue un jugador virtual, y los demás deciden qué pasa con el asiento.
   *[other] sigue un jugador virtual.
  }
contract-sleep = Tu tiempo se detiene mientras duermes, según las horas que fijes.
contract-away = Tu tiempo se detiene en { $days } días de ausencia, si avisas antes.

setting-pace = Tiempo de cada jugador
setting-pace-open = sin plazo, solo avisos
setting-pace-live = en vivo: 15 minutos, 2 más por turno; también cuentan noches y días de ausencia
setting-pace-brisk = ágil: 24 horas, 8 más por turno
setting-pace-daily = diario: 3 días, 1 más por turno
setting-pace-slow = pausado: 7 días, 3 más por turno
setting-pace-own = el mío …
pace-in-words = { $bank } al empezar, { $adds ->
    [no] nada más por turno
   *[yes] { $added } más por turno, como máximo { $most }
  }
setting-late = Cuando se acaba el tiempo
setting-late-vote = deciden los demás
setting-late-computer = juega un jugador virtual
setting-late-offer = un jugador virtual, y se ofrece el asiento
setting-late-end = termina la partida
setting-late-nothing = no pasa nada por sí solo
setting-hours = Por la noche
setting-hours-theirs = el tiempo se detiene mientras alguien duerme
setting-hours-always = el tiempo sigue corriendo
setting-away_days = Días de ausencia
setting-away_days-0 = ninguno detiene el reloj
setting-away_days-7 = 7 detienen el reloj
setting-away_days-14 = 14 detienen el reloj
setting-away_days-30 = 30 detienen el reloj
form-pace = Inicio + cada turno, como máximo
form-pace-example = 2d + 12h, como máximo 3d
form-pace-about = d son días, h son horas, m son minutos.
error-pace = Un ritmo se escribe así: 2d + 12h, como máximo 3d. Son dos días al principio, medio día por turno y nunca más de tres días. El principio es de un minuto o más; el máximo no es menor que el principio ni pasa de 60 días.
describe-server-pace = En mesas nuevas: cuánto tiempo tiene cada cual
describe-server-late = En mesas nuevas: qué pasa cuando a alguien se le acaba el tiempo
describe-server-hours = En mesas nuevas: si el tiempo se detiene por la noche
describe-server-away_days = En mesas nuevas: cuántos días de ausencia detienen el reloj

clock-due = { $who } tiene hasta { $due } ({ $left }).
clock-late = A { $who } se le acabó el tiempo { $since }.
clock-promised = { $who } jugará { $when }.
clock-away = { $who } está fuera: { $days }.
clock-own = Tienes hasta { $due } ({ $left }).
clock-own-late = Se te acabó el tiempo { $left }. Todavía puedes jugar.

remind = **{ $name }** (#{ $table }) te espera; se te preguntó { $since }: { $place }
remind-due = **{ $name }** (#{ $table }) te espera. Tienes hasta { $due } ({ $left }): { $place }
remind-late = **{ $name }** (#{ $table }) todavía te espera. Se te acabó el tiempo { $left }: { $place }

button-to-hand = A mi mano
button-later = Jugaré más tarde
later-ask = ¿Cuándo jugarás? La mesa lo ve y hasta entonces no se te molesta. Tu tiempo sigue corriendo.
later-ask-count = ¿Cuándo jugarás? Hasta entonces no se te molesta. La mesa solo lo ve cuando ya solo faltas tú. Tu tiempo sigue corriendo.
later-when = ¿Cuándo?
later-hour = dentro de una hora
later-evening = esta tarde
later-tomorrow = mañana
later-weekend = el fin de semana
later-said = La mesa ya lo sabe: jugarás { $left } ({ $when }).
later-said-count = Jugarás { $left } ({ $when }) y hasta entonces no se te molesta. La mesa solo lo ve cuando ya solo faltas tú.
button-later-type = Otra hora …
form-later-hint = 19:00, vie 19:00 o 3h
form-later-about = En { $zone } son las { $time }.
error-later = Un momento se escribe así: 19:00, vie 19:00 o { $example }, o 3h para dentro de tres horas. Debe caer en los próximos 60 días.
error-not-waited-for = La mesa no te espera ahora.

late-asks = ⏰ A { $who } se le acabó el tiempo. ¿Qué hace la mesa?
late-asks-since = ⏰ A { $who } se le acabó el tiempo { $since }. ¿Qué hace la mesa?
late-missing = Sin responder todavía: { $who }
late-how = Decide la mayoría de los votos. Si hay empate, o si nadie dice nada en un día, juega un jugador virtual.
late-choice-wait = esperar un día más
late-choice-computer = un jugador virtual hasta que vuelva
late-choice-offer = ofrecer el asiento
late-choice-end = terminar la partida
button-late-wait = Esperar un día
button-late-computer = Jugador virtual
button-late-offer = Ofrecer el asiento
button-late-end = Terminar la partida
late-decided-wait = Decidido: la mesa espera a { $who } un día más.
late-decided-computer = Decidido: un jugador virtual juega por { $who } hasta que vuelva.
late-decided-offer = Decidido: un jugador virtual juega por { $who }, y cualquiera puede tomar el asiento.
late-decided-end = Decidido: la partida termina sin resultado.
late-voted = Dijiste: { $choice }. Puedes cambiarlo hasta que se decida.
late-voted-last = Dijiste: { $choice }. Con eso queda decidido.
error-late-vote-own = Deciden las demás personas de la mesa que no se han retrasado.
error-waited-vote-own = Deciden las demás personas de la mesa que no la hacen esperar.
ended-without-result = La partida terminó sin resultado.

offer = 🪑 Hay un asiento libre en plena partida de { $game }: **{ $name }** (#{ $table }), el asiento de { $who }, en { $place }. Su mano es para quien lo tome.
offer-others = También en la mesa: { $who }
offer-over = 🪑 El asiento en **{ $name }** (#{ $table }) ya no está libre.
button-take-seat = Tomar el asiento
button-im-back = Estoy de vuelta

hours-zone = Vives en **{ $zone }**, donde ahora son las { $time }.
hours-unknown = Aún no has dicho dónde vives. Hasta entonces tus horas cuentan en UTC, donde ahora son las { $time }.
hours-none = No fijaste horas: tu tiempo corre siempre, y pueden llamarte de noche.
hours-always = No duermes nunca: tu tiempo corre siempre, y pueden llamarte a cualquier hora.
hours-asleep = duermes
hours-from = Las horas nuevas cuentan desde { $since }.
day-mon = lunes
day-tue = martes
day-wed = miércoles
day-thu = jueves
day-fri = viernes
day-sat = sábado
day-sun = domingo
# Lo que se puede escribir para los días, desde el lunes, y para ninguna hora; se entiende cualquier idioma.
typed-days = lun mar mié jue vie sáb dom
typed-always = siempre
describe-hours = Cuándo no duermes: mientras duermes, tu tiempo se detiene y nadie te llama
describe-zone = Tu zona horaria
describe-awake = Como lun-vie 08:00-22:00, sáb 10:00-24:00; o siempre
error-zone = No conozco esa zona horaria. Elige una de la lista, como America/Bogota o Europe/Madrid.
error-hours-unreadable = Las horas se escriben así: lun-vie 08:00-22:00, sáb 10:00-24:00. Los días sin horas son días de sueño.
error-hours-too-little = Deja al menos 6 horas despiertas en al menos 4 días, como lun-jue 16:00-22:00.
describe-away = Días en que no juegas: tu tiempo se detiene hasta donde lo permite cada mesa
describe-first = El primer día, como 2026-08-03; en blanco, para ver lo que hay
describe-last = El último día, como 2026-08-10; en blanco, para un solo día
describe-away-back = Si ya volviste y ninguna ausencia cuenta más
away-list = Estás fuera:
away-told = Una mesa que te espera dice estos días a los demás, salvo que guarde en secreto quién falta.
away-none = No tienes ningún día de ausencia por venir.
error-away-date = Un día se escribe así: { $example }.
error-away-reversed = El último día va antes que el primero. Un ejemplo: { $example } como primer día.
error-away-past = Ese día ya pasó. Una ausencia empieza hoy o más tarde, como { $example }.
error-away-too-long = Una ausencia dura como máximo 60 días y empieza dentro de los próximos 400, como { $example }.

left-asks = 🚪 { $who } dejó este servidor. ¿Qué hace la mesa?
waited-asks = ⏳ La mesa espera a { $who } desde hace días. ¿Qué hace la mesa?
waited-asks-since = ⏳ A { $who } se le preguntó { $since } y aún no ha jugado. ¿Qué hace la mesa?
waited-asked = Se pregunta a la mesa qué pasa con el asiento de { $who }. Tú también decides.
late-decided-over = Ya no hace falta: la partida siguió.
log-late = ⏰ A { $who } se le acabó el tiempo.
log-left-server = 🚪 { $who } dejó el servidor.
log-waited = ⏳ Se preguntó a la mesa qué pasa con el asiento de { $who }.
log-late-decided = Decidido sobre el asiento de { $who }: { $choice ->
    [wait] esperar un día más
    [computer] un jugador virtual, hasta que vuelva
    [stays] sigue un jugador virtual
    [offer] un jugador virtual, y cualquiera puede tomar el asiento
   *[end] la partida termina
  }
log-seat-away = 🤖 Un jugador virtual{ $level } juega por { $who }.
log-seat-back = { $who } vuelve a jugar.
log-seat-taken = 🪑 { $who } tomó el asiento de { $old }.
log-seat-filled = 🤖 Un jugador virtual{ $level } juega en un asiento vacío.
log-seat-left = 🤖 Un jugador virtual, { $who }{ $level }, sigue en el asiento de alguien que se fue.
log-seat-late = 🤖 Un jugador virtual{ $level } juega por { $who }, a quien se le acabó el tiempo.
log-seat-resigned = 🏳️ { $old } abandonó. Sigue un jugador virtual, { $who }{ $level }.
log-break-asked = 🤝 { $who } quiere interrumpir la partida. Quien no responde ni juega en dos días está de acuerdo.

## Pausas, toques y de dónde sale un plazo

button-clock = Tiempo
button-time-pause = Pausa …
button-time-resume = Seguir jugando
button-time-pace = Otro ritmo …
button-poke = Dar un toque a { $who }
button-ask-seat = ¿Y el asiento de { $who }?
describe-clock = Cuánto tiempo tiene cada cual y de dónde sale cada plazo
describe-pause = Proponer que una mesa descanse un tiempo
describe-pause-length = Cuánto tiempo; en blanco, para elegir de una lista
describe-poke = Llamar a quien hace esperar mucho a la mesa, como máximo una vez al día
pause-1d = un día
pause-3d = 3 días
pause-7d = una semana
pause-14d = dos semanas
pause-30d = 30 días
pause-open = hasta que se siga jugando
pause-for = { $length }
pause-how-long = ¿Cuánto tiempo?
pause-ask = ⏸️ ¿Descansa **{ $name }**? Se pregunta a los demás; quien no dice nada en un día está de acuerdo. Mientras tanto no corre el tiempo de nadie, y quien quiera puede jugar igual.
pause-resting = ⏸️ Pausa iniciada { $since }, sin final fijado.
pause-until = ⏸️ La mesa descansa hasta { $until } ({ $left }).
pace-ask = ¿Qué ritmo quieres desde ahora? Se pregunta a los demás, y quienes juegan por sí mismos deben estar de acuerdo. Cada cual empieza entonces con todo su tiempo.
clock-paused = ⏸️ La mesa descansa: no corre el tiempo de nadie.{ $until ->
    [none] { "" }
   *[other] { " " }Se sigue { $until }.
  }
clock-banks = Les queda a los demás: { $banks }
explain-asked = se preguntó
explain-ran = { $length } con el reloj en marcha
explain-asleep = { $length } de sueño
explain-away = { $length } de ausencia
explain-paused = { $length } de pausa
explain-down = { $length } sin conexión del bot
explain-more = … { $count } más así; en total:
explain-used = gastado: { $used } de { $bank }
explain-due = fin del plazo
explain-late = se acabó el tiempo
explain-open = sin plazo en esta mesa
explain-seat = desde entonces se puede preguntar a los demás qué pasa con el asiento
explain-unknown = el plazo se sabrá cuando acabe la pausa
proposal-pause = ⏸️ { $who } quiere que la mesa descanse: { $value }.
proposal-resume = ▶️ { $who } quiere seguir jugando.
proposal-pace = 🏃 { $who } quiere otro ritmo: { $value }.
proposal-silence = Sin responder todavía: { $who }. Quien no dice nada en un día está de acuerdo.
proposal-missing = Sin responder todavía: { $who }. Todos deben estar de acuerdo.
proposal-agreed = De acuerdo.
proposal-refused = No hubo acuerdo; todo queda como estaba.
proposal-refused-until = No hubo acuerdo. Pero la pausa, que no tenía final, termina ahora el { $until } ({ $left }).
proposal-past = La pausa ya ha terminado.
proposal-over = La partida ha terminado.
proposed-asked = Se pregunta a los demás.
proposed-done-pause = La mesa descansa.
proposed-done-resume = La partida sigue.
proposed-done-pace = La mesa tiene otro ritmo desde ahora.
poked = Se llama a { $who }.
error-paused = La mesa ya descansa. /clock muestra hasta cuándo.
error-not-paused = La mesa no descansa.
error-same-pace = Ese ya es el ritmo de esta mesa.
error-proposal-open = A la mesa ya se le está preguntando algo sobre el tiempo. Eso se responde antes.
error-pause-length = Una pausa se escribe así: 3d, o 12h; como máximo 60 días.
error-poke-nobody = Nadie hace esperar tanto a esta mesa como para darle un toque.
error-poke-secret = Esta mesa no dice a quién espera. Cuando falte una sola persona, se le podrá dar un toque.
error-poke-early = Ya recibió un toque. Puedes darle otro { $when }.
error-ask-seat-nobody = Nadie hace esperar tanto a esta mesa como para preguntar a los demás por su asiento.
error-ask-seat-early = Se podrá preguntar a los demás por ese asiento { $when }.
error-ask-seat-own = La mesa también te espera. Juega tú primero, por favor.
error-ask-seat-question = A la mesa ya se le está preguntando otra cosa. Eso se responde antes.
log-pause = ⏸️ { $who } quiso una pausa, y la mesa estuvo de acuerdo.
log-resume = ▶️ Terminó la pausa.
log-pace = 🏃 La mesa tiene otro ritmo.
log-poked = 👉 { $who } recibió un toque.

## Horas y ausencias con botones y formularios

button-person-hours = Mis horas
button-person-week = Cambiar horas
button-person-zone = Cambiar zona
button-person-always = No duermo nunca
button-person-away = Días de ausencia
button-person-absence = Añadir una ausencia
button-person-home = Estoy de vuelta, borrar todo
hours-picture = Tu semana. { $days }
form-week-workdays = De lunes a viernes
form-week-workdays-about = Como 08:00-22:00; déjalo vacío si duermes o trabajas todo el día
form-week-sat = Sábado
form-week-sat-about = También pasada la medianoche, como 10:00-02:00
form-week-sun = Domingo
form-week-sun-about = Dos a la vez se escriben así: 08:00-12:00 18:00-22:00
form-week-others = Días distintos
form-week-others-about = Como mié 12:00-22:00, vie - (un guion: duermes todo el día)
form-week-hint = 08:00-22:00
form-zone = Tu ciudad o tu zona
form-zone-about = Basta una ciudad grande cerca de ti.
zone-which = ¿Cuál de ellas?
zone-choose = Zonas con su hora actual
away-cancel = Cancelar una …
form-away-first = El primer día
form-away-about = Año, mes, día. Cuentan los dos días.
form-away-last = El último día
error-zone-typed = No conozco ninguna zona con ese nombre. Prueba con una ciudad grande cerca de ti, como Madrid o Buenos Aires.
error-away-many = Se pueden guardar { $most } ausencias como máximo. Cancela antes una, por favor.

## La confirmación en la sala

setting-ready = Confirmación
setting-ready-no = ninguna; alguien pulsa Empezar
setting-ready-yes = con todos los asientos ocupados, cada cual confirma
describe-server-ready = En mesas nuevas: si se pide a todos que confirmen antes de empezar
contract-ready = Con todos los asientos ocupados se pide a todos que confirmen; quien no responde a tiempo cede su asiento.
button-ready = Puedo empezar
button-queue = Esperar un asiento
lobby-ready = { $count ->
    [0] Todos confirmaron.
   *[other] Sin confirmar todavía: { $who }
  }
lobby-queue = En espera de asiento: { $who }
ready-asks = ✅ { $who }: **{ $name }** (#{ $table }) está completa. Pulsa el botón cuando puedas empezar; la partida empieza cuando todos confirmen.
ready-all = ✅ En **{ $name }** (#{ $table }) todos confirmaron.
ready-unsure = Tu confirmación está anotada. Pero se cambió lo acordado desde que te sentaste, y la partida solo empieza si estás de acuerdo:
ready-over = ✅ La confirmación de **{ $name }** (#{ $table }) ha terminado.
unready = Tu asiento en **{ $name }** (#{ $table }) vuelve a estar libre, porque no confirmaste a tiempo. Puedes volver a ocuparlo en { $place }.
unready-begun = Perdiste tu asiento en **{ $name }** (#{ $table }), porque no confirmaste a tiempo. La partida ya empezó.
queued = Recibes un asiento si alguno queda libre antes de que empiece la partida, después de quienes esperan desde antes. Salir te quita de la lista.
done-leave-queue = Ya no esperas un asiento en **{ $name }** (#{ $table }).
error-queued = Ya esperas un asiento aquí.
error-not-asked-ready = Ahora mismo no se pide a nadie que confirme.
error-not-all-ready = Se pide a todos que confirmen. La partida empieza cuando lo hagan.
button-people = Sobre los jugadores
button-share = Mostrar lo mío a otros
button-unshare = No mostrar lo mío
button-forget-avoided = Vaciar mi lista
company-title = Cómo juegan
company-formula = En este servidor: partidas jugadas hasta el final de entre las empezadas, esperas respondidas a tiempo de entre las que tenían reloj, y el tiempo mediano hasta una respuesta, sin contar el sueño. Se muestra con al menos 5 esperas o 2 partidas; lo más antiguo cuenta la mitad cada 90 días.
company-not-shared = no se muestra
company-new = todavía es pronto para saberlo
company-games = { $share } % de { $count } partidas jugadas hasta el final
company-in-time = { $share } % respondido a tiempo
company-median = suele responder en { $length }, sin contar el sueño
avoid-choose = Con quién prefieres no jugar …
avoid-on = Mejor no con { $who }
avoid-off = Otra vez con { $who }
avoid-warn = ⚠️ Aquí juega { $who }, con quien prefieres no jugar. Esto solo lo ves tú.
error-not-here = Esa persona no tiene asiento aquí.
describe-meet = Buscar los próximos momentos en que nadie duerme, para jugar una hora en vivo
button-time-meet = Hora en vivo
button-meet = Puedo en la opción { $number }
button-meet-never = En ninguna
meet-asks = ⚡ { $who } quiere jugar una hora en vivo. ¿Cuándo puedes? Desde el primer momento en que todos puedan, cada cual tiene durante una hora 15 minutos, y 2 más por turno; después, la mesa recupera su ritmo.
meet-missing = Sin responder todavía: { $who }
meet-agreed = ⚡ Todos pueden: la hora en vivo empieza { $when } ({ $left }), con { $who }.
meet-live = ⚡ { $who }: empezó la hora en vivo. Termina { $until }.
meet-over = ⚡ La hora en vivo terminó; la mesa recupera su ritmo.
meet-none = ⚡ No hubo hora en vivo: ningún momento convenía a todos.
meet-proposed = Se pregunta a los demás cuándo pueden.
error-meet-live = Esta mesa ya está en vivo.
error-meet-asked = Ya hay momentos propuestos para una hora en vivo.
error-meet-alone = Para una hora en vivo hacen falta al menos dos personas.
error-meet-never = En las próximas dos semanas no coinciden nunca 45 minutos en que todos estén sin dormir. /hours y /away dicen cuándo está cada cual.
error-meet-past = Ese momento ya pasó.
log-meet-begins = ⚡ Empezó la hora en vivo.
log-meet-ends = ⚡ Terminó la hora en vivo.
played-for = 🤖 Un jugador virtual juega por ti en **{ $name }** (#{ $table }). Pulsa el botón para volver a jugar.
