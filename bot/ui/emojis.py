"""Card tiles among the application's emojis: used where they were uploaded, never needed.

The name of a tile says which card it shows and which drawing of it: ``olsen_7H_3fa91c``. When our drawing
changes, so does the name, and it is seen which tiles are out of date.
"""

from __future__ import annotations

import hashlib
import re
from collections.abc import Iterable, Mapping, Sequence
from typing import NamedTuple

import discord

from bot.ui.pictures.tiles import TILES, tile

# Long ago the name told the card alone.
_NAME = re.compile(r"olsen_([0-9A-Z]+)(?:_[0-9a-f]{6})?")


class Plan(NamedTuple):
    """What is to be done for the tiles to be as they are drawn now."""

    upload: Mapping[str, str]
    """The card codes of the emojis to be made, by name."""
    outdated: Sequence[discord.Emoji]
    """Tiles of older drawings."""


def tile_name(code: str) -> str:
    """The name of a card's tile as an emoji. Raises KeyError for what is no card."""
    return f"olsen_{code}_{hashlib.blake2b(tile(code), digest_size=3).hexdigest()}"


def load_tiles(emojis: Iterable[discord.Emoji]) -> dict[str, discord.PartialEmoji]:
    """The tiles that the application has, by card code; of several for one card the newest."""
    return {
        code: discord.PartialEmoji(name=emoji.name, id=emoji.id)
        for emoji in sorted(emojis, key=lambda emoji: emoji.id)
        if (code := _code(emoji)) is not None
    }


def plan(emojis: Iterable[discord.Emoji]) -> Plan:
    """What an application with these emojis lacks, and what it need not keep. Emojis that are no tiles of
    ours are left alone.
    """
    ours = [emoji for emoji in emojis if _code(emoji) is not None]
    there = {emoji.name for emoji in ours}
    wanted = {tile_name(code): code for code in TILES}
    return Plan(
        {name: code for name, code in wanted.items() if name not in there},
        [emoji for emoji in ours if emoji.name not in wanted],
    )


def _code(emoji: discord.Emoji) -> str | None:
    named = _NAME.fullmatch(emoji.name)
    return named[1] if named is not None and named[1] in TILES else None
