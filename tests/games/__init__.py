"""What tests that hold for every game must know of each one; `support.games` finds it by the name of the game."""
