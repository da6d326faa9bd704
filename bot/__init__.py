"""Olsen: a bot that hosts card games in Discord."""
