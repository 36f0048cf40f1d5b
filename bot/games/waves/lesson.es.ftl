# Las lecciones de Waves: qué hacer en cada paso y por qué; -done dice qué pasó, -tempt una jugada que no vale.

waves-lesson-0 = Quieres los **Ancianos**: las cartas boca arriba, una delante de cada asiento, que juntas forman el consejo. El número de una carta es su Poder. En cada ronda cada cual coloca un **Agente** junto a su Anciano. Después, la clase con más cartas a la vista activa su **Tablilla**, una regla especial; y un Agente más fuerte que su Anciano lo consigue, por una de las **Conchas**.
waves-lesson-1 = Tu Anciano en A es un Guardián (2). En el consejo mandan los Guardianes, así que puede salir su Tablilla “Ganan los mansos”: entonces consigue quien tiene el mismo Poder o menos. Coloca tu **Erudito (1)** como **Seguidor**: una carta, boca abajo, que actúa primero.
waves-lesson-1-done = Los Guardianes siguieron por delante, así que ganaron los mansos: tu 1 no supera al 2, y el Guardián es tuyo. Costó una de las 3 Conchas.
waves-lesson-2 = Tu Agente es ahora el nuevo Anciano en A: un Erudito. Ahora mandan los Eruditos, y “Eruditos en alza” lo convertiría en un 6. Un **Rebelde** cuenta cuando se cuentan las clases: coloca tu **Caballero (3)** como **Rebelde**, y los Caballeros pueden ponerse por delante.
waves-lesson-2-tempt-1 = Dos Caballeros como Rebeldes
waves-lesson-2-done = Tu Caballero y el de Marlin lo cambiaron: tres Caballeros, y su Tablilla es Calma. El 3 supera al 1, y te quedaba una Concha, aunque los Seguidores actúan antes que los Rebeldes.
waves-lesson-3 = Esta vez solo hay 2 Conchas, y los Seguidores llegan antes a ellas. Tu Anciano es un Caballero (3): coloca tu **Vidente (4)** como **Seguidor** y guarda los Nobles para más tarde.
waves-lesson-3-done = Los Videntes se pusieron por delante: antes de las Olas cada Anciano cambió de lugar: el de Marlin pasó a ti, el tuyo a Otto, y así todos. Te volvió a tocar un Caballero, y el 4 supera al 3. A los Rebeldes no les quedó ninguna Concha.
waves-lesson-4 = Tienes tres clases; con la cuarta ganas aquí. Tu Anciano es un Vidente. Pero mandan los Videntes, y su Tablilla se lo llevaría. Dos Nobles son tantos como dos Videntes, y en un empate manda la clase más alta: coloca **un Noble (5)** como **Rebelde**.
waves-lesson-4-done = Los Nobles tuvieron la mayoría: Calma, así que tu Vidente se quedó. El 5 supera al 4, quedaba una Concha, y esa es tu cuarta clase.

breakers-lesson-0 = Dos equipos quieren los **Ancianos**: las cartas boca arriba, una delante de cada asiento, que juntas forman el consejo. El número de una carta es su Poder. En cada ronda cada cual coloca un **Agente** junto a su Anciano. Después, la clase con más cartas a la vista activa su **Tablilla**, una regla especial; y un Agente más fuerte que su Anciano lo consigue, por una de las **Conchas**. Ganan las 5 clases, o 7 Ancianos cualesquiera.
breakers-lesson-1 = Nerissa y tú son un equipo; Marlin y Otto, el otro. Tu Anciano es un Vidente (4). Mandan los Videntes, y su Tablilla mueve a cada Anciano un lugar: te llegaría el Guardián (2) de Marlin, y el tuyo pasaría a Otto. Coloca tu **Caballero (3)** como **Seguidor**: una carta, boca abajo, que actúa primero.
breakers-lesson-1-done = Los Videntes siguieron por delante, y te llegó el Guardián: el 3 supera al 2. Nerissa consiguió un Caballero. Lo que consigue el equipo se comparte.
breakers-lesson-2 = Tu Caballero es ahora tu Anciano. Mandan los Eruditos. Un **Rompiente** puede ser varias cartas de una clase, y cada una cuenta: coloca **dos Videntes** como **Rompientes**.
breakers-lesson-2-tempt-1 = Dos Nobles como Rompientes
breakers-lesson-2-done = Tres Caballeros fueron más que tus dos Videntes, así que hubo Calma. Solo uno de tus Videntes se quedó para actuar, y el 4 supera al 3.
breakers-lesson-3 = Esta vez colocas primero, y hay 2 Conchas. Tu Anciano es un Vidente (4). Solo una de tus cartas es más fuerte: coloca tu **Noble (5)** como **Seguidor**.
breakers-lesson-3-done = El 5 supera al 4: tu equipo tiene ahora un Guardián, Caballeros y un Vidente.
breakers-lesson-4 = Tu Anciano es un Noble (5), y nada de lo que tienes es más fuerte. A veces pasa. Un Anciano que no consigues viene a tu mano: coloca tu **Noble** como **Seguidor**, y tu Noble vuelve. Mientras tanto, Nerissa puede conseguir una clase.
breakers-lesson-4-done = 5 contra 5 no bastó, y el Noble está en tu mano. Nerissa consiguió un Erudito, así que solo falta un Noble.
breakers-lesson-5 = En el consejo hay tres Nobles, muy por encima de lo que tiene nadie. Pero si los Guardianes logran la mayoría, ganan los mansos. Coloca **los dos Guardianes** como **Rompientes**.
breakers-lesson-5-done = Cinco Guardianes, y ganaron los mansos: el Guardián de Nerissa consiguió un Noble con la única Concha. Tu equipo ya tiene las cinco clases.
