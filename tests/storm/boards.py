"""What has to hold of leaderboards: they say what the stored records and ratings come to. That these are what
was played, :mod:`tests.storm.records` looks after.
"""

from __future__ import annotations

from dataclasses import dataclass
from math import inf
from typing import get_args

from bot.games import GAMES
from bot.services import Order
from tests.storm.auditor import Auditor
from tests.storm.world import World

MINIMUM = 3
"""So many matches give a place."""
SETTLED = 10
"""So many rated matches give a rating."""
MOST = 1000
"""More lines than any board has."""
BOARDS = "SELECT DISTINCT place_id, game, scope FROM records"
STORED = """
SELECT
    records.person, name, points, shown,
    records.matches, wins, deals, deals_won, calls_made, calls_missed, COALESCE(ratings.matches, 0)
FROM records JOIN people USING (person)
LEFT JOIN ratings ON ratings.person = records.person AND ratings.game = records.game
WHERE records.place_id = ? AND records.game = ? AND scope = ? AND records.matches > 0
"""
COUNTS = ("matches", "wins", "deals", "deals_won", "calls_made", "calls_missed", "rated")
TOLD = (*COUNTS, "points_per_deal", "rating")
"""What the lines of boards tell, as they call it."""
Figures = dict[str, float | None]


@dataclass(frozen=True)
class Line:
    """What is so, or shown, of somebody on a board."""

    name: str
    place: int | None
    figures: Figures
    order: tuple[float, ...] = ()
    """What the lines are ordered by, those without a place too: the less, the higher."""


class Boards:
    """Compares the boards that the bot makes with those lines."""

    def __init__(self, world: World, auditor: Auditor) -> None:
        self.world, self.auditor = world, auditor

    def hold(self) -> None:
        """Fail unless every board is what it has to be."""
        self.auditor.run(self._hold())

    async def _hold(self) -> None:
        boards = (await self.auditor.database()).boards
        for place_id, game, scope in self.world.rows(BOARDS):
            spec = GAMES[game].spec
            for by in get_args(Order):
                if by == "points" and not spec.deal_points:
                    continue
                wanted = lines_of(self.world, place_id, game, scope, by)
                limits = {"minimum": MINIMUM, "settled": SETTLED, "limit": MOST}
                board = await boards.leaderboard(
                    place_id, game, scope=scope, by=by, low_wins=spec.low_wins, **limits
                )
                lines = {person: (one.place, *map(one.figures.get, TOLD)) for person, one in wanted.items()}
                shown = {row.person: (row.rank, *(getattr(row, name) for name in TOLD)) for row in board.rows}
                order = [wanted[row.person].order for row in board.rows if row.person in wanted]
                if shown != lines or order != sorted(order):
                    says = f"{game} {scope} by {by}: {shown}, should be {lines}"
                    self.world.fail("a board is what was played", says)
                    return


def lines_of(world: World, place_id: int, game: str, scope: str, by: Order) -> dict[str, Line]:
    """All lines of a board by the keys of people. The scope is one of :mod:`bot.storage.months`."""
    low_wins = GAMES[game].spec.low_wins
    figures, names = dict[str, Figures](), dict[str, str]()
    for person, name, *own in world.rows(STORED, place_id, game, scope):
        names[person], figures[person] = name, _figures(*own)
    order = {person: _order(own, by, low_wins=low_wins) for person, own in figures.items()}
    placed = [own for own in order.values() if not own[0]]
    places = {person: 1 + sum(one < own for one in placed) for person, own in order.items() if not own[0]}
    return {
        person: Line(names[person], places.get(person), figures[person], own) for person, own in order.items()
    }


def _figures(points: int, rating: int | None, *counts: int) -> Figures:
    matches, wins, deals, *_, rated = counts
    return {
        **dict(zip(COUNTS, counts, strict=True)),
        "share": 100 * wins / matches,
        "points_per_deal": points / deals if deals else None,
        "rating": rating if rated >= SETTLED else None,
    }


def _order(own: Figures, by: Order, *, low_wins: bool) -> tuple[float, ...]:
    """What a line is ordered by, first of all by whether there is too little for a place."""
    rating, share, wins = (-(own[name] or 0) for name in ("rating", "share", "wins"))
    if by == "rating":
        return own["rating"] is None, rating
    per_deal = own["points_per_deal"]
    points = inf if per_deal is None else per_deal if low_wins else -per_deal
    is_short = (own["matches"] or 0) < MINIMUM or (by == "points" and per_deal is None)
    return is_short, *((share, wins, points) if by == "wins" else (points, share, wins))
