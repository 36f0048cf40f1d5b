# Lo que hay en las imágenes, y lo mismo en palabras. Los signos tienen una o dos letras; las palabras son breves.

pair = { $name }: { $value }
words-none = nada
words-changed = nuevo desde tu jugada
words-to-act = le toca

## A la siguiente mesa

button-onward = Siguiente: { $name } #{ $table }
onward-none = No te espera ninguna otra mesa. /games muestra todas las tuyas.

## El final, en privado

over-place = El registro y la revancha están en { $place }.

## Rondas

round-name = Ronda { $round }
round-goes-on = ⏪ Se deshizo una jugada: esta ronda sigue abajo.
since-more = y { $count } más
button-since = Todo lo que pasó
button-since-page = { $page } de { $pages }

## El resumen

recap-marked = 👉 marca lo que te hicieron.

## El final de una partida

ending-winners = { $count ->
    [one] Gana
   *[other] Ganan
  }
ending-nobody = La partida ha terminado
together = Juntos
# Para un juego que no dice nada mejor.
doing = jugar
score = { $score ->
    [one] 1 punto
   *[other] { $score } puntos
  }
