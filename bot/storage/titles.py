"""Who has won the seasons that are over: a page of them, and who has won most."""

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
    """Somebody who has won."""

    person: str
    name: UserText | None
    """None for somebody who was forgotten."""
    user_id: int | None


@dataclass(frozen=True, slots=True)
class WonSeason:
    """A season that is over."""

    season: str
    league: UserText
    number: int
    game: str
    finished_at: int
    """Milliseconds since 1970."""
    champions: tuple[Champion, ...] = ()
    """Who has won it; none if nobody has."""


@dataclass(frozen=True, slots=True)
class TitleHolder:
    """Somebody who has won most seasons, or most of a league in a row."""

    champion: Champion
    titles: int
    streak: int
    """The most seasons of one league that they have won in a row."""


class TitleQueries(Reads):
    """Queries about titles. A ``league`` is the name of one, or empty for all."""

    async def won(self, guild_id: int, league: UserText, most: int, first: int) -> list[WonSeason]:
        """A page of the seasons of a guild that are over, the newest first."""
        about = {"guild_id": guild_id, "league": league, "most": most, "first": first}
        rows = await self._executor.fetch_all("seasons_won", **about)
        found = [list(group) for _, group in groupby(rows, itemgetter("season"))]
        won = [[_champion(row) for row in group if row["person"] is not None] for group in found]
        return [
            replace(_season(group[0]), champions=tuple(each)) for group, each in zip(found, won, strict=True)
        ]

    @query("count_seasons_won")
    async def count(self, guild_id: int, league: UserText) -> int: ...

    async def holders(self, guild_id: int, league: UserText, most: int) -> list[TitleHolder]:
        """Those who have won most seasons, and who has won most of a league in a row."""
        rows = await self._executor.fetch_all("title_holders", guild_id=guild_id, league=league, most=most)
        return [TitleHolder(_champion(row), row["titles"], row["streak"]) for row in rows]

    async def leagues(self, guild_id: int, most: int) -> list[WonSeason]:
        """The newest season that is over of each league, without its champions, the newest first."""
        rows = await self._executor.fetch_all("leagues_won", guild_id=guild_id, most=most)
        return list(map(_season, rows))

    @query("titles_of_season")
    async def of_season(self, season: str) -> list[str]: ...
    @query("titles_of_person")
    async def of_person(self, person: str) -> list[tuple[UserText, int]]: ...


class TitleRepository(Writes, TitleQueries):
    """Titles, and giving them."""

    async def give(self, season: str, people: Iterable[str]) -> None:
        """Give the title of a season to these people, and to nobody else."""
        titles = [{"season": season, "person": person} for person in sorted(set(people))]
        await self._executor.execute("take_titles", season=season)
        await self._executor.execute_many("give_title", titles)


def _season(row: Columns) -> WonSeason:
    return WonSeason(row["season"], UserText(row["league"]), row["number"], row["game"], row["finished_at"])


def _champion(row: Columns) -> Champion:
    name = row["name"]
    return Champion(row["person"], None if name is None else UserText(name), row["user_id"])
