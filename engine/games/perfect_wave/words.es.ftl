# Wave en español.
#
# $who y $whom son nombres de jugadores (`seat` y `whom` de un suceso); $card es el código de una carta; $slot es una
# posición desde 0 y se muestra como letra; $cards es una lista de nombres de cartas, unidos. Todo lo demás es un campo
# del suceso, de la opción o de la negativa, tal cual.

wave-name = Wave
wave-silver = Silver

## Cartas y posiciones

wave-card-w1 = blanco 1
wave-card-w2 = blanco 2
wave-card-w3 = blanco 3
wave-card-w4 = blanco 4
wave-card-w5 = blanco 5
wave-card-y0 = amarillo 0
wave-card-y1 = amarillo 1
wave-card-y2 = amarillo 2
wave-card-y3 = amarillo 3
wave-card-y4 = amarillo 4
wave-card-y5 = amarillo 5
wave-card-o0 = naranja 0
wave-card-o1 = naranja 1
wave-card-o2 = naranja 2
wave-card-o3 = naranja 3
wave-card-o4 = naranja 4
wave-card-o5 = naranja 5
wave-card-r0 = rojo 0
wave-card-r1 = rojo 1
wave-card-r2 = rojo 2
wave-card-r3 = rojo 3
wave-card-r4 = rojo 4
wave-card-r5 = rojo 5
wave-card-t0 = turquesa 0
wave-card-t1 = turquesa 1
wave-card-t2 = turquesa 2
wave-card-t3 = turquesa 3
wave-card-t4 = turquesa 4
wave-card-t5 = turquesa 5
wave-card-b0 = azul 0
wave-card-b1 = azul 1
wave-card-b2 = azul 2
wave-card-b3 = azul 3
wave-card-b4 = azul 4
wave-card-cs = cambio de colores
wave-card-ns = cambio de números
# La carta con el código de $card; la usan otros textos.
wave-card =
    { $card ->
        [w1] { wave-card-w1 }
        [w2] { wave-card-w2 }
        [w3] { wave-card-w3 }
        [w4] { wave-card-w4 }
        [w5] { wave-card-w5 }
        [y0] { wave-card-y0 }
        [y1] { wave-card-y1 }
        [y2] { wave-card-y2 }
        [y3] { wave-card-y3 }
        [y4] { wave-card-y4 }
        [y5] { wave-card-y5 }
        [o0] { wave-card-o0 }
        [o1] { wave-card-o1 }
        [o2] { wave-card-o2 }
        [o3] { wave-card-o3 }
        [o4] { wave-card-o4 }
        [o5] { wave-card-o5 }
        [r0] { wave-card-r0 }
        [r1] { wave-card-r1 }
        [r2] { wave-card-r2 }
        [r3] { wave-card-r3 }
        [r4] { wave-card-r4 }
        [r5] { wave-card-r5 }
        [t0] { wave-card-t0 }
        [t1] { wave-card-t1 }
        [t2] { wave-card-t2 }
        [t3] { wave-card-t3 }
        [t4] { wave-card-t4 }
        [t5] { wave-card-t5 }
        [b0] { wave-card-b0 }
        [b1] { wave-card-b1 }
        [b2] { wave-card-b2 }
        [b3] { wave-card-b3 }
        [b4] { wave-card-b4 }
        [cs] { wave-card-cs }
       *[ns] { wave-card-ns }
    }

# Una letra, para que nadie confunda una posición con el número de una carta.
wave-place =
    { $slot ->
        [0] A
        [1] B
        [2] C
        [3] D
       *[4] E
    }

wave-colour-w = blanco
wave-colour-y = amarillo
wave-colour-o = naranja
wave-colour-r = rojo
wave-colour-t = turquesa
wave-colour-b = azul

wave-faces-owner = hacia su dueño
wave-faces-team = hacia el equipo
wave-faces-open = boca arriba
wave-faces-down = boca abajo

wave-tip-none = sin consejo
wave-tip-now = juégala ya
wave-tip-later = buena para luego
wave-tip-hold = guárdala
# El consejo con el código de $tip.
wave-tip =
    { $tip ->
        [now] { wave-tip-now }
        [later] { wave-tip-later }
        [hold] { wave-tip-hold }
       *[none] { wave-tip-none }
    }

wave-direction =
    { $direction ->
        [1] horario
       *[other] antihorario
    }

## Fases

wave-phase-turn = { $who } juega una carta.
wave-phase-silver = Turno de Silver: uno de los dos nombra una carta.
wave-phase-proposed = { $who } acepta o propone otra carta para Silver.
wave-phase-over = La partida ha terminado.

## Menú

wave-menu-turn = ¿Qué juegas?
wave-menu-play = { wave-place }: { wave-card }
wave-menu-play-blind-untipped = { wave-place }: no la ves, sin consejo
wave-menu-play-blind-now = { wave-place }: no la ves, “juégala ya”
wave-menu-play-blind-later = { wave-place }: no la ves, “buena para luego”
wave-menu-play-blind-hold = { wave-place }: no la ves, “guárdala”
wave-menu-confirm-untipped = Nadie ha aconsejado nada sobre la carta { wave-place }. ¿Jugarla de todos modos?
wave-menu-confirm-later = El equipo dice “buena para luego” de la carta { wave-place }. ¿Jugarla de todos modos?
wave-menu-confirm-hold = El equipo dice “guárdala” de la carta { wave-place }. ¿Jugarla de todos modos?
wave-menu-silver = ¿Qué juega Silver?
wave-menu-silver-play = Jugar { wave-place }: { wave-card }
wave-menu-silver-propose = Proponer { wave-place }: { wave-card }
wave-menu-agree = Aceptar { wave-place }: { wave-card }
wave-menu-tip = Dar un consejo
wave-menu-whom = { $whom }
wave-menu-tip-which = ¿Dar un consejo? Elige la carta.
# $tip es el consejo que tiene la carta.
wave-menu-tip-card = { $whom }, { wave-place }: { wave-card } ({ wave-tip })
wave-menu-tip-what = ¿Qué dices de la carta { wave-place } de { $whom }, { wave-card }?
wave-menu-tip-now = Juégala ya
wave-menu-tip-later = Buena para luego
wave-menu-tip-hold = Guárdala

## Negativas

wave-refusal-over = La partida ha terminado.
wave-refusal-no-such-seat = Ahí no juega nadie.
wave-refusal-not-your-turn = No es tu turno.
wave-refusal-silver-turn = Es el turno de Silver: entre los dos se elige una de sus cartas boca arriba.
wave-refusal-not-silver-turn = No es el turno de Silver. Cuando lo sea, entre los dos se elige una de sus cartas boca arriba.
wave-refusal-no-such-slot = Una mano tiene cinco posiciones, de A a E.
wave-refusal-empty-slot = No hay ninguna carta en esa posición. Elige una que tenga carta.
# $card y $top son códigos.
wave-refusal-does-not-fit = La carta { wave-card } no encaja: debe superar a la pila en número o en color.
wave-refusal-silver-face-down = Esa carta de Silver todavía está boca abajo. Elige una boca arriba.
wave-refusal-nothing-proposed = Todavía no se ha propuesto nada para Silver: propón tú una carta.
wave-refusal-own-proposal = Ya hiciste tu propuesta. Ahora la otra persona acepta o propone otra carta.
wave-refusal-same-proposal = Esa carta ya está propuesta: acéptala o propón otra.
wave-refusal-first-word-counts = En esta mesa vale la primera palabra para Silver: basta con elegir una carta.
wave-refusal-tip-nobody = Ahí no juega nadie. Un consejo va a otra persona de la mesa.
wave-refusal-tip-own = Un consejo trata de una carta que tú ves y su dueño no. Elige una carta de otra persona.
wave-refusal-tip-silver = Las cartas de Silver no llevan consejos: se eligen entre los dos.
wave-refusal-tip-faces-owner = Esa carta mira a su dueño, y tú no la ves. Elige una que te mire a ti.

## Sucesos

wave-event-began = La pila se abre con el { wave-card }. Empieza { $who }.
wave-event-began-own = La pila se abre con el { wave-card }. Empiezas tú.
wave-event-dealt = { $who } recibió cinco cartas: A, B y C miran a { $who }; D y E, al equipo.
wave-event-dealt-own = Recibiste cinco cartas: A, B y C te miran a ti; D y E, al equipo.
wave-event-dealt-seen = Ves: { $cards }.
wave-event-dealt-blind = { $who } tiene, sin verlas: { $cards }.
wave-event-silver-dealt = Silver tiene a la vista: { $cards }. Otras dos están boca abajo.
# El registro omite de quién es el turno: lo dice el panel.
wave-event-turn = { "" }
wave-event-silver-turn = { "" }
wave-event-turned-up = Se descubrió la carta { wave-place } de Silver: { wave-card }.
wave-event-played = { $who } jugó el { wave-card } desde { wave-place }.
wave-event-played-own = Jugaste el { wave-card } desde { wave-place }.
wave-event-played-blind = { $who } jugó { wave-place } sin verla: { wave-card }, y encajó.
wave-event-played-blind-own = Jugaste { wave-place } sin verla: { wave-card }, y encajó.
wave-event-silver-played = Silver jugó el { wave-card } desde { wave-place }.
wave-event-reversed = El sentido cambió: ahora es { wave-direction }.
wave-event-swapped =
    { $order ->
        [colour] { $sign ->
            [1] Los colores volvieron a su orden: el color más alto vuelve a ser el más alto.
           *[other] Los colores se invirtieron: ahora el color más bajo es el más alto.
        }
       *[number] { $sign ->
            [1] Los números volvieron a su orden: el número más alto vuelve a ser el más alto.
           *[other] Los números se invirtieron: ahora el número más bajo es el más alto.
        }
    }
wave-event-drew = { $who } robó una carta para { wave-place }; mira a { $who }.
wave-event-drew-own = Robaste una carta para { wave-place }; te mira a ti.
wave-event-drew-blind = { $who } robó una carta para { wave-place }; mira al equipo.
wave-event-drew-blind-own = Robaste una carta para { wave-place }; mira al equipo.
wave-event-saw = Viste lo que hay en { wave-place }: { wave-card }.
wave-event-saw-blind = { $who } no ve lo que hay en { wave-place }: { wave-card }.
wave-event-silver-drew = Silver robó el { wave-card } para { wave-place }.
wave-event-pile-empty = Se robó la última carta. Desde ahora no roba nadie.
wave-event-out-of-cards = A { $who } no le quedan cartas y se le salta, pero todavía puede dar consejos.
wave-event-out-of-cards-own = No te quedan cartas y se te salta, pero todavía puedes dar consejos.
wave-event-silver-out = A Silver no le quedan cartas y se le salta.
# $advice es un código.
wave-event-tipped =
    { $advice ->
        [now] { $who } aconsejó sobre la carta { wave-place } de { $whom }: juégala ya.
        [later] { $who } aconsejó sobre la carta { wave-place } de { $whom }: buena para luego.
       *[hold] { $who } aconsejó sobre la carta { wave-place } de { $whom }: guárdala.
    }
wave-event-tipped-own =
    { $advice ->
        [now] Aconsejaste sobre la carta { wave-place } de { $whom }: juégala ya.
        [later] Aconsejaste sobre la carta { wave-place } de { $whom }: buena para luego.
       *[hold] Aconsejaste sobre la carta { wave-place } de { $whom }: guárdala.
    }
wave-event-tipped-you =
    { $advice ->
        [now] { $who } aconsejó sobre tu carta { wave-place }: juégala ya.
        [later] { $who } aconsejó sobre tu carta { wave-place }: buena para luego.
       *[hold] { $who } aconsejó sobre tu carta { wave-place }: guárdala.
    }
wave-event-proposed = { $who } propuso el { wave-card } ({ wave-place }) para Silver.
wave-event-proposed-own = Propusiste el { wave-card } ({ wave-place }) para Silver.
wave-event-agreed = { $who } aceptó.
wave-event-agreed-own = Aceptaste.
wave-event-misplayed = { $who } jugó { wave-place } sin verla: { wave-card }, y no encajó. La partida terminó.
wave-event-misplayed-own = Jugaste { wave-place } sin verla: { wave-card }, y no encajó. La partida terminó.
wave-event-returned = { $who } jugó { wave-place } sin verla, y no encajó. Volvió a la mano y cuesta una carta.
wave-event-returned-own = Jugaste { wave-place } sin verla, y no encajó. Volvió a tu mano y cuesta una carta.
wave-event-stuck = { $who } no tenía ninguna carta que encajara. La partida terminó.
wave-event-stuck-own = No tenías ninguna carta que encajara. La partida terminó.
wave-event-silver-stuck = Silver no tenía a la vista ninguna carta que encajara. La partida terminó.
wave-event-laid-open = Lo que le quedaba a { $who }: { $cards }.
wave-event-laid-open-own = Lo que te quedaba: { $cards }.
wave-event-silver-laid-open = Lo que le quedaba a Silver: { $cards }.
# $verdict es un código.
wave-event-ended =
    { $verdict ->
        [perfect] { wave-reason-perfect }
        [breadth] { wave-reason-breadth }
        [good] { wave-reason-good }
        [not-bad] { wave-reason-not-bad }
       *[wipeout] { wave-reason-wipeout }
    } { $remaining ->
        [0] No queda ninguna carta.
        [one] Queda una carta.
       *[other] Quedan { $remaining } cartas.
    }

## Cómo terminó

wave-reason-perfect = ¡La ola perfecta!
wave-reason-breadth = ¡Se escapó por el ancho de una tabla!
wave-reason-good = No se ganó, pero ¡muy bien!
wave-reason-not-bad = No está mal; podría ir mejor.
wave-reason-wipeout = ¡Revolcón!

## Opciones

wave-option-misplay = Una carta no vista que no encaja
wave-option-misplay-ends = Termina la partida
wave-option-misplay-returned = Vuelve, mirando a su dueño, y cuenta como una carta sobrante
wave-option-silver = La carta de Silver
wave-option-silver-agree = Una persona propone, la otra acepta
wave-option-silver-either = Vale la primera palabra
wave-option-swaps = Cartas de cambio
wave-option-swaps-false = Se quedan en la caja
wave-option-swaps-true = En el mazo; invierten el orden de colores o números (reglas nuestras)

## Por qué un jugador virtual hace algo

wave-why-agree = Lo propuesto para Silver encaja; dos que siempre saben algo mejor no acaban nunca.
wave-why-silver = Esta carta es la que mejor deja a quien sigue.
wave-why-objects = Tras la carta propuesta, lo más probable es que no me encajara ninguna.
wave-why-objects-other = Tras la carta propuesta, es casi seguro que a quien sigue no le encajaría ninguna.
wave-why-seen = Es menos probable que quien sigue se atasque, y lo que queda en la mano encaja sobre casi todo lo que viene.
wave-why-tip-now = Quien ve esta carta dice: juégala ya.
wave-why-tip-later = Quien ve esta carta dice que encaja.
wave-why-blind = Ninguna carta a la vista es mejor, así que se prueba una no vista.
wave-why-says-now = Esta carta encaja ahora y es la mejor de las que no ve quien la tiene.
wave-why-says-later = Esta carta encaja, pero ahora otra va mejor, o quien sigue se atascaría con demasiada facilidad.
wave-why-says-fits = Esta carta encaja en la pila tal como está.
wave-why-says-hold = Esta carta no encaja en la pila tal como está.

# Lo que se cuenta para las estadísticas.
wave-tally-played = Cartas que encajaron: { $count }
wave-tally-blind = De ellas, jugadas sin ver: { $count }
wave-tally-tips = Consejos dados: { $count }

# Jugar por adelantado

wave-claim-top = la pila sigue mostrando { wave-card }
wave-claim-orders = colores y números siguen el mismo orden
wave-stop-tipped = alguien da un consejo sobre tus cartas
wave-stop-shown = se roba una carta que ves (como en casi todos los turnos)
wave-habit-agree = Cuando te propongan una carta para Silver

## Lo que un jugador virtual espera o teme

wave-then-perfect = La ola es perfecta.
wave-then-plays = { $who } juega el { wave-card }.
wave-then-stuck = { $whom } no tiene ninguna carta que encaje, y la partida termina.
wave-then-silver-stuck = Silver no tiene a la vista ninguna carta que encaje, y la partida termina.
