"""Telling Discord of seasons: announcements, reminders, threads of fixtures, standings, the champion's role."""

from bot.ui.crier.crier import Crier
from bot.ui.crier.role import missing_for_role

__all__ = ["Crier", "missing_for_role"]
