# What the page calls out in Dutch Blitz.

cards-stopped-title = Blitz!
cards-stop-name = Call “Blitz!” and end the round

# Where boys and girls count

word-red-boy = red boy
word-blue-boy = blue boy
word-green-girl = green girl
word-yellow-girl = yellow girl
