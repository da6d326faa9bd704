"""Tables: each has one lock, one clock and one version."""

from bot.storage import StorageError, patience, unhurried
from bot.tables.callers import challenges
from bot.tables.clock import Clock, SystemClock
from bot.tables.log import TableLogEntry
from bot.tables.outcome import outcome, saved
from bot.tables.pace import Pace, Pings, forced_move, is_waited_for, plays_alone, warning_at
from bot.tables.people import Chair, Refused, Vote, Who, need_game
from bot.tables.posts import PostRow, Posts
from bot.tables.recaps import Recap, no_recap
from bot.tables.replays import PastMatch
from bot.tables.results import final_places, result_of, was_played_for
from bot.tables.scheduler import Scheduler
from bot.tables.seating import electorate, votes_needed
from bot.tables.service import Tables
from bot.tables.since import last_round, new_cards, next_but_one, own_turn, since_turn
from bot.tables.table import (
    NOW,
    ClockName,
    Table,
    contributed,
    had_lobby,
    need_free_rules,
    need_host,
    need_lobby,
    need_open,
    need_playing,
    need_seat,
    need_seat_at,
    next_actor,
)
from bot.tables.unstopped import Undecided

__all__ = [
    "NOW",
    "Chair",
    "Clock",
    "ClockName",
    "Pace",
    "PastMatch",
    "Pings",
    "PostRow",
    "Posts",
    "Recap",
    "Refused",
    "Scheduler",
    "StorageError",
    "SystemClock",
    "Table",
    "TableLogEntry",
    "Tables",
    "Undecided",
    "Vote",
    "Who",
    "challenges",
    "contributed",
    "electorate",
    "final_places",
    "forced_move",
    "had_lobby",
    "is_waited_for",
    "last_round",
    "need_free_rules",
    "need_game",
    "need_host",
    "need_lobby",
    "need_open",
    "need_playing",
    "need_seat",
    "need_seat_at",
    "new_cards",
    "next_actor",
    "next_but_one",
    "no_recap",
    "outcome",
    "own_turn",
    "patience",
    "plays_alone",
    "result_of",
    "saved",
    "since_turn",
    "unhurried",
    "votes_needed",
    "warning_at",
    "was_played_for",
]
