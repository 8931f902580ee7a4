# Nach Gehör: der Streifen unter einem Tisch und die Seite, auf der man seine Klänge kennenlernt.

ear-said = Zuletzt gesagt
ear-said-nothing = Noch nichts.
ear-before = Davor: { $text }
ear-heard = Klänge: { $text }
ear-sounds = Was die Klänge bedeuten
ear-keys = Mit einer Taste fragen
ear-pace = Spieltempo

sounds-lead = { $title }: Was die anderen tun, hörst du als Klang, nicht als Satz. Spiel jeden ab, schalte aus, was du nicht brauchst, und teste dann dein Gehör.
sounds-all = Alle Klänge
sounds-hear = Abspielen
sounds-on = An
sounds-on-of = { $sound }: an
sounds-apart = So hörst du den Unterschied
sounds-quiz = Teste dein Gehör
sounds-ask = Frag mich ab
sounds-again = Noch einmal
sounds-next = Weiter
sounds-right = Richtig: { $heard }.
sounds-wrong = Das war: { $heard }.
sounds-score = { $right } von { $asked } richtig
sounds-muted = Alle Klänge sind aus.
sounds-none = In diesem Spiel gibt es keine Klänge zu lernen.
