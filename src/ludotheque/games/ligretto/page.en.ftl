# What the page calls out in Ligretto.

cards-stopped-title = Ligretto stop!
cards-stop-name = Call “Ligretto stop!” and end the round

# First steps

first-steps-playing = Everybody plays at once. A 1 opens a pile in the middle; then 2, 3, 4… of the same colour follow. Use up your Ligretto first, and turn three of your hand when nothing fits.
    .short = 1 opens a pile; 2, 3, 4… follow by colour.
