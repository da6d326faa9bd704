"""Text that people wrote: names, reasons, questions, names of leagues and of sets of house rules. What of it
is seen, and which texts look the same.
"""

from __future__ import annotations

import re
import unicodedata
from collections import Counter
from collections.abc import Iterable
from functools import cache, lru_cache
from typing import NewType, cast

from bot.resources import data_folder

UserText = NewType("UserText", object)
"""Text that people wrote. To the type checker it is no ``str``, so that it cannot get into a message as it
is. ``bot/ui/i18n/user_text.py`` makes text of it that does nothing in Discord.
"""

NO_TEXT = UserText("")
"""The text of a person who wrote nothing."""

DIRECTION = re.compile("[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]")
"""Marks that change the text direction, also of the bot's own words after them."""

UNSEEN = re.compile(
    "[\0-\x08\x0e-\x1f\x7f-\x84\x86-\x9f\u00ad\u034f\u115f\u1160\u17b4\u17b5\u180b-\u180f\u200b\u2060-\u2065"
    "\u206a-\u206f\u3164\ufeff\uffa0\ufff0-\ufffb\ufdd0-\ufdef\ufffe\uffff\ud800-\udfff\U0001bca0-\U0001bca3"
    "\U0001d173-\U0001d17a]"
)
"""Characters that take no room or look like a blank, without those that join letters and emojis; and those
that no text has (:data:`bot.ui.i18n.translator.GAPS`).
"""

JOINING = re.compile("[\u200c\u200d\ufe00-\ufe0f\U000e0000-\U000e0fff]")
"""Characters that join letters and emojis, or choose how one is drawn. They are seen only by what they do."""

_SIGNS = "\u00a9\u00ae\u203c\u2049\u2100-\u2bff\u3030\u303d\u3297\u3299\U0001f000-\U0001faff"
_JOINED = "\u0600-\u08ff\u0900-\u109f\u1780-\u18af\u1900-\u1cff\ua840-\uabff\U00010a00-\U00011fff"
_IDEOGRAPHS = "\u3400-\u9fff\uf900-\ufaff\U00020000-\U0003ffff"
_JOINERS = re.compile(
    "(\U0001f3f4[\U000e0030-\U000e0039\U000e0061-\U000e007a]+\U000e007f"  # England, Scotland, Wales
    f"|(?<=[{_SIGNS}{_JOINED}])\ufe0f?[\u200c\u200d]"
    f"|(?<=[0-9#*{_SIGNS}{_JOINED}{_IDEOGRAPHS}])[\ufe00-\ufe0f\U000e0100-\U000e01ef])"
    f"|{JOINING.pattern}"
)
"""What joins something is in the first group: after an emoji or a sign, and in scripts that use joiners."""

BLANK = "\u2800"
"""A pattern of no dots, which looks like a blank."""

KEPT = 4096
"""How many texts are kept with their looks: the names at a table are compared with each of its moves."""

Looks = tuple[str, str]
"""How a text looks, read in small letters, and as it is written."""


def raw_text(text: UserText) -> str:
    """The characters as they were written: to compare, to store and to hand out, never for a message."""
    return cast(str, text)


def visible(text: str) -> str:
    """Return ``text`` without invisible characters. Those that join letters or emojis stay."""
    if text.isascii() and text.isprintable():
        return text
    return _JOINERS.sub(lambda found: found[1] or "", UNSEEN.sub("", DIRECTION.sub("", text)))


def is_clear(text: str) -> bool:
    """Return whether a text has something to see and no invisible characters."""
    return is_seen(text) and visible(text) == text


def is_seen(text: str) -> bool:
    """Whether there is anything to see in a text: a letter, a digit, a sign or an emoji."""
    return any(_takes_ink(each) for each in _bare(text))


def seen_as(text: UserText | str) -> Looks:
    """Return how a text looks, for :func:`look_alike`.

    Invisible characters are left out, unusual forms of letters become usual ones, and characters that look
    alike become the same (Unicode's skeletons, UTS #39). A capital may look like another letter than its
    small one does, so there are two answers: in the first, capitals become small before that, in the second
    after it.
    """
    return _seen_as(cast(str, text))


def look_alike(one: Looks, other: Looks) -> bool:
    """Whether people can take one text for the other, whose looks are given."""
    return one[0] == other[0] or one[1] == other[1]


def doubles(texts: Iterable[UserText | str]) -> list[bool]:
    """Return for each text whether another of them looks like it."""
    looks = [seen_as(text) for text in texts]
    if len({small for small, _ in looks}) == len({cased for _, cased in looks}) == len(looks):
        return [False] * len(looks)  # as at nearly every table, with each move
    counts = [Counter(of_all) for of_all in zip(*looks, strict=True)]
    return [any(count[look] > 1 for count, look in zip(counts, own, strict=True)) for own in looks]


def as_read(text: str) -> str:
    """Return ``text`` without what people do not see or read over: capitals, invisible characters, blanks at
    its ends, and several in a row.
    """
    return _plain(text).casefold()


def forget_looks() -> None:
    """Let go of the texts that are kept."""
    _seen_as.cache_clear()


@lru_cache(KEPT)
def _seen_as(text: str) -> Looks:
    plain = _plain(text)
    return _skeleton(plain.casefold()), _skeleton(plain)


def _plain(text: str) -> str:
    if text.isascii() and text.isprintable():
        return " ".join(text.split())
    return " ".join(unicodedata.normalize("NFKC", _bare(text)).replace(BLANK, " ").split())


def _bare(text: str) -> str:
    return JOINING.sub("", UNSEEN.sub("", DIRECTION.sub("", text)))


def _skeleton(text: str) -> str:
    prototypes = unicodedata.normalize("NFKD", text).translate(_lookalikes())
    return unicodedata.normalize("NFKD", prototypes).casefold()


@cache
def _lookalikes() -> dict[int, str]:
    """For each character the one that stands for all that look like it, or several."""
    found: dict[int, str] = {}
    for line in (data_folder() / "unicode" / "confusables.txt").read_text(encoding="utf-8").splitlines():
        if not line.startswith("#"):
            character, prototype = line.split(";")
            found[int(character, 16)] = "".join(chr(int(each, 16)) for each in prototype.split())
    return found


def _takes_ink(character: str) -> bool:
    # What a Python has not heard of is most likely a newer emoji.
    kind = unicodedata.category(character)
    return kind == "Cn" or (kind[0] in "LNPS" and character != BLANK)
