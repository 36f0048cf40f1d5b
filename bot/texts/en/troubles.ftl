# What is said once: how one may talk, who cannot be written to, what the bot may no longer do.

talk-team = Here your team talks. Whoever has placed an Agent says nothing here until all Agents are placed; while nobody may talk, this room is locked, or I say so here. Nobody else is in here, but Discord lets whoever manages this server’s threads look in.
talk-silence = 🤫 Silence, please: no talking until all Agents are placed. I remove this message when you may talk again.
talk-moved = I am not allowed to show out who no longer belongs here. Nothing more is said here: from now on your team talks in a new room.
talk-thread = #{ $table } team { $team }
closed-dms = 👁️ { $who } takes no direct messages from me. The My hand button under the table shows everything all the same, and I will try again later.
lost-permissions = I can no longer show **{ $name }** (#{ $table }) in { $place }. What I lack there: { $missing }. Nothing is lost; the game goes on in direct messages, and the table is shown again when I may.
lost-access = I can no longer see { $place }, or no longer write there, where **{ $name }** (#{ $table }) is played. Nothing is lost; the game goes on in direct messages, and the table is shown again when I can.
lost-channel = The channel in which **{ $name }** (#{ $table }) was played is gone. Nothing is lost; the game goes on in direct messages, and that is where I tell people that it is their turn.
room-is-channel = I may not open a thread here. What I lack: { $missing }. So the table is played in this channel.
rematch-joined = You sit at the rematch, table #{ $table } in { $place }.
computer-sat = 🤖 { $who } sits down.
computer-left = 🤖 { $who } stands up.
error-answer = Something went wrong on my side while answering. Look with /hand whether your move was taken. If it happens again, tell the host: ref { $number }.
error-kept = What you did is kept; only my answer has failed. Look with /hand. If it happens again, tell the host: ref { $number }.
error-unsure = My database failed just as I wrote this down, and I cannot say yet whether it counts. Look with /hand before you do it again. If it lasts, tell the host: ref { $number }.

error-limit-lobbies = You have { $count } open tables here that have not begun. Start or close one of them, then you can open another.
error-limit-server-lobbies = { $count } tables are open in this server that have not begun. Once one of them begins or closes, you can open another.
error-limit-starts = You have started { $count } tables here within an hour. You can start the next one { $when }.
error-limit-server-starts = { $count } tables were started in this server within an hour. The next one can start { $when }.
error-limit-invitations = You have invited { $count } people within an hour. You can go on { $when }.

# Permissions, as Discord itself names them.
permission-view-channel = View Channel
permission-send-messages = Send Messages
permission-attach-files = Attach Files
permission-create-public-threads = Create Public Threads
permission-send-messages-in-threads = Send Messages in Threads
permission-manage-threads = Manage Threads
