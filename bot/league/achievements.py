"""Achievements, which people earn once in a server, by feats in a match or by playing often. Pure."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import NamedTuple

from bot.games.api import Seat
from bot.league.feats import Feat

REGULAR = 50
"""Number of matches for the achievement of a regular."""
ALL_GAMES = 5
"""Number of games for the achievement of trying all."""


class _ByFeat(NamedTuple):
    """An achievement for a feat of some size."""

    key: str
    feat: str
    least: int
    is_mishap: bool = False
    """Whether it can also be earned against computers alone, because people hardly have mishaps on
    purpose.
    """


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
"""Keys of all achievements."""


def by_feats(feats: Iterable[Feat], seat: Seat, *, among_people: bool) -> Iterator[str]:
    """Yield the achievements that a seat earned by feats in a match. If the match was not ``among_people``,
    these are only mishaps.
    """
    most: dict[str, int] = {}
    for feat in feats:
        if feat.seat == seat:
            most[feat.key] = max(most.get(feat.key, 0), feat.amount)
    for each in BY_FEAT:
        if (among_people or each.is_mishap) and most.get(each.feat, -1) >= each.least:
            yield each.key


def by_playing(matches: int, games: int) -> Iterator[str]:
    """Yield the achievements for this number of matches, of this number of different games."""
    if matches >= REGULAR:
        yield "regular"
    if games >= ALL_GAMES:
        yield "explorer"
