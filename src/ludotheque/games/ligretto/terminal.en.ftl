# What is typed: on the left what it stands for, on the right the words for it, the first being the one that is shown.

typed-ligretto =
    { typed-cards }
    ligretto = ligretto, l
    stop = stop

help-ligretto =
    { help-cards }
    play ligretto: the top of your Ligretto goes wherever it fits; in short: l
    play ligretto new: it opens a pile; in short: l n
    stop: end the round when your Ligretto is used up (where that is agreed)
