# Ce que disent les commandes.

status-lobby = ouverte, pas commencée
status-running = en cours
status-over = finie
status-cancelled = fermée

games-waiting = T’attendent
games-others = Tes autres tables
games-none = Tu n’es à aucune table. Ouvres-en une avec /table new, ou regarde /table list.
button-next = Partie suivante
list-none = Aucune table n’est ouverte ici. Ouvres-en une avec /table new.
list-queue = { $count ->
    [one] 1 personne en attend une
   *[other] { $count } personnes en attendent une
  }
list-kept = les places libres sont gardées pour d’autres et libres pour tout le monde { $until }
list-private = 🔒 sur invitation
list-invited = 🔒 tu as une invitation
list-yours = tu as une place ici
list-offered = une place est libre
list-empty = une place est vide ; les personnes qui y jouent décident qui la prend
list-join = Jouer à #{ $table }
list-take = Prendre la place à #{ $table }
list-ask = Demander la place à #{ $table }
error-join-full = Toutes les places sont prises. Appuie sur « Attendre une place » sous la table pour en avoir une qui se libère, ou choisis une autre table avec /table list.
error-join-late = { $status ->
    [running] Cette table a déjà commencé.
    [over] Cette partie est finie.
   *[cancelled] Cette table est fermée.
  } /table list montre où une place est libre.
recap-title = Depuis ton dernier tour : { $name }
note-none = Pas de note sur cette table.
done-join = Tu es à la table **{ $name }** (#{ $table }).
done-leave = Tu as quitté **{ $name }** (#{ $table }).
done-start = **{ $name }** (#{ $table }) commence.
done-cancel = **{ $name }** (#{ $table }) est fermée.
done-invite = { $who } peut maintenant rejoindre la table #{ $table }. Je l’ai fait savoir, si les messages privés sont permis.

preferences = Ta façon de jouer. Choisis dans les listes pour la changer :
prefer-text_mode = Images ou mots
prefer-dms = Ta main
prefer-confirm = Demander confirmation
prefer-second_thoughts = Ce qui ne s’annule pas
prefer-pointless = Un coup sans choix
prefer-palette = Couleurs de tes images privées
prefer-detail = Listes et descriptions d’images privées
prefer-language = Langue des messages privés
server-now =
    Sur ce serveur :
    • Des tables peuvent s’ouvrir : { $where }
    • Par : { $openers }
    • Langue des messages publics : { $language }
server-begins = Les nouvelles tables commencent ainsi ; qui les ouvre peut choisir autrement :
server-broken = ⚠️ Le jeu { $game } du paquet { $package } ne peut pas servir : { $why }
server-everywhere = partout
openers-everyone = tout le monde
openers-managers = qui gère le serveur

privacy =
    Gardé à ton sujet : ton numéro Discord et ton nom aux tables où tu as joué, où tu attends une place ou en as demandé une, et ton numéro là où tu as une invitation ; tes coups, joués ou préparés, ton mot pour le mélange, tes notes, la vitesse de tes réponses, les parties que tu as finies et comment, aussi pour un classement où tu es, et ce que tu as choisi ; tant que tu suis une table, cela aussi. Rien d’autre, et rien n’est donné à personne, sauf ce que tu signales toi-même.
    Avec son option « do », /privacy te donne tout cela, ou te retire : tes parties restent rejouables, sans ton nom, mais avec ton mot pour le mélange.
privacy-export = Tout ce qui est gardé à ton sujet :
ask-erase = Effacer tout ce qui porte ton nom ? Tes parties restent, sans ton nom ; ton rang aux classements, tes statistiques, tes réglages et tes notes disparaissent. Tu quittes toutes les tables : un joueur virtuel continue à ta place ; là où la table en était convenue, ou si personne d’autre n’y joue, la partie s’arrête, et à deux adversaires, l’autre gagne. Cela ne se défait pas.
button-erase = Oui, tout effacer
privacy-erased = C’est fait. Plus rien de gardé ne porte ton nom. Aux tables en cours, un joueur virtuel continue à ta place ; là où la table en était convenue, ou si personne d’autre n’y joue, la partie est finie, et à deux adversaires, l’autre a gagné.

record-whole = La partie entière. /verify la contrôle, et n’importe qui peut en faire autant.
record-public = La partie est en cours : voici ce que tout le monde en sait.
record-proven =
    ✅ **Prouvé** : le sceau, le secret, { $gifts }, { $beacon ->
        [none] aucune valeur publique
       *[other] le tour { $beacon } de la valeur publique
    }, les places ({ $seats ->
        [drawn] tirées au sort
        [both] dans l’ordre d’arrivée, qui est aussi celui du tirage
       *[joined] dans l’ordre d’arrivée
    }), la graine, les { $draws } tirages, les { $actions } coups{ $over ->
        [yes] {" "}et le résultat vont ensemble.
       *[no] {" "}vont ensemble. **Dans ce fichier, la partie n’est pas finie** : elle a été interrompue, ou sa fin a été enlevée.
    }
    { "" }**À comparer toi-même**, car aucun fichier ne peut le savoir :
    • le sceau, avec celui que tu as reçu en t’installant : `{ $seal }`
    • ce que tout le monde a apporté, une chose par personne et la tienne comprise, avec ce que la table montrait au départ : { $brought }{ $spelt ->
        [yes] {" "}(après `\u`, en nombres : ce qui ne se voit pas, ou pourrait tromper)
       *[no] {""}
    }
    { $beacon ->
        [none] • avec qui tu as joué : sans valeur publique, qui fait tourner le bot aurait pu choisir cette distribution avec l’une de ces personnes
       *[other] • la valeur publique, telle que drand la publie pour ce tour : `{ $randomness }`, et que ce tour n’est paru qu’une fois la table commencée
    }
    { $seats ->
        [joined] • qu’à ta table, on n’avait pas convenu de tirer les places au sort
       *[other] {""}
    }
    -# Et les coups et le résultat, avec ce que la table a montré : d’autres coups permis par les règles vont aussi avec ce hasard.
record-unproven = ⚠️ **Rejouable, hasard non prouvé** : { $actions } coups suivent les règles et mènent à ce que dit le fichier, mais { $why ->
        [alone] personne, à part qui fait tourner le bot, n’a rien apporté au mélange.
        [seats] les places ne sont ni tirées au sort ni dans l’ordre d’arrivée.
       *[other] le fichier ne contient pas de preuve de l’origine de son hasard.
    }
record-gifts = { $count ->
        [one] { $count } mot apporté
       *[other] { $count } mots apportés
    }
record-none = ❌ Ce n’est pas une partie enregistrée. /record t’en donne une.
record-unsound = ❌ **Falsifié** : son hasard ou son issue ne sont pas ce que donnent sa graine et ses coups.
record-unsound-move = ❌ **Falsifié** : le coup { $move } n’était pas permis. { $why }
record-unsound-setup = ❌ **Falsifié** : aucune partie ne commence ainsi. { $why }

help-open = Ouvrir une table : quel jeu ?
help =
    ### Tidetable
    Des jeux de société autour des vagues, joués par messages : chacun joue quand il a le temps.
    • C’est nouveau pour toi ? Les boutons 🎓 ci-dessous t’apprennent un jeu en te le faisant jouer, en trois minutes et en privé.
    • **/table new** ouvre une table : { $games }. Les autres appuient sur Jouer, là ou dans **/table list** ; puis Commencer. Des joueurs virtuels peuvent compléter.
    • Ta main t’arrive en message privé. **Ma main** sous la table, ou **/hand**, la montre ici, à toi seulement.
    • Joue avec les boutons sous ta main, ou par commande.
    • **/games** montre les tables qui t’attendent, **/recap** ce qui s’est passé depuis ton dernier tour.
    • **/stats** dit l’issue de tes parties, ou de celles d’une même table.
    • **/ladder** montre le classement de ce serveur, pour qui veut en être.
    • **/rules** explique d’abord la situation du moment. **/undo** annule un coup tant que rien de nouveau n’a été montré et que personne d’autre n’a joué ; une fois quelqu’un appelé, on demande aux autres.
    • **/preferences** : des mots au lieu d’images, couleurs, langue, messages privés, confirmations.
    • **/tell-me** : comment on t’appelle. **/hours**, **/away** : quand on ne t’appelle pas. **/clock** montre le temps de chacun, **/pause** propose une pause.
    • Tu dois partir ? **/seat away** laisse un joueur virtuel jouer pour toi. **Plus …** sous la table : suivre, abandonner, signaler un problème.
    • **/plans** liste ce que tu as préparé, **/replay** revoit une partie finie, **/privacy** dit ce qui est gardé à ton sujet.
    • Le hasard est équitable et vérifiable : scellé avant la première arrivée, ouvert à la fin.

error-no-table-meant = Tu n’es à aucune table de ce genre. /games montre les tiennes.
error-which-table = Quelle table ? Dis-le avec l’option table : { $tables }.
error-no-lobby = Aucune table n’attend de joueurs ici. Ouvres-en une avec /table new.
error-other-game = À cette table, on joue à autre chose. Utilise ses commandes, ou les boutons sous ta main.
error-not-understood = Je n’ai pas compris « { $typed } ». Choisis dans la liste en tapant, ou appuie sur les boutons sous ta main.
error-none-meant = « { $typed } » ne va pas pour { $field }. Possible : { $named }.
error-several-meant = « { $typed } » peut vouloir dire plusieurs choses : { $named }. Tape un peu plus.
error-field-missing = Dis aussi { $field }. Possible : { $named }.
error-option = Je ne comprends pas « { $option } ». Les options sont : { $options }. Écris-les nom=valeur, ou choisis dans la liste.
error-openers = Sur ce serveur, seules les personnes qui le gèrent ouvrent des tables.
error-channel = Sur ce serveur, les tables s’ouvrent dans { $channels }.
error-not-manager = Seules les personnes qui gèrent ce serveur peuvent faire cela.
error-record-large = Ce fichier est trop gros pour une partie enregistrée.

option-any = Choisis dans la liste en tapant
option-table = Quelle table, si tu es à plusieurs

choice-confirm-risky = avant les coups risqués
choice-confirm-always = avant chaque coup
choice-confirm-never = jamais
choice-language-discord = comme dans ton Discord
choice-second_thoughts-no = se fait aussitôt
choice-second_thoughts-yes = attend quelques secondes, pour pouvoir y repenser
choice-pointless-no = t’est demandé
choice-pointless-yes = est joué pour toi
choice-dms-no = seulement quand tu appuies sur Ma main
choice-dms-yes = arrive en message privé
choice-text_mode-yes = des mots, bien pour les lecteurs d’écran
choice-text_mode-no = des images
choice-palette-standard = les couleurs habituelles
choice-palette-distinct = plus faciles à distinguer, pour toute vision des couleurs
choice-palette-strong = fort contraste
choice-detail-full = tout dire
choice-detail-short = court : sans ce qui est vide, comme au début, ou se retrouve ailleurs
choice-openers-everyone = tout le monde
choice-openers-managers = qui gère le serveur
choice-privacy-export = donne-moi tout ce qui est gardé
choice-privacy-erase = efface tout ce qui porte mon nom

undo-asked = On demande aux autres si tu peux annuler.
vote-asks = ⏪ { $who } voudrait annuler son dernier coup. Tout ce qui a suivi serait défait aussi ; le hasard reste le même.
vote-missing = On attend la réponse de : { $who }. Se taire un jour, c’est refuser.
vote-refused = Tout le monde n’était pas d’accord ; le coup reste.
vote-silent = Tout le monde n’a pas répondu en un jour ; le coup reste.
vote-closed = La partie a continué ; le coup reste.
vote-done = Tout le monde est d’accord ; le coup est annulé.
button-agree = D’accord
button-refuse = Plutôt pas
error-vote-over = Cette question est close.
error-vote-own = Tu as demandé ; aux autres de décider.
error-vote-not-asked = La question ne t’est pas posée ; aux autres de décider.

# Comment la langue se nomme elle-même.
language-name = Français
see-rules = 📖 Dans les règles : { $title } (/rules)
error-other-rules = Cette partie a commencé sous d’autres règles que celles que le bot connaît maintenant. Rien n’est perdu ; l’hébergeur peut remettre l’ancienne version.

error-away = Un joueur virtuel joue pour toi ici. Avec /seat back, tu reprends ta place.
