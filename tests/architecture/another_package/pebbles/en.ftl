title = Pebbles
blurb = Take one to three pebbles; whoever takes the last one wins.
takes = { $who } takes { $count }; { $left } are left.
    .you = You take { $count }; { $left } are left.
refused-unreadable = “{ $text }” is not a move: take 1, take 2 or take 3.
refused-too-many = Only { $left } are left: nobody can take more than lie there.
