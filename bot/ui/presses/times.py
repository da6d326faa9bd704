"""Presses with which the players of a table agree on its time."""

from __future__ import annotations

from bot.ui.components.layout import BLUE, GREEN, RED
from bot.ui.components.press import Number, Permission, Text
from bot.ui.presses.leagues import OfSeason


class ShowOwnTimes(OfSeason, template="l:own_times:{season}"):
    """Mark the hours that suit you for your table, and see what the others have marked."""

    label, style, permission = "button-own-times", BLUE, Permission.ENTRANT


class ShowTimes(OfSeason, template="l:times:{season}:{day}:{fixture}"):
    """See what hours suit the players of a table, a day at a time, and mark yours."""

    day: Number
    """The number of the day by the user's clock, counted from 1970; 0 for the first."""
    fixture: Text
    label, permission = "button-times", Permission.ENTRANT


class MarkHours(OfSeason, template="l:mark:{season}:{day}:{fixture}"):
    """Mark the hours of a day that suit you."""

    day: Number
    fixture: Text
    permission = Permission.ENTRANT


class MarkAlike(OfSeason, template="l:mark_all:{season}:{day}:{fixture}"):
    """Mark the same hours on all other days, too."""

    day: Number
    fixture: Text
    label, permission = "button-mark-alike", Permission.ENTRANT


class ProposeTime(OfSeason, template="l:propose:{season}:{at}:{fixture}"):
    """Propose a time for a table. The others are asked."""

    at: Number
    fixture: Text
    permission = Permission.ENTRANT


class AcceptTime(OfSeason, template="l:accept:{season}:{at}:{fixture}"):
    """Accept the time that is proposed for your table."""

    at: Number
    fixture: Text
    label, style, permission = "button-accept-time", GREEN, Permission.ENTRANT


class DeclineTime(OfSeason, template="l:decline:{season}:{at}:{fixture}"):
    """Say that you cannot play at the time that is proposed for your table."""

    at: Number
    fixture: Text
    label, style, permission = "button-decline-time", RED, Permission.ENTRANT


class WantEvent(OfSeason, template="l:event:{season}:{fixture}"):
    """Have the bot make an event of the server for the time of your table. It follows that time."""

    fixture: Text
    label, permission = "button-want-event", Permission.ENTRANT
