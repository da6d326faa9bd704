"""One season of a league, or one tournament, from its announcement to its champion.

These are pure functions. :func:`apply` takes a season and a command, and returns the next season, lines for
its log and the news, or raises :class:`~bot.league.illegal.IllegalAct`. :func:`rebuilt` makes a season from
its log, and :func:`due` returns the next act of the clock. The format decides how a season is entered, played
and counted (:mod:`format`, :mod:`formats`).
"""

from __future__ import annotations

from bot.league.season import acts, offers, own_times, ready_checks, times
from bot.league.season.acts import Act, Command, LogEntry
from bot.league.season.altering import alterable
from bot.league.season.fixtures import (
    fewest,
    fixture_of,
    has_calls,
    is_open,
    season_state,
    undrawn,
    unplayed,
)
from bot.league.season.format import Placing, TimeUp
from bot.league.season.formats import FORMATS, bracket_of, divisions_of, format_of, standings_of
from bot.league.season.log import act_from_json, act_to_json, settings_from_json, settings_to_json
from bot.league.season.machine import VERSION, SeasonStep, apply, apply_alone, rebuilt
from bot.league.season.moving import ELSEWHERE, Starters, broken_by, movers, promised_by, starters_of
from bot.league.season.news import WIDENING, winners
from bot.league.season.reopening import reopens_until
from bot.league.season.roles import due_roles, has_roles
from bot.league.season.settings import Schedule, SeasonSettings, hours_told, time_of_round
from bot.league.season.signup import can_join, has_order, is_signup_open, promises_late
from bot.league.season.sittings import name_of, sittings, tournament_of
from bot.league.season.state import FINISHED, Appointment, Asked, Phase, Season, Signed
from bot.league.season.timetable import due, next_time

__all__ = [
    "ELSEWHERE",
    "FINISHED",
    "FORMATS",
    "VERSION",
    "WIDENING",
    "Act",
    "Appointment",
    "Asked",
    "Command",
    "LogEntry",
    "Phase",
    "Placing",
    "Schedule",
    "Season",
    "SeasonSettings",
    "SeasonStep",
    "Signed",
    "Starters",
    "TimeUp",
    "act_from_json",
    "act_to_json",
    "acts",
    "alterable",
    "apply",
    "apply_alone",
    "bracket_of",
    "broken_by",
    "can_join",
    "divisions_of",
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
    "ready_checks",
    "rebuilt",
    "reopens_until",
    "season_state",
    "settings_from_json",
    "settings_to_json",
    "sittings",
    "standings_of",
    "starters_of",
    "time_of_round",
    "times",
    "tournament_of",
    "undrawn",
    "unplayed",
    "winners",
]
