"""How fast solo puzzles are solved and proven, beside a plain breadth-first search and OR-tools CP-SAT."""
