"""Slash commands: thin."""
