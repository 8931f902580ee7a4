"""Braille: text translated by liblouis, set on pages, and written as BRF or drawn as dots at true size."""
