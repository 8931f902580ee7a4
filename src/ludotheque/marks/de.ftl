# Wörter der Markierungen zum Tasten.

marks-title = { $game }: Markierungen zum Tasten
marks-sheet = { $title }. { $kind }
marks-making = So stellst du sie her
marks-making-about = Druck die Blätter in Originalgröße (100 %), nicht an die Seite angepasst, auf Schwellpapier, oder auf durchsichtige Schwellfolie, wenn der Aufdruck darunter zu sehen sein soll, und erhitze sie dann. Was schwarz ist, wölbt sich; die blassen Linien zeigen, wo du schneidest, die blassen Wörter, wohin jede Markierung gehört. { $digits ->
    [antoine] Die Braille-Ziffern sind die von Antoine, wie in der französischen Brailleschrift.
   *[letters] Die Braille-Ziffern sind ein Zahlzeichen und die Buchstaben a bis j, wie bei der ACCESS-Ausgabe von Lucky Numbers.
}
marks-written = { $count ->
    [one] 1 Blatt mit Markierungen liegt in { $pdf }, daneben auch als Bild.
   *[other] { $count } Blätter mit Markierungen liegen in { $pdf }, daneben auch als Bilder.
}
marks-explained = Was sie bedeuten, steht in { $pdf }, gedruckt und in Braille, und in { $brf }.
marks-none = Für { $name } gibt es keine Markierungen zum Tasten.
