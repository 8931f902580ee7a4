reason-deed-pick = picking { $piece }
reason-deed-lay = { $piece } from { $from } to { $to }

reason-places = leaves { $count ->
    [0] no place
    [one] one place
   *[other] { $count } places
} for your { $piece }; { $other } would leave { $instead }
reason-places-of-others = leaves { $count ->
    [0] no place
    [one] one place
   *[other] { $count } places
} for the { $piece } of seat { $number }; { $other } would leave { $instead }
reason-places-in-all = leaves { $own } places for your pieces and { $rest } for the others’; { $other } would leave { $own-then } and { $rest-then }
reason-ways = { $piece } has { $count } places on the board; { $other } has { $instead }
