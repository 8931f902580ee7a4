# Ce que la page annonce au Dutch Blitz.

cards-stopped-title = Blitz !
cards-stop-name = Annoncer « Blitz ! » et finir la manche
