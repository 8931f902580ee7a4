# Words of marks for fingers.

marks-title = { $game }: marks for fingers
marks-sheet = { $title }. { $kind }
marks-making = Making them
marks-making-about = Print the sheets at 100 %, without fitting them to the page, on swell paper, or on clear swell film if the print below is to stay in sight, and heat them. Black rises; pale lines are for the scissors, pale words for the eyes. Cut along the lines and stick each mark where its words say. { $digits ->
    [antoine] The braille digits are Antoine’s, as French braille writes them.
   *[letters] The braille digits are the number sign and the letters a to j, as on the ACCESS edition of Lucky Numbers.
}
marks-written = { $count ->
    [one] 1 sheet of marks is in { $pdf } and as a picture beside it.
   *[other] { $count } sheets of marks are in { $pdf } and as pictures beside it.
}
marks-explained = What they mean is in { $pdf }, in print and in braille, and in { $brf }.
marks-none = { $name } brings no marks.
