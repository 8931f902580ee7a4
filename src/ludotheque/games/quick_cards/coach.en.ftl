## Moves as they are spoken of
reason-deed-open = the { CARD($card) } from { WORD($source) } as a new pile
reason-deed-play = the { CARD($card) } from { WORD($source) } onto pile { $pile }
reason-deed-stack = the { CARD($card) } from { WORD($source) } on place { $place } of the row
reason-deed-turn = turning cards
reason-deed-stop = stopping the round
reason-deed-dutch = calling “Dutch!”

## Why
reason-rival = seat { $seat } shows a { CARD($card) } too
reason-reserve-left = brings the { -reserve } down to { $count ->
    [0] nothing
    [one] one card
   *[other] { $count } cards
}
reason-covered = turning would cover the { CARD($card) }
reason-one-more = one card more in the middle
reason-nothing-fits = nothing else can be played

## What was missed
reason-missed-lay = the { CARD($card) } fitted for { $unit ->
    [seconds] { NUMBER($lasted, maximumFractionDigits: 1) } seconds
   *[moves] { $lasted } moves
} before it was played
reason-missed-race = the { CARD($card) } fitted for { $unit ->
    [seconds] { NUMBER($lasted, maximumFractionDigits: 1) } seconds
   *[moves] { $lasted } moves
}, then seat { $by } was faster
reason-missed-turned = turned cards while the { CARD($card) } had fitted for { $unit ->
    [seconds] { NUMBER($lasted, maximumFractionDigits: 1) } seconds
   *[moves] { $lasted } moves
}
reason-missed-in-all = { $lay } cards that fitted lay too long, { $races } races lost, { $turned } times turned instead of playing
