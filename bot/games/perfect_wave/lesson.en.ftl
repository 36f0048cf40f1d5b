# The lesson of Wave: what to do at each prompt and why; -done says what came of it, -tempt a move that does not go.

wave-lesson-0 = You all play together, to get rid of every card. One card lies open on the pile, and the next must be higher in number or in colour. Some of your cards face the others: they see them, you do not. Say which card to play, but never its number or colour, nor how it compares; **tips** are the sure way.
wave-lesson-1 = Turquoise 5 lies on the pile, and Marlin is on turn. Marlin does not see the cards D and E; you do. D is blue 0, and blue is the highest colour, so it fits. Put the tip **play now** on **Marlin’s card D**.
wave-lesson-1-done = Marlin trusted you and played it. A 0 turns the direction, so it is your turn already. Marlin has put tips on the cards that you do not see.
wave-lesson-2 = Blue 0 lies on top. You see A, B and C; D and E face away from you. Marlin says **play now** about **E**: play it, though you do not see it.
wave-lesson-2-tempt-1 = Red 0 from C
wave-lesson-2-done = It was yellow 3: a higher number than 0, so it fitted. The new card in E faces you.
wave-lesson-3 = Orange 0 lies on top. Anything higher in number or in colour fits. Play the smallest step, so that much still fits after it: your **red 0**, one colour up, from **C**.
wave-lesson-3-done = The 0 turned the direction again. Every card that fits closely leaves more for the others.
wave-lesson-4 = Orange 1 lies on top. Play your **orange 2** from **A**: the same colour, one number up.
wave-lesson-4-done = So it went on, card by card and tip by tip, until the draw pile was used up. Marlin and Nerissa have played their last cards. Only you hold cards now: two, and you see neither.
wave-lesson-5 = Marlin’s tip **play now** lies on **B**. Trust it.
wave-lesson-5-done = It was orange 5, and it fitted. One card is left.
wave-lesson-6 = The last card of all: play **D**.
wave-lesson-6-done = Turquoise 2, and nothing is left: that is the perfect wave.
