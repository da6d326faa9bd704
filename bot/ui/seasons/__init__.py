"""What the screens and messages of seasons share: names, descriptions, settings, suggestions, roles that
seasons give.
"""

from bot.ui.seasons.role import missing_for_role

__all__ = ["missing_for_role"]
