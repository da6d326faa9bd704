"""Telling Discord of seasons: announcements, reminders, threads, standings, the champion's role."""

from bot.ui.crier.crier import Crier
from bot.ui.crier.herald import Herald
from bot.ui.crier.role import missing_for_role

__all__ = ["Crier", "Herald", "missing_for_role"]
