"""Emojis on buttons and in menus."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from simcord.backend import Backend

from tests.discord.requests import invalid, walk

NO_BUTTON, NO_OPTION = "BUTTON_COMPONENT_INVALID_EMOJI", "SELECT_COMPONENT_INVALID_EMOJI"


def check_emojis(backend: Backend, message: Mapping[str, Any]) -> None:
    """Refuse a message whose components name an emoji that there is not: never uploaded, or deleted."""
    for path, code, emoji_id in _emojis(message.get("components")):
        known = (backend.application_emojis, *(guild.emojis for guild in backend.guilds.values()))
        if not any(emoji_id in emojis for emojis in known):
            raise invalid(path, code, "Invalid emoji")


def _emojis(components: Any) -> Iterator[tuple[str, str, int]]:
    for path, part in walk(components):
        named = [(f"{path}.emoji.id", NO_BUTTON, part.get("emoji"))]
        for index, option in enumerate(part.get("options") or ()):
            named.append((f"{path}.options.{index}.emoji.id", NO_OPTION, option.get("emoji")))
        yield from ((at, code, int(emoji["id"])) for at, code, emoji in named if emoji and emoji.get("id"))
