## Actions as they are spoken of
reason-deed-arrange = the diagonal { $numbers }
reason-deed-place = { $number } on { $cell }
reason-deed-take = the { $number } from the middle on { $cell }
reason-deed-leave = leaving the { $number }
reason-deed-draw = drawing

## Why
reason-last-cell = it fills the last cell
reason-denies = { $other } would leave the { $number } in the middle, and seat { $seat } fills its last cell with it
reason-then-full = then the { $number } in the middle fills { $cell }, your last cell, if nobody takes it before
reason-impossible = { $other } would make { $count ->
    [one] { $cells } impossible to fill
   *[other] { $count } cells impossible to fill: { $cells }
}
reason-possible-again = makes { $cells } possible to fill again
reason-another-turn = makes a pair, so you have another turn
reason-fills-one = fills { $cell }; { $other } fills no empty cell
reason-fills-now = fills { $cell } for certain; drawing fills a cell with { $count } of the { $total } clovers in the pile
reason-opens-for-next = { $other } would let seat { $seat } make { $cell } possible to fill again, with the { $number }
reason-fills = fills { $cell }, for which { $count ->
    [0] nothing more would come
    [one] only one clover is still to come
   *[other] { $count } clovers are still to come
}
reason-leaves = leaves { $cell } for later, with { $count } clovers still to come; { $other } would leave { $other-cell }, with { $fewer ->
    [0] none
   *[other] { $fewer }
}
reason-room = leaves { $count ->
    [one] one clover
   *[other] { $count } clovers
} to come for { $cell }; { $other } would leave { $fewer ->
    [0] none
   *[other] { $fewer }
}
reason-opens = makes room on { $cell }: { $count } clovers still to come instead of { $fewer ->
    [0] none
   *[other] { $fewer }
}
reason-gives-away = { $other } would give seat { $seat } the { $number } for { $cell }
reason-room-in-all = keeps the empty cells wider as a whole; { $other } would narrow them
reason-hope = { $count } of the { $total } clovers in the pile { $count ->
    [one] fits
   *[other] fit
} on an empty cell
reason-hope-again = { $count } of the { $total } clovers in the pile can make an empty cell possible to fill again
