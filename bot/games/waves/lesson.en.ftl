# The lessons of Waves: what to do at each prompt and why; -done says what came of it, -tempt a move that does not go.

waves-lesson-0 = You want the **Elders**: the open cards, one before each seat, which together are the council. A card’s number is its Power. Each round everybody places one **Agent** at their own Elder. Then the class with most open cards switches on its **tablet**, a special rule; and whoever’s Agent is stronger than the Elder collects it, for one of the **Shells**.
waves-lesson-1 = Your Elder at A is a Keeper (2). Keepers lead the council, so their tablet “The meek win” may come: then the same Power or less collects. Place your **Scholar (1)** as a **Follower**: one card, face down, which acts first.
waves-lesson-1-done = The Keepers stayed ahead, so the meek won: your 1 is not above the 2, and the Keeper is yours. That cost one of the 3 Shells.
waves-lesson-2 = Your Agent has become the new Elder at A: a Scholar. Scholars lead now, and “Scholars rise” would make it a 6. A **Rebel** is counted when the classes are counted: place your **Knight (3)** as a **Rebel**, and the Knights may get ahead.
waves-lesson-2-tempt-1 = Two Knights as Rebels
waves-lesson-2-done = Your Knight and Marlin’s turned it: three Knights, and their tablet is Calm. 3 beats 1, and a Shell was left for you, though Followers act before Rebels.
waves-lesson-3 = Only 2 Shells this time, and Followers get to them first. Your Elder is a Knight (3): place your **Seer (4)** as a **Follower**, and keep the Nobles for later.
waves-lesson-3-done = The Seers got ahead: before the Waves every Elder moved one place, Marlin’s to you, yours to Otto and so on. So you had a Knight before you again, and 4 beats 3. The Rebels found no Shell left.
waves-lesson-4 = You own three classes; a fourth wins here. Your Elder is a Seer. But Seers lead, and their tablet would move it away. Two Nobles are as many as two Seers, and a tie goes to the higher class: place **one Noble (5)** as a **Rebel**.
waves-lesson-4-done = Nobles had the majority: Calm, so your Seer stayed. 5 beats 4, one Shell was left, and that is your fourth class.

breakers-lesson-0 = Two teams want the **Elders**: the open cards, one before each seat, which together are the council. A card’s number is its Power. Each round everybody places one **Agent** at their own Elder. Then the class with most open cards switches on its **tablet**, a special rule; and whoever’s Agent is stronger than the Elder collects it, for one of the **Shells**. All 5 classes win, or any 7 Elders.
breakers-lesson-1 = You and Nerissa are a team; Marlin and Otto are the other. Your Elder is a Seer (4). Seers lead, and their tablet moves every Elder one place: Marlin’s Keeper (2) would come to you, and yours go to Otto. Place your **Knight (3)** as a **Follower**: one card, face down, which acts first.
breakers-lesson-1-done = The Seers stayed ahead, and the Keeper came to you: 3 beats 2. Nerissa collected a Knight. What one of you collects belongs to both.
breakers-lesson-2 = Your Knight is now your Elder. Scholars lead. A **Breaker** may be several cards of one class, and each of them is counted: place **two Seers** as **Breakers**.
breakers-lesson-2-tempt-1 = Two Nobles as Breakers
breakers-lesson-2-done = Three Knights were more than your two Seers, so it was Calm. Only one of your Seers stayed to act, and 4 beats 3.
breakers-lesson-3 = You place first this time, and there are 2 Shells. Your Elder is a Seer (4). Only one of your cards is stronger: place your **Noble (5)** as a **Follower**.
breakers-lesson-3-done = 5 beats 4: your team owns Keeper, Knights and a Seer now.
breakers-lesson-4 = Your Elder is a Noble (5), and nothing you hold is stronger. That happens. An Elder that you do not collect comes to your hand: place your **Noble** as a **Follower**, and your Noble comes back. Nerissa may collect a class meanwhile.
breakers-lesson-4-done = 5 against 5 did not win, and the Noble is in your hand. Nerissa collected a Scholar, so only a Noble is missing.
breakers-lesson-5 = Three Nobles lie in the council, far above what anybody holds. But if Keepers get the majority, the meek win. Place **both Keepers** as **Breakers**.
breakers-lesson-5-done = Five Keepers, and the meek won: Nerissa’s Keeper collected a Noble with the only Shell. All five classes are yours together.
