"""Writing the pages of all servers that have switched them on, and deleting those of the others."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import NamedTuple

from bot.league.season import FINISHED, Season
from bot.newest import Newest
from bot.seasons import SeasonRow, SeasonStore
from bot.services import Forecasts, Preferences, ServerSettings
from bot.shards import IsHere
from bot.site import folder
from bot.site.html import render
from bot.site.news import Summary, summary_of
from bot.site.season import season_pages
from bot.site.server import server_files
from bot.site.telling import Telling, shown_names
from bot.storage import Database, PersonRow, StorageError
from bot.tables.namesakes import told_apart
from bot.ui.i18n.translator import Translator, locales, translator

KEPT = 10_000
"""Maximum number of seasons whose summaries are in memory. Others are written again each time."""


class Written(NamedTuple):
    """A server's folder in a site."""

    name: str
    seasons: tuple[str, ...]
    """The titles of its seasons, newest first."""
    is_new: bool
    """Whether it was written just now, because something has changed."""


@dataclass(frozen=True)
class _Stand:
    """All that the pages of a season follow from."""

    phase: str
    finished_at: int | None
    seq: int
    names: tuple[PersonRow, ...]
    hidden: frozenset[str]
    locale: str
    chances: bool


class SitePublisher:
    """Writes sites. Seasons that haven't changed since are taken over from the folder before."""

    def __init__(
        self,
        database: Database,
        seasons: SeasonStore,
        preferences: Preferences,
        forecasts: Forecasts,
        locale: str,
    ) -> None:
        """``locale`` is the language of servers that have chosen none."""
        self._database = database
        self._seasons = seasons
        self._preferences = preferences
        self._forecasts = forecasts
        self._locale = locale
        self._known = Newest[str, tuple[_Stand, Summary]](KEPT)
        """The summary that was written of each season, and what it was written from."""
        self._folders: dict[str, tuple[_Stand, ...]] = {}
        """What each server's folder was written from."""

    async def write(self, site: Path, here: IsHere) -> list[Written]:
        """Write the folders of all servers of this process that have switched on their pages, and delete
        those of the others. If a server's fails, the others are written first. Raises OSError, NotOursError,
        StorageError, and the error of a season that can't be read.
        """
        done: list[Written] = []
        names: set[str] = set()
        failures: list[Exception] = []
        for place_id in sorted(filter(here, await self._database.seasons.places())):
            settings = await self._preferences.server(place_id)
            rows = await self._seasons.listed(place_id) if settings.site else []
            if not rows:
                continue
            names.add(rows[-1].season)
            try:
                done.append(await self._write_server(site, rows, settings))
            except StorageError:
                raise
            except Exception as error:  # as of one unreadable season; other servers are written all the same
                failures.append(error)
        for name in await asyncio.to_thread(lambda: list(folder.written(site))):
            row = None if name in names else await self._database.seasons.get(name)
            if name not in names and (row is None or here(row.place_id)):
                await asyncio.to_thread(folder.remove, site, name)
                self._folders.pop(name, None)
        for failure in failures:
            raise failure
        return done

    async def _write_server(self, site: Path, rows: Sequence[SeasonRow], settings: ServerSettings) -> Written:
        """Write a server's folder if something has changed. Its name is the key of its first season, which
        never changes and can't be guessed.
        """
        name = rows[-1].season
        say = translator(settings.language if settings.language in locales() else self._locale)
        hidden = await self._hidden(rows[0].place_id)
        there = await asyncio.to_thread((site / name).exists)
        stands: dict[str, _Stand] = {}
        changed: dict[str, Telling] = {}
        for row in (row for row in rows if row.phase != "cancelled"):
            season = None if row.phase in FINISHED else await self._seasons.by_key(row.season)
            people = await self._database.people.of_season(row.season)
            stand = _stand(row, season, people, hidden, say.locale, settings)
            stands[row.season] = stand
            known = self._known.use(row.season)
            if not there or known is None or known[0] != stand:
                season = season or await self._seasons.by_key(row.season)
                changed[row.season] = await self._telling(season, stand, say)
        key = tuple(stands.values())
        is_new = bool(changed) or not there or self._folders.get(name) != key
        if is_new:
            await asyncio.to_thread(self._write_folder, site, name, stands, changed, say)
            self._folders[name] = key
        return Written(name, tuple(self._known[each][1].title for each in stands), is_new)

    async def _telling(self, season: Season, stand: _Stand, say: Translator) -> Telling:
        people = {row.person: row for row in told_apart(stand.names)}
        chances = await self._forecasts.of(season) if stand.chances else {}
        return Telling(season, shown_names(people, stand.hidden, say), say, chances)

    async def _hidden(self, place_id: int) -> frozenset[str]:
        """Return the people of a server who don't want their names on pages."""
        people = await self._database.people.settings_of_place(place_id)
        return frozenset(person for person, settings in people.items() if settings.get("site") is False)

    def _write_folder(
        self,
        site: Path,
        name: str,
        stands: Mapping[str, _Stand],
        changed: Mapping[str, Telling],
        say: Translator,
    ) -> None:
        """Write a server's folder. This runs in a thread."""
        new = {key: (stands[key], summary_of(telling)) for key, telling in changed.items()}
        summaries = [new[key][1] if key in new else self._known[key][1] for key in stands]

        def files() -> Iterator[tuple[str, bytes]]:
            for telling in changed.values():
                yield from ((page.path, render(page, say)) for page in season_pages(telling))
            yield from server_files(name, summaries, say)

        folder.write(site, name, files(), kept=[key for key in stands if key not in changed])
        for key, known in new.items():
            self._known[key] = known


def _stand(
    row: SeasonRow,
    season: Season | None,
    people: Mapping[str, PersonRow],
    hidden: frozenset[str],
    locale: str,
    settings: ServerSettings,
) -> _Stand:
    return _Stand(
        row.phase if season is None else season.phase,
        row.finished_at,
        0 if season is None else season.seq,
        tuple(people[key] for key in sorted(people)),
        hidden & people.keys(),
        locale,
        settings.chances,
    )
