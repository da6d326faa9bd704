"""Languages: phrases, moves and events in words, names of commands."""
