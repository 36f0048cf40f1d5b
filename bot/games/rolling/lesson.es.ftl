# La lección de Rolling with the Waves: qué hacer en cada paso y por qué; -done dice qué pasó.

rolling-lesson-0 = Eres pirata y tienes un mapa. En cada ronda cada cual toma tres dados y los escribe en él: en **cofres** son puntos, en **cañones** roban dados a los demás, en **Puertos** traen **infamia**, que es dinero. Gana quien tenga más puntos.
rolling-lesson-1 = Se tiraron seis dados, tres para cada cual, y eliges primero. Tu color es el rojo: los dados rojos y los transparentes son gratis; uno verde costaría infamia. Los números altos son los que más hacen: toma el **rojo 6**.
rolling-lesson-1-done = Es tuyo. Después tomaste un 4 y un 1; Marlin tomó los demás.
rolling-lesson-2 = Ahora planea en secreto adónde van tus dados: **6 al cañón pequeño**, que se llena con dos dados; **4 al cofre 1**, es tesoro; **1 a Puertos**, que pagan infamia en cada ronda.
rolling-lesson-2-done = Los dos planes se abrieron a la vez. Marlin lo puso todo en cofres. Tus Puertos son los más altos, y eso te paga 1 de infamia.
rolling-lesson-3 = Una ronda nueva, y Marlin eligió primero. El **transparente 6** es gratis para ti: tómalo, para tu cañón.
rolling-lesson-3-tempt-1 = Tomarlo como marinero borracho
rolling-lesson-3-done = Es tuyo, y después un 4 y un 2.
rolling-lesson-4 = Llena el cañón: **6 al cañón pequeño**, **4 al cofre 1**, **2 a Puertos**. Dos seises suman 12, que son tres disparos.
rolling-lesson-4-done = Los planes están abiertos, y tu cañón está lleno. Los cañones disparan antes de que se cuenten los Puertos.
rolling-lesson-5 = Tres disparos roban hasta tres dados, y Marlin no tiene Casco que los detenga. En el **cofre 2** hay dos seises: dispara contra **Marlin**, roba del cofre 2 y guárdalos en **tu cofre 2**.
rolling-lesson-5-done = Robaste los dos seises: 12 puntos cambiaron de manos. El cañón pagó además 6 de infamia, su número más bajo, y vuelve a estar vacío. Unas rondas después, los cofres están llenos o enterrados, y gana quien tenga más puntos.
