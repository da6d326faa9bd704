"""The avatars of people who play: fetched without keeping anything waiting, and kept in memory alone.

Each press brings the address of the user's avatar. Until the picture is there, or if it can't be fetched, a
drawn disc replaces it.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable

import discord

from bot.newest import Newest
from bot.services import PlayerSettings
from bot.tables import Clock, Table
from bot.ui.delivery.background import Background
from bot.ui.pictures.avatar import SIZE, Avatar, NotAnAvatar, decoded

log = logging.getLogger(__name__)

FETCHED_WITHIN = 5.0
"""Seconds for one avatar."""
AT_ONCE, WAITING = 4, 64
"""The most avatars that are fetched at the same time, and that wait for it. Others are asked for again when
they are drawn the next time.
"""
NOTED, KEPT = 10_000, 1_000
"""The most addresses, and the most avatars in memory, of 12 KiB each."""
AGAIN = 10 * 60_000
"""Milliseconds until an avatar that could not be had is asked for again."""


class Avatars:
    """Keeps avatars in memory, and fetches those that are missing."""

    def __init__(self, settings_of: Callable[[int], PlayerSettings], clock: Clock) -> None:
        """``settings_of`` returns what is known of a user's settings."""
        self._settings_of = settings_of
        self._clock = clock
        self._noted = Newest[tuple[int, int], discord.Asset](NOTED)
        """The addresses, by place and user."""
        self._kept = Newest[str, Avatar](KEPT)
        """By address."""
        self._failed = Newest[str, int](KEPT)
        """Until when (monotonic ms) an address is not asked again."""
        self._fetching: dict[str, asyncio.Task[None]] = {}
        self._room = asyncio.Semaphore(AT_ONCE)
        self._background = Background()

    def note(self, place_id: int, user: discord.User | discord.Member) -> None:
        """Note which avatar a person has in a place. One that Discord has drawn for them does not count."""
        asset, seat = user.display_avatar, (place_id, user.id)
        if asset == user.default_avatar or not self._settings_of(user.id).avatar:
            self._noted.pop(seat, None)
        else:
            self._noted[seat] = asset

    def of(self, place_id: int, user_id: int | None) -> Avatar | None:
        """Return the avatar of a person in a place. If it is not there yet, begin to fetch it and return
        None. Return None too if they have none, or do not want it shown.
        """
        asset = self._noted.get((place_id, user_id or 0))
        if asset is None:
            return None
        if not self._settings_of(user_id or 0).avatar:
            self.forget_player(user_id or 0)
            return None
        if (kept := self._kept.use(asset.url)) is not None:
            return kept
        self._begin(asset)
        return None

    def at(self, table: Table) -> tuple[Avatar | None, ...]:
        """Return the avatars of all seats of a table, as :meth:`of` does, and fetch those to come."""
        return tuple([self.of(table.place_id, chair.user_id) for chair in table.chairs])

    def forget_player(self, user_id: int) -> None:
        """Forget a person's avatars everywhere, also those that are being fetched."""
        self._forget(lambda place_id, noted: noted == user_id)

    def forget_server(self, place_id: int) -> None:
        """Forget the avatars of all people in a place."""
        self._forget(lambda noted, user_id: noted == place_id)

    def _forget(self, is_meant: Callable[[int, int], bool]) -> None:
        for seat in [seat for seat in self._noted if is_meant(*seat)]:
            url = self._noted.pop(seat).url
            self._kept.pop(url, None)
            if (task := self._fetching.pop(url, None)) is not None:
                task.cancel()

    async def close(self) -> None:
        """Stop fetching."""
        await self._background.close()

    def _begin(self, asset: discord.Asset) -> None:
        url = asset.url
        is_too_soon = self._clock.monotonic() < self._failed.get(url, 0)
        if url in self._fetching or is_too_soon or len(self._fetching) >= AT_ONCE + WAITING:
            return
        if (task := self._background.start(self._fetch(asset), "avatar")) is not None:
            self._fetching[url] = task
            task.add_done_callback(lambda done: self._done(url, done))

    def _done(self, url: str, task: asyncio.Task[None]) -> None:
        if self._fetching.get(url) is task:
            del self._fetching[url]

    async def _fetch(self, asset: discord.Asset) -> None:
        try:
            async with self._room, asyncio.timeout(FETCHED_WITHIN):
                data = await asset.replace(size=SIZE, format="png").read()
                image = await asyncio.to_thread(decoded, data)
        except (discord.DiscordException, OSError, TimeoutError, NotAnAvatar) as error:
            log.info("no avatar: %s", error)
            self._failed[asset.url] = self._clock.monotonic() + AGAIN
        else:
            self._kept[asset.url] = Avatar(asset.url, image)
