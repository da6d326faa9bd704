"""Card tiles among the application's emojis. They are used if they were uploaded; the bot works without them.

The name of a tile gives its key and its drawing: ``olsen_7H_3fa91c``, or ``olsen_7Hs_..`` in safe colours. If
our drawing of a card changes, so does the name, which shows that the uploaded tile is out of date.
"""

from __future__ import annotations

import asyncio
import hashlib
import logging
import re
from collections.abc import Awaitable, Callable, Iterable, Iterator, Mapping, Sequence
from typing import NamedTuple, TypeVar

import discord

from bot.tables import Clock
from bot.ui.pictures.tiles import TILES, tile

log = logging.getLogger(__name__)

RELOAD_PAUSE = 30_000
"""The shortest time (ms) between two requests for the list of tiles."""
INVALID_FORM_BODY = 50035

# Long ago the name told the card alone.
_NAME = re.compile(r"olsen_([0-9A-Z]+s?)(?:_[0-9a-f]{6})?")


T = TypeVar("T")
Tiles = Mapping[str, discord.PartialEmoji]
"""Pictures of cards by key (:mod:`bot.ui.pictures.tiles`). A card without one shows its name."""


class EmojiPlan(NamedTuple):
    """The changes after which the tiles are as they are drawn now."""

    upload: Mapping[str, str]
    """The keys of the tiles to upload, by the names of their emojis."""
    outdated: Sequence[discord.Emoji]
    """Tiles of older drawings."""


class ApplicationTiles(Mapping[str, discord.PartialEmoji]):
    """The tiles that the application has, by key. All code shares this object, so a lost tile is gone
    everywhere.
    """

    def __init__(self, fetch: Callable[[], Awaitable[Iterable[discord.Emoji]]], clock: Clock) -> None:
        """``fetch`` asks Discord for the application's emojis."""
        self._fetch = fetch
        self._clock = clock
        self._tiles: dict[str, discord.PartialEmoji] = {}
        self._asked_at: int | None = None
        """When (monotonic ms) Discord was last asked again."""
        self._asking = asyncio.Lock()

    def __getitem__(self, key: str) -> discord.PartialEmoji:
        return self._tiles[key]

    def __iter__(self) -> Iterator[str]:
        return iter(self._tiles)

    def __len__(self) -> int:
        return len(self._tiles)

    async def load(self) -> None:
        """Ask Discord which tiles there are. Raises discord.HTTPException or OSError."""
        self._tiles = load_tiles(await self._fetch())

    async def reload(self) -> None:
        """Ask again, because Discord has refused a tile (:func:`is_unknown_emoji`).

        Does nothing within :data:`RELOAD_PAUSE`. If Discord does not answer, nothing changes.
        """
        async with self._asking:
            now = self._clock.monotonic()
            if self._asked_at is not None and now < self._asked_at + RELOAD_PAUSE:
                return
            self._asked_at = now
            try:
                await self.load()
            except (discord.HTTPException, OSError) as error:
                log.warning("cannot tell which card tiles are uploaded: %s", error)
                return
            log.info("%d of %d card tiles are uploaded", len(self), len(TILES))

    async def use(self, show: Callable[[Tiles], Awaitable[T]]) -> T:
        """Show something with tiles. If Discord does not know one of them, :meth:`reload` and try again, then
        show it without any.
        """
        for _ in range(2):
            try:
                return await show(self)
            except discord.HTTPException as refused:
                if not self or not is_unknown_emoji(refused):
                    raise
                log.warning("Discord does not know a card tile: %s", refused)
                await self.reload()
        return await show({})


def is_unknown_emoji(error: discord.HTTPException) -> bool:
    """Whether Discord has refused a message because of an emoji in it.

    The emoji may be gone. Discord sometimes does not know a new one yet either.
    """
    return error.code == INVALID_FORM_BODY and re.search(r"\.emoji\b.*: ", error.text) is not None


def tile_name(key: str) -> str:
    """The emoji name of a tile, given its key. Raises KeyError if there is no such card."""
    return f"olsen_{key}_{hashlib.blake2b(tile(key), digest_size=3).hexdigest()}"


def load_tiles(emojis: Iterable[discord.Emoji]) -> dict[str, discord.PartialEmoji]:
    """The tiles that the application has, by key; the newest if there are several for one."""
    return {
        key: discord.PartialEmoji(name=emoji.name, id=emoji.id)
        for emoji in sorted(emojis, key=lambda emoji: emoji.id)
        if (key := _key(emoji)) is not None
    }


def plan(emojis: Iterable[discord.Emoji]) -> EmojiPlan:
    """The emojis to upload and the outdated ones, given those that the application has. Emojis that are not
    our tiles are left alone.
    """
    ours = [emoji for emoji in emojis if _key(emoji) is not None]
    there = {emoji.name for emoji in ours}
    wanted = {tile_name(key): key for key in TILES}
    return EmojiPlan(
        {name: key for name, key in wanted.items() if name not in there},
        [emoji for emoji in ours if emoji.name not in wanted],
    )


def _key(emoji: discord.Emoji) -> str | None:
    named = _NAME.fullmatch(emoji.name)
    return named[1] if named is not None and named[1] in TILES else None
