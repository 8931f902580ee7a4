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
my-gathering = not started
my-won = you won
my-over = over
my-notify = Notify me when it’s my turn
my-notify-on = You will get a notification when it’s your turn, as long as this page is open.
my-notify-off = Stop notifications
my-notify-denied = Your browser blocks notifications here. You can change this in its settings.

# The page about me

me = Me
me-lead = What this browser remembers about you. Nobody else sees it.
me-lead-profile = What your profile remembers. Only people with its link can see it.
me-results = Results
me-none = No matches yet. Your results appear here once you finish one.
me-game = Game
me-level = Strongest bot
me-people = no bots
me-played = Played
me-won = Won
me-streak = { $days ->
    [0] No streak yet: finish a match or solve the puzzle of the day.
    [one] A streak of 1 day with a finished match or the puzzle of the day.
   *[other] A streak of { $days } days with a finished match or the puzzle of the day.
}
me-longest = Your longest streak: { $days ->
    [one] 1 day
   *[other] { $days } days
}.
me-favourites = Your last settings
me-favourite = { $people ->
    [one] you
   *[other] { $people } people
} { $bots ->
    [0] {""}
    [one] and a bot
   *[other] and { $bots } bots
}
me-profile = On another device
me-profile-what = A profile keeps your tables, results, streak and favourite settings on this server, with the names of the people you play with, so that you find them on another device. No account, no email: anyone with the link has the profile.
me-make = Create a profile
me-link-what = Open this link on your other device, or scan the QR code. Keep it to yourself: anyone who has it can play in your place.
me-link-show = Show the link
me-link = The link to your profile
me-qr = QR code of the link to your profile
me-here-only = This address only works on this computer. To use your profile elsewhere, open this page with the address your other device uses, and create the profile there.
me-forget = Forget
me-forget-here = Forget on this device
me-forget-here-what = This browser forgets the profile, your tables and your seats. The link brings everything back.
me-forget-everywhere = Delete everywhere
me-forget-everywhere-what = The server deletes the profile for good, and your other devices forget it on their next visit. Matches go on; you keep your seats in this browser.
me-forget-memory-what = This browser forgets your tables, results and seats. There is no copy.
me-sure = Yes, { $what ->
    [here] forget
   *[everywhere] delete
}
me-keep = Keep
me-forgotten = Forgotten.
me-take-title = Use this profile here?
me-take = This link brings a profile to this browser: its tables, results and settings. What this browser remembers is added to it.
me-take-instead = This browser has another profile. The new one replaces it here and keeps what it remembers.
me-take-yes = Use this profile
me-take-no = No, thank you
me-take-lost = This profile no longer exists: it was deleted.
