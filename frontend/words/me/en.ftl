# My tables, on the shelf

my-tables = My tables
my-more = Results and profile
my-with = { $bots ->
    [0] with { $names }
    [one] with { $names } and a bot
   *[other] with { $names } and { $bots } bots
}
my-with-bots = { $bots ->
    [0] waiting for others
    [one] with a bot
   *[other] with { $bots } bots
}
my-turn = Your turn
my-waiting = { $names }’s turn
my-waiting-bot = a bot’s turn
my-paused = paused
my-gathering = not begun
my-won = you won
my-over = over
my-notify = Tell me when it is my turn
my-notify-on = You will be notified when it is your turn, while this page is open.
my-notify-off = Stop notifications
my-notify-denied = Your browser does not allow notifications here. You can change this in its settings.
my-call = It is your turn.

# The page about me

me = Me
me-lead = What this browser remembers of you. Nobody else sees it.
me-lead-profile = What your profile remembers. Only those who have its link see it.
me-results = Results
me-none = No match yet. Results appear here when you have finished one.
me-game = Game
me-level = Strongest bot
me-people = people only
me-played = Played
me-won = Won
me-streak = { $days ->
    [0] No day in a row yet: finish a match or solve the puzzle of the day.
    [one] 1 day in a row with a finished match or the puzzle of the day.
   *[other] { $days } days in a row with a finished match or the puzzle of the day.
}
me-longest = The most so far: { $days ->
    [one] 1 day
   *[other] { $days } days
}.
me-favourites = As you last played
me-favourite = { $people ->
    [one] you
   *[other] { $people } people
} { $bots ->
    [0] {""}
    [one] and a bot
   *[other] and { $bots } bots
}
me-profile = On another device
me-profile-what = A profile keeps your tables, results, days in a row and favourite settings on this server, with the names of those you play with, so that you find them on another device. No account and no email: whoever has its link has the profile.
me-make = Make a profile
me-link-what = Open this link on your other device, or scan the code. Keep it to yourself: whoever has it can play in your place.
me-link-show = Show the link
me-link = The link to your profile
me-qr = QR code of the link to your profile
me-here-only = This address leads to this computer only. To use your profile on another device, open the page here by the address that the other device uses, and make the profile there.
me-forget = Forget
me-forget-here = Forget on this device
me-forget-here-what = This browser forgets the profile, your tables and your seats. With the link you can bring everything back.
me-forget-everywhere = Delete everywhere
me-forget-everywhere-what = The server deletes the profile for good, and your other devices forget it when they next come here. Matches go on; your seats in this browser stay yours.
me-forget-memory-what = This browser forgets your tables, results and seats. There is no copy.
me-sure = Really { $what ->
    [here] forget
   *[everywhere] delete
}
me-keep = Keep
me-forgotten = Forgotten.
me-take-title = Use this profile here?
me-take = This link carries a profile to this browser: its tables, results and settings. What this browser remembers is added to it.
me-take-instead = This browser has another profile. It is replaced here; what it remembers is added to the new one.
me-take-yes = Use this profile
me-take-no = No, thank you
me-take-lost = This profile does not exist any more: it was deleted.
