# Suivre une table où l’on n’a pas de place.

button-watch = Suivre
button-stop-watching = Ne plus suivre
button-hands = Toutes les mains, 3 manches après
button-look = Oui, montre-les-moi
describe-watch = Suivre une table en cours dans un message privé, comme tout le monde peut la voir
watching = Tu suis cette table. Les manches jouées sont dans { $place }.
watch-begun = **{ $name }** (#{ $table }) est dans tes messages privés. La table y reste à jour jusqu’à la fin de la partie, sans rien faire sonner.
watch-coming = **{ $name }** (#{ $table }) arrive dans tes messages privés. Si rien ne vient, ils me sont peut-être fermés : ouvre-les dans les paramètres de confidentialité de ce serveur et appuie encore sur Suivre.
watch-stopped = Tu ne suis plus **{ $name }** (#{ $table }).
watch-over = 🏁 **{ $name }** (#{ $table }) est finie. Le résultat est dans { $place }.
watch-seated = Tu as maintenant une place à la table **{ $name }** (#{ $table }) ; ta main t’en montre plus.
ask-look = À cette table, qui suit la partie peut voir toutes les mains, sans les { $rounds } dernières manches ni celle en cours. Qui regarde ne peut plus prendre place à cette table. Veux-tu regarder ?
hands-late = 🔍 La partie continue. Les { $rounds } dernières manches et celle en cours ne sont pas encore montrées.
setting-late_hands = Toutes les mains pour qui suit
setting-late_hands-no = jamais pendant la partie
setting-late_hands-yes = trois manches plus tard
contract-late_hands = 🔍 Qui suit la partie peut voir toutes les mains, trois manches plus tard
describe-server-late_hands = Aux nouvelles tables : si qui suit peut voir toutes les mains, trois manches plus tard
error-watch-seated = Tu joues à cette table, tu en vois donc plus que qui la suit : /hand.
error-watch-closed = Je n’ai pas pu t’écrire. Autorise les messages privés dans les paramètres de confidentialité de ce serveur, puis appuie encore sur Suivre. /table show te montre la table une fois, ici même.
error-watch-full = { $count } personnes suivent déjà cette table ; il n’y en a pas de plus. /table show te la montre ici même.
error-hands-early = Toutes les mains se voient ici une fois { $rounds } manches finies.
