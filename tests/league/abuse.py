"""How far somebody gets by playing unfairly: a club of honest players, and one who is not among them.

``python -m tests.league.abuse --seeds 1-40`` prints, for each kind of abuse, how far the rating is ahead of
the club after 500 matches, and by how much it and the place in an open season at tables of four, three and
two are better than those of the same skill played honestly, with a standard error.
``--only`` chooses some. Players have a skill, and each match adds luck
of the size of one: about what separates three neighbours in the club of twelve.

A rating is compared with the mean of those who play honestly, at many moments: at a single one, luck is as
large as what is looked for. A friend who throws is none of them. They sink to the bottom, and the middle of
all would be half a neighbour further down without anybody having got ahead. Whoever plays with such a friend
is rated as at a table without them, so it is such tables at which honest play is compared with theirs.
"""

from __future__ import annotations

import argparse
from collections.abc import Callable, Iterable, Iterator, Sequence
from copy import copy
from dataclasses import dataclass, field
from functools import cache
from math import nan, sqrt
from random import Random
from statistics import mean, stdev

from bot.league.ratings import Rating, rated
from bot.league.results import MatchResult, SeatResult
from bot.league.scoring_rules import Entrant, ScoringRules
from bot.league.standings import Row, standings
from bot.league.updates import join, opened, record

CLUB = 12
TABLE = 4
"""How many sit at a table, where a world does not say otherwise."""
DEALS = 4
MATCHES = 500
"""What the abuser plays, after the club has been playing for a while."""
WARM_UP = 400
ABUSER, FRIEND = "z", "p5"
ALL = CLUB
"""As many seats as there are."""


@dataclass
class World:
    """Everybody's skill, everything that was played, and the ratings that it has led to."""

    chance: Random
    skill: float = 0.0
    """That of the abuser; those of the club lie around 0."""
    table: int = TABLE
    rates: bool = True
    """Whether ratings are kept. They take most of the time."""
    people: int = CLUB
    warm_up: int = WARM_UP
    """What the club has played before."""
    results: list[MatchResult] = field(default_factory=list)
    ratings: dict[str, Rating] = field(default_factory=dict)
    leads: list[float] = field(default_factory=list)
    """How far the abuser was ahead, at many moments."""

    def __post_init__(self) -> None:
        self.club = [f"p{number}" for number in range(self.people)]
        middle = (self.people - 1) / 2
        self.skills = {player: 3 * (n - middle) / self.people for n, player in enumerate(self.club)}
        self.skills[ABUSER] = self.skill
        for _ in range(self.warm_up):
            self.others_play()

    def again(self) -> World:
        """The same world, which goes on by itself."""
        twin = copy(self)
        twin.chance, twin.results = copy(self.chance), [*self.results]
        twin.ratings, twin.leads = dict(self.ratings), [*self.leads]
        return twin

    def others_play(self) -> None:
        """A match of the club."""
        self.fair(self.chance.sample(self.club, self.table))

    def by_skill(self, players: list[str], luck: float = 1) -> list[str]:
        """These players in the order of their skill and luck."""
        return sorted(players, key=lambda who: -self.skills.get(who, 0) - self.chance.gauss(0, luck))

    def fair(self, players: list[str]) -> None:
        """A match of these players as it should be."""
        self.played(self.by_skill(players))

    def honest(self) -> None:
        """One of the abuser with three of the club, and one of the club, which goes on playing."""
        self.fair([ABUSER, *self.chance.sample(self.club, self.table - 1)])
        self.others_play()

    def played(
        self,
        order: list[str],
        deals: int = DEALS,
        forfeited: tuple[str, ...] = (),
        planned: int | None = None,
    ) -> None:
        """A match that has ended in this order, those who ``forfeited`` last. It may be ``planned`` to be
        short.
        """
        seats = tuple(
            SeatResult(player, place, deals=deals, forfeited=player in forfeited)
            for place, player in enumerate(order, start=1)
        )
        number = len(self.results)
        result = MatchResult(
            f"m{number:05}",
            "olsen",
            number,
            seats,
            season="spring",
            planned_deals=planned,
        )
        self.results.append(result)
        if self.rates:
            self.ratings |= rated(self.ratings, result)

    @property
    def rating(self) -> int:
        """What is shown of the abuser."""
        return self.ratings[ABUSER].shown

    @property
    def lead(self) -> float:
        """How far the abuser was ahead in the mean of the moments that were looked at."""
        return mean(self.leads)

    @property
    def ahead(self) -> float:
        """How far they are above the mean of the club without the friend: who throws lifts all others."""
        return self.rating - mean(self.ratings[player].shown for player in self.club if player != FRIEND)

    def rows(self) -> tuple[Row, ...]:
        """The standings of an open season of all that was played since the club was warmed up."""
        scoring = ScoringRules("spring", "olsen", counts_meetings=True)
        results = self.results[self.warm_up :]
        players = dict.fromkeys(seat.player for result in results for seat in result.seats)
        entrants = [Entrant(player, player) for player in players if player]
        return standings(record(join(opened(scoring), *entrants), *results))

    def place(self) -> int | None:
        """The abuser's place in them."""
        return next(row.place for row in self.rows() if row.account.player == ABUSER)


Abuse = Callable[[World], Iterator[None]]
"""Plays one match of the abuser a step."""


def honestly(world: World) -> Iterator[None]:
    """The abuser plays like everybody else."""
    while True:
        world.honest()
        yield


def without_a_friend(world: World) -> Iterator[None]:
    """The abuser plays like everybody else, at tables with a seat less, where the friend is not."""
    while True:
        others = [player for player in world.club if player != FRIEND]
        world.fair([ABUSER, *world.chance.sample(others, world.table - 2)])
        world.others_play()
        yield


def alts(
    count: int,
    deals: int = DEALS,
    share: float = 1.0,
    seats: int = ALL,
    known: int = 0,
    *,
    leave: bool = False,
) -> Abuse:
    """Accounts of the abuser's own lose against them, or ``leave`` them alone at once, in a ``share`` of the
    matches, on so many ``seats`` or on all. Before, they play among themselves until they are no longer new,
    and each a few matches with the club that make them ``known``.
    """
    own = [f"x{number}" for number in range(count)]

    def play(world: World) -> Iterator[None]:
        for _ in range(12 * count // world.table if count >= world.table else 0):
            world.played(world.chance.sample(own, world.table), deals)
        for alt in own * known:
            world.fair([alt, *world.chance.sample(world.club, world.table - 1)])
        while True:
            if world.chance.random() < share:
                losing = world.chance.sample(own, min(world.table - 1, count, seats))
                others = world.chance.sample(world.club, max(0, world.table - 1 - seats))
                gone = tuple(losing) if leave else ()
                world.played([*world.by_skill([ABUSER, *others]), *losing], deals, gone)
                world.others_play()
            else:
                world.honest()
            yield

    return play


def trading(world: World) -> Iterator[None]:
    """Every second match is one of two friends, of whom the abuser always wins."""
    while True:
        world.played([ABUSER, FRIEND])
        world.others_play()
        yield
        world.honest()
        yield


def throwing(world: World) -> Iterator[None]:
    """A friend sits at every table and comes last, which lifts everybody else there."""
    while True:
        others = world.chance.sample([player for player in world.club if player != FRIEND], world.table - 2)
        world.played([*world.by_skill([ABUSER, *others]), FRIEND])
        world.others_play()
        yield


def short(world: World) -> Iterator[None]:
    """Matches of one deal, with luck of twice the size."""
    while True:
        players = [ABUSER, *world.chance.sample(world.club, world.table - 1)]
        world.played(world.by_skill(players, luck=2), deals=1, planned=1)
        world.others_play()
        yield


def quitting(deals: int, planned: int | None = None) -> Abuse:
    """Whoever would come last leaves after so many deals: before the first is over, if they are none. The
    others play on to the end, with a computer in place of who has left; of two, the other has won at once, as
    where an umpire takes somebody out of a season.
    """

    def play(world: World) -> Iterator[None]:
        while True:
            order = world.by_skill([ABUSER, *world.chance.sample(world.club, world.table - 1)])
            if order[-1] == ABUSER:
                had = deals if world.table == 2 else planned or DEALS
                world.played(order, had, (ABUSER,), planned)
            else:
                world.played(order, planned or DEALS, planned=planned)
            world.others_play()
            yield

    return play


def sitting_out(world: World) -> Iterator[None]:
    """Nothing more is played once the score is good."""
    for number in range(MATCHES):
        if number < 20:
            world.honest()
        else:
            world.others_play()
        yield


ABUSES: dict[str, Abuse] = {
    "an account of one's own, in duels of one deal": alts(1, deals=1),
    "three accounts of one's own": alts(3),
    "three accounts, nine of ten matches": alts(3, share=0.9),
    "five accounts of one's own": alts(5),
    "five accounts, nine of ten matches": alts(5, share=0.9),
    "five accounts, every second match": alts(5, share=0.5),
    "five accounts, every fifth match": alts(5, share=0.2),
    "eight accounts of one's own": alts(8),
    "eight accounts, every second match": alts(8, share=0.5),
    "eight accounts that leave at once": alts(8, deals=0, leave=True),
    "eight accounts that leave at once, every second match": alts(8, deals=0, share=0.5, leave=True),
    "five accounts that the club knows, every second match": alts(5, share=0.5, known=3),
    "an account of one's own at every table": alts(1, seats=1),
    "one of five accounts at every table": alts(5, seats=1),
    "trading wins with a friend": trading,
    "a friend who throws": throwing,
    "short matches": short,
    "quitting when behind": quitting(DEALS),
    "quitting in the first deal": quitting(0),
    "quitting after a deal": quitting(1),
    "quitting in matches of one deal": quitting(0, planned=1),
    "sitting out": sitting_out,
}


@cache
def warmed_up(seed: int, table: int, rates: bool) -> World:
    """A world in which the club has played for a while."""
    return World(Random(seed), table=table, rates=rates)


def after(
    abuse: Abuse,
    seed: int,
    *,
    matches: int = MATCHES,
    table: int = TABLE,
    rates: bool = True,
) -> World:
    """The world after so many matches of the abuser's."""
    world = warmed_up(seed, table, rates).again()
    steps = abuse(world)
    for number in range(matches):
        next(steps)
        if rates and number >= matches // 2 and number % 10 == 0:
            world.leads.append(world.ahead)
    return world


@dataclass(frozen=True)
class Figure:
    """What came of some tries."""

    each: Sequence[float]

    @property
    def mean(self) -> float:
        return mean(self.each) if self.each else nan

    @property
    def error(self) -> float:
        """The standard error of the mean."""
        return stdev(self.each) / sqrt(len(self.each)) if len(self.each) > 1 else nan

    def than(self, other: Figure) -> Figure:
        """How much more it is, try by try."""
        return Figure([own - its for own, its in zip(self.each, other.each, strict=True)])

    def __format__(self, spec: str) -> str:
        return f"{self.mean:{spec}} ± {self.error:.1f}"


def leads(abuse: Abuse, seeds: Iterable[int], table: int = TABLE) -> Figure:
    """How far the abuser's rating is ahead of the club at tables of a size, seed by seed."""
    return Figure([after(abuse, seed, table=table).lead for seed in seeds])


def places(abuse: Abuse, seeds: Iterable[int], table: int, matches: int = MATCHES) -> Figure:
    """The abuser's place at tables of a size, seed by seed. Who has none stands behind everybody."""
    worlds = (after(abuse, seed, matches=matches, table=table, rates=False) for seed in seeds)
    return Figure([world.place() or len(world.club) + 2 for world in worlds])


def _compared_with(name: str) -> Abuse:
    """Honest play as it would have been for who does that."""
    return without_a_friend if ABUSES[name] is throwing else honestly


def main() -> None:
    """Print the figures that the command asks for."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seeds", default="1-4", help="as 1-40")
    parser.add_argument("--only", nargs="+", choices=ABUSES, default=[*ABUSES], metavar="NAME")
    parser.add_argument("--rated-at", type=int, default=TABLE, help="the size of the tables for ratings")
    parser.add_argument("--tables", nargs="*", type=int, default=[4, 3, 2], help="the sizes for places")
    asked = parser.parse_args()
    first, _, last = asked.seeds.partition("-")
    seeds = range(int(first), int(last or first) + 1)
    fair = dict.fromkeys([honestly, *(_compared_with(name) for name in asked.only)])
    honest = {play: leads(play, seeds, asked.rated_at) for play in fair}
    stood = {table: places(honestly, seeds, table) for table in asked.tables}
    for play, lead in honest.items():
        print(f"{(play.__doc__ or '').splitlines()[0]:75} {lead:+5.0f}")
    print(f"{'place':56}", *(f"{table}: {figure:5.1f}" for table, figure in stood.items()), sep="   ")
    for name in asked.only:
        lead = leads(ABUSES[name], seeds, asked.rated_at)
        than = honest[_compared_with(name)]
        print(f"{name:56} {lead.mean:+5.0f}, gains {lead.than(than):+5.0f}", end="", flush=True)
        for table, figure in stood.items():
            better = figure.than(places(ABUSES[name], seeds, table))
            print(f"   {table}: {better:+5.1f}", end="", flush=True)
        print()


if __name__ == "__main__":
    main()
