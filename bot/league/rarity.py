"""Which moment of a match is told: a dramatic one before a mere run, and then the rarest. Pure."""

from __future__ import annotations

from collections.abc import Container, Iterable, Mapping

from bot.games.api import Seat
from bot.league.feats import Feat

Rarities = Mapping[str, tuple[tuple[int, int], ...]]
"""For each kind of feat, the least amounts worth mentioning, each with its rarity: one in this number of
matches has such a feat.
"""

RUNS = frozenset(
    ("eights", "aces", "series", "sweep", "tokens", "bridesmaid", "gift", "almost", "column", "clean")
)
"""Kinds without drama: they are told only if nothing happened that makes people laugh or groan."""

LEASTS: Mapping[str, tuple[int, ...]] = {
    "let_go": (0,),
    "slip": (2, 8, 12),
    "anyway": (1,),
    "rescue": (2, 6, 9),
    "from_one": (6, 8, 10, 15),
    "comeback": (10, 12, 15, 20),
    "full_hand": (15, 20, 30),
    "forgot": (2, 3, 4),
    "from_last": (1, 20, 50),
    "brink": (80, 90),
    "fumble": (2, 4),
    "photo": (1,),
    "own_goal": (5, 6),
    "last_otter": (1,),
    "turnaround": (1,),
    "robbed": (1, 2, 3),
    "paid": (2, 3, 4),
    "stuck": (3, 4, 5),
    "saved": (2, 3, 4),
    "beaten": (1, 2, 3, 4),
    "bridesmaid": (3, 4, 5, 7),
    "drought": (6, 8, 10),
    "bully": (12, 18, 24, 32),
    "disaster": (45, 60, 100, 150, 200),
    "behind": (4, 5, 6),
    "twos": (6, 8, 10),
    "eights": (3, 4),
    "aces": (3, 4),
    "series": (3,),
    "sweep": (3,),
    "tokens": (6, 8),
    "gift": (1, 3),
    "almost": (1, 2, 3),
    "column": (9, 11, 13),
    "clean": (1,),
}
"""For each kind, the least amounts whose rarity is counted."""

FEAT_KEYS = frozenset((*LEASTS, "last_second"))
"""All kinds that can be told."""

COMMON = 2
"""The greatest rarity of what is told only after rarer runs: one in so many matches has it."""

NEVER = 1000
"""The rarity of what no match of the corpus has."""

LAST_SECOND: tuple[tuple[int, int], ...] = ((0, 12),)
"""An estimate, because the matches of the corpus have no times: one in a dozen matches between people."""

RARITIES: Mapping[str, Rarities] = {
    "olsen": {
        "slip": ((2, 63), (8, 63), (12, 697)),
        "anyway": ((1, 174),),
        "rescue": ((2, 7), (6, 44), (9, 174)),
        "from_one": ((6, 5), (8, 11), (10, 54), (15, 1000)),
        "comeback": ((10, 14), (12, 139), (15, 1000), (20, 1000)),
        "full_hand": ((15, 139), (20, 1000), (30, 1000)),
        "saved": ((2, 5), (3, 35), (4, 1000)),
        "beaten": ((1, 2), (2, 6), (3, 17), (4, 58)),
        "bridesmaid": ((3, 8), (4, 16), (5, 44), (7, 348)),
        "drought": ((6, 5), (8, 46), (10, 1000)),
        "bully": ((12, 4), (18, 11), (24, 28), (32, 139)),
        "disaster": ((45, 1), (60, 2), (100, 4), (150, 18), (200, 1000)),
        "eights": ((3, 44), (4, 697)),
        "aces": ((3, 10), (4, 139)),
        "clean": ((1, 5),),
    },
    "olsen_olsen": {
        "let_go": ((0, 57),),
        "slip": ((2, 43), (8, 1000), (12, 1000)),
        "anyway": ((1, 62),),
        "rescue": ((2, 686), (6, 1000), (9, 1000)),
        "from_one": ((6, 8), (8, 25), (10, 137), (15, 1000)),
        "comeback": ((10, 137), (12, 1000), (15, 1000), (20, 1000)),
        "forgot": ((2, 686), (3, 1000), (4, 1000)),
        "from_last": ((1, 343), (20, 686), (50, 1000)),
        "fumble": ((2, 172), (4, 1000)),
        "saved": ((2, 686), (3, 1000), (4, 1000)),
        "beaten": ((1, 2), (2, 3), (3, 7), (4, 22)),
        "bridesmaid": ((3, 8), (4, 24), (5, 62), (7, 686)),
        "drought": ((6, 6), (8, 98), (10, 686)),
        "disaster": ((45, 4), (60, 20), (100, 1000), (150, 1000), (200, 1000)),
        "eights": ((3, 62), (4, 1000)),
        "sweep": ((3, 343),),
        "clean": ((1, 2),),
    },
    "otter": {
        "from_one": ((6, 4), (8, 11), (10, 49), (15, 1000)),
        "photo": ((1, 43),),
        "own_goal": ((5, 3), (6, 7)),
        "last_otter": ((1, 115),),
        "bridesmaid": ((3, 19), (4, 86), (5, 688), (7, 1000)),
        "behind": ((4, 8), (5, 28), (6, 115)),
        "sweep": ((3, 344),),
        "gift": ((1, 1), (3, 4)),
        "almost": ((1, 2), (2, 10), (3, 53)),
        "column": ((9, 3), (11, 33), (13, 688)),
    },
    "ole": {
        "from_last": ((1, 45), (20, 357), (50, 1000)),
        "fumble": ((2, 22), (4, 102)),
        "photo": ((1, 7),),
        "turnaround": ((1, 4),),
        "robbed": ((1, 2), (2, 3), (3, 11)),
        "paid": ((2, 4), (3, 60), (4, 357)),
        "stuck": ((3, 6), (4, 27), (5, 178)),
        "bridesmaid": ((3, 4), (4, 16), (5, 65), (7, 1000)),
        "disaster": ((45, 3), (60, 45), (100, 1000), (150, 1000), (200, 1000)),
        "series": ((3, 238),),
        "sweep": ((3, 79),),
        "tokens": ((6, 102), (8, 1000)),
    },
    "pursuit": {
        "slip": ((2, 14), (8, 230), (12, 1000)),
        "anyway": ((1, 43),),
        "rescue": ((2, 7), (6, 36), (9, 172)),
        "from_one": ((6, 4), (8, 14), (10, 53), (15, 690)),
        "comeback": ((10, 31), (12, 138), (15, 1000), (20, 1000)),
        "full_hand": ((15, 172), (20, 1000), (30, 1000)),
        "forgot": ((2, 690), (3, 1000), (4, 1000)),
        "from_last": ((1, 15), (20, 27), (50, 138)),
        "fumble": ((2, 22), (4, 22)),
        "photo": ((1, 17),),
        "saved": ((2, 7), (3, 86), (4, 1000)),
        "beaten": ((1, 1), (2, 3), (3, 8), (4, 31)),
        "bridesmaid": ((3, 2), (4, 4), (5, 9), (7, 49)),
        "drought": ((6, 10), (8, 99), (10, 690)),
        "disaster": ((45, 1), (60, 2), (100, 27), (150, 1000), (200, 1000)),
        "twos": ((6, 4), (8, 25), (10, 230)),
        "eights": ((3, 38), (4, 345)),
        "sweep": ((3, 99),),
        "clean": ((1, 1),),
    },
}
"""By game. Counted by ``python -m tests.corpus.rarity`` in the matches of the corpus that computers played,
about 690 of each game. What none of them has is as rare as :data:`NEVER`.
"""


def rarity(feat: Feat, game: str) -> int:
    """Return the rarity of a feat: one in this number of matches of a game has it. 0 if it is too small to
    mention. A game that was not counted is like the first one that has such feats.
    """
    if feat.key == "last_second":
        steps = LAST_SECOND
    elif game in RARITIES:
        steps = RARITIES[game].get(feat.key) or tuple((least, NEVER) for least in LEASTS[feat.key])
    else:
        steps = next((table[feat.key] for table in RARITIES.values() if feat.key in table), ())
    return next((one_in for least, one_in in reversed(steps) if feat.amount >= least), 0)


def _has_drama(feat: Feat, game: str) -> bool:
    return feat.key not in RUNS and rarity(feat, game) > COMMON


def best(feats: Iterable[Feat], people: Container[Seat], game: str) -> Feat | None:
    """Return the feat to tell of a match: one of ``people`` before one of computers, one with drama before
    one of the :data:`RUNS` unless it is :data:`COMMON`, and then the rarest; the last if tied. How quickly a
    computer called is never told. None if there is nothing to tell.
    """
    told = [
        feat for feat in feats if rarity(feat, game) and (feat.key != "last_second" or feat.seat in people)
    ]
    return max(
        reversed(told),
        key=lambda feat: (feat.seat in people, _has_drama(feat, game), rarity(feat, game)),
        default=None,
    )
