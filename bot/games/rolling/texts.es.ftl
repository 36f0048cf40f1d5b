# Lo que el bot dice de Rolling with the Waves además de las palabras que piden sus reglas.

## En sus mesas

system-rolling = Rolling with the Waves
rolling-about = Elige dados, escríbelos en secreto en tu mapa y asalta los cofres de los demás. Unas 16 jugadas cada cual.

## Comandos

rolling-argument-die = Qué dado
rolling-argument-sailor = Tomarlo como marinero borracho en vez de pagar
rolling-argument-put = Adónde van tus tres dados
rolling-argument-bury = Enterrar un cofre en su lugar
rolling-argument-boost = Con el Ánimo lleno: qué dado pasa a ser un 7
rolling-argument-shots = Qué hacen tus cañones llenos
rolling-command-draft = Tomar un dado
rolling-command-plan = Planear tus tres dados o enterrar un cofre
rolling-command-fire = Disparar tus cañones llenos
rolling-describe-play = Jugar a Rolling with the Waves

## Lo que está por hacerse

rolling-move-draft = Tomar
rolling-move-plan = Planear
rolling-move-fire = Disparar

## Lo que se espera, después de «Falta Ada»

rolling-doing-draft = tomar un dado
rolling-doing-plan = planear
rolling-may-change = Tu plan está entregado. Hasta que estén todos, puedes cambiarlo:
rolling-doing-fire = disparar

## En las imágenes, y lo mismo en palabras

# Las letras de un color; el dado lleva además una forma.
rolling-sign =
    { $colour ->
        [0] R
        [1] V
        [2] Az
        [3] A
        [4] M
       *[-1] T
    }
rolling-sign-hull = C
rolling-sign-small = P
rolling-sign-large = G
rolling-sign-ports = Pu
rolling-sign-crew = Tr
rolling-picture-round = Ronda { $round }
rolling-picture-bag = Bolsa
rolling-picture-draft = Se eligen dados
rolling-picture-plan = Planes secretos
rolling-picture-fire = Disparan los cañones
rolling-picture-over = El final
rolling-picture-points = { $points ->
    [one] 1 pt
   *[other] { $points } pts
  }
rolling-picture-plan-in = plan listo
rolling-picture-plan-open = aún planea
rolling-picture-fires =
    { $place ->
        [1] dispara ya
       *[other] dispara { $place }.º
    }
rolling-picture-chests = Cofres
rolling-picture-shots =
    { $cannon ->
        [small] Pequeño
       *[large] Grande
    }: { $shots }
# Las partes en una fila de una imagen: en total caben unas 50 letras.
rolling-legend =
    { $part ->
        [spirits] Ánimo
        [hull] Casco
        [small] Cañón peq.
        [large] Cañón gr.
        [ports] Puertos
       *[crew] Tripulación
    }
rolling-score-treasure = Tesoro
rolling-score-buried = Enterr.
rolling-score-squares = Partes
rolling-score-infamy = Infam.
rolling-score-points = Puntos
# Varios dados de un color, y un dado con lo que muestra.
rolling-words-several = { $count } { $count ->
    [one] { rolling-colour }
   *[other] { $colour ->
        [0] rojos
        [1] verdes
        [2] azules
        [3] amarillos
        [4] morados
       *[-1] transparentes
      }
  }
rolling-words-die = { rolling-colour } { $value }
rolling-words-round = Ronda { $round }: { $phase }
rolling-words-bag = Bolsa: { $dice }
rolling-words-pool = Para elegir: { $dice }
rolling-words-sailor = { $die } como marinero borracho
rolling-words-who = { $who } ({ $colour }): { $points ->
        [one] 1 punto
       *[other] { $points } puntos
    }
rolling-words-winner = gana
rolling-words-infamy = Infamia { $infamy } de { $most }, Ánimo { $spirits } de 2{ $planned ->
        [yes] {" "}(uno más planeado)
       *[no] { "" }
    }
rolling-words-chest = Cofre { $chest }: { $dice }{ $more ->
        [0] { "" }
       *[other] , planeado: { $more }
    }{ $state ->
        [buried] , enterrado
        [burying] , se enterrará
       *[open] { "" }
    }
rolling-words-empty = nada
rolling-words-part = { rolling-part }: { $dice }{ $more ->
        [0] { "" }
       *[other] , planeado: { $more }
    }{ $level ->
        [0] { "" }
       *[other] ; nivel { $level }
    }
rolling-words-sum = Suma { $sum }; niveles en { $levels }
rolling-words-hand = Dados: { $dice }
rolling-words-plan-in = El plan está listo
rolling-words-plan-open = Aún planea
rolling-words-fires = Orden de disparo: { $place }
rolling-words-shots =
    { $cannon ->
        [small] cañón pequeño
       *[large] cañón grande
    } { $shots ->
        [one] 1 disparo
       *[other] { $shots } disparos
    }
rolling-words-score = { $who }: { $points } = tesoro { $treasure }, enterrados { $buried }, partes { $squares }, infamia { $infamy }
rolling-words-own-plan = Tu plan sellado: { $plan }
rolling-words-maps = Mapas
# Partes de un mapa en una línea, donde si no un texto alternativo sería demasiado largo; lo vacío no se nombra.
rolling-brief-who = { $who }: { $points ->
        [one] 1 punto
       *[other] { $points } puntos
    }, infamia { $infamy }
rolling-brief-buried = enterrado
rolling-brief-planned = planeado: { $more }
rolling-brief-level = nivel { $level }

## Lo que acaba de pasar

rolling-moment-revealed = Los planes de la ronda { $round }
rolling-moment-put = { $value } en { rolling-part }
rolling-moment-boosted = 7 en { rolling-part } con Ánimo
rolling-moment-buries = entierra el cofre { $chest }
rolling-moment-volley = { $who } contra { $whom } con { rolling-cannon }: { $shots ->
        [one] 1 disparo
       *[other] { $shots } disparos
    } − { $blocked } por el Casco = { $through }.
rolling-moment-you = ti
rolling-moment-stole = Robado del cofre { $chest }, desde arriba: { $dice }{ $kept ->
        [0] ; no había sitio: se pierde todo.
       *[other] { $lost ->
            [0] . Guardado en el cofre { $into }.
            [one] ; el último no encontró sitio y se pierde. El resto está en el cofre { $into }.
           *[other] ; los últimos { $lost } no encontraron sitio y se pierden. El resto está en el cofre { $into }.
        }
    }
rolling-moment-nothing = No había nada que robar.
rolling-moment-sea = { $who } con { rolling-cannon }: al mar.
rolling-moment-order = Disparan los cañones: { $order }

## El final

rolling-score = { $score ->
    [one] 1 punto
   *[other] { $score } puntos
  }

## Lo que se consulta una y otra vez

rolling-glance = Qué hace cada parte
# $filled de $size casillas tienen un dado, $rule es lo que da la parte.
rolling-glance-line = • **{ $part }** ({ $filled } de { $size }): { $rule }
rolling-glance-short = • **{ $part }** ({ $filled } de { $size }): lo mismo.
rolling-glance-robbed = ⚠️ Se puede robar: alguien tiene un cañón lleno, o le falta un dado.
rolling-glance-spirits = dos dados, de cualquier número; entonces uno de tus dados puede ser un 7, y los dos se borran.
rolling-glance-chest = puntos, los que muestren los dados al final. Otros pueden robar desde arriba hasta que se entierre.
rolling-glance-hull = detiene 1 disparo con una suma de 7, 2 con 14, 3 con 21. Lleno: 5 puntos.
rolling-glance-small = lleno, dispara: 1 disparo con una suma de 4, 2 con 7, 3 con 10. Después se borra y paga su número más bajo en infamia.
rolling-glance-large = igual, con 1 disparo en 3, 2 en 6, 3 en 9, 4 en 15.
rolling-glance-ports = en cada ronda 1 de infamia con una suma de 3, 2 con 10, 3 con 18, y 1 más para la más alta si no hay empate. Llenos: 5 puntos.
rolling-glance-crew = con una suma de 5, 11 y 19, un dado más de tu color va a la bolsa. Llena: 5 puntos.
rolling-glance-bury = En vez de eso, los tres dados de una ronda entierran un cofre: queda a salvo, ya no admite dados y vale 2 puntos más.
rolling-glance-infamy = La infamia paga dados de otros, decide quién dispara primero, y al final cada 3 son 1 punto.
# Lo que merece contarse al final.
rolling-fact-theft = El mayor robo: { $who } sacó { $sum } del cofre { $chest } de { $whom }.
rolling-fact-buried = El primer cofre bajo tierra: { $who } enterró el cofre { $chest } en la ronda { $round }.
rolling-fact-infamy = Más infamia ganada: { $who } con { $count }.
rolling-fact-shots = Más disparos: { $who } con { $count }.
rolling-fact-margin = { $who } acabó { $count ->
    [one] 1 punto
   *[other] { $count } puntos
} por delante de { $whom }.
rolling-fact-chest = El cofre más lleno: el cofre { $chest } de { $who }, con { $sum }.

## Lo que señala la primera página de las reglas

rolling-label-1 = Los **dados** de esta ronda: uno por turno; los transparentes y los de tu color son gratis
rolling-label-2 = **Infamia**: tu dinero
rolling-label-3 = **Cofres**: los dados que hay en ellos son puntos
rolling-label-4 = Las **partes** de tu barco, con casillas para dados
rolling-label-5 = Lo que suma una parte, y con qué sumas hace más
rolling-label-6 = Aquí quedan los tres dados que tomas
