# Watching a table at which one has no seat.

button-watch = Watch
button-stop-watching = Stop watching
button-hands = All hands, 3 rounds late
button-look = Yes, show me
describe-watch = Follow a running table in a private message, as everybody may see it
watching = You are watching. The rounds so far stand in { $place }.
watch-begun = **{ $name }** (#{ $table }) is in your direct messages now. It stays up to date there until the game is over, without ringing.
watch-coming = **{ $name }** (#{ $table }) is on its way to your direct messages. If it does not come, they may be closed to me: open them in this server’s privacy settings and press Watch again.
watch-stopped = You no longer watch **{ $name }** (#{ $table }).
watch-over = 🏁 **{ $name }** (#{ $table }) is over. The result is in { $place }.
watch-seated = You have a seat at **{ $name }** (#{ $table }) now; your hand shows you more.
ask-look = This table lets those who watch see all hands, without the last { $rounds } rounds and the one being played. Whoever looks cannot take a seat at this table any more. Do you want to look?
hands-late = 🔍 The game goes on. The last { $rounds } rounds and the one being played are not shown yet.
setting-late_hands = All hands for watchers
setting-late_hands-no = never while the game is on
setting-late_hands-yes = three rounds late
contract-late_hands = 🔍 Those who watch may see all hands, three rounds late
describe-server-late_hands = At new tables: whether those who watch may see all hands, three rounds late
error-watch-seated = You play at this table, so you see more than those who watch: /hand.
error-watch-closed = I could not write to you. Allow direct messages in this server’s privacy settings, then press Watch again. /table show shows the table once, right here.
error-watch-full = { $count } people watch this table already; more cannot. /table show shows it to you right here.
error-hands-early = All hands can be seen here once { $rounds } rounds are over.
