# Words of braille.

braille-no-liblouis = To write braille, install liblouis, the library that translates it. On Debian and Ubuntu: apt install liblouis20 liblouis-data. On Fedora: dnf install liblouis. On macOS: brew install liblouis. Elsewhere: liblouis.io. If it is somewhere unusual, set { $variable } to its file.
braille-no-table = liblouis is installed, but not its table { $table }. On Debian and Ubuntu: apt install liblouis-data. Elsewhere, set LOUIS_TABLEPATH to the folder with its tables.
braille-contents = Contents
braille-cell = { $name }: { $cell }
braille-drawn-1 = In this drawing { $empty } is an empty place.
braille-drawn-2 = In these drawings { $square } is a square and { $empty } an empty place.
braille-written = { $brf } is for an embosser or a braille display; { $pdf } is the same to print at full size on swell paper.
