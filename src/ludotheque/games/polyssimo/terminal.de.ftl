poly-of-size = { $pieces } ({ $size } Felder)
poly-pieces = { $count ->
    [0] { $who } hat kein Teil.
   *[other] { $who } hat { $pieces }: { $left } Felder zu legen.
}
    .you = { $count ->
    [0] Du hast kein Teil.
   *[other] Du hast { $pieces }: { $left } Felder zu legen.
}
poly-middle = In der Tischmitte: { $pieces }.
poly-left = { $who }: { $count } Felder zu legen
poly-due = Du musst noch { $count ->
    [one] ein Hexomino
   *[other] { $count } Hexominos
} nehmen.
poly-pick = Du bist dran. Du kannst { $pieces } nehmen. Zum Beispiel: { $example }
poly-openings = { $piece } ({ $count })
poly-lay = Du bist dran. Diese Teile kannst du legen, in Klammern die Zahl der Stellen: { $pieces }.
poly-how-to-lay = Tippe leg { $piece } für einige seiner Stellen, leg { $piece } c4 für die, die c4 bedecken, zeig { $piece } für seine Form.
poly-no-opening = { $piece } passt { $given ->
    [0] nirgends
   *[other] nirgends über { $squares }
}.
poly-some-openings = { $piece } passt an { $count ->
    [one] eine Stelle
   *[other] { $count } Stellen
}{ $given ->
    [0] {""}
   *[other] {" "}über { $squares }
}. Tippe eine Nummer:
poly-shape = { poly-called }: { $size } Felder, { $rows }. Gedreht und gewendet hat es { $ways ->
    [one] eine Lage
   *[other] { $ways } Lagen
}:
help-polyssimo =
    Die Felder heißen a1 (oben links) bis l11 (unten rechts): Der Buchstabe ist die Spalte, die Zahl die Zeile.
    nimm F0: das Teil F0 nehmen
    leg F0: einige Stellen auflisten, an die F0 passt; tippe dann die Nummer einer Stelle
    leg F0 c4: die Stellen, die c4 bedecken; leg F0 c4 d4: die, die beide bedecken
    leg F0 c4 d4 e4 f4 c5 e5: F0 dorthin legen; alle seine Felder, in beliebiger Reihenfolge
    zeig F0: wie F0 aussieht
    brett: das Spielbrett; zeile 4: was in Zeile 4 liegt; bereiche: die freien Bereiche
    passt c4: welche deiner Teile c4 bedecken können
    teile: deine Teile; teile 2: die von Platz 2
    Die englischen Wörter der Notation gehen auch: pick, lay.
