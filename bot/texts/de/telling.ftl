# Wie jemand erfährt, dass ein Tisch wartet, und die tägliche Übersicht.

call-several = { $count } Tische warten auf dich:
call-place = { $place } bis { $left }
call-only = Nur du fehlst noch.
call-asks = **{ $name }** (#{ $table }) fragt nach deiner Meinung: { $place }
call-next = **{ $name }** (#{ $table }): Du bist als Nächstes am Zug: { $place }
and-more = … und { $count } weitere
button-hand-at = { $name } #{ $table }
button-tell-me = Wie ich es erfahre

tell-title = ### Wie du es erfährst
tell-all = Wenn ein Tisch auf dich wartet: **{ $way }**.
tell-single = Bei **{ $name }** (#{ $table }): **{ $way }**.
tell-night = Während du schläfst oder fort bist, klingelt nichts (/hours, /away). Was du verpasst hast, kommt in einer Nachricht, wenn du wach bist.
tell-closed = Zurzeit kann ich dir nicht schreiben, darum erwähnen dich die Tische. Erlaube Direktnachrichten von diesem Server, um das zu ändern.
tell-which = Für einen einzelnen Tisch …
tell-how = Wie möchtest du es erfahren?
tell-how-at = Wie möchtest du von { $name } erfahren?
tell-way-table = eine Erwähnung am Tisch
tell-way-message = eine Direktnachricht
tell-way-both = Erwähnung und Direktnachricht
tell-way-nothing = nichts
tell-way-usual = wie bei allen anderen Tischen
button-tell-all = Alle Tische
describe-tell-me = Wie du erfährst, dass ein Tisch auf dich wartet: Erwähnung, Direktnachricht oder einmal am Tag
