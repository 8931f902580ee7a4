# What is typed: on the left what it stands for, on the right the words for it, the first being the one that is shown.

typed-dutch-blitz =
    { typed-cards }
    blitz = blitz, b
    stop = stop
    dutch = dutch

help-dutch-blitz =
    { help-cards }
    play blitz: the top of your Blitz pile goes wherever it fits; in short: b
    play blitz new: it opens a pile; in short: b n
    stop: call “Blitz!” and end the round when your Blitz pile is used up (where that is agreed)
    dutch: call “Dutch!” when a card lies in the wrong place (where no referee watches)
