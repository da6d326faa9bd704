"""A cup's bracket: a box for each table with the numbers of the seeds there, round by round to the right.

Who goes on is bright, who is out is dark; tables that are not drawn yet are empty. At most three rounds are
shown, those to come first; a round of many tables stands alone, in several columns.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from typing import TypeAlias

from bot.league.outline import SeatState
from bot.ui.pictures.canvas import Canvas
from bot.ui.pictures.colours import CHALK, DIM, EDGE, GOLD, INK, LIGHT, RIM, Colour, ColourTable
from bot.ui.pictures.drawing import Drawing
from bot.ui.pictures.hand import MARGIN, WIDTH
from bot.ui.pictures.sprites import Sprite, TableTop

SCALE = 1.5
"""Pixels a unit."""
COLUMNS, ROWS = 3, 16
"""The most columns, and the most tables of a round that has only one."""
MOST = COLUMNS * ROWS
"""The most tables of a round that is drawn."""
CELL, HIGH, GAP, EDGES = 30, 27, 8, 14
SEATS = 5
"""The most numbers in a row of a box."""
TEXT = 17

Cell: TypeAlias = tuple[int, SeatState]
"""The number of a seed, 0 for one that is not known yet, and what has become of it in that round."""
COLOURS: dict[SeatState, tuple[Colour, Colour]] = {
    "open": (LIGHT, CHALK),
    "on": (CHALK, INK),
    "out": (EDGE, DIM),
    "champion": (GOLD, INK),
}
"""The ground and the number."""


@dataclass(frozen=True, slots=True)
class BracketChart(Drawing):
    """All that the picture of a bracket shows, which needs no colours to be understood."""

    kind = "bracket"
    is_slow = True

    rounds: tuple[tuple[tuple[Cell, ...], ...], ...]
    """The tables of each round, from top to bottom."""
    links: tuple[tuple[int, int, int], ...] = ()
    """From the table of a round, by their indexes, to a table of the next one."""

    def draw(self, *, only_drawn: bool = False) -> bytes:
        """The bracket on a table top."""
        columns: list[Sequence[tuple[Cell, ...]]] = list(self.rounds)
        if len(columns) == 1 and len(columns[0]) > ROWS:
            rows = -(-len(columns[0]) // COLUMNS)
            columns = [columns[0][start : start + rows] for start in range(0, len(columns[0]), rows)]
        high = max(_height(box) for column in columns for box in column) + GAP
        inside = max(len(column) for column in columns) * high + 2 * EDGES - GAP
        wide = WIDTH - 2 * MARGIN
        canvas = Canvas(wide, inside, RIM, SCALE)
        share = wide / len(columns)

        def middle(column: int, box: int) -> tuple[float, float]:
            return share * (column + 0.5), EDGES + (inside - 2 * EDGES) * (box + 0.5) / len(columns[column])

        for column, start, end in self.links:
            (x, y), (to_x, to_y) = middle(column, start), middle(column + 1, end)
            half = (x + to_x) / 2
            canvas.line([(x, y), (half, y), (half, to_y), (to_x, to_y)], 0, 0, 1, LIGHT, 2)
        for column, boxes in enumerate(columns):
            for number, box in enumerate(boxes):
                _draw_box(canvas, box, *middle(column, number))
        board = TableTop(_colour_table(), WIDTH, inside + 2 * MARGIN, SCALE)
        board.lay(Sprite(_colour_table().bring(canvas.scaled())), MARGIN, MARGIN)
        return board.png()


def _height(box: Sequence[Cell]) -> int:
    return HIGH * -(-len(box) // SEATS)


def _draw_box(canvas: Canvas, box: Sequence[Cell], x: float, y: float) -> None:
    """A table with its middle at (x, y)."""
    top = y - _height(box) / 2
    rows = [box[start : start + SEATS] for start in range(0, len(box), SEATS)]
    for row, cells in enumerate(rows):
        left = x - CELL * len(cells) / 2
        for number, (seed, state) in enumerate(cells):
            ground, ink = COLOURS[state]
            across, down = left + number * CELL, top + row * HIGH
            canvas.box(across + 1, down + 1, across + CELL - 1, down + HIGH - 1, 5, ground)
            if seed:
                at = down + (HIGH - TEXT) / 2 + 1
                canvas.text(str(seed), across + CELL / 2, at, TEXT, ink, CELL - 6, "middle")


@cache
def _colour_table() -> ColourTable:
    return ColourTable((), [(LIGHT, RIM), (EDGE, RIM), (LIGHT, CHALK)])
