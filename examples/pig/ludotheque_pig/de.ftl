title = Pig
blurb = Würfle, so oft du dich traust, und komm als Erstes auf 100 Punkte. Aber bei einer 1 verlierst du alles aus diesem Zug.

option-target = Punkte zum Sieg
    .help = Wer zuerst so viele Punkte hat, gewinnt.

rolls = { $who } würfelt eine { $die }: { $turn-total } in diesem Zug.
    .you = Du würfelst eine { $die }: { $turn-total } in diesem Zug.
rolls-one = { $lost ->
    [0] { $who } würfelt eine 1: nichts in diesem Zug.
   *[other] { $who } würfelt eine 1 und verliert die { $lost } Punkte aus diesem Zug.
}
    .you = { $lost ->
    [0] Du würfelst eine 1: nichts in diesem Zug.
   *[other] Du würfelst eine 1 und verlierst die { $lost } Punkte aus diesem Zug.
}
holds = { $who } hört auf: { $points } mehr, { $banked } insgesamt.
    .you = Du hörst auf: { $points } mehr, { $banked } insgesamt.
reaches = { $who } kommt auf { $banked } Punkte.
    .you = Du kommst auf { $banked } Punkte!

refused-unreadable = „{ $text }“ ist kein Zug. Möglich sind: roll · hold.
refused-roll-first = Jeder Zug beginnt mit einem Wurf: Noch gibt es nichts zu sichern.

impossible-not-on-the-die = „{ $value }“ ist nicht auf dem Würfel: Ein Ergebnis ist eine Zahl von 1 bis 6.

typed-pig =
    roll = würfeln, w
    hold = aufhören, a
