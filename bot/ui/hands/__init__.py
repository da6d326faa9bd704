"""The private message that shows a player's hand, and its buttons."""
