# Le classement d’un serveur : les points de qui le veut, et ce qu’une partie y a changé.

describe-ladder = Le classement de ce serveur : qui est à quelle place, et si tu en es
describe-ladder-game = De quel jeu ; sans rien, de celui qu’on joue le plus

ladder-title = 🏆 Classement : { $game }
ladder-line = { $place }. **{ $who }** · **{ $points }** · { $games ->
    [one] { $games } partie
   *[other] { $games } parties
  }
ladder-none = Il n’y a encore personne ici. Les parties comptent à partir de la prochaine après l’inscription.
ladder-own = Tu es à la place { $place }, avec { $points } points.
ladder-own-new = Tu es au classement. Les parties qui commencent désormais comptent, si quelqu’un de l’autre camp y est aussi ; une équipe compte si elle y est tout entière.
ladder-how = Tout le monde commence avec 1000 points. Seules comptent les places, face aux autres du classement ; les joueurs virtuels ne comptent pas. Après 60 jours sans partie, les points baissent lentement (💤).
ladder-choose = Un autre jeu
ladder-joined = Désormais, tout le monde ici peut voir tes points.
ladder-left = Tu n’es plus au classement : personne ne voit tes points, et les parties qui commencent désormais ne comptent pas.
button-ladder-join = Entrer au classement
button-ladder-leave = Quitter le classement

button-ladder-games = Retirer une partie
ladder-games = Quelle partie ne doit plus compter, ou compter de nouveau ?
ladder-games-choose = Choisis une partie
ladder-games-none = Aucune partie ne compte encore ici.
ladder-game-out = Retirée
ladder-ask-out = La partie #{ $table } ({ $who }) ne doit plus compter ? Tous les points seront comme si elle n’avait pas été jouée. Tu peux la remettre.
ladder-ask-in = La partie #{ $table } ({ $who }) doit compter de nouveau ?
ladder-done-out = La partie #{ $table } ne compte plus ; tous les points sont comme si elle n’avait pas été jouée.
ladder-done-in = La partie #{ $table } compte de nouveau.
button-ladder-out = Oui, la retirer
button-ladder-in = Oui, la remettre
error-ladder-server = Chaque serveur a son classement : tape /ladder dans un serveur.
error-ladder-together = { $game } se gagne ou se perd ensemble : il n’y a pas de classement.

# Ce qu’une partie a changé pour quelqu’un, après le changement et deux points.
rating-change = **{ $who }** { $change } ({ $points }) : { $why }
rating-beat-above = devant { $count ->
    [one] une personne mieux placée
   *[other] { $count } personnes mieux placées
  }
rating-beat = devant { $count ->
    [one] une personne
   *[other] { $count } personnes
  }
rating-lost-below = derrière { $count ->
    [one] une personne moins bien placée
   *[other] { $count } personnes moins bien placées
  }
rating-lost = derrière { $count ->
    [one] une personne
   *[other] { $count } personnes
  }
rating-known = on en sait plus maintenant
