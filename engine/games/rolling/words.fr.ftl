# Rolling with the Waves en français.
#
# $who et $whom sont des noms de joueurs (`seat` et `target` d’un événement). $colour est le numéro d’une couleur comme
# dans l’enregistrement, la place à qui sont ces dés, -1 pour transparent ; $part et $cannon sont des codes. $dice,
# $stolen et d’autres listes sont jointes, chaque élément dit par rolling-card ; $stolen-count dit combien. Oui ou non
# viennent comme `yes` et `no`. Tout le reste est le champ de l’événement, du menu ou du refus, tel quel.

rolling-name = Rolling with the Waves

## Les dés

# Un dé comme `red-4`, ou un nombre, dit tel quel.
rolling-card =
    { $card ->
        [red-1] 1 rouge
        [red-2] 2 rouge
        [red-3] 3 rouge
        [red-4] 4 rouge
        [red-5] 5 rouge
        [red-6] 6 rouge
        [green-1] 1 vert
        [green-2] 2 vert
        [green-3] 3 vert
        [green-4] 4 vert
        [green-5] 5 vert
        [green-6] 6 vert
        [blue-1] 1 bleu
        [blue-2] 2 bleu
        [blue-3] 3 bleu
        [blue-4] 4 bleu
        [blue-5] 5 bleu
        [blue-6] 6 bleu
        [yellow-1] 1 jaune
        [yellow-2] 2 jaune
        [yellow-3] 3 jaune
        [yellow-4] 4 jaune
        [yellow-5] 5 jaune
        [yellow-6] 6 jaune
        [purple-1] 1 violet
        [purple-2] 2 violet
        [purple-3] 3 violet
        [purple-4] 4 violet
        [purple-5] 5 violet
        [purple-6] 6 violet
        [clear-1] 1 transparent
        [clear-2] 2 transparent
        [clear-3] 3 transparent
        [clear-4] 4 transparent
        [clear-5] 5 transparent
        [clear-6] 6 transparent
       *[other] { $card }
    }
rolling-colour =
    { $colour ->
        [0] rouge
        [1] vert
        [2] bleu
        [3] jaune
        [4] violet
       *[-1] transparent
    }

## Les parties de la carte

rolling-part-infamy = Infamie
rolling-part-spirits = Moral
rolling-part-chest1 = Coffre 1
rolling-part-chest2 = Coffre 2
rolling-part-chest3 = Coffre 3
rolling-part-hull = Coque
rolling-part-small = Petit canon
rolling-part-large = Gros canon
rolling-part-ports = Ports
rolling-part-crew = Équipage
rolling-part =
    { $part ->
        [spirits] { rolling-part-spirits }
        [chest1] { rolling-part-chest1 }
        [chest2] { rolling-part-chest2 }
        [chest3] { rolling-part-chest3 }
        [hull] { rolling-part-hull }
        [small] { rolling-part-small }
        [large] { rolling-part-large }
        [ports] { rolling-part-ports }
       *[crew] { rolling-part-crew }
    }
# La partie dans $other, là où un texte en nomme deux.
rolling-other =
    { $other ->
        [spirits] { rolling-part-spirits }
        [chest1] { rolling-part-chest1 }
        [chest2] { rolling-part-chest2 }
        [chest3] { rolling-part-chest3 }
        [hull] { rolling-part-hull }
        [small] { rolling-part-small }
        [large] { rolling-part-large }
        [ports] { rolling-part-ports }
       *[crew] { rolling-part-crew }
    }
rolling-cannon =
    { $cannon ->
        [small] le petit canon
        [large] le gros canon
       *[both] les deux canons
    }
# Ce qui, d’un gain d’infamie, n’a pas trouvé de cercle libre.
rolling-lost =
    { $lost ->
        [0] { "" }
       *[other] {" "}; perdu au-delà de 20 : { $lost }
    }
rolling-shots =
    { $shots ->
        [one] { $shots } tir
       *[other] { $shots } tirs
    }

## Les phases

rolling-phase-draft = { $who } prend un dé.
rolling-phase-plan = Tout le monde planifie en secret.
rolling-phase-fire = { $who } tire.
rolling-phase-over = La partie est finie.

## Le menu

rolling-menu-draft = Quel dé prends-tu ?
rolling-menu-die-free = { $value } { rolling-colour } : gratuit
rolling-menu-die-paid = { $value } { rolling-colour } : pour { $cost } d’infamie
rolling-menu-die-sailor = { $value } { rolling-colour } : en marin ivre (1)
rolling-menu-die-either = { $value } { rolling-colour } : pour { $cost } d’infamie, ou en marin ivre (1)
rolling-menu-pay-or-sailor = Payer ce dé, ou le prendre en marin ivre ?
rolling-menu-pay = Payer { $cost } d’infamie ; il reste un { $value }
rolling-menu-sailor = Marin ivre : gratuit, et il devient un 1
rolling-field-sailor = en marin ivre (1)
rolling-menu-confirm-paying = Un dé gratuit montre le même nombre. Payer { $cost } d’infamie quand même ?
rolling-menu-plan = Ton dé { $die } montre { $value }. Où va-t-il ?
# Où sont allés les dés d’avant : $part et $part-value, $other et $other-value.
rolling-menu-plan-2 = { $part-value } → { rolling-part }. Ton dé { $die } montre { $value }. Où va-t-il ?
rolling-menu-plan-3 = { $part-value } → { rolling-part }, { $other-value } → { rolling-other }. Ton dé { $die } montre { $value }. Où va-t-il ?
rolling-menu-part = { rolling-part } ({ $filled }/{ $squares })
rolling-menu-bury = Enterrer le coffre { $chest } (trésor { $sum }) avec les trois dés
rolling-menu-confirm-bury =
    { $free ->
        [one] Le coffre { $chest } a encore une case libre, et un coffre enterré ne prend plus de dés. L’enterrer quand même ?
       *[other] Le coffre { $chest } a encore { $free } cases libres, et un coffre enterré ne prend plus de dés. L’enterrer quand même ?
    }
rolling-menu-boost =
    { $filled ->
        [2] Les deux cases de ton Moral sont remplies.
       *[other] Ce plan remplit la seconde case de ton Moral.
    } Écrire un autre dé comme un 7 ? Cela vide le Moral.
rolling-menu-boost-none = Non, garder le Moral
rolling-menu-boost-part = { rolling-part } : 7 au lieu de { $value }
rolling-menu-fire =
    { $shot ->
        [1] Sur qui tires-tu ?
       *[other] Et l’autre canon ?
    }
rolling-menu-fire-at = { $whom }, avec { rolling-cannon } : { rolling-shots }, Coque { $hull }
rolling-menu-fire-sea = Dans la mer, avec { rolling-cannon }
rolling-menu-aim = Quel coffre (à partir du haut), et vers lequel des tiens ?
rolling-menu-steal = Coffre { $chest } → ton { $into } (places : { $room }) : { $treasure }
rolling-menu-stow = Ton coffre { $into } (places : { $room }) ; rien à voler
rolling-menu-confirm-lost =
    { $lost ->
        [one] Un dé volé n’a pas de place : il est perdu. Tirer quand même ?
       *[other] { $lost } dés volés n’ont pas de place : ils sont perdus. Tirer quand même ?
    }
rolling-menu-confirm-sea = Un trésor est à portée. Tirer dans la mer quand même ?

## Les champs d’une action tapée

rolling-field-put = { $value } → { rolling-part }
rolling-field-shot = { rolling-cannon } sur { $whom } : coffre { $chest } vers ton coffre { $into }
rolling-field-shot-empty = { rolling-cannon } sur { $whom }, vers ton coffre { $into }

## Les refus

rolling-refusal-over = La partie est finie.
rolling-refusal-no-such-seat = Il n’y a personne à cette place.
rolling-refusal-not-your-turn = Ce n’est pas ton tour.
rolling-refusal-wrong-phase = { $phase ->
    [draft] C’est le moment de prendre des dés : prends-en un du lancer.
    [plan] C’est le moment de planifier : dis où vont tes trois dés, ou enterre un coffre.
    [fire] C’est le moment des canons : dis ce que vise chacun des tiens.
   *[over] La partie est finie.
}
rolling-refusal-no-such-die = Il n’y a pas ce dé dans ce lancer : ils se comptent de 0 à { $last }.
rolling-refusal-die-taken = Ce dé est déjà pris. Prends-en un qui est encore au milieu.
rolling-refusal-too-dear = Ce dé coûte { $cost } d’infamie, et tu en as { $infamy }. Les dés transparents et ceux de ta couleur sont gratuits.
rolling-refusal-no-sailor = Un marin ivre n’est permis que s’il ne reste ni dé transparent ni dé de ta couleur. Prends un de ceux-là : ils sont gratuits.
rolling-refusal-put-or-bury = Un plan met trois dés sur la carte, ou enterre un coffre.
rolling-refusal-three-dice = Chacun de tes trois dés va sur une partie différente.
rolling-refusal-no-room = { rolling-part } : plus de case libre. Choisis une partie qui en a une.
rolling-refusal-chest-buried = Le coffre { $chest } est enterré : rien n’y entre ni n’en sort. Choisis-en un ouvert.
rolling-refusal-no-such-chest = Ce coffre n’existe pas : il y a les coffres 1, 2 et 3.
rolling-refusal-nothing-to-bury = Le coffre { $chest } est vide : mets-y un dé avant de l’enterrer.
rolling-refusal-no-boost = Le 7 est pour une partie où tu mets un dé dans ce plan, et pas pour le Moral.
rolling-refusal-spirits-not-full = Cases de Moral remplies : { $filled } sur 2 ; un 7 prend les deux.
rolling-refusal-one-shot-each = { $cannons ->
    [one] Tu as { $cannons } canon plein : nomme un tir.
   *[other] Tu as { $cannons } canons pleins : nomme un tir pour chacun.
}
rolling-refusal-no-such-target = Il n’y a personne à cette place. Choisis le navire de quelqu’un d’autre, ou tire dans la mer.
rolling-refusal-own-ship = C’est ton propre navire. Choisis-en un autre, ou tire dans la mer.
rolling-refusal-sea-is-empty = Un tir dans la mer ne prend rien : laisse les coffres de côté.
rolling-refusal-name-a-chest = Nomme le coffre où voler.
rolling-refusal-nothing-to-steal = Ce coffre est vide. Choisis-en un qui contient des dés.
rolling-refusal-name-a-hold = Nomme celui de tes coffres où va le trésor.
rolling-refusal-same-chest = Les deux canons visent un même navire : fais-leur viser le même coffre et ranger dans le même coffre.

## Les événements

rolling-event-round = Manche { $round } : { $who } a lancé { $dice }.
rolling-event-round-own = Manche { $round } : tu as lancé { $dice }.
rolling-event-drafted =
    { $sailor ->
        [yes] { $who } a pris un marin ivre ({ rolling-colour }) : un 1.
       *[no] { $cost ->
            [0] { $who } a pris le { $value } { rolling-colour }.
           *[other] { $who } a engagé le { $value } { rolling-colour } pour { $cost } d’infamie.
        }
    }
rolling-event-drafted-own =
    { $sailor ->
        [yes] Tu as pris un marin ivre ({ rolling-colour }) : un 1.
       *[no] { $cost ->
            [0] Tu as pris le { $value } { rolling-colour }.
           *[other] Tu as engagé le { $value } { rolling-colour } pour { $cost } d’infamie.
        }
    }
rolling-event-sealed = { $who } a remis son plan.
rolling-event-sealed-own = { "" }
rolling-event-own-plan =
    { $boosted ->
        [yes] Tu as prévu un 7 pour { rolling-part }, avec ton Moral.
       *[no] Tu as prévu un { $value } pour { rolling-part }.
    }
rolling-event-own-burying = Tu as prévu d’enterrer le coffre { $chest }.
rolling-event-revealed = Tous les plans de la manche { $round } sont ouverts.
rolling-event-wrote =
    { $boosted ->
        [yes] { $who } a effacé son Moral et écrit un 7 sur { rolling-part }.
       *[no] { $who } a écrit un { $value } sur { rolling-part }.
    }
rolling-event-wrote-own =
    { $boosted ->
        [yes] Tu as effacé ton Moral et écrit un 7 sur { rolling-part }.
       *[no] Tu as écrit un { $value } sur { rolling-part }.
    }
rolling-event-buried = { $who } a enterré le coffre { $chest }.
rolling-event-buried-own = Tu as enterré le coffre { $chest }.
rolling-event-strengthened = Coque de niveau { $level } pour { $who }.
rolling-event-strengthened-own = Ta Coque a atteint le niveau { $level }.
rolling-event-cannons = Les canons ont tiré, la plus grande infamie d’abord.
# Au lieu d’un vol, $why est `sea`, `empty`, `short` ou `hull`. $shots ont été tirés, dont $blocked arrêtés par la
# Coque ; $lost des $stolen dés n’ont pas trouvé de place.
rolling-event-fired =
    { $why ->
        [sea] { $who } a tiré dans la mer avec { rolling-cannon }.
        [empty] { $who } a tiré sur { $whom } avec { rolling-cannon }, où il n’y avait rien à voler.
        [short] { $who } a tiré sur { $whom } avec { rolling-cannon } : sous le premier niveau, pas de tir.
        [hull] { $who } a tiré sur { $whom } avec { rolling-cannon } : la Coque a tout arrêté.
       *[other] { $lost ->
            [0] { $who } a tiré sur { $whom } avec { rolling-cannon } et volé { $stolen }, du coffre { $chest } vers son coffre { $into }.
           *[other] { $who } a tiré sur { $whom } avec { rolling-cannon } et volé { $stolen }, du coffre { $chest } vers son coffre { $into } ; perdus faute de place : { $lost }.
        }
    }
rolling-event-fired-own =
    { $why ->
        [sea] Tu as tiré dans la mer avec { rolling-cannon }.
        [empty] Tu as tiré sur { $whom } avec { rolling-cannon }, où il n’y avait rien à voler.
        [short] Tu as tiré sur { $whom } avec { rolling-cannon } : sous le premier niveau, pas de tir.
        [hull] Tu as tiré sur { $whom } avec { rolling-cannon } : la Coque a tout arrêté.
       *[other] { $lost ->
            [0] Tu as tiré sur { $whom } avec { rolling-cannon } et volé { $stolen }, du coffre { $chest } vers ton coffre { $into }.
           *[other] Tu as tiré sur { $whom } avec { rolling-cannon } et volé { $stolen }, du coffre { $chest } vers ton coffre { $into } ; perdus faute de place : { $lost }.
        }
    }
rolling-event-fired-you =
    { $why ->
        [sea] { $who } a tiré dans la mer avec { rolling-cannon }.
        [empty] { $who } a tiré sur toi avec { rolling-cannon }, où il n’y avait rien à voler.
        [short] { $who } a tiré sur toi avec { rolling-cannon } : sous le premier niveau, pas de tir.
        [hull] { $who } a tiré sur toi avec { rolling-cannon } : la Coque a tout arrêté.
       *[other] { $lost ->
            [0] { $who } a tiré sur toi avec { rolling-cannon } et volé { $stolen }, de ton coffre { $chest } vers son coffre { $into }.
           *[other] { $who } a tiré sur toi avec { rolling-cannon } et volé { $stolen }, de ton coffre { $chest } vers son coffre { $into } ; perdus faute de place : { $lost }.
        }
    }
rolling-event-paid = { $who } a gagné { $infamy } d’infamie pour { rolling-cannon }{ rolling-lost }.
rolling-event-paid-own = Tu as gagné { $infamy } d’infamie pour { rolling-cannon }{ rolling-lost }.
rolling-event-raided =
    { $most ->
        [yes] { $who } a gagné { $infamy } d’infamie avec ses Ports, dont 1 pour la plus grande somme{ rolling-lost }.
       *[no] { $who } a gagné { $infamy } d’infamie avec ses Ports{ rolling-lost }.
    }
rolling-event-raided-own =
    { $most ->
        [yes] Tu as gagné { $infamy } d’infamie avec tes Ports, dont 1 pour la plus grande somme{ rolling-lost }.
       *[no] Tu as gagné { $infamy } d’infamie avec tes Ports{ rolling-lost }.
    }
rolling-event-hired =
    { $dice ->
        [one] { $who } a recruté : un dé de plus dans le sac.
       *[other] { $who } a recruté : { $dice } dés de plus dans le sac.
    }
rolling-event-hired-own =
    { $dice ->
        [one] Tu as recruté : un dé de plus dans le sac.
       *[other] Tu as recruté : { $dice } dés de plus dans le sac.
    }
# $winners sont des noms, $count dit combien.
rolling-event-ended =
    { $reason ->
        [chests] { rolling-reason-chests }
       *[squares] { rolling-reason-squares }
    } { $count ->
        [one] { $winners } a gagné.
       *[other] { $winners } ont gagné ensemble.
    }

## La fin

rolling-reason-chests = Les trois coffres d’une carte étaient tous enterrés ou pleins ; le plus de points gagne, puis le plus d’infamie.
rolling-reason-squares = Toutes les cases de Ports, Équipage et Coque d’une carte étaient remplies ; le plus de points gagne, puis le plus d’infamie.

## Pourquoi un joueur virtuel fait quelque chose

# $value est un dé, $part une partie de la carte, $chest le numéro d’un coffre, $whom un joueur
rolling-why-sailor = Aucun dé n’est gratuit, et payer coûterait plus que cela ne rapporte.
rolling-why-sailor-poor = Aucun dé n’est gratuit, et l’infamie ne suffit pour aucun.
rolling-why-free = Un { $value } gratuit vaut plus que le reste.
rolling-why-hired = Le { $value } vaut son infamie.
rolling-why-rob = C’est chez { $whom } qu’il y a le plus à prendre.
rolling-why-sea = Il n’y a rien à prendre nulle part.
rolling-why-spare = Mieux vaut ici ne piller personne.
rolling-why-bury = Le coffre { $chest } pourrait être pillé ; enterré, il est à l’abri et vaut 2 de plus.
rolling-why-bury-full = Le coffre { $chest } est plein : enterré, il est à l’abri et vaut 2 de plus.
rolling-why-loaded = Avec cela, un canon est plein et tire aussitôt.
rolling-why-loading = Un canon chargé rapporte plus que ses dés dans un coffre.
rolling-why-hull = Les autres ont des canons, et la Coque arrête des tirs.
rolling-why-part = Remplie, cette partie vaut 5 points, et ses niveaux aident en chemin : { rolling-part }.
rolling-why-boost = Le Moral y fait un 7 : { rolling-part }.
rolling-why-spirits = Deux cases de Moral feront un 7 plus tard.
rolling-why-treasure = Un trésor vaut ce qu’il montre.

# Ce qui est compté pour les statistiques.
rolling-tally-buried = Coffres enterrés : { $count }
rolling-tally-thefts = Coffres pillés : { $count }
rolling-tally-shots = Coups tirés : { $count }
rolling-tally-infamy = Infamie : { $count }

# Jouer d’avance

rolling-ahead-die = Quel dé veux-tu le plus ?
rolling-ahead-next = Et lequel s’il n’est plus là ?
rolling-ahead-dearest = Le plus cher que tu peux payer
rolling-ahead-wish-dearest = le plus cher que tu peux payer
rolling-ahead-wish = { $value } { rolling-colour }
rolling-way-pay = Payer ce qu’il coûte
rolling-way-sailor-4 = En marin ivre s’il coûte plus de 4
rolling-way-sailor-3 = En marin ivre s’il coûte plus de 3
rolling-way-sailor-2 = En marin ivre s’il coûte plus de 2
rolling-way-sailor-0 = En marin ivre plutôt que payer
rolling-claim-first = { $value } { rolling-colour } est encore là quand tu prends ton prochain dé
rolling-claim-free = un dé gratuit pour toi est encore là
rolling-habit-fire = Quand tes canons tirent
rolling-habit-sea = vers la mer

## Ce qu’un joueur virtuel attend ou craint

rolling-then-wins = { $who } gagne.
rolling-then-robs = { $who } pille { $whom }.
rolling-then-drafts = { $who } prend le { $value } { rolling-colour }.
rolling-then-buries = { $who } enterre le coffre { $chest }.
rolling-then-writes = { $who } écrit sur { rolling-part }.

## Les styles des joueurs virtuels

rolling-style-hoarder = amasseur
rolling-style-hoarder-about = remplit surtout ses coffres
rolling-style-cannoneer = canonnier
rolling-style-cannoneer-about = charge ses canons et pille
rolling-style-harbour = maître de port
rolling-style-harbour-about = développe ses Ports et les garde
