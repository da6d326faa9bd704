"""Screens as they are drawn and as Discord keeps them, made alike."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Any

from tests.storm.messages import texts

TIME = re.compile(r"<t:(\d+):(\w)>")
JUST = re.compile(r", has just (called|drawn [^,.:]*)")
"""What the words of a picture say of what has happened since the channel was told last."""
MINUTES = re.compile(r" · \S+ \d+ min")
"""How long a match takes, by those that had ended in its server when it was drawn."""
TEXT = 10
"""Discord's number for a part of a message that is text."""
IGNORED = ("id", "content_type", "width", "height", "proxy_url", "attachment_id", "placeholder")
"""What Discord adds to parts of a message."""


def plain(tree: Any, is_played: bool) -> Any:
    """Components as they are drawn and as Discord keeps them, made alike: without ids, addresses, times
    and minutes; of a match without the lines of its story, which depend on what was told before, and without
    those that say what has interrupted it.
    """
    if isinstance(tree, dict):
        found = {key: plain(value, is_played) for key, value in tree.items() if key not in IGNORED}
        found = {key: value for key, value in found.items() if value not in (None, False, [], "")}
        if "url" in found:
            found = {"url": found["url"].partition("?")[0].rpartition("/")[2]}
        return found
    if isinstance(tree, list | tuple):
        found = [plain(one, is_played) for one in tree]
        return [one for one in found if one != {"type": TEXT}]
    if isinstance(tree, str):
        text = MINUTES.sub("", JUST.sub("", TIME.sub(r"<t:\2>", tree)))
        if is_played:
            text = "\n".join(line for line in text.split("\n") if not line.startswith(("- ", "-# ", "### ")))
        return text
    return tree


def times(components: Any) -> list[int]:
    """The times that a message prints, in their order."""
    return [int(found[0]) for text in texts(components) for found in TIME.findall(text)]


def moved_times(wanted: Sequence[int], shown: Sequence[int], slack: float = 1.0) -> list[tuple[int, int]]:
    """What should be printed and what is, of times that differ by more than ``slack`` seconds."""
    pairs = zip(wanted, shown, strict=False)
    return [(wants, shows) for wants, shows in pairs if abs(wants - shows) > slack]


def first_difference(wanted: Any, shown: Any, path: str = "") -> str:
    """Where two trees differ first."""
    if isinstance(wanted, dict) and isinstance(shown, dict):
        for key in sorted({*wanted, *shown}):
            if wanted.get(key) != shown.get(key):
                return first_difference(wanted.get(key), shown.get(key), f"{path}.{key}")
    if isinstance(wanted, list) and isinstance(shown, list):
        for index, (one, other) in enumerate(zip(wanted, shown, strict=False)):
            if one != other:
                return first_difference(one, other, f"{path}.{index}")
    return f"{path} should be {str(wanted)[:700]!r} and is {str(shown)[:700]!r}"
