"""Tuning and measuring the bots of Ligretto and Dutch Blitz."""
