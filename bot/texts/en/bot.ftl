# What the bot says, whatever is played. Short, kind, the same everywhere: see docs/voice.md.

yes = yes
no = no
risky = Risky: you will be asked once more

## Tables

table-name = { $who }’s table
table-opened = Table #{ $table } is open in { $place }.
hello = You sit at **{ $name }** (#{ $table }). { $dms ->
   *[yes] Your hand will come to you here.
    [no] The My hand button under the table shows you your hand, as you chose.
  }
hello-seal = You need do nothing with this: it is the seal of this table’s luck, with which anybody can check at the end that nobody chose it: `{ $seal }`
invitation = **{ $who }** invites you to **{ $name }** (#{ $table }), a private table of { $system }. It is in { $place }. If you like, sit down:
lobby-room-all = { $seated } of { $most } seats taken
lobby-room = { $seated } of { $most } seats taken; { $least ->
    [one] 1 is enough
   *[other] { $least } are enough
  } to start
lobby-teams = Teams: { $teams }
lobby-open-dms = ✉️ can be reached by direct message.
lobby-closed-dms = 👁️ takes no direct messages: the My hand button shows them everything.
lobby-cancelled = This table was closed.
lobby-started = ▶️ The game is on in { $place }.
lobby-example = A table in the middle of a game
lobby-unsure = 🤝 What is agreed was changed. Still to agree: { $who }
contract-changed = What is agreed at **{ $name }** (#{ $table }) was changed. Look at it in { $place }, and press Agree there if you like it so.
error-agreed = You have agreed already.
error-must-agree = What is agreed was changed. Still to agree: { $who }
lobby-dealing = 🎲 All is agreed. The game begins in some seconds, with the next public random number, which nobody here can choose.
picture-later = Much is going on: the picture comes back by itself.
dealt-without-beacon = Begun without the public random number, which could not be had.

contract = How this table plays
contract-no-clock = Time: no deadline, only reminders.
contract-rest = The rest is as usual; the Settings button shows all of it.
contract-seating = Seats: { $choice ->
   *[joined] in the order of joining
    [drawn] drawn by lot
  }
contract-undo = Taking back: { $choice ->
   *[open] while nothing new was shown and nobody else moved; once anybody was called, if all others agree
    [asked] later too, if all others agree
    [never] never
  }
contract-private = By invitation of { $owner } only
contract-luck = Fair luck, sealed as `{ $commitment }`
contract-gifts = Goes into the shuffle: { $gifts }

settings = Settings of this table
setting-seats = Seats
seats-any = as many as sit down
seats-count = { $count } seats
setting-seating = Seating
setting-seating-joined = in the order of joining
setting-seating-drawn = drawn by lot
setting-undo = Taking back
setting-undo-open = while nothing new was shown and nobody else moved; once anybody was called, if all others agree
setting-undo-asked = later too, if all others agree
setting-undo-never = never
setting-missing = Secret choices
setting-missing-names = say who is still missing
setting-missing-count = only say how many are missing
setting-room = Place
setting-room-thread = a thread of its own
setting-room-channel = this channel
setting-substitute = Plays for the absent
setting-substitute-easy = an easy computer player
setting-substitute-strong = a strong computer player
form-value = New value
form-gift = Your word for the shuffle
form-gift-about = It goes into the shuffle and is shown to all. At most 64 characters.

level-easy = Easy
level-strong = Strong
level-random = Random
level-named-easy = easy
level-named-strong = strong
level-named-random = random
level-easy-about = Easy: plays by rules of thumb.
level-strong-about = Strong: thinks ahead, for some seconds.
level-random-about = Random: does anything that the rules allow.
ask-level = How well should the computer player play?
ask-level-again = Another one? How well should it play?
ask-style = With a style of your choice …
ask-style-about = A level alone draws a style by lot; you can choose one below too.
ask-cancel = Close this table for good?

## Buttons

button-join = Join
button-leave = Leave
button-computer = Add computer
button-remove = Remove the last one
button-settings = Settings
button-seat = Swap with the next seat
button-gift = A word for the shuffle
button-start = Start
button-cancel = Close table
button-cancel-sure = Yes, close it
button-rules = Rules
button-note = Note
form-note = Your note on this table
form-note-about = Only you see it, above your hand. Leave it empty to remove it.
button-hand = My hand
button-back = Back
button-undo = Take back
button-ask-back = Ask to take back
button-settle = Do it now
button-do-it = Do it
button-rematch = Rematch
rules-more = More rules…

## Playing

your-turn = **It is your turn.**
final-soon =
    ⏳ **{ $what }**
    Done { $when }. Nobody sees it before, and you can still take it back.
your-note = 📝 { $note }
waits-for = ⏳ { $count ->
    [one] Waiting for { $who } { $doing }
   *[other] Waiting for { $who } { $doing }
  }
may-still = Nobody waits for you. If you like, you can still change or add something:
waits-for-anybody = ⏳ Computer players play for everybody; the game waits until somebody is back.
waits-for-count = ⏳ Waiting for { $count } more { $doing }
choice-nth = { $what }, { $nth ->
    [1] the first
    [2] the second
   *[other] no. { $nth }
  }
ask-only-choice = Only one choice is left: { $what }.
ask-sure = Is this your move? **{ $what }**
nothing-happened = Nothing happened.
won-by = { $count ->
    [one] { $who } wins!
   *[other] { $who } win!
  }
nobody-won = Nobody wins.
opened =
    { "" }**Fair luck**: the secret is opened. /verify checks it, every draw and every move with the result’s file.
    { "" }-# Secret `{ $secret }`
opened-short = 🎲 **Fair luck**: the secret is opened.
opened-checker = Or check it yourself, in your browser: [verify.html]({ $page })
proof =
    { "" }**Fair luck**: the secret that was sealed before anyone joined is opened. /verify checks it with the result’s file.
    { "" }-# Sealed as `{ $commitment }…`
    { "" }-# Secret `{ $secret }`
    { "" }-# Went into the shuffle: `{ $joined }`
    { "" }-# Together they make the seed `{ $seed }…`

## What went wrong

error-no-table = There is no table #{ $table }.
error-dealing = The game is about to begin; that takes some seconds.
error-gift = Bring a line of 1 to { $most } characters.
error-seen-hand = You have seen another hand of this game, so you cannot take this seat.
error-no-game = I know no game “{ $typed }”. There are: { $games }.
error-which-game = “{ $typed }” could be { $games }. Please type one more letter or two.
error-no-table-named = I find no table called “{ $typed }”. /games shows yours, /table list those of this server.
error-in-server = Tables are opened in a server’s channel.
error-permissions = I cannot open a table here. What I lack in this channel: { $missing }.
error-not-running = This table has not begun.
error-over = This game is over.
error-not-lobby = This table has already begun.
error-not-owner = Only the one who opened the table can do that.
error-start-owner = Only the one who opened the table can start while seats are free. Once all seats are taken, anybody seated can.
error-gap = A seat between the others is empty. Somebody must sit down there before you can start.
error-already-seated = You already sit here.
error-not-seated = You do not sit at this table. Join it first.
error-rematch-played = Only those who played here open a rematch. Somebody may have opened one: look for a Join button, or open a table of your own with /table new.
error-no-hand = You do not play at this table. To follow it, press More … and then Watch; /table show shows it once.
error-not-your-seat = That is not your seat.
error-private = This table is by invitation only. Ask { $owner } for one.
error-not-member = { $who } is not in this server. You can invite anybody who is.
error-full = All seats are taken.
error-too-few = This table needs { $seats } players.
error-too-many-seated = More people sit here than that. Someone would have to leave first.
error-no-computer = No computer player sits here.
error-level = Choose one of the levels.
error-no-setting = There is no such setting.
error-busy = This table is very busy. Please try again.
error-overloaded = Very many people are playing right now. Nothing was changed; please try again in a moment.
error-one-moment = One moment: a lot is going on here right now. Nothing was changed; please try again in a few seconds.
error-outdated = That button belonged to an earlier moment. Nothing was done.
error-outdated-shown = That button belonged to an earlier moment. Nothing was done; this is how things stand now.
error-undo-never = This table agreed not to take moves back.
error-undo-too-late = That cannot be taken back: somebody could have learnt something from it.
error-undo-ask = That can only be taken back if all others agree: use /undo.
error-undo-asked = The others are being asked already.
error-undo-refused = Not everybody agreed to take that back. It can be asked again after the next move.
error-undo-nothing = There is nothing of yours to take back.
error-storage = The database cannot be written right now. Nothing was changed. If it lasts, tell the host: ref { $number }.
error-unknown = Something went wrong on my side. Nothing was changed. If it happens again, tell the host: ref { $number }.

refusal-over = The game is over.
refusal-no-such-seat = There is no such seat.
refusal-not-your-turn = It is not your turn.
refusal-look = /hand shows whom the table waits for.
refusal-stale-choice = That choice is not to be had any more. /hand shows what you can do now.
refusal-unknown-game = The game of this table is not installed here any more. Nothing is lost; the host can bring it back.
refusal-wrong-seats = This game needs { $least } to { $most } players.
refusal-unknown-option = There is no option { $option }.
refusal-bad-option = That value does not go with { $option }.
in-quotes = “{ $what }”
or-words = { $before } or { $last }
or-one-of-each = { $before }, or one of each of these with commas between them: { $groups }
refusal-bad-option-hint = “{ $option }” takes { $hint }.
refusal-nothing-to-undo = There is nothing to take back.
refusal-something-was-shown = That cannot be taken back: something was shown.
refusal-somebody-moved = That cannot be taken back: somebody else has moved.
refusal-other = The rules do not allow that ({ $code }).
