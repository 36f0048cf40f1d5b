# Dire que quelque chose ne va pas à une table.

button-report = Quelque chose ne va pas
form-report = Qu’est-ce qui ne va pas ?
form-report-about = Lu avec tout ce que tu vois, ta main aussi, par { $who }.
report-to-managers = qui gère ce serveur
report-to-host = qui héberge ce bot
report-to-managers-host = qui gère ce serveur et ce bot
report-kept = Merci. Tes mots et ce que tu vois de cette table sont gardés ; ils seront lus par { $who }. La partie continue. Référence : { $number }
report-title =
    🛠️ **{ $who }** signale que quelque chose ne va pas à la table **{ $name }** (#{ $table }), { $place }. Le fichier ne contient que ce que cette personne peut voir, sa main aussi : ne l’ouvre pas si tu joues là.
    -# Référence : { $number }
server-reports = Signalements
server-no-reports = dans aucun salon
describe-server-reports = Le salon où arrive ce qui, selon les gens, ne va pas aux tables
describe-server-no-reports = Ne plus envoyer les signalements dans un salon
error-report-nowhere = Personne ne reçoit encore de signalements ici. Dis-le à qui gère ce serveur ; /server reports choisit un salon.
error-limit-reports = Tu as envoyé { $count } signalements en une heure. Tu pourras continuer { $when }.
