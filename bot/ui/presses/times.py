"""Presses with which the players of a table agree on its time."""

from __future__ import annotations

from bot.ui.components.press import Number, Permission, Text
from bot.ui.shell.kinds import OfSeason


class OfDay(OfSeason):
    """A press about a day of a fixture."""

    day: Number
    """The number of the day by the user's clock, counted from 1970; 0 for the first."""
    fixture: Text
    permission = Permission.ENTRANT


class ShowTimes(OfDay, template="l:times:{season}:{day}:{fixture}"):
    """See which hours suit the players of a table, a day at a time, and mark yours."""

    label = "button-times"
