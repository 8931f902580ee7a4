# Words of marks for fingers.

marks-title = { $game }: tactile marks
marks-sheet = { $title }. { $kind }
marks-making = How to make them
marks-making-about = Print the sheets at 100 %, not fitted to the page, on swell paper, or on clear swell film if you want to see the print underneath, then heat them. Whatever is black rises; the pale lines show where to cut, the pale words where to stick each mark. { $digits ->
    [antoine] The braille digits are Antoine’s, as French braille writes them.
   *[letters] The braille digits are a number sign followed by the letters a to j, as on the ACCESS edition of Lucky Numbers.
}
marks-written = { $count ->
    [one] 1 sheet of marks is in { $pdf } and as a picture beside it.
   *[other] { $count } sheets of marks are in { $pdf } and as pictures beside it.
}
marks-explained = What they mean is explained in { $pdf }, in print and braille, and in { $brf }.
marks-none = { $name } has no tactile marks.
