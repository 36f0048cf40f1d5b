### Waves en français. Chaque texte peut utiliser $edition (`breakers`, sinon l’édition Rebelles).
### Les emplacements vont de A à F, A est celui de la première place ; $card et $majority sont des numéros de classe.

## Les mots dont d’autres textes sont faits

waves-rebel = { $edition ->
    [breakers] Brisant
   *[rebels] Rebelle
}
waves-rebels = { $edition ->
    [breakers] Brisants
   *[rebels] Rebelles
}
waves-card = { $card ->
    [1] Érudit (1)
    [2] Gardien (2)
    [3] Chevalier (3)
    [4] Voyant (4)
   *[5] Noble (5)
}
waves-card-1 = Érudit
waves-card-2 = Gardien
waves-card-3 = Chevalier
waves-card-4 = Voyant
waves-card-5 = Noble
waves-cards-1 = Érudits
waves-cards-2 = Gardiens
waves-cards-3 = Chevaliers
waves-cards-4 = Voyants
waves-cards-5 = Nobles
waves-with = { $agent ->
    [1] Érudit
    [2] Gardien
    [3] Chevalier
    [4] Voyant
   *[5] Noble
}
waves-class = { $majority ->
    [1] Érudits
    [2] Gardiens
    [3] Chevaliers
    [4] Voyants
   *[5] Nobles
}
waves-at = { $place ->
    [0] A
    [1] B
    [2] C
    [3] D
    [4] E
   *[5] F
}
waves-shells = { $shells ->
    [0] aucun Coquillage
    [one] 1 Coquillage
   *[other] { $shells } Coquillages
}

## Les phases

waves-phase-token = Pose du jeton Vague
waves-phase-agents = Placement des Agents
waves-phase-discard = Défausse jusqu’à la limite de main
waves-phase-over = La partie est finie

## Les Tablettes : nom et règle

waves-tablet = { $tablet ->
    [six] { waves-tablet-six }
    [roles] { waves-tablet-roles }
    [meek] { waves-tablet-meek }
    [tide] { waves-tablet-tide }
    [rebels-first] { waves-tablet-rebels-first }
    [elder-right] { waves-tablet-elder-right }
    [agent-right] { waves-tablet-agent-right }
    [rotate] { waves-tablet-rotate }
    [weak] { waves-tablet-weak }
    [counter] { waves-tablet-counter }
    [unique] { waves-tablet-unique }
    [first-returns] { waves-tablet-first-returns }
    [no-copies] { waves-tablet-no-copies }
    [shells] { waves-tablet-shells }
   *[calm] { waves-tablet-calm }
}
waves-tablet-six = Érudits au sommet
waves-tablet-six-rule = Chaque Érudit, Ancien ou Agent, a une Force de 6.
waves-tablet-roles = Le rôle compte
waves-tablet-roles-rule = Les Partisans ont une Force de 3, les { waves-rebels } de 6, quelle que soit leur classe.
waves-tablet-meek = Victoire des humbles
waves-tablet-meek-rule = Il faut à un Agent la même Force que l’Ancien, ou moins.
waves-tablet-tide = Marée montante
waves-tablet-tide-rule = Chaque Gardien, Ancien ou Agent, gagne 2 de Force par Coquillage présent à ce moment.
waves-tablet-calm = Calme
waves-tablet-calm-rule = Rien ne change.
waves-tablet-rebels-first = { waves-rebels } d’abord
waves-tablet-rebels-first-rule = Les { waves-rebels } agissent à la première Vague, les Partisans à la seconde.
waves-tablet-elder-right = Visages empruntés
waves-tablet-elder-right-rule = Un Ancien a la Force imprimée de celui qui le précède, selon le conseil en début de manche : B celle de A, A celle de l’Ancien neutre ou, sinon, du dernier.
waves-tablet-agent-right = Mains empruntées
waves-tablet-agent-right-rule = Un Agent a la Force imprimée de celui qui le précède, révélé pour l’occasion : B celle de A, A celle du dernier.
waves-tablet-rotate = Chaises musicales
waves-tablet-rotate-rule = Aussitôt, chaque Ancien avance d’un emplacement : de B en A, de C en B et ainsi de suite, de A au dernier. Les Agents restent.
waves-tablet-weak = Partisans affaiblis
waves-tablet-weak-rule = Les Partisans ont 2 de Force en moins.
waves-tablet-counter = Courant contraire
waves-tablet-counter-rule = Les deux Vagues partent du jeton en sens antihoraire.
waves-tablet-unique = Pièce unique
waves-tablet-unique-rule = Un Ancien ne peut être remporté que si sa classe n’était qu’une fois au conseil en début de manche.
waves-tablet-first-returns = Fausse aube
waves-tablet-first-returns-rule = Le premier Ancien qui serait remporté va en main, et son Coquillage reste.
waves-tablet-no-copies = Pas de doublon
waves-tablet-no-copies-rule = Une classe que toi ou ton équipe avez déjà ne peut plus être remportée.
waves-tablet-shells = Autant de Coquillages
waves-tablet-shells-rule = Aussitôt, il y a autant de Coquillages que de Partisans, 5 au plus.

## Le menu

# $who : la place qui commence
waves-menu-token = Où poser le jeton Vague, parmi ces emplacements ({ $who }) ? Les deux Vagues en partent.
# $place, $card : l’Ancien qui s’y trouve
waves-menu-place = Emplacement { waves-at } : { waves-card }
waves-menu-where = Sur lequel de tes emplacements joues-tu un Agent ?
# $place
waves-menu-agent = Ton Agent en { waves-at } : comment le joues-tu ?
waves-menu-follow = En Partisan
waves-menu-rebel = En { waves-rebel }
waves-menu-follower = Quelle carte en Partisan ?
# $card, $held : combien il y en a en main
waves-menu-card = { $held ->
    [1] { waves-card }
   *[other] { waves-card }, tu en as { $held }
}
waves-menu-rebels = Combien, et de quelle classe ?
# $card, $count
waves-menu-stack = { $count } × { waves-card }
# $count
waves-menu-discard = { $count ->
    [one] Défausse une carte, face visible
   *[other] Défausse { $count } cartes, face visible
}
waves-menu-card-one = { waves-card }
waves-field-place =
    Emplacement { waves-at } (Ancien : { $card ->
        [1] { waves-card-1 }
        [2] { waves-card-2 }
        [3] { waves-card-3 }
        [4] { waves-card-4 }
       *[5] { waves-card-5 }
    })

## Les refus

waves-refusal-seats-and-mode = { $seats ->
    [2] À deux, on joue en duel ; aucun autre mode ne va avec 2 places.
    [3] À trois, on joue chacun pour soi ; aucun autre mode ne va avec 3 places.
   *[other] { $edition ->
        [breakers] Avec { $seats } places, l’édition Brisants se joue en équipes ; aucun autre mode ne va avec elle.
       *[rebels] Avec { $seats } places, on peut jouer en équipes ou chacun pour soi.
    }
}
waves-refusal-seats-and-edition = L’édition Brisants se joue à deux équipes : choisis 2, 4 ou 6 places, et pas chacun pour soi.
waves-refusal-no-shells = Au moins un des cinq nombres de Coquillages doit dépasser 0, par exemple 3,3,2,2,1.
waves-refusal-wrong-phase = { $phase ->
    [token] C’est d’abord le jeton Vague : dis à quel emplacement il va.
    [agents] C’est le moment des Agents : une carte en Partisan, ou des cartes d’une classe en { waves-rebel }.
    [discard] C’est le moment de défausser, jusqu’à ta limite.
   *[over] La partie est finie.
}
waves-refusal-not-a-card = Cette classe n’existe pas. Les cinq sont Érudit (1), Gardien (2), Chevalier (3), Voyant (4) et Noble (5).
waves-refusal-no-such-card = { $held ->
    [0] Tu n’as aucun { waves-card }. Choisis une classe que tu as en main.
   *[other] { waves-card } : tu en as { $held }, donc { $held } au plus.
}
waves-refusal-rebel-count = Un { waves-rebel }, c’est au moins 1 carte, et pas plus que tu n’en as de sa classe.
waves-refusal-place-not-yours = Cet emplacement ne t’est pas ouvert. Tu peux choisir : { $places }.
waves-refusal-place-needed = Ajoute sur lequel de tes emplacements va l’Agent : { $places }.
waves-refusal-place-is-fixed = Cet Agent ne peut aller qu’en { $places }, inutile de préciser l’emplacement.
# $count
waves-refusal-discard-count = { $count ->
    [one] Défausse exactement 1 carte : tu en gardes { $limit }.
   *[other] Défausse exactement { $count } cartes : tu en gardes { $limit }.
}
waves-refusal-discard-order = Donne les cartes de la plus basse à la plus haute, par exemple 1+3+3.

## Ce qui s’est passé. $who est le nom de la place.

# $round, $majority, $shells
waves-event-round = Manche { $round } : Majorité visible aux { waves-class }, { waves-shells } au conseil.
# $who, $place
waves-event-token = { $who } a posé le jeton Vague en { waves-at }.
waves-event-token-own = Tu as posé le jeton Vague en { waves-at }.
# $who, $place
waves-event-followed = { $who } a placé un Partisan en { waves-at }.
waves-event-followed-own = Tu as placé un Partisan en { waves-at }.
# $who, $place, $count
waves-event-rebelled = { $count ->
    [one] { $who } a placé un { waves-rebel } en { waves-at }.
   *[other] { $who } a placé { $count } { waves-rebels } en { waves-at }.
}
waves-event-rebelled-own = { $count ->
    [one] Tu as placé un { waves-rebel } en { waves-at }.
   *[other] Tu as placé { $count } { waves-rebels } en { waves-at }.
}
# $card ; seulement pour la place elle-même
waves-event-placed = Ton Agent en { waves-at } : { waves-card }.
# $who, $count
waves-event-drew = { $count ->
    [one] { $who } a pioché une carte.
   *[other] { $who } a pioché { $count } cartes.
}
waves-event-drew-own = { "" }
waves-event-all-drew = Tout le monde a pioché une carte.
# $cards ; seulement pour la place elle-même
waves-event-drew-cards = Tu as pioché : { $cards }.
# $who, $place, $card, $count
waves-event-rebels-shown = { $count ->
    [one] { waves-rebel } en { waves-at }, { $who } : { waves-card }.
   *[other] { waves-rebels } en { waves-at }, { $who } : { $count } × { waves-card }.
}
waves-event-rebels-shown-own = { $count ->
    [one] Ton { waves-rebel } en { waves-at } est visible : { waves-card }.
   *[other] Tes { waves-rebels } en { waves-at } sont visibles : { $count } × { waves-card }.
}
# $majority, $tablet
waves-event-majority = Vraie Majorité aux { waves-class }. Tablette : { waves-tablet }.
waves-event-rotated = Chaque Ancien a avancé d’un emplacement : de B en A, de C en B et ainsi de suite, de A au dernier.
# $shells
waves-event-shells-set = Coquillages au conseil : { $shells }.
# $who, $place, $card
waves-event-agent-shown = Partisan en { waves-at }, { $who } : { waves-card }.
waves-event-agent-shown-own = Ton Partisan en { waves-at } est visible : { waves-card }.
# $who, $place, $card, $agent : sa classe, $power de l’Agent $against celui de l’Ancien, $shells qui restent
waves-event-collected = { $who } a remporté en { waves-at } : { waves-card } (Agent : { waves-with }, { $power } contre { $against }) ; Coquillages restants : { $shells }.
waves-event-collected-own = Tu as remporté en { waves-at } : { waves-card } (Agent : { waves-with }, { $power } contre { $against }) ; Coquillages restants : { $shells }.
# $who, $place, $card, $agent, $power, $against, $why
waves-event-took = { $who } a pris en main en { waves-at } : { waves-card } (Agent : { waves-with }) ; { $why ->
    [power] { $power } contre { $against } ne suffisait pas.
    [unique] sa classe était là plus d’une fois.
    [copies] cette classe est déjà remportée.
    [returns] le premier repart en main cette manche.
   *[shells] il ne restait aucun Coquillage.
}
waves-event-took-own = Tu as pris en main en { waves-at } : { waves-card } (Agent : { waves-with }) ; { $why ->
    [power] { $power } contre { $against } ne suffisait pas.
    [unique] sa classe était là plus d’une fois.
    [copies] cette classe est déjà remportée.
    [returns] le premier repart en main cette manche.
   *[shells] il ne restait aucun Coquillage.
}
# $who, $cards, $cards-count
waves-event-discarded = { $who } a défaussé : { $cards }.
waves-event-discarded-own = Tu as défaussé : { $cards }.
# $card ; 0 s’il n’y en avait aucune à piocher
waves-event-spare = { $card ->
    [0] Il n’y a pas de nouvel Ancien neutre.
   *[other] Le nouvel Ancien neutre : { waves-card }.
}
# $cards : combien
waves-event-reshuffled = La défausse a été mélangée : une nouvelle pioche de { $cards } cartes.
# $winners, combien dans $count, $reason
waves-event-ended = { $count ->
    [0] La partie est finie, égalité.
    [one] { $winners } a gagné.
   *[other] { $winners } ont gagné ensemble.
}

## Ce qui a décidé

waves-reason-classes = Assez de classes différentes ont été remportées.
waves-reason-elders = Assez d’Anciens ont été remportés.
waves-reason-rounds = La dernière manche est jouée, et personne n’a atteint d’objectif.

## Les options

waves-option-edition = Édition
waves-option-edition-about = Quel livret de règles : le récent a des Rebelles, l’ancien les appelle Brisants et ne connaît que deux équipes.
waves-option-edition-rebels = Rebelles
waves-option-edition-breakers = Brisants
waves-option-mode = Mode
waves-option-mode-about = Qui joue avec qui : en duel, chacun a deux emplacements ; une équipe partage ce qu’elle remporte.
waves-option-mode-duel = Duel
waves-option-mode-free = Chacun pour soi
waves-option-mode-teams = Équipes
waves-option-tablets = Tablettes
waves-option-tablets-about = Quelle face de chaque Tablette est visible : un jeu tout prêt, ou une face par classe.
waves-option-tablets-first-game = Pour une première partie
waves-option-tablets-duel = Choix pour le duel
waves-option-tablets-three = Choix pour trois
waves-option-tablets-teams = Choix pour les équipes
waves-option-tablets-free = Choix pour chacun pour soi
waves-option-tablets-random = Au hasard, tirées au début
waves-option-tablets-six = { waves-tablet-six }
waves-option-tablets-roles = { waves-tablet-roles }
waves-option-tablets-meek = { waves-tablet-meek }
waves-option-tablets-tide = { waves-tablet-tide }
waves-option-tablets-calm = { waves-tablet-calm }
waves-option-tablets-rebels-first = { waves-tablet-rebels-first }
waves-option-tablets-elder-right = { waves-tablet-elder-right }
waves-option-tablets-agent-right = { waves-tablet-agent-right }
waves-option-tablets-rotate = { waves-tablet-rotate }
waves-option-tablets-weak = { waves-tablet-weak }
waves-option-tablets-counter = { waves-tablet-counter }
waves-option-tablets-unique = { waves-tablet-unique }
waves-option-tablets-first-returns = { waves-tablet-first-returns }
waves-option-tablets-no-copies = { waves-tablet-no-copies }
waves-option-tablets-shells = { waves-tablet-shells }
waves-option-shells = Coquillages par Majorité visible
waves-option-shells-about = Les Coquillages de chaque Majorité visible, Érudits d’abord. Les nombres habituels sont de nous.
waves-option-shells-listed = Érudits { $n1 }, Gardiens { $n2 }, Chevaliers { $n3 }, Voyants { $n4 }, Nobles { $n5 }
waves-option-rounds = Manches au plus
waves-option-rounds-about = Après autant de manches, la partie est nulle. Le nombre habituel est le nôtre.

## Pourquoi un joueur virtuel fait quelque chose

# $card est la classe d’un Ancien ou d’une carte, $tablet et $majority ce qui est attendu
waves-why-token = Les deux emplacements se valent à peu près.
waves-why-discard = Cette carte manquera le moins : { waves-card }.
waves-why-tablet = En l’état, les { waves-class } ont la majorité, et leur tablette vaut : { waves-tablet }.
waves-why-hand = L’Ancien d’ici, { waves-card }, ne peut alors pas être remporté : il vient en main, et la mise reste petite.
waves-why-hand-large = L’Ancien d’ici, { waves-card }, ne peut alors pas être remporté : il vient en main.
waves-why-decides = Remporter l’Ancien d’ici, { waves-card }, gagne la partie.
waves-why-new = L’Agent a la Force pour l’Ancien d’ici, { waves-card }, et cette classe manque encore.
waves-why-more = L’Agent a la Force pour l’Ancien d’ici : { waves-card }.
waves-why-turns = C’est cet Agent qui fait basculer la majorité.

# Ce qui est compté pour les statistiques.
waves-tally-elders = Anciens remportés : { $count }
waves-tally-rebels = { waves-rebels } en jeu : { $count }
waves-tally-rebelled = Anciens remportés par des { waves-rebels } : { $count }

# Jouer d’avance

waves-claim-no-rebels = personne ne pose d’autre { waves-rebel } avant toi
waves-claim-left-follows = à l’emplacement avant le tien se trouve un Partisan
waves-claim-left-rebels = à l’emplacement avant le tien se trouve un { waves-rebel }
waves-habit-discard = Quand tu dois défausser
# $card
waves-habit-let-go = d’abord { waves-card }, puis ce que tu as le plus
waves-habit-most = ce que tu as le plus
waves-claim-majority = d’après les Anciens visibles, la majorité va encore aux { waves-class }

## Ce qu’un joueur virtuel attend ou craint

waves-then-wins = { $who } gagne.
waves-then-team-wins = L’équipe de { $who } gagne.
waves-then-rebels = { $who } place des { waves-rebels } en { waves-at }.
waves-then-majority = Vraie Majorité aux { waves-class }.
waves-then-collects = { $who } remporte : { waves-card }.
waves-then-hand = { $whom } ne peut pas remporter, et prend en main : { waves-card }.

## Les styles des joueurs virtuels

waves-style-loyal = loyal
waves-style-loyal-about = aime les Partisans et garde ses cartes
waves-style-rebellious = frondeur
waves-style-rebellious-about = aime faire basculer la majorité
