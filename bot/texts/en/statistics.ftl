# How somebody has played: games, places, what was done in them, and the last year.

describe-stats = How your games came out, or somebody’s in this server, or those of a table with each other
describe-stats-person = Whose games in this server; leave it out for all of your own
describe-stats-table = At which table: how those who sit there did against each other
describe-share_statistics = Whether others may look at how your games came out
prefer-share_statistics = How your games came out
choice-share_statistics-yes = others may look at it
choice-share_statistics-no = only you can look at it

stats-own = All your games, in every server, for you alone.
stats-here = Games in this server that you can see.
stats-total = Games finished: **{ $games }** · won: **{ $won }** ({ $share } %)
stats-row = Won in a row: **{ $now }** now, **{ $best }** at most
stats-games = { $games ->
    [one] 1 game
   *[other] { $games } games
  }, { $won } won
stats-seats = With { $seats } seats: { $places }
stats-done = Done in all of them
stats-year = The last twelve months
stats-year-none = No game was finished.
stats-won-of = Games won/games finished
months = Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec
stats-none-own = You have not finished a game yet. Open a table with /table new; your figures begin with its end.
stats-none = { $who } has not finished a game here that you can see.
button-stats-own = My own
error-stats-private = { $who } would rather not share how their games came out.
error-stats-server = Other people’s games are shown in the server where they were played: ask there.

stats-rivals = Games in which at least two of those who sit here met, as far as you can see them.
stats-rivals-none = Those who sit here have not finished a game with each other yet.
stats-against = Against you: { $games ->
    [one] 1 game
   *[other] { $games } games
  }; you were ahead in { $ahead }, behind in { $behind }.
stats-hidden = { $count ->
    [one] One person here does not share theirs.
   *[other] { $count } people here do not share theirs.
  }
