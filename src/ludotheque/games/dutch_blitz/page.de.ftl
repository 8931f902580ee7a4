# Was die Seite bei Dutch Blitz ruft.

cards-stopped-title = Blitz!
cards-stop-name = „Blitz!“ rufen und die Runde beenden

# Wo Jungen und Mädchen zählen; danach kommt die Zahl: „die rote Jungenkarte 4“

word-red-boy = rote Jungenkarte
word-blue-boy = blaue Jungenkarte
word-green-girl = grüne Mädchenkarte
word-yellow-girl = gelbe Mädchenkarte
