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
reason-hand-shifts = then other cards of the hand come up
reason-covers-place = { $other } would cover the card there
reason-nothing-fits = nothing else can be played

## What was missed
missed-lasted = { $unit ->
    [seconds] { $lasted ->
        [one] one second
       *[other] { NUMBER($lasted, maximumFractionDigits: 1) } seconds
    }
   *[moves] { $lasted ->
        [one] one move
       *[other] { $lasted } moves
    }
}
reason-missed-lay = the { CARD($card) } fitted for { missed-lasted } before it was played
reason-missed-race = the { CARD($card) } fitted for { missed-lasted }, then seat { $by } was faster
reason-missed-turned = turned cards while the { CARD($card) } had fitted for { missed-lasted }
reason-missed-in-all = { $lay ->
    [one] one card that fitted lay too long
   *[other] { $lay } cards that fitted lay too long
}, { $races ->
    [one] one race lost
   *[other] { $races } races lost
}, { $turned ->
    [0] never turned instead of playing
    [one] turned once instead of playing
   *[other] turned { $turned } times instead of playing
}
