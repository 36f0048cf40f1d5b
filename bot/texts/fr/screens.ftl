# Ce qui est écrit sur les images, et la même chose en mots. Les signes ont une lettre ou deux ; les mots des images sont courts.

pair = { $name } : { $value }
words-none = rien
words-changed = nouveau depuis ton coup
words-to-act = à jouer

## Vers la table suivante

button-onward = Suivante : { $name } #{ $table }
onward-none = Aucune autre table ne t’attend. /games montre toutes les tiennes.

## La fin, en privé

over-place = L’enregistrement et une revanche sont dans { $place }.
round-name = Manche { $round }
round-goes-on = ⏪ Un coup a été annulé : cette manche continue plus bas.
since-more = et { $count } de plus
button-since = Tout ce qui s’est passé
button-since-page = { $page } sur { $pages }

## Le résumé

recap-marked = 👉 marque ce qui t’est arrivé.

## La fin d’une partie

ending-winners = { $count ->
    [one] Victoire !
   *[other] Victoire !
  }
ending-nobody = La partie est finie
together = Ensemble
# Pour un jeu qui n’a rien de mieux à lui.
doing = jouer
score = { $score ->
    [one] { $score } point
   *[other] { $score } points
  }
