"""A position of a match that is watched again: the table, and below it the hands that are seen."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from bot.games.api import Seat
from bot.services.preferences import Palette
from bot.ui.pictures.colours import DIM, FELT
from bot.ui.pictures.deck import HIGH, STRIP, WIDE
from bot.ui.pictures.decks import TABLE_SCALE, deck_for
from bot.ui.pictures.drawing import Drawing
from bot.ui.pictures.hand import MARGIN, ROW, WIDTH
from bot.ui.pictures.signs import badge
from bot.ui.pictures.table import Scene, draw_table, table_height

Hands = tuple[tuple[Seat, tuple[str, ...]], ...]
"""The hands that are shown, by seat."""

SMALL = 0.86
"""The size of the cards in these hands, beside that of the cards on the table."""
BADGE = 15
LEFT = MARGIN + 2 * BADGE + 10
"""Where the cards of a hand begin."""
GAP = 8


@dataclass(frozen=True, slots=True)
class ReplayDrawing(Drawing):
    """A table, and under it each of the ``hands`` in as many rows as it needs, beside the number of its seat.
    ``heads`` are the points printed on the cards, by code.
    """

    kind = "replay"

    scene: Scene
    hands: Hands
    heads: tuple[tuple[str, int], ...]
    palette: Palette

    def draw(self, *, only_drawn: bool = False) -> bytes:
        """The table, and the hands below it."""
        deck, small = (
            deck_for(self.scene.game, self.palette, scale, only_drawn=only_drawn)
            for scale in (TABLE_SCALE, TABLE_SCALE * SMALL)
        )
        heads, rows = dict(self.heads), [(seat, _rows(cards)) for seat, cards in self.hands]
        whole = round(SMALL * (HIGH - ROW)) if rows else 0
        board = draw_table(deck, self.scene, sum(_high(lines) for _, lines in rows) + whole)
        top: float = table_height(self.scene)
        for seat, lines in rows:
            disc = badge(deck, str(seat + 1), BADGE, DIM, FELT)
            board.lay_middle(disc, MARGIN + BADGE, top + SMALL * ROW / 2)
            for line, cards in enumerate(lines):
                for place, code in enumerate(cards):
                    face = small.face(code, "open", heads.get(code, 0))
                    board.lay(face, LEFT + place * _pitch(len(cards)), top + line * SMALL * ROW)
            top += _high(lines)
        return board.png()


def _rows(cards: Sequence[str]) -> list[Sequence[str]]:
    """The cards of a hand, in rows in which enough is seen of each; one row without cards for none."""
    most = 1 + int((WIDTH - MARGIN - LEFT - SMALL * WIDE) / (SMALL * STRIP))
    return [cards[start : start + most] for start in range(0, len(cards), most)] or [()]


def _pitch(cards: int) -> float:
    """The distance between cards of one row: they lie side by side, or overlap."""
    room = WIDTH - MARGIN - LEFT - SMALL * WIDE
    return min(SMALL * WIDE + 4, room / max(1, cards - 1))


def _high(lines: Sequence[Sequence[str]]) -> int:
    """How high a hand is: of each card there is seen what one row shows of it."""
    return round(len(lines) * SMALL * ROW) + GAP
