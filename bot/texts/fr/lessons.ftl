# Les leçons : une première partie écrite d’avance, jouée en privé contre des joueurs virtuels.

button-learn = Apprendre
# $game : le titre du système
button-learn-game = Apprendre { $game }
button-again = Encore une fois
button-open-table = Ouvrir une table
button-page-before = Précédent
button-page-after = Suivant
# $page, $pages
rules-page = Page { $page } sur { $pages }
# $game
lesson-title = Apprendre { $game }
# $step, $steps
lesson-step = Coup { $step } sur { $steps } · personne d’autre ne voit ceci, et rien ne compte
lesson-other = 💡 Les règles le permettent aussi, mais essaie ici le coup en gras, pour voir ce qu’il fait.
lesson-over = **Et voilà.** Joue avec d’autres, ou contre des joueurs virtuels : ouvre une table, et invite-les à s’asseoir.
