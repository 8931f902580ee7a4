help-dutch-blitz =
    { help-cards }
    play blitz: play the top card of your Blitz pile wherever it fits; in short: b
    play blitz new: open a pile with it; in short: b n
    stop: call “Blitz!” to end the round when your Blitz pile is used up (if this match asks for the call)
    dutch: call “Dutch!” when a card is misplaced (without a referee)
