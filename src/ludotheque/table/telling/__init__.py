"""Telling: a table as everybody may see it, what happens at it in words, and why something was refused."""
