"""Choose the moment of a match to tell: a dramatic one before a run, and then the rarest. Pure."""

from __future__ import annotations

from collections.abc import Container, Iterable, Mapping

from bot.games.api import Seat
from bot.league.feats import Feat

Rarities = Mapping[str, tuple[tuple[int, int], ...]]
"""For each kind of feat, the least amounts worth mentioning, each with its rarity: one in this number of
matches has such a feat.
"""

RUNS = frozenset(
    (
        "eights",
        "aces",
        "series",
        "sweep",
        "tokens",
        "paid",
        "gift",
        "column",
        "rout",
        "spree",
        "contrast",
        "scramble",
        "bully",
        "drought",
        "disaster",
        "burden",
    )
)
"""Kinds without drama. One of these is told only if nothing made people laugh or groan."""

LEASTS: Mapping[str, tuple[int, ...]] = {
    "let_go": (1, 2),
    "slip": (1, 2),
    "anyway": (1, 4),
    "rescue": (1, 3, 5),
    "denied": (2, 3),
    "swing": (3, 4, 5, 6, 8, 10),
    "from_one": (8, 10, 12, 15),
    "teased": (3, 4, 5, 6),
    "patience": (3, 4, 5, 6, 8),
    "comeback": (10, 12, 15, 20),
    "unplayed": (1, 2, 3),
    "spree": (2, 3, 4, 5),
    "beaten": (2, 3, 4, 5),
    "so_close": (1, 2, 3),
    "scramble": (4, 5, 6),
    "contrast": (4, 5, 6, 8, 10),
    "monologue": (3, 4, 5),
    "wishes": (3, 4),
    "full_hand": (15, 20, 30),
    "hail": (4, 5, 7, 10),
    "forgot": (2, 3, 4),
    "bridesmaid": (4, 5, 7),
    "late": (5, 10, 20, 40),
    "from_last": (1, 20, 50),
    "brink": (80, 90),
    "photo": (1,),
    "tie": (2, 3),
    "steady": (2, 3, 5),
    "unfair": (1, 2, 3),
    "own_goal": (5, 6),
    "feeder": (6, 7, 8),
    "waiting": (4, 6, 8),
    "nearly": (3, 5, 7),
    "almost": (2, 3),
    "last_otter": (1,),
    "behind": (3, 4, 5, 6),
    "generous": (4, 6, 8),
    "untouched": (1,),
    "hoard": (3, 4),
    "turnaround": (1,),
    "robbed": (1, 2, 3),
    "stuck": (3, 4, 5),
    "trapped": (3, 4, 5),
    "twos": (6, 8, 10),
    "boomerang": (4, 6, 8),
    "saved": (3, 4),
    "paid": (3, 4),
    "tokens": (4, 5, 6, 8),
    "burden": (45, 55, 65),
    "disaster": (61, 100, 150, 200),
    "bully": (15, 20, 25, 32),
    "drought": (4, 5, 6, 8),
    "rout": (4, 5, 6),
    "eights": (3, 4),
    "aces": (3, 4),
    "series": (3,),
    "sweep": (3,),
    "gift": (1, 3),
    "column": (10, 12),
}
"""For each kind, the least amounts whose rarity is counted."""

FEAT_KEYS = frozenset((*LEASTS, "last_second"))
"""All kinds of moments."""

COMMON = 2
"""The greatest rarity of a moment that is told only after rarer runs: one in so many matches has it."""

NEVER = 1000
"""The rarity of what no match of the corpus has."""

LAST_SECOND: tuple[tuple[int, int], ...] = ((0, 12),)
"""An estimate, because the matches of the corpus have no times: one in a dozen matches between people."""

RARITIES: Mapping[str, Rarities] = {
    "olsen": {
        "slip": ((1, 63), (2, 63)),
        "anyway": ((1, 174), (4, 174)),
        "rescue": ((1, 12), (3, 348), (5, 1000)),
        "denied": ((2, 41), (3, 697)),
        "swing": ((3, 2), (4, 4), (5, 6), (6, 12), (8, 46), (10, 139)),
        "from_one": ((8, 10), (10, 29), (12, 232), (15, 1000)),
        "teased": ((3, 8), (4, 19), (5, 46), (6, 116)),
        "patience": ((3, 7), (4, 17), (5, 41), (6, 116), (8, 1000)),
        "comeback": ((10, 14), (12, 139), (15, 1000), (20, 1000)),
        "spree": ((2, 5), (3, 37), (4, 174), (5, 697)),
        "beaten": ((2, 14), (3, 17), (4, 58), (5, 232)),
        "so_close": ((1, 6), (2, 58), (3, 348)),
        "scramble": ((4, 6), (5, 19), (6, 77)),
        "contrast": ((4, 10), (5, 15), (6, 37), (8, 174), (10, 1000)),
        "monologue": ((3, 7), (4, 17), (5, 50)),
        "full_hand": ((15, 139), (20, 1000), (30, 1000)),
        "hail": ((4, 18), (5, 70), (7, 697), (10, 1000)),
        "bridesmaid": ((4, 32), (5, 116), (7, 697)),
        "late": ((5, 7), (10, 10), (20, 17), (40, 70)),
        "tie": ((2, 46), (3, 697)),
        "steady": ((2, 33), (3, 1000), (5, 1000)),
        "unfair": ((1, 33), (2, 1000), (3, 1000)),
        "saved": ((3, 35), (4, 1000)),
        "disaster": ((61, 2), (100, 4), (150, 18), (200, 1000)),
        "bully": ((15, 8), (20, 21), (25, 58), (32, 139)),
        "drought": ((4, 116), (5, 697), (6, 1000), (8, 1000)),
        "rout": ((4, 11), (5, 22), (6, 116)),
        "eights": ((3, 44), (4, 697)),
        "aces": ((3, 10), (4, 139)),
    },
    "olsen_olsen": {
        "let_go": ((1, 57), (2, 1000)),
        "slip": ((1, 43), (2, 43)),
        "anyway": ((1, 62), (4, 686)),
        "rescue": ((1, 686), (3, 686), (5, 1000)),
        "swing": ((3, 5), (4, 8), (5, 15), (6, 30), (8, 172), (10, 1000)),
        "from_one": ((8, 25), (10, 137), (12, 1000), (15, 1000)),
        "teased": ((3, 10), (4, 25), (5, 69), (6, 229)),
        "patience": ((3, 8), (4, 17), (5, 38), (6, 86), (8, 686)),
        "comeback": ((10, 137), (12, 1000), (15, 1000), (20, 1000)),
        "beaten": ((2, 6), (3, 7), (4, 22), (5, 114)),
        "so_close": ((1, 4), (2, 23), (3, 172)),
        "scramble": ((4, 3), (5, 8), (6, 31)),
        "contrast": ((4, 3), (5, 4), (6, 6), (8, 69), (10, 1000)),
        "monologue": ((3, 38), (4, 343), (5, 686)),
        "wishes": ((3, 15), (4, 343)),
        "forgot": ((2, 686), (3, 1000), (4, 1000)),
        "bridesmaid": ((4, 49), (5, 137), (7, 686)),
        "late": ((5, 11), (10, 16), (20, 57), (40, 1000)),
        "from_last": ((1, 343), (20, 686), (50, 1000)),
        "photo": ((1, 36),),
        "tie": ((2, 114), (3, 1000)),
        "steady": ((2, 26), (3, 343), (5, 1000)),
        "unfair": ((1, 24), (2, 343), (3, 1000)),
        "disaster": ((61, 23), (100, 1000), (150, 1000), (200, 1000)),
        "drought": ((4, 229), (5, 1000), (6, 1000), (8, 1000)),
        "rout": ((4, 15), (5, 53), (6, 114)),
        "eights": ((3, 62), (4, 1000)),
        "sweep": ((3, 343),),
    },
    "otter": {
        "full_hand": ((15, 9), (20, 688), (30, 1000)),
        "own_goal": ((5, 3), (6, 7)),
        "feeder": ((6, 3), (7, 7), (8, 19)),
        "waiting": ((4, 8), (6, 20), (8, 57)),
        "nearly": ((3, 4), (5, 11), (7, 76)),
        "almost": ((2, 10), (3, 53)),
        "last_otter": ((1, 115),),
        "behind": ((3, 3), (4, 8), (5, 28), (6, 115)),
        "generous": ((4, 8), (6, 19), (8, 115)),
        "untouched": ((1, 53),),
        "hoard": ((3, 18), (4, 229)),
        "sweep": ((3, 344),),
        "gift": ((1, 1), (3, 4)),
        "column": ((10, 7), (12, 115)),
    },
    "ole": {
        "spree": ((2, 4), (3, 238), (4, 1000), (5, 1000)),
        "monologue": ((3, 12), (4, 357), (5, 1000)),
        "bridesmaid": ((4, 17), (5, 71), (7, 1000)),
        "late": ((5, 6), (10, 17), (20, 119), (40, 1000)),
        "from_last": ((1, 45), (20, 357), (50, 1000)),
        "photo": ((1, 7),),
        "tie": ((2, 45), (3, 1000)),
        "steady": ((2, 26), (3, 26), (5, 38)),
        "unfair": ((1, 4), (2, 4), (3, 12)),
        "turnaround": ((1, 4),),
        "robbed": ((1, 2), (2, 3), (3, 11)),
        "stuck": ((3, 6), (4, 27), (5, 178)),
        "trapped": ((3, 4), (4, 9), (5, 22)),
        "paid": ((3, 8), (4, 89)),
        "tokens": ((4, 1), (5, 4), (6, 23), (8, 1000)),
        "burden": ((45, 3), (55, 18), (65, 119)),
        "series": ((3, 238),),
        "sweep": ((3, 79),),
    },
    "pursuit": {
        "slip": ((1, 16), (2, 16)),
        "anyway": ((1, 43), (4, 690)),
        "rescue": ((1, 12), (3, 38), (5, 230)),
        "denied": ((2, 172), (3, 1000)),
        "swing": ((3, 1), (4, 2), (5, 3), (6, 7), (8, 49), (10, 690)),
        "from_one": ((8, 15), (10, 58), (12, 345), (15, 690)),
        "teased": ((3, 3), (4, 11), (5, 26), (6, 86)),
        "patience": ((3, 3), (4, 7), (5, 22), (6, 58), (8, 690)),
        "comeback": ((10, 31), (12, 138), (15, 1000), (20, 1000)),
        "unplayed": ((1, 38), (2, 53), (3, 115)),
        "spree": ((2, 22), (3, 690), (4, 1000), (5, 1000)),
        "beaten": ((2, 6), (3, 8), (4, 31), (5, 230)),
        "so_close": ((1, 2), (2, 18), (3, 138)),
        "scramble": ((4, 2), (5, 6), (6, 20)),
        "contrast": ((4, 2), (5, 4), (6, 6), (8, 28), (10, 230)),
        "monologue": ((3, 4), (4, 8), (5, 26)),
        "wishes": ((3, 14), (4, 115)),
        "full_hand": ((15, 172), (20, 1000), (30, 1000)),
        "forgot": ((2, 690), (3, 1000), (4, 1000)),
        "bridesmaid": ((4, 5), (5, 10), (7, 49)),
        "late": ((5, 6), (10, 8), (20, 18), (40, 345)),
        "from_last": ((1, 15), (20, 27), (50, 138)),
        "photo": ((1, 17),),
        "tie": ((2, 53), (3, 1000)),
        "steady": ((2, 15), (3, 15), (5, 15)),
        "unfair": ((1, 4), (2, 4), (3, 15)),
        "twos": ((6, 5), (8, 41), (10, 690)),
        "boomerang": ((4, 7), (6, 14), (8, 63)),
        "saved": ((3, 86), (4, 1000)),
        "disaster": ((61, 2), (100, 27), (150, 1000), (200, 1000)),
        "drought": ((4, 2), (5, 4), (6, 8), (8, 86)),
        "rout": ((4, 7), (5, 24), (6, 99)),
        "eights": ((3, 38), (4, 345)),
        "sweep": ((3, 99),),
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
    one of the :data:`RUNS` unless it is :data:`COMMON`, then the rarest, and of those the largest; the last
    if tied. How quickly a computer called is never told. None if there is nothing to tell.
    """
    told = [
        feat for feat in feats if rarity(feat, game) and (feat.key != "last_second" or feat.seat in people)
    ]
    return max(
        reversed(told),
        key=lambda feat: (feat.seat in people, _has_drama(feat, game), rarity(feat, game), feat.amount),
        default=None,
    )
