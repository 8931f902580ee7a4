"""Playing: bots that act for seats, clocks that run out, and the coach, beside the loop that serves the tables."""
