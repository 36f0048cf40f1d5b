# Qui joue à une place pendant la partie : laisser, revenir, reprendre.

describe-seat = Qui joue à une place pendant la partie
describe-seat-away = Laisser un joueur virtuel jouer pour toi jusqu’à ton retour
describe-seat-back = Reprendre toi-même ta place
describe-seat-take = Prendre la place d’un joueur virtuel, ou une place vide
describe-seat-fill = Laisser un joueur virtuel jouer une place vide
option-seat = La place de qui : un nom, ou son numéro à partir de 1
done-seat-away = 🤖 Un joueur virtuel joue pour toi à la table **{ $name }** (#{ $table }). /seat back y met fin.
done-seat-back = Tu joues de nouveau à la table **{ $name }** (#{ $table }).
done-seat-take = Tu prends une place à la table **{ $name }** (#{ $table }).
done-seat-asked = Tu as demandé la place à la table **{ $name }** (#{ $table }). Les personnes qui y jouent décident. Se taire un jour, c’est accepter ; les nuits, les jours d’absence et les pauses ne comptent pas.
seat-asks = 🪑 **{ $who }** voudrait prendre une place ({ $old } jusqu’ici).
seat-missing = On attend l’accord de : { $who }. Se taire un jour, c’est accepter ; les nuits, les jours d’absence et les pauses ne comptent pas.
seat-done = { $who } a maintenant la place ({ $old } jusqu’ici).
seat-refused = La demande a été refusée.
seat-over = { $who } ne peut plus prendre la place ({ $old } jusqu’ici).
done-seat-fill = 🤖 Un joueur virtuel prend la place vide à la table **{ $name }** (#{ $table }).
error-seat-already-away = Un joueur virtuel joue déjà pour toi. /seat back te rend ta place.
error-seat-not-away = Tu joues ici toi-même, ou tu n’es pas à cette table.
error-seat-last-person = Il ne resterait que des joueurs virtuels, et ils ne jouent pas entre eux. La partie t’attend.
error-seat-which = La place de qui ? Donne un nom : { $seats }.
error-seat-not-free = Quelqu’un joue à cette place. Tu peux prendre celle d’un joueur virtuel qui ne joue pour personne.
error-seat-not-empty = Cette place n’est pas vide.
error-seat-asked = On pose déjà la question de cette place aux personnes qui y jouent.
error-seat-again = Les personnes qui y jouent viennent de refuser. Tu pourras redemander { $when }.
