# Ending a game before its rules do: giving up, breaking off, and the menu of a running table.

describe-resign = Give up a running game; you are asked once more
describe-break-off = Ask everybody to end a running game without a result

button-menu = More …
button-away = Computer plays for me
button-resign = Resign
button-break = Ask to break off
button-close = Break off at once
button-really-resign = Yes, I resign
button-really-break = Yes, ask everybody
button-really-close = Yes, break it off
button-play-on = Play on

table-menu = What would you like to do at **{ $name }** (#{ $table })?
ask-resign-wins = Do you resign? **{ $who }** wins then. This cannot be undone.
ask-resign = Do you leave this game for good? { $then ->
    [alone] Nobody else plays here, so the game ends without a result.
    [end] This table agreed to end then, without a result.
    [offer] A computer player plays on in your seat, and anybody else may take it.
    [vote] A computer player plays on in your seat, and the others decide what becomes of it.
   *[other] A computer player plays on in your seat.
  } This cannot be undone.
ask-break = Shall everybody be asked to break this game off? If all agree, or neither answer nor move for two days, it ends without a result. Nights, days away and pauses do not count.
ask-close = Do you break this game off, for everybody? It ends without a result, and cannot be taken up again.
done-resign = You have resigned at **{ $name }** (#{ $table }).
done-break = Everybody at **{ $name }** (#{ $table }) is asked. Whoever neither answers nor moves for two days agrees; nights, days away and pauses do not count.
done-close = **{ $name }** (#{ $table }) is broken off.

break-asks = 🤝 **{ $who }** would like to break this game off, without a result.
break-missing = Still to answer: { $who }. Whoever neither answers nor moves agrees; { $until ->
    [none] when this ends is known after the pause.
   *[other] this ends on { $until }.
  }
break-refused = Not everybody agreed; the game goes on.
break-done = All agreed; the game is broken off.
vote-ended = The game is over.
error-break-asked = Everybody is being asked already.
error-break-again = That was refused just now. You can ask again { $when }.
error-out = You have left this game for good, so you cannot sit down here again.

hand-left = You have left this game for good; somebody else plays on in your seat.
gone-asks = 🪑 Somebody has left this game for good. A computer player, { $who }, plays on. What shall the table do?
gone-decided-wait = Decided: a computer player plays on.
gone-choice-computer = a computer player plays on
gone-decided-computer = Decided: a computer player plays on.
gone-decided-offer = Decided: a computer player plays on, and anybody may take the seat.
gone-decided-end = Decided: the game ends without a result.

ended-agreed = The game was broken off, as all agreed. There is no result.
ended-managers = Those who manage this server broke the game off. There is no result.
ended-late = { $who }’s time ran out, and with it the game, as was agreed. There is no result.
ended-late-voted = The table decided to wait for { $who } no longer, and ended the game. There is no result.
ended-waited = The table decided to wait for { $who } no longer, and ended the game. There is no result.
ended-left = Somebody left for good, and the game ended with that. There is no result.
ended-left-won = Somebody left for good, and loses with that. { $winners } wins!
ended-resigned = { $who } has resigned. { $winners } wins!
