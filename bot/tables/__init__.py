"""Tables: one lock, one clock and one version each. The only room that joins games and storage."""

from bot.storage import (
    AgainstRow,
    ChipBoard,
    ChipEntryRow,
    ChipLineRow,
    HighlightRow,
    HistoryRow,
    HistorySeat,
    Leaderboard,
    LeaderboardRow,
    Order,
    RatingRow,
    RivalRow,
    SeasonName,
    StatsRow,
    StreakRow,
    patience,
    unhurried,
)
from bot.tables.busy import Busy, Undecided, or_busy, writing
from bot.tables.chips import CHIP_REASON, MOST_STAKE, Chips, SettingBack, Statement
from bot.tables.clock import Clock, SystemClock
from bot.tables.departures import Departures
from bot.tables.fair_play import Evidence, FairPlay
from bot.tables.house_rules import AS_WRITTEN, HouseRules, RuleSet, clean_name, key_of
from bot.tables.outcome import outcome, saved
from bot.tables.pace import Pace, Pings, forced_move, warning_at
from bot.tables.people import Chair, Refused, Vote, VoteKind, Who
from bot.tables.posts import Posts
from bot.tables.preferences import (
    Palette,
    PlayerChange,
    PlayerSettings,
    Preferences,
    ServerChange,
    ServerSettings,
    Sort,
)
from bot.tables.privacy import Privacy
from bot.tables.ratings import Ratings
from bot.tables.results import final_places, result_of
from bot.tables.scheduler import Scheduler
from bot.tables.seating import electorate, votes_needed
from bot.tables.service import Tables
from bot.tables.standings import MINIMUM, Board, Career, GameCareer, Period, Standings
from bot.tables.table import (
    NOW,
    ClockName,
    Deed,
    Table,
    need_free_rules,
    need_host,
    need_lobby,
    need_open,
    need_playing,
    need_seat,
    next_actor,
)

__all__ = [
    "AS_WRITTEN",
    "CHIP_REASON",
    "MINIMUM",
    "MOST_STAKE",
    "NOW",
    "AgainstRow",
    "Board",
    "Busy",
    "Career",
    "Chair",
    "ChipBoard",
    "ChipEntryRow",
    "ChipLineRow",
    "Chips",
    "Clock",
    "ClockName",
    "Deed",
    "Departures",
    "Evidence",
    "FairPlay",
    "GameCareer",
    "HighlightRow",
    "HistoryRow",
    "HistorySeat",
    "HouseRules",
    "Leaderboard",
    "LeaderboardRow",
    "Order",
    "Pace",
    "Palette",
    "Period",
    "Pings",
    "PlayerChange",
    "PlayerSettings",
    "Posts",
    "Preferences",
    "Privacy",
    "RatingRow",
    "Ratings",
    "Refused",
    "RivalRow",
    "RuleSet",
    "Scheduler",
    "SeasonName",
    "ServerChange",
    "ServerSettings",
    "SettingBack",
    "Sort",
    "Standings",
    "Statement",
    "StatsRow",
    "StreakRow",
    "SystemClock",
    "Table",
    "Tables",
    "Undecided",
    "Vote",
    "VoteKind",
    "Who",
    "clean_name",
    "electorate",
    "final_places",
    "forced_move",
    "key_of",
    "need_free_rules",
    "need_host",
    "need_lobby",
    "need_open",
    "need_playing",
    "need_seat",
    "next_actor",
    "or_busy",
    "outcome",
    "patience",
    "result_of",
    "saved",
    "unhurried",
    "votes_needed",
    "warning_at",
    "writing",
]
