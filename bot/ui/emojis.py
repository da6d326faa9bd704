"""Card tiles among the application's emojis: used where they were uploaded, never needed."""

from __future__ import annotations

from collections.abc import Iterable

import discord

PREFIX = "olsen_"
"""What the names of our tiles begin with; a card's code follows."""


def load_tiles(emojis: Iterable[discord.Emoji]) -> dict[str, discord.PartialEmoji]:
    """The tiles that the application has, by card code."""
    return {
        emoji.name.removeprefix(PREFIX): discord.PartialEmoji(name=emoji.name, id=emoji.id)
        for emoji in emojis
        if emoji.name.startswith(PREFIX)
    }
