"""A match that was looked through: the chance to win as a line, its deals apart, its turning points marked.

It is read at the width of a phone: few words, large ones.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from itertools import pairwise
from math import hypot

from bot.ui.pictures.canvas import Canvas
from bot.ui.pictures.colours import CHALK, GOLD, INK, LIGHT, RIM, ColourTable, mixed
from bot.ui.pictures.drawing import Drawing
from bot.ui.pictures.hand import MARGIN, WIDTH
from bot.ui.pictures.outlines import Point
from bot.ui.pictures.sprites import Sprite, TableTop

SCALE = 1.5
"""Pixels a unit."""
HIGH = 320
LEFT, RIGHT, TOP, BOTTOM = 80, 24, 30, 44
"""Room for the percentages on the left, and for the numbers of the deals below."""
STROKE, DOT, BADGE, LETTERS = 4, 6, 16, 20
BESIDE = 2 * BADGE + 2
"""How far apart the numbers of two turning points are."""
ASIDE = ((0, 1), (1, 1), (-1, 1), (0, -1), (1, -1), (-1, -1), (2, 1), (-2, 1), (0, 3), (0, -3))
"""Where such a number may stand: across, and on its side of the line or on the other."""
UNDER = mixed(RIM, GOLD, 0.22)
"""The colour below the line."""
DEAL_WIDE = 26
"""The room that the number of a deal needs."""


@dataclass(frozen=True, slots=True)
class ChancesDrawing(Drawing):
    """All that the picture shows. Its lines differ by brightness alone."""

    kind = "chances"
    is_slow = True

    points: tuple[Point, ...]
    """From (0, 0) at the beginning and without a chance to (1, 1), the match won."""
    turns: tuple[tuple[int, bool], ...]
    """Which of the points are turning points, numbered from 1 on, and whether the line rises there."""
    deals: tuple[float, ...]
    """Where each deal ends but the last."""

    def draw(self, *, only_drawn: bool = False) -> bytes:
        """The line on a table top."""
        wide, high = WIDTH - 2 * MARGIN, HIGH - 2 * MARGIN
        canvas = Canvas(wide, high, RIM, SCALE)

        def at(point: Point) -> Point:
            return LEFT + point[0] * (wide - LEFT - RIGHT), high - BOTTOM - point[1] * (high - TOP - BOTTOM)

        line = [at(point) for point in self.points]
        canvas.shape([[(line[0][0], at((0, 0))[1]), *line, (line[-1][0], at((0, 0))[1])]], 0, 0, 1, UNDER)
        for share in (0.0, 0.5, 1.0):
            canvas.line([at((0, share)), at((1, share))], 0, 0, 1, LIGHT, 1.5)
            text = f"{100 * share:.0f} %"
            canvas.text(text, LEFT - 12, at((0, share))[1] - LETTERS / 2, LETTERS, CHALK, LEFT - 20, "right")
        for share in self.deals:
            canvas.line([at((share, 0)), at((share, 1))], 0, 0, 1, LIGHT, 1.5)
        _number_deals(canvas, [at((share, 0)) for share in (0.0, *self.deals, 1.0)])
        canvas.line(line, 0, 0, 1, GOLD, STROKE)
        marks = [(line[index], -1 if rises else 1) for index, rises in self.turns]
        for number, ((point, _), badge) in enumerate(
            zip(marks, places(marks, wide, high), strict=True), start=1
        ):
            canvas.disc(*point, DOT, CHALK)
            canvas.disc(*badge, BADGE, CHALK)
            canvas.text(str(number), badge[0], badge[1] - 9, 18, INK, 2 * BADGE - 8, "middle")
        colours = _colour_table()
        board = TableTop(colours, WIDTH, HIGH, SCALE)
        board.lay(Sprite(colours.bring(canvas.scaled())), MARGIN, MARGIN)
        return board.png()


def _number_deals(canvas: Canvas, ends: list[Point]) -> None:
    """The numbers of the deals below the line, if there are several and there is room for them."""
    for number, ((left, low), (right, _)) in enumerate(pairwise(ends), start=1):
        if len(ends) > 2 and right - left >= DEAL_WIDE:
            canvas.text(str(number), (left + right) / 2, low + 12, LETTERS, CHALK, right - left, "middle")


def places(marks: Sequence[tuple[Point, int]], wide: float, high: float) -> list[Point]:
    """Where the numbers of these points stand: each on its side of the line, -1 above and 1 below, unless
    another one stands there or the picture ends.
    """
    placed: list[Point] = []
    for (x, y), side in marks:
        tried = [(x + across * BESIDE, y + down * side * (BADGE + 10)) for across, down in ASIDE]
        free = [
            (left, top)
            for left, top in tried
            if BADGE < left < wide - BADGE
            and BADGE < top < high - BADGE
            and all(hypot(left - other, top - above) >= BESIDE for other, above in placed)
        ]
        placed.append(free[0] if free else tried[0])
    return placed


@cache
def _colour_table() -> ColourTable:
    return ColourTable([UNDER], [(UNDER, GOLD), (UNDER, LIGHT), (UNDER, RIM), (UNDER, CHALK)])
