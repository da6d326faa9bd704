"""Convert stored results to results for leagues. No other module does that."""

from __future__ import annotations

import json
from collections.abc import Iterable
from functools import lru_cache
from itertools import groupby

from bot.games import GAMES
from bot.league.results import MatchResult, SeatResult
from bot.storage import OutcomeRow
from bot.storage.boards import BoardQueries


def match_results(rows: Iterable[OutcomeRow]) -> tuple[MatchResult, ...]:
    """Return the matches in ``rows``, which are ordered by match and seat.

    An umpire's decision to void a match isn't applied here. The key of a match is its table's.
    """
    return tuple(
        _match_result(list(seats)) for _, seats in groupby(rows, lambda row: (row.number, row.table_id))
    )


async def match_result(boards: BoardQueries, table_id: str) -> MatchResult | None:
    """Return the result of a table's match, or None if it hasn't ended or was stopped. Raises
    StorageError.
    """
    return next(iter(match_results(await boards.outcomes(table_id))), None)


def _match_result(seats: list[OutcomeRow]) -> MatchResult:
    match = seats[0]
    return MatchResult(
        match.table_id,
        match.game,
        match.finished_at,
        tuple(_seat_result(seat) for seat in seats),
        ranked=match.ranked,
        season=match.season,
        fixture=match.fixture,
        scoring_version=match.scoring_version,
        planned_deals=_planned(seats),
    )


def _planned(seats: list[OutcomeRow]) -> int | None:
    """Return how many deals a match was planned for, given all its seats."""
    return _planned_deals(seats[0].game, len(seats), seats[0].options)


@lru_cache(maxsize=1000)
def _planned_deals(game: str, seats: int, options: str) -> int | None:
    return GAMES[game].planned_deals(seats, json.loads(options))


def _seat_result(row: OutcomeRow) -> SeatResult:
    return SeatResult(
        row.person,
        row.place,
        row.total,
        row.deals,
        row.from_deal,
        row.forfeited,
        row.deals_stood_in / row.deals if row.deals else 0.0,
        row.excused,
    )
