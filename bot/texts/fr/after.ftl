# Ce qui reste d’une partie finie : son résultat, ses faits, son hasard, et la revoir pas à pas.

result-calls = { $who }, la partie est finie.
result-facts = À raconter
result-in = 🏁 Le résultat est dans { $place }.
button-luck = Sur le hasard
call-over = **{ $name }** (#{ $table }) est finie. Le résultat est dans { $place }.
games-over = Finies
error-luck-sealed = Le hasard d’une partie est ouvert quand elle est finie.
describe-replay = Revoir pas à pas une partie finie, ou une que tu as en fichier
button-replay = Revoir la partie
button-replay-words = En mots
button-replay-pictures = En images
replay-begins = au début
replay-step = après le coup { $step }
replay-public = ce que tout le monde a vu
replay-seat = vu par { $who }
replay-round = Aller à une manche
replay-eyes = Par les yeux de qui ?
button-film = Film
button-film-words = En texte
button-why = Pourquoi ça ?
why-move = 🤖 { $who } a joué : { $what }
why-other = Un joueur fort aurait aussi pensé à ceci : { $what }
why-view = D’après ce qu’on pouvait voir de cette place à ce moment.
film-making = 🎞️ Le film se prépare : { $done } sur { $count }.
film-done = 🎞️ La partie, manche par manche, comme tout le monde l’a vue.
film-alt = Un film de { $count } images : la partie manche par manche. « En mots » raconte la même chose.
film-words = 📄 Toute la partie, manche par manche, comme tout le monde l’a vue.
error-replay-running = Une partie se revoit quand elle est finie. /recap dit ce qui s’est passé jusqu’ici.
error-replay-file = { $why }
rematch-opened = La table #{ $table } est ouverte dans { $place }. { $called ->
    [nobody] Il n’y a personne d’autre à appeler : commence là-bas quand tu veux.
    [free] Il n’y a personne d’autre à appeler, et une place est libre : dès que quelqu’un ou un joueur virtuel l’occupe, commence là-bas quand tu veux.
    [again] On appelle les autres, mais personne deux fois en un jour ; leurs places sont gardées un jour, et la partie commence quand tout le monde est de retour.
   *[now] On appelle les autres ; leurs places sont gardées un jour, et la partie commence quand tout le monde est de retour.
  } Chacun garde sa place, à moins que tu préfères :
rematch-call = 🔁 **{ $who }** voudrait une revanche à la table **{ $name }** (#{ $table }). Ta place est gardée ; elle se libère { $until }. La partie commence quand tout le monde est de retour, dans { $place }.
lobby-kept = 🔁 Gardé pour { $who } ; libre { $until }. La partie commence quand tout le monde est de retour.
button-rotate = Décaler d’une place
button-draw = Tirer les places au sort
done-rotate = Tout le monde se décale d’une place.
done-draw = Les places seront tirées au sort.
error-seats-kept = Les places libres sont gardées pour les joueurs d’avant ; elles se libèrent { $until }.
error-rematch-moved = Quelqu’un a déjà changé de place. Changez de place un à un avant le début.
error-rematches = Il y a déjà eu { $count } revanches depuis cette table. Appuie sur Revanche à une plus récente, ou ouvre une table avec /table new.
