"""Suggestions while people type, and the meaning of what they send.

Discord shows some suggestions by name, and sends the chosen one's value. People also type or paste a name, so
names are understood as well.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from itertools import islice
from typing import NamedTuple

from bot.tables import Refused
from bot.ui.i18n.user_text import ended
from bot.user_text import Looks, doubles, look_alike, seen_as

MOST, LONGEST = 25, 100
"""The most suggestions that Discord shows, and the most characters of a name."""

COMPARED = 100
"""How many suggestions are compared with each other, because naming all matches of a season is slow."""
ASKED = 5
"""The most suggestions named when a text is ambiguous."""


class Suggestion(NamedTuple):
    """A value to choose, and the name by which people choose it."""

    name: str
    value: str
    long: str = ""
    """The part of the name that is cut to save room, e.g. players' names. By default the whole name."""

    def cut(self, most: int = LONGEST) -> str:
        """Return the name in at most ``most`` characters, with an ellipsis for the cut part."""
        over = len(self.name) - most
        if over <= 0:
            return self.name
        before, long, after = self.name.partition(self.long or self.name)
        kept = ended(long[: max(0, len(long) - over - 1)].rstrip(" \u200d"))
        return f"{before}{kept}…{after}"[:most]

    def told_apart(self) -> str:
        """Return the name followed by the value, which makes it unique."""
        value = f" · {self.value}"
        return self.cut(LONGEST - len(value)) + value


def fitting(current: str, offers: Iterable[Suggestion]) -> list[Suggestion]:
    """Return the first suggestions whose names contain ``current``, as Discord shows them: no two look
    alike.
    """
    wanted = seen_as(current)
    found = list(islice((offer for offer in offers if _fits(wanted, offer)), COMPARED))
    alike = doubles(offer.cut() for offer in found)
    shown = zip(found[:MOST], alike, strict=False)
    return [
        offer._replace(name=offer.told_apart() if is_double else offer.cut()) for offer, is_double in shown
    ]


def _fits(wanted: Looks, offer: Suggestion) -> bool:
    has_it = any(part in look for part, look in zip(wanted, seen_as(offer.name), strict=True))
    return has_it or look_alike(wanted, seen_as(offer.value)) or _is_called(wanted, offer)


def _is_called(wanted: Looks, offer: Suggestion) -> bool:
    """Return whether ``wanted`` is the name of a suggestion, or one under which it may have been shown."""
    return (
        look_alike(wanted, seen_as(offer.name))
        or (len(offer.name) > LONGEST and look_alike(wanted, seen_as(offer.cut())))
        or (wanted[0].endswith(seen_as(offer.value)[0]) and look_alike(wanted, seen_as(offer.told_apart())))
    )


def picked(text: str, offers: Iterable[Suggestion], otherwise: Refused) -> str:
    """Return the value of the suggestion meant by ``text``, as :func:`meant` does. Raises ``otherwise`` if it
    means none, and Refused ``which_one``.
    """
    value = meant(text, offers)
    if value is None:
        raise otherwise
    return value


def meant(text: str, offers: Iterable[Suggestion]) -> str | None:
    """Return the value of the suggestion meant by ``text``: by its value, its name, or the beginning of its
    name. None if it means none of them. Raises Refused ``which_one`` if it means several.
    """
    wanted, known = seen_as(text), list(offers)
    tests: tuple[Callable[[Suggestion], bool], ...] = (
        lambda offer: offer.value == text,
        lambda offer: _is_called(wanted, offer),
        lambda offer: wanted[0] != "" and seen_as(offer.name)[0].startswith(wanted[0]),
    )
    for test in tests:
        found = {offer.value: offer for offer in known if test(offer)}
        if len(found) == 1:
            return found.popitem()[0]
        if found:
            names = [offer.name for offer in fitting("", found.values())]
            more = ["…"] if len(names) > ASKED else []
            raise Refused("which_one", names="\n".join([*names[:ASKED], *more]))
    return None
