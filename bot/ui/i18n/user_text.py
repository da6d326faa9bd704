"""Text that people wrote, made into text that does nothing in Discord.

This is the only way in which a :data:`~bot.user_text.UserText` gets into a message, a button or a menu.
"""

from __future__ import annotations

import re
from functools import cache, lru_cache

import discord

from bot.games import GAMES
from bot.tables.people import CHAIR_LEVELS
from bot.ui.i18n.translator import Verbatim, locales, translator
from bot.user_text import UserText, is_seen, raw_text, seen_as, visible

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

APART, END_APART = "\u2068", "\u2069"
"""What stands around a text from right to left, so that figures beside it stay where they are (FSI, PDI)."""

_FROM_RIGHT = re.compile(
    ".*[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc\U00010800-\U00010fff\U0001e800-\U0001efff].*"
)
"""A line with letters that are written from right to left."""


@lru_cache(KEPT)
def escape_text(text: UserText) -> Verbatim:
    """``text`` for a message, with Discord's markup escaped, so that people see exactly what was written.

    Each character that Discord would interpret gets a backslash, which Discord does not show.
    """
    inert = MARKUP.sub(lambda found: "\\" + found[0], _visible(raw_text(text)))
    return Verbatim(_set_apart(LINE_START.sub(_escape_start, inert)))


@lru_cache(KEPT)
def label_text(text: UserText) -> Verbatim:
    """``text`` in one line for a place where Discord draws no markup: a button, a menu, a form, the name of a
    thread, the description of a picture.
    """
    return Verbatim(_set_apart(" ".join(_visible(raw_text(text)).split())))


def shortened(text: UserText, most: int) -> UserText:
    """Return ``text`` in one line of at most ``most`` characters. An ellipsis replaces the rest."""
    line = " ".join(raw_text(text).split())
    return UserText(line if len(line) <= most else line[: most - 1] + "…")


def ended(cut: str) -> str:
    """A part ``cut`` from a text of these, which is no longer set apart behind its end. It gets no longer."""
    if cut.count(APART) == cut.count(END_APART):
        return cut
    return cut[:-1] if cut.endswith(APART) else cut[:-1] + END_APART


def alone(text: str) -> str:
    """A text that is nothing else than one of these, for a place that holds it alone: not set apart."""
    is_one = text.startswith(APART) and text.find(END_APART) == len(text) - 1
    return text[1:-1] if is_one else text


def shown_name(user: discord.abc.User) -> UserText:
    """The name under which a member is shown, as :func:`name_shown` says."""
    return name_shown(user.display_name, user.name)


def names_of(member: discord.Member) -> list[str]:
    """All names of a member, to compare them: on the server, of the account, and the login."""
    return [name for name in (member.nick, member.global_name, member.name) if name]


def name_shown(name: str, login: str) -> UserText:
    """The ``name`` of a user on their server. Their ``login`` stands for a name in which there is nothing to
    see, or that says what only the bot says: that this is a computer, the host, or a former player.
    """
    return UserText(name if is_seen(name) and not _is_ours(name) else login)


def _is_ours(name: str) -> bool:
    """Whether a name says what the bot says, in any language, of a player or beside their name."""
    words, starts, ends = _own_words()
    return any(look in words or look.startswith(starts) or look.endswith(ends) for look in seen_as(name))


@cache
def _own_words() -> tuple[frozenset[str], tuple[str, ...], tuple[str, ...]]:
    """How that looks: the whole of a name, what stands before one, and what stands after it."""
    words: set[str] = set()
    around: set[tuple[str, str]] = set()
    seats = max(game.spec.seats[-1] for game in GAMES.values())
    for say in map(translator, locales()):
        words.update(seen_as(say("former-player")))
        words.update(look for seat in range(1, seats + 1) for look in seen_as(say("name-seat", number=seat)))
        named = [
            say("name-computer", name=NAMELESS),
            say("outbox-marked", name=NAMELESS),
            say("lobby-seat", who=NAMELESS, host=True, asked=False),
            *(say("name-level", name=NAMELESS, level=say(f"level-{level}")) for level in CHAIR_LEVELS),
        ]
        for before, _, after in (text.partition(NAMELESS) for text in named):
            around.update(zip(seen_as(before), seen_as(after), strict=True))
    starts, ends = zip(*around, strict=True)
    return frozenset(words), tuple(filter(None, starts)), tuple(filter(None, ends))


def _visible(text: str) -> str:
    """``text`` without what cannot be seen; :data:`NAMELESS` if nothing is left of it."""
    seen = visible(text)
    return seen if not text or is_seen(seen) else NAMELESS


def _set_apart(text: str) -> str:
    return _FROM_RIGHT.sub(f"{APART}\\g<0>{END_APART}", text)


def _escape_start(found: re.Match[str]) -> str:
    space, mark = found.groups()
    return f"{space}{mark}\\" if mark.isdigit() else f"{space}\\{mark}"
