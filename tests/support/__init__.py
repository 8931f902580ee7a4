"""What several tests share: the variants of every game, every text that could be played, random play."""
