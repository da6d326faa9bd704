"""The screens of settings: those of a server, and those of a player."""
