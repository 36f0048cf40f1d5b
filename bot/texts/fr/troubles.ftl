# Ce qui se dit une fois : comment on peut parler, à qui l’on ne peut pas écrire, ce que le bot n’a plus le droit de faire.

talk-team = Ici, ton équipe se parle. Une fois son Agent placé, on n’écrit plus rien ici jusqu’à ce que tous le soient ; tant que personne ne peut parler, cet endroit est fermé, ou je le dis ici. Personne d’autre n’est là, mais Discord laisse entrer qui gère les fils de ce serveur.
talk-silence = 🤫 Silence, s’il vous plaît : on ne parle plus jusqu’à ce que tous les Agents soient placés. J’enlève ce message quand vous pouvez de nouveau parler.
talk-moved = Je n’ai pas le droit de faire sortir qui n’a plus sa place ici. On ne dit plus rien ici : désormais ton équipe se parle dans un nouveau fil.
talk-thread = #{ $table } équipe { $team }
closed-dms = 👁️ { $who } ne reçoit pas mes messages privés. Le bouton Ma main sous la table montre tout quand même, et je réessaierai plus tard.
lost-permissions = Je ne peux plus montrer **{ $name }** (#{ $table }) dans { $place }. Ce qui m’y manque : { $missing }. Rien n’est perdu ; la partie continue en messages privés, et la table sera de nouveau montrée quand j’en aurai le droit.
lost-access = Je ne vois plus { $place }, ou ne peux plus y écrire, où se joue **{ $name }** (#{ $table }). Rien n’est perdu ; la partie continue en messages privés, et la table sera de nouveau montrée quand je le pourrai.
lost-channel = Le salon où se jouait **{ $name }** (#{ $table }) n’existe plus. Rien n’est perdu ; la partie continue en messages privés, et c’est là que je dis à chacun que c’est son tour.
room-is-channel = Je n’ai pas le droit d’ouvrir un fil ici. Ce qui me manque : { $missing }. La table se joue donc dans ce salon.
rematch-joined = Tu es de la revanche, table #{ $table } dans { $place }.
computer-sat = 🤖 { $who } prend place.
computer-left = 🤖 { $who } s’en va.
error-answer = Quelque chose a mal tourné de mon côté en répondant. Regarde avec /hand si ton coup a été pris. Si cela se reproduit, dis à l’hébergeur : ref { $number }.
error-kept = Ce que tu as fait est gardé ; seule ma réponse a échoué. Regarde avec /hand. Si cela se reproduit, dis à l’hébergeur : ref { $number }.
error-unsure = Ma base de données a flanché au moment de l’écrire, et je ne sais pas encore si cela compte. Regarde avec /hand avant de recommencer. Si cela dure, dis à l’hébergeur : ref { $number }.
error-limit-lobbies = Tu as ici { $count ->
    [one] { $count } table ouverte qui n’a pas commencé
   *[other] { $count } tables ouvertes qui n’ont pas commencé
  }. Commence ou ferme l’une d’elles, puis tu pourras en ouvrir une autre.
error-limit-server-lobbies = Ce serveur a { $count ->
    [one] { $count } table ouverte qui n’a pas commencé
   *[other] { $count } tables ouvertes qui n’ont pas commencé
  }. Dès que l’une d’elles commence ou ferme, tu pourras en ouvrir une autre.
error-limit-starts = Tu as commencé { $count ->
    [one] { $count } table
   *[other] { $count } tables
  } ici en une heure. Tu pourras commencer la suivante { $when }.
error-limit-server-starts = { $count ->
    [one] { $count } table a commencé
   *[other] { $count } tables ont commencé
  } sur ce serveur en une heure. La suivante pourra commencer { $when }.
error-limit-invitations = Tu as invité { $count ->
    [one] { $count } personne
   *[other] { $count } personnes
  } en une heure. Tu pourras continuer { $when }.

# Les permissions, comme Discord les nomme.
permission-view-channel = Voir le salon
permission-send-messages = Envoyer des messages
permission-attach-files = Joindre des fichiers
permission-create-public-threads = Créer des fils publics
permission-send-messages-in-threads = Envoyer des messages dans les fils
permission-manage-threads = Gérer les fils
