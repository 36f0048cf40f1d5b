# Was sinnvoll wäre: an Tischen, die einen Ratgeber vereinbart haben.

setting-coach = Ratgeber
setting-coach-no = niemand bekommt Rat
setting-coach-yes = wer fragt, bekommt für sich Rat
contract-coach = 💡 In deinem Zug darfst du für dich fragen, was sinnvoll wäre und warum
button-coach = Was ist sinnvoll?
coach-move = 💡 Ein starker Spieler würde das tun: **{ $what }**
coach-quick = 💡 Nach Faustregeln, ohne langes Nachdenken: **{ $what }**
coach-second = Das Nächstbeste ist deutlich schlechter: { $what }
coach-as-good = Etwa genauso gut: { $what }
coach-expects = Am wahrscheinlichsten danach, in { $share } von 10 gedachten Spielen: { $what }
coach-fears = Zu befürchten, in { $share } von 10 gedachten Spielen: { $what }
coach-you = { $who } (du)
coach-may = Der Ratgeber weiß nicht mehr als du und kann sich irren.
error-no-coach = An diesem Tisch ist kein Ratgeber vereinbart. Das stellt man in der Lobby ein.
