# Ce que la page annonce au Ligretto.

cards-stopped-title = Ligretto stop !
cards-stop-name = Annoncer « Ligretto stop ! » et finir la manche
