"""A season's race: a line for each of those in front, higher up the better they stood.

Each line has a sign and a colour of its own, and ends at its number; the names stand beside the picture.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from fractions import Fraction
from functools import cache
from typing import NamedTuple

from bot.league.race import Race
from bot.services.preferences import Palette
from bot.ui.pictures.canvas import Canvas
from bot.ui.pictures.colours import CHALK, INK, LIGHT, RIM, Colour, ColourTable
from bot.ui.pictures.drawing import Drawing
from bot.ui.pictures.hand import MARGIN, WIDTH
from bot.ui.pictures.outlines import Point, Shape
from bot.ui.pictures.shapes import CLUB, CROSS, DIAMOND, DROP, HEART, SPADE, SUN, TREE
from bot.ui.pictures.sprites import Sprite, TableTop

SCALE = 1.5
"""Pixels a unit."""
HIGH = 300
LEFT, RIGHT, EDGE = 74, 46, 18
"""Room for what the scores are on the left, for the numbers on the right, and above and below."""
SIGNS: tuple[Shape, ...] = (SPADE, HEART, DIAMOND, CLUB, SUN, DROP, TREE, CROSS)
LINES: dict[Palette, tuple[Colour, ...]] = {
    "classic": (
        (255, 200, 60),
        (120, 200, 255),
        (255, 128, 112),
        (150, 230, 120),
        (220, 160, 255),
        (255, 254, 249),
        (255, 150, 40),
        (130, 240, 225),
    ),
    "safe": (
        (138, 255, 0),
        (60, 138, 255),
        (255, 255, 255),
        (255, 99, 0),
        (216, 177, 255),
        (255, 177, 153),
        (177, 138, 102),
        (138, 138, 153),
    ),
}
"""Of the lines, the first first."""
SIGN, BADGE, STROKE = 6.5, 15, 3
SIGNED = 10
"""The most signs on a line."""


@dataclass(frozen=True, slots=True)
class Chart(Drawing):
    """All that the picture of a race shows."""

    kind = "race"
    is_slow = True

    lines: tuple[tuple[Point, ...], ...]
    """Of each runner, from (0, 0) at the top on the left, where the best would begin, to (1, 1)."""
    best: str
    """The score at the top, and below that at the bottom."""
    worst: str
    palette: Palette

    def draw(self, *, only_drawn: bool = False) -> bytes:
        """The chart on a table top."""
        colour_table = _colour_table(self.palette)
        wide = WIDTH - 2 * MARGIN
        canvas = Canvas(wide, HIGH - 2 * MARGIN, RIM, SCALE)
        field = _Field(LEFT, EDGE, wide - LEFT - RIGHT, HIGH - 2 * MARGIN - 2 * EDGE)
        for share in (0.0, 0.5, 1.0):
            across = [field.at((0, share)), field.at((1, share))]
            canvas.line(across, 0, 0, 1, LIGHT, 1.5)
        for text, share in ((self.best, 0.0), (self.worst, 1.0)):
            canvas.text(text, LEFT - 12, field.at((0, share))[1] - 9, 18, CHALK, LEFT - 20, "right")
        colours = LINES[self.palette]
        for number in reversed(range(len(self.lines))):
            _draw_line(
                canvas, [field.at(point) for point in self.lines[number]], SIGNS[number], colours[number]
            )
        ends = [field.at(line[-1])[1] if line else field.at((1, 1))[1] for line in self.lines]
        for number, y in enumerate(apart(ends, 2 * BADGE + 2, BADGE, HIGH - 2 * MARGIN - BADGE)):
            x = wide - RIGHT / 2 + 4
            canvas.disc(x, y, BADGE, colours[number])
            canvas.text(str(number + 1), x, y - 8.5, 17, INK, 2 * BADGE - 6, "middle")
        board = TableTop(colour_table, WIDTH, HIGH, SCALE)
        board.lay(Sprite(colour_table.bring(canvas.scaled())), MARGIN, MARGIN)
        return board.png()


def chart_of(race: Race, palette: Palette) -> Chart:
    """What there is to draw of a race."""
    known = [score for runner in race.runners for score in runner.scores if score is not None]
    best, worst = max(known), min(known)
    start, end = race.dates[0], race.dates[-1]

    def line(scores: Sequence[Fraction | None]) -> tuple[Point, ...]:
        return tuple(
            (
                round((date - start) / (end - start), 3),
                round(float((score - best) / (worst - best)), 3) if worst != best else 0.5,
            )
            for date, score in zip(race.dates, scores, strict=True)
            if score is not None
        )

    lines = tuple(line(runner.scores) for runner in race.runners)
    return Chart(lines, f"{float(best):.0f}", f"{float(worst):.0f}", palette)


def apart(wanted: Sequence[float], gap: float, top: float, bottom: float) -> list[float]:
    """Heights that are ``gap`` apart, each near the one that is wanted, in the order of those, within ``top``
    and ``bottom``.
    """
    order = sorted(range(len(wanted)), key=lambda index: (wanted[index], index))
    placed = list(wanted)
    lowest = top
    for index in order:
        placed[index] = lowest = max(wanted[index], lowest)
        lowest += gap
    highest = bottom
    for index in reversed(order):
        placed[index] = highest = min(placed[index], highest)
        highest -= gap
    return placed


class _Field(NamedTuple):
    """Where the lines are drawn."""

    left: float
    top: float
    wide: float
    high: float

    def at(self, point: Point) -> Point:
        return self.left + point[0] * self.wide, self.top + point[1] * self.high


def _draw_line(canvas: Canvas, points: list[Point], sign: Shape, colour: Colour) -> None:
    if len(points) > 1:
        canvas.line(points, 0, 0, 1, colour, STROKE)
    every = -(-len(points) // SIGNED)
    for x, y in points[::-1][::every] if points else ():
        canvas.shape(sign, x, y, SIGN, colour, halo=RIM, halo_width=1.5)


@cache
def _colour_table(palette: Palette) -> ColourTable:
    colours = LINES[palette]
    blends = [(colour, ground) for colour in colours for ground in (RIM, INK, LIGHT)]
    return ColourTable(colours, blends)
