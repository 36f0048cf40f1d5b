# The lesson of War of Waves: what to do at each prompt and why; -done says what came of it, -tempt a move that does not go.

war-lesson-0 = You race to build a Gateway: a **Bridge** of four sections, then a **Gate** of three. **Build** cards make the sections; **War** cards guard them, and attack those of others. Then you sound the horn: if all still stands one turn later, and its numbers are right, you win.
war-lesson-1 = A Build card lies as the first section of your Bridge. A section needs a guard too: **fortify** section 1 with your **War 6**. Whoever attacks it must reach 6 with War cards, or 12 with Build cards.
war-lesson-1-done = It stands guard, face down. You may use two of the three actions in a turn: that was Fortify.
war-lesson-2 = Now **build**: lay your **Build 5** as the second section of your Bridge.
war-lesson-2-tempt-1 = Build 5 into the Gate
war-lesson-2-done = You ended the turn and drew two cards for Build and Fortify. In the next turn you guarded section 2, built section 3, and drew a Leader: Ares.
war-lesson-3 = A Leader is played before anything else, and is the whole turn. **Ares** moves War cards of others to your Bridge: take **both** of Marlin’s, to **section 3**.
war-lesson-3-done = Marlin lost both guards, and your section 3 has two. Then you built section 4 and guarded it.
war-lesson-4 = All four sections have a Build and a War card: your Bridge stands, and the Gate may begin. **Build** your **Build 4** into the **Gate**. Its three sums must follow on one another in the end.
war-lesson-4-done = You added 2 and 3 to the Gate: 4, 2, 3 follow on one another. Marlin attacked your section 1 with War 4 against your War 6, and lost the card.
war-lesson-5 = One thing is missing. The sums of the Bridge must be all even or all odd; yours are 6, 5, 2 and 6. A section may hold two Build cards: **fortify** section 2 with **Build 3**, which makes 8.
war-lesson-5-done = 6, 8, 2, 6: all even. Bridge and Gate are complete and true.
war-lesson-6 = **Sound the horn.** If everything still stands when your next turn begins, it is turned up, and you win.
war-lesson-6-done = Marlin could not break anything in one turn. Your Gateway was turned up, and it is true.
