# What is about to be done, said before it is done: $what is one of the moves below with its details.

ask-sure = Is this your move? **{ $what }**

waves-move-token = Lay the Wave token
waves-move-follow = Place as a Follower
waves-move-rebel = Place as a Rebel
waves-move-discard = Discard
wave-move-play = Play
wave-move-tip = Give a tip
wave-move-silver = For Silver
wave-move-agree = Agree to the card proposed for Silver
rolling-move-draft = Take
rolling-move-plan = Plan
rolling-move-fire = Fire
war-move-build = Build
war-move-fortify = Fortify
war-move-attack = Attack
war-move-leader = Play a Leader
war-move-horn = Sound the horn and end the turn
war-move-end = End the turn
