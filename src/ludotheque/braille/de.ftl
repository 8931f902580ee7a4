# Wörter der Brailleschrift.

braille-no-liblouis = Für Braille brauchst du liblouis, die Bibliothek, die Text in Brailleschrift überträgt. Debian und Ubuntu: apt install liblouis20 liblouis-data. Fedora: dnf install liblouis. macOS: brew install liblouis. Sonst: liblouis.io. Liegt sie an einem ungewöhnlichen Ort, gib ihre Datei in { $variable } an.
braille-no-table = liblouis ist installiert, aber die Tabelle { $table } fehlt. Debian und Ubuntu: apt install liblouis-data. Sonst gib in LOUIS_TABLEPATH den Ordner mit den Tabellen an.
braille-contents = Inhalt
braille-cell = { $name }: { $cell }
braille-drawn-1 = In dieser Zeichnung steht { $empty } für eine leere Stelle.
braille-drawn-2 = In diesen Zeichnungen steht { $square } für ein Feld und { $empty } für eine leere Stelle.
braille-written = { $brf } ist für einen Brailledrucker oder eine Braillezeile; { $pdf } ist dasselbe zum Drucken in Originalgröße auf Schwellpapier.
