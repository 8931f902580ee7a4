"""Training and measuring the bots of Lucky Numbers."""
