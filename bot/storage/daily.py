"""Daily deals, and how people have played them."""

from __future__ import annotations

from dataclasses import dataclass, field

from bot.storage.declared import Reads, Writes, query
from bot.user_text import UserText


@dataclass(frozen=True, slots=True)
class DailyRunRow:
    """A person's run of a daily deal."""

    place_id: int
    day: int
    """Days since 1970, by the server's time zone."""
    game: str
    person: str
    rules: int
    """Version of the rules of this run."""
    started_at: int
    moves: str = field(default="", repr=False)
    """Lines of the moves, in the format of a match file."""
    finished_at: int | None = None
    place: int | None = None
    """1 is best. The place and the points are None until the deal has ended."""
    points: int | None = None


@dataclass(frozen=True, slots=True)
class DailyBoardRow:
    """A person's result in a daily deal."""

    game: str
    person: str
    started_at: int
    finished_at: int
    place: int
    points: int
    user_id: int
    name: UserText


class DailyQueries(Reads):
    """Queries about daily deals."""

    async def secret(self, place_id: int, day: int, game: str) -> bytes | None:
        """Return the secret behind a deal; None if no one has played it."""
        row = await self._executor.fetch_one("daily_deal", place_id=place_id, day=day, game=game)
        return None if row is None else bytes.fromhex(row["secret"])

    @query("daily_run")
    async def run(self, place_id: int, day: int, game: str, person: str) -> DailyRunRow | None: ...

    @query("daily_runs_on")
    async def on_day(self, place_id: int, day: int, person: str) -> list[DailyRunRow]: ...
    @query("daily_runs_of")
    async def of_person(self, place_id: int, person: str) -> list[DailyRunRow]: ...
    @query("daily_played")
    async def played_before(self, place_id: int, day: int, player: str) -> list[str]: ...
    @query("daily_board")
    async def board(self, place_id: int, day: int) -> list[DailyBoardRow]: ...


class DailyRepository(Writes, DailyQueries):
    """Daily deals, and changes to them."""

    async def deal(self, place_id: int, day: int, game: str, secret: bytes, kept_since: int) -> None:
        """Store the secret of a deal, if it has none yet. Delete deals of days before ``kept_since``, and the
        notes about people who may not play yesterday's deals again.
        """
        await self._executor.run(
            ("end_daily_played", {"place_id": place_id, "day": day}),
            ("drop_old_daily_deals", {"place_id": place_id, "day": kept_since}),
            ("add_daily_deal", {"place_id": place_id, "day": day, "game": game, "secret": secret.hex()}),
        )

    @query("add_daily_run")
    async def begin(self, run: DailyRunRow) -> None: ...

    @query("save_daily_run")
    async def save(self, run: DailyRunRow) -> None: ...
