# Comment on apprend qu’une table attend, et le résumé du jour.

call-several = { $count ->
    [one] { $count } table t’attend :
   *[other] { $count } tables t’attendent :
  }
call-place = { $place }, échéance { $left }
call-only = Il ne manque que toi.
call-asks = **{ $name }** (#{ $table }) demande ton avis : { $place }
call-next = **{ $name }** (#{ $table }) : ce sera bientôt ton tour : { $place }
and-more = … et { $count } de plus
button-hand-at = { $name } #{ $table }
button-tell-me = Comment on me prévient

tell-title = ### Comment on te prévient
tell-all = Quand une table t’attend : **{ $way }**.
tell-single = À **{ $name }** (#{ $table }) : **{ $way }**.
tell-night = Rien ne sonne pendant que tu dors ou que tu es en voyage (/hours, /away). Ce que tu as manqué arrive en un seul message à ton réveil.
tell-closed = Je ne peux pas t’écrire en ce moment, alors les tables te mentionnent. Permets les messages privés de ce serveur pour changer cela.
tell-which = Pour une seule table …
tell-how = Comment veux-tu qu’on te prévienne ?
tell-how-at = Comment veux-tu qu’on te prévienne à { $name } ?
tell-way-table = une mention à la table
tell-way-message = un message privé
tell-way-both = une mention et un message privé
tell-way-nothing = rien
tell-way-usual = comme à toutes les autres tables
button-tell-all = Toutes les tables
describe-tell-me = Comment on te dit qu’une table t’attend : par mention, message privé, ou une fois par jour
