"""Presses for the staff who run leagues."""

from __future__ import annotations

from typing import Annotated

from bot.ui.components.press import Number, Page
from bot.ui.shell.kinds import OfUmpire


class OrderPlayers(OfUmpire, template="j:order:{season}:{seen}"):
    """Write the order in which the players start, before the season does."""

    seen: Number
    """The number of lines in the season's log whose order is shown."""
    label = "button-order"


class ShowLog(OfUmpire, template="j:log:{season}:{what}.{page}"):
    """See a page of a season's log."""

    what: Annotated[str, "all|decisions"]
    page: Page


class ExportSeason(OfUmpire, template="j:export:{season}"):
    """Get the results, standings and log of a season as files."""

    label = "desk-more-export"
