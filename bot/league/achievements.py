"""Achievements: what people earn once in a server, by their feats in a match or by playing on. Pure."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import NamedTuple

from bot.games.api import Seat
from bot.league.feats import Feat

REGULAR = 50
"""The number of matches that make somebody a regular."""
ALL_GAMES = 5
"""The number of games that can be tried."""


class _ByFeat(NamedTuple):
    """An achievement that is earned by a feat of some size."""

    key: str
    feat: str
    least: int
    is_mishap: bool = False
    """Whether it can also be earned against computers alone. Nobody has mishaps on purpose for long."""


BY_FEAT = (
    _ByFeat("crazy", "eights", 3),
    _ByFeat("buzzer", "last_second", 0),
    _ByFeat("phoenix", "comeback", 12),
    _ByFeat("underdog", "from_last", 1),
    _ByFeat("whisker", "photo", 1),
    _ByFeat("sweep", "sweep", 3),
    _ByFeat("staircase", "series", 3),
    _ByFeat("library", "full_hand", 20, True),
    _ByFeat("sieve", "forgot", 3, True),
    _ByFeat("mule", "twos", 8, True),
    _ByFeat("collector", "tokens", 8, True),
    _ByFeat("santa", "gift", 3, True),
    _ByFeat("almost", "almost", 1, True),
    _ByFeat("glutton", "column", 11, True),
)
BY_PLAYING = ("regular", "explorer")
ACHIEVEMENTS = (*(each.key for each in BY_FEAT), *BY_PLAYING)
"""The keys of all achievements."""


def by_feats(feats: Iterable[Feat], seat: Seat, *, among_people: bool) -> Iterator[str]:
    """What a seat has earned by its feats in a match. If the match was not ``among_people``, these are only
    mishaps.
    """
    most: dict[str, int] = {}
    for feat in feats:
        if feat.seat == seat:
            most[feat.key] = max(most.get(feat.key, 0), feat.amount)
    for each in BY_FEAT:
        if (among_people or each.is_mishap) and most.get(each.feat, -1) >= each.least:
            yield each.key


def by_playing(matches: int, games: int) -> Iterator[str]:
    """What somebody has earned who has played so many matches, of so many different games."""
    if matches >= REGULAR:
        yield "regular"
    if games >= ALL_GAMES:
        yield "explorer"
