"""Escaping text that people wrote, such as names, reasons, and titles of leagues and house rules."""

from __future__ import annotations

import re
from functools import lru_cache

DIRECTION = re.compile("[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]")
"""Marks that change the text direction, also of the bot's own words after them."""

MARKUP = re.compile(
    r"""
      [\\*_~|`]                                           # bold, italics, spoilers, code
    | <                                                   # mentions, times, emojis, links without a preview
    | (?<=<)@ | @(?=everyone|here)                        # the same for clients that ignore the backslash
    | (?<=\])\(                                           # a link behind words
    | :(?=//)                                             # a link
    | (?:(?<=discord)|(?<=discordapp))\.(?=gg|com/invite) # an invitation
    """,
    re.VERBOSE | re.IGNORECASE,
)

KEPT = 1024
"""How many escaped texts are kept: the names at a table are written with each of its moves."""

LINE_START = re.compile(r"^(\s*)(\#{1,3}|-\#|>{1,3}|[-+]|\d+(?=\.\s))(?=\.?\s)", re.MULTILINE)
"""Headings, small print, quotations and lists."""


@lru_cache(KEPT)
def escape_text(text: str) -> str:
    """``text`` with Discord's markup escaped, so that people see exactly what was written.

    Each character that Discord would interpret gets a backslash, which Discord does not show.
    """
    inert = MARKUP.sub(lambda found: "\\" + found[0], DIRECTION.sub("", text))
    return LINE_START.sub(_escape_start, inert)


def _escape_start(found: re.Match[str]) -> str:
    space, mark = found.groups()
    return f"{space}{mark}\\" if mark.isdigit() else f"{space}\\{mark}"
