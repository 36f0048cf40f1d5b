# Finir une partie avant ses règles : abandonner, arrêter, et le menu d’une table en cours.

describe-resign = Abandonner une partie en cours ; une confirmation t’est demandée
describe-break-off = Demander à tous d’arrêter une partie en cours sans résultat

button-menu = Plus …
button-away = Un joueur virtuel pour moi
button-resign = Abandonner
button-break = Proposer l’arrêt
button-close = Arrêter tout de suite
button-really-resign = Oui, j’abandonne
button-really-break = Oui, demander à tous
button-really-close = Oui, l’arrêter
button-play-on = Continuer à jouer

table-menu = Que veux-tu faire à la table **{ $name }** (#{ $table }) ?
ask-resign-wins = Tu abandonnes ? **{ $who }** gagne alors. Cela ne se défait pas.
ask-resign = Tu quittes cette partie pour de bon ? { $then ->
    [alone] Personne d’autre ne joue ici, la partie finit donc sans résultat.
    [end] Cette table a convenu de s’arrêter alors, sans résultat.
    [offer] Un joueur virtuel continue à ta place, et n’importe qui d’autre peut la prendre.
    [vote] Un joueur virtuel continue à ta place, et les autres décident de la suite.
   *[other] Un joueur virtuel continue à ta place.
  } Cela ne se défait pas.
ask-break = Demander à tous d’arrêter cette partie ? Si tous sont d’accord, ou ne répondent ni ne jouent pendant deux jours, elle finit sans résultat. Les nuits, les jours d’absence et les pauses ne comptent pas.
ask-close = Arrêter cette partie, pour tout le monde ? Elle finit sans résultat, et ne peut pas reprendre.
done-resign = Tu as abandonné à la table **{ $name }** (#{ $table }).
done-break = La question est posée à tous à la table **{ $name }** (#{ $table }). Ne rien répondre et ne rien jouer pendant deux jours, c’est accepter ; les nuits, les jours d’absence et les pauses ne comptent pas.
done-close = La partie à la table **{ $name }** (#{ $table }) est arrêtée.

break-asks = 🤝 **{ $who }** voudrait arrêter cette partie, sans résultat.
break-missing = On attend la réponse de : { $who }. Ne rien répondre et ne rien jouer, c’est accepter ; { $until ->
    [none] la fin sera connue après la pause.
   *[other] fin le { $until }.
  }
break-refused = Tout le monde n’était pas d’accord ; la partie continue.
break-done = Tout le monde est d’accord ; la partie est arrêtée.
vote-ended = La partie est finie.
error-break-asked = La question est déjà posée à tous.
error-break-again = Cela vient d’être refusé. Tu pourras redemander { $when }.
error-out = Tu as quitté cette partie pour de bon, tu ne peux donc plus y prendre place.

hand-left = Tu as quitté cette partie pour de bon ; quelqu’un d’autre continue à ta place.
gone-asks = 🪑 Quelqu’un a quitté cette partie pour de bon. Un joueur virtuel, { $who }, continue. Que doit faire la table ?
gone-decided-wait = Décidé : un joueur virtuel continue.
gone-choice-computer = un joueur virtuel continue
gone-decided-computer = Décidé : un joueur virtuel continue.
gone-decided-offer = Décidé : un joueur virtuel continue, et n’importe qui peut prendre la place.
gone-decided-end = Décidé : la partie s’arrête sans résultat.

ended-agreed = La partie a été arrêtée, d’un commun accord. Il n’y a pas de résultat.
ended-managers = Qui gère ce serveur a arrêté la partie. Il n’y a pas de résultat.
ended-late = Temps écoulé pour { $who }, et la partie s’est arrêtée, comme convenu. Il n’y a pas de résultat.
ended-late-voted = La table a décidé de ne plus attendre { $who } et d’arrêter la partie. Il n’y a pas de résultat.
ended-waited = La table a décidé de ne plus attendre { $who } et d’arrêter la partie. Il n’y a pas de résultat.
ended-left = Quelqu’un est parti pour de bon, et la partie s’est arrêtée. Il n’y a pas de résultat.
ended-left-won = Quelqu’un est parti pour de bon, et perd ainsi la partie. Victoire : { $winners } !
ended-resigned = { $who } a abandonné. Victoire : { $winners } !
