"""Replays: finished matches, read from storage and played again by their rules."""

from __future__ import annotations

import asyncio
import json
import logging
from bisect import bisect_right
from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Literal, NamedTuple

from bot.games import GAMES
from bot.games.api import BadOptions, Event, IllegalMove, Seat
from bot.match_file import Replay, replay_of, replay_of_events
from bot.newest import Newest
from bot.storage import Database, MoveRow, TableRow
from bot.storage.archives import lines_of
from bot.tables.people import Chair, Refused
from bot.tables.recorded import record_of
from bot.tables.rows import chairs_of, holders, read_table

log = logging.getLogger(__name__)

KEPT = 16
"""How many replays are kept in memory. People who watch one press one button after another."""

Source = Literal["rules", "older", "differs"]
"""The source of a replay: the rules, or the stored events if the rules have changed or lead to another
result.
"""


@dataclass(frozen=True, slots=True)
class PastMatch:
    """A finished match with all its positions."""

    table_id: str
    place_id: int
    channel_id: int
    message_id: int | None
    game: str
    chairs: tuple[Chair, ...]
    """The chairs at the end, without the names of forgotten people. ``until`` of earlier holders is a
    position and not a version.
    """
    replay: Replay
    source: Source

    def seat_of(self, user_id: int) -> tuple[Seat, int] | None:
        """Return a user's seat and which of its holders they were (0 is the first), or None. Of several
        seats, the one that they had at the end counts, or else one that they gave up.
        """
        held = (
            (holder is chair, seat, number)
            for seat, chair in enumerate(self.chairs)
            for number, holder in enumerate((*(past.chair for past in chair.earlier), chair))
            if holder.user_id == user_id
        )
        _, seat, number = max(held, default=(False, 0, -1))
        return (seat, number) if number >= 0 else None


class _Read(NamedTuple):
    """A match as it was read from the database."""

    replay: Replay
    source: Source
    versions: Sequence[int]
    """The version of the table at each position."""


class Replays:
    """Reads finished matches."""

    def __init__(self, database: Database) -> None:
        self._database = database
        self._kept = Newest[str, _Read](KEPT)

    async def get(self, place_id: int, table_id: str) -> PastMatch:
        """Return a finished match of a server.

        Raises Refused ``no_such_match`` if the server has no such match, ``match_not_over``, and
        ``moves_not_kept`` if its moves are so old that they were deleted. Raises StorageError.
        """
        row = await self._database.tables.get(table_id)
        if row is None or row.place_id != place_id or row.phase == "closed":
            raise Refused("no_such_match")
        if row.phase in ("lobby", "playing"):
            raise Refused("match_not_over")
        (parts,) = await self._database.tables.parts([row], 0)
        chairs = chairs_of(parts.seats, await holders(self._database, parts.seats))
        kept = self._kept.get(table_id) or await self._read(row, len(chairs))
        self._kept[table_id] = kept
        place = row.table_id, row.place_id, row.channel_id, row.message_id
        chairs = tuple(_by_position(chair, kept.versions) for chair in chairs)
        return PastMatch(*place, row.game, chairs, kept.replay, kept.source)

    async def _read(self, row: TableRow, seats: int) -> _Read:
        moves = await self._database.matches.archive(row.table_id)
        if not moves:
            raise Refused("moves_not_kept")
        versions = [move.version for move in moves]
        if row.game not in GAMES or row.rules_version != GAMES[row.game].spec.version:
            return _Read(_as_told(row.game, seats, moves), "older", versions)
        try:
            table = await read_table(self._database, row)
            record = record_of(table, row.rules_version, moves)
            # A long match takes tens of milliseconds.
            replay = await asyncio.to_thread(replay_of, record)
        except (BadOptions, IllegalMove, ValueError, LookupError) as error:
            log.warning("cannot replay match %s: %s", row.table_id, type(error).__name__)
            return _Read(_as_told(row.game, seats, moves), "differs", versions)
        if not await asyncio.to_thread(_is_same, replay, moves):
            log.warning("the replay of match %s differs from the match", row.table_id)
            return _Read(_as_told(row.game, seats, moves), "differs", versions)
        return _Read(replay, "rules", versions)


def _by_position(chair: Chair, versions: Sequence[int]) -> Chair:
    """Return a chair whose holders are counted by position, given the versions of the positions."""
    earlier = (replace(past, until=bisect_right(versions, past.until) - 1) for past in chair.earlier)
    return replace(chair, earlier=tuple(earlier)) if chair.earlier else chair


def _as_told(game: str, seats: int, moves: Sequence[MoveRow]) -> Replay:
    """Return the match as people saw it during play."""
    told = [[Event(key, data) for key, data in move.events] for move in moves]
    return replay_of_events(game, seats, zip(lines_of(moves), told, strict=True))


def _is_same(replay: Replay, moves: Sequence[MoveRow]) -> bool:
    """Return whether a replay shows what people saw during play."""
    told = [
        [[event.key, event.data] for event in position.events if event.to is None]
        for position in replay.positions
    ]
    stored: object = json.loads(json.dumps(told))
    return stored == [move.events for move in moves]
