# Words of the marks for fingers.

marks-backs-about = Forty marks for each deck, one on the back of each card, so that you can sort the middle by touch after a round. All backs of a deck are alike and give nothing away.

    The sign is a simple outline of the picture on the back: an upright line for the pump, a circle for the carriage, a pail open at the top for the pail, a level line for the plough.
