# Qué sería lo sensato: en mesas que acordaron tener consejero.

setting-coach = Consejero
setting-coach-no = ninguno
setting-coach-yes = quien lo pide recibe orientación en privado
contract-coach = 💡 En tu turno puedes preguntar en privado qué sería lo sensato, y por qué
button-coach = ¿Qué es lo sensato?
coach-move = 💡 Esto haría quien juega muy bien: **{ $what }**
coach-quick = 💡 Según reglas sencillas, sin pensarlo a fondo: **{ $what }**
coach-second = La segunda opción es claramente peor: { $what }
coach-as-good = Más o menos igual de bueno: { $what }
coach-expects = Lo más probable después, { $share } de cada 10 veces: { $what }
coach-fears = De temer, { $share } de cada 10 veces: { $what }
coach-you = { $who } (tú)
coach-may = El consejero no sabe más que tú, y puede equivocarse.
error-no-coach = Esta mesa no acordó tener consejero. Eso se ajusta en la sala.
