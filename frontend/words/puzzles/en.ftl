# Solo puzzles on the page.

puzzle-name = Solo puzzles
puzzle-goal = Every row and column must climb.
puzzle-made = Moves made
puzzle-of-at-most = of at most { $maximum ->
    [one] 1 move
   *[other] { $maximum } moves
}
puzzle-swaps-so-far = Swaps so far
puzzle-swap-done = { $a } with { $b }
puzzle-board = Puzzle board, four rows of four. Arrow keys walk, also across the edges; Enter picks and swaps.
puzzle-cell = { $cell }: { $number }
puzzle-cell-picked = { $cell }: { $number }, picked
puzzle-cell-partner = { $cell }: { $number }, { $where }, swap with { $picked }
puzzle-above = above
puzzle-above-across = across the top edge
puzzle-below = below
puzzle-below-across = across the bottom edge
puzzle-left = to the left
puzzle-left-across = across the left edge
puzzle-right = to the right
puzzle-right-across = across the right edge
puzzle-pick = Pick a clover
puzzle-pick-more = Then one of its four partners: those beside it, and across the edge.
puzzle-picked = { $number } is picked
puzzle-swap-with = Swap it with { $head } or { $last }. The edges meet.
puzzle-partner = { $number } { $where }
puzzle-heard-picked = { $number } is picked. It can swap with { $partners }.
puzzle-put-down = { $number } is put down.
puzzle-swapped = { $a } and { $b } change places.
puzzle-swapped-across = { $a } and { $b } change places, across the edge.
puzzle-left-over = { $left ->
    [0] No move left.
    [one] 1 move left.
   *[other] { $left } moves left.
}
puzzle-used-up = All moves are used up
puzzle-used-up-more = Take one back, or start over.
puzzle-undo = Take back
puzzle-redo = Do again
puzzle-restart = Start over
puzzle-hint = Hint
puzzle-give-up = Give up
puzzle-give-up-sure = Give up and see a solution?
puzzle-give-up-no = Keep trying
puzzle-give-up-yes = Show the solution
puzzle-undone = Taken back: { $a } and { $b }.
puzzle-restarted = From the start.
puzzle-hinted = Swap { $a } and { $b }
puzzle-hinted-more = { $needed ->
    [one] 1 move is needed from here.
   *[other] { $needed } moves are needed from here.
}
puzzle-late = Too late from here
puzzle-late-more = { $needed } moves are needed, and too few are left. Take some back.
puzzle-watch-shortest = A shortest solution
puzzle-watch-shortest-more = { $count ->
    [one] 1 move. None is shorter: that is proven.
   *[other] { $count } moves. None is shorter: that is proven.
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
puzzle-solved = In order!
puzzle-solved-more = { $moves ->
    [one] 1 move
   *[other] { $moves } moves
}, { $time }, { $hints ->
    [0] no hint
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
puzzle-copied = Copied. Nothing in it helps to solve the puzzle.
puzzle-others = Other puzzles
puzzle-today = Puzzle of the day
puzzle-house = Of the house
puzzle-house-number = Puzzle { $number }
puzzle-booklet = From the booklet
puzzle-solved-before = solved
puzzle-choose = Choose a number
puzzle-id = ID of a puzzle
puzzle-open = Open
puzzle-this-id = This puzzle’s ID: { $id }
