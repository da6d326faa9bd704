"""The middle of a table of Otter Nonsense: the three columns, where they go, and which way play goes."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from bot.games.api import Observation
from bot.games.otter.game import GOAL
from bot.ui.i18n.wording import Wording, cards_worth
from bot.ui.pictures.canvas import Canvas
from bot.ui.pictures.colours import CHALK, DIM, EDGE, FELT
from bot.ui.pictures.deck import CORNER, EDGE_WIDTH, Deck
from bot.ui.pictures.hand import WIDTH
from bot.ui.pictures.look import Look
from bot.ui.pictures.otter import NAVY, SKY, SPECIALS, OtterDeck, draw_head
from bot.ui.pictures.seats import SeatFacts, seats_of
from bot.ui.pictures.signs import arrows, badge, number, sign
from bot.ui.pictures.sprites import Sprite, TableTop

PLANK_WIDE, PLANK_HIGH = 136, 58
SHIFT = 33
"""So much of each card of a column is seen below the one before."""
HEADER = 34
PITCH = 156
MOST = 8
"""Longer columns show their first cards and their last, and a number between for those left out."""
FIRST = 2
WAYS = {"up": "up", "down": "down", "none": "either"}


class ColumnFacts(NamedTuple):
    """What is drawn of a column."""

    cards: tuple[str, ...]
    way: str
    value: int
    """What the next card is compared with; 0 without any."""


class OtterMiddle(NamedTuple):
    """What is drawn of the table."""

    columns: tuple[ColumnFacts, ...]
    direction: int
    heads: tuple[tuple[str, int], ...]

    @property
    def height(self) -> int:
        """In units."""
        longest = max(min(len(column.cards), MOST) for column in self.columns)
        return HEADER + SHIFT * max(longest - 1, 1) + PLANK_HIGH

    def draw(self, deck: Deck, board: TableTop, top: int) -> None:
        """The columns side by side, each under its number and what may be laid on it."""
        if isinstance(deck, OtterDeck):
            self._draw(deck, board, top)

    def _draw(self, deck: OtterDeck, board: TableTop, top: int) -> None:
        arrows(deck, board, self.direction, top + self.height / 2)
        heads = dict(self.heads)
        for index, column in enumerate(self.columns):
            left = WIDTH / 2 + PITCH * (index - 1) - PLANK_WIDE / 2
            board.lay_middle(badge(deck, str(index + 1), 14, DIM, FELT), left + 18, top + 14)
            board.lay_middle(sign(deck, WAYS[column.way], 14), left + 66, top + 14)
            if column.value and column.way != "none":
                board.lay(number(deck, str(column.value), 25, CHALK, FELT), left + 86, top + 1)
            for place, code in enumerate(_shown(column.cards)):
                sprite = _gap(deck, code) if code.startswith("+") else _plank(deck, code, heads.get(code, 0))
                board.lay(sprite, left, top + HEADER + SHIFT * place)

    def told(self, words: Wording) -> Iterator[str]:
        """The same in sentences."""
        heads = dict(self.heads)
        for place, column in enumerate(self.columns, 1):
            cards = cards_worth(column.cards, words, heads) if column.cards else None
            yield words.say("pictures-column", number=place, way=column.way, value=column.value, cards=cards)
        if self.direction:
            yield words.say("pictures-direction", direction=self.direction)


def otter_middle(seen: Observation) -> OtterMiddle:
    """The facts of a match of Otter Nonsense."""
    facts = seen.table
    columns = zip(facts["columns"], facts["ways"], facts["values"], strict=True)
    return OtterMiddle(
        tuple(ColumnFacts(tuple(cards.split()), way, value or 0) for cards, way, value in columns),
        facts["dir"] if seen.phase == "play" else 0,
        tuple(facts["heads"].items()),
    )


def otter_seats(seen: Observation) -> tuple[SeatFacts, ...]:
    """The seats with their heads, and a gift for the seat that gets the next points card."""
    facts = seen.table
    return tuple(
        each._replace(kind="head", amount=f"{heads}/{GOAL}", mark="gift" if facts["receiver"] == seat else "")
        for seat, (each, heads) in enumerate(zip(seats_of(seen), facts["scores"], strict=True))
    )


def _shown(cards: tuple[str, ...]) -> tuple[str, ...]:
    if len(cards) <= MOST:
        return cards
    last = MOST - FIRST - 1
    return (*cards[:FIRST], f"+{len(cards) - FIRST - last}", *cards[-last:])


def _plank(deck: OtterDeck, code: str, heads: int) -> Sprite:
    """A card that lies in a column: what counts stands at its top."""

    def draw() -> Sprite:
        canvas = _blank(deck)
        inset = EDGE_WIDTH
        canvas.box(inset, inset, PLANK_WIDE - inset, PLANK_HIGH - inset, CORNER - inset, SKY)
        deck.draw_sea(canvas, PLANK_WIDE, PLANK_HIGH, 22)
        canvas.text(code, 12, 8, 22, NAVY)
        if code in SPECIALS:
            canvas.shape(SPECIALS[code], 72, 19, 13, NAVY)
        for place in range(heads):
            draw_head(canvas, PLANK_WIDE - 18 - 24 * place, 19, 11)
        return deck.sprite(canvas, CORNER)

    return deck.kept(("plank", code, heads), draw)


def _gap(deck: OtterDeck, text: str) -> Sprite:
    """The number of cards of a long column that are not shown."""

    def draw() -> Sprite:
        canvas = _blank(deck)
        canvas.text(text, PLANK_WIDE / 2, 9, 19, CHALK, anchor="middle")
        return deck.sprite(canvas, CORNER)

    return deck.kept(("gap", text), draw)


def _blank(deck: OtterDeck) -> Canvas:
    canvas = Canvas(PLANK_WIDE, PLANK_HIGH, FELT, deck.scale)
    canvas.box(0, 0, PLANK_WIDE, PLANK_HIGH, CORNER, EDGE)
    return canvas


LOOK = Look(OtterDeck, otter_seats, otter_middle)
