# By ear: the strip below a table, and the page on which its sounds are learned.

ear-said = Said last
ear-said-nothing = Nothing has been said yet.
ear-before = Before that: { $text }
ear-heard = Sounds: { $text }
ear-sounds = What the sounds mean
ear-keys = Ask with a key
ear-pace = Pace of play

sounds-lead = { $title }: what others do is heard as sound, not as speech. Play each one, switch off what you do not need, then try your ear.
sounds-all = Every sound
sounds-hear = Hear it
sounds-on = On
sounds-on-of = { $sound }: on
sounds-apart = What tells them apart
sounds-quiz = Try your ear
sounds-ask = Ask me
sounds-again = Hear it again
sounds-next = Next one
sounds-right = Right: { $heard }.
sounds-wrong = It was: { $heard }.
sounds-score = { $right } of { $asked } right
sounds-muted = All sounds are off.
sounds-none = This game has no sounds to learn.
