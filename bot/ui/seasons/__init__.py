"""What is said of seasons: announcements, rounds, decisions, standings, and who the champion is."""

from bot.ui.seasons.role import missing_for_role

__all__ = ["missing_for_role"]
