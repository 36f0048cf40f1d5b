# How people are told that a table waits for them, and the daily digest.

call-several = { $count } tables wait for you:
call-place = { $place } until { $left }
call-only = Only you are missing.
call-asks = **{ $name }** (#{ $table }) asks what you think: { $place }
call-next = **{ $name }** (#{ $table }): your turn is next: { $place }
and-more = … and { $count } more
button-hand-at = { $name } #{ $table }
button-tell-me = How I am told

tell-title = ### How you are told
tell-all = When a table waits for you: **{ $way }**.
tell-single = At **{ $name }** (#{ $table }): **{ $way }**.
tell-night = Nothing rings while you are asleep or away (/hours, /away). What you missed comes in one message when you are awake.
tell-closed = I cannot write to you at present, so tables mention you instead. Allow direct messages from this server to change that.
tell-which = For a single table …
tell-how = How do you want to be told?
tell-how-at = How do you want to be told about { $name }?
tell-way-table = a mention at the table
tell-way-message = a direct message
tell-way-both = a mention and a direct message
tell-way-nothing = nothing
tell-way-usual = as at all other tables
button-tell-all = All tables
describe-tell-me = How you are told that a table waits for you: by mention, direct message, or once a day
