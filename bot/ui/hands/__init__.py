"""The private message with a player's hand, and its buttons."""
