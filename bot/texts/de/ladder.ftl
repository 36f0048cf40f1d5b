# Die Rangliste eines Servers: Wertungen für alle, die sie wollen, und was ein Spiel daran änderte.

describe-ladder = Die Rangliste dieses Servers: wer wo steht, und ob du dabei bist
describe-ladder-game = Von welchem Spiel; ohne Angabe von dem, das am meisten gespielt wird

ladder-title = 🏆 Rangliste: { $game }
ladder-line = { $place }. **{ $who }** · **{ $points }** · { $games ->
    [one] 1 Spiel
   *[other] { $games } Spiele
  }
ladder-none = Hier steht noch niemand. Wer mitmacht, wird vom nächsten Spiel an gewertet.
ladder-own = Du stehst auf Platz { $place }, mit { $points } Punkten.
ladder-own-new = Du bist auf der Rangliste. Spiele, die von jetzt an beginnen, zählen, wenn ein Gegner auch darauf steht; ein Team zählt, wenn es ganz darauf steht.
ladder-how = Alle beginnen mit 1000 Punkten. Nur die Plätze zählen, gegen andere auf der Rangliste; Computerspieler nicht. Wer 60 Tage lang nicht spielt, verliert langsam Punkte (💤).
ladder-choose = Ein anderes Spiel
ladder-joined = Von jetzt an können alle hier deine Punkte sehen.
ladder-left = Du bist nicht mehr auf der Rangliste: niemand sieht deine Punkte, und Spiele, die von jetzt an beginnen, zählen nicht.
button-ladder-join = Auf die Rangliste
button-ladder-leave = Von der Rangliste

button-ladder-games = Ein Spiel herausnehmen
ladder-games = Welches Spiel soll nicht mehr zählen, oder wieder zählen?
ladder-games-choose = Wähle ein Spiel
ladder-games-none = Hier zählt noch kein Spiel.
ladder-game-out = Herausgenommen
ladder-ask-out = Soll Spiel #{ $table } ({ $who }) nicht mehr zählen? Alle Punkte sind dann, als wäre es nicht gespielt worden. Du kannst es wieder hineinnehmen.
ladder-ask-in = Soll Spiel #{ $table } ({ $who }) wieder zählen?
ladder-done-out = Spiel #{ $table } zählt nicht mehr; alle Punkte sind, als wäre es nicht gespielt worden.
ladder-done-in = Spiel #{ $table } zählt wieder.
button-ladder-out = Ja, herausnehmen
button-ladder-in = Ja, hineinnehmen
error-ladder-server = Jeder Server hat eine eigene Rangliste: gib /ladder auf einem Server ein.
error-ladder-together = { $game } gewinnt oder verliert man gemeinsam, darum gibt es keine Rangliste.

# Was ein Spiel für jemanden änderte, nach der Änderung und einem Doppelpunkt.
rating-change = **{ $who }** { $change } ({ $points }): { $why }
rating-beat-above = { $count ->
    [one] vor einer Person, die höher stand
   *[other] vor { $count } Personen, die höher standen
  }
rating-beat = { $count ->
    [one] vor einer Person
   *[other] vor { $count } Personen
  }
rating-lost-below = { $count ->
    [one] hinter einer Person, die tiefer stand
   *[other] hinter { $count } Personen, die tiefer standen
  }
rating-lost = { $count ->
    [one] hinter einer Person
   *[other] hinter { $count } Personen
  }
rating-known = jetzt ist mehr bekannt
