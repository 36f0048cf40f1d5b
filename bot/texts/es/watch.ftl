# Seguir una mesa en la que no se tiene asiento.

button-watch = Seguir
button-stop-watching = Dejar de seguir
button-hands = Todas las manos, 3 rondas después
button-look = Sí, muéstramelas
describe-watch = Seguir una mesa en juego en un mensaje directo, tal como todos pueden verla
watching = Sigues esta mesa. Las rondas jugadas están en { $place }.
watch-begun = **{ $name }** (#{ $table }) está ya en tus mensajes directos. Ahí se mantiene al día hasta que termine la partida, sin sonar.
watch-coming = **{ $name }** (#{ $table }) va camino de tus mensajes directos. Si no llega, quizá los tengas cerrados para mí: ábrelos en la configuración de privacidad de este servidor y pulsa otra vez Seguir.
watch-stopped = Ya no sigues **{ $name }** (#{ $table }).
watch-over = 🏁 **{ $name }** (#{ $table }) ha terminado. El resultado está en { $place }.
watch-seated = Ahora tienes un asiento en **{ $name }** (#{ $table }); tu mano te muestra más.
ask-look = En esta mesa, quien la sigue puede ver todas las manos, sin las últimas { $rounds } rondas ni la que se está jugando. Quien mire ya no podrá ocupar un asiento en esta mesa. ¿Quieres mirar?
hands-late = 🔍 La partida continúa. Las últimas { $rounds } rondas y la que se está jugando no se muestran todavía.
setting-late_hands = Todas las manos para quien sigue
setting-late_hands-no = nunca durante la partida
setting-late_hands-yes = tres rondas después
contract-late_hands = 🔍 Quien sigue la partida puede ver todas las manos, tres rondas después
describe-server-late_hands = En mesas nuevas: si quien sigue puede ver todas las manos, tres rondas después
error-watch-seated = Juegas en esta mesa, así que ves más que quien la sigue: /hand.
error-watch-closed = No pude escribirte. Permite los mensajes directos en la configuración de privacidad de este servidor y pulsa otra vez Seguir. /table show te muestra la mesa una vez, aquí mismo.
error-watch-full = Ya siguen esta mesa { $count } personas; no caben más. /table show te la muestra aquí mismo.
error-hands-early = Todas las manos se pueden ver aquí cuando hayan terminado { $rounds } rondas.
