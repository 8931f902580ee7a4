help-ligretto =
    { help-cards }
    play ligretto: play the top card of your Ligretto wherever it fits; in short: l
    play ligretto new: open a pile with it; in short: l n
    stop: end the round when your Ligretto is used up (if this match asks for the call)
