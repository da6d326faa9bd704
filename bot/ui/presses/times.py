"""Presses with which the players of a table agree on its time."""

from __future__ import annotations

from bot.ui.components.layout import BLUE, GREEN, RED
from bot.ui.components.press import Number, Permission, Text
from bot.ui.shell.kinds import OfSeason


class ShowOwnTimes(OfSeason, template="l:own_times:{season}"):
    """Mark the hours that suit you for your table, and see what the others have marked."""

    label, style, permission = "button-own-times", BLUE, Permission.ENTRANT


class OfDay(OfSeason):
    """A press about a day of a fixture."""

    day: Number
    """The number of the day by the user's clock, counted from 1970; 0 for the first."""
    fixture: Text
    permission = Permission.ENTRANT


class ShowTimes(OfDay, template="l:times:{season}:{day}:{fixture}"):
    """See what hours suit the players of a table, a day at a time, and mark yours."""

    label = "button-times"


class MarkHours(OfDay, template="l:mark:{season}:{day}:{fixture}"):
    """Mark the hours of a day that suit you."""


class MarkAlike(OfDay, template="l:mark_all:{season}:{day}:{fixture}"):
    """Mark the same hours on all other days, too."""

    label = "button-mark-alike"


class OfProposal(OfSeason):
    """A press about a time that is proposed for a fixture, in milliseconds."""

    at: Number
    fixture: Text
    permission = Permission.ENTRANT


class ProposeTime(OfProposal, template="l:propose:{season}:{at}:{fixture}"):
    """Propose a time for a table. The others are asked."""


class AcceptTime(OfProposal, template="l:accept:{season}:{at}:{fixture}"):
    """Accept the time that is proposed for your table."""

    label, style = "button-accept-time", GREEN


class DeclineTime(OfProposal, template="l:decline:{season}:{at}:{fixture}"):
    """Say that you cannot play at the time that is proposed for your table."""

    label, style = "button-decline-time", RED


class MakeEvent(OfSeason, template="l:event:{season}:{fixture}"):
    """Have the bot make an event of the server for the time of your table. It follows that time."""

    fixture: Text
    label, permission = "button-want-event", Permission.ENTRANT
