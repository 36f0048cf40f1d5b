# The ladder of a server: ratings of those who want them, and what a game changed.

describe-ladder = The ladder of this server: who stands where, and whether you do
describe-ladder-game = Of which game; leave it out for the one played most

ladder-title = 🏆 Ladder: { $game }
ladder-line = { $place }. **{ $who }** · **{ $points }** · { $games ->
    [one] 1 game
   *[other] { $games } games
  }
ladder-none = Nobody stands here yet. Whoever joins is rated from their next game on.
ladder-own = You are in place { $place }, with { $points } points.
ladder-own-new = You are on the ladder. Games that begin from now on count, if somebody you play against is on it too; a team counts if all of it are.
ladder-how = Everybody begins with 1000 points. Only places count, against others on the ladder; computer players do not. Without a game for 60 days points fall slowly (💤).
ladder-choose = Another game
ladder-joined = Everybody here can see your points from now on.
ladder-left = You are on the ladder no longer: nobody sees your points, and games that begin from now on do not count.
button-ladder-join = Join the ladder
button-ladder-leave = Leave the ladder

button-ladder-games = Take a game out
ladder-games = Which game shall no longer count, or count again?
ladder-games-choose = Choose a game
ladder-games-none = No game counts here yet.
ladder-game-out = Taken out
ladder-ask-out = Shall game #{ $table } ({ $who }) no longer count? All points will be as if it had not been played. You can put it back.
ladder-ask-in = Shall game #{ $table } ({ $who }) count again?
ladder-done-out = Game #{ $table } no longer counts, and all points are as if it had not been played.
ladder-done-in = Game #{ $table } counts again.
button-ladder-out = Yes, take it out
button-ladder-in = Yes, put it back
error-ladder-server = Each server has a ladder of its own: type /ladder in a server.
error-ladder-together = { $game } is won or lost together, so it has no ladder.

# What a game changed for somebody, after the change and a colon.
rating-change = **{ $who }** { $change } ({ $points }): { $why }
rating-beat-above = ahead of { $count ->
    [one] one who stood higher
   *[other] { $count } who stood higher
  }
rating-beat = ahead of { $count ->
    [one] one
   *[other] { $count }
  }
rating-lost-below = behind { $count ->
    [one] one who stood lower
   *[other] { $count } who stood lower
  }
rating-lost = behind { $count ->
    [one] one
   *[other] { $count }
  }
rating-known = more is known now
