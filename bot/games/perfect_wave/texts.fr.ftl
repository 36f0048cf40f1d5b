# Ce que le bot dit de Wave au-delà des mots que ses règles demandent.

## À ses tables

system-wave = Wave (ensemble)
wave-about = Jouez ensemble toutes les cartes, même celles que seuls les autres voient. De 5 à 12 cartes chacun.
wave-talk = Parole : quelle carte, oui ; nombres, couleurs, comparaisons, non
wave-talk-reminder = 🤫 Vous gagnez ou perdez ensemble. Parlez de la carte à jouer ; jamais des nombres, des couleurs, ni de ce qui est plus haut. Les conseils sous ta main sont toujours permis.

## Les commandes

wave-argument-slot = Quelle carte, par son emplacement A à E
wave-argument-to = La carte de qui
wave-argument-advice = Ce que tu conseilles
wave-command-play = Jouer une de tes cartes, vue ou à l’aveugle
wave-command-tip = Conseiller une carte que la personne qui la tient ne voit pas
wave-command-silver = Dire quelle carte de Silver est jouée
wave-command-agree = Accepter la carte proposée pour Silver
wave-describe-play = Jouer à Wave

## Ce qui va être fait

wave-move-play = Jouer
wave-move-tip = Donner un conseil
wave-move-silver = Pour Silver
wave-move-agree = Accepter la carte proposée pour Silver

## Ce qui est attendu, après « On attend Ada pour »

wave-doing-turn = jouer une carte
wave-doing-silver = choisir la carte de Silver
wave-doing-proposed = accepter la carte de Silver, ou en proposer une autre

## Sur les images, et la même chose en mots

wave-sign-w = Bc
wave-sign-y = J
wave-sign-o = O
wave-sign-r = R
wave-sign-t = T
wave-sign-b = Bu
# Les cartes d’échange : toutes, celle des couleurs, celle des nombres.
wave-sign-s = X
wave-sign-cs = C
wave-sign-ns = N
wave-picture-draw = Pioche
wave-picture-pile = Pile
# Sur deux lignes là où il y a une espace.
wave-picture-way =
    { $direction ->
        [1] horaire
       *[other] anti- horaire
    }
wave-picture-order = Du plus bas au plus haut
wave-picture-left = Reste : { $count }
wave-picture-returned = dont revenues : { $count }
wave-legend = ▲ l’équipe voit cette carte · ▼ seule la personne qui la tient
wave-told = Conseils sur tes cartes cachées à tes tours précédents, les plus récents d’abord :
wave-told-card = { $place } : { $said }
wave-told-tip = { wave-tip } (pile : { $cards })
# Depuis le conseil, l’un des deux ordres a été inversé, ou les deux.
wave-told-tip-reversed =
    { wave-tip } (pile : { $cards } ; depuis, { $orders ->
        [colours] couleurs inversées
        [numbers] nombres inversés
       *[both] couleurs et nombres inversés
    })
wave-unseen = Cartes que tu ne vois pas, dans la pioche ou cachées à tes yeux : { $cards }
wave-proposal = { $who } propose { $card } ({ $place }) pour Silver.
wave-proposal-own = Tu proposes { $card } ({ $place }) pour Silver.
wave-ended-stuck = { $who } n’avait aucune carte jouable.
wave-ended-stuck-own = Tu n’avais aucune carte jouable.
wave-ended-misplay = { $who } a joué à l’aveugle une carte qui n’allait pas.
wave-ended-misplay-own = Tu as joué à l’aveugle une carte qui n’allait pas.
wave-ended-played-out = Toutes les cartes sont jouées.
wave-words-top = Pile : { $card } au sommet
wave-words-earlier = Dessous : { $cards }
wave-words-supply = Pioche : { $draw }. Cartes restantes : { $left }
wave-words-returned = Les cartes revenues ajoutent { $count } aux cartes restantes.
wave-words-direction = Sens de jeu : { $way }
wave-words-colours = Couleurs, de la plus basse à la plus haute : { $colours }
wave-words-numbers = Nombres, du plus bas au plus haut : de { $least } à { $most }
wave-words-swaps = Cartes d’échange jouées : { $cards }
wave-words-proposed = proposée

## La fin

wave-score = { $score ->
    [0] aucune carte restante
    [one] 1 carte restante
   *[other] { $score } cartes restantes
  }
wave-glance = Ce qui bat quoi
wave-glance-pile = Sur la pile : **{ wave-card }**. Joue une carte plus haute en couleur ou en nombre ; l’un des deux suffit.
wave-glance-numbers = Nombres, du plus bas au plus haut : { $numbers }
wave-glance-turn = Chaque carte blanche et chaque 0 change le sens de jeu.
wave-glance-faces = Une nouvelle carte est tournée dans l’autre sens que celle que tu as jouée.
wave-glance-tip-now = Conseil « à jouer » : elle est jouable en ce moment.
wave-glance-tip-later = Conseil « plus tard » : garde-la pour plus tard.
wave-glance-tip-hold = Conseil « à garder » : pas maintenant.
wave-fact-blind = Le plus d’audace à l’aveugle : { $who }, { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}.
wave-fact-tips = Le plus de conseils : { $who }, { $count }.
wave-fact-step = Le plus grand saut : { $who }, de { $before } à { $card }.
wave-fact-most = Le plus de cartes jouées : { $who }, { $count }.
wave-fact-turns = { $count ->
    [0] Le sens de jeu n’a jamais changé.
    [one] Le sens de jeu a changé une fois.
   *[other] Le sens de jeu a changé { $count } fois.
}
wave-fact-played = { $count ->
    [one] { $count } carte est sur la vague.
   *[other] { $count } cartes sont sur la vague.
}

## Ce que montre la première page des règles

wave-label-1 = Tes **cartes** : ▼ tu les vois, ▲ seuls les autres
wave-label-2 = Un **conseil** : ✓ à jouer, ⧗ plus tard, – à garder
wave-label-3 = La **pile** : ta carte doit être plus haute en nombre ou en couleur
wave-label-4 = Le **sens** de jeu ; les cartes blanches et les zéros le changent
wave-label-5 = **Couleurs et nombres**, de bas en haut
wave-label-6 = La **pioche** : après chaque carte, tu en tires une
