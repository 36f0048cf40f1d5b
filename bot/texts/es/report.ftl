# Decir que algo va mal en una mesa.

button-report = Algo va mal aquí
form-report = ¿Qué va mal?
form-report-about = Lo lee, con todo lo que ves y tu mano, { $who }.
report-to-managers = quien administra este servidor
report-to-host = quien aloja este bot
report-to-managers-host = quien administra el servidor y el bot
report-kept = Gracias. Tus palabras y lo que ves de esta mesa quedan guardados; los leerá { $who }. La partida continúa. Referencia: { $number }
report-title =
    🛠️ **{ $who }** dice que algo va mal en **{ $name }** (#{ $table }), { $place }. El archivo contiene solo lo que esa persona puede ver, también su mano: no lo abras si juegas ahí.
    -# Referencia: { $number }
server-reports = Avisos de que algo va mal
server-no-reports = a ningún canal
describe-server-reports = El canal para lo que, según la gente, va mal en las mesas
describe-server-no-reports = No enviar más los avisos a ningún canal
error-report-nowhere = Aquí nadie recibe avisos todavía. Díselo a quien administra este servidor; con /server reports elige un canal.
error-limit-reports = Enviaste { $count } avisos en una hora. Puedes seguir { $when }.
