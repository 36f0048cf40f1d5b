# Comment quelqu’un a joué : parties, places, ce qui y a été fait, et la dernière année.

describe-stats = L’issue de tes parties, ou de celles de quelqu’un ici, ou entre les gens d’une table
describe-stats-person = Les parties de qui sur ce serveur ; sans rien, toutes les tiennes
describe-stats-table = À quelle table : comment ses joueurs s’en sont tirés les uns contre les autres
describe-share_statistics = Si d’autres peuvent voir l’issue de tes parties
prefer-share_statistics = L’issue de tes parties
choice-share_statistics-yes = les autres peuvent la voir
choice-share_statistics-no = toi seulement peux la voir

stats-own = Toutes tes parties, sur tous les serveurs, pour toi seulement.
stats-here = Les parties de ce serveur que tu peux voir.
stats-total = Parties finies : **{ $games }** · gagnées : **{ $won }** ({ $share } %)
stats-row = Gagnées de suite : **{ $now }** maintenant, **{ $best }** au plus
stats-games = { $games ->
    [one] { $games } partie
   *[other] { $games } parties
  }, { $won ->
    [one] { $won } gagnée
   *[other] { $won } gagnées
  }
stats-seats = À { $seats } places : { $places }
stats-done = En tout, dans ces parties
stats-year = Les douze derniers mois
stats-year-none = Aucune partie n’a été finie.
stats-won-of = Parties gagnées/parties finies
months = janv. févr. mars avr. mai juin juil. août sept. oct. nov. déc.
stats-none-own = Tu n’as pas encore fini de partie. Ouvre une table avec /table new ; tes chiffres commencent à sa fin.
stats-none = Tu ne peux voir ici aucune partie finie de { $who }.
button-stats-own = Les miennes
error-stats-private = { $who } préfère ne pas montrer l’issue de ses parties.
error-stats-server = Les parties des autres se voient sur le serveur où elles ont été jouées : demande là-bas.

stats-rivals = Les parties où au moins deux personnes de cette table se sont rencontrées, autant que tu peux les voir.
stats-rivals-none = Les gens de cette table n’ont pas encore fini de partie ensemble.
stats-against = Contre toi : { $games ->
    [one] { $games } partie
   *[other] { $games } parties
  } ; tu étais devant { $ahead } fois, derrière { $behind } fois.
stats-hidden = { $count ->
    [one] Une personne ici ne montre pas les siennes.
   *[other] { $count } personnes ici ne montrent pas les leurs.
  }
