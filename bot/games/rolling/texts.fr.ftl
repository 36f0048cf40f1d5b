# Ce que le bot dit de Rolling with the Waves au-delà des mots que ses règles demandent.

## À ses tables

system-rolling = Rolling with the Waves
rolling-about = Prends des dés, écris-les en secret sur ta carte, et pille les coffres des autres. Environ 16 coups chacun.

## Les commandes

rolling-argument-die = Quel dé
rolling-argument-sailor = Le prendre en marin ivre au lieu de payer
rolling-argument-put = Où vont tes trois dés
rolling-argument-bury = Enterrer un coffre à la place
rolling-argument-boost = Avec un Moral plein : quel dé devient un 7
rolling-argument-shots = Ce que font tes canons pleins
rolling-command-draft = Prendre un dé
rolling-command-plan = Planifier tes trois dés, ou enterrer un coffre
rolling-command-fire = Tirer avec tes canons pleins
rolling-describe-play = Jouer à Rolling with the Waves

## Ce qui va être fait

rolling-move-draft = Prendre
rolling-move-plan = Planifier
rolling-move-fire = Tirer

## Ce qui est attendu, après « On attend Ada pour »

rolling-doing-draft = prendre un dé
rolling-doing-plan = planifier
rolling-may-change = Ton plan est remis. Tant que tous ne le sont pas, tu peux le changer :
rolling-doing-fire = tirer

## Sur les images, et la même chose en mots

# La lettre d’une couleur ; un dé porte aussi une forme.
rolling-sign =
    { $colour ->
        [0] R
        [1] Ve
        [2] B
        [3] J
        [4] Vi
       *[-1] T
    }
rolling-sign-hull = Co
rolling-sign-small = PC
rolling-sign-large = GC
rolling-sign-ports = Po
rolling-sign-crew = Éq
rolling-picture-round = Manche { $round }
rolling-picture-bag = Sac
rolling-picture-draft = Choix des dés
rolling-picture-plan = Plans secrets
rolling-picture-fire = Feu des canons
rolling-picture-over = La fin
rolling-picture-points = { $points ->
    [one] { $points } pt
   *[other] { $points } pts
  }
rolling-picture-plan-in = plan remis
rolling-picture-plan-open = planifie encore
rolling-picture-fires =
    { $place ->
        [1] tire maintenant
       *[other] tire en { $place }e
    }
rolling-picture-chests = Coffres
rolling-picture-shots =
    { $cannon ->
        [small] Petit
       *[large] Gros
    } : { $shots }
# Les parties sur une ligne d’une image : toutes ensemble ont de la place pour une cinquantaine de lettres.
rolling-legend =
    { $part ->
        [spirits] Moral
        [hull] Coque
        [small] Petit canon
        [large] Gros canon
        [ports] Ports
       *[crew] Équipage
    }
rolling-score-treasure = Trésor
rolling-score-buried = Enterré
rolling-score-squares = Parties
rolling-score-infamy = Infamie
rolling-score-points = Points
# Plusieurs dés d’une couleur, et un dé avec ce qu’il montre.
rolling-words-several = { $count } { $colour ->
        [0] { $count ->
            [one] rouge
           *[other] rouges
        }
        [1] { $count ->
            [one] vert
           *[other] verts
        }
        [2] { $count ->
            [one] bleu
           *[other] bleus
        }
        [3] { $count ->
            [one] jaune
           *[other] jaunes
        }
        [4] { $count ->
            [one] violet
           *[other] violets
        }
       *[-1] { $count ->
            [one] transparent
           *[other] transparents
        }
    }
rolling-words-die = { $value } { rolling-colour }
rolling-words-round = Manche { $round } : { $phase }
rolling-words-bag = Sac : { $dice }
rolling-words-pool = À prendre : { $dice }
rolling-words-sailor = { $die } en marin ivre
rolling-words-who = { $who } ({ $colour }) : { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
rolling-words-winner = victoire
rolling-words-infamy = Infamie { $infamy } sur { $most }, Moral { $spirits } sur 2{ $planned ->
        [yes] {" "}(un de plus prévu)
       *[no] { "" }
    }
rolling-words-chest = Coffre { $chest } : { $dice }{ $more ->
        [0] { "" }
       *[other] , { $more } prévu
    }{ $state ->
        [buried] , enterré
        [burying] , va être enterré
       *[open] { "" }
    }
rolling-words-empty = vide
rolling-words-part = { rolling-part } : { $dice }{ $more ->
        [0] { "" }
       *[other] , { $more } prévu
    }{ $level ->
        [0] { "" }
       *[other] {" "}; niveau { $level }
    }
rolling-words-sum = Somme { $sum } ; niveaux à { $levels }
rolling-words-hand = Dés : { $dice }
rolling-words-plan-in = Plan remis
rolling-words-plan-open = Planifie encore
rolling-words-fires = Ordre de tir : { $place }
rolling-words-shots =
    { $cannon ->
        [small] petit canon
       *[large] gros canon
    } { $shots ->
        [one] { $shots } tir
       *[other] { $shots } tirs
    }
rolling-words-score = { $who } : { $points } = trésor { $treasure }, enterrés { $buried }, parties pleines { $squares }, Infamie { $infamy }
rolling-words-own-plan = Ton plan scellé : { $plan }
rolling-words-maps = Cartes
# Les parties d’une carte sur une ligne, là où un texte alternatif serait sinon trop long ; ce qui est vide n’est pas nommé.
rolling-brief-who = { $who } : { $points ->
        [one] { $points } point
       *[other] { $points } points
    }, Infamie { $infamy }
rolling-brief-buried = enterré
rolling-brief-planned = { $more } prévu
rolling-brief-level = niveau { $level }

## Ce qui vient de se passer

rolling-moment-revealed = Les plans de la manche { $round }
rolling-moment-put = { $value } sur { rolling-part }
rolling-moment-boosted = 7 sur { rolling-part } avec le Moral
rolling-moment-buries = enterre le coffre { $chest }
rolling-moment-volley = { $who } sur { $whom } avec { rolling-cannon } : { $shots ->
        [one] { $shots } tir
       *[other] { $shots } tirs
    } − { $blocked } pour la Coque = { $through }.
rolling-moment-you = toi
rolling-moment-stole = Volé dans le coffre { $chest }, à partir du haut : { $dice }{ $kept ->
        [0] {" "}; pas de place, tout est perdu.
       *[other] { $lost ->
            [0] . Rangé dans le coffre { $into }.
            [one] {" "}; le dernier n’a pas trouvé de place et se perd. Le reste est dans le coffre { $into }.
           *[other] {" "}; les { $lost } derniers n’ont pas trouvé de place et se perdent. Le reste est dans le coffre { $into }.
        }
    }
rolling-moment-nothing = Rien à y voler.
rolling-moment-sea = { $who } avec { rolling-cannon } : dans la mer.
rolling-moment-order = Les canons tirent : { $order }

## La fin

rolling-score = { $score ->
    [one] { $score } point
   *[other] { $score } points
  }
rolling-glance = Ce que fait chaque partie
rolling-glance-line = • **{ $part }** ({ $filled } sur { $size }) : { $rule }
rolling-glance-short = • **{ $part }** ({ $filled } sur { $size }) : de même.
rolling-glance-robbed = ⚠️ À la merci d’un vol : le canon de quelqu’un d’autre est plein, ou à un dé de l’être.
rolling-glance-spirits = deux dés, de n’importe quel nombre ; puis un de tes dés peut être un 7, et les deux sont effacés.
rolling-glance-chest = des points, autant que montrent les dés à la fin. On peut y voler à partir du haut tant qu’il n’est pas enterré.
rolling-glance-hull = arrête 1 tir à une somme de 7, 2 à 14, 3 à 21. Pleine : 5 points.
rolling-glance-small = plein, il tire : 1 tir à une somme de 4, 2 à 7, 3 à 10. Puis il est effacé et rapporte son plus petit nombre en infamie.
rolling-glance-large = de même, avec 1 tir à 3, 2 à 6, 3 à 9, 4 à 15.
rolling-glance-ports = à chaque manche, 1 d’infamie à une somme de 3, 2 à 10, 3 à 18, et 1 de plus à qui a seul la plus grande. Pleins : 5 points.
rolling-glance-crew = à une somme de 5, 11 et 19, un dé de plus de ta couleur va dans le sac. Plein : 5 points.
rolling-glance-bury = Ou bien, les trois dés d’une manche enterrent un coffre : il est à l’abri, ne prend plus de dés, et vaut 2 points de plus.
rolling-glance-infamy = L’infamie paie les dés des autres, décide qui tire en premier, et chaque 3 font 1 point à la fin.
rolling-fact-theft = Le plus grand vol : { $who } a pris { $sum } dans le coffre { $chest } ({ $whom }).
rolling-fact-buried = Le premier coffre sous terre : { $who } a enterré le coffre { $chest } à la manche { $round }.
rolling-fact-infamy = Le plus d’infamie gagnée : { $who } avec { $count }.
rolling-fact-shots = Le plus de tirs : { $who } avec { $count }.
rolling-fact-margin = { $who } a fini { $count ->
    [one] { $count } point
   *[other] { $count } points
} devant { $whom }.
rolling-fact-chest = Le coffre le plus rempli : coffre { $chest } ({ $who }), { $sum }.

## Ce que montre la première page des règles

rolling-label-1 = Les **dés** de la manche : un chacun son tour ; les transparents et ceux de ta couleur sont gratuits
rolling-label-2 = **Infamie** : ton argent
rolling-label-3 = **Coffres** : les dés dedans sont des points
rolling-label-4 = Les **parties** de ton bateau, avec des cases pour les dés
rolling-label-5 = La somme d’une partie, et à partir de quelles sommes elle fait plus
rolling-label-6 = Ici se posent les trois dés que tu prends
