"""The deals of the day, and how people have played them."""

from __future__ import annotations

from dataclasses import dataclass, field

from bot.storage.executor import Executor, ReadExecutor
from bot.storage.rows import from_columns, to_columns
from bot.user_text import UserText


@dataclass(frozen=True, slots=True)
class DailyRunRow:
    """How somebody plays the deal of a day."""

    guild_id: int
    day: int
    """Days since 1970, by the clocks of the server."""
    game: str
    person: str
    rules: int
    """The version of the rules by which it is played."""
    started_at: int
    moves: str = field(default="", repr=False)
    """A line for each move, in the format of the record of a match."""
    finished_at: int | None = None
    place: int | None = None
    """1 is best. The place and the points are None until the deal is over."""
    points: int | None = None


@dataclass(frozen=True, slots=True)
class DailyBoardRow:
    """What somebody has made of the deal of a day."""

    game: str
    person: str
    started_at: int
    finished_at: int
    place: int
    points: int
    user_id: int
    name: UserText


class DailyQueries:
    """Queries about the deals of the day."""

    def __init__(self, executor: ReadExecutor) -> None:
        self._executor = executor

    async def secret(self, guild_id: int, day: int, game: str) -> bytes | None:
        """The secret behind a deal; None if nobody has played it."""
        row = await self._executor.fetch_one("daily_deal", guild_id=guild_id, day=day, game=game)
        return None if row is None else bytes.fromhex(row["secret"])

    async def run(self, guild_id: int, day: int, game: str, person: str) -> DailyRunRow | None:
        """How a person plays a deal; None if they have not begun it."""
        key = {"guild_id": guild_id, "day": day, "game": game, "person": person}
        row = await self._executor.fetch_one("daily_run", **key)
        return None if row is None else from_columns(DailyRunRow, row)

    async def on_day(self, guild_id: int, day: int, person: str) -> list[DailyRunRow]:
        """What a person plays or has played of a day."""
        rows = await self._executor.fetch_all("daily_runs_on", guild_id=guild_id, day=day, person=person)
        return [from_columns(DailyRunRow, row) for row in rows]

    async def of_person(self, guild_id: int, person: str) -> list[DailyRunRow]:
        """All deals that a person has played and that are kept, oldest first."""
        rows = await self._executor.fetch_all("daily_runs_of", guild_id=guild_id, person=person)
        return [from_columns(DailyRunRow, row) for row in rows]

    async def played_before(self, guild_id: int, day: int, player: str) -> list[str]:
        """The games whose deals of a day a member, given their digest, has begun before they were
        forgotten.
        """
        rows = await self._executor.fetch_all("daily_played", guild_id=guild_id, day=day, player=player)
        return [row["game"] for row in rows]

    async def board(self, guild_id: int, day: int) -> list[DailyBoardRow]:
        """What people have made of the deals of a day, in no order."""
        rows = await self._executor.fetch_all("daily_board", guild_id=guild_id, day=day)
        return [from_columns(DailyBoardRow, row) for row in rows]


class DailyRepository(DailyQueries):
    """The deals of the day, and changes to them."""

    def __init__(self, executor: Executor) -> None:
        super().__init__(executor)
        self._executor: Executor = executor

    async def deal(self, guild_id: int, day: int, game: str, secret: bytes, kept_since: int) -> None:
        """Store the secret of a deal, if it has none yet. Deals of days before ``kept_since`` are dropped,
        and so are the notes about who was not to play yesterday's deals again.
        """
        await self._executor.run(
            ("end_daily_played", {"guild_id": guild_id, "day": day}),
            ("drop_old_daily_deals", {"guild_id": guild_id, "day": kept_since}),
            ("add_daily_deal", {"guild_id": guild_id, "day": day, "game": game, "secret": secret.hex()}),
        )

    async def begin(self, run: DailyRunRow) -> None:
        """Note that somebody begins a deal. Raises StorageConflict if they have."""
        await self._executor.execute("add_daily_run", **to_columns(run))

    async def save(self, run: DailyRunRow) -> None:
        """Note what somebody has played."""
        columns = to_columns(run)
        del columns["rules"], columns["started_at"]
        await self._executor.execute("save_daily_run", **columns)
