# Saying that something is wrong at a table.

button-report = Something is wrong here
form-report = What is wrong?
form-report-about = Read with all that you see, your hand too, by { $who }.
report-to-managers = those who manage this server
report-to-host = whoever runs this bot
report-to-managers-host = this server’s managers and the bot’s host
report-kept = Thank you. Your words and what you see of this table are kept, and go to { $who }. The game goes on. Reference: { $number }
report-title =
    🛠️ **{ $who }** says that something is wrong at **{ $name }** (#{ $table }), { $place }. The file holds only what they may see, their hand too: do not open it if you play there.
    -# Reference: { $number }
server-reports = Reports of what is wrong
server-no-reports = to no channel
describe-server-reports = The channel for what people say is wrong at tables
describe-server-no-reports = Send reports to no channel any more
error-report-nowhere = Nobody takes reports here yet. Tell those who manage this server; they choose a channel with /server reports.
error-limit-reports = You have sent { $count } reports within an hour. You can go on { $when }.
