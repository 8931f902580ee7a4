"""The table in a terminal, in plain lines: one line for each fact, fit for a screen reader and a braille display."""
