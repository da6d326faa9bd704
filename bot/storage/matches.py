"""Matches: their moves, their deals, their ends, and what these add to everybody's records."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Literal

from bot.storage.archives import fold, unfold
from bot.storage.executor import Executor, ReadExecutor
from bot.storage.months import month_of
from bot.storage.rows import DealRow, MoveRow, ResultRow, from_columns, with_table


class MatchQueries:
    """What can be asked about a match."""

    def __init__(self, executor: ReadExecutor) -> None:
        self._executor = executor

    async def moves_since(self, table_id: str, version: int = 0) -> list[MoveRow]:
        """The moves that made a version after ``version``, in order; also those of a finished match."""
        rows = await self._executor.fetch_all("moves_since", table_id=table_id, version=version)
        if rows:
            return [from_columns(MoveRow, row) for row in rows]
        return [move for move in await self.archive(table_id) or () if move.version > version]

    async def last_versions(self, table_id: str) -> dict[int, int]:
        """For each seat that has moved, the version that its last move made. Only while playing."""
        return {
            row["seat"]: row["version"]
            for row in await self._executor.fetch_all("last_versions", table_id=table_id)
        }

    async def archive(self, table_id: str) -> list[MoveRow] | None:
        """All moves of a match that is finished or was stopped, else None."""
        row = await self._executor.fetch_one("archive_of", table_id=table_id)
        return unfold(row["moves"]) if row else None

    async def results(self, table_id: str) -> list[ResultRow]:
        """How a match ended, by seat; empty when it did not end or was stopped."""
        return [
            from_columns(ResultRow, row)
            for row in await self._executor.fetch_all("results_of", table_id=table_id)
        ]

    async def deals(self, table_id: str) -> list[DealRow]:
        """How the deals of a match ended, by deal and seat."""
        return [
            from_columns(DealRow, row)
            for row in await self._executor.fetch_all("deals_of", table_id=table_id)
        ]


class MatchRepository(MatchQueries):
    """Matches, and how their ends are kept."""

    def __init__(self, executor: Executor) -> None:
        super().__init__(executor)
        self._executor: Executor = executor

    async def record_deal(self, table_id: str, deals: Iterable[DealRow]) -> None:
        """Keep how a deal ended, a row a seat."""
        await self._executor.execute_many("add_deal", [with_table(table_id, deal) for deal in deals])

    async def finish(self, table_id: str, *, at: int, results: Iterable[ResultRow]) -> None:
        """A match is over: keep its results, a row a seat, count them, and fold its moves into one archive.

        The last move must have been appended. :class:`StorageConflict` unless it is being played.
        """
        match = dict(await self._executor.change("finish_table", table_id=table_id, finished_at=at))
        shared = match | {"finished_at": at}
        await self._executor.execute_many(
            "add_results", [with_table(table_id, result) | shared for result in results]
        )
        await self._count(table_id, at)
        await self._fold(table_id)

    async def end(self, table_id: str, *, at: int) -> None:
        """Stop a match without counting it. :class:`StorageConflict` unless it is being played."""
        await self._executor.change(
            "stop_table", table_id=table_id, from_phase="playing", to_phase="ended", finished_at=at
        )
        await self._fold(table_id)

    async def set_void(self, table_id: str, void: bool) -> None:
        """Take a finished match out of leaderboards, numbers and ratings, or (False) put it back.

        Nothing happens where the table has no result. Ratings are due then. Scores that an umpire has
        adjusted are another thing: leaderboards show them as they were played.
        """
        changed = await self._executor.fetch_all("set_void", table_id=table_id, void=int(void))
        if changed:
            ended = changed[0]
            await self._count(table_id, ended["finished_at"], -1 if void else 1)
            if void:
                await self._recount_last(table_id, ended["game"], ended["finished_at"])
            await self._executor.execute("ratings_are_due", guild_id=ended["guild_id"], game=ended["game"])

    async def _count(self, table_id: str, at: int, by: Literal[1, -1] = 1) -> None:
        """Add a match that ended at ``at`` (ms since 1970) to the records of its people, or take it away."""
        await self._executor.execute("count_match", table_id=table_id, month=month_of(at)[0], by=by)

    async def _recount_last(self, table_id: str, game: str, at: int) -> None:
        """Look up when the people of a match that was taken away have played last."""
        month, begins, _ = month_of(at)
        await self._executor.execute(
            "recount_last", table_id=table_id, game=game, at=at, month=month, begins=begins
        )

    async def _fold(self, table_id: str) -> None:
        archive = fold(await self.moves_since(table_id))
        await self._executor.execute("add_archive", table_id=table_id, moves=archive)
        await self._executor.execute("clear_moves", table_id=table_id)
