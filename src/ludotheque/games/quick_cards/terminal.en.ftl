cards-reserve = { $who }’s { -reserve }: { $count ->
    [0] used up
    [one] { CARD($card) }, the last one
   *[other] { CARD($card) }, { $count } cards
}.
    .you = Your { -reserve }: { $count ->
    [0] used up
    [one] { CARD($card) }, the last one
   *[other] { CARD($card) }, { $count } cards
}.
cards-row = { $who }’s row: { $places }.
    .you = Your row: { $places }.
cards-hand = { $who }’s hand: { $open ->
    [0] nothing open
   *[other] { CARD($card) }, { $open } open
}, { $hidden } face down.
    .you = Your hand: { $open ->
    [0] nothing open
   *[other] { CARD($card) }, { $open } open
}, { $hidden } face down.
cards-hole = { $number } empty
cards-place = { $number } { CARD($card) }
    .stacked = { $number } { CARD($card) } (top of { $count })
    .sized = { $number } { CARD($card) } ({ $count ->
        [one] one card
       *[other] { $count } cards
    })
cards-middle = { $count ->
    [0] No pile to play on.
   *[other] Piles: { $piles }.
}{ $complete ->
    [0] {""}
   *[other] {" "}Complete: { $complete }.
}
cards-fits-nowhere = The { CARD($card) } fits nowhere right now.
cards-now = You can: { $actions }.
cards-points = { $who }: { $now } in this round, { $total } before it; { $left } left in the { -reserve }
help-cards =
    Cards come from your { -reserve }, your row or your hand, and go to a pile in the middle or open a new one.
    play row 2 pile 3: play the card at place 2 of your row onto pile 3; in short: r2 3
    play row 2: play it wherever it fits; in short: r2
    play hand: play the open card of your hand wherever it fits; in short: h
    turn: turn three cards of your hand; in short: t
    stack hand row 1: stack the open card of your hand on place 1 of your row (advanced or expert game); in short: s h r1
    cards: your cards; cards 2: seat 2’s cards
    piles: the piles in the middle
