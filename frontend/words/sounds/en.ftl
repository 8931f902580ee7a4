# By ear: the strip below a table, and the page on which its sounds are learned.

ear-said = Last said
ear-said-nothing = Nothing yet.
ear-before = Before that: { $text }
ear-heard = Sounds: { $text }
ear-sounds = What the sounds mean
ear-keys = Ask with a key
ear-pace = Pace of play

sounds-lead = { $title }: you hear what the others do as sounds, not as speech. Play each one, turn off those you don’t need, then test your ear.
sounds-all = Every sound
sounds-hear = Play it
sounds-on = On
sounds-on-of = { $sound }: on
sounds-apart = How to tell them apart
sounds-quiz = Test your ear
sounds-ask = Quiz me
sounds-again = Play it again
sounds-next = Next
sounds-right = Right: { $heard }.
sounds-wrong = It was: { $heard }.
sounds-score = { $right } of { $asked } right
sounds-muted = All sounds are off.
sounds-none = This game has no sounds to learn.
