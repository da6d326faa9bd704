"""Text that people wrote, made into text that does nothing in Discord.

This is the only way in which a :data:`~bot.user_text.UserText` gets into a message, a button or a menu.
"""

from __future__ import annotations

import re
import unicodedata
from functools import lru_cache

import discord

from bot.ui.i18n.translator import Verbatim
from bot.user_text import UserText, raw_text

DIRECTION = re.compile("[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]")
"""Marks that change the text direction, also of the bot's own words after them."""

UNSEEN = re.compile(
    "[\u00ad\u034f\u115f\u1160\u17b4\u17b5\u180b-\u180e\u200b\u2060-\u2065\u206a-\u206f\u3164\ufeff\uffa0"
    "\ufdd0-\ufdef]"
)
"""Characters that take no room or look like a blank, without those that join letters and emojis; and those
that no text has (:data:`bot.ui.i18n.translator.GAPS`).
"""

BLANK = "\u2800"
"""A pattern of no dots, which looks like a blank."""

JOINING = re.compile("[\u200c\u200d\ufe00-\ufe0f]")
"""Characters that join letters and emojis, or choose how one is drawn."""

MARKUP = re.compile(
    r"""
      [\\*_~|`]                                           # bold, italics, spoilers, code
    | <                                                   # mentions, times, emojis, links without a preview
    | (?<=<)@ | @(?=everyone|here)                        # the same for clients that ignore the backslash
    | (?<=\])\(                                           # a link behind words
    | :(?=//)                                             # a link
    | (?:(?<=discord)|(?<=discordapp))\.(?=gg|gift|new|com/) # an invitation, a gift, a template
    """,
    re.VERBOSE | re.IGNORECASE,
)

KEPT = 1024
"""How many escaped texts are kept: the names at a table are written with each of its moves."""

LINE_START = re.compile(r"^(\s*)(\#{1,3}|-\#|>{1,3}|[-+]|\d+(?=\.\s))(?=\.?\s)", re.MULTILINE)
"""Headings, small print, quotations and lists."""

NAMELESS = "?"
"""What stands for a text in which nothing can be seen."""


@lru_cache(KEPT)
def escape_text(text: UserText) -> Verbatim:
    """``text`` for a message, with Discord's markup escaped, so that people see exactly what was written.

    Each character that Discord would interpret gets a backslash, which Discord does not show.
    """
    inert = MARKUP.sub(lambda found: "\\" + found[0], _visible(raw_text(text)))
    return Verbatim(LINE_START.sub(_escape_start, inert))


@lru_cache(KEPT)
def label_text(text: UserText) -> Verbatim:
    """``text`` in one line for a place where Discord draws no markup: a button, a menu, a form, the name of a
    thread, the description of a picture.
    """
    return Verbatim(" ".join(_visible(raw_text(text)).split()))


def as_read(text: str) -> str:
    """Return ``text`` without what people do not see or read over: capitals, invisible characters, blanks at
    its ends, and several in a row. Texts that read alike are equal then.
    """
    if text.isascii():
        return " ".join(text.casefold().split())
    plain = unicodedata.normalize("NFKC", text).casefold().replace(BLANK, " ")
    return " ".join(JOINING.sub("", UNSEEN.sub("", DIRECTION.sub("", plain))).split())


def shortened(text: UserText, most: int) -> UserText:
    """``text`` in one line of at most ``most`` characters. What is cut off is an ellipsis."""
    line = " ".join(raw_text(text).split())
    return UserText(line if len(line) <= most else line[: most - 1] + "…")


def shown_name(user: discord.abc.User) -> UserText:
    """The name of a user on their server; the one by which they log in if there is nothing to see in that."""
    return UserText(user.display_name if is_seen(user.display_name) else user.name)


def _visible(text: str) -> str:
    """``text`` without what cannot be seen; :data:`NAMELESS` if nothing is left of it."""
    seen = UNSEEN.sub("", DIRECTION.sub("", text))
    return seen if not text or is_seen(seen) else NAMELESS


def is_seen(text: str) -> bool:
    """Whether there is anything to see in a text: a letter, a digit, a sign or an emoji."""
    return any(unicodedata.category(each)[0] in "LNPS" and each != BLANK for each in UNSEEN.sub("", text))


def _escape_start(found: re.Match[str]) -> str:
    space, mark = found.groups()
    return f"{space}{mark}\\" if mark.isdigit() else f"{space}\\{mark}"
