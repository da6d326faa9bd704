"""What has to hold of stored leaderboards: they are what was played, added up again from the results."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from math import inf
from typing import get_args

from bot.games import GAMES
from bot.services import Order
from bot.storage.months import ALL_TIME, of_season
from tests.storm.auditor import Auditor
from tests.storm.world import World

MINIMUM = 3
"""So many matches give a place."""
MOST = 1000
"""More lines than any board has."""
PLAYED = """
SELECT
    person, COUNT(*), SUM(won), SUM(deals), SUM(deals_won), SUM(points), SUM(calls_made), SUM(calls_missed)
FROM results JOIN people USING (person)
WHERE
    results.guild_id = :guild_id AND game = :game AND void = 0 AND counts = 1
    AND (:league = '' OR league IN (SELECT season FROM seasons WHERE :league IN (season, seasons.league)))
    AND (:month = '' OR STRFTIME('%Y-%m', finished_at / 1000, 'unixepoch') = :month)
GROUP BY person
"""
"""What everybody has played in all, or of a season or league, or in a month."""


@dataclass(frozen=True)
class Played:
    """What somebody has played of a game."""

    matches: int
    wins: int
    deals: int
    deals_won: int
    points: int
    calls_made: int = 0
    calls_missed: int = 0

    @property
    def per_deal(self) -> float | None:
        """The points of a deal."""
        return self.points / self.deals if self.deals else None

    def merits(self, by: Order, *, low_wins: bool) -> tuple[float, ...]:
        """What the place on a board goes by: the less, the better."""
        points = inf if self.per_deal is None else self.per_deal if low_wins else -self.per_deal
        share = -self.wins / self.matches
        return (share, -self.wins, points) if by == "wins" else (points, share, -self.wins)

    def is_short(self, by: Order) -> bool:
        """Whether it is too little for a place."""
        return self.matches < MINIMUM or (by == "points" and not self.deals)


class Boards:
    """Compares boards with what was played."""

    def __init__(self, world: World, auditor: Auditor) -> None:
        self.world, self.auditor = world, auditor

    def hold(self) -> None:
        """Fail unless every board is what was played."""
        self.auditor.run(self._hold())

    async def _hold(self) -> None:
        database = await self.auditor.database()
        for guild_id, game in self.world.rows("SELECT DISTINCT guild_id, game FROM results"):
            spec = GAMES[game].spec
            query = "SELECT DISTINCT league FROM results WHERE guild_id = ? AND league IS NOT NULL"
            for season in ("", *(row[0] for row in self.world.rows(query, guild_id))):
                played = played_in(self.world, guild_id, game, league=season)
                for by in get_args(Order):
                    if by == "rating" or (by == "points" and not spec.deal_points):
                        continue
                    board = await database.boards.leaderboard(
                        guild_id,
                        game,
                        scope=of_season(season) if season else ALL_TIME,
                        by=by,
                        minimum=MINIMUM,
                        low_wins=spec.low_wins,
                        limit=MOST,
                    )
                    shown = {
                        row.person: (
                            row.rank,
                            Played(row.matches, row.wins, row.deals, row.deals_won, 0),
                            row.points_per_deal,
                        )
                        for row in board.rows
                    }
                    self._compare(
                        f"{game} {season} by {by}", shown, _lines(played, by, low_wins=spec.low_wins)
                    )

    def _compare(self, where: str, shown: Mapping[str, object], wanted: Mapping[str, object]) -> None:
        for person in sorted({*shown, *wanted}):
            if shown.get(person) != wanted.get(person):
                says = f"{where}: {person} is {shown.get(person)}, should be {wanted.get(person)}"
                self.world.fail("a board is what was played", says)
                return


def played_in(
    world: World, guild_id: int, game: str, *, league: str = "", month: str = ""
) -> dict[str, Played]:
    """What everybody has played of a game, in a season or league, or in a month such as ``2026-01``."""
    values = {"guild_id": guild_id, "game": game, "league": league, "month": month}
    return {person: Played(*numbers) for person, *numbers in world.rows(PLAYED, **values)}


def places(merits: Mapping[str, tuple[float, ...]]) -> dict[str, int]:
    """The places by merits: the less, the better, and equals share one."""
    return {person: 1 + sum(other < own for other in merits.values()) for person, own in merits.items()}


def _lines(played: Mapping[str, Played], by: Order, *, low_wins: bool) -> dict[str, object]:
    """The place and the numbers of everybody."""
    found = places(
        {person: one.merits(by, low_wins=low_wins) for person, one in played.items() if not one.is_short(by)}
    )
    return {
        person: (
            found.get(person),
            Played(one.matches, one.wins, one.deals, one.deals_won, 0),
            one.per_deal,
        )
        for person, one in played.items()
    }
