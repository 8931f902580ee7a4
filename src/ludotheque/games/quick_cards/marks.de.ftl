# Worte zu den Markierungen für die Finger.

marks-faces = Vorderseiten der Karten
marks-faces-about = Ein Etikett für jede Karte der vier Kartensätze einer Schachtel: der Anfang ihrer Farbe, dann ihre Zahl. So fangen die Farben an: { $letters }. Kleb es auf der Vorderseite in die Ecke oben links.
marks-backs = Rückseiten der Karten
