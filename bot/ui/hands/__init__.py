"""Hands: the cards of one player, in private."""
