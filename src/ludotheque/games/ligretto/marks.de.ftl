# Worte zu den Markierungen für die Finger.

marks-backs-about = Vierzig Markierungen für jeden Kartensatz, eine auf die Rückseite jeder Karte, damit du die Mitte nach einer Runde ertasten und sortieren kannst. Alle Rückseiten eines Satzes sind gleich und verraten nichts.

    Das Zeichen ist das Muster des Satzes: ein Kreis für die Murmel, ein Dreieck für die Pyramide, ein Quadrat für den Würfel, ein Kreuz für den Kristall. Darunter steht 1 Punkt für die blaue Schachtel, 2 für die grüne, 3 für die rote. Druck nur die Sätze, die du hast.
