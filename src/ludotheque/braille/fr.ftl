# Words of braille.

braille-no-liblouis = Pour écrire du braille, installez liblouis, la bibliothèque qui le transcrit. Sur Debian et Ubuntu : apt install liblouis20 liblouis-data. Sur Fedora : dnf install liblouis. Sur macOS : brew install liblouis. Ailleurs : liblouis.io. Si elle est ailleurs, indiquez son fichier dans { $variable }.
braille-no-table = liblouis est installée, mais pas sa table { $table }. Sur Debian et Ubuntu : apt install liblouis-data. Ailleurs, indiquez le dossier de ses tables dans LOUIS_TABLEPATH.
braille-contents = Sommaire
braille-cell = { $name } : { $cell }
braille-drawn-1 = Dans ce dessin, { $empty } est une place vide.
braille-drawn-2 = Dans ces dessins, { $square } est un carré et { $empty } une place vide.
braille-written = { $brf } est pour une embosseuse ou une plage braille ; { $pdf }, le même texte, s’imprime en taille réelle sur papier gonflant.
