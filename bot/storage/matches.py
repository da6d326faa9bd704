"""Matches: their moves, deals and results, and what these add to people's records."""

from __future__ import annotations

from collections.abc import Iterable
from datetime import UTC, tzinfo
from typing import Literal

from bot.storage.archives import NO_LONGER_KEPT, fold, unfold
from bot.storage.declared import Reads, Writes, query
from bot.storage.months import month_at
from bot.storage.rows import DealRow, MoveRow, ResultRow, rows_of, with_table


class MatchQueries(Reads):
    """Queries about one match."""

    async def moves_since(self, table_id: str, version: int = 0) -> list[MoveRow]:
        """Return the moves with versions after ``version``, in order, also of a finished match."""
        rows = await self._executor.fetch_all("moves_since", table_id=table_id, version=version)
        if rows:
            return rows_of(MoveRow, rows)
        return [move for move in await self.archive(table_id) or () if move.version > version]

    async def archive(self, table_id: str) -> list[MoveRow] | None:
        """Return all moves of a finished or stopped match, none if they are no longer kept; None for other
        matches.
        """
        row = await self._executor.fetch_one("archive_of", table_id=table_id)
        return unfold(row["moves"]) if row else None

    @query("ended_with_moves")
    async def ended_with_moves(self, since: int, before: int, page: int) -> list[tuple[str, int]]: ...
    @query("results_of")
    async def results(self, table_id: str) -> list[ResultRow]: ...
    @query("deals_of")
    async def deals(self, table_id: str) -> list[DealRow]: ...


class MatchRepository(Writes, MatchQueries):
    """Matches, and changes at their end."""

    async def record_deal(self, table_id: str, deals: Iterable[DealRow]) -> None:
        """Store the result of a deal, one row for each seat."""
        await self._executor.execute_many("add_deal", [with_table(table_id, deal) for deal in deals])

    async def finish(
        self, table_id: str, *, at: int, results: Iterable[ResultRow], zone: tzinfo = UTC
    ) -> list[MoveRow]:
        """Store the results of a finished match, one row for each seat, add them to the records, archive the
        moves, and return them.

        The match belongs to the month of ``at`` (ms) in ``zone``, even if its server changes its time zone
        later. Its last move must be stored already. Raises :class:`StorageConflict` unless the match has
        ended and has no results yet.
        """
        match = dict(await self._executor.change("match_over", table_id=table_id))
        shared = match | {"finished_at": at, "month": month_at(at, zone)}
        await self._executor.execute_many(
            "add_results", [with_table(table_id, result) | shared for result in results]
        )
        await self._count(table_id)
        return await self.fold(table_id)

    async def drop_moves(self, table_ids: Iterable[str]) -> None:
        """Delete the moves of finished matches. Everything else about the matches stays."""
        for table_id in table_ids:
            # Delete and insert: a row that only shrinks would leave its page partly empty.
            await self._executor.run(
                ("clear_archive", {"table_id": table_id}),
                ("add_archive", {"table_id": table_id, "moves": NO_LONGER_KEPT}),
            )

    async def set_void(self, table_id: str, void: bool) -> None:
        """Remove a finished match from leaderboards, statistics and ratings, or put it back if ``void`` is
        false.

        Does nothing if the table has no result. The caller must compute the ratings again. Leaderboards show
        matches as they were played, without totals adjusted by an umpire.
        """
        changed = await self._executor.fetch_all("set_void", table_id=table_id, void=int(void))
        if changed:
            ended = changed[0]
            await self._count(table_id, -1 if void else 1)
            if void:
                # Update when its people last played.
                await self._executor.execute(
                    "recount_last", table_id=table_id, game=ended["game"], at=ended["finished_at"]
                )
            await self._executor.execute("ratings_are_due", place_id=ended["place_id"], game=ended["game"])

    @query("count_match")
    async def _count(self, table_id: str, by: Literal[1, -1] = 1) -> None: ...

    async def fold(self, table_id: str) -> list[MoveRow]:
        """Archive the moves of a match that has ended, and return them. Raises :class:`StorageConflict` if
        they are archived already.
        """
        moves = await self.moves_since(table_id)
        await self._executor.execute("add_archive", table_id=table_id, moves=fold(moves))
        await self._executor.execute("clear_moves", table_id=table_id)
        return moves
