"""Services that belong to no single table: standings, chips, ratings, preferences, house rules, privacy."""

from bot.services.admission import Admission
from bot.services.budgets import Budgets, Spender
from bot.services.chips import CHIP_REASON, MOST_STAKE, Chips, SettingBack, Statement
from bot.services.departures import Departures
from bot.services.duplicate import DuplicateDeals, DuplicatePlay, OwnDaily
from bot.services.durations import Durations, Played, minutes
from bot.services.evenings import Evening, EveningChange, Evenings, Moment, Year
from bot.services.fair_play import Evidence, FairPlay
from bot.services.fairness import Chain, Checked, Fairness
from bot.services.forecasts import Forecast, Forecasts
from bot.services.house_rules import AS_WRITTEN, HouseRules, RuleSet, clean_name, key_of
from bot.services.nightly import NightlyBackups
from bot.services.preferences import (
    Palette,
    PlayerChange,
    PlayerSettings,
    Preferences,
    ServerChange,
    ServerSettings,
    Sort,
)
from bot.services.press_edits import PressEdits
from bot.services.privacy import Privacy
from bot.services.quiet_hours import (
    NEVER,
    NIGHT,
    clock_changes,
    hours_of,
    zone_meant,
    zone_named,
    zone_names,
)
from bot.services.rallies import Rallies
from bot.services.ratings import Ratings
from bot.services.retention import Retention
from bot.services.standings import (
    MINIMUM,
    Career,
    Champions,
    GameCareer,
    LeaderboardPage,
    Period,
    Reflexes,
    Shelf,
    Standings,
)
from bot.services.waiting import Waiting
from bot.services.watching import Watching
from bot.storage import (
    AgainstRow,
    Champion,
    ChipBoard,
    ChipEntryRow,
    ChipLineRow,
    HighlightRow,
    HistoryRow,
    HistorySeat,
    Leaderboard,
    LeaderboardRow,
    Order,
    RatedMatchRow,
    RatingChangeRow,
    RatingRow,
    RivalRow,
    SeasonName,
    SoloRow,
    StatsRow,
    StreakRow,
    TitleHolder,
    WonSeason,
)
from bot.storage.admission import SuspendedFrom, SuspensionRow
from bot.storage.duplicate import DuplicateBoardRow, DuplicateDealRow, DuplicatePlayRow
from bot.storage.evenings import EveningRow, WinnerRow
from bot.storage.waits import WaitRow
from bot.storage.watches import WatchRow

__all__ = [
    "AS_WRITTEN",
    "CHIP_REASON",
    "MINIMUM",
    "MOST_STAKE",
    "NEVER",
    "NIGHT",
    "Admission",
    "AgainstRow",
    "Budgets",
    "Career",
    "Chain",
    "Champion",
    "Champions",
    "Checked",
    "ChipBoard",
    "ChipEntryRow",
    "ChipLineRow",
    "Chips",
    "Departures",
    "DuplicateBoardRow",
    "DuplicateDealRow",
    "DuplicateDeals",
    "DuplicatePlay",
    "DuplicatePlayRow",
    "Durations",
    "Evening",
    "EveningChange",
    "EveningRow",
    "Evenings",
    "Evidence",
    "FairPlay",
    "Fairness",
    "Forecast",
    "Forecasts",
    "GameCareer",
    "HighlightRow",
    "HistoryRow",
    "HistorySeat",
    "HouseRules",
    "Leaderboard",
    "LeaderboardPage",
    "LeaderboardRow",
    "Moment",
    "NightlyBackups",
    "Order",
    "OwnDaily",
    "Palette",
    "Period",
    "Played",
    "PlayerChange",
    "PlayerSettings",
    "Preferences",
    "PressEdits",
    "Privacy",
    "Rallies",
    "RatedMatchRow",
    "RatingChangeRow",
    "RatingRow",
    "Ratings",
    "Reflexes",
    "Retention",
    "RivalRow",
    "RuleSet",
    "SeasonName",
    "ServerChange",
    "ServerSettings",
    "SettingBack",
    "Shelf",
    "SoloRow",
    "Sort",
    "Spender",
    "Standings",
    "Statement",
    "StatsRow",
    "StreakRow",
    "SuspendedFrom",
    "SuspensionRow",
    "TitleHolder",
    "WaitRow",
    "Waiting",
    "WatchRow",
    "Watching",
    "WinnerRow",
    "WonSeason",
    "Year",
    "clean_name",
    "clock_changes",
    "hours_of",
    "key_of",
    "minutes",
    "zone_meant",
    "zone_named",
    "zone_names",
]
