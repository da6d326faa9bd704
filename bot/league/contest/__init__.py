"""One season of a league, or one tournament, from its announcement to its champion.

These are pure functions. :func:`apply` takes a contest and a command, and returns the next contest, lines for
its log and the news, or raises :class:`~bot.league.illegal.IllegalAct`. :func:`rebuilt` makes a contest from
its log, and :func:`due` returns the next act of the clock. The format decides how a season is entered, played
and counted (:mod:`format`, :mod:`formats`).
"""

from __future__ import annotations

from bot.league.contest import acts, calls, offers, own_times, times
from bot.league.contest.acts import Act, Command, LogEntry
from bot.league.contest.altering import alterable
from bot.league.contest.fixtures import (
    fewest,
    fixture_of,
    has_calls,
    is_open,
    season_state,
    undrawn,
    unplayed,
)
from bot.league.contest.format import Placing, TimeUp
from bot.league.contest.formats import FORMATS, bracket_of, format_of, standings_of
from bot.league.contest.log import act_from_json, act_to_json, terms_from_json, terms_to_json
from bot.league.contest.machine import VERSION, SeasonStep, apply, apply_alone, rebuilt
from bot.league.contest.moving import broken_by, movers, promised_by, raised
from bot.league.contest.news import winners
from bot.league.contest.reopening import reopens_until
from bot.league.contest.roles import due_roles, has_roles
from bot.league.contest.signup import can_join, has_order, is_signup_open, promises_late
from bot.league.contest.sittings import name_of, sittings, tournament_of
from bot.league.contest.state import FINISHED, Asked, Contest, Meeting, Phase, Signed
from bot.league.contest.terms import Schedule, Terms, hours_told, time_of_round
from bot.league.contest.timetable import due, next_time

__all__ = [
    "FINISHED",
    "FORMATS",
    "VERSION",
    "Act",
    "Asked",
    "Command",
    "Contest",
    "LogEntry",
    "Meeting",
    "Phase",
    "Placing",
    "Schedule",
    "SeasonStep",
    "Signed",
    "Terms",
    "TimeUp",
    "act_from_json",
    "act_to_json",
    "acts",
    "alterable",
    "apply",
    "apply_alone",
    "bracket_of",
    "broken_by",
    "calls",
    "can_join",
    "due",
    "due_roles",
    "fewest",
    "fixture_of",
    "format_of",
    "has_calls",
    "has_order",
    "has_roles",
    "hours_told",
    "is_open",
    "is_signup_open",
    "movers",
    "name_of",
    "next_time",
    "offers",
    "own_times",
    "promised_by",
    "promises_late",
    "raised",
    "rebuilt",
    "reopens_until",
    "season_state",
    "sittings",
    "standings_of",
    "terms_from_json",
    "terms_to_json",
    "time_of_round",
    "times",
    "tournament_of",
    "undrawn",
    "unplayed",
    "winners",
]
