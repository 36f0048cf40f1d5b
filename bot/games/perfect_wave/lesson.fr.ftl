# La leçon de Wave : quoi faire à chaque étape et pourquoi ; -done dit le résultat, -tempt un coup qui ne va pas.

wave-lesson-0 = Vous jouez ensemble, pour vous débarrasser de toutes les cartes. Une carte est visible sur la pile, et la suivante doit être plus haute en nombre ou en couleur. Certaines de tes cartes sont tournées vers les autres : ils les voient, pas toi. Vous pouvez dire quelle carte jouer, jamais son nombre, sa couleur ni une comparaison ; les **conseils** sont la voie sûre.
wave-lesson-1 = Le 5 turquoise est au sommet de la pile, et c’est à Marlin de jouer. Marlin ne voit pas ses cartes D et E ; toi, si. D est le 0 bleu, et le bleu est la couleur la plus haute : la carte est jouable. Pose le conseil **à jouer** sur **la carte D de Marlin**.
wave-lesson-1-done = Marlin t’a fait confiance et l’a jouée. Un 0 change le sens de jeu : c’est déjà ton tour. Marlin a posé des conseils sur les cartes que tu ne vois pas.
wave-lesson-2 = Le 0 bleu est au sommet. Tu vois A, B et C ; D et E te tournent le dos. Marlin dit **à jouer** de ta carte **E** : joue-la, même sans la voir.
wave-lesson-2-tempt-1 = Le 0 rouge, depuis C
wave-lesson-2-done = C’était le 3 jaune : un nombre au-dessus de 0, donc c’était bon. La nouvelle carte en E, tu la vois.
wave-lesson-3 = Le 0 orange est au sommet. Tout ce qui est plus haut en nombre ou en couleur est jouable. Monte le moins possible, pour que beaucoup reste jouable ensuite : ton **0 rouge**, une couleur de plus, depuis **C**.
wave-lesson-3-done = Le 0 a de nouveau changé le sens de jeu. Plus une carte est juste au-dessus, plus il en reste pour les autres.
wave-lesson-4 = Le 1 orange est au sommet. Joue ton **2 orange** depuis **A** : même couleur, un nombre de plus.
wave-lesson-4-done = Et cela a continué, carte après carte et conseil après conseil, jusqu’à la fin de la pioche. Marlin et Nerissa ont joué leurs dernières cartes. Il n’y a plus que toi : deux cartes, et tu n’en vois aucune.
wave-lesson-5 = Le conseil de Marlin, **à jouer**, est posé sur **B**. Fais-lui confiance.
wave-lesson-5-done = C’était le 5 orange, et c’était bon. Il reste une carte.
wave-lesson-6 = La toute dernière carte : joue **D**.
wave-lesson-6-done = Le 2 turquoise, et il ne reste rien : c’est la vague parfaite.
