# Words of braille.

braille-no-liblouis = Pour écrire du braille, installez liblouis, la bibliothèque qui le transcrit. Sur Debian et Ubuntu : apt install liblouis20 liblouis-data. Sur Fedora : dnf install liblouis. Sur macOS : brew install liblouis. Ailleurs : liblouis.io. Si elle n’est pas à un endroit habituel, { $variable } peut nommer son fichier.
braille-no-table = liblouis est là, mais pas sa table { $table }. Sur Debian et Ubuntu : apt install liblouis-data. Ailleurs, LOUIS_TABLEPATH peut nommer le dossier de ses tables.
braille-contents = Sommaire
braille-cell = { $name } : { $cell }
braille-drawn-1 = Dans ce dessin, { $empty } est une place vide.
braille-drawn-2 = Dans ces dessins, { $square } est un carré et { $empty } une place vide.
braille-written = Le braille pour une embosseuse ou une plage braille est dans { $brf }, le même à imprimer en taille réelle sur papier gonflant dans { $pdf }.
