# Ce que la page annonce au Dutch Blitz.

cards-stopped-title = Blitz !
cards-stop-name = Annoncer « Blitz ! » et finir la manche

# Quand garçons et filles comptent

word-red-boy = rouge (garçon)
word-blue-boy = bleu (garçon)
word-green-girl = vert (fille)
word-yellow-girl = jaune (fille)
