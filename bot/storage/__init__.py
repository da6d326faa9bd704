"""Storage: the SQL database, with a repository for each subject."""

from bot.storage.announcements import AnnouncementRow
from bot.storage.board_rows import (
    AgainstRow,
    HighlightRow,
    HistoryRow,
    HistorySeat,
    Leaderboard,
    LeaderboardRow,
    OutcomeRow,
    RatedMatchRow,
    RatingChangeRow,
    RatingRow,
    RivalRow,
    SeasonName,
    StatsRow,
    StreakRow,
)
from bot.storage.boards import Order
from bot.storage.chips import ChipBoard, ChipEntryRow, ChipLineRow, ChipTransactionRow
from bot.storage.database import Database
from bot.storage.errors import (
    StorageBehind,
    StorageBusy,
    StorageConflict,
    StorageDamaged,
    StorageError,
    StorageInUse,
)
from bot.storage.fence import Fence
from bot.storage.lock import sole_process
from bot.storage.opening import incumbents, open_database, sole_user
from bot.storage.patience import left, patience, turn, unhurried
from bot.storage.privacy import KnownRow
from bot.storage.repositories import Queries, Transaction
from bot.storage.rows import (
    OF_PERSON,
    PERSON,
    AheadRow,
    Contents,
    DealRow,
    HouseRulesRow,
    MoveRow,
    PersonRow,
    Phase,
    PostRow,
    ResultRow,
    SeatRow,
    StoredTable,
    TableRow,
    to_json,
)
from bot.storage.seasons import DAMAGED, LogRow, NoticeRow, SeasonRoleRow, SeasonRow
from bot.storage.solo import SoloRow
from bot.storage.tables import PlayedRow, TableParts
from bot.storage.titles import Champion, TitleHolder, WonSeason

__all__ = [
    "DAMAGED",
    "OF_PERSON",
    "PERSON",
    "AgainstRow",
    "AheadRow",
    "AnnouncementRow",
    "Champion",
    "ChipBoard",
    "ChipEntryRow",
    "ChipLineRow",
    "ChipTransactionRow",
    "Contents",
    "Database",
    "DealRow",
    "Fence",
    "HighlightRow",
    "HistoryRow",
    "HistorySeat",
    "HouseRulesRow",
    "KnownRow",
    "Leaderboard",
    "LeaderboardRow",
    "LogRow",
    "MoveRow",
    "NoticeRow",
    "Order",
    "OutcomeRow",
    "PersonRow",
    "Phase",
    "PlayedRow",
    "PostRow",
    "Queries",
    "RatedMatchRow",
    "RatingChangeRow",
    "RatingRow",
    "ResultRow",
    "RivalRow",
    "SeasonName",
    "SeasonRoleRow",
    "SeasonRow",
    "SeatRow",
    "SoloRow",
    "StatsRow",
    "StorageBehind",
    "StorageBusy",
    "StorageConflict",
    "StorageDamaged",
    "StorageError",
    "StorageInUse",
    "StoredTable",
    "StreakRow",
    "TableParts",
    "TableRow",
    "TitleHolder",
    "Transaction",
    "WonSeason",
    "incumbents",
    "left",
    "open_database",
    "patience",
    "sole_process",
    "sole_user",
    "to_json",
    "turn",
    "unhurried",
]
