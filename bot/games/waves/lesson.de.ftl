# Die Lektionen von Waves.

waves-lesson-0 = Du willst die **Ältesten**: die offenen Karten, eine vor jedem Sitz, die zusammen der Rat sind. Die Zahl einer Karte ist ihre Stärke. Jede Runde legen alle einen **Agenten** an ihren Ältesten. Dann gilt die **Tafel** des Standes mit den meisten offenen Karten, eine Sonderregel; und wessen Agent stärker ist als der Älteste, gewinnt ihn für eine der **Muscheln**.
waves-lesson-1 = Dein Ältester an A ist ein Hüter (2). Die Hüter führen im Rat, also könnte ihre Tafel „Die Sanften siegen“ gelten: Dann gewinnt gleiche oder kleinere Stärke. Lege deinen **Gelehrten (1)** als **Gefolge**: eine Karte, verdeckt, die zuerst handelt.
waves-lesson-1-done = Die Hüter blieben vorn, und die Sanften siegten: Deine 1 ist nicht höher als die 2, der Hüter gehört dir. Das kostete eine der 3 Muscheln.
waves-lesson-2 = Dein Agent ist der neue Älteste an A: ein Gelehrter. Jetzt führen die Gelehrten, und „Gelehrte steigen auf“ würde ihn zu einer 6 machen. Ein **Rebell** wird mitgezählt: Lege deinen **Ritter (3)** als **Rebell**, dann kommen vielleicht die Ritter nach vorn.
waves-lesson-2-tempt-1 = Zwei Ritter als Rebellen
waves-lesson-2-done = Dein Ritter und der von Marlin haben es gedreht: drei Ritter, und ihre Tafel ist Stille. 3 schlägt 1, und für dich war noch eine Muschel da, obwohl Gefolge vor Rebellen handelt.
waves-lesson-3 = Diesmal nur 2 Muscheln, und Gefolge kommt zuerst an sie heran. Dein Ältester ist ein Ritter (3): Lege deinen **Seher (4)** als **Gefolge** und heb dir die Adligen auf.
waves-lesson-3-done = Die Seher kamen nach vorn: Vor den Wellen rückte jeder Älteste um einen Platz, der von Marlin zu dir, deiner zu Otto und so weiter. So lag vor dir wieder ein Ritter, und 4 schlägt 3. Für die Rebellen war keine Muschel mehr da.
waves-lesson-4 = Du hast drei Stände; ein vierter gewinnt hier. Dein Ältester ist ein Seher. Doch die Seher führen, und ihre Tafel würde ihn wegrücken. Zwei Adlige sind so viele wie zwei Seher, und bei Gleichstand zählt der höhere Stand: Lege **einen Adligen (5)** als **Rebell**.
waves-lesson-4-done = Die Adligen hatten die Mehrheit: Stille, dein Seher blieb liegen. 5 schlägt 4, eine Muschel war noch da, und das ist dein vierter Stand.

breakers-lesson-0 = Zwei Teams wollen die **Ältesten**: die offenen Karten, eine vor jedem Sitz, die zusammen der Rat sind. Die Zahl einer Karte ist ihre Stärke. Jede Runde legen alle einen **Agenten** an ihren Ältesten. Dann gilt die **Tafel** des Standes mit den meisten offenen Karten, eine Sonderregel; und wessen Agent stärker ist als der Älteste, gewinnt ihn für eine der **Muscheln**. Alle 5 Stände gewinnen, oder 7 beliebige Älteste.
breakers-lesson-1 = Du und Nerissa seid ein Team, Marlin und Otto das andere. Dein Ältester ist ein Seher (4). Die Seher führen, und ihre Tafel rückt jeden Ältesten um einen Platz: Marlins Hüter (2) käme zu dir, deiner zu Otto. Lege deinen **Ritter (3)** als **Gefolge**: eine Karte, verdeckt, die zuerst handelt.
breakers-lesson-1-done = Die Seher blieben vorn, und der Hüter kam zu dir: 3 schlägt 2. Nerissa gewann einen Ritter. Was euer Team gewinnt, gehört euch beiden.
breakers-lesson-2 = Dein Ritter ist nun dein Ältester. Die Gelehrten führen. Ein **Brecher** darf aus mehreren Karten eines Standes bestehen, und jede zählt: Lege **zwei Seher** als **Brecher**.
breakers-lesson-2-tempt-1 = Zwei Adlige als Brecher
breakers-lesson-2-done = Drei Ritter waren mehr als deine zwei Seher, also galt Stille. Nur einer deiner Seher blieb zum Handeln, und 4 schlägt 3.
breakers-lesson-3 = Diesmal legst du zuerst, und es gibt 2 Muscheln. Dein Ältester ist ein Seher (4). Nur eine deiner Karten ist stärker: Lege deinen **Adligen (5)** als **Gefolge**.
breakers-lesson-3-done = 5 schlägt 4: Euer Team hat jetzt Hüter, Ritter und einen Seher.
breakers-lesson-4 = Dein Ältester ist ein Adliger (5), und du hast nichts Stärkeres. Das kommt vor. Ein Ältester, den du nicht gewinnst, kommt auf deine Hand: Lege deinen **Adligen** als **Gefolge**, und du bekommst einen Adligen zurück. Vielleicht gewinnt Nerissa inzwischen einen Stand.
breakers-lesson-4-done = 5 gegen 5 hat nicht gewonnen, der Adlige ist auf deiner Hand. Nerissa gewann einen Gelehrten; jetzt fehlt euch nur noch ein Adliger.
breakers-lesson-5 = Drei Adlige liegen im Rat, stärker als alles, was jemand hält. Aber wenn die Hüter die Mehrheit bekommen, siegen die Sanften. Lege **beide Hüter** als **Brecher**.
breakers-lesson-5-done = Fünf Hüter, und die Sanften siegten: Nerissas Hüter gewann mit der einzigen Muschel einen Adligen. Ihr habt zusammen alle fünf Stände.
