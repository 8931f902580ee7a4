"""The table: seats, the match, its clock, and the log that is the truth about it all, on one server or on many."""
