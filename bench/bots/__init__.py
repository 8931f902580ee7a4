"""Every strength that we claim of our bots, measured in one run: ``python -m bench bots``."""
