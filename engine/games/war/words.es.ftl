# War of Waves en español.
#
# $who y $whom son nombres de jugadores (`seat` y `whom` de una opción, `seat` y `target` de un suceso); $card y $other
# son cartas por su código, o W, B, L donde solo se conoce el dorso; $section y $where son secciones por su código;
# $cards y $shown son listas de nombres de cartas, unidos. Todo lo demás es un campo del suceso, de la opción o de la
# negativa.

war-name = War of Waves

## Cartas y secciones

war-card-W1 = Guerra 1
war-card-W2 = Guerra 2
war-card-W3 = Guerra 3
war-card-W4 = Guerra 4
war-card-W5 = Guerra 5
war-card-W6 = Guerra 6
war-card-B1 = Obra 1
war-card-B2 = Obra 2
war-card-B3 = Obra 3
war-card-B4 = Obra 4
war-card-B5 = Obra 5
war-card-B6 = Obra 6
war-card-B7 = Obra 7
war-card-B8 = Obra 8
war-card-L-heph = Hefesto
war-card-L-pos = Poseidón
war-card-L-ares = Ares
war-card-L-ceto = Ceto
war-card-W = una carta de Guerra
war-card-B = una carta de Obra
war-card-L = un Líder
# La carta cuyo código está en $card; la usan otros textos.
war-card =
    { $card ->
        [W1] { war-card-W1 }
        [W2] { war-card-W2 }
        [W3] { war-card-W3 }
        [W4] { war-card-W4 }
        [W5] { war-card-W5 }
        [W6] { war-card-W6 }
        [B1] { war-card-B1 }
        [B2] { war-card-B2 }
        [B3] { war-card-B3 }
        [B4] { war-card-B4 }
        [B5] { war-card-B5 }
        [B6] { war-card-B6 }
        [B7] { war-card-B7 }
        [B8] { war-card-B8 }
        [L-heph] { war-card-L-heph }
        [L-pos] { war-card-L-pos }
        [L-ares] { war-card-L-ares }
        [L-ceto] { war-card-L-ceto }
        [W] { war-card-W }
        [B] { war-card-B }
        [L] { war-card-L }
       *[other] { $card }
    }
# Una segunda carta, cuyo código está en $other.
war-other =
    { $other ->
        [W1] { war-card-W1 }
        [W2] { war-card-W2 }
        [W3] { war-card-W3 }
        [W4] { war-card-W4 }
        [W5] { war-card-W5 }
        [W6] { war-card-W6 }
        [B1] { war-card-B1 }
        [B2] { war-card-B2 }
        [B3] { war-card-B3 }
        [B4] { war-card-B4 }
        [B5] { war-card-B5 }
        [B6] { war-card-B6 }
        [B7] { war-card-B7 }
        [B8] { war-card-B8 }
        [W] { war-card-W }
       *[B] { war-card-B }
    }
war-kind =
    { $kind ->
        [W] Guerra
        [B] Obra
       *[L] Líder
    }
# La sección cuyo código está en $section; la usan otros textos.
war-section =
    { $section ->
        [bridge1] Puente 1
        [bridge2] Puente 2
        [bridge3] Puente 3
        [bridge4] Puente 4
        [gate1] Puerta 1
        [gate2] Puerta 2
       *[gate3] Puerta 3
    }
war-where =
    { $where ->
        [bridge1] Puente 1
        [bridge2] Puente 2
        [bridge3] Puente 3
        [bridge4] Puente 4
        [gate1] Puerta 1
        [gate2] Puerta 2
       *[gate3] Puerta 3
    }
war-leader =
    { $leader ->
        [heph] Hefesto
        [pos] Poseidón
        [ares] Ares
       *[ceto] Ceto
    }
war-type-attack = Atacar
war-type-build = Construir
war-type-fortify = Reforzar

## Fases

war-phase-turn = { $who } empieza su turno.
war-phase-actions = { $who } está actuando.
war-phase-leader = { $who } jugó un Líder y termina el turno.
war-phase-over = La partida ha terminado.

## Menú

war-menu-turn = ¿Qué haces?
war-menu-build = Construir una sección nueva
war-menu-fortify = Reforzar una sección
war-menu-attack = Atacar
war-menu-own = Despejar cartas de Obra propias
war-menu-heph = Jugar Hefesto: cambiar una carta del Puente por una de la Puerta
war-menu-pos = Jugar Poseidón: atacar hasta dos cartas
war-menu-ares = Jugar Ares: llevarte cartas de Guerra
war-menu-ceto = Jugar Ceto: cambiar de mano
war-menu-horn = Tocar el cuerno y terminar el turno
war-menu-end = Terminar el turno{ $deck ->
        [0] { $face ->
            [0] { "" }
            [one] : tomas 1 carta a la vista
           *[other] : tomas { $face } cartas a la vista
        }
       *[other] : robas { $deck } del mazo{ $face ->
            [0] { "" }
           *[other] , tomas { $face } a la vista
        }
    }
war-menu-where = ¿Dónde construyes?
war-menu-new-bridge = Una sección nueva del Puente
war-menu-new-gate = Una sección nueva de la Puerta
war-field-new-bridge = una sección nueva del Puente
war-field-new-gate = una sección nueva de la Puerta
war-menu-which-build = ¿Qué carta de Obra?
war-menu-which-section = ¿Qué sección?
war-menu-which-card = ¿Qué carta para { war-section }?
war-menu-section = { war-section }
war-menu-card = { war-card }
war-menu-whom = ¿De quién?
war-menu-seat = { $whom }
war-menu-aim = ¿A qué apuntas?
war-menu-own-aim = ¿Qué cartas de Obra tuyas quitas?
war-menu-target = { $whom }, { war-section }: { war-card }
war-menu-targets = { $whom }, { war-section }: { war-card } + { war-other }
war-menu-own-target = { war-section }: { war-card }
war-menu-own-targets = { war-section }: { war-card } + { war-other }
war-menu-attack-with = ¿Con qué cartas atacas?
war-menu-attack-kind = ¿Cartas de Guerra o de Obra?
war-menu-with-w = Cartas de Guerra
war-menu-with-b = Cartas de Obra
# $kind es W o B, $numbers los números de varias cartas.
war-menu-handful = { war-kind } { $numbers }
war-menu-how-many = ¿Cuántas de { war-card }?
war-menu-count = { $count } × { war-card }
war-menu-heph-bridge = ¿Qué carta de tu Puente?
war-menu-heph-gate = ¿Qué carta de tu Puerta?
war-menu-own-card = { war-section }: { war-card }
war-menu-ares-to = ¿A qué sección van?
war-menu-ares-take = Carta de Guerra { $nth } de { $count }: ¿cuál?
war-menu-enemy-card = { $whom }, { war-section }: { war-card }
war-menu-confirm-false-horn = Tu Puente o tu Puerta, tal como están, no son verdaderos. Si nada cambia, este cuerno pierde. ¿Tocarlo de todos modos?
war-menu-confirm-late-horn = La partida termina antes de que se juzgue este cuerno. ¿Tocarlo de todos modos?
war-menu-confirm-no-horn = Tu Portal está completo y es verdadero. ¿Terminar el turno sin tocar el cuerno?
war-menu-confirm-under-horn = { $whom } tocó el cuerno, y todavía puedes atacar ese Portal. ¿Terminar el turno de todos modos?
war-menu-confirm-hopeless = Conoces esas cartas: hace falta { $need }, y tienes { $total }. ¿Atacar de todos modos?

## Los campos de una jugada escrita

war-field-leader = { war-leader }
war-field-at =
    { $place ->
        [war0] primera carta de Guerra
        [war1] segunda carta de Guerra
        [build0] primera carta de Obra
       *[build1] segunda carta de Obra
    } ({ $number ->
        [0] boca abajo
       *[other] { $number }
    })
# Lo guardan los planes anteriores a war-field-at: $place, $card
war-field-place =
    { $place ->
        [war0] primera carta de Guerra
        [war1] segunda carta de Guerra
        [build0] primera carta de Obra
       *[build1] segunda carta de Obra
    } ({ $card ->
        [W] boca abajo
        [B] boca abajo
       *[other] { war-card }
    })

## Negativas

war-refusal-leader-ends-actions = Después de un Líder solo puedes terminar el turno o tocar el cuerno.
war-refusal-two-types =
    Ya usaste dos tipos de acción en este turno: { $first ->
        [attack] Atacar
       *[build] Construir
    } y { $second ->
        [build] Construir
       *[fortify] Reforzar
    }. Sigue con esos o termina tu turno.
war-refusal-not-in-hand = No tienes { war-card } en la mano, o no tantas veces. Elige entre las cartas de tu mano.
war-refusal-not-a-build-card = { war-card } no puede empezar una sección; hace falta una carta de Obra.
war-refusal-bridge-full = Tu Puente ya tiene sus cuatro secciones. Refuerza una, o construye la Puerta cuando el Puente esté en pie.
war-refusal-gate-full = Tu Puerta ya tiene sus tres secciones. Todavía puedes reforzarlas.
war-refusal-bridge-not-standing = Para eso tu Puente debe estar en pie: cuatro secciones con una carta de Obra y una de Guerra cada una.
war-refusal-no-section = No hay nada en { war-section }. Construye ahí primero o elige una sección que tenga cartas.
war-refusal-leader-in-section = Un Líder se juega, no se pone en una sección. Elige una carta de Guerra o de Obra.
war-refusal-no-war-in-gate = Las cartas de Guerra nunca van a una Puerta. Elige una carta de Obra o una sección del Puente.
war-refusal-builds-full = En { war-section } ya hay dos cartas de Obra, las más que caben. Elige otra sección.
war-refusal-wars-full = En { war-section } ya hay dos cartas de Guerra, las más que caben. Elige otra sección.
war-refusal-no-cards = Elige al menos una carta con la que atacar.
war-refusal-leader-cannot-fight = Un Líder no tiene número y no participa en ningún ataque.
war-refusal-mixed-cards = Ataca con cartas de Guerra o con cartas de Obra, no con las dos.
war-refusal-no-such-target = Ahí no hay ningún enemigo. Elige a alguien que siga en la partida.
war-refusal-target-out = Esa persona está fuera de la partida. Elige a alguien que siga en ella.
war-refusal-nothing-aimed-at = Elige al menos una carta a la que apuntar.
war-refusal-aimed-twice = Cada carta se indica una sola vez.
war-refusal-no-such-place = Esa carta no está en { war-section }. Elige una que esté ahí.
war-refusal-mixed-targets = Apunta a cartas de Guerra o a cartas de Obra, no a las dos.
war-refusal-war-first = Las cartas de Guerra protegen { war-section }: véncelas primero, y después las de Obra.
war-refusal-own-war = De tus propias cartas solo puedes atacar las de Obra.
war-refusal-own-gate-one = Despeja tu propia Puerta carta por carta: indica solo una.
war-refusal-own-last-build = La única carta de Obra bajo cartas de Guerra tiene que quedarse. Elige una sección en la que quede otra.
war-refusal-own-too-weak = Eso suma { $total } y hace falta { $need }: un ataque a tus propias cartas tiene que salir bien, así que añade cartas o déjalo.
war-refusal-leader-first = Un Líder se juega antes que nada en el turno. Ya actuaste; puede ser lo primero en el próximo turno.
war-refusal-leader-alone = Para jugar un Líder necesitas otra carta que no sea un Líder.
war-refusal-heph-bridge = Indica primero una carta de Obra de tu Puente.
war-refusal-heph-gate = Después de la carta de Obra de tu Puente, indica una de tu Puerta.
war-refusal-pos-own = Con Poseidón solo atacas a enemigos.
war-refusal-pos-two = Con Poseidón atacas como máximo { $most } cartas.
war-refusal-pos-war-first = Una carta de Obra solo se puede atacar junto con todas las cartas de Guerra que tenga encima.
war-refusal-ares-section = Ares lleva cartas de Guerra solo a tu propio Puente.
war-refusal-ares-no-wars = Ningún enemigo tiene una carta de Guerra que puedas llevarte.
war-refusal-ares-count =
    { $count ->
        [one] Ares se lleva ahí exactamente una carta.
       *[other] Ares se lleva ahí exactamente { $count } cartas.
    }
war-refusal-ares-war = Ares solo se lleva cartas de Guerra de enemigos.
war-refusal-horn-incomplete = El cuerno necesita un Portal entero: cuatro secciones del Puente con una carta de Obra y una de Guerra cada una, y tres secciones de la Puerta.
war-refusal-war-seats = Tres y cuatro jugadores necesitan dos barajas: pon “Jugadores y barajas” en “Para tres o cuatro, dos barajas”.
war-refusal-war-crowd = Dos jugadores usan una baraja: pon “Jugadores y barajas” en “Para dos, una baraja”.

## Sucesos

war-event-started = Se repartieron las cartas.
war-event-dealt = Recibiste { $hand }; { war-card } es tu primera sección.
# El registro omite lo que dicen el panel y la imagen: la ronda, de quién es el turno y la fila de cartas a la vista.
war-event-round = { "" }
war-event-turn = { "" }
war-event-built = { $who } construyó { war-section }.
war-event-built-own = { "" }
war-event-fortified =
    { $kind ->
        [W] { $who } puso una carta de Guerra en { war-section }.
       *[B] { $who } añadió una carta de Obra a { war-section }.
    }
war-event-fortified-own = { "" }
war-event-laid = Pusiste { war-card } en { war-section }.
# Lo que ataca: $cards y, si no la dice ya una sola carta, su suma $total; otros textos lo usan.
war-attackers =
    { $cards-count ->
        [one] { $cards }
       *[other] { $cards } ({ $total })
    }
war-event-attacked =
    { $poseidon ->
        [yes] Con Poseidón, { $who }
       *[no] { $who }
    } atacó { war-section } de { $whom } con { war-attackers } contra { $shown }; hacía falta { $need }: { $won ->
        [yes] ganó.
       *[no] perdió.
    }
war-event-attacked-own =
    { $poseidon ->
        [yes] Con Poseidón, atacaste
       *[no] Atacaste
    } { war-section } de { $whom } con { war-attackers } contra { $shown }; hacía falta { $need }: { $won ->
        [yes] ganaste.
       *[no] perdiste.
    }
war-event-attacked-you =
    { $poseidon ->
        [yes] Con Poseidón, { $who }
       *[no] { $who }
    } atacó tu { war-section } con { war-attackers } contra { $shown }; hacía falta { $need }: { $won ->
        [yes] ganó.
       *[no] perdió.
    }
war-event-cleared = { $who } despejó { $shown } de { war-section } con { war-attackers }; hacía falta { $need }.
war-event-cleared-own = Despejaste { $shown } de { war-section } con { war-attackers }; hacía falta { $need }.
war-event-perished =
    { $cards-count ->
        [one] Con { war-section } de { $who } se perdió también: { $cards }.
       *[other] Con { war-section } de { $who } se perdieron también: { $cards }.
    }
war-event-perished-own =
    { $cards-count ->
        [one] Con tu { war-section } se perdió también: { $cards }.
       *[other] Con tu { war-section } se perdieron también: { $cards }.
    }
war-event-gone = { war-section } de { $who } ya no existe.
war-event-gone-own = Tu { war-section } ya no existe.
war-event-leader = { $who } jugó { war-leader }.
war-event-leader-own = Jugaste { war-leader }.
war-event-swapped = { $who } cambió una carta de Obra de { war-section } por una de { war-where }.
war-event-swapped-own = Cambiaste una carta de Obra de { war-section } por una de { war-where }.
war-event-moved = Ares llevó una carta de Guerra de { war-where } de { $whom } a { war-section } de { $who }.
war-event-moved-own = Ares llevó una carta de Guerra de { war-where } de { $whom } a tu { war-section }.
war-event-moved-you = Ares llevó una carta de Guerra de tu { war-where } a { war-section } de { $who }.
war-event-moved-cards = Viste lo que trajo Ares: { $cards }.
war-event-hands = { $who } cambió de mano con { $whom }: { $who } tiene ahora { $count }; { $whom }, { $their_count }.
war-event-hands-own = Cambiaste de mano con { $whom }: tienes ahora { $count }; { $whom }, { $their_count }.
war-event-hands-you = { $who } cambió de mano contigo: { $who } tiene ahora { $count }; tú, { $their_count }.
war-event-got-hand =
    { $cards-count ->
        [0] Recibiste una mano vacía.
       *[other] Recibiste { $cards }.
    }
war-event-drew-face = { $who } tomó { war-card } de las cartas a la vista.
war-event-drew-face-own = Tomaste { war-card } de las cartas a la vista.
war-event-face = { "" }
war-event-drew-deck =
    { $kind ->
        [W] { $who } robó una carta de Guerra.
        [B] { $who } robó una carta de Obra.
       *[L] { $who } robó un Líder.
    }
war-event-drew-deck-own = { "" }
war-event-drew-card = Robaste { war-card }.
war-event-nothing =
    { $place ->
        [deck] { $who } no robó nada: no quedaban cartas.
       *[face] { $who } no tomó ninguna carta a la vista: no había.
    }
war-event-nothing-own =
    { $place ->
        [deck] No robaste nada: no quedaban cartas.
       *[face] No tomaste ninguna carta a la vista: no había.
    }
war-event-reshuffled = Se barajó el descarte: un nuevo mazo de { $cards } cartas.
war-event-horn = ¡{ $who } tocó el cuerno!
war-event-horn-own = ¡Tocaste el cuerno!
war-event-silent = El cuerno de { $who } enmudeció: el Portal ya no está en pie y completo.
war-event-silent-own = Tu cuerno enmudeció: el Portal ya no está en pie y completo.
war-event-judged = Se descubrió el Portal de { $who }. Puente: { $bridge } ({ $bridge_true ->
        [yes] verdadero
       *[no] no verdadero
    }). Puerta: { $gate } ({ $gate_true ->
        [yes] verdadera
       *[no] no verdadera
    }).
war-event-judged-own = Se descubrió tu Portal. Puente: { $bridge } ({ $bridge_true ->
        [yes] verdadero
       *[no] no verdadero
    }). Puerta: { $gate } ({ $gate_true ->
        [yes] verdadera
       *[no] no verdadera
    }).
war-event-out = { $who } queda fuera. Descartado: { $cards }.
war-event-out-own = Quedas fuera. Descartado: { $cards }.
war-event-tied = Hay { $count } Portales verdaderos en pie a la vez.
war-event-tie-card = Para desempatar, { $who } robó { war-card }.
war-event-tie-card-own = Para desempatar, robaste { war-card }.
war-event-ended =
    { $reason ->
        [gateway] Ganó { $winners } con un Portal verdadero.
        [tie-leader] Ganó { $winners } el empate por tener un Líder.
        [tie-card] Ganó { $winners } el empate con la carta más alta.
        [tie-shared] Ganaron juntos { $winners }.
        [false-gateway] Ganó { $winners }: el cuerno era falso.
        [last-left] Ganó { $winners }, que quedó en solitario.
       *[rounds] Terminó la última ronda: empate.
    }

## Cómo terminó

war-reason-gateway = Hay un Portal verdadero en pie.
war-reason-tie-leader = Había varios Portales en pie; decidió un Líder.
war-reason-tie-card = Había varios Portales en pie; decidió la carta más alta.
war-reason-tie-shared = Había varios Portales en pie y nada pudo desempatarlos.
war-reason-false-gateway = El cuerno era falso: ese Portal no era verdadero.
war-reason-last-left = Solo quedaba una persona.
war-reason-rounds = Pasó la última ronda: empate.

## Opciones

war-option-deck = Baraja
war-option-deck-about = Cuántas cartas hay en una baraja; tres y cuatro juegan con dos barajas. Los dos números son nuestros: las reglas impresas se contradicen.
war-option-deck-54 = 54 cartas por baraja: 24 de Guerra, 26 de Obra, 4 Líderes
war-option-deck-60 = 60 cartas por baraja: 24 de Guerra, 32 de Obra hasta el 8, 4 Líderes
war-option-crowd = Jugadores y barajas
war-option-crowd-about = Reglas nuestras para tres y cuatro jugadores: dos barajas mezcladas. Ahí hacen falta; con dos, no.
war-option-crowd-false = Para dos, una baraja
war-option-crowd-true = Para tres o cuatro, dos barajas
war-option-rounds = Rondas como máximo
war-option-rounds-about = Después de esta ronda la partida es un empate. Las 60 habituales son nuestras.

## Por qué un jugador virtual hace algo

# $whom es un jugador, $chance de cien, $count de siete secciones
war-why-horn-stands = { $whom } tocó el cuerno y puede ganar si ese Portal no se rompe ahora.
war-why-certain = Esto lo rompe, sea lo que sea lo que hay boca abajo.
war-why-alone = Nada de esta mano puede romper el Portal por el que suena un cuerno.
war-why-closed = En este turno ya no se puede atacar.
war-why-hardly = Un ataque al Portal por el que suena un cuerno saldría bien menos de { $chance } veces de 100.
war-why-true = El Portal está completo y es verdadero.
war-why-enough = Lo que queda en la mano está mejor guardado que puesto ahora.
war-why-nothing = En este turno ya no se puede poner nada más.
war-why-clear = La carta de Obra de { war-section } ya no puede cuadrar.
war-why-heph = Tras el cambio faltan menos cartas para un Portal verdadero.
war-why-pos = Poseidón ataca sin duplicar y alcanza cualquier Puerta.
war-why-ares = Los guardias cambian de bando, y el otro tiene que buscar nuevos.
war-why-ceto = La otra mano vale más que esta.
war-why-ceto-perhaps = Puede que la otra mano sea mejor que esta.
war-why-bridge = { $parity ->
    [odd] El Puente ha de tener sumas impares; esta es una sección más.
   *[even] El Puente ha de tener sumas pares; esta es una sección más.
}
war-why-section = Es una sección más para el Puente; una segunda carta puede corregir su suma.
war-why-gate = La Puerta ha de tener tres números seguidos, y esto va hacia uno de ellos.
war-why-strike = { $whom } tiene { $count } de siete secciones; este ataque sale bien unas { $chance } veces de 100.
war-why-second-guard = Un segundo guardia hace { war-section } más difícil de romper.
war-why-guard = Solo con una carta de Guerra cuenta { war-section } como en pie.
war-why-parity = { $parity ->
    [odd] Con ella { war-section } tiene una suma impar, como necesita el Puente.
   *[even] Con ella { war-section } tiene una suma par, como necesita el Puente.
}

# Lo que se cuenta para las estadísticas.
war-tally-true = Portales verdaderos: { $count }
war-tally-built = Secciones construidas: { $count }
war-tally-attacks = Ataques ganados: { $count }
war-tally-leaders = Líderes jugados: { $count }

# Jugar por adelantado

war-stop-horn = alguien toca el cuerno
war-claim-no-horn = nadie toca el cuerno
war-claim-intact = tu Portal no ha perdido ninguna sección completa

## Lo que un jugador virtual espera o teme

war-then-wins = { $who } gana.
war-then-horn = { $who } toca el cuerno.
war-then-strikes = { $who } ataca { war-section } de { $whom } y gana.
war-then-fails = { $who } ataca { war-section } de { $whom } y pierde.
war-then-leader = { $who } juega { war-leader }.
war-then-builds = { $who } construye { war-section }.
war-then-guards = { $who } pone una carta de Guerra en { war-section }.
war-then-adds = { $who } añade una carta de Obra a { war-section }.

## Estilos de los jugadores virtuales

war-style-raider = saqueador
war-style-raider-about = ataca pronto y a menudo
war-style-builder = constructor
war-style-builder-about = primero construye y lo guarda bien
