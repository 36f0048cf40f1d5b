# War of Waves en français.
#
# $who et $whom sont des noms de joueurs (`seat` et `whom` d’une option, `seat` et `target` d’un événement) ; $card et
# $other sont des cartes par leur code, ou W, B, L là où seul le dos est connu ; $section et $where sont des sections par
# leur code ; $cards et $shown sont des listes de noms de cartes. Tout le reste est le champ de l’événement, de l’option
# ou du refus.

war-name = War of Waves

## Cartes et sections

war-card-W1 = Guerre 1
war-card-W2 = Guerre 2
war-card-W3 = Guerre 3
war-card-W4 = Guerre 4
war-card-W5 = Guerre 5
war-card-W6 = Guerre 6
war-card-B1 = Bâti 1
war-card-B2 = Bâti 2
war-card-B3 = Bâti 3
war-card-B4 = Bâti 4
war-card-B5 = Bâti 5
war-card-B6 = Bâti 6
war-card-B7 = Bâti 7
war-card-B8 = Bâti 8
war-card-L-heph = Héphaïstos
war-card-L-pos = Poséidon
war-card-L-ares = Arès
war-card-L-ceto = Céto
war-card-W = une carte Guerre
war-card-B = une carte Bâti
war-card-L = un Meneur
# La carte dont le code est dans $card ; d’autres messages s’en servent.
war-card =
    { $card ->
        [W1] { war-card-W1 }
        [W2] { war-card-W2 }
        [W3] { war-card-W3 }
        [W4] { war-card-W4 }
        [W5] { war-card-W5 }
        [W6] { war-card-W6 }
        [B1] { war-card-B1 }
        [B2] { war-card-B2 }
        [B3] { war-card-B3 }
        [B4] { war-card-B4 }
        [B5] { war-card-B5 }
        [B6] { war-card-B6 }
        [B7] { war-card-B7 }
        [B8] { war-card-B8 }
        [L-heph] { war-card-L-heph }
        [L-pos] { war-card-L-pos }
        [L-ares] { war-card-L-ares }
        [L-ceto] { war-card-L-ceto }
        [W] { war-card-W }
        [B] { war-card-B }
        [L] { war-card-L }
       *[other] { $card }
    }
# Une seconde carte, dont le code est dans $other.
war-other =
    { $other ->
        [W1] { war-card-W1 }
        [W2] { war-card-W2 }
        [W3] { war-card-W3 }
        [W4] { war-card-W4 }
        [W5] { war-card-W5 }
        [W6] { war-card-W6 }
        [B1] { war-card-B1 }
        [B2] { war-card-B2 }
        [B3] { war-card-B3 }
        [B4] { war-card-B4 }
        [B5] { war-card-B5 }
        [B6] { war-card-B6 }
        [B7] { war-card-B7 }
        [B8] { war-card-B8 }
        [W] { war-card-W }
       *[B] { war-card-B }
    }
war-kind =
    { $kind ->
        [W] Guerre
        [B] Bâti
       *[L] Meneur
    }
# La section dont le code est dans $section ; d’autres messages s’en servent.
war-section =
    { $section ->
        [bridge1] Pont 1
        [bridge2] Pont 2
        [bridge3] Pont 3
        [bridge4] Pont 4
        [gate1] Porte 1
        [gate2] Porte 2
       *[gate3] Porte 3
    }
war-where =
    { $where ->
        [bridge1] Pont 1
        [bridge2] Pont 2
        [bridge3] Pont 3
        [bridge4] Pont 4
        [gate1] Porte 1
        [gate2] Porte 2
       *[gate3] Porte 3
    }
war-leader =
    { $leader ->
        [heph] Héphaïstos
        [pos] Poséidon
        [ares] Arès
       *[ceto] Céto
    }
war-type-attack = Attaquer
war-type-build = Bâtir
war-type-fortify = Fortifier

## Les phases

war-phase-turn = { $who } commence son tour.
war-phase-actions = { $who } agit.
war-phase-leader = { $who } a joué un Meneur et finit son tour.
war-phase-over = La partie est finie.

## Le menu

war-menu-turn = Que fais-tu ?
war-menu-build = Bâtir une nouvelle section
war-menu-fortify = Fortifier une section
war-menu-attack = Attaquer
war-menu-own = Déblayer tes propres cartes Bâti
war-menu-heph = Jouer Héphaïstos : échanger une carte du Pont et une de la Porte
war-menu-pos = Jouer Poséidon : attaquer jusqu’à deux cartes
war-menu-ares = Jouer Arès : prendre des cartes Guerre
war-menu-ceto = Jouer Céto : échanger les mains
war-menu-horn = Sonner du cor et finir le tour
war-menu-end = Finir le tour{ $deck ->
        [0] { $face ->
            [0] { "" }
            [one]  : 1 de la rivière
           *[other]  : { $face } de la rivière
        }
       *[other]  : { $deck } de la pioche{ $face ->
            [0] { "" }
           *[other] , { $face } de la rivière
        }
    }
war-menu-where = Où bâtis-tu ?
war-menu-new-bridge = Une nouvelle section du Pont
war-menu-new-gate = Une nouvelle section de la Porte
war-field-new-bridge = une nouvelle section du Pont
war-field-new-gate = une nouvelle section de la Porte
war-menu-which-build = Quelle carte Bâti ?
war-menu-which-section = Quelle section ?
war-menu-which-card = Quelle carte pour { $section ->
        [gate1] la
        [gate2] la
        [gate3] la
       *[bridge1] le
    } { war-section } ?
war-menu-section = { war-section }
war-menu-card = { war-card }
war-menu-whom = Chez qui ?
war-menu-seat = { $whom }
war-menu-aim = Que vises-tu ?
war-menu-own-aim = Lesquelles de tes cartes Bâti doivent partir ?
war-menu-target = { $whom }, { war-section } : { war-card }
war-menu-targets = { $whom }, { war-section } : { war-card } + { war-other }
war-menu-own-target = { war-section } : { war-card }
war-menu-own-targets = { war-section } : { war-card } + { war-other }
war-menu-attack-with = Avec quelles cartes attaques-tu ?
war-menu-attack-kind = Des cartes Guerre ou des cartes Bâti ?
war-menu-with-w = Des cartes Guerre
war-menu-with-b = Des cartes Bâti
# $kind est W ou B, $numbers les nombres de plusieurs cartes.
war-menu-handful = { war-kind } { $numbers }
war-menu-how-many = Combien de cartes { war-card } ?
war-menu-count = { $count } × { war-card }
war-menu-heph-bridge = Quelle carte de ton Pont ?
war-menu-heph-gate = Quelle carte de ta Porte ?
war-menu-own-card = { war-section } : { war-card }
war-menu-ares-to = Sur quelle section vont-elles ?
war-menu-ares-take = Carte Guerre { $nth } sur { $count } : laquelle ?
war-menu-enemy-card = { $whom }, { war-section } : { war-card }
war-menu-confirm-false-horn = En l’état, ton Pont ou ta Porte n’est pas juste. Si rien n’y change, ce cor fait perdre. Sonner quand même ?
war-menu-confirm-late-horn = La partie se termine avant que ce cor soit jugé. Sonner quand même ?
war-menu-confirm-no-horn = Ton Portail est complet et juste. Finir le tour sans sonner du cor ?
war-menu-confirm-under-horn = { $whom } a sonné du cor, et tu peux encore attaquer ce Portail. Finir le tour quand même ?
war-menu-confirm-hopeless = Tu connais ces cartes : il faut { $need }, et tu as { $total }. Attaquer quand même ?

## Les champs d’une action tapée

war-field-leader = { war-leader }
war-field-at =
    { $place ->
        [war0] première carte Guerre
        [war1] seconde carte Guerre
        [build0] première carte Bâti
       *[build1] seconde carte Bâti
    } ({ $number ->
        [0] face cachée
       *[other] { $number }
    })
# Gardé par les plans d’avant war-field-at : $place, $card
war-field-place =
    { $place ->
        [war0] première carte Guerre
        [war1] seconde carte Guerre
        [build0] première carte Bâti
       *[build1] seconde carte Bâti
    } ({ $card ->
        [W] face cachée
        [B] face cachée
       *[other] { war-card }
    })

## Les refus

war-refusal-leader-ends-actions = Après un Meneur, tu ne peux que finir ton tour ou sonner du cor.
war-refusal-two-types =
    Tu as utilisé deux types d’actions ce tour-ci : { $first ->
        [attack] Attaquer
       *[build] Bâtir
    } et { $second ->
        [build] Bâtir
       *[fortify] Fortifier
    }. Continue avec ceux-là, ou finis ton tour.
war-refusal-not-in-hand = { war-card } : pas dans ta main, ou pas autant de fois. Choisis parmi les cartes de ta main.
war-refusal-not-a-build-card = { war-card } ne peut pas commencer une section ; il faut une carte Bâti.
war-refusal-bridge-full = Ton Pont a déjà ses quatre sections. Fortifies-en une, ou bâtis la Porte une fois le Pont debout.
war-refusal-gate-full = Ta Porte a déjà ses trois sections. Tu peux encore les fortifier.
war-refusal-bridge-not-standing = Pour cela, ton Pont doit être debout : quatre sections avec une carte Bâti et une carte Guerre chacune.
war-refusal-no-section = Il n’y a rien { $section ->
        [gate1] à la
        [gate2] à la
        [gate3] à la
       *[bridge1] au
    } { war-section }. Bâtis-y d’abord, ou choisis une section où il y a des cartes.
war-refusal-leader-in-section = Un Meneur se joue, il ne se pose pas dans une section. Choisis une carte Guerre ou Bâti.
war-refusal-no-war-in-gate = Les cartes Guerre ne vont jamais dans une Porte. Choisis une carte Bâti, ou une section du Pont.
war-refusal-builds-full = Il y a déjà deux cartes Bâti { $section ->
        [gate1] à la
        [gate2] à la
        [gate3] à la
       *[bridge1] au
    } { war-section }, le maximum. Choisis une autre section.
war-refusal-wars-full = Il y a déjà deux cartes Guerre { $section ->
        [gate1] à la
        [gate2] à la
        [gate3] à la
       *[bridge1] au
    } { war-section }, le maximum. Choisis une autre section.
war-refusal-no-cards = Choisis au moins une carte pour attaquer.
war-refusal-leader-cannot-fight = Un Meneur n’a pas de nombre et ne prend part à aucune attaque.
war-refusal-mixed-cards = Attaque avec des cartes Guerre ou avec des cartes Bâti, pas avec les deux.
war-refusal-no-such-target = Il n’y a pas d’adversaire à cette place. Choisis quelqu’un qui est encore en jeu.
war-refusal-target-out = Cette place est hors jeu. Choisis-en une qui est encore en jeu.
war-refusal-nothing-aimed-at = Choisis au moins une carte à viser.
war-refusal-aimed-twice = Chaque carte ne peut être nommée qu’une fois.
war-refusal-no-such-place = Cette carte n’est pas { $section ->
        [gate1] à la
        [gate2] à la
        [gate3] à la
       *[bridge1] au
    } { war-section }. Choisis-en une qui y est.
war-refusal-mixed-targets = Vise des cartes Guerre ou des cartes Bâti, pas les deux.
war-refusal-war-first = Des cartes Guerre protègent { $section ->
        [gate1] la
        [gate2] la
        [gate3] la
       *[bridge1] le
    } { war-section } : bats-les d’abord, puis les cartes Bâti.
war-refusal-own-war = Parmi tes propres cartes, tu ne peux attaquer que des cartes Bâti.
war-refusal-own-gate-one = Déblaie ta propre Porte une carte à la fois : nommes-en une seule.
war-refusal-own-last-build = La seule carte Bâti sous des cartes Guerre doit rester. Choisis une section où il en resterait une autre.
war-refusal-own-too-weak = Cela fait { $total } et il faut { $need } : une attaque sur tes propres cartes doit réussir, alors ajoute des cartes ou laisse.
war-refusal-leader-first = Un Meneur se joue avant toute autre chose dans le tour. Tu as déjà agi ; au prochain tour, commence par lui.
war-refusal-leader-alone = Pour jouer un Meneur, il te faut une autre carte qui n’en soit pas un.
war-refusal-heph-bridge = Nomme d’abord une carte Bâti de ton Pont.
war-refusal-heph-gate = Après la carte Bâti de ton Pont, nommes-en une de ta Porte.
war-refusal-pos-own = Avec Poséidon, on n’attaque que des adversaires.
war-refusal-pos-two = Avec Poséidon, tu attaques au plus { $most } cartes.
war-refusal-pos-war-first = Une carte Bâti ne s’attaque qu’avec toutes les cartes Guerre posées dessus.
war-refusal-ares-section = Arès n’amène des cartes Guerre que sur ton propre Pont.
war-refusal-ares-no-wars = Aucun adversaire n’a de carte Guerre à prendre.
war-refusal-ares-count =
    { $count ->
        [one] Arès prend ici exactement une carte.
       *[other] Arès prend ici exactement { $count } cartes.
    }
war-refusal-ares-war = Arès ne prend que des cartes Guerre d’adversaires.
war-refusal-horn-incomplete = Pour sonner du cor, il faut un Portail entier : quatre sections de Pont avec une carte Bâti et une carte Guerre chacune, et trois sections de Porte.
war-refusal-war-seats = À trois ou quatre, il faut deux paquets : règle Joueurs et paquets sur « À trois ou quatre, deux paquets ».
war-refusal-war-crowd = À deux, on joue avec un paquet : règle Joueurs et paquets sur « À deux, un paquet ».

## Les événements

war-event-started = Les cartes sont distribuées.
war-event-dealt = Tu as reçu { $hand } ; ta première section est posée : { war-card }.
# Le journal tait ce que disent le panneau et l’image : la manche, à qui le tour, et la rivière.
war-event-round = { "" }
war-event-turn = { "" }
war-event-built = { $who } a bâti { $section ->
        [gate1] la
        [gate2] la
        [gate3] la
       *[bridge1] le
    } { war-section }.
war-event-built-own = { "" }
war-event-fortified =
    { $kind ->
        [W] { $who } a posé une carte Guerre { $section ->
        [gate1] à la
        [gate2] à la
        [gate3] à la
       *[bridge1] au
    } { war-section }.
       *[B] { $who } a ajouté une carte Bâti { $section ->
        [gate1] à la
        [gate2] à la
        [gate3] à la
       *[bridge1] au
    } { war-section }.
    }
war-event-fortified-own = { "" }
war-event-laid = Tu as posé { war-card } { $section ->
        [gate1] à la
        [gate2] à la
        [gate3] à la
       *[bridge1] au
    } { war-section }.
# Ce qui attaque : $cards et, si une seule carte ne la dit pas déjà, leur somme $total ; d’autres textes s’en servent.
war-attackers =
    { $cards-count ->
        [one] { $cards }
       *[other] { $cards } ({ $total })
    }
war-event-attacked =
    { $poseidon ->
        [yes] Avec Poséidon, { $who }
       *[no] { $who }
    } a attaqué { $section ->
        [gate1] la
        [gate2] la
        [gate3] la
       *[bridge1] le
    } { war-section } ({ $whom }) avec { war-attackers } contre { $shown } ; il fallait { $need } : { $won ->
        [yes] gagné.
       *[no] perdu.
    }
war-event-attacked-own =
    { $poseidon ->
        [yes] Avec Poséidon, tu
       *[no] Tu
    } as attaqué { $section ->
        [gate1] la
        [gate2] la
        [gate3] la
       *[bridge1] le
    } { war-section } ({ $whom }) avec { war-attackers } contre { $shown } ; il fallait { $need } : { $won ->
        [yes] gagné.
       *[no] perdu.
    }
war-event-attacked-you =
    { $poseidon ->
        [yes] Avec Poséidon, { $who }
       *[no] { $who }
    } a attaqué { $section ->
        [gate1] la
        [gate2] la
        [gate3] la
       *[bridge1] le
    } { war-section } (chez toi) avec { war-attackers } contre { $shown } ; il fallait { $need } : { $won ->
        [yes] gagné.
       *[no] perdu.
    }
war-event-cleared = { $who } a déblayé { $shown } { $section ->
        [gate1] à la
        [gate2] à la
        [gate3] à la
       *[bridge1] au
    } { war-section } avec { war-attackers } ; il fallait { $need }.
war-event-cleared-own = Tu as déblayé { $shown } { $section ->
        [gate1] à la
        [gate2] à la
        [gate3] à la
       *[bridge1] au
    } { war-section } avec { war-attackers } ; il fallait { $need }.
war-event-perished = Perte avec { war-section } ({ $who }) : { $cards }.
war-event-perished-own = Perte avec ta section { war-section } : { $cards }.
war-event-gone = { $who } a perdu { $section ->
        [gate1] la
        [gate2] la
        [gate3] la
       *[bridge1] le
    } { war-section }.
war-event-gone-own = Tu as perdu { $section ->
        [gate1] la
        [gate2] la
        [gate3] la
       *[bridge1] le
    } { war-section }.
war-event-leader = { $who } a joué { war-leader }.
war-event-leader-own = Tu as joué { war-leader }.
war-event-swapped = { $who } a échangé une carte Bâti entre { $section ->
        [gate1] la
        [gate2] la
        [gate3] la
       *[bridge1] le
    } { war-section } et { $where ->
        [gate1] la
        [gate2] la
        [gate3] la
       *[bridge1] le
    } { war-where }.
war-event-swapped-own = Tu as échangé une carte Bâti entre { $section ->
        [gate1] la
        [gate2] la
        [gate3] la
       *[bridge1] le
    } { war-section } et { $where ->
        [gate1] la
        [gate2] la
        [gate3] la
       *[bridge1] le
    } { war-where }.
war-event-moved = Arès a mené une carte Guerre { $where ->
        [gate1] de la
        [gate2] de la
        [gate3] de la
       *[bridge1] du
    } { war-where } ({ $whom }) { $section ->
        [gate1] à la
        [gate2] à la
        [gate3] à la
       *[bridge1] au
    } { war-section } ({ $who }).
war-event-moved-own = Arès t’a mené une carte Guerre { $where ->
        [gate1] de la
        [gate2] de la
        [gate3] de la
       *[bridge1] du
    } { war-where } ({ $whom }) { $section ->
        [gate1] à la
        [gate2] à la
        [gate3] à la
       *[bridge1] au
    } { war-section }.
war-event-moved-you = Arès a mené une carte Guerre { $where ->
        [gate1] de la
        [gate2] de la
        [gate3] de la
       *[bridge1] du
    } { war-where } (chez toi) { $section ->
        [gate1] à la
        [gate2] à la
        [gate3] à la
       *[bridge1] au
    } { war-section } ({ $who }).
war-event-moved-cards = Tu as vu ce qu’Arès a apporté : { $cards }.
war-event-hands = { $who } et { $whom } ont échangé leurs mains : { $who } a maintenant { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    }, { $whom } { $their_count }.
war-event-hands-own = Tu as échangé ta main avec { $whom } : tu as maintenant { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    }, { $whom } { $their_count }.
war-event-hands-you = { $who } a échangé sa main avec la tienne : { $who } a maintenant { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    }, et toi { $their_count }.
war-event-got-hand =
    { $cards-count ->
        [0] Tu as reçu une main vide.
       *[other] Tu as reçu { $cards }.
    }
war-event-drew-face = { $who } a pris dans la rivière : { war-card }.
war-event-drew-face-own = Tu as pris dans la rivière : { war-card }.
war-event-face = { "" }
war-event-drew-deck =
    { $kind ->
        [W] { $who } a pioché une carte Guerre.
        [B] { $who } a pioché une carte Bâti.
       *[L] { $who } a pioché un Meneur.
    }
war-event-drew-deck-own = { "" }
war-event-drew-card = Tu as pioché { war-card }.
war-event-nothing =
    { $place ->
        [deck] { $who } n’a rien pioché : il ne restait aucune carte.
       *[face] { $who } n’a rien pris dans la rivière : elle était vide.
    }
war-event-nothing-own =
    { $place ->
        [deck] Tu n’as rien pioché : il ne restait aucune carte.
       *[face] Tu n’as rien pris dans la rivière : elle était vide.
    }
war-event-reshuffled = La défausse a été mélangée : une nouvelle pioche de { $cards } cartes.
war-event-horn = { $who } a sonné du cor !
war-event-horn-own = Tu as sonné du cor !
war-event-silent = Le cor se tait ({ $who }) : le Portail n’est plus complet.
war-event-silent-own = Ton cor se tait : ton Portail n’est plus complet.
war-event-judged = Le Portail a été retourné ({ $who }). Pont : { $bridge } ({ $bridge_true ->
        [yes] juste
       *[no] pas juste
    }). Porte : { $gate } ({ $gate_true ->
        [yes] juste
       *[no] pas juste
    }).
war-event-judged-own = Ton Portail a été retourné. Pont : { $bridge } ({ $bridge_true ->
        [yes] juste
       *[no] pas juste
    }). Porte : { $gate } ({ $gate_true ->
        [yes] juste
       *[no] pas juste
    }).
war-event-out = { $who } est hors jeu. Défausse : { $cards }.
war-event-out-own = Tu es hors jeu. Défausse : { $cards }.
war-event-tied = { $count } Portails justes sont debout en même temps.
war-event-tie-card = Pour les départager, { $who } a pioché { war-card }.
war-event-tie-card-own = Pour départager, tu as pioché { war-card }.
war-event-ended =
    { $reason ->
        [gateway] Victoire avec un Portail juste : { $winners }.
        [tie-leader] Égalité tranchée par un Meneur en main : { $winners }.
        [tie-card] Égalité tranchée par la carte la plus haute : { $winners }.
        [tie-shared] Victoire partagée : { $winners }.
        [false-gateway] Le cor a sonné à tort, victoire : { $winners }.
        [last-left] Dernière place en jeu, victoire : { $winners }.
       *[rounds] La dernière manche est finie : partie nulle.
    }

## La fin

war-reason-gateway = Un Portail juste est debout.
war-reason-tie-leader = Plusieurs Portails étaient debout ; un Meneur a tranché.
war-reason-tie-card = Plusieurs Portails étaient debout ; la carte la plus haute a tranché.
war-reason-tie-shared = Plusieurs Portails étaient debout et rien n’a pu les départager.
war-reason-false-gateway = Le cor a sonné à tort : ce Portail n’était pas juste.
war-reason-last-left = Il ne restait qu’une place en jeu.
war-reason-rounds = La dernière manche est passée : partie nulle.

## Les options

war-option-deck = Paquet
war-option-deck-about = Combien de cartes dans un paquet ; à trois et quatre, on en prend deux. Les deux nombres sont de nous : les règles imprimées se contredisent.
war-option-deck-54 = 54 cartes (24 Guerre, 26 Bâti, 4 Meneurs)
war-option-deck-60 = 60 cartes (24 Guerre, 32 Bâti jusqu’à 8, 4 Meneurs)
war-option-crowd = Joueurs et paquets
war-option-crowd-about = Nos propres règles à trois et quatre : deux paquets mélangés. Il les faut à ce nombre, pas à deux.
war-option-crowd-false = À deux, un paquet
war-option-crowd-true = À trois ou quatre, deux paquets
war-option-rounds = Manches au plus
war-option-rounds-about = Après cette manche, la partie est nulle. Les 60 habituelles sont de nous.

## Pourquoi un joueur virtuel fait quelque chose

# $whom est un joueur, $chance sur cent, $count sur sept sections
war-why-horn-stands = { $whom } a sonné du cor, et peut gagner si ce Portail n’est pas brisé maintenant.
war-why-certain = Cela le brise, quoi qu’il y ait face cachée.
war-why-alone = Rien dans cette main ne peut briser le Portail pour lequel le cor a sonné.
war-why-closed = Ce tour-ci, on ne peut plus attaquer.
war-why-hardly = Une attaque contre le Portail pour lequel le cor a sonné réussirait moins de { $chance } fois sur 100.
war-why-true = Le Portail est complet et juste.
war-why-enough = Ce qui reste en main vaut mieux gardé que posé maintenant.
war-why-nothing = Ce tour-ci, plus rien ne peut être posé.
war-why-clear = La carte Bâti { $section ->
        [gate1] à la
        [gate2] à la
        [gate3] à la
       *[bridge1] au
    } { war-section } ne pourra jamais aller.
war-why-heph = Après l’échange, il manque moins de cartes pour un Portail juste.
war-why-pos = Poséidon attaque sans doubler et atteint toute Porte.
war-why-ares = Des gardes changent de camp, et l’autre doit en trouver de nouvelles.
war-why-ceto = L’autre main vaut plus que celle-ci.
war-why-ceto-perhaps = L’autre main est peut-être meilleure que celle-ci.
war-why-bridge = { $parity ->
    [odd] Le Pont doit avoir des sommes impaires ; voici une section de plus.
   *[even] Le Pont doit avoir des sommes paires ; voici une section de plus.
}
war-why-section = Voici une section de plus pour le Pont ; une seconde carte peut corriger sa somme.
war-why-gate = La Porte doit avoir trois nombres qui se suivent, et cela mène à l’un d’eux.
war-why-strike = { $whom } a { $count } des sept sections ; cette attaque réussit environ { $chance } fois sur 100.
war-why-second-guard = Une seconde garde rend { $section ->
        [gate1] la
        [gate2] la
        [gate3] la
       *[bridge1] le
    } { war-section } plus difficile à briser.
war-why-guard = Ce n’est qu’avec une carte Guerre que { $section ->
        [gate1] la
        [gate2] la
        [gate3] la
       *[bridge1] le
    } { war-section } compte comme debout.
war-why-parity = { $parity ->
    [odd] Avec elle, { $section ->
        [gate1] la
        [gate2] la
        [gate3] la
       *[bridge1] le
    } { war-section } a une somme impaire, comme il le faut au Pont.
   *[even] Avec elle, { $section ->
        [gate1] la
        [gate2] la
        [gate3] la
       *[bridge1] le
    } { war-section } a une somme paire, comme il le faut au Pont.
}

# Ce qui est compté pour les statistiques.
war-tally-true = Portails justes : { $count }
war-tally-built = Sections bâties : { $count }
war-tally-attacks = Attaques gagnées : { $count }
war-tally-leaders = Meneurs joués : { $count }

# Jouer d’avance

war-stop-horn = quelqu’un sonne du cor
war-claim-no-horn = personne ne sonne du cor
war-claim-intact = ton Portail n’a perdu aucune section complète

## Ce qu’un joueur virtuel attend ou craint

war-then-wins = { $who } gagne.
war-then-horn = { $who } sonne du cor.
war-then-strikes = { $who } attaque { $section ->
        [gate1] la
        [gate2] la
        [gate3] la
       *[bridge1] le
    } { war-section } ({ $whom }) et gagne.
war-then-fails = { $who } attaque { $section ->
        [gate1] la
        [gate2] la
        [gate3] la
       *[bridge1] le
    } { war-section } ({ $whom }) et perd.
war-then-leader = { $who } joue { war-leader }.
war-then-builds = { $who } bâtit { $section ->
        [gate1] la
        [gate2] la
        [gate3] la
       *[bridge1] le
    } { war-section }.
war-then-guards = { $who } pose une carte Guerre { $section ->
        [gate1] à la
        [gate2] à la
        [gate3] à la
       *[bridge1] au
    } { war-section }.
war-then-adds = { $who } ajoute une carte Bâti { $section ->
        [gate1] à la
        [gate2] à la
        [gate3] à la
       *[bridge1] au
    } { war-section }.

## Les styles des joueurs virtuels

war-style-raider = pillard
war-style-raider-about = attaque tôt et souvent
war-style-builder = bâtisseur
war-style-builder-about = construit d’abord et garde bien
