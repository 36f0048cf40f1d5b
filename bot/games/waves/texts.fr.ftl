# Ce que le bot dit de Waves au-delà des mots que ses règles demandent.

## À ses tables

system-waves = Waves (édition Rebelles)
system-breakers = Waves (édition Brisants)
waves-about = Remporte les Anciens d’un conseil avec des Partisans et des Rebelles. Une dizaine de coups chacun, une vingtaine à deux.
breakers-about = Remporte les Anciens d’un conseil, deux équipes s’affrontent. Une dizaine de coups chacun, une vingtaine à deux.
waves-talk-teams = Parole : libre dans ton équipe tant que ton Agent n’est pas placé, puis plus rien jusqu’au dernier placé. Qui gère les fils de ce serveur pourrait lire
waves-hint-rounds = un nombre à partir de 1
waves-hint-shells = cinq nombres, comme 3,3,2,2,1

## Les commandes

waves-argument-card = Quelle carte
waves-argument-cards = Quelles cartes, reliées par +
waves-argument-count = Combien
waves-argument-place = À quel emplacement
waves-command-token = Poser le jeton Vague
waves-command-follow = Placer une carte en Partisan
waves-command-rebel = Placer des cartes d’une classe en Rebelle
waves-command-discard = Défausser jusqu’à ta limite
waves-describe-play = Jouer à Waves

## Ce qui va être fait

waves-move-token = Poser le jeton Vague
waves-move-follow = Placer en Partisan
waves-move-rebel = Placer en { waves-rebel }
waves-move-discard = Défausser

## Ce qui est attendu, après « On attend Ada pour »

waves-doing-token = poser le jeton Vague
waves-doing-agents = placer un Agent
waves-doing-discard = défausser

## Sur les images, et la même chose en mots

waves-sign-1 = Ér
waves-sign-2 = Ga
waves-sign-3 = Ch
waves-sign-4 = Vo
waves-sign-5 = No
waves-follower = Partisan
waves-spare = Ancien neutre
waves-picture-round = Manche { $round }
waves-picture-shells = Coquillages
waves-picture-deck = Pioche
waves-picture-discard = Défausse
waves-picture-hand = Ta main
waves-picture-tie = Égalité : la plus haute mène
waves-tally = Compte : { $counts }{ $tied ->
    [yes] {" "}; à égalité, la classe la plus haute mène
   *[no] { "" }
}.
waves-ahead = Si les { waves-class } gardent la majorité, leur Tablette s’applique : **{ waves-tablet }**.
waves-team = Tu joues avec { $who }.
waves-goal = Tu gagnes avec { $classes } classes différentes ou { $elders } Anciens remportés. Tu peux garder { $limit } cartes.
waves-words-round = Manche { $round } : { $phase }
waves-words-supply = Coquillages : { $shells }. Pioche : { $deck }
waves-words-tablet = Tablette { $card } : { $tablet }
waves-words-tablet-active = Tablette { $card } : { $tablet } (active)
waves-words-collected = Remportés
waves-words-no-elder = pas d’Ancien
waves-words-follower = Partisan dessous{ $known ->
    [none] { "" }
   *[other] {" "}: { $known }
  }
waves-words-rebel = { $count } { $edition ->
    [breakers] { $count ->
        [one] Brisant
       *[other] Brisants
      }
   *[rebels] { $count ->
        [one] Rebelle
       *[other] Rebelles
      }
  } dessus{ $known ->
    [none] { "" }
   *[other] {" "}: { $known }
  }
waves-words-token = Jeton Vague
waves-words-hand = { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
  }

## La fin

waves-score = { $score ->
    [one] { $score } Ancien
   *[other] { $score } Anciens
  } de { $classes ->
    [one] { $classes } classe
   *[other] { $classes } classes
  }
waves-glance = Tablettes
waves-glance-line = { $state ->
    [now] ▶️ **{ $tablet }** ({ waves-class }) – active maintenant. { $rule }
    [coming] ⚠️ **{ $tablet }** ({ waves-class }) – active ensuite, si les cartes visibles gardent cette majorité. { $rule }
   *[other] • **{ $tablet }** ({ waves-class }). { $rule }
  }
waves-glance-shells = Coquillages qu’apporte la majorité des cartes visibles au début d’une manche : { $shells }.
waves-fact-decided = Ce qui a tout décidé : { waves-card }, remporté par { $who } à la manche { $round }.
waves-fact-lead = { $who } a mené { $rounds } manches de suite, plus longtemps que quiconque.
waves-fact-rebels = Le plus de { waves-rebels } : { $who }, { $count }.
waves-fact-clearest = La victoire la plus nette : { $who }, { $power } contre { $against }.

## Ce que montre la première page des règles

waves-label-1 = Un **Ancien** : ce que tous veulent remporter
waves-label-2 = Un **Agent**, face cachée : devant son Ancien un { $system ->
        [breakers] Brisant
       *[waves] Rebelle
    }, derrière un Partisan
waves-label-3 = **Coquillages** : autant d’Anciens peuvent encore être remportés cette manche
waves-label-4 = Le **jeton Vague** : la manche commence ici
waves-label-5 = **Tablettes** : la classe la plus visible active la sienne
waves-label-6 = Ce que chaque camp a **remporté**, par classe
waves-label-7 = Ta **main**, que toi seul vois ; le nombre est la Force
