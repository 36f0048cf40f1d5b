# Les leçons de Waves : quoi faire à chaque étape et pourquoi ; -done dit le résultat, -tempt un coup qui ne va pas.

waves-lesson-0 = Tu veux les **Anciens** : les cartes visibles, une devant chaque place, qui forment ensemble le conseil. Le nombre d’une carte est sa Force. À chaque manche, chacun place un **Agent** contre son Ancien. Puis la classe la plus visible active sa **Tablette**, une règle spéciale ; et un Agent plus fort que son Ancien le remporte, pour un des **Coquillages**.
waves-lesson-1 = Ton Ancien en A est un Gardien (2). Les Gardiens mènent au conseil, donc leur Tablette « Victoire des humbles » peut venir : alors, une Force égale ou moindre remporte. Place ton **Érudit (1)** en **Partisan** : une carte, face cachée, qui agit en premier.
waves-lesson-1-done = Les Gardiens sont restés devant, et les humbles ont gagné : ton 1 ne dépasse pas le 2, et le Gardien est à toi. Cela a coûté un des 3 Coquillages.
waves-lesson-2 = Ton Agent est devenu le nouvel Ancien en A : un Érudit. Les Érudits mènent maintenant, et « Érudits au sommet » en ferait un 6. Un **Rebelle** compte quand on compte les classes : place ton **Chevalier (3)** en **Rebelle**, et les Chevaliers passeront peut-être devant.
waves-lesson-2-tempt-1 = Deux Chevaliers en Rebelles
waves-lesson-2-done = Ton Chevalier et celui de Marlin ont tout fait basculer : trois Chevaliers, et leur Tablette est Calme. 3 bat 1, et il te restait un Coquillage, bien que les Partisans agissent avant les Rebelles.
waves-lesson-3 = Seulement 2 Coquillages cette fois, et les Partisans y arrivent les premiers. Ton Ancien est un Chevalier (3) : place ton **Voyant (4)** en **Partisan**, et garde les Nobles pour plus tard.
waves-lesson-3-done = Les Voyants sont passés devant : avant les Vagues, chaque Ancien a changé d’emplacement, celui de Marlin vers toi, le tien vers Otto, et ainsi de suite. Tu avais donc encore un Chevalier devant toi, et 4 bat 3. Il ne restait aucun Coquillage pour les Rebelles.
waves-lesson-4 = Tu as trois classes ; ici, une quatrième suffit pour gagner. Ton Ancien est un Voyant. Mais les Voyants mènent, et leur Tablette le déplacerait. Deux Nobles font autant que deux Voyants, et l’égalité va à la classe la plus haute : place **un Noble (5)** en **Rebelle**.
waves-lesson-4-done = Les Nobles avaient la majorité : Calme, et ton Voyant est resté. 5 bat 4, il restait un Coquillage, et voilà ta quatrième classe.

breakers-lesson-0 = Deux équipes veulent les **Anciens** : les cartes visibles, une devant chaque place, qui forment ensemble le conseil. Le nombre d’une carte est sa Force. À chaque manche, chacun place un **Agent** contre son Ancien. Puis la classe la plus visible active sa **Tablette**, une règle spéciale ; et un Agent plus fort que son Ancien le remporte, pour un des **Coquillages**. Les 5 classes gagnent, ou 7 Anciens quelconques.
breakers-lesson-1 = Nerissa et toi faites équipe ; Marlin et Otto forment l’autre. Ton Ancien est un Voyant (4). Les Voyants mènent, et leur Tablette déplace chaque Ancien d’un emplacement : le Gardien (2) de Marlin viendrait à toi, et le tien irait à Otto. Place ton **Chevalier (3)** en **Partisan** : une carte, face cachée, qui agit en premier.
breakers-lesson-1-done = Les Voyants sont restés devant, et le Gardien est venu à toi : 3 bat 2. Nerissa a remporté un Chevalier. Ce que l’une des deux places remporte est à vous deux.
breakers-lesson-2 = Ton Chevalier est maintenant ton Ancien. Les Érudits mènent. Un **Brisant** peut être fait de plusieurs cartes d’une classe, et chacune compte : place **deux Voyants** en **Brisants**.
breakers-lesson-2-tempt-1 = Deux Nobles en Brisants
breakers-lesson-2-done = Trois Chevaliers, c’était plus que tes deux Voyants : Calme, donc. Un seul de tes Voyants est resté pour agir, et 4 bat 3.
breakers-lesson-3 = Cette fois, c’est toi qui places en premier, et il y a 2 Coquillages. Ton Ancien est un Voyant (4). Une seule de tes cartes est plus forte : place ton **Noble (5)** en **Partisan**.
breakers-lesson-3-done = 5 bat 4 : ton équipe a maintenant un Gardien, des Chevaliers et un Voyant.
breakers-lesson-4 = Ton Ancien est un Noble (5), et tu n’as rien de plus fort. Cela arrive. Un Ancien que tu ne remportes pas vient dans ta main : place ton **Noble** en **Partisan**, et tu récupères un Noble. Pendant ce temps, Nerissa remportera peut-être une classe.
breakers-lesson-4-done = 5 contre 5 n’a pas suffi, et le Noble est dans ta main. Nerissa a remporté un Érudit : il ne manque plus qu’un Noble.
breakers-lesson-5 = Trois Nobles au conseil, bien au-dessus de ce que chacun a en main. Mais si les Gardiens ont la majorité, c’est la victoire des humbles. Place **les deux Gardiens** en **Brisants**.
breakers-lesson-5-done = Cinq Gardiens, et les humbles ont gagné : le Gardien de Nerissa a remporté un Noble avec le seul Coquillage. À vous deux, vous avez les cinq classes.
