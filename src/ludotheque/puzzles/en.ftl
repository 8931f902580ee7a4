# Words of the solo puzzles.

## Errors
puzzle-no-numbers = { $value } is not a board: a board is 16 numbers, row by row.
puzzle-bad-number = { $value } cannot lie on a board: clovers have whole numbers from 1 to { $most }.
puzzle-bad-count = A board has { $cells } numbers, but { $count ->
    [one] only 1 is
   *[other] { $count } are
} given.
puzzle-twice = { $numbers } { $count ->
    [one] is
   *[other] are
} there more than once: the 16 numbers of a board are all different.
puzzle-bad-maximum = { $value } cannot be the maximum of moves: that is a whole number from 0 to { $most }.
puzzle-not-here = There is no { $number } on this board.
puzzle-with-itself = { $number } cannot change places with itself.
puzzle-not-partners = { $a } and { $b } do not touch and do not face each other across the edge. { $a } can swap with { $partners }.
puzzle-none-left = All moves are used up. Take one back, or start over.
puzzle-nothing-done = There is nothing to take back.
puzzle-nothing-undone = There is nothing to do again.
puzzle-in-order = All rows and columns ascend already.
puzzle-bad-letter = { $value } is not the ID of a puzzle: no ID has the character { $letter }.
puzzle-bad-length = { $value } is not the ID of a puzzle: an ID has { $length } letters and digits, this one { $count }.
puzzle-mistyped = { $value } is not the ID of a puzzle: a character is wrong, or two have changed places.
puzzle-bad-moves = Puzzles are made for 1 to { $most } moves, not for { $value }.
puzzle-bad-amount = Ask for 1 to { $most } puzzles, not for { $value }.
puzzle-bad-day = { $value } is not a day: write year, month and day, 2026-07-01.
puzzle-too-early = There is no puzzle for { $day }: the first is that of { $first }.

## Sharing
share-title = Ludothèque: { $title }
share-gave-up = 🥀 not solved in { $maximum }
share-time = { $minutes }:{ $seconds } minutes
share-hints = { $hints ->
    [0] without a hint
    [one] 1 hint
   *[other] { $hints } hints
}

## The booklet
booklet-title = Solo puzzles
booklet-lead = { $count } puzzles for the clovers 1 to 20
booklet-large = Large print
booklet-of-the-house = The puzzles of the house. Print new ones: { $command }
booklet-seed = Seed { $seed }. Print this booklet again: { $command } --seed { $seed }
booklet-how-to-play = How to play
booklet-goal = Put the clovers in order: in every row the numbers ascend from left to right, and in every column from top to bottom.
booklet-swap = A move swaps two clovers that touch, side by side or one above the other. The edges meet: a clover at the edge can also swap with the one that faces it at the other end of its row or column. So every clover has four partners.
booklet-maximum = Over each puzzle stands how many moves it takes. It cannot be done in fewer: that is proven.
booklet-lay-out = One set of clovers is enough. Lay sixteen of them out as shown, and swap away. The solutions are at the end; each pair of numbers is a move.
booklet-id = The letters and digits under a puzzle are its ID. Type it on the page or after “ludotheque puzzle play” to play the puzzle there, with hints.
booklet-example = 20 can swap with 2 and 3, which it touches, and with 9 and 12, which it faces across the edges.
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
puzzle-not-of-the-house = The house has no puzzle { $value }: they are numbered from 1 to { $most }.

## From the printed booklet
printed-about = The pictures of the booklet are lost. These boards are rebuilt from its printed solutions, so a board may differ from the one that was printed. Maximum and solution are as printed.
printed-about-one = The board is rebuilt from the printed solution: the picture is lost, so it may differ from the printed one.
printed-solution = { $count ->
    [one] The printed solution has 1 move.
   *[other] The printed solution has { $count } moves.
}
printed-verdict = { $saved ->
    [0] The printed solution is as short as can be.
    [one] The shortest solution has 1 move fewer than the printed one.
   *[other] The shortest solution has { $saved } moves fewer than the printed one.
}
puzzle-not-printed = { $value } is not a puzzle from the booklet: those are booklet { $least } to booklet { $most }.

## Names of puzzles
title-daily = Puzzle of the day { $number }, { DATETIME($day, dateStyle: "long") }
title-house = Puzzle { $number } of the house
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
    hint: the next swap of a shortest solution from here
    undo, redo, restart: take back, do again, start over
    look: the board
    id: what to type elsewhere to play this puzzle
    give up: be shown a shortest solution
    quit: leave
solo-welcome = { $title }. Put the clovers in order with at most { $maximum ->
    [one] 1 move
   *[other] { $maximum } moves
}: every row must ascend from left to right, every column from top to bottom. Type two numbers to swap their clovers, or help.
solo-row = Row { $row }: { $numbers }
solo-swap = { $a } on { $here } and { $b } on { $there } change places.
solo-swap-across = { $a } on { $here } and { $b } on { $there } change places, across the edge.
solo-above = { $number } above
solo-above-across = { $number } across the top edge
solo-below = { $number } below
solo-below-across = { $number } across the bottom edge
solo-left = { $number } to the left
solo-left-across = { $number } across the left edge
solo-right = { $number } to the right
solo-right-across = { $number } across the right edge
solo-partners = { $number } can swap with { $partners }.
solo-whose-partners = Whose partners? Type partners and a number: partners 4.
solo-moves-left = { $left ->
    [0] No move left: take one back, or start over.
    [one] 1 move left.
   *[other] { $left } moves left.
}
solo-undo = Taken back.
solo-redo = Done again.
solo-restart = From the start.
solo-hint = Swap { $a } and { $b }. { $needed ->
    [one] 1 move is needed from here.
   *[other] { $needed } moves are needed from here.
}
    .late = Too late from here: { $needed ->
    [one] 1 move is needed
   *[other] { $needed } moves are needed
}, and { $left ->
    [0] none is left
    [one] 1 is left
   *[other] { $left } are left
}. Take some back. (A shortest solution from here begins with { $a } and { $b }.)
solo-gave-up = From the start, { $count ->
    [one] 1 move does it:
   *[other] { $count } moves do it:
}
solo-id = { $id }
solo-solved = In order, with { $moves ->
    [one] 1 move
   *[other] { $moves } moves
} of at most { $maximum }. Well done!
solo-share = To tell others:
solo-in-order = Everything is in order already.
solo-goodbye = Goodbye.
solo-shortest = { $count ->
    [0] Everything is in order already.
    [one] A shortest solution has 1 move.
   *[other] A shortest solution has { $count } moves; none is shorter.
}
solo-step = { $number }. { $swap }
solo-all = { $count ->
    [one] It is the only one
   *[other] There are { $count } of them
}, apart from the order of swaps that do not touch each other; counting every order, { $sequences }.
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
solo-list-house = Puzzles of the house. To play one: ludotheque puzzle play 1
solo-list-printed = Puzzles from the booklet. To play one: ludotheque puzzle play booklet 23
solo-made = { $id }: { $count ->
    [one] 1 move
   *[other] { $count } moves
}, hardness { $points } (shortest solutions { $solutions }, across the edge { $across }, misleading { $misleading })
solo-making = Making puzzles
solo-printed = The booklet is in { $file }. Its seed is { $seed }.
solo-printed-house = The booklet of the house is in { $file }.
solo-pictures = { $count } pictures are in { $folder }.
solo-hardest = { $moves } moves: { $numbers } (ID { $id })
