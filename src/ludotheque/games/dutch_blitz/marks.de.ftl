# Worte zu den Markierungen für die Finger.

marks-backs-about = Vierzig Markierungen für jeden Kartensatz, eine auf die Rückseite jeder Karte, damit du die Mitte nach einer Runde ertasten und sortieren kannst. Alle Rückseiten eines Satzes sind gleich und verraten nichts.

    Das Zeichen ist ein einfacher Umriss des Bildes auf der Rückseite: ein senkrechter Strich für die Pumpe, ein Kreis für die Kutsche, ein oben offener Eimer für den Eimer, ein waagerechter Strich für den Pflug.
