# Comment on apprend qu’une table attend, et le résumé du jour.

call-several = { $count ->
    [one] { $count } table t’attend :
   *[other] { $count } tables t’attendent :
  }
call-place = { $place }, échéance { $left }
call-also-asks = Elle te demande aussi ton avis.
call-only = Il ne manque que toi.
call-asks = **{ $name }** (#{ $table }) demande ton avis : { $place }
call-ready = **{ $name }** (#{ $table }) est complète. Tu es là ? La partie commence quand tout le monde a répondu : { $place }
waits-next = Ensuite : { $who }
waits-next-you = Ensuite : { $who }, puis toi
call-next = **{ $name }** (#{ $table }) : ce sera bientôt ton tour : { $place }
call-meets = **{ $name }** (#{ $table }) : cela convient à tous, et l’heure en direct commence { $when } ({ $left }) : { $place }
call-also-meets = Cela convient à tous : l’heure en direct commence { $when } ({ $left }).
call-live = **{ $name }** (#{ $table }) : l’heure en direct a commencé : { $place }
call-ahead = **{ $name }** (#{ $table }) : une manche commence, et tu peux préparer un coup : { $place }
and-more = … et { $count } de plus
and-others = … et d’autres
button-hand-at = { $name } #{ $table }
ask-hours = Je ne sais pas encore quand tu dors : je pourrais t’appeler la nuit.
button-tell-me = Comment on me prévient

tell-title = ### Comment on te prévient
tell-all = Quand une table t’attend : **{ $way }**.
tell-single = À la table **{ $name }** (#{ $table }) : **{ $way }**.
tell-digest = Ton résumé du jour arrive à **{ $hour }**, heure de chez toi, les jours où il y a quelque chose à dire.
tell-digest-none = Tu ne reçois pas de résumé du jour.
tell-next = On te prévient aussi quand ce sera bientôt ton tour.
tell-ahead = On te prévient aussi quand commence une manche où tu peux préparer un coup.
tell-night = Rien ne sonne pendant ton sommeil ou tes jours d’absence (/hours, /away). Ce que tu as manqué arrive en un seul message à ton réveil.
tell-closed = Je ne peux pas t’écrire en ce moment, alors les tables te mentionnent. Permets les messages privés de ce serveur pour changer cela.
tell-which = Pour une seule table …
tell-how = Comment veux-tu qu’on te prévienne ?
tell-how-at = Comment veux-tu qu’on te prévienne à la table { $name } ?
tell-hour = À quelle heure, le résumé du jour ?
tell-way-table = une mention à la table
tell-way-message = un message privé
tell-way-both = une mention et un message privé
tell-way-digest = seulement le résumé du jour
tell-way-nothing = rien
tell-way-usual = comme à toutes les autres tables
tell-hour-none = pas de résumé du jour
tell-hour-at = à { $hour }
button-tell-next = Me prévenir avant mon tour
button-tell-not-next = Pas avant mon tour
button-tell-ahead = Me dire quand je peux préparer un coup
button-tell-not-ahead = Pas quand je peux préparer un coup
button-tell-all = Toutes les tables
describe-tell-me = Comment on te dit qu’une table t’attend : par mention, message privé, ou une fois par jour
digest-title = ### Ta journée aux tables
digest-waiting = **Elles t’attendent**
digest-changed = **Depuis le dernier résumé**
digest-began = **{ $name }** (#{ $table }) a commencé : { $place }
digest-over = **{ $name }** (#{ $table }) est finie : { $place }
digest-moves = **{ $name }** (#{ $table }) : { $count ->
    [one] { $count } coup des autres
   *[other] { $count } coups des autres
  } : { $place }
digest-folded = … et { $moves ->
    [one] { $moves } coup
   *[other] { $moves } coups
  } à { $tables ->
    [one] une autre table
   *[other] { $tables } autres tables
  }
outage-was = La connexion m’a manqué ({ $length }, jusqu’au { $until }). Entre-temps, le temps n’a couru pour personne.
