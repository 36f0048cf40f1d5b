# Wie jemand gespielt hat: Spiele, Plätze, was darin getan wurde, und das letzte Jahr.

describe-stats = Wie deine Spiele ausgingen, oder die von jemandem hier, oder die eines Tisches untereinander
describe-stats-person = Wessen Spiele auf diesem Server; ohne Angabe alle deine eigenen
describe-stats-table = An welchem Tisch: wie es denen, die dort sitzen, miteinander erging
describe-share_statistics = Ob andere ansehen dürfen, wie deine Spiele ausgingen
prefer-share_statistics = Wie deine Spiele ausgingen
choice-share_statistics-yes = andere dürfen es ansehen
choice-share_statistics-no = nur du kannst es ansehen

stats-own = Alle deine Spiele, auf jedem Server, nur für dich.
stats-here = Spiele auf diesem Server, die du sehen kannst.
stats-total = Beendete Spiele: **{ $games }** · gewonnen: **{ $won }** ({ $share } %)
stats-row = In Folge gewonnen: jetzt **{ $now }**, höchstens **{ $best }**
stats-games = { $games ->
    [one] 1 Spiel
   *[other] { $games } Spiele
  }, { $won } gewonnen
stats-seats = Mit { $seats } Plätzen: { $places }
stats-done = Dabei insgesamt
stats-year = Die letzten zwölf Monate
stats-year-none = Kein Spiel wurde beendet.
stats-won-of = Gewonnene/beendete Spiele
months = Jan Feb Mär Apr Mai Jun Jul Aug Sep Okt Nov Dez
stats-none-own = Du hast noch kein Spiel beendet. Öffne mit /table new einen Tisch; deine Zahlen beginnen mit seinem Ende.
stats-none = { $who } hat hier noch kein Spiel beendet, das du sehen kannst.
button-stats-own = Meine eigenen
error-stats-private = { $who } möchte lieber nicht zeigen, wie die eigenen Spiele ausgingen.
error-stats-server = Die Spiele anderer sieht man auf dem Server, auf dem sie gespielt wurden: frag dort.

stats-rivals = Spiele, in denen sich mindestens zwei von denen trafen, die hier sitzen, soweit du sie sehen kannst.
stats-rivals-none = Die hier sitzen, haben noch kein Spiel miteinander beendet.
stats-against = Gegen dich: { $games ->
    [one] 1 Spiel
   *[other] { $games } Spiele
  }; du lagst { $ahead }-mal vorn, { $behind }-mal zurück.
stats-hidden = { $count ->
    [one] Jemand hier zeigt die eigenen nicht.
   *[other] { $count } hier zeigen die eigenen nicht.
  }
