"""SQL: what is kept, and how."""

from bot.storage.board_rows import OutcomeRow, RatingRow
from bot.storage.database import Database
from bot.storage.errors import StorageBusy, StorageConflict, StorageError
from bot.storage.rows import (
    Contents,
    DealRow,
    HouseRulesRow,
    Leaderboard,
    LeaderboardRow,
    MoveRow,
    Origin,
    PersonRow,
    Phase,
    ResultRow,
    SeatRow,
    StatsRow,
    TableRow,
)
from bot.storage.writer import Writer

__all__ = [
    "Contents",
    "Database",
    "DealRow",
    "HouseRulesRow",
    "Leaderboard",
    "LeaderboardRow",
    "MoveRow",
    "Origin",
    "OutcomeRow",
    "PersonRow",
    "Phase",
    "RatingRow",
    "ResultRow",
    "SeatRow",
    "StatsRow",
    "StorageBusy",
    "StorageConflict",
    "StorageError",
    "TableRow",
    "Writer",
]
