# La lección de Wave: qué hacer en cada paso y por qué; -done dice qué pasó, -tempt una jugada que no vale.

wave-lesson-0 = Se juega en equipo, para quedarse sin ninguna carta. En la pila hay una carta a la vista, y la siguiente debe ser más alta en número o en color. Algunas de tus cartas miran a los demás: ellos las ven, y tú no. Se puede decir qué carta jugar, pero nunca su número, su color ni una comparación; los **consejos** son lo seguro.
wave-lesson-1 = En la pila hay un turquesa 5, y es el turno de Marlin. Marlin no ve las cartas D y E; tú sí. La D es azul 0, y el azul es el color más alto, así que encaja. Pon el consejo **juégala ya** en la **carta D de Marlin**.
wave-lesson-1-done = Marlin confió en ti y la jugó. Un 0 cambia el sentido, así que ya es tu turno. Marlin puso consejos en las cartas que tú no ves.
wave-lesson-2 = Encima hay un azul 0. Tú ves A, B y C; D y E no te miran. Marlin dice **juégala ya** de la **E**: juégala, aunque no la veas.
wave-lesson-2-tempt-1 = Rojo 0 desde C
wave-lesson-2-done = Era amarillo 3: un número más alto que 0, así que encajó. La nueva carta en E te mira a ti.
wave-lesson-3 = Encima hay un naranja 0. Encaja todo lo que sea más alto en número o en color. Da el paso más pequeño, para que después encaje mucho: tu **rojo 0**, un color por encima, desde **C**.
wave-lesson-3-done = El 0 volvió a cambiar el sentido. Cada carta que encaja por poco deja más para los demás.
wave-lesson-4 = Encima hay un naranja 1. Juega tu **naranja 2** desde **A**: el mismo color, un número más.
wave-lesson-4-done = Y así siguió, carta a carta y consejo a consejo, hasta que se acabó el mazo. Marlin y Nerissa jugaron sus últimas cartas. Ahora solo tú tienes cartas: dos, y no ves ninguna.
wave-lesson-5 = En la **B** está el consejo **juégala ya** de Marlin. Confía.
wave-lesson-5-done = Era naranja 5, y encajó. Queda una carta.
wave-lesson-6 = La última carta de todas: juega la **D**.
wave-lesson-6-done = Turquesa 2, y no queda nada: es la ola perfecta.
