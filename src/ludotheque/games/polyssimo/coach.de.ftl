reason-deed-pick = { $piece } nehmen
reason-deed-lay = { $piece } von { $from } bis { $to }
reason-deed-lay-on = { $piece } auf { $squares }

reason-places = lässt { $count ->
    [one] eine Stelle für dein { $piece }, von { $from } bis { $to }
   *[other] { $count } Stellen für dein { $piece }, eine davon von { $from } bis { $to }
}; { $other } ließe { $instead ->
    [0] keine
   *[other] { $instead }
}
reason-places-of-others = lässt { $count ->
    [0] keine Stelle
    [one] nur eine Stelle
   *[other] { $count } Stellen
} für { $piece } von Platz { $number }; { $other } ließe { $instead ->
    [0] keine
   *[other] { $instead }
}
reason-places-in-all = lässt deinen Teilen { $own } Stellen und denen der anderen { $rest }; { $other } ließe { $own-then } und { $rest-then }
reason-ways = { $piece } passt auf dem Brett an { $count } Stellen; { $other } nur an { $instead }
reason-proved = in Partien des stärksten Bots war { $piece } mehr wert als { $other }
reason-safe = hält für { $count ->
    [one] dein { $pieces }
   *[other] jedes deiner Teile { $pieces }
} eine Stelle frei, die dir niemand nehmen kann; { $other } nicht
reason-region = hält { $count } Felder frei, die nur du erreichst; { $other } ließe { $instead ->
    [0] keines
   *[other] { $instead }
}
reason-later = lässt { $piece } für später, mit { $count ->
    [one] einer Stelle
   *[other] { $count } Stellen
}; { $other } ließe { $laid } { $instead ->
    [0] keine
    [one] nur eine
   *[other] nur { $instead }
}
reason-likely-end = lässt dir am Ende wohl { $own ->
    [0] kein Feld
    [one] ein Feld
   *[other] { $own } Felder
} und { $seats ->
    [2] dem Gegner
   *[other] dem besten der anderen
} { $rest }; { $other } ließe { $own-then } und { $rest-then }
reason-larger = bringt { $count } Felder los; { $other } nur { $instead }
