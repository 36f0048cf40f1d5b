# La leçon de War of Waves : quoi faire à chaque étape et pourquoi ; -done dit le résultat, -tempt un coup qui ne va pas.

war-lesson-0 = Qui bâtira son Portail ? Un **Pont** de quatre sections, puis une **Porte** de trois. Les cartes **Bâti** font les sections ; les cartes **Guerre** les gardent, et attaquent celles des autres. Ensuite, tu sonnes du cor : si tout est encore debout un tour plus tard, et que les nombres sont justes, tu gagnes.
war-lesson-1 = Une carte Bâti est posée : c’est la première section de ton Pont. Une section a aussi besoin d’une garde : **fortifie** la section 1 avec ta carte **Guerre 6**. Pour l’attaquer, il faudra faire 6 avec des cartes Guerre, ou 12 avec des cartes Bâti.
war-lesson-1-done = Elle monte la garde, face cachée. Dans un tour, tu peux utiliser deux des trois actions : c’était Fortifier.
war-lesson-2 = Maintenant, **bâtis** : pose ta carte **Bâti 5** comme deuxième section de ton Pont.
war-lesson-2-tempt-1 = Bâti 5 dans la Porte
war-lesson-2-done = Tu as fini ton tour et pioché deux cartes pour Bâtir et Fortifier. Au tour suivant, tu as gardé la section 2, bâti la section 3, et pioché un Meneur : Arès.
war-lesson-3 = Un Meneur se joue avant toute autre chose, et c’est tout le tour. **Arès** amène sur ton Pont des cartes Guerre des autres : prends **les deux** de Marlin, pour la **section 3**.
war-lesson-3-done = Marlin a perdu ses deux gardes, et ta section 3 en a deux. Puis tu as bâti la section 4 et posé sa garde.
war-lesson-4 = Les quatre sections ont une carte Bâti et une carte Guerre : ton Pont est debout, et la Porte peut commencer. **Bâtis** ta carte **Bâti 4** dans la **Porte**. À la fin, ses trois sommes doivent se suivre.
war-lesson-4-done = Tu as ajouté 2 et 3 à la Porte : 4, 2, 3 se suivent. Marlin a attaqué ta section 1 avec Guerre 4 contre ta Guerre 6, et a perdu sa carte.
war-lesson-5 = Il manque une chose. Les sommes du Pont doivent être toutes paires ou toutes impaires ; les tiennes sont 6, 5, 2 et 6. Une section peut avoir deux cartes Bâti : **fortifie** la section 2 avec **Bâti 3**, ce qui fait 8.
war-lesson-5-done = 6, 8, 2, 6 : toutes paires. Le Pont et la Porte sont complets et justes.
war-lesson-6 = **Sonne du cor.** Si tout est encore debout au début de ton prochain tour, tes cartes sont retournées, et tu gagnes.
war-lesson-6-done = Marlin n’a rien pu briser en un tour. Ton Portail a été retourné, et il est juste.
