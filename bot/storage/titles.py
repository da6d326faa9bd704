"""Champions: the winners of finished seasons, a page at a time, and the people with the most titles."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, replace
from itertools import groupby
from operator import itemgetter

from bot.storage.declared import Reads, Writes, query
from bot.storage.executor import Columns
from bot.user_text import UserText


@dataclass(frozen=True, slots=True)
class Champion:
    """A winner of a season."""

    person: str
    name: UserText | None
    """None for a forgotten person."""
    user_id: int | None


@dataclass(frozen=True, slots=True)
class WonSeason:
    """A finished season."""

    season: str
    league: UserText
    number: int
    game: str
    finished_at: int
    """Milliseconds since 1970."""
    champions: tuple[Champion, ...] = ()
    """Its winners; empty if there are none."""


@dataclass(frozen=True, slots=True)
class TitleHolder:
    """A person with the most titles, or the most in a row in one league."""

    champion: Champion
    titles: int
    streak: int
    """Most seasons of one league won in a row."""


class TitleQueries(Reads):
    """Queries about titles. ``league`` is a name, or empty for all."""

    async def won(self, place_id: int, league: UserText, most: int, first: int) -> list[WonSeason]:
        """Return a page of a server's finished seasons, newest first."""
        about = {"place_id": place_id, "league": league, "most": most, "first": first}
        rows = await self._executor.fetch_all("seasons_won", **about)
        found = [list(group) for _, group in groupby(rows, itemgetter("season"))]
        won = [[_champion(row) for row in group if row["person"] is not None] for group in found]
        return [
            replace(_season(group[0]), champions=tuple(each)) for group, each in zip(found, won, strict=True)
        ]

    @query("count_seasons_won")
    async def count(self, place_id: int, league: UserText) -> int: ...

    async def holders(self, place_id: int, league: UserText, most: int) -> list[TitleHolder]:
        """Return the people with the most titles, and those with the most in a row in one league."""
        rows = await self._executor.fetch_all("title_holders", place_id=place_id, league=league, most=most)
        return [TitleHolder(_champion(row), row["titles"], row["streak"]) for row in rows]

    async def leagues(self, place_id: int, most: int) -> list[WonSeason]:
        """Return the newest finished season of each league, without its champions, newest first."""
        rows = await self._executor.fetch_all("leagues_won", place_id=place_id, most=most)
        return list(map(_season, rows))

    @query("titles_of_season")
    async def of_season(self, season: str) -> list[str]: ...
    @query("titles_of_person")
    async def of_person(self, person: str) -> list[tuple[UserText, int]]: ...


class TitleRepository(Writes, TitleQueries):
    """Titles, and giving them."""

    async def give(self, season: str, people: Iterable[str]) -> None:
        """Give the title of a season to exactly these people."""
        titles = [{"season": season, "person": person} for person in sorted(set(people))]
        await self._executor.execute("take_titles", season=season)
        await self._executor.execute_many("give_title", titles)


def _season(row: Columns) -> WonSeason:
    return WonSeason(row["season"], UserText(row["league"]), row["number"], row["game"], row["finished_at"])


def _champion(row: Columns) -> Champion:
    name = row["name"]
    return Champion(row["person"], None if name is None else UserText(name), row["user_id"])
