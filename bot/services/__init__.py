"""Services that belong to no table: standings, chips, ratings, preferences, house rules, privacy."""

from bot.services.chips import CHIP_REASON, MOST_STAKE, Chips, SettingBack, Statement
from bot.services.departures import Departures
from bot.services.fair_play import Evidence, FairPlay
from bot.services.house_rules import AS_WRITTEN, HouseRules, RuleSet, clean_name, key_of
from bot.services.preferences import (
    Palette,
    PlayerChange,
    PlayerSettings,
    Preferences,
    ServerChange,
    ServerSettings,
    Sort,
)
from bot.services.privacy import Privacy
from bot.services.ratings import Ratings
from bot.services.standings import MINIMUM, Board, Career, GameCareer, Period, Standings
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
)

__all__ = [
    "AS_WRITTEN",
    "CHIP_REASON",
    "MINIMUM",
    "MOST_STAKE",
    "AgainstRow",
    "Board",
    "Career",
    "ChipBoard",
    "ChipEntryRow",
    "ChipLineRow",
    "Chips",
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
    "Palette",
    "Period",
    "PlayerChange",
    "PlayerSettings",
    "Preferences",
    "Privacy",
    "RatingRow",
    "Ratings",
    "RivalRow",
    "RuleSet",
    "SeasonName",
    "ServerChange",
    "ServerSettings",
    "SettingBack",
    "Sort",
    "Standings",
    "Statement",
    "StatsRow",
    "StreakRow",
    "clean_name",
    "key_of",
]
