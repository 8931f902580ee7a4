# Solo puzzles on the page.

puzzle-name = Solo puzzles
puzzle-goal = Numbers must increase along every row and down every column.
puzzle-made = Moves
puzzle-of-at-most = of at most { $maximum ->
    [one] 1 move
   *[other] { $maximum } moves
}
puzzle-swaps-so-far = Your swaps
puzzle-swap-done = { $a } with { $b }
puzzle-board = Puzzle board, four rows of four. Move with the arrow keys, across the edges too; Enter selects and swaps.
puzzle-cell = { $cell }: { $number }
puzzle-cell-picked = { $cell }: { $number }, selected
puzzle-cell-partner = { $cell }: { $number }, { $where }, swap with { $picked }
puzzle-above = above
puzzle-above-across = across the top edge
puzzle-below = below
puzzle-below-across = across the bottom edge
puzzle-left = to the left
puzzle-left-across = across the left edge
puzzle-right = to the right
puzzle-right-across = across the right edge
puzzle-pick = Select a clover
puzzle-pick-more = Then one of its four partners: its neighbours, also across the edge.
puzzle-picked = { $number } selected
puzzle-swap-with = Swap it with { $head } or { $last }. The edges are joined.
puzzle-partner = { $number } { $where }
puzzle-heard-picked = { $number } selected. It can swap with { $partners }.
puzzle-put-down = { $number } deselected.
puzzle-swapped = { $a } and { $b } swapped.
puzzle-swapped-across = { $a } and { $b } swapped, across the edge.
puzzle-left-over = { $left ->
    [0] No moves left.
    [one] 1 move left.
   *[other] { $left } moves left.
}
puzzle-used-up = No moves left
puzzle-used-up-more = Undo one, or start over.
puzzle-undo = Undo
puzzle-redo = Redo
puzzle-restart = Start over
puzzle-hint = Hint
puzzle-give-up = Give up
puzzle-give-up-sure = Give up and see a solution?
puzzle-give-up-no = Keep trying
puzzle-give-up-yes = Show the solution
puzzle-undone = Undone: { $a } and { $b }.
puzzle-restarted = Back to the start.
puzzle-hinted = Swap { $a } and { $b }
puzzle-hinted-more = { $needed ->
    [one] It takes 1 move from here.
   *[other] It takes { $needed } moves from here.
}
puzzle-late = Not enough moves left
puzzle-late-more = It takes { $needed } moves from here. Undo some.
puzzle-watch-shortest = Shortest solution
puzzle-watch-shortest-more = { $count ->
    [one] 1 move, proven shortest.
   *[other] { $count } moves, proven shortest.
}
puzzle-watch-printed = The printed solution
puzzle-watch-printed-more = { puzzle-moves }.
puzzle-moves = { $count ->
    [one] 1 move
   *[other] { $count } moves
}
puzzle-play-way = Watch
puzzle-play-printed = Watch the printed solution
puzzle-play-shortest = Watch the shortest solution
puzzle-solved = Solved!
puzzle-solved-more = { $moves ->
    [one] 1 move
   *[other] { $moves } moves
}, { $time }, { $hints ->
    [0] no hints
    [one] 1 hint
   *[other] { $hints } hints
}.
puzzle-time = { $minutes } min { $seconds } s
puzzle-streak = { $days ->
    [one] 1 day
   *[other] { $days } days
} in a row
puzzle-unaided = { $all ->
    [1] without help
   *[other] { $days ->
        [0] the last one with help
        [one] the last one without help
       *[other] the last { $days } without help
    }
}
puzzle-best = Best time: { $time }
puzzle-share = Share
puzzle-copied = Copied, without spoilers.
puzzle-others = Other puzzles
puzzle-today = Puzzle of the day
puzzle-house = Our puzzles
puzzle-house-number = Puzzle { $number }
puzzle-booklet = From the booklet
puzzle-solved-before = solved
puzzle-choose = Choose a number
puzzle-id = Puzzle ID
puzzle-open = Open
puzzle-this-id = This puzzle’s ID: { $id }
