# What the page calls out in Dutch Blitz.

cards-stopped-title = Blitz!
cards-stop-name = Call “Blitz!” and end the round
