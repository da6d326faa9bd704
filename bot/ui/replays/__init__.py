"""Screens of matches that are watched again."""
