"""Keeping: what was decided is written into the store, read from it, played again from it, and deleted."""
