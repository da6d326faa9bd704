"""What the screens and messages of seasons share: names, descriptions, terms, suggestions, the champion's
role.
"""

from bot.ui.seasons.role import missing_for_role

__all__ = ["missing_for_role"]
