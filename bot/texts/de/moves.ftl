# Was gleich getan wird, gesagt, bevor es getan ist: $what ist einer der Züge unten mit seinen Einzelheiten.

ask-sure = Ist das dein Zug? **{ $what }**

waves-move-token = Die Wellenmarke legen
waves-move-follow = Als Gefolge ausspielen
waves-move-rebel = Als Rebell ausspielen
waves-move-discard = Abwerfen
wave-move-play = Spielen
wave-move-tip = Einen Tipp geben
wave-move-silver = Für Silver
wave-move-agree = Der für Silver vorgeschlagenen Karte zustimmen
rolling-move-draft = Nehmen
rolling-move-plan = Planen
rolling-move-fire = Feuern
war-move-build = Bauen
war-move-fortify = Verstärken
war-move-attack = Angreifen
war-move-leader = Einen Anführer spielen
war-move-horn = Ins Horn stoßen und den Zug beenden
war-move-end = Den Zug beenden
