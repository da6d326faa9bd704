"""Olsen: the house rules (``house``), the pot (``pot``), and the game itself (``game``)."""

from bot.games.olsen.game import OlsenGame

__all__ = ["OlsenGame"]
