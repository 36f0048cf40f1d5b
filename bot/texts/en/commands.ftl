# What slash commands say.

status-lobby = open, not begun
status-running = being played
status-over = finished
status-cancelled = closed

games-waiting = Waiting for you
games-others = Your other tables
games-none = You sit at no table. Open one with /table new, or look at /table list.
button-next = Next game
list-none = No table is open here. Open one with /table new.
list-queue = { $count ->
    [one] 1 person waits for one
   *[other] { $count } people wait for one
  }
list-kept = free ones are kept for others and free for all { $until }
list-private = 🔒 by invitation only
list-invited = 🔒 you are invited
list-yours = you sit here
list-offered = a seat is free
list-empty = a seat stands empty; those who play there decide who gets it
list-join = Join #{ $table }
list-take = Take the seat at #{ $table }
list-ask = Ask for the seat at #{ $table }
error-join-full = All seats are taken. Press Wait for a seat under the lobby to get one that is given up, or choose another table with /table list.
error-join-late = { $status ->
    [running] This table has already begun.
    [over] This game is over.
   *[cancelled] This table is closed.
  } /table list shows where a seat is free.
recap-title = Since your last turn: { $name }
note-none = No note on this table.
done-join = You sit at **{ $name }** (#{ $table }).
done-leave = You have left **{ $name }** (#{ $table }).
done-start = **{ $name }** (#{ $table }) begins.
done-cancel = **{ $name }** (#{ $table }) is closed.
done-invite = { $who } may now join table #{ $table }. I have told them, if they take direct messages.

preferences = How you play. Choose from the lists to change it:
prefer-text_mode = Pictures or words
prefer-dms = Your hand
prefer-confirm = Ask once more
prefer-second_thoughts = What cannot be taken back
prefer-pointless = A move without a choice
prefer-palette = Colours of pictures that only you see
prefer-detail = Lists and picture descriptions that only you see
prefer-language = Language of private messages
server-now =
    In this server:
    • Tables may be opened: { $where }
    • By: { $openers }
    • Language of public messages: { $language }
server-begins = New tables begin like this; their owners may choose otherwise:
server-broken = ⚠️ The game { $game } of the package { $package } cannot be used: { $why }
server-everywhere = everywhere
openers-everyone = everyone
openers-managers = those who manage the server

privacy =
    Kept about you: your Discord number and name at tables where you sat, wait for a seat or asked for one, and your number where you were invited; your moves, made or prepared, your word for the shuffle, your notes, how fast you answered and which games you finished and how, also for a ladder that you joined, and what you chose; while you watch a table, that you do. Nothing else, and nothing is given to anybody but what you report, to those it names.
    With its option “do” /privacy gives you all of it, or removes you: games you played stay replayable, without your name, but with your word for the shuffle.
privacy-export = Everything that is kept about you:
ask-erase = Shall everything that names you be erased? Your games stay without your name; your place on ladders, your statistics, settings and notes are gone. You leave every table: a computer player plays on in your place; where the table agreed so, or nobody else plays there, the game ends, and of two opponents the other wins. This cannot be undone.
button-erase = Yes, erase it all
privacy-erased = Done. Nothing that names you is kept any more. At running tables a computer player plays on in your place; where the table agreed so, or nobody else plays there, the game is over, and of two opponents the other has won.

record-whole = The whole game. /verify checks it, and so can anybody else.
record-public = The game is still on, so this is what everybody knows so far.
record-proven =
    ✅ **Proven**: seal, secret, { $gifts } brought along, { $beacon ->
        [none] no public value
       *[other] round { $beacon } of the public value
    }, seats ({ $seats ->
        [drawn] drawn
        [both] as people joined, which is also how they were drawn
       *[joined] as people joined
    }), seed, all { $draws } draws of luck, all { $actions } moves{ $over ->
        [yes] {" "}and the result fit together.
       *[no] {" "}fit together. **The game is not over in this file**: it was broken off, or its end was cut away.
    }
    { "" }**Compare yourself**, for a file cannot tell:
    • the seal, with the one you were sent when you sat down: `{ $seal }`
    • what everybody brought, one thing for each person, your own among them, with what the lobby showed at Start: { $brought }{ $spelt ->
        [yes] {" "}(after `\u`, in numbers: what nobody sees, or what could mislead)
       *[no] {""}
    }
    { $beacon ->
        [none] • whom you sat with: without a public value, whoever runs the bot could have chosen this deal with one of them
       *[other] • the public value, as drand publishes it for that round: `{ $randomness }`, and that the round came out once the table had started, not before
    }
    { $seats ->
        [joined] • that your table had not agreed to draw the seats
       *[other] {""}
    }
    -# And the moves and the result, with what the table showed: other moves that the rules allow fit this luck, too.
record-unproven = ⚠️ **Replayable, luck not proven**: { $actions } moves follow the rules and lead to what the file says, but { $why ->
        [alone] nobody but whoever runs the bot brought anything to the shuffle.
        [seats] the seats are neither drawn nor in the order in which people joined.
       *[other] the file holds no proof of how its luck came about.
    }
record-gifts = { $count ->
        [one] { $count } thing
       *[other] { $count } things
    }
record-none = ❌ That is not the record of a game. /record gives you one.
record-unsound = ❌ **Forged**: its luck or its outcome is not what its seed and its moves lead to.
record-unsound-move = ❌ **Forged**: move { $move } was not allowed. { $why }
record-unsound-setup = ❌ **Forged**: no game begins like that. { $why }

help-open = Open a table: which game?
help =
    ### Tidetable
    Tabletop games of waves, played by message: everybody plays when they find the time.
    • New here? The 🎓 buttons below teach a game by playing it, in three minutes and in private.
    • **/table new** opens a table: { $games }. Others press Join, there or in **/table list**; then Start. Computer players can fill seats.
    • Your hand comes to you by direct message. **My hand** under the table, or **/hand**, shows it here, to you alone.
    • Play with the buttons under your hand, or by slash command.
    • **/games** shows which tables wait for you, **/recap** what happened since your last turn.
    • **/stats** tells how your games came out, or those of a table with each other.
    • **/ladder** shows who stands where in this server, among those who want to be rated.
    • **/rules** explains the present situation first. **/undo** takes a move back, while nothing new was shown and nobody else has moved; once anybody was called, the others are asked.
    • **/preferences**: words instead of pictures, colours, language, direct messages, being asked once more.
    • **/tell-me**: how you are called. **/hours**, **/away**: when not. **/clock** shows everybody’s time, **/pause** asks for a rest.
    • Have to go? **/seat away** lets a computer player play for you. **More …** under the table: watching, resigning, saying that something is wrong.
    • **/plans** lists what you have prepared, **/replay** goes through a game that is over, **/privacy** says what is kept about you.
    • Luck is fair and can be checked: the deal is sealed before anyone joins, and opened at the end.

error-no-table-meant = You sit at no such table. /games shows yours.
error-which-table = Which table? Say it with the option table: { $tables }.
error-no-lobby = No table is open for joining here. Open one with /table new.
error-other-game = That table plays another game. Use its own commands, or the buttons under your hand.
error-not-understood = I could not make sense of “{ $typed }”. Choose from the list while you type, or press the buttons under your hand.
error-none-meant = “{ $typed }” is nothing that { $field } can be. It can be: { $named }.
error-several-meant = “{ $typed }” could mean several things: { $named }. Please type a little more.
error-field-missing = Please say { $field } too. It can be: { $named }.
error-option = I do not understand “{ $option }”. The options are: { $options }. Write them as name=value, or choose from the list.
error-openers = In this server only those who manage it open tables.
error-channel = In this server tables are opened in { $channels }.
error-not-manager = Only those who manage this server can do that.
error-record-large = That file is too large to be a record.

option-any = Choose from the list while you type
option-table = Which table, if you sit at several

choice-confirm-risky = before risky moves
choice-confirm-always = before every move
choice-confirm-never = never
choice-language-discord = as in your Discord
choice-second_thoughts-no = is done at once
choice-second_thoughts-yes = waits a few seconds, so that you can think again
choice-pointless-no = is asked of you
choice-pointless-yes = is played for you
choice-dms-no = only when you press My hand
choice-dms-yes = comes by direct message
choice-text_mode-yes = words, good for screen readers
choice-text_mode-no = pictures
choice-palette-standard = the usual ones
choice-palette-distinct = easier to tell apart, for every kind of colour vision
choice-palette-strong = strong contrast
choice-detail-full = tell everything
choice-detail-short = short: without what is empty, as at the beginning, or can be looked up
choice-openers-everyone = everyone
choice-openers-managers = those who manage the server
choice-privacy-export = give me everything that is kept
choice-privacy-erase = erase everything that names me

undo-asked = The others are asked whether you may take it back.
vote-asks = ⏪ { $who } would like to take their last move back. Everything since would be undone with it; the luck stays the same.
vote-missing = Still to answer: { $who }. Whoever says nothing for a day refuses.
vote-refused = Not everybody agreed; it stands.
vote-silent = Not everybody answered within a day; it stands.
vote-closed = The game has gone on; it stands.
vote-done = All agreed; it is taken back.
button-agree = Agree
button-refuse = Rather not
error-vote-over = That question is closed.
error-vote-own = You asked; the others decide.
error-vote-not-asked = You are not asked about this; the others decide.

# How the language calls itself.
language-name = English
see-rules = 📖 The rules: { $title } (/rules)
error-other-rules = This game was begun under other rules than the bot now knows. Nothing is lost; the host can bring the earlier version back.

error-away = A computer player plays for you here. Use /seat back to play yourself.
