"""Post what servers want of an evening, once a day, at their hour."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from contextvars import Context
from functools import partial

import discord

from bot.milliseconds import HOUR, MINUTE
from bot.services import Evening, EveningRow, Evenings, Preferences
from bot.services.evenings import Trouble, about, is_late, next_at
from bot.shards import IsHere
from bot.tables import Clock, StorageError
from bot.ui.components.post import ReadyPost
from bot.ui.delivery.again import until_done
from bot.ui.delivery.background import Background
from bot.ui.delivery.outcomes import Thing, is_momentary, lacks
from bot.ui.delivery.poster import Poster
from bot.ui.evening.post import evening_post, year_alt, year_drawing
from bot.ui.i18n.translator import Translator
from bot.ui.pictures.renderer import PictureRenderer
from bot.ui.settings.community import WRITES

log = logging.getLogger(__name__)


class EveningWorker:
    """Posts one message a day in each server that wants one and has something to tell. It pings no one.

    A day is noted as begun before its message is sent, and as done once it was sent, so it is posted once,
    also if the bot stops in between. A day that Discord didn't accept by its end isn't posted later, and
    staff reads that.
    """

    def __init__(
        self,
        evenings: Evenings,
        preferences: Preferences,
        poster: Poster,
        renderer: PictureRenderer,
        say_in: Callable[[int], Translator],
        here: IsHere,
    ) -> None:
        self._evenings = evenings
        self._preferences = preferences
        self._poster = poster
        self._renderer = renderer
        self._say_in = say_in
        self._here = here
        self._clock: Clock = poster.clock
        self._changed = asyncio.Event()
        self._posting = Background()
        self._busy: set[int] = set()
        """The servers in which a day has begun and isn't done."""
        self._task: asyncio.Task[None] | None = None
        evenings.changed.subscribe(self._changed.set)

    def start(self) -> None:
        """Begin, or look again, because this process has more servers now."""
        self._changed.set()
        if self._task is None:
            self._task = asyncio.create_task(self._run(), name="evenings", context=Context())

    async def close(self) -> None:
        """Stop. What wasn't sent is sent after the next start, if it's still the same day."""
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)
        await self._posting.close()

    async def _run(self) -> None:
        while True:
            self._changed.clear()
            try:
                at = await self._look()
            except StorageError:
                at = self._clock.now() + MINUTE
            except Exception:
                log.exception("what is posted of an evening waits")
                at = self._clock.now() + HOUR
            # A server may change its time zone, and the machine's clock may be set.
            await self._clock.wait(self._changed, min(at, self._clock.now() + HOUR))

    async def _look(self) -> int:
        """Begin with all days that are due. Return when (ms) the next one is."""
        now = self._clock.now()
        at = now + HOUR
        for row in await self._evenings.all():
            if not (row.is_on and self._here(row.place_id)) or row.place_id in self._busy:
                continue
            zone = await self._evenings.zone(row.place_id)
            due = next_at(row, now, zone)
            if due <= now or is_late(row, now, zone):
                self._busy.add(row.place_id)
                self._posting.start(self._post(row.place_id), f"evening of {row.place_id}")
            else:
                at = min(at, due)
        return at

    async def _post(self, place_id: int) -> None:
        try:
            what = f"the evening of server {place_id}"
            await until_done(partial(self._attempt, place_id), self._clock, what)
        finally:
            self._busy.discard(place_id)
        self._changed.set()

    async def _attempt(self, place_id: int) -> bool:
        """Try to post a server's message, and note what came of it. Return False if Discord doesn't tell of
        the server now. Raises StorageError, and the poster's errors if Discord may accept it later.
        """
        row = await self._evenings.begin(await self._evenings.of(place_id))
        if row is None:
            return True
        client = self._poster.client
        guild = client.get_guild(place_id)
        if not client.is_ready() if guild is None else guild.unavailable:
            return False
        channel = guild.get_channel(row.channel_id or 0) if guild is not None else None
        await self._evenings.done(row, *await self._tell(row, channel))
        return True

    async def _tell(self, row: EveningRow, channel: object) -> tuple[Evening, Trouble]:
        """Post what there is to tell in a server in its ``channel``. Return that, and the trouble if there
        was any.
        """
        if not isinstance(channel, discord.TextChannel):
            return Evening(), "gone"
        allowed = channel.permissions_for(channel.guild.me)
        if not allowed.is_superset(WRITES):
            return Evening(), "closed"
        told = await self._evenings.due(row)
        return told, await self._send(row, channel.id, told, draws=allowed.attach_files) if told else ""

    async def _send(self, row: EveningRow, channel_id: int, told: Evening, *, draws: bool) -> Trouble:
        place_id = row.place_id
        await self._preferences.server(place_id)  # for its language
        draw = partial(self._drawn, told, self._say_in(place_id), draws=draws)
        try:
            await self._poster.post(place_id, channel_id, about(row), draw, silent=True)
        except discord.HTTPException as error:
            if is_momentary(error):
                raise
            log.info("server %d gets no message this evening: %s", place_id, error)
            return "gone" if lacks(error) is Thing.CHANNEL else "closed"
        return ""

    async def _drawn(self, told: Evening, say: Translator, *, draws: bool) -> ReadyPost:
        picture = None
        if told.year is not None and told.year.first and draws:
            alt = year_alt(told.year, say)
            picture = await self._renderer.draw(year_drawing(told.year, say), alt)
        return evening_post(told, say, picture)
