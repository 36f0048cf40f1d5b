# La leçon de Rolling with the Waves : quoi faire à chaque étape et pourquoi ; -done dit le résultat.

rolling-lesson-0 = Tu es pirate, avec ta carte. À chaque manche, chacun prend trois dés et les y écrit : dans les **coffres**, ce sont des points ; dans les **canons**, ils volent des dés aux autres ; dans les **Ports**, ils rapportent de l’**infamie**, qui sert d’argent. Le plus de points gagne.
rolling-lesson-1 = Six dés ont été lancés, trois pour chacun, et tu choisis en premier. Tu es rouge : les dés rouges et les transparents sont gratuits, un vert coûterait de l’infamie. Les grands nombres font le plus : prends le **6 rouge**.
rolling-lesson-1-done = Il est à toi. Tu as pris ensuite un 4 et un 1 ; Marlin a pris les autres.
rolling-lesson-2 = Planifie maintenant en secret où vont tes dés : **le 6 dans le petit canon**, plein avec deux dés ; **le 4 dans le coffre 1**, c’est du trésor ; **le 1 dans les Ports**, qui rapportent de l’infamie à chaque manche.
rolling-lesson-2-done = Les deux plans ont été ouverts en même temps. Marlin a tout mis dans ses coffres. Tes Ports sont les plus hauts, ce qui te rapporte 1 d’infamie.
rolling-lesson-3 = Une nouvelle manche, et Marlin a choisi en premier. Le **6 transparent** est gratuit pour toi : prends-le, pour ton canon.
rolling-lesson-3-tempt-1 = Le prendre en marin ivre
rolling-lesson-3-done = Il est à toi, et un 4 et un 2 ensuite.
rolling-lesson-4 = Remplis le canon : **le 6 dans le petit canon**, **le 4 dans le coffre 1**, **le 2 dans les Ports**. Deux six font 12, soit trois tirs.
rolling-lesson-4-done = Les plans sont ouverts, et ton canon est plein. Les canons tirent avant qu’on compte les Ports.
rolling-lesson-5 = Trois tirs volent jusqu’à trois dés, et Marlin n’a pas de Coque pour les arrêter. Il y a deux six dans le **coffre 2** : tire sur **Marlin**, prends dans le coffre 2, et range-les dans **ton coffre 2**.
rolling-lesson-5-done = Tu as volé les deux six : 12 points ont changé de mains. Le canon a aussi rapporté 6 d’infamie, son plus petit nombre, et il est de nouveau vide. Quelques manches plus tard, les coffres sont pleins ou enterrés, et le plus de points gagne.
