# What would be sensible: at tables that agreed to a coach.

setting-coach = Coach
setting-coach-no = nobody is advised
setting-coach-yes = whoever asks is advised in private
contract-coach = 💡 On your turn you may ask in private what would be sensible, and why
button-coach = What is sensible?
coach-move = 💡 A strong player would do this: **{ $what }**
coach-quick = 💡 By rules of thumb, without thinking for long: **{ $what }**
coach-second = The next best is clearly worse: { $what }
coach-as-good = About as good: { $what }
# $share is of ten, at least 1
coach-expects = Most likely next, in { $share } of 10 imagined games: { $what }
coach-fears = To be feared, in { $share } of 10 imagined games: { $what }
coach-you = { $who } (you)
coach-may = The coach knows no more than you do, and may be wrong.
error-no-coach = This table has not agreed on a coach. That is set in the lobby.
