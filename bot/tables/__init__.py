"""Tables: one lock, one clock and one version each. The only room that joins games and storage."""

from bot.storage import Leaderboard, LeaderboardRow, StatsRow
from bot.tables.clock import Clock, SystemClock
from bot.tables.pace import Pace, next_actor
from bot.tables.service import Busy, Tables
from bot.tables.standings import MINIMUM, Standings
from bot.tables.table import (
    NOW,
    Chair,
    ClockName,
    Deed,
    Refused,
    Table,
    Who,
    need_host,
    need_lobby,
    need_seat,
)

__all__ = [
    "MINIMUM",
    "NOW",
    "Busy",
    "Chair",
    "Clock",
    "ClockName",
    "Deed",
    "Leaderboard",
    "LeaderboardRow",
    "Pace",
    "Refused",
    "Standings",
    "StatsRow",
    "SystemClock",
    "Table",
    "Tables",
    "Who",
    "need_host",
    "need_lobby",
    "need_seat",
    "next_actor",
]
