# Words of the marks for fingers.

marks-backs-about = Forty marks for each deck, one on the back of each card, so that the middle can be sorted by touch after a round. All backs of a deck are alike and betray nothing.

    The sign is a line of what is on the back: an upright line for the pump, a circle for the carriage, a pail open at the top for the pail, a level line for the plough.
