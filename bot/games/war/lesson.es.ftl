# La lección de War of Waves: qué hacer en cada paso y por qué; -done dice qué pasó, -tempt una jugada que no vale.

war-lesson-0 = Es una carrera por construir un Portal: un **Puente** de cuatro secciones y después una **Puerta** de tres. Las cartas de **Obra** hacen las secciones; las de **Guerra** las protegen y atacan las de los demás. Después tocas el cuerno: si todo sigue en pie un turno más tarde, y sus números son verdaderos, ganas.
war-lesson-1 = Una carta de Obra es la primera sección de tu Puente. Una sección necesita también un guardia: **refuerza** la sección 1 con tu **Guerra 6**. Quien la ataque debe llegar a 6 con cartas de Guerra, o a 12 con cartas de Obra.
war-lesson-1-done = Hace guardia, boca abajo. En un turno puedes usar dos de las tres acciones: esa fue Reforzar.
war-lesson-2 = Ahora **construye**: pon tu **Obra 5** como segunda sección de tu Puente.
war-lesson-2-tempt-1 = Obra 5 en la Puerta
war-lesson-2-done = Terminaste el turno y robaste dos cartas por Construir y Reforzar. En el turno siguiente pusiste un guardia en la sección 2, construiste la sección 3 y robaste un Líder: Ares.
war-lesson-3 = Un Líder se juega antes que nada y es el turno entero. **Ares** lleva a tu Puente cartas de Guerra de otros: llévate **las dos** de Marlin, a la **sección 3**.
war-lesson-3-done = Marlin perdió los dos guardias, y tu sección 3 tiene dos. Después construiste la sección 4 y le pusiste un guardia.
war-lesson-4 = Las cuatro secciones tienen una carta de Obra y una de Guerra: tu Puente está en pie, y la Puerta puede empezar. **Construye** tu **Obra 4** en la **Puerta**. Al final sus tres sumas deben ser números seguidos.
war-lesson-4-done = Añadiste 2 y 3 a la Puerta: 4, 2 y 3 son números seguidos. Marlin atacó tu sección 1 con Guerra 4 contra tu Guerra 6, y perdió la carta.
war-lesson-5 = Falta una cosa. Las sumas del Puente deben ser todas pares o todas impares; las tuyas son 6, 5, 2 y 6. Una sección puede tener dos cartas de Obra: **refuerza** la sección 2 con **Obra 3**, y sumará 8.
war-lesson-5-done = 6, 8, 2, 6: todas pares. Puente y Puerta están completos y son verdaderos.
war-lesson-6 = **Toca el cuerno.** Si todo sigue en pie cuando empiece tu próximo turno, se descubre, y ganas.
war-lesson-6-done = Marlin no pudo romper nada en un turno. Se descubrió tu Portal, y es verdadero.
