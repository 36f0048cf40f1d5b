# Wave en français.
#
# $who et $whom sont des noms de joueurs (`seat` et `whom` d’un événement) ; $card est le code d’une carte ; $slot est
# un emplacement compté depuis 0, montré par une lettre ; $cards est une liste de noms de cartes. Tout le reste est le
# champ de l’événement, de l’option ou du refus, tel quel.

wave-name = Wave
wave-silver = Silver

## Cartes et emplacements

wave-card-w1 = 1 blanc
wave-card-w2 = 2 blanc
wave-card-w3 = 3 blanc
wave-card-w4 = 4 blanc
wave-card-w5 = 5 blanc
wave-card-y0 = 0 jaune
wave-card-y1 = 1 jaune
wave-card-y2 = 2 jaune
wave-card-y3 = 3 jaune
wave-card-y4 = 4 jaune
wave-card-y5 = 5 jaune
wave-card-o0 = 0 orange
wave-card-o1 = 1 orange
wave-card-o2 = 2 orange
wave-card-o3 = 3 orange
wave-card-o4 = 4 orange
wave-card-o5 = 5 orange
wave-card-r0 = 0 rouge
wave-card-r1 = 1 rouge
wave-card-r2 = 2 rouge
wave-card-r3 = 3 rouge
wave-card-r4 = 4 rouge
wave-card-r5 = 5 rouge
wave-card-t0 = 0 turquoise
wave-card-t1 = 1 turquoise
wave-card-t2 = 2 turquoise
wave-card-t3 = 3 turquoise
wave-card-t4 = 4 turquoise
wave-card-t5 = 5 turquoise
wave-card-b0 = 0 bleu
wave-card-b1 = 1 bleu
wave-card-b2 = 2 bleu
wave-card-b3 = 3 bleu
wave-card-b4 = 4 bleu
wave-card-cs = échange de couleurs
wave-card-ns = échange de nombres
# La carte dont le code est dans $card ; d’autres messages s’en servent.
wave-card =
    { $card ->
        [w1] { wave-card-w1 }
        [w2] { wave-card-w2 }
        [w3] { wave-card-w3 }
        [w4] { wave-card-w4 }
        [w5] { wave-card-w5 }
        [y0] { wave-card-y0 }
        [y1] { wave-card-y1 }
        [y2] { wave-card-y2 }
        [y3] { wave-card-y3 }
        [y4] { wave-card-y4 }
        [y5] { wave-card-y5 }
        [o0] { wave-card-o0 }
        [o1] { wave-card-o1 }
        [o2] { wave-card-o2 }
        [o3] { wave-card-o3 }
        [o4] { wave-card-o4 }
        [o5] { wave-card-o5 }
        [r0] { wave-card-r0 }
        [r1] { wave-card-r1 }
        [r2] { wave-card-r2 }
        [r3] { wave-card-r3 }
        [r4] { wave-card-r4 }
        [r5] { wave-card-r5 }
        [t0] { wave-card-t0 }
        [t1] { wave-card-t1 }
        [t2] { wave-card-t2 }
        [t3] { wave-card-t3 }
        [t4] { wave-card-t4 }
        [t5] { wave-card-t5 }
        [b0] { wave-card-b0 }
        [b1] { wave-card-b1 }
        [b2] { wave-card-b2 }
        [b3] { wave-card-b3 }
        [b4] { wave-card-b4 }
        [cs] { wave-card-cs }
       *[ns] { wave-card-ns }
    }

# Une lettre, pour qu’un emplacement ne passe jamais pour le nombre d’une carte.
wave-place =
    { $slot ->
        [0] A
        [1] B
        [2] C
        [3] D
       *[4] E
    }

wave-colour-w = blanc
wave-colour-y = jaune
wave-colour-o = orange
wave-colour-r = rouge
wave-colour-t = turquoise
wave-colour-b = bleu

wave-faces-owner = vue de qui la tient
wave-faces-team = vue de l’équipe
wave-faces-open = visible
wave-faces-down = face cachée

wave-tip-none = sans conseil
wave-tip-now = à jouer
wave-tip-later = plus tard
wave-tip-hold = à garder
# Le conseil dont le code est dans $tip.
wave-tip =
    { $tip ->
        [now] { wave-tip-now }
        [later] { wave-tip-later }
        [hold] { wave-tip-hold }
       *[none] { wave-tip-none }
    }

wave-direction =
    { $direction ->
        [1] sens horaire
       *[other] sens antihoraire
    }

## Les phases

wave-phase-turn = { $who } joue une carte.
wave-phase-silver = Au tour de Silver : l’un de vous nomme une carte.
wave-phase-proposed = { $who } accepte, ou propose une autre carte pour Silver.
wave-phase-over = La partie est finie.

## Le menu

wave-menu-turn = Que joues-tu ?
wave-menu-play = { wave-place } : { wave-card }
wave-menu-play-blind-untipped = { wave-place } : tu ne la vois pas, sans conseil
wave-menu-play-blind-now = { wave-place } : tu ne la vois pas, « à jouer »
wave-menu-play-blind-later = { wave-place } : tu ne la vois pas, « plus tard »
wave-menu-play-blind-hold = { wave-place } : tu ne la vois pas, « à garder »
wave-menu-confirm-untipped = Personne n’a donné de conseil sur ta carte { wave-place }. La jouer quand même ?
wave-menu-confirm-later = L’équipe dit « plus tard » de ta carte { wave-place }. La jouer quand même ?
wave-menu-confirm-hold = L’équipe dit « à garder » de ta carte { wave-place }. La jouer quand même ?
wave-menu-silver = Que joue Silver ?
wave-menu-silver-play = Jouer { wave-place } : { wave-card }
wave-menu-silver-propose = Proposer { wave-place } : { wave-card }
wave-menu-agree = Accepter { wave-place } : { wave-card }
wave-menu-tip = Donner un conseil
wave-menu-whom = { $whom }
wave-menu-tip-which = Donner un conseil ? Choisis la carte.
# $tip est le conseil déjà posé sur la carte.
wave-menu-tip-card = { $whom }, { wave-place } : { wave-card } ({ wave-tip })
wave-menu-tip-what = Que dis-tu de cette carte ({ $whom }, { wave-place } : { wave-card }) ?
wave-menu-tip-now = À jouer
wave-menu-tip-later = Plus tard
wave-menu-tip-hold = À garder

## Les refus

wave-refusal-over = La partie est finie.
wave-refusal-no-such-seat = Il n’y a personne à cette place.
wave-refusal-not-your-turn = Ce n’est pas ton tour.
wave-refusal-silver-turn = C’est à Silver de jouer : choisissez ensemble une de ses cartes visibles.
wave-refusal-not-silver-turn = Ce n’est pas à Silver de jouer. À son tour, vous choisirez ensemble une de ses cartes visibles.
wave-refusal-no-such-slot = Une main a cinq emplacements, de A à E.
wave-refusal-empty-slot = Il n’y a pas de carte à cet emplacement. Choisis-en un qui en a une.
# $card et $top sont des codes.
wave-refusal-does-not-fit = Le { wave-card } ne va pas : il faut un nombre plus haut ou une couleur plus haute que sur la pile.
wave-refusal-silver-face-down = Cette carte de Silver est encore face cachée. Choisis-en une visible.
wave-refusal-nothing-proposed = Rien n’est encore proposé pour Silver : nomme toi-même une carte.
wave-refusal-own-proposal = Ta proposition est faite. À l’autre d’accepter ou de nommer une autre carte.
wave-refusal-same-proposal = Cette carte est déjà proposée : accepte-la, ou nommes-en une autre.
wave-refusal-first-word-counts = À cette table, le premier mot compte pour Silver : nomme simplement une carte.
wave-refusal-tip-nobody = Il n’y a personne à cette place. Un conseil va à quelqu’un d’autre de la table.
wave-refusal-tip-own = Un conseil porte sur une carte que tu vois et que la personne qui la tient ne voit pas. Choisis celle de quelqu’un d’autre.
wave-refusal-tip-silver = Les cartes de Silver se passent de conseils : vous les choisissez ensemble.
wave-refusal-tip-faces-owner = Cette carte est tournée vers qui la tient, et tu ne la vois pas. Conseille une carte tournée vers toi.

## Les événements

wave-event-began = La pile commence par : { wave-card }. { $who } joue en premier.
wave-event-began-own = La pile commence par : { wave-card }. Tu joues en premier.
wave-event-dealt = { $who } a reçu cinq cartes : A à C se voient de sa place, D et E se voient de l’équipe.
wave-event-dealt-own = Tu as reçu cinq cartes : A à C se voient de ta place, D et E se voient de l’équipe.
wave-event-dealt-seen = Tu vois : { $cards }.
wave-event-dealt-blind = { $who } tient, sans les voir : { $cards }.
wave-event-silver-dealt = Silver a face visible : { $cards }. Deux autres sont face cachée.
# Le journal ne dit pas à qui le tour : le panneau le dit.
wave-event-turn = { "" }
wave-event-silver-turn = { "" }
wave-event-turned-up = La carte { wave-place } de Silver a été retournée : { wave-card }.
wave-event-played = { $who } a joué { $card ->
        [cs] l’
        [ns] l’
       *[other] {"le "}
    }{ wave-card }, depuis { wave-place }.
wave-event-played-own = Tu as joué { $card ->
        [cs] l’
        [ns] l’
       *[other] {"le "}
    }{ wave-card }, depuis { wave-place }.
wave-event-played-blind = { $who } a joué { wave-place } à l’aveugle : { wave-card }, et c’était bon.
wave-event-played-blind-own = Tu as joué { wave-place } à l’aveugle : { wave-card }, et c’était bon.
wave-event-silver-played = Silver a joué { $card ->
        [cs] l’
        [ns] l’
       *[other] {"le "}
    }{ wave-card }, depuis { wave-place }.
wave-event-reversed = Le sens de jeu a changé : { wave-direction } maintenant.
wave-event-swapped =
    { $order ->
        [colour] { $sign ->
            [1] Les couleurs sont remises à l’endroit : la plus haute l’est de nouveau.
           *[other] Les couleurs sont inversées : la plus basse est maintenant la plus haute.
        }
       *[number] { $sign ->
            [1] Les nombres sont remis à l’endroit : le plus haut l’est de nouveau.
           *[other] Les nombres sont inversés : le plus bas est maintenant le plus haut.
        }
    }
wave-event-drew = { $who } a pioché une carte en { wave-place }, vue de sa seule place.
wave-event-drew-own = Tu as pioché une carte en { wave-place }, et tu la vois.
wave-event-drew-blind = { $who } a pioché une carte en { wave-place }, vue de l’équipe.
wave-event-drew-blind-own = Tu as pioché une carte en { wave-place }, vue de l’équipe.
wave-event-saw = Tu as vu ce qu’il y a en { wave-place } : { wave-card }.
wave-event-saw-blind = { $who } ne voit pas ce qu’il y a en { wave-place } : { wave-card }.
wave-event-silver-drew = Silver a pioché { $card ->
        [cs] l’
        [ns] l’
       *[other] {"le "}
    }{ wave-card } en { wave-place }.
wave-event-pile-empty = La dernière carte est piochée. À partir de maintenant, on ne pioche plus.
wave-event-out-of-cards = { $who } n’a plus de cartes et passe son tour, mais peut encore donner des conseils.
wave-event-out-of-cards-own = Tu n’as plus de cartes et passes ton tour, mais tu peux encore donner des conseils.
wave-event-silver-out = Silver n’a plus de cartes et passe son tour.
# $advice est un code.
wave-event-tipped =
    { $advice ->
        [now] { $who } a conseillé { $whom }, carte { wave-place } : à jouer.
        [later] { $who } a conseillé { $whom }, carte { wave-place } : plus tard.
       *[hold] { $who } a conseillé { $whom }, carte { wave-place } : à garder.
    }
wave-event-tipped-own =
    { $advice ->
        [now] Tu as conseillé { $whom }, carte { wave-place } : à jouer.
        [later] Tu as conseillé { $whom }, carte { wave-place } : plus tard.
       *[hold] Tu as conseillé { $whom }, carte { wave-place } : à garder.
    }
wave-event-tipped-you =
    { $advice ->
        [now] { $who } t’a conseillé, carte { wave-place } : à jouer.
        [later] { $who } t’a conseillé, carte { wave-place } : plus tard.
       *[hold] { $who } t’a conseillé, carte { wave-place } : à garder.
    }
wave-event-proposed = { $who } a proposé { $card ->
        [cs] l’
        [ns] l’
       *[other] {"le "}
    }{ wave-card } ({ wave-place }) pour Silver.
wave-event-proposed-own = Tu as proposé { $card ->
        [cs] l’
        [ns] l’
       *[other] {"le "}
    }{ wave-card } ({ wave-place }) pour Silver.
wave-event-agreed = { $who } a accepté.
wave-event-agreed-own = Tu as accepté.
wave-event-misplayed = { $who } a joué { wave-place } à l’aveugle : { wave-card }, et cela n’allait pas. La partie s’est arrêtée.
wave-event-misplayed-own = Tu as joué { wave-place } à l’aveugle : { wave-card }, et cela n’allait pas. La partie s’est arrêtée.
wave-event-returned = { $who } a joué { wave-place } à l’aveugle, et cela n’allait pas. La carte est revenue et compte pour une de plus à la fin.
wave-event-returned-own = Tu as joué { wave-place } à l’aveugle, et cela n’allait pas. La carte est revenue et compte pour une de plus à la fin.
wave-event-stuck = { $who } n’avait aucune carte jouable. La partie s’est arrêtée.
wave-event-stuck-own = Tu n’avais aucune carte jouable. La partie s’est arrêtée.
wave-event-silver-stuck = Silver n’avait aucune carte visible jouable. La partie s’est arrêtée.
wave-event-laid-open = { $who } avait encore : { $cards }.
wave-event-laid-open-own = Tu avais encore : { $cards }.
wave-event-silver-laid-open = Silver avait encore : { $cards }.
# $verdict est un code.
wave-event-ended =
    { $verdict ->
        [perfect] { wave-reason-perfect }
        [breadth] { wave-reason-breadth }
        [good] { wave-reason-good }
        [not-bad] { wave-reason-not-bad }
       *[wipeout] { wave-reason-wipeout }
    } { $remaining ->
        [0] Il ne reste aucune carte.
        [one] Il reste une carte.
       *[other] Il reste { $remaining } cartes.
    }

## La fin

wave-reason-perfect = La vague parfaite !
wave-reason-breadth = Manqué à une planche près !
wave-reason-good = Pas gagné, mais bien joué !
wave-reason-not-bad = Pas mal, peut mieux faire.
wave-reason-wipeout = À l’eau !

## Les options

wave-option-misplay = Une carte jouée à l’aveugle qui ne va pas
wave-option-misplay-ends = Met fin à la partie
wave-option-misplay-returned = Revient, tournée vers qui la tient, et compte pour une carte restante
wave-option-silver = La carte de Silver
wave-option-silver-agree = L’un propose, l’autre accepte
wave-option-silver-either = Le premier mot compte
wave-option-swaps = Cartes d’échange
wave-option-swaps-false = Restent dans la boîte
wave-option-swaps-true = Mélangées au paquet, elles inversent l’ordre des couleurs ou des nombres (règle à nous)

## Pourquoi un joueur virtuel fait quelque chose

wave-why-agree = La carte proposée pour Silver est jouable ; à vouloir chacun mieux, on n’en finirait pas.
wave-why-silver = C’est cette carte qui arrange le mieux le suivant.
wave-why-objects = Après la carte proposée, je n’en aurais sans doute aucune de jouable.
wave-why-objects-other = Après la carte proposée, le suivant n’en aurait presque sûrement aucune de jouable.
wave-why-seen = Le suivant risque le moins d’être bloqué, et ce qui reste en main est jouable sur presque tout ce qui vient.
wave-why-tip-now = Quelqu’un qui voit cette carte dit : à jouer.
wave-why-tip-later = Quelqu’un qui voit cette carte dit qu’elle est jouable.
wave-why-blind = Aucune carte vue n’est meilleure, alors une carte est tentée à l’aveugle.
wave-why-says-now = Cette carte est jouable maintenant, et c’est la meilleure de celles que qui la tient ne voit pas.
wave-why-says-later = Cette carte est jouable, mais une autre vaut mieux pour l’instant, ou le suivant serait trop vite bloqué.
wave-why-says-fits = Cette carte est jouable sur la pile telle qu’elle est.
wave-why-says-hold = Cette carte n’est pas jouable sur la pile telle qu’elle est.

# Ce qui est compté pour les statistiques.
wave-tally-played = Cartes bien jouées : { $count }
wave-tally-blind = Dont jouées à l’aveugle : { $count }
wave-tally-tips = Conseils donnés : { $count }

# Jouer d’avance

wave-claim-top = la pile montre encore { wave-card }
wave-claim-orders = couleurs et nombres sont dans le même ordre
wave-stop-tipped = on donne un conseil sur tes cartes
wave-stop-shown = une carte que tu vois est piochée (comme à presque chaque tour)
wave-habit-agree = Quand on te propose une carte pour Silver

## Ce qu’un joueur virtuel attend ou craint

wave-then-perfect = La vague est parfaite.
wave-then-plays = { $who } joue { $card ->
        [cs] l’
        [ns] l’
       *[other] {"le "}
    }{ wave-card }.
wave-then-stuck = { $whom } n’a aucune carte jouable, et la partie s’arrête.
wave-then-silver-stuck = Silver n’a aucune carte visible jouable, et la partie s’arrête.
