"""Every speed that we claim, measured beside its peers in one run: ``python -m bench``."""
