"""Somebody who reads what is committed, and draws it afresh, beside the bot and without its memory."""

from __future__ import annotations

from collections.abc import Coroutine
from dataclasses import replace
from typing import Any, TypeVar

from bot.services import PlayerSettings, Preferences
from bot.services.durations import Durations
from bot.shards import is_server
from bot.storage import Database, open_database
from bot.tables import SystemClock, Table, rows
from bot.tables.reactions import Reactions
from bot.tables.recaps import Recaps
from bot.ui.components.post import ReadyPost
from bot.ui.delivery.hand_view import HandView
from bot.ui.hands.posts import HandPosts
from bot.ui.i18n.languages import Languages
from bot.ui.pictures.renderer import PictureRenderer
from bot.ui.tables.posts import TablePosts
from tests.storm.loop import WHILE, Agenda, Loop, running
from tests.storm.world import World

T = TypeVar("T")


class Auditor:
    """Reads the database with connections of its own, in a time that stands still."""

    def __init__(self, world: World) -> None:
        self._world = world
        self._agenda = Agenda()
        self._loop = self._agenda.loop = Loop(self._agenda, lambda: 0.0)
        self._database: Database | None = None

    def run(self, work: Coroutine[Any, Any, T]) -> T:
        """Do something in the auditor's own loop."""
        self._agenda.now += WHILE  # what is asked for again and again is no circle
        with running(self._loop):
            task = self._loop.create_task(work)
        self._agenda.run_while(lambda: not task.done(), 60)
        if not task.done():
            raise RuntimeError("the auditor waits for something")
        return task.result()

    async def database(self) -> Database:
        """The database, read by nobody else."""
        if self._database is None:
            disk = self._world.disk
            disk.is_calm = True
            try:
                self._database = await open_database(self._world.settings.database, clock=SystemClock().now)
            finally:
                disk.is_calm = False
        return self._database

    async def tables(self) -> list[Table]:
        """All tables that are open, or over and not told yet."""
        database = await self.database()
        ids = {**await database.tables.open(), **await database.tables.untold()}
        found = await rows.read_tables(database, await database.tables.some(ids))
        return [self._resting(table) for table in found]

    def _resting(self, table: Table) -> Table:
        """A table with what the bot alone knows: where it was not invited, whether a match rests. It does
        after each start.
        """
        if is_server(table.place_id) or table.phase != "playing":
            return table
        kept = self._world.table(table.table_id)
        return replace(table, rests=kept is None or kept.rests)

    async def drawer(self, table: Table) -> Drawer:
        """Who draws a table, with no memory of anything."""
        database = await self.database()
        preferences = Preferences(database)
        await preferences.server(table.place_id)
        settings: dict[int, PlayerSettings] = {}
        for chair in table.chairs:
            if chair.user_id is not None:
                settings[chair.user_id] = await preferences.player(chair.user_id)
        languages = Languages(preferences, self._world.settings.locale)
        renderer, recaps, durations = (
            PictureRenderer(preferences, Reactions()),
            Recaps(database),
            Durations(database),
        )
        return Drawer(table, renderer, recaps, durations, languages, settings)


class Drawer:
    """Draws the screens of one table afresh."""

    def __init__(
        self,
        table: Table,
        renderer: PictureRenderer,
        recaps: Recaps,
        durations: Durations,
        languages: Languages,
        settings: dict[int, PlayerSettings],
    ) -> None:
        self._table, self._renderer, self._durations = table, renderer, durations
        self._recaps, self._languages, self._settings = recaps, languages, settings

    async def table(self) -> ReadyPost:
        """The public message."""
        posts = TablePosts(
            self._renderer, self._languages.of_server, self._recaps.of, Reactions(), self._durations.of
        )
        return await posts.draw(self._table)

    async def hand(self, seat: int, user_id: int) -> ReadyPost:
        """The hand of a seat, as it is when nothing is chosen in it."""
        own = self._settings.get(user_id, PlayerSettings())
        say = self._languages.of_player(own, "en-US", self._table.place_id)
        posts = HandPosts(self._renderer, lambda table: False, self._recaps.of)
        post, _ = await posts.draw(self._table, seat, HandView(settings=own), say, {})
        return post
