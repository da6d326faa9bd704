"""Presses of umpires that stand on screens of other features, or on screens that their own handlers show."""

from __future__ import annotations

from bot.ui.components.layout import BLUE
from bot.ui.components.press import Number, Page, Text
from bot.ui.shell.kinds import OfUmpire


class ShowDashboard(OfUmpire, template="j:dashboard:{season}[:{page}]"):
    """See what happens next in a season, and what needs you."""

    page: Page = 0
    label, style = "button-dashboard", BLUE


class SeeTable(OfUmpire, template="j:table:{season}:{fixture}"):
    """See how a table stands, and what you can do about it."""

    fixture: Text


class OrderPlayers(OfUmpire, template="j:order:{season}:{seen}"):
    """Write the order in which players start, before the season does."""

    seen: Number
    """The number of lines in the season's log whose order is shown."""
    label = "button-order"
