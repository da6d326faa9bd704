"""Tables: one lock, one clock and one version each. The only room that joins games and storage."""

from bot.storage import Leaderboard, LeaderboardRow, StatsRow
from bot.tables.clock import Clock, SystemClock
from bot.tables.house_rules import AS_WRITTEN, HouseRules, RuleSet, clean_name, key_of
from bot.tables.keeping import Busy
from bot.tables.pace import Pace, Pings, forced_move, warning_at
from bot.tables.people import Chair, Refused, Vote, VoteKind, Who
from bot.tables.preferences import Palette, PlayerSettings, Preferences, ServerSettings, Sort
from bot.tables.seating import electorate, votes_needed
from bot.tables.service import Tables
from bot.tables.standings import MINIMUM, Standings
from bot.tables.table import (
    NOW,
    ClockName,
    Deed,
    Table,
    need_host,
    need_lobby,
    need_open,
    need_seat,
    next_actor,
)

__all__ = [
    "AS_WRITTEN",
    "MINIMUM",
    "NOW",
    "Busy",
    "Chair",
    "Clock",
    "ClockName",
    "Deed",
    "HouseRules",
    "Leaderboard",
    "LeaderboardRow",
    "Pace",
    "Palette",
    "Pings",
    "PlayerSettings",
    "Preferences",
    "Refused",
    "RuleSet",
    "ServerSettings",
    "Sort",
    "Standings",
    "StatsRow",
    "SystemClock",
    "Table",
    "Tables",
    "Vote",
    "VoteKind",
    "Who",
    "clean_name",
    "electorate",
    "forced_move",
    "key_of",
    "need_host",
    "need_lobby",
    "need_open",
    "need_seat",
    "next_actor",
    "votes_needed",
    "warning_at",
]
