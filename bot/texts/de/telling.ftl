# Wie jemand erfährt, dass ein Tisch wartet, und die tägliche Übersicht.

call-several = { $count ->
    [one] { $count } Tisch wartet auf dich:
   *[other] { $count } Tische warten auf dich:
  }
call-place = { $place } (fällig { $left })
call-also-asks = Er fragt dich auch, was du meinst.
call-only = Nur du fehlst noch.
call-asks = **{ $name }** (#{ $table }) fragt nach deiner Meinung: { $place }
call-ready = **{ $name }** (#{ $table }) ist voll. Bist du bereit? Das Spiel beginnt, wenn es alle sind: { $place }
waits-next = Danach: { $who }
waits-next-you = Danach: { $who }, dann du
call-next = **{ $name }** (#{ $table }): Du bist als Nächstes am Zug: { $place }
call-meets = **{ $name }** (#{ $table }): Alle können, und die Live-Stunde beginnt { $when } ({ $left }): { $place }
call-also-meets = Alle können: die Live-Stunde beginnt { $when } ({ $left }).
call-live = **{ $name }** (#{ $table }): Die Live-Stunde hat begonnen: { $place }
call-ahead = **{ $name }** (#{ $table }): Eine Runde hat begonnen, und du kannst vormerken, was du tust: { $place }
and-more = … und { $count } weitere
and-others = … und weitere
button-hand-at = { $name } #{ $table }
ask-hours = Ich weiß noch nicht, wann du schläfst, und rufe dich vielleicht auch nachts.
button-tell-me = Wie ich es erfahre

tell-title = ### Wie du es erfährst
tell-all = Wenn ein Tisch auf dich wartet: **{ $way }**.
tell-single = Am Tisch **{ $name }** (#{ $table }): **{ $way }**.
tell-digest = Deine tägliche Übersicht kommt um **{ $hour }** deiner Zeit, wenn es etwas zu sagen gibt.
tell-digest-none = Du bekommst keine tägliche Übersicht.
tell-next = Du erfährst auch, wenn du als Nächstes am Zug bist.
tell-ahead = Du erfährst auch, wenn eine Runde beginnt, für die du einen Zug vormerken kannst.
tell-night = Während du schläfst oder fort bist, klingelt nichts (/hours, /away). Was du verpasst hast, kommt in einer Nachricht, wenn du wach bist.
tell-closed = Zurzeit kann ich dir nicht schreiben, darum erwähnen dich die Tische. Erlaube Direktnachrichten von diesem Server, um das zu ändern.
tell-which = Für einen einzelnen Tisch …
tell-how = Wie möchtest du es erfahren?
tell-how-at = Wie möchtest du von { $name } erfahren?
tell-hour = Wann kommt die tägliche Übersicht?
tell-way-table = eine Erwähnung am Tisch
tell-way-message = eine Direktnachricht
tell-way-both = Erwähnung und Direktnachricht
tell-way-digest = nur die tägliche Übersicht
tell-way-nothing = nichts
tell-way-usual = wie bei allen anderen Tischen
tell-hour-none = keine tägliche Übersicht
tell-hour-at = um { $hour }
button-tell-next = Sag mir, wenn ich als Nächstes am Zug bin
button-tell-not-next = Nicht, wenn ich als Nächstes am Zug bin
button-tell-ahead = Sag mir, wenn ich vormerken kann
button-tell-not-ahead = Nicht, wenn ich vormerken kann
button-tell-all = Alle Tische
describe-tell-me = Wie du erfährst, dass ein Tisch auf dich wartet: Erwähnung, Direktnachricht oder einmal am Tag

digest-title = ### Dein Tag an den Tischen
digest-waiting = **Hier wartet man auf dich**
digest-changed = **Seit der letzten Übersicht**
digest-began = **{ $name }** (#{ $table }) hat begonnen: { $place }
digest-over = **{ $name }** (#{ $table }) ist zu Ende: { $place }
digest-moves = **{ $name }** (#{ $table }): { $count ->
    [one] 1 Zug von anderen
   *[other] { $count } Züge von anderen
  }: { $place }
digest-folded = … und { $moves ->
    [one] 1 Zug
   *[other] { $moves } Züge
  } an { $tables ->
    [one] einem weiteren Tisch
   *[other] { $tables } weiteren Tischen
  }

outage-was = Ich war nicht verbunden ({ $length }, bis { $until }). In dieser Zeit lief für niemanden die Uhr.
