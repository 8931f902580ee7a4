"""The HTTP interface: games, tables, matches, puzzles, and its own description."""
