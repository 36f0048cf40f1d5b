# Who plays a seat while a game runs: handing over, coming back, taking over.

describe-seat = Who plays a seat while a game runs
describe-seat-away = Let a computer player play for you until you come back
describe-seat-back = Play your own seat again
describe-seat-take = Take over the seat of a computer player, or an empty one
describe-seat-fill = Let a computer player play an empty seat
option-seat = Whose seat: a name, or its number from 1
done-seat-away = 🤖 A computer player plays for you at **{ $name }** (#{ $table }). /seat back ends that.
done-seat-back = You play at **{ $name }** (#{ $table }) again.
done-seat-take = You take over a seat at **{ $name }** (#{ $table }).
done-seat-asked = You have asked for the seat at **{ $name }** (#{ $table }). Those who play there decide. Whoever says nothing for a day agrees; nights, days away and pauses do not count.
seat-asks = 🪑 **{ $who }** would like to take over the seat of { $old }.
seat-missing = Still to agree: { $who }. Whoever says nothing for a day agrees; nights, days away and pauses do not count.
seat-done = { $who } has the seat of { $old } now.
seat-refused = That was refused.
seat-over = { $who } can no longer take the seat of { $old }.
done-seat-fill = 🤖 A computer player fills the empty seat at **{ $name }** (#{ $table }).
error-seat-already-away = A computer player plays for you already. /seat back lets you play again.
error-seat-not-away = You play here yourself, or do not sit at this table.
error-seat-last-person = Only computer players would be left, and they do not play among themselves. The game waits for you.
error-seat-which = Whose seat do you mean? Say a name: { $seats }.
error-seat-not-free = A person sits there. You can take over the seat of a computer player that plays for nobody.
error-seat-not-empty = That seat is not empty.
error-seat-asked = Those who play there are being asked about that seat already.
error-seat-again = Those who play there refused just now. You can ask again { $when }.
