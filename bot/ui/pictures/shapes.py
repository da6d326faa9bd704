"""The shapes that everything is drawn from: suits, signs, crowns, otters."""

from __future__ import annotations

from itertools import chain

from bot.ui.pictures.outlines import Shape, arc, around, curve, flipped, oval, star, symmetric, turned

STEM = symmetric(curve((0, 0.1), (0.06, 0.6), (0.16, 0.86), (0.42, 1)))

HEART: Shape = [
    symmetric(
        curve((0, -0.55), (0.12, -0.95), (0.5, -1.02), (0.74, -0.86))
        + curve((0.74, -0.86), (1.1, -0.62), (1.06, -0.1), (0.72, 0.3))
        + curve((0.72, 0.3), (0.45, 0.6), (0.15, 0.8), (0, 1))
    )
]
SPADE: Shape = [
    symmetric(
        curve((0, -1), (0.15, -0.72), (0.45, -0.52), (0.72, -0.24))
        + curve((0.72, -0.24), (1.08, 0.12), (0.98, 0.66), (0.54, 0.68))
        + curve((0.54, 0.68), (0.3, 0.69), (0.12, 0.55), (0, 0.36))
    ),
    STEM,
]
DIAMOND: Shape = [
    symmetric(
        curve((0, -1), (0.2, -0.6), (0.45, -0.28), (0.78, 0))
        + curve((0.78, 0), (0.45, 0.28), (0.2, 0.6), (0, 1))
    )
]
CLUB: Shape = [
    arc(0, -0.52, 0.46),
    arc(-0.51, 0.2, 0.46),
    arc(0.51, 0.2, 0.46),
    [(-0.3, -0.4), (0.3, -0.4), (0.45, 0.3), (-0.45, 0.3)],
    STEM,
]
SUITS: dict[str, Shape] = {"S": SPADE, "H": HEART, "D": DIAMOND, "C": CLUB}
"""The shape of each French suit, which may take several outlines."""

_PETAL = [(0.05, -0.14), (0.05, -0.62), (0.4, -0.98), (0.4, -0.5)]
ROSE: Shape = [*around(_PETAL, 4), *around(flipped(_PETAL), 4)]

CROWN: Shape = [
    [(-0.8, 0.3), (-1, -0.5), (-0.45, -0.05), (0, -0.75), (0.45, -0.05), (1, -0.5), (0.8, 0.3)],
    [(-0.8, 0.42), (0.8, 0.42), (0.8, 0.68), (-0.8, 0.68)],
]
"""Of the winner."""

_SCALLOPS = [turned(arc(0, -1.04, 0.16, 180, 360), degrees) for degrees in range(-54, 55, 18)]
FAN: Shape = [
    [(x, y + 0.62) for x, y in [(-0.1, -0.02), *chain.from_iterable(_SCALLOPS), (0.1, -0.02)]],
    arc(0, 0.62, 0.15),
]
DROP: Shape = [
    symmetric(
        curve((0, -1), (0.12, -0.62), (0.4, -0.3), (0.6, 0.02))
        + curve((0.6, 0.02), (0.95, 0.6), (0.5, 1), (0, 1))
    )
]
TREE: Shape = [
    symmetric([(0, -1), (0.42, -0.42), (0.22, -0.42), (0.62, 0.12), (0.36, 0.12), (0.85, 0.68), (0, 0.68)]),
    [(-0.14, 0.6), (0.14, 0.6), (0.14, 1), (-0.14, 1)],
]
SUN: Shape = [star(10, 0.62)]
PAW: Shape = [
    symmetric(
        curve((0, -0.1), (0.6, -0.1), (0.95, 0.95), (0.35, 0.8))
        + curve((0.35, 0.8), (0.2, 0.7), (0.1, 0.68), (0, 0.68))
    ),
    arc(-0.72, -0.2, 0.22),
    arc(0.72, -0.2, 0.22),
    arc(-0.27, -0.62, 0.25),
    arc(0.27, -0.62, 0.25),
]
EARS: Shape = [arc(-0.78, -0.36, 0.2), arc(0.78, -0.36, 0.2)]
"""Of an otter: small, and low on the sides of a flat head."""
SKULL: Shape = [oval(0, 0, 0.94, 0.76)]
MUZZLE: Shape = [oval(-0.25, 0.3, 0.42, 0.34), oval(0.25, 0.3, 0.42, 0.34)]
WHISKERS: Shape = [
    [(side * 0.5, 0.24 + 0.16 * row), (side * 1.0, 0.12 + 0.3 * row), (side * 1.0, 0.19 + 0.3 * row)]
    for side in (-1, 1)
    for row in (0, 1)
]
NOSE: Shape = [oval(0, 0.06, 0.24, 0.17)]
SWIMMER: Shape = [
    curve((-1, 0.1), (-0.7, -0.2), (-0.5, -0.02), (-0.3, 0.1))
    + curve((-0.3, 0.1), (-0.6, 0.3), (-0.9, 0.4), (-1, 0.1)),
    oval(-0.05, 0.14, 0.62, 0.3),
    turned(oval(-0.72, -0.12, 0.1, 0.22), -24),
    turned(oval(-0.5, -0.3, 0.1, 0.22), -6),
]
"""An otter that swims on its back, without its head: tail, body and two feet."""
BELLY: Shape = [oval(0.02, 0.08, 0.44, 0.17)]
PAWS: Shape = [turned(oval(0.02, -0.08, 0.09, 0.17), 30), turned(oval(0.2, 0.0, 0.09, 0.17), -30)]
_ARROW = [(-1, -0.16), (0.3, -0.16), (0.3, -0.46), (1, 0), (0.3, 0.46), (0.3, 0.16), (-1, 0.16)]
ALONG: Shape = [_ARROW]
_HALF_ARROW = [(1, 0), (0.3, 0.46), (0.3, 0.16), (-0.3, 0.16), (-0.3, 0.46), (-1, 0)]
EITHER_WAY: Shape = [_HALF_ARROW, turned(_HALF_ARROW, 180)]
THERE: Shape = [[(x * 0.96, y - 0.48) for x, y in _ARROW]]
BACK: Shape = [[(-x * 0.96, y + 0.48) for x, y in _ARROW]]
"""Two arrows, one below the other: the other way round."""
CHOSEN: Shape = [
    arc(0, 0.56, 0.3),
    [(-0.14, -1), (0.14, -1), (0.14, -0.42), (0.44, -0.42), (0, 0.12), (-0.44, -0.42), (-0.14, -0.42)],
]
OTHERS: Shape = [arc(-0.74, 0.56, 0.26), arc(0.74, 0.56, 0.26)]
"""One of three, under an arrow, and the others."""

UP: Shape = [symmetric([(0, -0.95), (0.9, 0.05), (0.36, 0.05), (0.36, 0.95)])]
DOWN: Shape = [turned(UP[0], 180)]
EITHER: Shape = [symmetric([(0, -1), (0.72, -0.3), (0.28, -0.3), (0.28, 0.3), (0.72, 0.3), (0, 1)])]
POINTER: Shape = [[(-1, -0.75), (1, -0.75), (0, 0.75)]]
HIGHER: Shape = [[(-0.55, -0.9), (0.75, 0), (-0.55, 0.9), (-0.55, 0.4), (0.1, 0), (-0.55, -0.4)]]
"""A sign between two things of which the left one is higher."""
_BAR = [(-0.95, -0.16), (0.95, -0.16), (0.95, 0.16), (-0.95, 0.16)]
CROSS: Shape = [turned(_BAR, 45), turned(_BAR, 135)]
BUBBLE: Shape = [
    [(x, y * 0.7 - 0.22) for x, y in arc(0, 0, 1)],
    [(-0.6, 0.2), (0.05, 0.4), (-0.7, 0.95)],
]
WARNING: Shape = [[(0, -0.95), (1, 0.8), (-1, 0.8)]]
STAIRS: Shape = [
    [(-1, 0.8), (-1, 0.3), (-0.35, 0.3), (-0.35, -0.25), (0.3, -0.25), (0.3, -0.8), (1, -0.8), (1, 0.8)]
]
SPARKLE: Shape = [star(4, 0.34)]
