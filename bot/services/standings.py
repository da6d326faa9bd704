"""Statistics: leaderboards, a member's statistics, two members against each other, and the history."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from datetime import UTC, tzinfo
from itertools import accumulate
from typing import Literal, NamedTuple, cast

from bot.games import GAMES
from bot.league.achievements import ACHIEVEMENTS
from bot.league.ratings import SETTLED
from bot.milliseconds import DAY
from bot.storage import (
    AgainstRow,
    Database,
    HighlightRow,
    HistoryRow,
    Leaderboard,
    Order,
    RatedMatchRow,
    RatingRow,
    RivalRow,
    SeasonName,
    SoloRow,
    StatsRow,
    StreakRow,
    TitleHolder,
    WonSeason,
)
from bot.storage.months import ALL_TIME, month_at, of_league, of_month, of_season
from bot.tables.clock import Clock
from bot.tables.namesakes import page_told_apart, told_apart
from bot.tables.people import Refused
from bot.user_text import UserText

MINIMUM = 3
"""How many matches a member needs for a rank."""
FORM = 10
"""How many of the newest matches are shown as a member's form."""
RIVALS = 5
"""The number of opponents that are shown."""
HOLDERS = 3
"""How many of the people who have won most seasons are named."""
LEAGUES = 24
"""The most leagues that can be chosen, besides all of them."""
IDLE = 60 * DAY
"""Milliseconds without a match after which the all-time leaderboard marks a player as idle."""

PeriodKind = Literal["all", "month", "season", "league"]


@dataclass(frozen=True, slots=True)
class Period:
    """The period of a leaderboard."""

    kind: PeriodKind = "all"
    season: SeasonName | None = None
    """The season of a ``season`` period, or any season of a ``league`` period."""
    zone: tzinfo = UTC
    """The zone whose clocks a ``month`` follows: the server's."""

    @property
    def key(self) -> str:
        """A text that :meth:`Standings.period` finds the period by."""
        return f"{self.kind}.{self.season.season}" if self.season else self.kind


ALWAYS = Period()


@dataclass(frozen=True, slots=True)
class LeaderboardPage:
    """One page of a leaderboard, with the settings that it was made with."""

    game: str
    period: Period
    by: Order
    page: int
    """0 is the first."""
    lines: Leaderboard
    idle_before: int
    """People whose last match was before this time (ms) are marked as idle; 0 if no one is."""


class Reflexes(NamedTuple):
    """How many milliseconds a member took for calls made by hand and in time, on quick clocks."""

    fastest: int
    median: int


@dataclass(frozen=True, slots=True)
class GameCareer:
    """A member's statistics in one game."""

    stats: StatsRow
    rating: RatingRow | None
    streak: StreakRow | None
    highlights: tuple[HighlightRow, ...]
    reflexes: Reflexes | None = None
    """None if the member has made no such call."""
    month: StatsRow | None = None
    """The same statistics for this month; None if the member has finished no match in it."""

    def of(self, kind: Literal["newest", "best", "worst"]) -> list[HighlightRow]:
        """Return the highlights of one kind, newest first."""
        return [match for match in self.highlights if match.kind == kind]


@dataclass(frozen=True, slots=True)
class Career:
    """A member's statistics in all games, and their most frequent opponents."""

    games: tuple[GameCareer, ...] = ()
    rivals: tuple[RivalRow, ...] = ()
    achievements: tuple[str, ...] = ()
    """The member's achievements, in order."""
    titles: tuple[tuple[UserText, int], ...] = ()
    """The leagues whose seasons the member has won, with the number of wins, most first."""
    zone: tzinfo = UTC
    """The zone whose clocks a month follows: the server's."""
    solo: tuple[SoloRow, ...] = ()
    """What the member has played against computers alone, by game."""


@dataclass(frozen=True, slots=True)
class Shelf:
    """What a member has played against computers alone; empty if they haven't."""

    rows: tuple[SoloRow, ...] = ()
    """By game."""
    achievements: tuple[str, ...] = ()
    has_more: bool = False
    """Whether they have finished other matches, too."""


@dataclass(frozen=True, slots=True)
class Champions:
    """A page of the finished seasons of one or all leagues of a server, and who has won most."""

    leagues: tuple[WonSeason, ...]
    """The newest season of each league that can be chosen."""
    chosen: WonSeason | None
    """The newest season of the chosen league; None for all leagues."""
    page: int
    """The number of the page, from 0."""
    total: int
    """The number of seasons on all pages."""
    seasons: tuple[WonSeason, ...]
    """The seasons on the page, newest first."""
    holders: tuple[TitleHolder, ...]
    """Who has won most, and who has won a league most often in a row; on the first page only."""


class Standings:
    """Queries about finished matches. Answers are always up to date. All methods raise StorageError."""

    def __init__(self, database: Database, clock: Clock) -> None:
        self._database = database
        self._clock = clock

    async def leaderboard(
        self,
        place_id: int,
        user_id: int,
        game: str,
        page: int,
        size: int,
        *,
        period: Period = ALWAYS,
        by: Order = "wins",
    ) -> LeaderboardPage:
        """Return page ``page`` (0 is the first) of ``size`` lines, and the line of ``user_id`` from any page.

        A season's or league's own game replaces ``game``. Raises Refused ``no_deal_points`` if the board is
        ordered by points and the game has none.
        """
        if period.season is not None:
            game = period.season.game
        spec, now = GAMES[game].spec, self._clock.now()
        if by == "points" and not spec.deal_points:
            raise Refused("no_deal_points", game=spec.name)
        person = await self._database.people.of_user(place_id, user_id)
        lines = await self._database.boards.leaderboard(
            place_id,
            game,
            scope=_scope(period, now),
            by=by,
            minimum=MINIMUM,
            settled=SETTLED,
            low_wins=spec.low_wins,
            person=person.person if person else None,
            limit=size,
            offset=page * size,
        )
        rows, own = page_told_apart(lines.rows, lines.own, lines.namesakes)
        lines = replace(lines, rows=rows, own=own)
        return LeaderboardPage(game, period, by, page, lines, now - IDLE if period.kind == "all" else 0)

    async def period(self, place_id: int, key: str) -> Period:
        """Return the period with a given :attr:`Period.key`. Raises Refused ``no_such_period``."""
        kind, _, season_key = key.partition(".")
        if key == "all":
            return ALWAYS
        if key == "month":
            return await self._this_month(place_id)
        if kind in ("season", "league"):
            season = await self._database.boards.season_name(place_id, season_key)
            if season is not None:
                return Period(cast(PeriodKind, kind), season)
        raise Refused("no_such_period")

    async def periods(self, place_id: int) -> list[Period]:
        """Return all periods: this month, all time, each season, newest first, and each league."""
        seasons = await self._database.boards.season_names(place_id)
        leagues = {season.league: season for season in reversed(seasons)}
        return [
            await self._this_month(place_id),
            ALWAYS,
            *(Period("season", season) for season in seasons),
            *(Period("league", season) for season in reversed(leagues.values())),
        ]

    async def stats(self, place_id: int, user_id: int) -> list[StatsRow]:
        """Return a member's statistics in each game; empty if they have not finished a match."""
        person = await self._database.people.of_user(place_id, user_id)
        return await self._database.boards.stats(place_id, person.person) if person else []

    async def career(self, place_id: int, user_id: int) -> Career:
        """Return a member's statistics and opponents; empty if they have not finished a match."""
        database = self._database
        person = await database.people.of_user(place_id, user_id)
        if person is None:
            return Career()
        ratings = await database.ratings.of_person(person.person)
        reflexes = await database.reflexes.of_person(place_id, person.person)
        this_month = await self._this_month(place_id)
        scope = _scope(this_month, self._clock.now())
        in_month = await database.boards.stats(place_id, person.person, scope=scope)
        months = {stats.game: stats for stats in in_month if stats.matches}
        games = [
            replace(
                await self._in_game(
                    person.person,
                    stats,
                    ratings.get(stats.game),
                    reflexes_of(reflexes.get(stats.game, ())),
                ),
                month=months.get(stats.game),
            )
            for stats in await database.boards.stats(place_id, person.person)
        ]
        rivals = await database.boards.rivals(person.person, RIVALS)
        known = await self._earned(place_id, person.person)
        won = await database.titles.of_person(person.person)
        solo = [row for row in await database.solo.of_person(place_id, person.person) if row.game in GAMES]
        return Career(
            tuple(games), tuple(told_apart(rivals)), known, tuple(won), this_month.zone, tuple(solo)
        )

    async def shelf(self, place_id: int, user_id: int) -> Shelf:
        """Return what a member has played against computers alone."""
        database = self._database
        person = await database.people.of_user(place_id, user_id)
        rows = await database.solo.of_person(place_id, person.person) if person else []
        rows = [row for row in rows if row.game in GAMES]
        if person is None or not rows:
            return Shelf()
        stats = await database.boards.stats(place_id, person.person)
        return Shelf(
            tuple(rows), await self._earned(place_id, person.person), any(row.matches for row in stats)
        )

    async def _earned(self, place_id: int, person: str) -> tuple[str, ...]:
        earned = await self._database.achievements.of_person(place_id, person)
        return tuple(row.achievement for row in earned if row.achievement in ACHIEVEMENTS)

    async def champions(self, place_id: int, season: str, page: int, size: int) -> Champions:
        """Return page ``page`` (0 is the first) of ``size`` finished seasons.

        They belong to the league of ``season``, or to all leagues if that isn't one of the newest.
        """
        titles = self._database.titles
        leagues = await titles.leagues(place_id, LEAGUES)
        chosen = next((each for each in leagues if each.season == season), None)
        league = chosen.league if chosen else UserText("")
        total = await titles.count(place_id, league)
        page = min(page, max(0, total - 1) // size)
        seasons = await titles.won(place_id, league, size, page * size)
        holders = [] if page else await titles.holders(place_id, league, HOLDERS)
        people = {each.person: each for own in seasons for each in own.champions}
        people |= {each.champion.person: each.champion for each in holders}
        named = {each.person: each for each in told_apart(people.values())}
        return Champions(
            tuple(leagues),
            chosen,
            page,
            total,
            tuple(
                replace(own, champions=tuple(named[each.person] for each in own.champions)) for own in seasons
            ),
            tuple(replace(each, champion=named[each.champion.person]) for each in holders),
        )

    async def against(self, place_id: int, user_id: int, other_id: int) -> list[AgainstRow]:
        """Return a member's results against another, in each game in which they have met."""
        own = await self._database.people.of_user(place_id, user_id)
        other = await self._database.people.of_user(place_id, other_id)
        if own is None or other is None:
            return []
        return await self._database.boards.against(own.person, other.person)

    async def history(
        self, place_id: int, user_id: int | None, page: int, size: int
    ) -> tuple[list[HistoryRow], bool]:
        """Return page ``page`` of a server's or one member's finished matches, newest first, and whether
        there are more pages.
        """
        person = None
        if user_id is not None:
            known = await self._database.people.of_user(place_id, user_id)
            if known is None:
                return [], False
            person = known.person
        found = await self._database.boards.history(place_id, person=person, most=size + 1, first=page * size)
        matches = [replace(match, seats=tuple(told_apart(match.seats))) for match in found[:size]]
        return matches, len(found) > size

    async def rated_matches(
        self, place_id: int, user_id: int, game: str, page: int, size: int
    ) -> tuple[list[RatedMatchRow], bool]:
        """Return page ``page`` of the matches that have changed a member's rating, newest first, and whether
        there are more pages.
        """
        person = await self._database.people.of_user(place_id, user_id)
        if person is None:
            return [], False
        found = await self._database.ratings.changes(
            place_id, game, person.person, most=size + 1, first=page * size
        )
        return found[:size], len(found) > size

    async def name_of(self, place_id: int, user_id: int) -> UserText | None:
        """Return a user's name in a server, or None if they haven't played there or were forgotten."""
        person = await self._database.people.of_user(place_id, user_id)
        return person.name if person else None

    async def _this_month(self, place_id: int) -> Period:
        return Period("month", zone=await self._database.guilds.zone(place_id))

    async def _in_game(
        self, person: str, stats: StatsRow, rating: RatingRow | None, reflexes: Reflexes | None
    ) -> GameCareer:
        spec = GAMES[stats.game].spec
        highlights = await self._database.boards.highlights(
            person, stats.game, newest=FORM, low_wins=spec.low_wins, per_deal=spec.deal_points
        )
        streak = await self._database.boards.streak(person, stats.game)
        return GameCareer(stats, rating, streak, tuple(highlights), reflexes)


def reflexes_of(times: Sequence[tuple[int, int]]) -> Reflexes | None:
    """Return the shortest and the median of these times. Each comes with the number of calls that took it."""
    if not times:
        return None
    took = sorted(times)
    before = accumulate((calls for _, calls in took), initial=0)
    middle = (sum(calls for _, calls in took) - 1) // 2
    median = next(ms for (ms, calls), first in zip(took, before, strict=False) if middle < first + calls)
    return Reflexes(took[0][0], median)


def _scope(period: Period, now: int) -> str:
    """Return the scope of the results for a leaderboard."""
    if period.kind == "month":
        return of_month(month_at(now, period.zone))
    if period.season is None:
        return ALL_TIME
    return of_season(period.season.season) if period.kind == "season" else of_league(period.season.league)
