# Le temps : ce qui est convenu, jusqu’à quand quelqu’un en a, les rappels, les retards.

length-days = { $count ->
    [one] { $count } jour
   *[other] { $count } jours
  }
length-hours = { $count ->
    [one] { $count } heure
   *[other] { $count } heures
  }
length-minutes = { $count ->
    [one] { $count } minute
   *[other] { $count } minutes
  }
length-none = 0 minute

contract-pace-open = Temps : sans échéance ; qui est attendu reçoit un rappel de temps en temps. Après trois jours de silence, sans compter les nuits ni les absences, les autres peuvent décider de la place.
contract-pace = Temps au départ : { $bank } chacun. Il court tant que la table t’attend ; { $adds ->
    [no] les tours n’ajoutent rien
   *[yes] chaque tour ajoute { $added }, jusqu’à { $most }
  }.
contract-late-vote = Si le temps de quelqu’un est écoulé, les autres décident : attendre, un joueur virtuel, quelqu’un d’autre, ou la fin.
contract-late-computer = Si le temps de quelqu’un est écoulé, un joueur virtuel facile joue à sa place ; la troisième fois de suite, il continue jusqu’à son retour.
contract-late-offer = Si le temps de quelqu’un est écoulé, un joueur virtuel joue jusqu’à son retour, et n’importe qui peut prendre la place entre-temps.
contract-late-end = Si le temps de quelqu’un est écoulé, la partie s’arrête sans résultat.
contract-late-nothing = Si le temps de quelqu’un est écoulé, rien n’arrive tout seul.
contract-gone = Si quelqu’un part pour de bon sans que cela donne la victoire à personne, { $late ->
    [end] la partie s’arrête sans résultat.
    [offer] un joueur virtuel continue, et n’importe qui peut prendre la place.
    [vote] un joueur virtuel continue, et les autres décident de la place.
   *[other] un joueur virtuel continue.
  }
contract-sleep = Ton temps s’arrête pendant que tu dors, selon les heures que tu as données.
contract-away = Ton temps s’arrête pendant { $days ->
    [one] { $days } jour d’absence
   *[other] { $days } jours d’absence
  }, si tu l’annonces avant.

setting-pace = Temps de chacun
setting-pace-open = sans échéance, seulement des rappels
setting-pace-live = en direct : 15 minutes, 2 de plus par tour ; nuits et jours d’absence comptent aussi
setting-pace-brisk = vif : 24 heures, 8 de plus par tour
setting-pace-daily = quotidien : 3 jours, 1 de plus par tour
setting-pace-slow = tranquille : 7 jours, 3 de plus par tour
setting-pace-own = le mien …
pace-in-words = { $bank } au départ, { $adds ->
    [no] rien de plus par tour
   *[yes] { $added } de plus par tour, { $most } au plus
  }
setting-late = Quand le temps est écoulé
setting-late-vote = les autres décident
setting-late-computer = un joueur virtuel joue
setting-late-offer = un joueur virtuel, et la place est proposée
setting-late-end = la partie s’arrête
setting-late-nothing = rien n’arrive tout seul
setting-hours = La nuit
setting-hours-theirs = le temps s’arrête pendant que quelqu’un dort
setting-hours-always = le temps continue
setting-away_days = Jours d’absence
setting-away_days-0 = aucun n’arrête le temps
setting-away_days-7 = 7 arrêtent le temps
setting-away_days-14 = 14 arrêtent le temps
setting-away_days-30 = 30 arrêtent le temps
form-pace = Départ + chaque tour, au plus
form-pace-example = 2d + 12h, au plus 3d
form-pace-about = d pour les jours, h pour les heures, m pour les minutes.
error-pace = Un rythme s’écrit ainsi : 2d + 12h, au plus 3d. C’est deux jours au départ, un demi-jour par tour, jamais plus de trois jours. Le départ est d’une minute au moins ; le maximum n’est pas sous le départ et va jusqu’à 60 jours.
describe-server-pace = Aux nouvelles tables : combien de temps a chacun
describe-server-late = Aux nouvelles tables : ce qui arrive quand le temps de quelqu’un est écoulé
describe-server-hours = Aux nouvelles tables : si le temps s’arrête la nuit
describe-server-away_days = Aux nouvelles tables : combien de jours d’absence arrêtent le temps

clock-due = { $who } a du temps jusqu’au { $due } ({ $left }).
clock-late = Temps écoulé pour { $who } ({ $since }).
clock-promised = { $who } compte jouer { $when }.
clock-away = { $who } s’absente : { $days }.
clock-own = Tu as jusqu’au { $due } ({ $left }).
clock-own-late = Ton temps est écoulé ({ $left }). Tu peux encore jouer.

remind = **{ $name }** (#{ $table }) t’attend ; question posée { $since } : { $place }
remind-due = **{ $name }** (#{ $table }) t’attend. Tu as jusqu’au { $due } ({ $left }) : { $place }
remind-late = **{ $name }** (#{ $table }) t’attend encore. Ton temps est écoulé ({ $left }) : { $place }

button-to-hand = Vers ma main
button-later = Je jouerai plus tard
later-ask = Quand joueras-tu ? La table le verra, et d’ici là personne ne te relancera. Ton temps continue.
later-ask-count = Quand joueras-tu ? D’ici là, personne ne te relancera. La table ne le verra que si l’on n’attend plus que toi. Ton temps continue.
later-when = Quand ?
later-hour = dans une heure
later-evening = ce soir
later-tomorrow = demain
later-weekend = ce week-end
later-said = La table le sait : tu joueras { $left } ({ $when }).
later-said-count = Tu joueras { $left } ({ $when }), et d’ici là personne ne te relancera. La table ne le verra que si l’on n’attend plus que toi.
button-later-type = Une autre heure …
form-later-hint = 19:00, ven 19:00 ou 3h
form-later-about = À { $zone }, il est { $time }.
error-later = Un moment s’écrit ainsi : 19:00, ven 19:00 ou { $example }, ou 3h pour dans trois heures. Il tombe dans les 60 jours.
error-not-waited-for = La table ne t’attend pas en ce moment.

late-asks = ⏰ Temps écoulé pour { $who }. Que doit faire la table ?
late-asks-since = ⏰ Temps écoulé pour { $who } ({ $since }). Que doit faire la table ?
late-missing = On attend l’avis de : { $who }
late-how = La majorité des voix décide. En cas d’égalité, ou si personne ne dit rien pendant un jour, un joueur virtuel joue.
late-choice-wait = attendre un jour de plus
late-choice-computer = un joueur virtuel jusqu’au retour
late-choice-offer = proposer la place
late-choice-end = arrêter la partie
button-late-wait = Attendre un jour
button-late-computer = Joueur virtuel
button-late-offer = Proposer la place
button-late-end = Arrêter la partie
late-decided-wait = Décidé : la table attend { $who } un jour de plus.
late-decided-computer = Décidé : un joueur virtuel joue pour { $who } jusqu’à son retour.
late-decided-offer = Décidé : un joueur virtuel joue pour { $who }, et n’importe qui peut prendre la place.
late-decided-end = Décidé : la partie s’arrête sans résultat.
late-voted = Tu as dit : { $choice }. Tu peux changer d’avis tant que ce n’est pas décidé.
late-voted-last = Tu as dit : { $choice }. C’est décidé.
error-late-vote-own = La décision revient aux autres personnes de la table qui ne sont pas en retard elles-mêmes.
error-waited-vote-own = La décision revient aux autres personnes de la table qui ne la font pas attendre elles-mêmes.
ended-without-result = La partie s’est arrêtée sans résultat.

offer = 🪑 Une place est libre en pleine partie de { $game } : **{ $name }** (#{ $table }), { $who } jusqu’ici, dans { $place }. Sa main va à qui la prend.
offer-others = Aussi à la table : { $who }
offer-over = 🪑 La place à la table **{ $name }** (#{ $table }) n’est plus libre.
button-take-seat = Prendre la place
button-im-back = Me revoilà

hours-zone = Tu vis dans **{ $zone }**, où il est { $time }.
hours-unknown = Tu n’as pas encore dit où tu vis. D’ici là, tes heures comptent en UTC, où il est { $time }.
hours-none = Tu n’as pas donné d’heures : ton temps court toujours, et on peut t’appeler aussi la nuit.
hours-always = Tu ne dors jamais : ton temps court toujours, et on peut t’appeler à toute heure.
hours-asleep = tu dors
hours-from = Les nouvelles heures comptent à partir du { $since }.
day-mon = lundi
day-tue = mardi
day-wed = mercredi
day-thu = jeudi
day-fri = vendredi
day-sat = samedi
day-sun = dimanche
# Ce qu’on peut taper pour les jours, à partir du lundi, et pour aucune heure ; toute langue est comprise.
typed-days = lun mar mer jeu ven sam dim
typed-always = toujours
describe-hours = Quand tu ne dors pas : sinon ton temps s’arrête aux tables, et personne ne t’appelle
describe-zone = Ton fuseau horaire
describe-awake = Par exemple lun-ven 08:00-22:00, sam 10:00-24:00 ; ou toujours
error-zone = Ce fuseau horaire est inconnu. Choisis-en un dans la liste, par exemple Europe/Paris.
error-hours-unreadable = Des heures s’écrivent ainsi : lun-ven 08:00-22:00, sam 10:00-24:00. Un jour sans heures, tu dors.
error-hours-too-little = Laisse au moins 6 heures d’éveil sur au moins 4 jours, par exemple lun-jeu 16:00-22:00.
describe-away = Les jours où tu ne joues pas : ton temps s’arrête, autant que chaque table l’accorde
describe-first = Le premier jour, par exemple 2026-08-03 ; rien pour voir ce qui est gardé
describe-last = Le dernier jour, par exemple 2026-08-10 ; rien pour un seul jour
describe-away-back = Si tu es déjà de retour, et qu’aucune absence ne compte plus
away-list = Tes absences :
away-told = Une table qui t’attend dit ces jours aux autres, sauf si elle ne révèle pas qui manque.
away-none = Tu n’as aucun jour d’absence à venir.
error-away-date = Un jour s’écrit ainsi : { $example }.
error-away-reversed = Le dernier jour vient avant le premier. Un exemple : { $example } comme premier jour.
error-away-past = Ce jour est passé. Une absence commence aujourd’hui ou plus tard, par exemple { $example }.
error-away-too-long = Une absence dure au plus 60 jours et commence dans les 400 prochains, par exemple { $example }.
left-asks = 🚪 { $who } a quitté ce serveur. Que doit faire la table ?
waited-asks = ⏳ La table attend { $who } depuis des jours. Que doit faire la table ?
waited-asks-since = ⏳ { $who } n’a pas encore joué ; question posée { $since }. Que doit faire la table ?
waited-asked = { $who } : on demande à la table ce que devient sa place. Ton avis compte aussi.
late-decided-over = C’est réglé : la partie a continué.
log-late = ⏰ Temps écoulé pour { $who }.
log-left-server = 🚪 { $who } a quitté le serveur.
log-waited = ⏳ { $who } : on a demandé à la table ce que devient sa place.
log-late-decided = Décidé pour { $who } : { $choice ->
    [wait] attendre un jour de plus
    [computer] un joueur virtuel, jusqu’au retour
    [stays] un joueur virtuel continue
    [offer] un joueur virtuel, et n’importe qui peut prendre la place
   *[end] la partie s’arrête
  }
log-seat-away = 🤖 Un joueur virtuel{ $level } joue pour { $who }.
log-seat-back = { $who } joue de nouveau.
log-seat-taken = 🪑 { $who } a maintenant la place ({ $old } jusqu’ici).
log-seat-filled = 🤖 Un joueur virtuel{ $level } joue une place vide.
log-seat-left = 🤖 Un joueur virtuel, { $who }{ $level }, continue à la place de quelqu’un qui est parti.
log-seat-late = 🤖 Un joueur virtuel{ $level } joue pour { $who }, temps écoulé.
log-seat-resigned = 🏳️ { $old } a abandonné. Un joueur virtuel, { $who }{ $level }, continue.
log-break-asked = 🤝 { $who } voudrait arrêter la partie. Ne rien répondre et ne rien jouer pendant deux jours, c’est accepter.

## Les pauses, relancer quelqu’un, et d’où vient une échéance

button-clock = Temps
button-time-pause = Pause …
button-time-resume = Continuer
button-time-pace = Autre rythme …
button-poke = Relancer { $who }
button-ask-seat = { $who } : et sa place ?
describe-clock = Combien de temps a chacun, et d’où vient chaque échéance
describe-pause = Proposer qu’une table se repose un moment
describe-pause-length = Pour combien de temps ; rien pour choisir dans une liste
describe-poke = Appeler quelqu’un qui fait longtemps attendre la table, au plus une fois par jour
pause-1d = pour un jour
pause-3d = pour 3 jours
pause-7d = pour une semaine
pause-14d = pour deux semaines
pause-30d = pour 30 jours
pause-open = jusqu’à ce qu’on continue
pause-for = pour { $length }
pause-how-long = Pour combien de temps ?
pause-ask = ⏸️ Mettre **{ $name }** au repos ? On demande aux autres ; se taire un jour, c’est accepter. Le temps ne court pour personne, et qui veut peut quand même jouer.
pause-resting = ⏸️ Pause commencée { $since }, sans fin fixée.
pause-until = ⏸️ La table se repose jusqu’au { $until } ({ $left }).
pace-ask = Quel rythme voudrais-tu à partir de maintenant ? On demande à tous les autres, et tous ceux qui jouent eux-mêmes doivent être d’accord. Chacun repart avec tout son temps.
clock-paused = ⏸️ La table se repose : le temps ne court pour personne.{ $until ->
    [none] { "" }
   *[other] { " " }On continue { $until }.
  }
clock-banks = Reste aux autres : { $banks }
explain-asked = question posée
explain-ran = { $length } où le temps court
explain-asleep = { $length } de sommeil
explain-away = { $length } d’absence
explain-paused = { $length } de pause
explain-down = { $length } où le bot n’était pas connecté
explain-more = … encore { $count } de la sorte ; en tout :
explain-used = { $used } utilisés sur { $bank }
explain-due = échéance
explain-late = le temps est écoulé
explain-open = pas d’échéance à cette table
explain-seat = à partir de là, on peut demander aux autres ce que devient la place
explain-unknown = l’échéance sera connue quand la pause finira
proposal-pause = ⏸️ { $who } voudrait que la table se repose { $value }.
proposal-resume = ▶️ { $who } voudrait que la partie continue.
proposal-pace = 🏃 { $who } voudrait un autre rythme : { $value }.
proposal-silence = On attend la réponse de : { $who }. Se taire un jour, c’est accepter.
proposal-missing = On attend la réponse de : { $who }. Tous doivent être d’accord.
proposal-agreed = Tout le monde est d’accord.
proposal-refused = Tout le monde n’est pas d’accord ; rien ne change.
proposal-refused-until = Tout le monde n’est pas d’accord. Mais la pause, qui n’avait pas de fin, se termine maintenant le { $until } ({ $left }).
proposal-past = La pause s’est terminée entre-temps.
proposal-over = La partie est finie.
proposed-asked = On demande aux autres.
proposed-done-pause = La table se repose.
proposed-done-resume = La partie continue.
proposed-done-pace = La table a maintenant un autre rythme.
poked = { $who } reçoit un appel.
error-paused = La table se repose déjà. /clock montre jusqu’à quand.
error-not-paused = La table ne se repose pas.
error-same-pace = C’est déjà le rythme de cette table.
error-proposal-open = On demande déjà quelque chose à la table au sujet du temps. Il faut d’abord y répondre.
error-pause-length = Une pause s’écrit ainsi : 3d, ou 12h ; 60 jours au plus.
error-poke-nobody = Personne ne fait attendre cette table assez longtemps pour une relance.
error-poke-secret = Cette table ne dit pas qui elle attend. Quand il ne manquera plus qu’une personne, on pourra la relancer.
error-poke-early = C’est déjà fait. Tu pourras recommencer { $when }.
error-ask-seat-nobody = Personne ne fait attendre cette table assez longtemps pour une question sur sa place.
error-ask-seat-early = On pourra demander aux autres { $when } ce que devient cette place.
error-ask-seat-own = La table t’attend aussi. Joue d’abord, s’il te plaît.
error-ask-seat-question = On demande déjà autre chose à la table. Il faut d’abord y répondre.
log-pause = ⏸️ { $who } voulait une pause, et la table était d’accord.
log-resume = ▶️ La pause est finie.
log-pace = 🏃 La table a un autre rythme.
log-poked = 👉 Relance pour { $who }.

## Les heures et les absences par boutons et formulaires

button-person-hours = Mes heures
button-person-week = Changer les heures
button-person-zone = Changer de fuseau
button-person-always = Jamais de sommeil
button-person-away = Jours d’absence
button-person-absence = Ajouter une absence
button-person-home = Me revoilà, tout oublier
hours-picture = Ta semaine. { $days }
form-week-workdays = Du lundi au vendredi
form-week-workdays-about = Par exemple 08:00-22:00 ; vide si tu dors ou travailles toute la journée
form-week-sat = Samedi
form-week-sat-about = Au-delà de minuit aussi, par exemple 10:00-02:00
form-week-sun = Dimanche
form-week-sun-about = Deux à la fois s’écrivent ainsi : 08:00-12:00 18:00-22:00
form-week-others = Jours différents
form-week-others-about = Par exemple mer 12:00-22:00, ven - (un tiret : tu dors toute la journée)
form-week-hint = 08:00-22:00
form-zone = Ta ville, ou ton fuseau horaire
form-zone-about = Une grande ville près de chez toi suffit.
zone-which = Lequel veux-tu dire ?
zone-choose = Les fuseaux et leur heure actuelle
away-cancel = Supprimer une absence …
form-away-first = Le premier jour
form-away-about = Année, mois, jour. Les deux jours comptent.
form-away-last = Le dernier jour
error-zone-typed = Aucun fuseau de ce nom n’est connu. Essaie une grande ville près de chez toi, par exemple Paris ou New York.
error-away-many = On peut garder { $most } absences au plus. Supprimes-en d’abord une.

## L’appel avant de commencer

setting-ready = Appel
setting-ready-no = aucun ; quelqu’un appuie sur Commencer
setting-ready-yes = une fois les places prises, chacun confirme sa présence
describe-server-ready = Aux nouvelles tables : si l’on demande à tous avant de commencer
contract-ready = Une fois toutes les places prises, on demande à chacun si l’on peut commencer ; qui ne répond pas à temps rend sa place.
button-ready = Je suis là
button-queue = Attendre une place
lobby-ready = { $count ->
    [0] Tout le monde est là.
   *[other] On attend encore : { $who }
  }
lobby-queue = En attente d’une place : { $who }
ready-asks = ✅ { $who } : **{ $name }** (#{ $table }) est au complet. Appuie sur le bouton pour dire que tu es là ; la partie commence quand tout le monde l’a fait.
ready-all = ✅ Tout le monde est là à la table **{ $name }** (#{ $table }).
ready-unsure = C’est noté, tu es là. Mais ce qui est convenu a changé depuis que tu as pris place, et la partie ne commence que si tu es d’accord :
ready-over = ✅ L’appel est fini à la table **{ $name }** (#{ $table }).
unready = Ta place à la table **{ $name }** (#{ $table }) est de nouveau libre, car tu n’as pas répondu à temps. Tu peux reprendre place dans { $place }.
unready-begun = Tu as perdu ta place à la table **{ $name }** (#{ $table }), car tu n’as pas répondu à temps. La partie a commencé.
queued = Tu auras une place s’il s’en libère une avant le début de la partie, après ceux qui attendent depuis plus longtemps. Quitter te retire de la liste.
done-leave-queue = Tu n’attends plus de place à la table **{ $name }** (#{ $table }).
error-queued = Tu attends déjà une place ici.
error-not-asked-ready = Aucun appel n’est en cours.
error-not-all-ready = L’appel est en cours. La partie commence quand tout le monde a répondu.
button-people = Les joueurs en chiffres
button-share = Montrer mes chiffres
button-unshare = Ne pas les montrer
button-forget-avoided = Vider ma liste
company-title = Leur façon de jouer
company-formula = Sur ce serveur : les parties jouées jusqu’au bout sur celles commencées, les attentes à temps sur celles qui avaient une échéance, et le temps d’éveil médian jusqu’à une réponse. Montré à partir de 5 attentes ou 2 parties ; ce qui est plus ancien compte moitié moins tous les 90 jours.
company-not-shared = non montré
company-new = trop tôt pour le dire
company-games = { $share } % de { $count ->
    [one] { $count } partie
   *[other] { $count } parties
  } jusqu’au bout
company-in-time = { $share } % à temps
company-median = répond d’habitude en { $length } d’éveil
avoid-choose = Les personnes avec qui tu préfères ne pas jouer …
avoid-on = Plutôt pas avec { $who }
avoid-off = De nouveau avec { $who }
avoid-warn = ⚠️ { $who } est à cette table, et tu préfères ne pas jouer ensemble. Personne d’autre ne voit ceci.
error-not-here = Cette personne n’est pas à cette table.
describe-meet = Trouver les prochains moments où personne ne dort, pour jouer une heure en direct
button-time-meet = Heure en direct
button-meet = { $number } me convient
button-meet-never = À aucun moment
meet-asks = ⚡ { $who } voudrait jouer une heure en direct. Quand peux-tu ? À partir du premier moment qui convient à tous, chacun a pendant une heure 15 minutes, et 2 de plus par tour ; ensuite la table retrouve son propre rythme.
meet-missing = On attend la réponse de : { $who }
meet-agreed = ⚡ Cela convient à tous : l’heure en direct commence { $when } ({ $left }), avec { $who }.
meet-live = ⚡ { $who } : l’heure en direct a commencé. Elle finit { $until }.
meet-over = ⚡ L’heure en direct est finie ; la table a retrouvé son propre rythme.
meet-none = ⚡ Pas d’heure en direct : aucun moment ne convenait à tous.
meet-proposed = On demande aux autres quand ils peuvent.
error-meet-live = Cette table joue déjà en direct.
error-meet-asked = Des moments pour une heure en direct sont déjà proposés.
error-meet-alone = Une heure en direct se joue à deux personnes au moins.
error-meet-never = Dans les deux prochaines semaines, vous n’avez jamais 45 minutes d’éveil en commun. /hours et /away le disent pour chacun.
error-meet-past = Ce moment est passé.
log-meet-begins = ⚡ L’heure en direct a commencé.
log-meet-ends = ⚡ L’heure en direct est finie.
played-for = 🤖 Un joueur virtuel joue pour toi à la table **{ $name }** (#{ $table }). Appuie sur le bouton pour reprendre ta place.
