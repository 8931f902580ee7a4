# What the page calls out in Dutch Blitz.

cards-stopped-title = Blitz!
cards-stop-name = Call “Blitz!” and end the round

# Where boys and girls count

word-red-boy = red boy
word-blue-boy = blue boy
word-green-girl = green girl
word-yellow-girl = yellow girl

# First steps

first-steps-playing = Everybody plays at once. A 1 opens a pile in the middle; then 2, 3, 4… of the same colour follow. Empty your Blitz pile first, and turn three of your hand when nothing fits.
    .short = 1 opens a pile; 2, 3, 4… follow by colour.
