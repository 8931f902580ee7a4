# Words of the solo puzzles.

## Errors
puzzle-no-numbers = { $value } is not a board: a board is 16 numbers, row by row.
puzzle-bad-number = { $value } cannot be on a board: clovers have whole numbers from 1 to { $most }.
puzzle-bad-count = A board has { $cells } numbers; you gave { $count ->
    [one] only 1
   *[other] { $count }
}.
puzzle-twice = { $numbers } { $count ->
    [one] is
   *[other] are
} on the board more than once: its 16 numbers must all be different.
puzzle-bad-maximum = { $value } cannot be the maximum number of moves: give a whole number from 0 to { $most }.
puzzle-not-here = There is no { $number } on this board.
puzzle-with-itself = { $number } cannot swap with itself.
puzzle-not-partners = { $a } and { $b } do not touch and do not face each other across the edge. { $a } can swap with { $partners }.
puzzle-none-left = No moves left. Undo one, or start over.
puzzle-nothing-done = There is nothing to undo.
puzzle-nothing-undone = There is nothing to redo.
puzzle-in-order = All rows and columns are already in order.
puzzle-bad-letter = { $value } is not a puzzle ID: IDs never contain { $letter }.
puzzle-bad-length = { $value } is not a puzzle ID: an ID has { $length } letters and digits, this one has { $count }.
puzzle-mistyped = { $value } is not a puzzle ID: a character is wrong, or two are swapped.
puzzle-bad-moves = Puzzles take 1 to { $most } moves, not { $value }.
puzzle-bad-amount = Ask for 1 to { $most } puzzles, not { $value }.
puzzle-bad-day = { $value } is not a day: write year, month and day, as in 2026-07-01.
puzzle-too-early = There is no puzzle for { $day }: the first one is for { $first }.

## Sharing
share-title = Ludothèque: { $title }
share-gave-up = 🥀 not solved in { $maximum }
share-time = { $minutes }:{ $seconds } minutes
share-hints = { $hints ->
    [0] no hints
    [one] 1 hint
   *[other] { $hints } hints
}

## The booklet
booklet-title = Solo puzzles
booklet-lead = { $count } puzzles with clovers 1 to 20
booklet-large = Large print
booklet-of-the-house = Our puzzles. To print new ones: { $command }
booklet-seed = Seed { $seed }. To print this booklet again: { $command } --seed { $seed }
booklet-how-to-play = How to play
booklet-goal = Put the clovers in order: numbers must increase from left to right in every row, and from top to bottom in every column.
booklet-swap = A move swaps two clovers that touch, side by side or one above the other. The edges are joined: a clover at an edge can also swap with the one at the other end of its row or column. So every clover has four partners.
booklet-maximum = Each puzzle shows how many moves it takes. Nobody can do it in fewer: that is proven.
booklet-lay-out = One set of clovers is enough. Set out sixteen of them as shown, then start swapping. The solutions are at the end; each pair of numbers is a move.
booklet-id = The letters and digits under a puzzle are its ID. Type it on the page, or after “ludotheque puzzle play”, to play it there with hints.
booklet-example = 20 can swap with 2 and 3, which it touches, and with 9 and 12, across the edges.
booklet-moves = { $count ->
    [one] 1 move
   *[other] { $count } moves
}
booklet-puzzles = Puzzles
booklet-puzzle = Puzzle { $number }: { $moves }
booklet-typed = ID { $id }
booklet-solution = { $number }: { $pairs }
booklet-solutions = Solutions
booklet-solutions-on = Solutions, continued
booklet-picture = A puzzle board, row by row: { $rows }
puzzle-not-of-the-house = We have no puzzle { $value }: they are numbered from 1 to { $most }.

## From the printed booklet
printed-about = The pictures in the booklet are lost. We rebuilt these boards from its printed solutions, so a board may differ from the original. Maximum and solution are as printed.
printed-about-one = We rebuilt this board from the printed solution, because the picture is lost; it may differ from the original.
printed-solution = { $count ->
    [one] The printed solution has 1 move.
   *[other] The printed solution has { $count } moves.
}
printed-verdict = { $saved ->
    [0] No solution is shorter than the printed one.
    [one] The shortest solution has 1 move fewer than the printed one.
   *[other] The shortest solution has { $saved } moves fewer than the printed one.
}
puzzle-not-printed = { $value } is not a puzzle from the booklet: choose booklet { $least } to booklet { $most }.

## Names of puzzles
title-daily = Puzzle of the day { $number }, { DATETIME($day, dateStyle: "long") }
title-house = Our puzzle { $number }
title-printed = Puzzle { $number } from the booklet
title-id = Puzzle { $id }

## In the terminal
solo-typed =
    undo = undo, back, u
    redo = redo, again, r
    restart = restart, over
    hint = hint, h
    give-up = give up, give, solution
    partners = partners, p
    look = look, board, l
    id = id
    quit = quit, exit, bye
    help = help, ?
solo-help =
    Type two numbers to swap their clovers: 4 5. You can also type:
    partners 4: what 4 can swap with
    hint: the next swap of a shortest solution
    undo, redo, restart: undo a move, redo it, start over
    look: the board
    id: the ID of this puzzle, to play it elsewhere
    give up: see a shortest solution
    quit: leave
solo-welcome = { $title }. Put the clovers in order with at most { $maximum ->
    [one] 1 move
   *[other] { $maximum } moves
}: numbers must increase along every row and down every column. Type two numbers to swap their clovers, or help.
solo-row = Row { $row }: { $numbers }
solo-swap = { $a } on { $here } and { $b } on { $there } swap.
solo-swap-across = { $a } on { $here } and { $b } on { $there } swap, across the edge.
solo-above = { $number } above
solo-above-across = { $number } across the top edge
solo-below = { $number } below
solo-below-across = { $number } across the bottom edge
solo-left = { $number } to the left
solo-left-across = { $number } across the left edge
solo-right = { $number } to the right
solo-right-across = { $number } across the right edge
solo-partners = { $number } can swap with { $partners }.
solo-whose-partners = Partners of which clover? Type partners and a number: partners 4.
solo-moves-left = { $left ->
    [0] No moves left: undo one, or start over.
    [one] 1 move left.
   *[other] { $left } moves left.
}
solo-undo = Undone.
solo-redo = Redone.
solo-restart = Back to the start.
solo-hint = Swap { $a } and { $b }. { $needed ->
    [one] It takes 1 move from here.
   *[other] It takes { $needed } moves from here.
}
    .late = Not enough moves left: it takes { $needed ->
    [one] 1 move
   *[other] { $needed } moves
}, and { $left ->
    [0] you have none left
    [one] you have 1 left
   *[other] you have { $left } left
}. Undo some. (A shortest solution from here begins with { $a } and { $b }.)
solo-gave-up = From the start, { $count ->
    [one] 1 move does it:
   *[other] { $count } moves do it:
}
solo-id = { $id }
solo-solved = Solved in { $moves ->
    [one] 1 move
   *[other] { $moves } moves
} of at most { $maximum }. Well done!
solo-share = To share it:
solo-in-order = Everything is already in order.
solo-goodbye = Goodbye.
solo-shortest = { $count ->
    [0] Everything is already in order.
    [one] A shortest solution has 1 move.
   *[other] A shortest solution has { $count } moves; none is shorter.
}
solo-step = { $number }. { $swap }
solo-all = { $count ->
    [one] It is the only one
   *[other] There are { $count } of them
}, not counting the order of independent swaps; counting every order, { $sequences }.
solo-all-limited = There are more than { $count }; here are the first.
solo-numbered = Solution { $number }: { $swaps }
solo-maximum = At most { $count ->
    [one] 1 move
   *[other] { $count } moves
}. ID { $id }.
solo-listed = { $number }: { $count ->
    [one] at most 1 move
   *[other] at most { $count } moves
}. ID { $id }.
solo-list-house = Our puzzles. To play one: ludotheque puzzle play 1
solo-list-printed = Puzzles from the booklet. To play one: ludotheque puzzle play booklet 23
solo-made = { $id }: { $count ->
    [one] 1 move
   *[other] { $count } moves
}, hardness { $points } (shortest solutions { $solutions }, across the edge { $across }, misleading { $misleading })
solo-making = Making puzzles
solo-printed = The booklet is in { $file }. Its seed is { $seed }.
solo-printed-house = The booklet of our puzzles is in { $file }.
solo-pictures = { $count } pictures are in { $folder }.
solo-hardest = { $moves } moves: { $numbers } (ID { $id })
