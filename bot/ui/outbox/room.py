"""Tables of seasons that wait because their server may have no more: news of them, and their new times."""

from __future__ import annotations

from collections.abc import Iterable
from contextlib import suppress
from dataclasses import dataclass

from bot.league.season import Season, acts, format_of, has_calls, ready_checks
from bot.seasons import Announcements, Seasons
from bot.seasons.announcements import room_for
from bot.tables import Clock, Refused
from bot.tables.listeners import Signal
from bot.ui.outbox.kinds import NO_ROOM, ROOM


@dataclass(slots=True)
class WaitingRoom:
    """Keeps in the database which seasons wait for room, and for which fixtures players were ready. Its
    methods raise StorageError.
    """

    seasons: Seasons
    announcements: Announcements
    clock: Clock
    noticed: Signal[[]]
    """There is a new notice."""

    async def wait(self, season: Season, most: int, fixture: str | None = None) -> None:
        """Tell the umpire, once, that tables of a season wait because the server may have no more than
        ``most``. The table of a ``fixture`` that players are ready for opens as soon as there is room.
        """
        now, tell_once = self.clock.now(), self.announcements.tell_once
        is_news = await tell_once(season.key, NO_ROOM, NO_ROOM, {"most": most}, now)
        if fixture is not None:
            is_news |= await tell_once(season.key, room_for(fixture), ROOM, {"fixtures": [fixture]}, now)
        if is_news:
            self.noticed()

    async def opened(self, season: Season, fixture: str) -> None:
        """Give a fixture whose table was opened late, for want of room, the time that it would have had."""
        await self.announcements.gone(season.key, room_for(fixture))
        if await self.announcements.message(season.key, NO_ROOM) is None:
            return
        season = await self.seasons.by_key(season.key)
        waiting = [
            each for each in format_of(season).fixtures.called(season) if await self._waits(season, each)
        ]
        await self._make_up(season, fixture, self.clock.now(), waiting)

    async def is_over(self, season: Season) -> None:
        """Note that no table of a season waits any more. If the bot was stopped between opening one and
        :meth:`opened`, that one gets its time now.
        """
        if await self.announcements.message(season.key, NO_ROOM) is None:
            return
        season = await self.seasons.by_key(season.key)
        for fixture in format_of(season).fixtures.called(season):
            table = self.seasons.table_of(season, fixture)
            if table is not None:
                await self._make_up(season, fixture, table.created_at)
        await self.announcements.gone(season.key, NO_ROOM)

    async def _make_up(self, season: Season, fixture: str, at: int, waiting: Iterable[str] = ()) -> None:
        """Give a fixture the time that it lacks since its table was opened ``at`` a time (ms), if it does."""
        late = ready_checks.opened_late(season, fixture, at, waiting)
        if late is not None:
            with suppress(Refused):  # it is over in the same moment
                await self.seasons.act(season.key, None, acts.Decide(late))

    async def _waits(self, season: Season, fixture: str) -> bool:
        """Whether a fixture is without the table that it is to have: without calls each, or if asked for."""
        if self.seasons.table_of(season, fixture) is not None:
            return False
        is_asked = await self.announcements.message(season.key, room_for(fixture)) is not None
        return is_asked or not has_calls(season)
