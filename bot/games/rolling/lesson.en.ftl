# The lesson of Rolling with the Waves: what to do at each prompt and why; -done says what came of it.

rolling-lesson-0 = You are a pirate with a map. Each round everybody takes three dice and writes them on it: in **chests** they are points, in **cannons** they steal dice of others, in **Ports** they earn **infamy**, which is money. Most points win.
rolling-lesson-1 = Six dice were rolled, three for each of you, and you choose first. You are red: red dice and clear ones are free, a green one would cost infamy. High numbers do most: take the **red 6**.
rolling-lesson-1-done = It is yours. You took a 4 and a 1 after it; Marlin took the others.
rolling-lesson-2 = Now plan in secret where your dice go: **6 into the small cannon**, which is full with two dice; **4 into chest 1**, it is treasure; **1 into Ports**, which pay infamy each round.
rolling-lesson-2-done = Both plans were opened at once. Marlin put everything into chests. Your Ports are the highest, which pays you 1 infamy.
rolling-lesson-3 = A new round, and Marlin took first. The **clear 6** is free for you: take it, for your cannon.
rolling-lesson-3-tempt-1 = Take it as a drunken sailor
rolling-lesson-3-done = It is yours, and a 4 and a 2 after it.
rolling-lesson-4 = Fill the cannon: **6 into the small cannon**, **4 into chest 1**, **2 into Ports**. Two sixes make 12, which is three shots.
rolling-lesson-4-done = The plans are open, and your cannon is full. Cannons fire before Ports are counted.
rolling-lesson-5 = Three shots steal up to three dice, and Marlin has no Hull to stop them. Two sixes lie in **chest 2**: fire at **Marlin**, take from chest 2, and stow them in **your chest 2**.
rolling-lesson-5-done = You stole both sixes: 12 points changed hands. The cannon also paid 6 infamy, the lowest number in it, and is empty again. A few rounds later the chests are full or buried, and whoever has most points wins.
