# Lo que el bot dice de War of Waves además de las palabras que piden sus reglas.

## En sus mesas

system-war = War of Waves
war-about = Construye un Puente y una Puerta, y toca el cuerno antes de que los demás puedan derribarlos. Unas 40 jugadas cada cual.
war-hint-rounds = un número desde 1

## Comandos

war-argument-card = Qué carta
war-argument-cards = Qué cartas, unidas con +
war-argument-target = A quién
war-argument-section = Qué sección
war-argument-where = Una sección de qué
war-argument-which = Qué cartas de ahí
war-argument-leader = Qué Líder
war-argument-bridge = Hefesto: qué carta de tu Puente
war-argument-gate = Hefesto: qué carta de tu Puerta
war-argument-take = Ares: qué cartas de Guerra de otros
war-command-build = Empezar una sección de tu Puente o de tu Puerta
war-command-fortify = Reforzar una sección
war-command-attack = Atacar una sección
war-command-leader = Jugar un Líder
war-command-horn = Tocar el cuerno y terminar tu turno
war-command-end = Terminar tu turno
war-describe-play = Jugar a War of Waves

## Lo que está por hacerse

war-move-build = Construir
war-move-fortify = Reforzar
war-move-attack = Atacar
war-move-leader = Jugar un Líder
war-move-horn = Tocar el cuerno y terminar el turno
war-move-end = Terminar el turno

## Lo que se espera, después de «Falta Ada»

war-doing-turn = jugar
war-doing-actions = seguir con el turno
war-doing-leader = terminar el turno

## En las imágenes, y lo mismo en palabras

war-sign-W = G
war-sign-B = O
war-sign-L = L
war-sign-L-heph = He
war-sign-L-pos = Po
war-sign-L-ares = Ar
war-sign-L-ceto = Ce
war-picture-round = Ronda { $round } de { $rounds }
war-picture-turn = Empieza un turno
war-picture-types = Hecho: { $types }
war-picture-led = Se jugó { war-leader }
war-picture-over = El final
war-picture-face = Cartas a la vista
war-picture-first = primero la 1
war-picture-deck = Mazo { $count }
war-picture-discard = Descarte
war-picture-gate = Puerta
war-picture-out = Fuera de la partida
war-picture-score = { $score } de 7
war-picture-hand = Tu mano: { $count ->
        [one] 1 carta
       *[other] { $count } cartas
    }
war-picture-eye = Ojo: todos la conocen
war-picture-bridge-true = Puente: verdadero
war-picture-bridge-false = Puente: aún falso
war-picture-gate-true = Puerta: verdadera
war-picture-gate-false = Puerta: aún falsa
war-picture-total = suma { $total }
war-picture-need = hace falta { $need }
war-picture-double = hace falta 2 × { $half } = { $need }
war-picture-won = ganado
war-picture-lost = perdido
war-picture-judged = Se descubre el Portal de { $who }
war-words-round = Ronda { $round } de { $rounds }: { $phase }
war-words-face = Cartas a la vista, primero la que se toma antes: { $cards }
war-words-no-face = Cartas a la vista: ninguna
war-words-deck = Mazo: { $count }, encima { $top ->
        [none] nada
       *[other] { $top }
    }
war-words-discard = Descarte: { $count }
war-words-who = { $who }: { $score } de 7
war-words-horn = tocó el cuerno
war-words-stands = Puente en pie
war-words-complete = Portal completo
war-words-out = fuera de la partida
war-words-winner = gana
war-words-hand = Mano: Guerra { $wars }, Obra { $builds }, Líderes { $leaders }
war-words-known = Se conoce de ella: { $cards }
war-words-section = { war-section }: { $cards }
war-words-empty = vacía
war-words-hidden = oculta
war-words-total = Suma { $total }
war-words-own-hand = Tu mano: { $cards }
war-words-no-hand = Tu mano: vacía
war-words-open = Todos conocen de ella: { $cards }
war-words-open-section = todos conocen: { $cards }

## Lo que acaba de pasar

war-moment-attack = { $poseidon ->
        [yes] Con Poseidón, { $who } contra { $whom }, { war-section }
       *[no] { $who } contra { $whom }, { war-section }
    }
war-moment-clear = { $who } despeja { war-section }
war-moment-with = Con: { $cards } = { $total }
war-moment-against = Contra: { $cards }
war-moment-need = Hace falta { $need }: { $won ->
        [yes] ganado
       *[no] perdido
    }
war-moment-double = Hace falta el doble de { $half } = { $need }: { $won ->
        [yes] ganado
       *[no] perdido
    }
war-moment-horn = { $who } tocó el cuerno. Es el momento de atacar: si Puente y Puerta siguen completos al empezar su próximo turno, se descubren. Si los dos son verdaderos, gana; si no, pierde.
war-moment-judged = Se descubre el Portal de { $who }
war-moment-totals = Puente { $bridge }: { $bridge_true ->
        [yes] verdadero
       *[no] no verdadero
    }. Puerta { $gate }: { $gate_true ->
        [yes] verdadera
       *[no] no verdadera
    }.

## El final

war-score = { $score ->
    [one] 1 sección en pie
   *[other] { $score } secciones en pie
  }

## Lo que se consulta una y otra vez

war-glance = Portal y Líderes
war-glance-bridge = { $state ->
    [true] ✅
   *[other] •
  } **Puente**: cuatro secciones, cada una con una carta de Obra y una de Guerra. Verdadero si las cuatro sumas de Obra son todas pares o todas impares.
war-glance-gate = { $state ->
    [true] ✅
   *[other] •
  } **Puerta**: tres secciones de cartas de Obra, con un Puente en pie. Verdadera si las tres sumas son números seguidos, como 3, 4, 5.
war-glance-heph = { $state ->
    [held] 🖐️
   *[other] •
  } **Hefesto**: cambia una carta de Obra de tu Puente por una de tu Puerta.
war-glance-pos = { $state ->
    [held] 🖐️
   *[other] •
  } **Poseidón**: ataca hasta dos cartas de una sección, de Guerra o de Obra, sin duplicar.
war-glance-ares = { $state ->
    [held] 🖐️
   *[other] •
  } **Ares**: lleva dos cartas de Guerra de rivales (menos si hay menos, o menos sitio) a una sección de tu Puente.
war-glance-ceto = { $state ->
    [held] 🖐️
   *[other] •
  } **Ceto**: cambia tu mano por la de otra persona.
war-glance-draws = Al final de un turno robas – Construir: 2 cartas a la vista. Construir y Reforzar: 2 del mazo. Reforzar: 1 carta a la vista. Reforzar y Atacar: 1 del mazo, 1 carta a la vista. Atacar: 1 del mazo. Atacar y Construir: 1 carta a la vista. Nada: 1 del mazo.
war-glance-horn = ⚠️ { $who } tocó el cuerno: rompe ese Portal ahora, o puede ganar.
# Lo que merece contarse al final.
war-fact-attack = El ataque más fuerte: { $who } con { $total } contra { war-section } de { $whom }.
war-fact-attacks = Más ataques ganados: { $who } con { $count }.
war-fact-built = Más secciones construidas: { $who } con { $count }.
war-fact-leaders = Más Líderes jugados: { $who } con { $count }.

## Lo que señala la primera página de las reglas

war-label-1 = **Cartas a la vista**: se toman desde la izquierda y se reponen del mazo
war-label-2 = El **mazo**: su dorso dice qué tipo viene
war-label-3 = Tu **Puente**: cuatro secciones, abajo Obras con su suma, arriba Guerras de guardia
war-label-4 = Tu **Puerta**: tres secciones de Obras, después del Puente
war-label-5 = Si sería **verdadero** al descubrirlo ahora
war-label-6 = Tu **mano**; una carta con un ojo la conocen todos
