# Time: what is agreed about it, until when somebody has, reminders, late players.

length-days = { $count ->
    [one] 1 day
   *[other] { $count } days
  }
length-hours = { $count ->
    [one] 1 hour
   *[other] { $count } hours
  }
length-minutes = { $count ->
    [one] 1 minute
   *[other] { $count } minutes
  }
length-none = no time

contract-pace-open = Time: no deadline; whoever is waited for is reminded now and then. If somebody is silent for three days, nights and days away not counted, the others may decide about the seat.
contract-pace = Time: everybody starts with { $bank }. It runs while the table waits for you; each turn adds { $adds ->
    [no] nothing
   *[yes] { $added }, up to { $most }
  }.
contract-late-vote = If somebody’s time runs out, the others decide: wait, a computer player, somebody else, or the end.
contract-late-computer = If somebody’s time runs out, an easy computer player acts for them; the third time in a row it plays on until they are back.
contract-late-offer = If somebody’s time runs out, a computer player plays until they are back, and anybody may take the seat meanwhile.
contract-late-end = If somebody’s time runs out, the game ends without a result.
contract-late-nothing = If somebody’s time runs out, nothing happens by itself.
contract-gone = If somebody leaves for good and nobody wins by it, { $late ->
    [end] the game ends without a result.
    [offer] a computer player plays on, and anybody may take the seat.
    [vote] a computer player plays on, and the others decide about the seat.
   *[other] a computer player plays on.
  }
contract-sleep = Your time stands still while you are asleep, by the hours that you set.
contract-away = Your time stands still on { $days } days away, if you say so before.

setting-pace = Time for each player
setting-pace-open = no deadline, only reminders
setting-pace-live = live: 15 minutes, 2 more for each turn; nights and days away count too
setting-pace-brisk = brisk: 24 hours, 8 more for each turn
setting-pace-daily = daily: 3 days, 1 more for each turn
setting-pace-slow = slow: 7 days, 3 more for each turn
setting-pace-own = my own …
pace-in-words = { $bank } to start, { $adds ->
    [no] nothing more for each turn
   *[yes] { $added } more for each turn, at most { $most }
  }
setting-late = When time runs out
setting-late-vote = the others decide
setting-late-computer = a computer player acts
setting-late-offer = a computer player, and the seat is offered
setting-late-end = the game ends
setting-late-nothing = nothing happens by itself
setting-hours = At night
setting-hours-theirs = time stands still while somebody sleeps
setting-hours-always = time runs on
setting-away_days = Days away
setting-away_days-0 = none stop the clock
setting-away_days-7 = 7 stop the clock
setting-away_days-14 = 14 stop the clock
setting-away_days-30 = 30 stop the clock
form-pace = Start + each turn, at most
form-pace-example = 2d + 12h, at most 3d
form-pace-about = d for days, h for hours, m for minutes.
error-pace = A pace looks like this: 2d + 12h, at most 3d. That is two days at the start, half a day for each turn, never more than three days. The start is a minute or more; the most is no less than the start, and no more than 60 days.
describe-server-pace = At new tables: how much time everybody has
describe-server-late = At new tables: what happens when somebody’s time runs out
describe-server-hours = At new tables: whether time stands still at night
describe-server-away_days = At new tables: how many days away stop the clock

clock-due = { $who } has until { $due } ({ $left }).
clock-late = { $who }’s time ran out { $since }.
clock-promised = { $who } will play { $when }.
clock-away = { $who } is away: { $days }.
clock-own = You have until { $due } ({ $left }).
clock-own-late = Your time ran out { $left }. You can still play.

remind = **{ $name }** (#{ $table }) waits for you; you were asked { $since }: { $place }
remind-due = **{ $name }** (#{ $table }) waits for you. You have until { $due } ({ $left }): { $place }
remind-late = **{ $name }** (#{ $table }) still waits for you. Your time ran out { $left }: { $place }

button-to-hand = To my hand
button-later = I’ll play later
later-ask = When will you play? The table sees it, and you are left alone until then. Your time runs on.
later-ask-count = When will you play? You are left alone until then. The table sees it only once you are the last one missing. Your time runs on.
later-when = When?
later-hour = in an hour
later-evening = this evening
later-tomorrow = tomorrow
later-weekend = at the weekend
later-said = The table knows: you will play { $left } ({ $when }).
later-said-count = You will play { $left } ({ $when }), and are left alone until then. The table sees it only once you are the last one missing.
button-later-type = Another time …
form-later-hint = 19:00, fri 19:00 or 3h
form-later-about = In { $zone } it is { $time } now.
error-later = A time looks like 19:00, fri 19:00 or { $example }, or like 3h for in three hours. It lies within the next 60 days.
error-not-waited-for = The table does not wait for you now.

late-asks = ⏰ { $who }’s time has run out. What shall the table do?
late-asks-since = ⏰ { $who }’s time ran out { $since }. What shall the table do?
late-missing = Still to say: { $who }
late-how = Most votes decide. With a tie, or if nobody says anything for a day, a computer player plays.
late-choice-wait = wait one more day
late-choice-computer = a computer player until they are back
late-choice-offer = offer the seat
late-choice-end = end the game
button-late-wait = Wait a day
button-late-computer = Computer player
button-late-offer = Offer the seat
button-late-end = End the game
late-decided-wait = Decided: the table waits for { $who } one more day.
late-decided-computer = Decided: a computer player plays for { $who } until they are back.
late-decided-offer = Decided: a computer player plays for { $who }, and anybody may take the seat.
late-decided-end = Decided: the game ends without a result.
late-voted = You said: { $choice }. You can change that until it is decided.
late-voted-last = You said: { $choice }. With that it is decided.
error-late-vote-own = The others at the table decide that: those who are not late themselves.
error-waited-vote-own = The others at the table decide that: those who do not let it wait themselves.
ended-without-result = The game ended without a result.

offer = 🪑 A seat is free in the middle of a game of { $game }: **{ $name }** (#{ $table }), the seat of { $who }, in { $place }. Its hand comes to whoever takes it.
offer-others = Also at the table: { $who }
offer-over = 🪑 The seat at **{ $name }** (#{ $table }) is not free any more.
button-take-seat = Take the seat
button-im-back = I’m back

hours-zone = You live in **{ $zone }**, where it is { $time } now.
hours-unknown = You have not said where you live. Until you do, your times count as in UTC, where it is { $time } now.
hours-none = You have set no hours: your time always runs, and you may be called at night.
hours-always = You are always awake: your time always runs, and you may be called at any hour.
hours-asleep = asleep
hours-from = New hours count from { $since }.
day-mon = Monday
day-tue = Tuesday
day-wed = Wednesday
day-thu = Thursday
day-fri = Friday
day-sat = Saturday
day-sun = Sunday
# What people may type for days, from Monday, and for no hours at all; any language is understood.
typed-days = mon tue wed thu fri sat sun
typed-always = always
describe-hours = When you are awake: your time at tables stands still while you sleep, and nobody calls you
describe-zone = Your time zone
describe-awake = Such as mon-fri 08:00-22:00, sat 10:00-24:00; or always
error-zone = That time zone is not known. Choose one from the list, such as Europe/Berlin.
error-hours-unreadable = Hours look like this: mon-fri 08:00-22:00, sat 10:00-24:00. Days without hours are days asleep.
error-hours-too-little = Please leave at least 6 awake hours on at least 4 days, such as mon-thu 16:00-22:00.
describe-away = Days on which you do not play: your time stands still, as far as each table grants it
describe-first = The first day, such as 2026-08-03; leave it out to see what is kept
describe-last = The last day, such as 2026-08-10; leave it out for a single day
describe-away-back = Whether you are back already, and no absence counts any more
away-list = You are away:
away-told = A table that waits for you tells the others these days, unless it keeps secret who is missing.
away-none = You are not away on any day to come.
error-away-date = A day looks like this: { $example }.
error-away-reversed = The last day comes before the first. An example: { $example } as the first day.
error-away-past = That day is over. An absence begins today or later, such as { $example }.
error-away-too-long = An absence takes at most 60 days and begins within 400, such as { $example }.

left-asks = 🚪 { $who } has left this server. What shall the table do?
waited-asks = ⏳ The table has waited for { $who } for days. What shall the table do?
waited-asks-since = ⏳ { $who } was asked { $since } and has not played yet. What shall the table do?
waited-asked = The table is asked what becomes of the seat of { $who }. You decide, too.
late-decided-over = That is settled: the game has gone on.
log-late = ⏰ The time of { $who } has run out.
log-left-server = 🚪 { $who } has left the server.
log-waited = ⏳ The table was asked what becomes of the seat of { $who }.
log-late-decided = Decided about the seat of { $who }: { $choice ->
    [wait] wait one more day
    [computer] a computer player, until they are back
    [stays] a computer player plays on
    [offer] a computer player, and anybody may take the seat
   *[end] the game ends
  }
log-seat-away = 🤖 A computer player{ $level } plays for { $who }.
log-seat-back = { $who } plays again.
log-seat-taken = 🪑 { $who } has taken over the seat of { $old }.
log-seat-filled = 🤖 A computer player{ $level } plays an empty seat.
log-seat-left = 🤖 A computer player, { $who }{ $level }, plays on in the seat of somebody who has gone.
log-seat-late = 🤖 A computer player{ $level } plays for { $who }, whose time has run out.
log-seat-resigned = 🏳️ { $old } has resigned. A computer player, { $who }{ $level }, plays on.
log-break-asked = 🤝 { $who } would like to break the game off. Whoever neither answers nor moves for two days agrees.

## Pauses, poking, and how a deadline came about

button-clock = Time
button-time-pause = Pause …
button-time-resume = Go on
button-time-pace = Another pace …
button-poke = Poke { $who }
button-ask-seat = What about { $who }’s seat?
describe-clock = How much time everybody has, and how each deadline came about
describe-pause = Propose that a table rests for a while
describe-pause-length = For how long; leave it out to choose from a list
describe-poke = Call somebody who has let the table wait for long, at most once a day
pause-1d = for a day
pause-3d = for 3 days
pause-7d = for a week
pause-14d = for two weeks
pause-30d = for 30 days
pause-open = until we go on
pause-for = for { $length }
pause-how-long = For how long?
pause-ask = ⏸️ Shall **{ $name }** rest? The others are asked; whoever says nothing for a day agrees. Nobody’s time runs meanwhile, and whoever likes may still play.
pause-resting = ⏸️ The table was put to rest { $since }, with no end set.
pause-until = ⏸️ The table rests until { $until } ({ $left }).
pace-ask = Which pace would you like from now on? All others are asked, and all who play themselves must agree. Everybody then begins with its whole time.
clock-paused = ⏸️ The table rests: nobody’s time runs.{ $until ->
    [none] { "" }
   *[other] { " " }It goes on { $until }.
  }
clock-banks = Left for the others: { $banks }
explain-asked = asked
explain-ran = { $length } with the clock running
explain-asleep = { $length } asleep
explain-away = { $length } away
explain-paused = { $length } of pause
explain-down = { $length } in which the bot was not connected
explain-more = … { $count } more like this; in all:
explain-used = { $used } used of { $bank }
explain-due = due
explain-late = the time ran out
explain-open = no deadline at this table
explain-seat = from then on the others may be asked what becomes of the seat
explain-unknown = the deadline is known when the pause ends
proposal-pause = ⏸️ { $who } would like the table to rest { $value }.
proposal-resume = ▶️ { $who } would like the game to go on.
proposal-pace = 🏃 { $who } would like another pace: { $value }.
proposal-silence = Still to answer: { $who }. Whoever says nothing for a day agrees.
proposal-missing = Still to answer: { $who }. All must agree.
proposal-agreed = Agreed.
proposal-refused = Not agreed; everything stays as it was.
proposal-refused-until = Not agreed. But the pause, which had no end, now ends on { $until } ({ $left }).
proposal-past = The pause has ended meanwhile.
proposal-over = The game is over.
proposed-asked = The others are asked.
proposed-done-pause = The table rests.
proposed-done-resume = The game goes on.
proposed-done-pace = The table has another pace from now on.
poked = { $who } is called.
error-paused = The table rests already. /clock shows until when.
error-not-paused = The table does not rest.
error-same-pace = That is the pace of this table already.
error-proposal-open = The table is being asked something about time already. That has to be answered first.
error-pause-length = A pause looks like this: 3d, or 12h; at most 60 days.
error-poke-nobody = Nobody lets this table wait for so long that you could poke them.
error-poke-secret = This table does not say whom it waits for. Once only one person is missing, they can be poked.
error-poke-early = They were poked already. You can do that again { $when }.
error-ask-seat-nobody = Nobody lets this table wait for so long that the others could be asked about their seat.
error-ask-seat-early = The others can be asked about that seat { $when }.
error-ask-seat-own = The table waits for you, too. Please play first.
error-ask-seat-question = The table is being asked something else already. That has to be answered first.
log-pause = ⏸️ { $who } wanted a pause, and the table agreed.
log-resume = ▶️ The pause is over.
log-pace = 🏃 The table has another pace.
log-poked = 👉 { $who } was poked.

## Hours and absences by buttons and forms

button-person-hours = My hours
button-person-week = Change hours
button-person-zone = Change zone
button-person-always = Always awake
button-person-away = Days away
button-person-absence = Add an absence
button-person-home = I am back, forget all
hours-picture = Your week. { $days }
form-week-workdays = Monday to Friday
form-week-workdays-about = Such as 08:00-22:00; leave it empty if you sleep or work all day
form-week-sat = Saturday
form-week-sat-about = Over midnight too, such as 10:00-02:00
form-week-sun = Sunday
form-week-sun-about = Two at once look like this: 08:00-12:00 18:00-22:00
form-week-others = Days that differ
form-week-others-about = Such as wed 12:00-22:00, fri - (a dash: asleep all day)
form-week-hint = 08:00-22:00
form-zone = Your city, or your zone
form-zone-about = A large city near you will do.
zone-which = Which one do you mean?
zone-choose = Zones with their present time
away-cancel = Cancel one …
form-away-first = The first day
form-away-about = Year, month, day. Both days count.
form-away-last = The last day
error-zone-typed = No zone of that name is known. Try a large city near you, such as Berlin or New York.
error-away-many = At most { $most } absences can be kept. Please cancel one first.

## The ready check of a lobby

setting-ready = Ready check
setting-ready-no = none; somebody presses Start
setting-ready-yes = once all seats are taken everybody is asked
describe-server-ready = At new tables: whether everybody is asked if they are ready
contract-ready = Once all seats are taken everybody is asked whether they are ready; whoever does not answer in time gives up the seat.
button-ready = I’m ready
button-queue = Wait for a seat
lobby-ready = { $count ->
    [0] All are ready.
   *[other] Not ready yet: { $who }
  }
lobby-queue = Waiting for a seat: { $who }
ready-asks = ✅ { $who }: **{ $name }** (#{ $table }) is full. Press the button when you are ready; the game begins when all are.
ready-all = ✅ All are ready at **{ $name }** (#{ $table }).
ready-unsure = You are noted as ready. But what is agreed was changed since you sat down, and the game begins only if you agree to it:
ready-over = ✅ The ready check of **{ $name }** (#{ $table }) is over.
unready = Your seat at **{ $name }** (#{ $table }) is free again, since you did not say in time that you are ready, or agree to a change. You may sit down again in { $place }.
unready-begun = You lost your seat at **{ $name }** (#{ $table }), since you did not say in time that you are ready, or agree to a change. The game has begun.
queued = You get a seat when one is given up before the game begins, after those who waited before you. Leave takes you off the list.
done-leave-queue = You no longer wait for a seat at **{ $name }** (#{ $table }).
error-queued = You wait for a seat here already.
error-not-asked-ready = Nobody is asked at the moment whether they are ready.
error-not-all-ready = Everybody is asked whether they are ready. The game begins when all are.

## Who sits there

button-people = About these players
button-share = Show mine to others
button-unshare = Do not show mine
button-forget-avoided = Empty my list
company-title = How they play
company-formula = In this server: games played to the end of those begun, waits answered in time of those with a clock, and the median time awake until an answer. Shown once 5 waits or 2 games stand behind it; what is older counts half as much every 90 days.
company-not-shared = not shared
company-new = too new to tell
company-games = { $share } % of { $count } games played to the end
company-in-time = { $share } % answered in time
company-median = usually answers within { $length } awake
avoid-choose = People you would rather not play with …
avoid-on = Rather not with { $who }
avoid-off = With { $who } again
avoid-warn = ⚠️ { $who } sits here, with whom you would rather not play. Only you see this.
error-not-here = They do not sit here.

## A live hour

describe-meet = Find the next times at which all are awake, to play live for an hour
button-time-meet = Live hour
button-meet = { $number } suits me
button-meet-never = None suits me
meet-asks = ⚡ { $who } would like to play live for an hour. When can you? From the first time at which all can, everybody has 15 minutes, and 2 more each turn, for an hour; after that the table has its own pace again.
meet-missing = Still to answer: { $who }
meet-agreed = ⚡ All can: the live hour begins { $when } ({ $left }), with { $who }.
meet-live = ⚡ { $who }: the live hour has begun. It ends { $until }.
meet-over = ⚡ The live hour is over; the table has its own pace again.
meet-none = ⚡ No live hour came about: there was no time that suited everybody.
meet-proposed = The others are asked when they can.
error-meet-live = This table is live already.
error-meet-asked = Times for a live hour are proposed already.
error-meet-alone = A live hour takes at least two people.
error-meet-never = In the next two weeks all of you are never awake together for 45 minutes. /hours and /away say when somebody is.
error-meet-past = That time is over.
log-meet-begins = ⚡ The live hour has begun.
log-meet-ends = ⚡ The live hour is over.

played-for = 🤖 A computer player plays for you at **{ $name }** (#{ $table }). Press the button to play yourself again.
