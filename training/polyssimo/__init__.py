"""Training the bots of Polyssimo."""
