"""A position of a match that is watched again: the table, and below it the hands that are seen."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from io import BytesIO

from bot.games.api import Seat
from bot.ui.pictures.colours import DIM, FELT
from bot.ui.pictures.deck import HIGH, STRIP, WIDE, Deck
from bot.ui.pictures.hand import MARGIN, ROW, WIDTH
from bot.ui.pictures.signs import badge
from bot.ui.pictures.sprites import Board
from bot.ui.pictures.table import Scene, draw_table, table_height

Hands = tuple[tuple[Seat, tuple[str, ...]], ...]
"""The hands that are shown, by seat."""

SMALL = 0.62
"""The size of the cards in these hands, beside that of the cards on the table."""
BADGE = 13
LEFT = MARGIN + 2 * BADGE + 10
"""Where the cards of a hand begin."""
GAP = 8

EACH, LAST = 1100, 4000
"""Milliseconds for which a film shows a move, and the last one."""


def draw_replay(deck: Deck, small: Deck, scene: Scene, hands: Hands, heads: Mapping[str, int]) -> Board:
    """The table, and under it each of the ``hands`` in as many rows as it needs, beside the number of its
    seat. ``small`` is the same deck in a smaller size; ``heads`` are the points printed on the cards.
    """
    rows = [(seat, _rows(cards)) for seat, cards in hands]
    whole = round(SMALL * (HIGH - ROW)) if rows else 0
    board = draw_table(deck, scene, sum(_high(lines) for _, lines in rows) + whole)
    top: float = table_height(scene)
    for seat, lines in rows:
        board.lay_middle(badge(deck, str(seat + 1), BADGE, DIM, FELT), MARGIN + BADGE, top + SMALL * ROW / 2)
        for line, cards in enumerate(lines):
            for place, code in enumerate(cards):
                face = small.face(code, "open", heads.get(code, 0))
                board.lay(face, LEFT + place * _pitch(len(cards)), top + line * SMALL * ROW)
        top += _high(lines)
    return board


def draw_film(deck: Deck, scenes: Sequence[Scene]) -> bytes:
    """A film of a table, as a GIF: one scene after the other, the last one for longer, again and again."""
    high = max(map(table_height, scenes))
    first, *others = [draw_table(deck, scene, high - table_height(scene)).frame() for scene in scenes]
    film = BytesIO()
    durations = [*[EACH] * len(others), LAST]
    first.save(film, "GIF", save_all=True, append_images=others, duration=durations, loop=0)
    return film.getvalue()


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
