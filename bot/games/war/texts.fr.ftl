# Ce que le bot dit de War of Waves au-delà des mots que ses règles demandent.

## À ses tables

system-war = War of Waves
war-about = Bâtis un Pont et une Porte, et sonne du cor avant que les autres les abattent. Environ 40 coups chacun.
war-hint-rounds = un nombre à partir de 1

## Les commandes

war-argument-card = Quelle carte
war-argument-cards = Quelles cartes, reliées par +
war-argument-target = Contre qui
war-argument-section = Quelle section
war-argument-where = Une section de quoi
war-argument-which = Quelles cartes là-bas
war-argument-leader = Quel Meneur
war-argument-bridge = Héphaïstos : quelle carte de ton Pont
war-argument-gate = Héphaïstos : quelle carte de ta Porte
war-argument-take = Arès : quelles cartes Guerre des autres
war-command-build = Commencer une section de ton Pont ou de ta Porte
war-command-fortify = Renforcer une section
war-command-attack = Attaquer une section
war-command-leader = Jouer un Meneur
war-command-horn = Sonner du cor et finir ton tour
war-command-end = Finir ton tour
war-describe-play = Jouer à War of Waves

## Ce qui va être fait

war-move-build = Bâtir
war-move-fortify = Fortifier
war-move-attack = Attaquer
war-move-leader = Jouer un Meneur
war-move-horn = Sonner du cor et finir le tour
war-move-end = Finir le tour

## Ce qui est attendu, après « On attend Ada pour »

war-doing-turn = jouer
war-doing-actions = continuer son tour
war-doing-leader = finir son tour

## Sur les images, et la même chose en mots

war-sign-W = G
war-sign-B = B
war-sign-L = M
war-sign-L-heph = Hé
war-sign-L-pos = Po
war-sign-L-ares = Ar
war-sign-L-ceto = Cé
war-picture-round = Manche { $round } sur { $rounds }
war-picture-turn = Un tour commence
war-picture-types = Fait : { $types }
war-picture-led = Meneur joué : { war-leader }
war-picture-over = La fin
war-picture-face = Rivière
war-picture-first = d’abord la 1
war-picture-deck = Pioche { $count }
war-picture-discard = Défausse
war-picture-gate = Porte
war-picture-out = Hors jeu
war-picture-score = { $score } sur 7
war-picture-hand = Ta main : { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    }
war-picture-eye = Œil : connu de tous
war-picture-bridge-true = Pont : juste
war-picture-bridge-false = Pont : pas encore juste
war-picture-gate-true = Porte : juste
war-picture-gate-false = Porte : pas encore juste
war-picture-total = total { $total }
war-picture-need = il faut { $need }
war-picture-double = il faut 2 × { $half } = { $need }
war-picture-won = gagné
war-picture-lost = perdu
war-picture-judged = Un Portail est retourné : { $who }
war-words-round = Manche { $round } sur { $rounds } : { $phase }
war-words-face = Rivière, dans l’ordre où l’on prend : { $cards }
war-words-no-face = Rivière : vide
war-words-deck = Pioche : { $count }, au-dessus { $top ->
        [none] rien
       *[other] { $top }
    }
war-words-discard = Défausse : { $count }
war-words-who = { $who } : { $score } sur 7
war-words-horn = a sonné du cor
war-words-stands = Pont debout
war-words-complete = Portail complet
war-words-out = hors jeu
war-words-winner = victoire
war-words-hand = Main : Guerre { $wars }, Bâti { $builds }, Meneurs { $leaders }
war-words-known = Connu dans cette main : { $cards }
war-words-section = { war-section } : { $cards }
war-words-empty = vide
war-words-hidden = cachée
war-words-total = Somme { $total }
war-words-own-hand = Ta main : { $cards }
war-words-no-hand = Ta main : vide
war-words-open = Connu de tous : { $cards }
war-words-open-section = vu de tous : { $cards }

## Ce qui vient de se passer

war-moment-attack = { $poseidon ->
        [yes] Avec Poséidon, { $who } contre { $whom }, { war-section }
       *[no] { $who } contre { $whom }, { war-section }
    }
war-moment-clear = { $who } déblaie { $section ->
        [gate1] la
        [gate2] la
        [gate3] la
       *[bridge1] le
    } { war-section }
war-moment-with = Avec : { $cards } = { $total }
war-moment-against = Contre : { $cards }
war-moment-need = Il faut { $need } : { $won ->
        [yes] gagné
       *[no] perdu
    }
war-moment-double = Il faut deux fois { $half } = { $need } : { $won ->
        [yes] gagné
       *[no] perdu
    }
war-moment-horn = { $who } a sonné du cor. C’est le moment d’attaquer : si Pont et Porte sont encore complets au début de son prochain tour, on les retourne. Justes tous les deux, c’est la victoire ; sinon, la défaite.
war-moment-judged = Un Portail est retourné : { $who }
war-moment-totals = Pont { $bridge } : { $bridge_true ->
        [yes] juste
       *[no] pas juste
    }. Porte { $gate } : { $gate_true ->
        [yes] juste
       *[no] pas juste
    }.

## La fin

war-score = { $score ->
    [one] { $score } section debout
   *[other] { $score } sections debout
  }
war-glance = Portail et Meneurs
war-glance-bridge = { $state ->
    [true] ✅
   *[other] •
  } **Pont** : quatre sections, chacune avec une carte Bâti et une carte Guerre. Juste si les quatre sommes des cartes Bâti sont toutes paires ou toutes impaires.
war-glance-gate = { $state ->
    [true] ✅
   *[other] •
  } **Porte** : trois sections de cartes Bâti, au-dessus d’un Pont debout. Juste si les trois sommes se suivent, comme 3, 4, 5.
war-glance-heph = { $state ->
    [held] 🖐️
   *[other] •
  } **Héphaïstos** : échange une carte Bâti de ton Pont et une de ta Porte.
war-glance-pos = { $state ->
    [held] 🖐️
   *[other] •
  } **Poséidon** : attaque jusqu’à deux cartes d’une section, Guerre et Bâti mêlées, sans doubler.
war-glance-ares = { $state ->
    [held] 🖐️
   *[other] •
  } **Arès** : amène deux cartes Guerre adverses (moins s’il y en a moins, ou moins de place) sur une section de ton Pont.
war-glance-ceto = { $state ->
    [held] 🖐️
   *[other] •
  } **Céto** : échange ta main avec celle de quelqu’un.
war-glance-draws = À la fin du tour, tu prends – Bâtir : 2 de la rivière. Bâtir et Fortifier : 2 de la pioche. Fortifier : 1 de la rivière. Fortifier et Attaquer : 1 de la pioche, 1 de la rivière. Attaquer : 1 de la pioche. Attaquer et Bâtir : 1 de la rivière. Rien : 1 de la pioche.
war-glance-horn = ⚠️ { $who } a sonné du cor : brise ce Portail maintenant, ou la victoire peut t’échapper.
war-fact-attack = La plus forte attaque : { $who } avec { $total } contre { $section ->
        [gate1] la
        [gate2] la
        [gate3] la
       *[bridge1] le
    } { war-section } ({ $whom }).
war-fact-attacks = Le plus d’attaques gagnées : { $who } avec { $count }.
war-fact-built = Le plus de sections bâties : { $who } avec { $count }.
war-fact-leaders = Le plus de Meneurs joués : { $who } avec { $count }.

## Ce que montre la première page des règles

war-label-1 = La **rivière** : on la prend par la gauche, la pioche la remplit
war-label-2 = La **pioche** : son dos montre quel genre vient
war-label-3 = Ton **Pont** : quatre sections, en bas des Bâtis avec leur somme, en haut des Guerres de garde
war-label-4 = Ta **Porte** : trois sections de Bâtis, après le Pont
war-label-5 = S’il serait **juste**, retourné maintenant
war-label-6 = Ta **main** ; une carte avec un œil est connue de tous
