# Worte zu den Markierungen für die Finger.

marks-clovers = Kleeblätter
marks-clovers-about = Eine Markierung für jedes Kleeblatt der fünf Sätze. Die Zahl steht in der Mitte, in Braille.

    Die Farbe zeigen Scheiben in den Ecken, wo die Blätter enden, wie bei der Ausgabe ACCESS: keine für Blau, 1 für Violett, 2 für Rot, 3 für Gold, 4 für Grün, im Uhrzeigersinn von oben links.
marks-clover = { $number } { $colour }
marks-cells = Felder eines Gartens
marks-cells-about = Ein Etikett für jedes Feld eines Gartens, zum Aufkleben auf den Rand: die Spalte, a bis d, und die Zeile, 1 bis 4. Bei den vier Feldern mit goldenem Rand steht ein senkrechter Strich davor. Druck dieses Blatt für jeden Garten einmal.
marks-garden = Ein Garten
marks-garden-about = Ein ganzer Garten mit erhabenen Linien, um Kleeblätter daraufzulegen, mit a1 oben links. Die vier Felder mit goldenem Rand haben innen eine zweite Linie.
