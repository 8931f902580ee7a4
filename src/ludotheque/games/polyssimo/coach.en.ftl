reason-deed-pick = picking { $piece }
reason-deed-lay = { $piece } from { $from } to { $to }
reason-deed-lay-on = { $piece } on { $squares }

reason-places = leaves { $count ->
    [one] one spot for your { $piece }, from { $from } to { $to }
   *[other] { $count } spots for your { $piece }, one of them from { $from } to { $to }
}; { $other } would leave { $instead ->
    [0] none
    [one] one
   *[other] { $instead }
}
reason-places-of-others = leaves { $count ->
    [0] no spot
    [one] one spot
   *[other] { $count } spots
} for seat { $number }’s { $piece }; { $other } would leave { $instead ->
    [0] none
    [one] one
   *[other] { $instead }
}
reason-places-in-all = leaves { $own } spots for your pieces and { $rest } for the others’; { $other } would leave { $own-then } and { $rest-then }
reason-ways = { $piece } has { $count } spots on the board; { $other } has { $instead }
reason-proved = in matches of the strongest bot { $piece } was worth more than { $other }
reason-safe = keeps a spot that nobody else can take for { $count ->
    [one] your { $pieces }
   *[other] each of your { $pieces }
}; { $other } would not
reason-region = keeps { $count } squares that only you can reach; { $other } would keep { $instead ->
    [0] none
   *[other] { $instead }
}
reason-later = leaves { $piece } for later, with { $count ->
    [one] one spot
   *[other] { $count } spots
}; { $other } would leave { $laid } { $instead ->
    [0] none
    [one] one
   *[other] { $instead }
}
reason-likely-end = is likely to leave you { $own ->
    [0] no square
    [one] one square
   *[other] { $own } squares
} in the end, and { $seats ->
    [2] the other
   *[other] the best of the others
} { $rest }; { $other } would leave { $own-then } and { $rest-then }
reason-larger = gets rid of { $count } squares; { $other } only of { $instead }
