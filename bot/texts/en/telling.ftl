# How people are told that a table waits for them, and the daily digest.

call-several = { $count ->
    [one] { $count } table waits for you:
   *[other] { $count } tables wait for you:
  }
call-place = { $place } (due { $left })
call-also-asks = It also asks what you think.
call-only = Only you are missing.
call-asks = **{ $name }** (#{ $table }) asks what you think: { $place }
call-ready = **{ $name }** (#{ $table }) is full. Are you ready? The game begins when all are: { $place }
waits-next = Next: { $who }
waits-next-you = Next: { $who }, then you
call-next = **{ $name }** (#{ $table }): your turn is next: { $place }
call-meets = **{ $name }** (#{ $table }): all can, and the live hour begins { $when } ({ $left }): { $place }
call-also-meets = All can: the live hour begins { $when } ({ $left }).
call-live = **{ $name }** (#{ $table }): the live hour has begun: { $place }
call-ahead = **{ $name }** (#{ $table }): a round has begun, and you can prepare a move: { $place }
and-more = … and { $count } more
and-others = … and more
button-hand-at = { $name } #{ $table }
ask-hours = I do not know yet when you sleep, so I may call you at night.
button-tell-me = How I am told

tell-title = ### How you are told
tell-all = When a table waits for you: **{ $way }**.
tell-single = At **{ $name }** (#{ $table }): **{ $way }**.
tell-digest = Your daily digest comes at **{ $hour }** where you live, on days on which there is anything to tell.
tell-digest-none = You get no daily digest.
tell-next = You are told too when your turn is next.
tell-ahead = You are told too when a round begins for which you can prepare a move.
tell-night = Nothing rings while you are asleep or away (/hours, /away). What you missed comes in one message when you are awake.
tell-closed = I cannot write to you at present, so tables mention you instead. Allow direct messages from this server to change that.
tell-which = For a single table …
tell-how = How do you want to be told?
tell-how-at = How do you want to be told about { $name }?
tell-hour = When does the daily digest come?
tell-way-table = a mention at the table
tell-way-message = a direct message
tell-way-both = a mention and a direct message
tell-way-digest = only the daily digest
tell-way-nothing = nothing
tell-way-usual = as at all other tables
tell-hour-none = no daily digest
tell-hour-at = at { $hour }
button-tell-next = Tell me when I am next
button-tell-not-next = Not when I am next
button-tell-ahead = Tell me when I can prepare a move
button-tell-not-ahead = Not when I can prepare a move
button-tell-all = All tables
describe-tell-me = How you are told that a table waits for you: by mention, direct message, or once a day

digest-title = ### Your day at the tables
digest-waiting = **Waiting for you**
digest-changed = **Since the last digest**
digest-began = **{ $name }** (#{ $table }) has begun: { $place }
digest-over = **{ $name }** (#{ $table }) is over: { $place }
digest-moves = **{ $name }** (#{ $table }): { $count ->
    [one] 1 move by others
   *[other] { $count } moves by others
  }: { $place }
digest-folded = … and { $moves ->
    [one] 1 move
   *[other] { $moves } moves
  } at { $tables ->
    [one] another table
   *[other] { $tables } other tables
  }

outage-was = I was not connected for { $length }, until { $until }. Nobody’s time ran meanwhile.
