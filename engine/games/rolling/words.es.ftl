# Rolling with the Waves en español.
#
# $who y $whom son nombres de jugadores (`seat` y `target` de un suceso). $colour es el número de un color como en el
# registro: el asiento dueño de los dados, -1 para transparente; $part y $cannon son códigos. $dice, $stolen y otras
# listas van unidas, y cada elemento lo dice rolling-card; $stolen-count es cuántos. Sí y no llegan como `yes` y `no`.
# Todo lo demás es un campo del suceso, del menú o de la negativa, tal cual.

rolling-name = Rolling with the Waves

## Dados

# Un dado como `red-4`, o un número, que se dice tal cual.
rolling-card =
    { $card ->
        [red-1] rojo 1
        [red-2] rojo 2
        [red-3] rojo 3
        [red-4] rojo 4
        [red-5] rojo 5
        [red-6] rojo 6
        [green-1] verde 1
        [green-2] verde 2
        [green-3] verde 3
        [green-4] verde 4
        [green-5] verde 5
        [green-6] verde 6
        [blue-1] azul 1
        [blue-2] azul 2
        [blue-3] azul 3
        [blue-4] azul 4
        [blue-5] azul 5
        [blue-6] azul 6
        [yellow-1] amarillo 1
        [yellow-2] amarillo 2
        [yellow-3] amarillo 3
        [yellow-4] amarillo 4
        [yellow-5] amarillo 5
        [yellow-6] amarillo 6
        [purple-1] morado 1
        [purple-2] morado 2
        [purple-3] morado 3
        [purple-4] morado 4
        [purple-5] morado 5
        [purple-6] morado 6
        [clear-1] transparente 1
        [clear-2] transparente 2
        [clear-3] transparente 3
        [clear-4] transparente 4
        [clear-5] transparente 5
        [clear-6] transparente 6
       *[other] { $card }
    }
rolling-colour =
    { $colour ->
        [0] rojo
        [1] verde
        [2] azul
        [3] amarillo
        [4] morado
       *[-1] transparente
    }

## Partes del mapa

rolling-part-infamy = Infamia
rolling-part-spirits = Ánimo
rolling-part-chest1 = Cofre 1
rolling-part-chest2 = Cofre 2
rolling-part-chest3 = Cofre 3
rolling-part-hull = Casco
rolling-part-small = Cañón pequeño
rolling-part-large = Cañón grande
rolling-part-ports = Puertos
rolling-part-crew = Tripulación
rolling-part =
    { $part ->
        [spirits] { rolling-part-spirits }
        [chest1] { rolling-part-chest1 }
        [chest2] { rolling-part-chest2 }
        [chest3] { rolling-part-chest3 }
        [hull] { rolling-part-hull }
        [small] { rolling-part-small }
        [large] { rolling-part-large }
        [ports] { rolling-part-ports }
       *[crew] { rolling-part-crew }
    }
# La parte de $other, donde un texto nombra dos.
rolling-other =
    { $other ->
        [spirits] { rolling-part-spirits }
        [chest1] { rolling-part-chest1 }
        [chest2] { rolling-part-chest2 }
        [chest3] { rolling-part-chest3 }
        [hull] { rolling-part-hull }
        [small] { rolling-part-small }
        [large] { rolling-part-large }
        [ports] { rolling-part-ports }
       *[crew] { rolling-part-crew }
    }
rolling-cannon =
    { $cannon ->
        [small] el cañón pequeño
        [large] el cañón grande
       *[both] los dos cañones
    }
# Lo que de una ganancia de infamia no encontró un círculo libre.
rolling-lost =
    { $lost ->
        [0] { "" }
       *[other] ; se pierde lo que pasa de 20: { $lost }
    }
rolling-shots =
    { $shots ->
        [one] 1 disparo
       *[other] { $shots } disparos
    }

## Fases

rolling-phase-draft = { $who } elige un dado.
rolling-phase-plan = Todos planean en secreto.
rolling-phase-fire = { $who } dispara.
rolling-phase-over = La partida ha terminado.

## Menú

rolling-menu-draft = ¿Qué dado tomas?
rolling-menu-die-free = { rolling-colour } { $value }: gratis
rolling-menu-die-paid = { rolling-colour } { $value }: por { $cost } de infamia
rolling-menu-die-sailor = { rolling-colour } { $value }: como marinero borracho (1)
rolling-menu-die-either = { rolling-colour } { $value }: por { $cost } de infamia o como marinero borracho (1)
rolling-menu-pay-or-sailor = ¿Pagas este dado o lo tomas como marinero borracho?
rolling-menu-pay = Pagar { $cost } de infamia; sigue siendo un { $value }
rolling-menu-sailor = Marinero borracho: gratis, y pasa a ser un 1
rolling-field-sailor = como marinero borracho (1)
rolling-menu-confirm-paying = Un dado gratis muestra el mismo número. ¿Pagar { $cost } de infamia de todos modos?
rolling-menu-plan = Tu dado { $die } muestra { $value }. ¿Adónde va?
# Adónde fueron los dados anteriores: $part y $part-value, $other y $other-value.
rolling-menu-plan-2 = { $part-value } → { rolling-part }. Tu dado { $die } muestra { $value }. ¿Adónde va?
rolling-menu-plan-3 = { $part-value } → { rolling-part }, { $other-value } → { rolling-other }. Tu dado { $die } muestra { $value }. ¿Adónde va?
rolling-menu-part = { rolling-part } ({ $filled }/{ $squares })
rolling-menu-bury = Enterrar el cofre { $chest } (tesoro { $sum }) con los tres dados
rolling-menu-confirm-bury =
    { $free ->
        [one] Al cofre { $chest } todavía le queda una casilla libre, y un cofre enterrado ya no admite dados. ¿Enterrarlo de todos modos?
       *[other] Al cofre { $chest } todavía le quedan { $free } casillas libres, y un cofre enterrado ya no admite dados. ¿Enterrarlo de todos modos?
    }
rolling-menu-boost =
    { $filled ->
        [2] Las dos casillas de tu Ánimo están llenas.
       *[other] Este plan llena la segunda casilla de tu Ánimo.
    } ¿Escribir otro dado como un 7? Eso vacía el Ánimo.
rolling-menu-boost-none = No, conservar el Ánimo
rolling-menu-boost-part = { rolling-part }: 7 en vez de { $value }
rolling-menu-fire =
    { $shot ->
        [1] ¿Contra quién disparas?
       *[other] ¿Y el otro cañón?
    }
rolling-menu-fire-at = { $whom }, con { rolling-cannon }: { rolling-shots }, Casco { $hull }
rolling-menu-fire-sea = Al mar, con { rolling-cannon }
rolling-menu-aim = ¿Qué cofre (desde arriba) y a cuál de los tuyos?
rolling-menu-steal = Cofre { $chest } → tu { $into } (huecos: { $room }): { $treasure }
rolling-menu-stow = Tu cofre { $into } (huecos: { $room }); nada que robar
rolling-menu-confirm-lost =
    { $lost ->
        [one] No hay sitio para un dado robado: se pierde. ¿Disparar de todos modos?
       *[other] No hay sitio para { $lost } dados robados: se pierden. ¿Disparar de todos modos?
    }
rolling-menu-confirm-sea = Hay un tesoro al alcance. ¿Disparar al mar de todos modos?

## Los campos de una jugada escrita

rolling-field-put = { $value } → { rolling-part }
rolling-field-shot = { rolling-cannon } contra { $whom }: cofre { $chest } a tu cofre { $into }
rolling-field-shot-empty = { rolling-cannon } contra { $whom }, a tu cofre { $into }

## Negativas

rolling-refusal-over = La partida ha terminado.
rolling-refusal-no-such-seat = Ahí no juega nadie.
rolling-refusal-not-your-turn = No es tu turno.
rolling-refusal-wrong-phase = { $phase ->
    [draft] Ahora se eligen dados: toma uno de la tirada.
    [plan] Ahora todos planean: di adónde van tus tres dados o entierra un cofre.
    [fire] Ahora disparan los cañones: di a qué apunta cada uno de los tuyos.
   *[over] La partida ha terminado.
}
rolling-refusal-no-such-die = Ese dado no está en esta tirada: van de 0 a { $last }.
rolling-refusal-die-taken = Ese dado ya está tomado. Toma uno que todavía esté en el centro.
rolling-refusal-too-dear = Ese dado cuesta { $cost } de infamia, y tienes { $infamy }. Los dados transparentes y los de tu color son gratis.
rolling-refusal-no-sailor = El marinero borracho es solo para cuando no queda ningún dado transparente ni de tu color. Toma uno de esos: son gratis.
rolling-refusal-put-or-bury = Un plan pone tres dados en el mapa o entierra un cofre.
rolling-refusal-three-dice = Cada uno de tus tres dados va a una parte distinta.
rolling-refusal-no-room = { rolling-part }: ninguna casilla libre. Elige una parte que tenga alguna.
rolling-refusal-chest-buried = El cofre { $chest } está enterrado: no entra ni sale nada. Elige uno abierto.
rolling-refusal-no-such-chest = Ese cofre no existe: son el 1, el 2 y el 3.
rolling-refusal-nothing-to-bury = El cofre { $chest } está vacío: pon un dado dentro antes de enterrarlo.
rolling-refusal-no-boost = El 7 es para una parte en la que pones un dado en este plan, y no para el Ánimo.
rolling-refusal-spirits-not-full = { $filled ->
    [0] Ninguna de las dos casillas de Ánimo estaría llena; un 7 necesita las dos.
    [one] Solo 1 de las dos casillas de Ánimo estaría llena; un 7 necesita las dos.
   *[other] Solo { $filled } de las dos casillas de Ánimo estarían llenas; un 7 necesita las dos.
}
rolling-refusal-one-shot-each = { $cannons ->
    [one] Tienes 1 cañón lleno: indica un disparo.
   *[other] Tienes { $cannons } cañones llenos: indica un disparo para cada uno.
}
rolling-refusal-no-such-target = Ahí no juega nadie. Elige el barco de otra persona o dispara al mar.
rolling-refusal-own-ship = Ese es tu propio barco. Elige el de otra persona o dispara al mar.
rolling-refusal-sea-is-empty = Un disparo al mar no se lleva nada: no indiques los cofres.
rolling-refusal-name-a-chest = Indica de qué cofre robas.
rolling-refusal-nothing-to-steal = Ese cofre está vacío. Elige uno que tenga dados.
rolling-refusal-name-a-hold = Indica a cuál de tus cofres va el tesoro.
rolling-refusal-same-chest = Los dos cañones apuntan a un mismo barco: que apunten al mismo cofre y guarden en el mismo cofre.

## Sucesos

rolling-event-round = Ronda { $round }: { $who } tiró { $dice }.
rolling-event-round-own = Ronda { $round }: tiraste { $dice }.
rolling-event-drafted =
    { $sailor ->
        [yes] { $who } tomó un marinero borracho ({ rolling-colour }): un 1.
       *[no] { $cost ->
            [0] { $who } tomó un { rolling-colour } { $value }.
           *[other] { $who } contrató un { rolling-colour } { $value } por { $cost } de infamia.
        }
    }
rolling-event-drafted-own =
    { $sailor ->
        [yes] Tomaste un marinero borracho ({ rolling-colour }): un 1.
       *[no] { $cost ->
            [0] Tomaste un { rolling-colour } { $value }.
           *[other] Contrataste un { rolling-colour } { $value } por { $cost } de infamia.
        }
    }
rolling-event-sealed = El plan de { $who } ya está.
rolling-event-sealed-own = { "" }
rolling-event-own-plan =
    { $boosted ->
        [yes] Planeaste un 7 para { rolling-part }, con tu Ánimo.
       *[no] Planeaste un { $value } para { rolling-part }.
    }
rolling-event-own-burying = Planeaste enterrar el cofre { $chest }.
rolling-event-revealed = Se abrieron todos los planes de la ronda { $round }.
rolling-event-wrote =
    { $boosted ->
        [yes] { $who } borró el Ánimo y escribió un 7 en { rolling-part }.
       *[no] { $who } escribió un { $value } en { rolling-part }.
    }
rolling-event-wrote-own =
    { $boosted ->
        [yes] Borraste el Ánimo y escribiste un 7 en { rolling-part }.
       *[no] Escribiste un { $value } en { rolling-part }.
    }
rolling-event-buried = { $who } enterró el cofre { $chest }.
rolling-event-buried-own = Enterraste el cofre { $chest }.
rolling-event-strengthened = El Casco de { $who } llegó al nivel { $level }.
rolling-event-strengthened-own = Tu Casco llegó al nivel { $level }.
rolling-event-cannons = Dispararon los cañones, primero quien tenía más infamia.
# En vez de un robo, $why es `sea`, `empty`, `short` o `hull`. Se hicieron $shots disparos, el Casco detuvo $blocked;
# $lost de los dados robados ($stolen) no encontraron sitio.
rolling-event-fired =
    { $why ->
        [sea] { $who } disparó al mar con { rolling-cannon }.
        [empty] { $who } disparó contra { $whom } con { rolling-cannon }, y no había nada que robar.
        [short] { $who } disparó contra { $whom } con { rolling-cannon }: por debajo del primer nivel no hay disparo.
        [hull] { $who } disparó contra { $whom } con { rolling-cannon }: el Casco detuvo todos los disparos.
       *[other] { $lost ->
            [0] { $who } disparó contra { $whom } con { rolling-cannon } y robó { $stolen } del cofre { $chest } al cofre { $into }.
            [one] { $who } disparó contra { $whom } con { rolling-cannon } y robó { $stolen } del cofre { $chest } al cofre { $into }; 1 no encontró sitio y se perdió.
           *[other] { $who } disparó contra { $whom } con { rolling-cannon } y robó { $stolen } del cofre { $chest } al cofre { $into }; { $lost } no encontraron sitio y se perdieron.
        }
    }
rolling-event-fired-own =
    { $why ->
        [sea] Disparaste al mar con { rolling-cannon }.
        [empty] Disparaste contra { $whom } con { rolling-cannon }, y no había nada que robar.
        [short] Disparaste contra { $whom } con { rolling-cannon }: por debajo del primer nivel no hay disparo.
        [hull] Disparaste contra { $whom } con { rolling-cannon }: el Casco detuvo todos los disparos.
       *[other] { $lost ->
            [0] Disparaste contra { $whom } con { rolling-cannon } y robaste { $stolen } del cofre { $chest } al cofre { $into }.
            [one] Disparaste contra { $whom } con { rolling-cannon } y robaste { $stolen } del cofre { $chest } al cofre { $into }; 1 no encontró sitio y se perdió.
           *[other] Disparaste contra { $whom } con { rolling-cannon } y robaste { $stolen } del cofre { $chest } al cofre { $into }; { $lost } no encontraron sitio y se perdieron.
        }
    }
rolling-event-fired-you =
    { $why ->
        [sea] { $who } disparó al mar con { rolling-cannon }.
        [empty] { $who } disparó contra ti con { rolling-cannon }, y no había nada que robar.
        [short] { $who } disparó contra ti con { rolling-cannon }: por debajo del primer nivel no hay disparo.
        [hull] { $who } disparó contra ti con { rolling-cannon }: el Casco detuvo todos los disparos.
       *[other] { $lost ->
            [0] { $who } disparó contra ti con { rolling-cannon } y robó { $stolen } de tu cofre { $chest } al cofre { $into }.
            [one] { $who } disparó contra ti con { rolling-cannon } y robó { $stolen } de tu cofre { $chest } al cofre { $into }; 1 no encontró sitio y se perdió.
           *[other] { $who } disparó contra ti con { rolling-cannon } y robó { $stolen } de tu cofre { $chest } al cofre { $into }; { $lost } no encontraron sitio y se perdieron.
        }
    }
rolling-event-paid = { $who } ganó { $infamy } de infamia por { rolling-cannon }{ rolling-lost }.
rolling-event-paid-own = Ganaste { $infamy } de infamia por { rolling-cannon }{ rolling-lost }.
rolling-event-raided =
    { $most ->
        [yes] { $who } ganó { $infamy } de infamia por Puertos, 1 de ella por la suma más alta{ rolling-lost }.
       *[no] { $who } ganó { $infamy } de infamia por Puertos{ rolling-lost }.
    }
rolling-event-raided-own =
    { $most ->
        [yes] Ganaste { $infamy } de infamia por Puertos, 1 de ella por la suma más alta{ rolling-lost }.
       *[no] Ganaste { $infamy } de infamia por Puertos{ rolling-lost }.
    }
rolling-event-hired =
    { $dice ->
        [one] { $who } contrató: un dado más en la bolsa.
       *[other] { $who } contrató: { $dice } dados más en la bolsa.
    }
rolling-event-hired-own =
    { $dice ->
        [one] Contrataste: un dado más en la bolsa.
       *[other] Contrataste: { $dice } dados más en la bolsa.
    }
# $winners son nombres, $count es cuántos.
rolling-event-ended =
    { $reason ->
        [chests] { rolling-reason-chests }
       *[squares] { rolling-reason-squares }
    } { $count ->
        [one] Ganó { $winners }.
       *[other] Ganaron juntos { $winners }.
    }

## Cómo terminó

rolling-reason-chests = Los tres cofres de un mapa estaban enterrados o llenos; gana quien tiene más puntos y, en un empate, más infamia.
rolling-reason-squares = Todas las casillas de Puertos, Tripulación y Casco de un mapa estaban llenas; gana quien tiene más puntos y, en un empate, más infamia.

## Por qué un jugador virtual hace algo

# $value es un dado, $part una parte del mapa, $chest el número de un cofre, $whom un jugador
rolling-why-sailor = Ningún dado es gratis, y pagar costaría más de lo que da.
rolling-why-sailor-poor = Ningún dado es gratis, y la infamia no alcanza para ninguno.
rolling-why-free = Un { $value } gratis es lo que más vale de lo que queda.
rolling-why-hired = El { $value } vale su infamia.
rolling-why-rob = Donde más se puede sacar es de { $whom }.
rolling-why-sea = No se puede sacar nada de ningún sitio.
rolling-why-spare = Aquí es mejor no robar a nadie.
rolling-why-bury = Podrían robar del cofre { $chest }; enterrado está a salvo y vale 2 más.
rolling-why-bury-full = El cofre { $chest } está lleno: enterrado está a salvo y vale 2 más.
rolling-why-loaded = Con eso un cañón queda lleno y dispara enseguida.
rolling-why-loading = Un cañón cargado da más que sus dados en un cofre.
rolling-why-hull = Otros tienen cañones, y el Casco detiene disparos.
rolling-why-part = Llena, esta parte vale 5 puntos, y sus niveles ayudan por el camino: { rolling-part }.
rolling-why-boost = El Ánimo hace un 7 ahí: { rolling-part }.
rolling-why-spirits = Dos de Ánimo hacen un 7 más tarde.
rolling-why-treasure = Un tesoro vale lo que muestra.

# Lo que se cuenta para las estadísticas.
rolling-tally-buried = Cofres enterrados: { $count }
rolling-tally-thefts = Cofres robados: { $count }
rolling-tally-shots = Disparos: { $count }
rolling-tally-infamy = Infamia: { $count }

# Jugar por adelantado

rolling-ahead-die = ¿Qué dado prefieres?
rolling-ahead-next = ¿Y cuál si ese ya no está?
rolling-ahead-dearest = El más caro que puedas pagar
rolling-ahead-wish-dearest = el más caro que puedas pagar
rolling-ahead-wish = { rolling-colour } { $value }
rolling-way-pay = Pagar lo que cueste
rolling-way-sailor-4 = Marinero borracho si cuesta más de 4
rolling-way-sailor-3 = Marinero borracho si cuesta más de 3
rolling-way-sailor-2 = Marinero borracho si cuesta más de 2
rolling-way-sailor-0 = Marinero borracho antes que pagar
rolling-claim-first = { rolling-colour } { $value } sigue ahí cuando tomes tu próximo dado
rolling-claim-free = un dado gratis para ti sigue ahí
rolling-habit-fire = Cuando disparen tus cañones
rolling-habit-sea = al mar

## Lo que un jugador virtual espera o teme

rolling-then-wins = { $who } gana.
rolling-then-robs = { $who } roba a { $whom }.
rolling-then-drafts = { $who } toma un { rolling-colour } { $value }.
rolling-then-buries = { $who } entierra el cofre { $chest }.
rolling-then-writes = { $who } escribe en { rolling-part }.

## Estilos de los jugadores virtuales

rolling-style-hoarder = acaparador
rolling-style-hoarder-about = llena sobre todo sus cofres
rolling-style-cannoneer = artillero
rolling-style-cannoneer-about = carga cañones y roba
rolling-style-harbour = capitán de puerto
rolling-style-harbour-about = amplía los Puertos y los guarda
