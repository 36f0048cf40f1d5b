# Ce que dit le bot, quel que soit le jeu. Bref, aimable, partout pareil : voir docs/voice.md.

yes = oui
no = non
risky = Risqué : une confirmation te sera demandée

## Les tables

table-name = Chez { $who }
table-opened = La table #{ $table } est ouverte dans { $place }.
hello = Tu es à la table **{ $name }** (#{ $table }). { $dms ->
   *[yes] Ta main t’arrivera ici.
    [no] Le bouton Ma main, sous la table, te montre ta main, comme tu l’as choisi.
  }
hello-seal = Rien à faire avec ceci : c’est le sceau du hasard de cette table ; à la fin, tout le monde peut vérifier avec lui que personne ne l’a choisi : `{ $seal }`
invitation = **{ $who }** t’invite à la table privée **{ $name }** (#{ $table }) : { $system }. Elle est dans { $place }. Si tu veux, prends place :
lobby-room-all = Places prises : { $seated } sur { $most }
lobby-room = Places prises : { $seated } sur { $most } ; { $least ->
    [one] 1 suffit
   *[other] { $least } suffisent
  } pour commencer
lobby-teams = Équipes : { $teams }
lobby-open-dms = ✉️ peut recevoir des messages privés.
lobby-closed-dms = 👁️ ne reçoit pas de messages privés : le bouton Ma main montre tout.
lobby-cancelled = Cette table est fermée.
lobby-started = ▶️ La partie se joue dans { $place }.
lobby-example = Une table en cours de partie
lobby-unsure = 🤝 Ce qui est convenu a changé. On attend l’accord de : { $who }
contract-changed = Ce qui est convenu à la table **{ $name }** (#{ $table }) a changé. Regarde dans { $place }, et appuie là sur D’accord si cela te va.
error-agreed = Tu es déjà d’accord.
error-must-agree = Ce qui est convenu a changé. On attend l’accord de : { $who }
lobby-dealing = 🎲 Tout est convenu. La partie commence dans quelques secondes, avec le prochain nombre public tiré au hasard, que personne ici ne peut choisir.
picture-later = Beaucoup d’activité en ce moment : l’image reviendra d’elle-même.
dealt-without-beacon = Partie commencée sans le nombre public tiré au hasard, qui n’était pas disponible.

contract = Comment joue cette table
contract-no-clock = Temps : sans échéance, juste des rappels.
contract-rest = Le reste est comme d’habitude ; le bouton Réglages montre tout.
contract-seating = Places : { $choice ->
   *[joined] dans l’ordre d’arrivée
    [drawn] tirées au sort
  }
contract-undo = Annuler un coup : { $choice ->
   *[open] tant que rien de neuf n’est montré ni joué par autrui ; une fois quelqu’un appelé, si tous acceptent
    [asked] plus tard aussi, si tous les autres sont d’accord
    [never] jamais
  }
contract-private = Seulement sur invitation : { $owner }
contract-luck = Hasard équitable, scellé : `{ $commitment }`
contract-gifts = Entre dans le mélange : { $gifts }

settings = Réglages de cette table
setting-seats = Places
seats-any = autant qu’il en vient
seats-count = { $count ->
    [one] { $count } place
   *[other] { $count } places
  }
setting-seating = Ordre des places
setting-seating-joined = dans l’ordre d’arrivée
setting-seating-drawn = tirées au sort
setting-undo = Annuler un coup
setting-undo-open = tant que rien de neuf n’est montré ni joué par autrui ; une fois quelqu’un appelé, si tous acceptent
setting-undo-asked = plus tard aussi, si tous les autres sont d’accord
setting-undo-never = jamais
setting-missing = Choix secrets
setting-missing-names = dire qui l’on attend encore
setting-missing-count = dire seulement combien on en attend
setting-room = Endroit
setting-room-thread = un fil à part
setting-room-channel = ce salon
setting-substitute = Joue pour les absents
setting-substitute-easy = un joueur virtuel facile
setting-substitute-strong = un joueur virtuel fort
form-value = Valeur
form-gift = Ton mot pour le mélange
form-gift-about = Il entre dans le mélange et tout le monde le voit. 64 caractères au plus.

level-easy = Facile
level-strong = Fort
level-random = Au hasard
level-named-easy = facile
level-named-strong = fort
level-named-random = au hasard
level-easy-about = Facile : joue d’instinct.
level-strong-about = Fort : réfléchit quelques secondes.
level-random-about = Au hasard : fait n’importe quoi de permis.
ask-level = De quel niveau, le joueur virtuel ?
ask-level-again = Encore un ? De quel niveau ?
ask-style = Dans un style de ton choix …
ask-style-about = Un niveau seul tire le style au sort ; tu peux aussi le choisir ci-dessous.
ask-cancel = Fermer cette table pour de bon ?

## Les boutons

button-join = Jouer
button-leave = Quitter
button-computer = Ajouter un joueur virtuel
button-remove = Retirer le dernier
button-settings = Réglages
button-seat = Échanger avec la place suivante
button-gift = Un mot pour le mélange
button-start = Commencer
button-cancel = Fermer la table
button-cancel-sure = Oui, la fermer
button-rules = Règles
button-note = Note
form-note = Ta note sur cette table
form-note-about = Personne d’autre ne la voit ; elle est au-dessus de ta main. Laisse vide pour l’enlever.
button-hand = Ma main
button-back = Retour
button-undo = Annuler le coup
button-ask-back = Demander à annuler
button-settle = Tout de suite
button-do-it = C’est parti
button-rematch = Revanche
rules-more = Plus de règles…

## Pendant la partie

your-turn = **C’est ton tour.**
final-soon =
    ⏳ **{ $what }**
    Fait { $when }. Personne ne le voit avant, et tu peux encore l’annuler.
your-note = 📝 { $note }
waits-for = ⏳ { $count ->
    [one] On attend { $who } pour { $doing }
   *[other] On attend { $who } pour { $doing }
  }
may-still = Personne ne t’attend. Si tu veux, tu peux encore changer ou ajouter quelque chose :
waits-for-anybody = ⏳ Des joueurs virtuels jouent pour tout le monde ; la partie attend que quelqu’un revienne.
waits-for-count = ⏳ { $count ->
    [one] On attend encore { $count } personne pour { $doing }
   *[other] On attend encore { $count } personnes pour { $doing }
  }
choice-nth = { $what }, { $nth ->
    [1] le premier choix
    [2] le deuxième choix
   *[other] choix n° { $nth }
  }
ask-only-choice = Il ne reste qu’un choix : { $what }.
ask-sure = C’est bien ton coup ? **{ $what }**
nothing-happened = Il ne s’est rien passé.
won-by = { $count ->
    [one] { $who } gagne !
   *[other] { $who } gagnent !
  }
nobody-won = Personne ne gagne.
opened =
    { "" }**Hasard équitable** : le secret est ouvert. /verify le contrôle, chaque tirage et chaque coup, avec le fichier du résultat.
    { "" }-# Secret `{ $secret }`
opened-short = 🎲 **Hasard équitable** : le secret est ouvert.
opened-checker = Ou contrôle toi-même, dans ton navigateur : [verify.html]({ $page })
proof =
    { "" }**Hasard équitable** : le secret scellé avant la première arrivée est ouvert. /verify le contrôle avec le fichier du résultat.
    { "" }-# Scellé : `{ $commitment }…`
    { "" }-# Secret `{ $secret }`
    { "" }-# Entré dans le mélange : `{ $joined }`
    { "" }-# Ensemble, ils font la graine `{ $seed }…`

## Ce qui n’a pas marché

error-no-table = Il n’y a pas de table #{ $table }.
error-dealing = La partie commence dans un instant ; cela prend quelques secondes.
error-gift = Apporte une ligne de 1 à { $most } caractères.
error-seen-hand = Tu as vu une autre main de cette partie, tu ne peux donc pas prendre cette place.
error-no-game = Je ne connais pas de jeu « { $typed } ». Il y a : { $games }.
error-which-game = « { $typed } » peut être { $games }. Tape une lettre ou deux de plus.
error-no-table-named = Je ne trouve pas de table nommée « { $typed } ». /games montre les tiennes, /table list celles de ce serveur.
error-in-server = Les tables s’ouvrent dans un salon de serveur.
error-permissions = Je ne peux pas ouvrir de table ici. Ce qui me manque dans ce salon : { $missing }.
error-not-running = Cette table n’a pas commencé.
error-over = Cette partie est finie.
error-not-lobby = Cette table a déjà commencé.
error-not-owner = Seule la personne qui a ouvert la table peut faire cela.
error-start-owner = Tant que des places sont libres, seule la personne qui a ouvert la table peut commencer. Une fois toutes prises, n’importe qui à la table le peut.
error-gap = Une place entre les autres est vide. Il faut que quelqu’un s’y installe avant de commencer.
error-already-seated = Tu as déjà une place ici.
error-not-seated = Tu n’es pas à cette table. Prends d’abord une place.
error-rematch-played = Seules les personnes qui ont joué ici ouvrent une revanche. Quelqu’un l’a peut-être fait : cherche un bouton Jouer, ou ouvre ta propre table avec /table new.
error-no-hand = Tu ne joues pas à cette table. Pour la suivre, appuie sur Plus … puis sur Suivre ; /table show la montre une fois.
error-not-your-seat = Ce n’est pas ta place.
error-private = Cette table est sur invitation. Demandes-en une ici : { $owner }.
error-not-member = { $who } n’est pas sur ce serveur. Tu peux inviter les personnes qui y sont.
error-full = Toutes les places sont prises.
error-too-few = { $seats ->
    [one] Il faut { $seats } joueur à cette table.
   *[other] Il faut { $seats } joueurs à cette table.
  }
error-too-many-seated = Il y a ici plus de monde que cela. Quelqu’un devrait d’abord partir.
error-no-computer = Il n’y a pas de joueur virtuel ici.
error-level = Choisis un des niveaux.
error-no-setting = Ce réglage n’existe pas.
error-busy = Cette table est très occupée. Essaie encore.
error-overloaded = Beaucoup de monde joue en ce moment. Rien n’a été changé ; réessaie dans un instant.
error-one-moment = Un instant : il se passe vraiment beaucoup de choses ici en ce moment. Rien n’a été changé ; réessaie dans quelques secondes.
error-outdated = Ce bouton datait d’un moment passé. Rien n’a été fait.
error-outdated-shown = Ce bouton datait d’un moment passé. Rien n’a été fait ; voici où en sont les choses.
error-undo-never = À cette table, il est convenu de ne rien annuler.
error-undo-too-late = Cela ne s’annule plus : quelqu’un a pu en apprendre quelque chose.
error-undo-ask = Cela ne s’annule que si tous les autres sont d’accord : utilise /undo.
error-undo-asked = La question est déjà posée aux autres.
error-undo-refused = Tout le monde n’était pas d’accord pour annuler. Tu pourras redemander après le prochain coup.
error-undo-nothing = Tu n’as rien à annuler.
error-storage = La base de données ne peut pas être écrite en ce moment. Rien n’a été changé. Si cela dure, dis à l’hébergeur : ref { $number }.
error-unknown = Quelque chose a mal tourné de mon côté. Rien n’a été changé. Si cela se reproduit, dis à l’hébergeur : ref { $number }.

refusal-over = La partie est finie.
refusal-no-such-seat = Cette place n’existe pas.
refusal-not-your-turn = Ce n’est pas ton tour.
refusal-look = /hand montre qui la table attend.
refusal-stale-choice = Ce choix n’est plus possible. /hand montre ce que tu peux faire maintenant.
refusal-unknown-game = Le jeu de cette table n’est plus installé ici. Rien n’est perdu ; l’hébergeur peut le remettre.
refusal-wrong-seats = Ce jeu se joue à { $least } joueurs au moins, { $most } au plus.
refusal-unknown-option = Il n’y a pas d’option { $option }.
refusal-bad-option = Cette valeur ne va pas pour { $option }.
in-quotes = « { $what } »
or-words = { $before } ou { $last }
or-one-of-each = { $before } ; ou un de chaque groupe, séparés par des virgules : { $groups }
refusal-bad-option-hint = « { $option } » : { $hint }.
refusal-nothing-to-undo = Il n’y a rien à annuler.
refusal-something-was-shown = Cela ne s’annule plus : quelque chose a été montré.
refusal-somebody-moved = Cela ne s’annule plus : quelqu’un d’autre a joué.
refusal-other = Les règles ne le permettent pas ({ $code }).
