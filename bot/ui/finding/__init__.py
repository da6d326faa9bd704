"""Finding others to play with: members wait for a game and a clock, and a table opens for them."""
