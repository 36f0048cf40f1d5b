# Ce qui serait sensé : aux tables qui se sont donné un coach.

setting-coach = Coach
setting-coach-no = aucun
setting-coach-yes = qui le demande est guidé en privé
contract-coach = 💡 À ton tour, tu peux demander en privé ce qui serait sensé, et pourquoi
button-coach = Que faire de sensé ?
coach-move = 💡 Un joueur fort ferait ceci : **{ $what }**
coach-quick = 💡 D’après des règles simples, sans longue réflexion : **{ $what }**
coach-second = Le deuxième choix est nettement moins bon : { $what }
coach-as-good = À peu près aussi bon : { $what }
coach-expects = Le plus probable ensuite, { $share } fois sur 10 : { $what }
coach-fears = À craindre, { $share } fois sur 10 : { $what }
coach-you = { $who } (toi)
coach-may = Le coach n’en sait pas plus que toi, et peut se tromper.
error-no-coach = Cette table n’a pas convenu d’un coach. Cela se règle avant le début de la partie.
