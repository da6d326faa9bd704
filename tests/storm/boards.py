"""What has to hold of leaderboards: they are what was played, added up again from the results."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass
from math import inf
from typing import Any, get_args

from bot.games import GAMES
from bot.services import Order
from bot.storage.months import ALL_TIME, of_season
from tests.storm.auditor import Auditor
from tests.storm.messages import descriptions, texts
from tests.storm.screens import Press, Screens
from tests.storm.world import World

BOARD = "/leaderboard"
TITLE = re.compile(r"## Leaderboard · (.+)")
LINE = re.compile(r"\*\*.+\*\* · (?P<wins>\d+) of (?P<matches>\d+) won \((?P<share>\d+)%\)")
"""A line of a board that is ordered by matches won."""
DRAWN = re.compile(r", (?P<share>\d+) %, (?P<wins>\d+) of (?P<matches>\d+) won\.")
"""The same in what its picture shows, where it has one."""
PAGE = 10
MINIMUM = 3
"""So many matches give a place."""
MOST = 1000
"""More lines than any board has."""
PLAYED = """
SELECT person, COUNT(*), SUM(won), SUM(deals), SUM(deals_won), SUM(points)
FROM results JOIN people USING (person)
WHERE results.guild_id = ? AND game = ? AND void = 0 AND counts = 1 AND (? = '' OR league = ?)
GROUP BY person
"""


@dataclass(frozen=True)
class Played:
    """What somebody has played of a game."""

    matches: int
    wins: int
    deals: int
    deals_won: int
    points: int

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
    """Compares boards with what was played, in the database and on screens."""

    def __init__(self, world: World, screens: Screens, auditor: Auditor) -> None:
        self.world, self.auditor = world, auditor
        self._asked: dict[int, Counter[tuple[int, int]]] = {}
        """What those who ask had to be shown when they did: matches won and played."""
        screens.pressed.append(self._pressed)
        screens.shown.append(self._shown)

    # What is stored

    def hold(self) -> None:
        """Fail unless every board is what was played."""
        self.auditor.run(self._hold())

    async def _hold(self) -> None:
        database = await self.auditor.database()
        for guild_id, game in self.world.rows("SELECT DISTINCT guild_id, game FROM results"):
            spec = GAMES[game].spec
            query = "SELECT DISTINCT league FROM results WHERE guild_id = ? AND league IS NOT NULL"
            for season in ("", *(row[0] for row in self.world.rows(query, guild_id))):
                played = self._played(guild_id, game, season)
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
                        f"{game} {season} by {by}", shown, _ranked(played, by, low_wins=spec.low_wins)
                    )

    def _compare(self, where: str, shown: Mapping[str, object], wanted: Mapping[str, object]) -> None:
        for person in sorted({*shown, *wanted}):
            if shown.get(person) != wanted.get(person):
                says = f"{where}: {person} is {shown.get(person)}, should be {wanted.get(person)}"
                self.world.fail("a board is what was played", says)
                return

    def _played(self, guild_id: int, game: str, season: str = "") -> dict[str, Played]:
        return {
            person: Played(*numbers)
            for person, *numbers in self.world.rows(PLAYED, guild_id, game, season, season)
        }

    # What is shown

    def _pressed(self, press: Press) -> None:
        if press.what.startswith(BOARD):
            self._asked[press.id] = self._lines(press)

    def _lines(self, press: Press) -> Counter[tuple[int, int]]:
        game = dict(word.partition("=")[::2] for word in press.what.split()[1:]).get("game", "olsen")
        played = self._played(press.guild_id, game).values()
        return Counter((one.wins, one.matches) for one in played)

    def _shown(self, press: Press, message: Mapping[str, Any]) -> None:
        components = message["components"]
        before, text = self._asked.pop(press.id, None), "\n".join(texts(components))
        if before is None or not TITLE.match(text) or before != (now := self._lines(press)):
            return
        lines = [*LINE.finditer(text), *DRAWN.finditer(" ".join(descriptions(components)))]
        found = [(int(line["wins"]), int(line["matches"]), int(line["share"])) for line in lines]
        shown = Counter((wins, matches) for wins, matches, _ in found)
        is_right = all(share == round(100 * wins / matches) for wins, matches, share in found)
        is_whole = now.total() > PAGE or shown.keys() == now.keys()
        if not is_right or not is_whole or shown.keys() - now.keys():
            self.world.fail("a board is what was played", f"{press.name}: {dict(now)}, shown {text!r}")


def _ranked(played: Mapping[str, Played], by: Order, *, low_wins: bool) -> dict[str, object]:
    """The place and the numbers of everybody."""
    merits = {
        person: one.merits(by, low_wins=low_wins) for person, one in played.items() if not one.is_short(by)
    }
    return {
        person: (
            1 + sum(other < merits[person] for other in merits.values()) if person in merits else None,
            Played(one.matches, one.wins, one.deals, one.deals_won, 0),
            one.per_deal,
        )
        for person, one in played.items()
    }
