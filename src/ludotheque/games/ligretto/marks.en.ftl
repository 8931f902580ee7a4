# Words of the marks for fingers.

marks-backs-about = Forty marks for each deck, one on the back of each card, so that you can sort the middle by touch after a round. All backs of a deck are alike and give nothing away.

    The sign is the pattern of the deck: a circle for the marble, a triangle for the pyramid, a square for the die, a cross for the crystal. Under it 1 dot stands for the blue box, 2 for the green one, 3 for the red one. Print only the decks you have.
