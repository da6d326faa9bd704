"""Help for newcomers, and the rules of each game."""
