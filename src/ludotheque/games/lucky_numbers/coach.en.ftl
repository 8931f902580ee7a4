## Actions as they are spoken of
reason-deed-arrange = the diagonal { $numbers }
reason-deed-place = { $number } on { $cell }
reason-deed-take = the { $number } from the middle on { $cell }
reason-deed-leave = leaving the { $number }
reason-deed-draw = drawing

## Why
reason-last-cell = fills the last cell
reason-fills = fills { $cell }, where { $count ->
    [one] only one number fits
   *[other] { $count } numbers fit
}
reason-room = leaves room for { $count ->
    [one] one number
   *[other] { $count } numbers
} in { $cell }; { $other } would leave { $fewer }
reason-opens = makes room for { $count ->
    [one] one number
   *[other] { $count } numbers
} in { $cell } instead of { $fewer }
reason-leaves = leaves { $cell } for later, where { $count } numbers fit; { $other } would leave { $other-cell }, where { $fewer } fit
reason-hope = { $count } of the { $total } clovers in the pile fit on an empty cell
