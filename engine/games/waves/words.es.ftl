### Waves en español. Todo texto puede usar $edition (`breakers`, si no la edición Rebeldes).
### Los lugares van de A a F, el lugar A es del primer asiento; $card y $majority son números de clase, $tablet el nombre de una cara.

## Palabras de las que se hacen otros textos

waves-rebel = { $edition ->
    [breakers] Rompiente
   *[rebels] Rebelde
}
waves-rebels = { $edition ->
    [breakers] Rompientes
   *[rebels] Rebeldes
}
waves-card = { $card ->
    [1] Erudito (1)
    [2] Guardián (2)
    [3] Caballero (3)
    [4] Vidente (4)
   *[5] Noble (5)
}
waves-card-1 = Erudito
waves-card-2 = Guardián
waves-card-3 = Caballero
waves-card-4 = Vidente
waves-card-5 = Noble
waves-cards-1 = Eruditos
waves-cards-2 = Guardianes
waves-cards-3 = Caballeros
waves-cards-4 = Videntes
waves-cards-5 = Nobles
waves-with = { $agent ->
    [1] Erudito
    [2] Guardián
    [3] Caballero
    [4] Vidente
   *[5] Noble
}
waves-class = { $majority ->
    [1] Eruditos
    [2] Guardianes
    [3] Caballeros
    [4] Videntes
   *[5] Nobles
}
waves-at = { $place ->
    [0] A
    [1] B
    [2] C
    [3] D
    [4] E
   *[5] F
}
waves-shells = { $shells ->
    [0] ninguna Concha
    [one] 1 Concha
   *[other] { $shells } Conchas
}

## Fases

waves-phase-token = Se coloca la ficha de Ola
waves-phase-agents = Se colocan Agentes
waves-phase-discard = Quien tiene cartas de más descarta
waves-phase-over = La partida ha terminado

## Tablillas de reglas: nombre y regla

waves-tablet = { $tablet ->
    [six] { waves-tablet-six }
    [roles] { waves-tablet-roles }
    [meek] { waves-tablet-meek }
    [tide] { waves-tablet-tide }
    [rebels-first] { waves-tablet-rebels-first }
    [elder-right] { waves-tablet-elder-right }
    [agent-right] { waves-tablet-agent-right }
    [rotate] { waves-tablet-rotate }
    [weak] { waves-tablet-weak }
    [counter] { waves-tablet-counter }
    [unique] { waves-tablet-unique }
    [first-returns] { waves-tablet-first-returns }
    [no-copies] { waves-tablet-no-copies }
    [shells] { waves-tablet-shells }
   *[calm] { waves-tablet-calm }
}
waves-tablet-six = Eruditos en alza
waves-tablet-six-rule = Todo Erudito, Anciano o Agente, tiene Poder 6.
waves-tablet-roles = Cuenta el papel
waves-tablet-roles-rule = Los Seguidores tienen Poder 3, los { waves-rebels } 6, sea cual sea su clase.
waves-tablet-meek = Ganan los mansos
waves-tablet-meek-rule = Un Agente necesita el mismo Poder que el Anciano, o menos.
waves-tablet-tide = Marea alta
waves-tablet-tide-rule = Todo Guardián, Anciano o Agente, tiene 2 más por cada Concha que haya en ese momento.
waves-tablet-calm = Calma
waves-tablet-calm-rule = No cambia nada.
waves-tablet-rebels-first = Primero los { waves-rebels }
waves-tablet-rebels-first-rule = Los { waves-rebels } actúan en la primera Ola; los Seguidores, en la segunda.
waves-tablet-elder-right = Rostros prestados
waves-tablet-elder-right-rule = Un Anciano tiene el Poder impreso del anterior, tal como estaba el consejo al empezar la ronda: B el de A, y A el del Anciano extra o, si no lo hay, el del último.
waves-tablet-agent-right = Manos prestadas
waves-tablet-agent-right-rule = Un Agente tiene el Poder impreso del anterior, que se pone boca arriba para ello: B el de A, y A el del último.
waves-tablet-rotate = Cambio de lugar
waves-tablet-rotate-rule = Al instante, cada Anciano se mueve un lugar: de B a A, de C a B y así, y de A al último. Los Agentes se quedan.
waves-tablet-weak = Seguidores débiles
waves-tablet-weak-rule = Los Seguidores tienen 2 de Poder menos.
waves-tablet-counter = Contra corriente
waves-tablet-counter-rule = Las dos Olas corren en sentido antihorario desde la ficha.
waves-tablet-unique = Pieza única
waves-tablet-unique-rule = Un Anciano solo se puede conseguir si su clase estaba una única vez en el consejo al empezar la ronda.
waves-tablet-first-returns = Falso amanecer
waves-tablet-first-returns-rule = El primer Anciano que se conseguiría va a la mano, y su Concha se queda.
waves-tablet-no-copies = Sin repetidos
waves-tablet-no-copies-rule = Una clase que tú o tu equipo ya tienen no se puede conseguir otra vez.
waves-tablet-shells = Conchas por Seguidor
waves-tablet-shells-rule = Al instante hay tantas Conchas como Seguidores, 5 como máximo.

## El menú

# $who: el asiento que empieza
waves-menu-token = ¿En cuál de los lugares de { $who } se coloca la ficha de Ola? Ahí empiezan las dos Olas.
# $place, $card: el Anciano que hay ahí
waves-menu-place = Lugar { waves-at }: { waves-card }
waves-menu-where = ¿En cuál de tus lugares juegas un Agente?
# $place
waves-menu-agent = Tu Agente en { waves-at }: ¿cómo lo juegas?
waves-menu-follow = Como Seguidor
waves-menu-rebel = Como { waves-rebel }
waves-menu-follower = ¿Qué carta hace de Seguidor?
# $card, $held: cuántas de ella hay en la mano
waves-menu-card = { $held ->
    [1] { waves-card }
   *[other] { waves-card }, tienes { $held }
}
waves-menu-rebels = ¿Cuántas y de qué clase?
# $card, $count
waves-menu-stack = { $count } × { waves-card }
# $count
waves-menu-discard = { $count ->
    [one] Descarta una carta, boca arriba
   *[other] Descarta { $count } cartas, boca arriba
}
waves-menu-card-one = { waves-card }
waves-field-place =
    Lugar { waves-at } (Anciano: { $card ->
        [1] { waves-card-1 }
        [2] { waves-card-2 }
        [3] { waves-card-3 }
        [4] { waves-card-4 }
       *[5] { waves-card-5 }
    })

## Negativas

waves-refusal-seats-and-mode = { $seats ->
    [2] Entre dos se juega un duelo; con 2 asientos no hay otro modo.
    [3] Entre tres se juega todos contra todos; con 3 asientos no hay otro modo.
   *[other] { $edition ->
        [breakers] Con { $seats } asientos, la edición Rompientes se juega por equipos; no hay otro modo.
       *[rebels] Con { $seats } asientos se puede jugar por equipos o todos contra todos.
    }
}
waves-refusal-seats-and-edition = La edición Rompientes es para dos equipos: elige 2, 4 o 6 asientos, y no todos contra todos.
waves-refusal-no-shells = Al menos una de las cinco cantidades de Conchas debe ser mayor que 0, como 3,3,2,2,1.
waves-refusal-wrong-phase = { $phase ->
    [token] Primero va la ficha de Ola: di en qué lugar se coloca.
    [agents] Ahora se colocan Agentes: una carta como Seguidor, o cartas de una clase como { waves-rebel }.
    [discard] Ahora se descartan cartas, hasta tu límite.
   *[over] La partida ha terminado.
}
waves-refusal-not-a-card = Esa clase no existe. Las cinco son Erudito (1), Guardián (2), Caballero (3), Vidente (4) y Noble (5).
waves-refusal-no-such-card = { $held ->
    [0] No tienes ningún { waves-card }. Elige una clase que tengas.
   *[other] De { waves-card } tienes { $held }, así que puedes usar { $held } como máximo.
}
waves-refusal-rebel-count = Un { waves-rebel } se hace con al menos 1 carta y, como máximo, con las que tengas de su clase.
waves-refusal-place-not-yours = Ahí no puedes colocar nada. Puedes elegir: { $places }.
waves-refusal-place-needed = Añade a cuál de tus lugares va el Agente: { $places }.
waves-refusal-place-is-fixed = Este Agente solo puede ir a { $places }, así que no indiques el lugar.
# $count
waves-refusal-discard-count = { $count ->
    [one] Descarta exactamente 1 carta: te quedas con { $limit }.
   *[other] Descarta exactamente { $count } cartas: te quedas con { $limit }.
}
waves-refusal-discard-order = Indica las cartas de menor a mayor, como 1+3+3.

## Lo que pasó. $who es el nombre del asiento.

# $round, $majority, $shells
waves-event-round = Ronda { $round }: los { waves-class } tienen la Mayoría visible, { waves-shells } en el consejo.
# $who, $place
waves-event-token = { $who } colocó la ficha de Ola en { waves-at }.
waves-event-token-own = Colocaste la ficha de Ola en { waves-at }.
# $who, $place
waves-event-followed = { $who } colocó un Seguidor en { waves-at }.
waves-event-followed-own = Colocaste un Seguidor en { waves-at }.
# $who, $place, $count
waves-event-rebelled = { $count ->
    [one] { $who } colocó un { waves-rebel } en { waves-at }.
   *[other] { $who } colocó { $count } { waves-rebels } en { waves-at }.
}
waves-event-rebelled-own = { $count ->
    [one] Colocaste un { waves-rebel } en { waves-at }.
   *[other] Colocaste { $count } { waves-rebels } en { waves-at }.
}
# $card; solo para el propio asiento
waves-event-placed = Tu Agente en { waves-at }: { waves-card }.
# $who, $count
waves-event-drew = { $count ->
    [one] { $who } robó una carta.
   *[other] { $who } robó { $count } cartas.
}
waves-event-drew-own = { "" }
waves-event-all-drew = Todos robaron una carta.
# $cards; solo para el propio asiento
waves-event-drew-cards = Robaste: { $cards }.
# $who, $place, $card, $count
waves-event-rebels-shown = { $count ->
    [one] { waves-rebel } en { waves-at }, { $who }: { waves-card }.
   *[other] { waves-rebels } en { waves-at }, { $who }: { $count } × { waves-card }.
}
waves-event-rebels-shown-own = { $count ->
    [one] Tu { waves-rebel } en { waves-at } queda a la vista: { waves-card }.
   *[other] Tus { waves-rebels } en { waves-at } quedan a la vista: { $count } × { waves-card }.
}
# $majority, $tablet
waves-event-majority = Los { waves-class } tienen la Mayoría verdadera. Tablilla: { waves-tablet }.
waves-event-rotated = Cada Anciano se movió un lugar: de B a A, de C a B y así, y de A al último.
# $shells
waves-event-shells-set = Conchas en el consejo: ahora { $shells }.
# $who, $place, $card
waves-event-agent-shown = Seguidor en { waves-at }, { $who }: { waves-card }.
waves-event-agent-shown-own = Tu Seguidor en { waves-at } queda a la vista: { waves-card }.
# $who, $place, $card, $agent: su clase, $power del Agente contra $against del Anciano, $shells que quedan
waves-event-collected = { $who } consiguió un { waves-card } en { waves-at } con un { waves-with }, { $power } contra { $against }; { $shells ->
    [0] no queda ninguna Concha
    [one] queda 1 Concha
   *[other] quedan { $shells } Conchas
}.
waves-event-collected-own = Conseguiste un { waves-card } en { waves-at } con un { waves-with }, { $power } contra { $against }; { $shells ->
    [0] no queda ninguna Concha
    [one] queda 1 Concha
   *[other] quedan { $shells } Conchas
}.
# $who, $place, $card, $agent, $power, $against, $why
waves-event-took = { $who }, con un { waves-with } en { waves-at }, se llevó un { waves-card } a la mano: { $why ->
    [power] { $power } contra { $against } no bastó.
    [unique] su clase estaba más de una vez.
    [copies] esa clase ya está en la colección.
    [returns] el primero vuelve a la mano en esta ronda.
   *[shells] no quedaba ninguna Concha.
}
waves-event-took-own = Con un { waves-with } en { waves-at }, te llevaste un { waves-card } a la mano: { $why ->
    [power] { $power } contra { $against } no bastó.
    [unique] su clase estaba más de una vez.
    [copies] esa clase ya está en la colección.
    [returns] el primero vuelve a la mano en esta ronda.
   *[shells] no quedaba ninguna Concha.
}
# $who, $cards, $cards-count
waves-event-discarded = { $who } descartó: { $cards }.
waves-event-discarded-own = Descartaste: { $cards }.
# $card; 0 si no había ninguna que robar
waves-event-spare = { $card ->
    [0] No hay un nuevo Anciano extra.
   *[other] El nuevo Anciano extra: { waves-card }.
}
# $cards: cuántas
waves-event-reshuffled = Se barajó el descarte: un nuevo mazo de { $cards } cartas.
# $winners, $count de ellos, $reason
waves-event-ended = { $count ->
    [0] La partida terminó en empate.
    [one] Ganó { $winners }.
   *[other] Ganaron juntos { $winners }.
}

## Cómo se decidió

waves-reason-classes = Se consiguieron suficientes clases distintas.
waves-reason-elders = Se consiguieron suficientes Ancianos.
waves-reason-rounds = Se jugó la última ronda y nadie había alcanzado una meta.

## Opciones

waves-option-edition = Edición
waves-option-edition-about = Qué reglamento: el nuevo tiene Rebeldes; el antiguo los llama Rompientes y solo conoce dos equipos.
waves-option-edition-rebels = Rebeldes
waves-option-edition-breakers = Rompientes
waves-option-mode = Modo
waves-option-mode-about = Quién juega con quién: en el duelo cada cual tiene dos lugares; los equipos comparten lo que consiguen.
waves-option-mode-duel = Duelo
waves-option-mode-free = Todos contra todos
waves-option-mode-teams = Equipos
waves-option-tablets = Tablillas de reglas
waves-option-tablets-about = Qué cara de cada Tablilla queda a la vista: un conjunto, o una cara por clase.
waves-option-tablets-first-game = Para la primera partida
waves-option-tablets-duel = Conjunto para el duelo
waves-option-tablets-three = Conjunto para tres
waves-option-tablets-teams = Conjunto para equipos
waves-option-tablets-free = Conjunto para todos contra todos
waves-option-tablets-random = Al azar, por sorteo al empezar
waves-option-tablets-six = { waves-tablet-six }
waves-option-tablets-roles = { waves-tablet-roles }
waves-option-tablets-meek = { waves-tablet-meek }
waves-option-tablets-tide = { waves-tablet-tide }
waves-option-tablets-calm = { waves-tablet-calm }
waves-option-tablets-rebels-first = { waves-tablet-rebels-first }
waves-option-tablets-elder-right = { waves-tablet-elder-right }
waves-option-tablets-agent-right = { waves-tablet-agent-right }
waves-option-tablets-rotate = { waves-tablet-rotate }
waves-option-tablets-weak = { waves-tablet-weak }
waves-option-tablets-counter = { waves-tablet-counter }
waves-option-tablets-unique = { waves-tablet-unique }
waves-option-tablets-first-returns = { waves-tablet-first-returns }
waves-option-tablets-no-copies = { waves-tablet-no-copies }
waves-option-tablets-shells = { waves-tablet-shells }
waves-option-shells = Conchas según la Mayoría visible
waves-option-shells-about = Cuántas Conchas da cada Mayoría visible, primero los Eruditos. Los números habituales son nuestros.
waves-option-shells-listed = Eruditos { $n1 }, Guardianes { $n2 }, Caballeros { $n3 }, Videntes { $n4 }, Nobles { $n5 }
waves-option-rounds = Rondas como máximo
waves-option-rounds-about = Tras tantas rondas la partida es un empate. El número habitual es nuestro.

## Por qué un jugador virtual hace algo

# $card es la clase de un Anciano o de una carta, $tablet y $majority lo que se espera
waves-why-token = Los dos lugares valen más o menos lo mismo.
waves-why-discard = Esta carta es la que menos se echará de menos: { waves-card }.
waves-why-tablet = Tal como están las cosas, la mayoría es de los { waves-class } y vale su tablilla: { waves-tablet }.
waves-why-hand = El Anciano de ahí, { waves-card }, no se podrá conseguir; así viene a la mano y se gasta poco.
waves-why-hand-large = El Anciano de ahí, { waves-card }, no se podrá conseguir; así viene a la mano.
waves-why-decides = Conseguir al Anciano de ahí, { waves-card }, gana la partida.
waves-why-new = El Agente tiene Poder para el Anciano de ahí, { waves-card }, y esa clase todavía falta.
waves-why-more = El Agente tiene Poder para el Anciano de ahí: { waves-card }.
waves-why-turns = Es este Agente el que cambia la mayoría.

# Lo que se cuenta para las estadísticas.
waves-tally-elders = Ancianos conseguidos: { $count }
waves-tally-rebels = { waves-rebels } en juego: { $count }
waves-tally-rebelled = Ancianos que consiguieron los { waves-rebels }: { $count }

# Jugar por adelantado

waves-claim-no-rebels = nadie pone otro { waves-rebel } antes que tú
waves-claim-left-follows = en el lugar anterior al tuyo hay un Seguidor
waves-claim-left-rebels = en el lugar anterior al tuyo hay un { waves-rebel }
waves-habit-discard = Cuando debas descartar
# $card
waves-habit-let-go = primero { waves-card }, luego lo que más tengas
waves-habit-most = lo que más tengas
waves-claim-majority = según los Ancianos visibles, la mayoría sigue siendo de { waves-class }

## Lo que un jugador virtual espera o teme

waves-then-wins = { $who } gana.
waves-then-team-wins = Gana el equipo de { $who }.
waves-then-rebels = { $who } coloca { waves-rebels } en { waves-at }.
waves-then-majority = Los { waves-class } tienen la Mayoría verdadera.
waves-then-collects = { $who } consigue un { waves-card }.
waves-then-hand = { $whom } no puede conseguir un { waves-card } y se lo lleva a la mano.

## Estilos de los jugadores virtuales

waves-style-loyal = leal
waves-style-loyal-about = prefiere Seguidores y guarda cartas
waves-style-rebellious = díscolo
waves-style-rebellious-about = le gusta cambiar la mayoría
