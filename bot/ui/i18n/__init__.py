"""Languages: the catalogue of phrases, moves and events in words, names of commands."""
