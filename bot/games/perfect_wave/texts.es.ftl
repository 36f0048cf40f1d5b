# Lo que el bot dice de Wave además de las palabras que piden sus reglas.

## En sus mesas

system-wave = Wave (cooperativo)
wave-about = Juntos hay que quedarse sin cartas, y algunas tuyas solo las ven los demás. De 5 a 12 cada cual.
wave-talk = Hablar: qué carta jugar, sí; números, colores o comparaciones, nunca
wave-talk-reminder = 🤫 Se gana o se pierde en equipo. Se puede hablar de qué carta debería jugar alguien; nunca de números, de colores ni de si una carta es más alta. Los botones de consejo que hay debajo de tu mano siempre valen.

## Comandos

wave-argument-slot = Qué carta, por su posición de A a E
wave-argument-to = La carta de quién
wave-argument-advice = Qué recomiendas
wave-command-play = Jugar una de tus cartas, vista o no
wave-command-tip = Recomendar una carta que quien la tiene no puede ver
wave-command-silver = Decir qué carta de Silver se juega
wave-command-agree = Aceptar la carta propuesta para Silver
wave-describe-play = Jugar a Wave

## Lo que está por hacerse

wave-move-play = Jugar
wave-move-tip = Dar un consejo
wave-move-silver = Para Silver
wave-move-agree = Aceptar la carta propuesta para Silver

## Lo que se espera, después de «Falta Ada»

wave-doing-turn = jugar una carta
wave-doing-silver = elegir la carta de Silver
wave-doing-proposed = aceptar la carta de Silver o proponer otra

## En las imágenes, y lo mismo en palabras

wave-sign-w = Bl
wave-sign-y = Am
wave-sign-o = Na
wave-sign-r = Ro
wave-sign-t = Tu
wave-sign-b = Az
# Las cartas de cambio: todas, el cambio de colores, el cambio de números.
wave-sign-s = X
wave-sign-cs = C
wave-sign-ns = N
wave-picture-draw = Mazo
wave-picture-pile = Pila
# En dos líneas donde hay un espacio.
wave-picture-way =
    { $direction ->
        [1] sentido horario
       *[other] sentido antihorario
    }
wave-picture-order = De menor a mayor
wave-picture-left = Quedan: { $count }
wave-picture-returned = por devueltas: { $count }
wave-legend = ▲ esta carta la ve el equipo · ▼ solo la ve quien la tiene
wave-told = Consejos en tus cartas ocultas en tus turnos anteriores, los más recientes primero:
wave-told-card = { $place }: { $said }
wave-told-tip = { wave-tip } (pila: { $cards })
# Desde el consejo se ha invertido uno de los dos órdenes, o ambos.
wave-told-tip-reversed =
    { wave-tip } (pila: { $cards }; desde entonces, { $orders ->
        [colours] colores invertidos
        [numbers] números invertidos
       *[both] colores y números invertidos
    })
wave-unseen = Cartas que no ves, en el mazo u ocultas para ti: { $cards }
wave-proposal = { $who } propone el { $card } ({ $place }) para Silver.
wave-proposal-own = Propones el { $card } ({ $place }) para Silver.
wave-ended-stuck = { $who } no tenía ninguna carta que encajara.
wave-ended-stuck-own = No tenías ninguna carta que encajara.
wave-ended-misplay = { $who } jugó una carta sin verla, y no encajó.
wave-ended-misplay-own = Jugaste una carta sin verla, y no encajó.
wave-ended-played-out = Se jugaron todas las cartas.
wave-words-top = Pila: { $card } encima
wave-words-earlier = Debajo: { $cards }
wave-words-supply = Mazo: { $draw }. Cartas que quedan: { $left }
wave-words-returned = Las cartas devueltas suman { $count } a las que quedan.
wave-words-direction = Sentido: { $way }
wave-words-colours = Colores, de menor a mayor: { $colours }
wave-words-numbers = Números, de menor a mayor: de { $least } a { $most }
wave-words-swaps = Cartas de cambio jugadas: { $cards }
wave-words-proposed = propuesta

## El final

wave-score = { $score ->
    [0] no queda ninguna carta
    [one] queda 1 carta
   *[other] quedan { $score } cartas
  }

## Lo que se consulta una y otra vez

wave-glance = Qué supera a qué
wave-glance-pile = En la pila: **{ wave-card }**. Juega una carta más alta en color o en número; basta con una de las dos cosas.
wave-glance-numbers = Números, de menor a mayor: { $numbers }
wave-glance-turn = Cada carta blanca y cada 0 cambian el sentido del juego.
wave-glance-faces = Una carta nueva mira hacia el lado contrario que la que jugaste.
wave-glance-tip-now = Consejo “juégala ya”: encaja en este momento.
wave-glance-tip-later = Consejo “buena para luego”: resérvala para más tarde.
wave-glance-tip-hold = Consejo “guárdala”: ahora no.
# Lo que merece contarse al final.
wave-fact-blind = Más valor sin ver: { $who } con { $count ->
    [one] 1 carta
   *[other] { $count } cartas
  }.
wave-fact-tips = Más consejos: { $who } con { $count }.
wave-fact-step = El mayor salto: { $who }, de { $before } a { $card }.
wave-fact-most = Más cartas jugadas: { $who } con { $count }.
wave-fact-turns = { $count ->
    [one] El sentido cambió una vez.
   *[other] El sentido cambió { $count } veces.
  }
wave-fact-played = { $count ->
    [one] 1 carta quedó en la ola.
   *[other] { $count } cartas quedaron en la ola.
  }

## Lo que señala la primera página de las reglas

wave-label-1 = Tus **cartas**: ▼ las ves tú, ▲ solo los demás
wave-label-2 = Un **consejo**: ✓ juégala ya, ⧗ buena para luego, – guárdala
wave-label-3 = La **pila**: tu carta debe ser más alta en número o en color
wave-label-4 = El **sentido** del juego; las cartas blancas y los ceros lo cambian
wave-label-5 = **Colores y números** de menor a mayor
wave-label-6 = El **mazo**: después de cada carta robas una
