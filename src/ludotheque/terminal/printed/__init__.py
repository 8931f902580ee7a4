"""What commands print for people: rules, shelf, puzzles, records and what a store holds, in plain lines or on paper."""
