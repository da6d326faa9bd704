"""The middle of a table of Otter Nonsense: the three columns, what each of them takes, and which way play
goes.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from bot.games.api import Observation
from bot.games.otter.game import GOAL
from bot.ui.i18n.values import joined
from bot.ui.i18n.wording import Wording, cards_worth
from bot.ui.pictures.canvas import Canvas
from bot.ui.pictures.colours import CHALK, DIM, EDGE, FELT, GOLD, LIGHT, RIM
from bot.ui.pictures.deck import CORNER, Deck, Light
from bot.ui.pictures.hand import WIDTH
from bot.ui.pictures.look import Look
from bot.ui.pictures.otter import DIM_SKY, NAVY, SPECIALS, OtterDeck, draw_head, draw_special, ink
from bot.ui.pictures.seats import SeatFacts, seats_of
from bot.ui.pictures.shapes import ALONG, EITHER_WAY
from bot.ui.pictures.signs import arrows, badge, course, sign
from bot.ui.pictures.sprites import Sprite, TableTop

CARD_WIDE, CARD_HIGH = 148, 80
"""Of the last card of a column, which counts."""
STRIP = 38
"""So much is seen of each card before it."""
PITCH = 162
BERTH_HIGH, BERTH_GAP = 48, 6
"""Below each column is the place of its next card, with the numbers that may lie there."""
COURSE_HIGH = 26
MOST = 8
"""Longer columns show their first cards and their last, and a number between for those left out."""
FIRST = 2
NUMBER_HIGH, LAST_HIGH, HEAD = 23, 40, 14.5
HIGHEST = 13


class ColumnFacts(NamedTuple):
    """What is drawn of a column."""

    cards: tuple[str, ...]
    way: str
    value: int
    """What the next card is compared with; 0 without any."""

    @property
    def takes(self) -> tuple[str, str]:
        """The first and the last of the numbers that may come next, in the direction of the column."""
        if self.way == "none" or not self.value:
            return "1", str(HIGHEST)
        return str(self.value), str(HIGHEST if self.way == "up" else 1)


class OtterMiddle(NamedTuple):
    """What is drawn of the table."""

    columns: tuple[ColumnFacts, ...]
    direction: int
    heads: tuple[tuple[str, int], ...]
    is_own: bool = False
    """Whether it is for the player of a hand, who sees the seats in a row."""
    fits: tuple[int, ...] = ()
    """The columns that a card of the hand may go to, or the one that is begun, or that can be collected."""
    begun: tuple[str, ...] = ()
    """The words of a collection so far: the column, and which of its cards is given away."""

    @property
    def height(self) -> int:
        """In units."""
        columns = max(map(self._column_high, range(len(self.columns))))
        return (COURSE_HIGH if self.is_own else 0) + columns + BERTH_GAP + BERTH_HIGH

    def draw(self, deck: Deck, board: TableTop, top: int) -> None:
        """The columns side by side, their last cards in a row, and below them what each takes."""
        if isinstance(deck, OtterDeck):
            self._draw(deck, board, top)

    def _draw(self, deck: OtterDeck, board: TableTop, top: int) -> None:
        below = top + self.height - BERTH_HIGH
        if not self.is_own:
            arrows(deck, board, self.direction, top + self.height / 2)
        elif self.direction:
            board.lay_middle(course(deck, self.direction, WIDTH - 120), WIDTH / 2, top + COURSE_HIGH / 2 - 4)
        for index, column in enumerate(self.columns):
            left = WIDTH / 2 + PITCH * (index - 1) - CARD_WIDE / 2
            self._draw_column(deck, board, index, left, below - BERTH_GAP - self._column_high(index))
            board.lay(_berth(deck, index + 1, column, is_lit=index in self.fits), left, below)

    def _draw_column(self, deck: OtterDeck, board: TableTop, index: int, left: float, top: float) -> None:
        heads, cards = dict(self.heads), self._shown(index)
        given = self.begun[2:3] if self._is_chosen(index) else ()
        for place, code in enumerate(cards):
            y = top + STRIP * place
            if code.startswith("+"):
                board.lay(_gap(deck, code), left, y)
                continue
            is_given = (code,) == given
            is_last = place == len(cards) - 1
            light = self._light(index, code, is_given=is_given)
            board.lay(_card(deck, code, heads.get(code, 0), light, is_last=is_last), left, y)
            if is_given:
                x = CARD_WIDE - 24 if is_last else CARD_WIDE - 24 - (2 * HEAD - 3) * heads.get(code, 0)
                board.lay_middle(sign(deck, "gift", 14, DIM_SKY), left + x, y + STRIP / 2 + 2)
                given = ()
        if not cards:
            board.lay(_empty(deck), left, top)

    def _light(self, index: int, code: str, *, is_given: bool) -> Light:
        """While a column is collected, those of its cards are bright that may be chosen next."""
        if not self.begun:
            return "open"
        if is_given or not (self._is_chosen(index) or (len(self.begun) == 1 and index in self.fits)):
            return "dim"
        return "dim" if code in SPECIALS else "bright"

    def _is_chosen(self, index: int) -> bool:
        return self.begun[1:2] == (str(index),)

    def _shown(self, index: int) -> tuple[str, ...]:
        cards = self.columns[index].cards
        if len(cards) <= MOST or self._is_chosen(index):
            return cards
        last = MOST - FIRST - 1
        return (*cards[:FIRST], f"+{len(cards) - FIRST - last}", *cards[-last:])

    def _column_high(self, index: int) -> int:
        return CARD_HIGH + STRIP * (max(1, len(self._shown(index))) - 1)

    def told(self, words: Wording) -> Iterator[str]:
        """The same in sentences."""
        heads, say = dict(self.heads), words.say
        for place, column in enumerate(self.columns, 1):
            cards = cards_worth(column.cards, words, heads) if column.cards else None
            yield say("pictures-column", number=place, way=column.way, value=column.value, cards=cards)
        if self.fits:
            columns = joined([str(index + 1) for index in self.fits], say)
            phrase = "pictures-collectable" if self.begun else "pictures-fits"
            yield say(phrase, count=len(self.fits), columns=columns)
        yield from self._begun_told(words)
        if self.direction:
            yield say("pictures-direction", direction=self.direction)

    def _begun_told(self, words: Wording) -> Iterator[str]:
        if len(self.begun) > 1:
            number = int(self.begun[1]) + 1
            given = words.card(self.begun[2]) if len(self.begun) > 2 else None
            yield words.say("pictures-collected", number=number, card=given)


def otter_middle(seen: Observation, begun: Sequence[str] = ()) -> OtterMiddle:
    """The facts of a match of Otter Nonsense, while the move ``begun`` is being chosen."""
    facts = seen.table
    columns = zip(facts["columns"], facts["ways"], facts["values"], strict=True)
    plays = [move.args for move in seen.legal if move.verb == "play"]
    if begun[:1] == ("play",):
        plays = [args for args in plays if args[: len(begun) - 1] == tuple(begun[1:])]
    is_collected = bool(begun) and begun[0] != "play"
    return OtterMiddle(
        tuple(ColumnFacts(tuple(cards.split()), way, value or 0) for cards, way, value in columns),
        facts["dir"] if seen.phase == "play" else 0,
        tuple(facts["heads"].items()),
        seen.seat is not None,
        tuple(sorted(_collectable(seen, begun) if is_collected else {int(args[1]) for args in plays})),
        tuple(begun) if is_collected else (),
    )


def _collectable(seen: Observation, begun: Sequence[str]) -> set[int]:
    """The columns that can be collected, while that is asked."""
    return {int(move.args[0]) for move in seen.legal if (move.verb,) == tuple(begun)}


def otter_seats(seen: Observation) -> tuple[SeatFacts, ...]:
    """The seats with their heads, and a sign for the seat that gets the next otter."""
    facts = seen.table
    return tuple(
        each._replace(kind="head", amount=f"{heads}/{GOAL}", mark="gift" if facts["receiver"] == seat else "")
        for seat, (each, heads) in enumerate(zip(seats_of(seen), facts["scores"], strict=True))
    )


def _card(deck: OtterDeck, code: str, heads: int, light: Light, *, is_last: bool) -> Sprite:
    """A card that lies in a column. Of all but the last, only the upper strip is seen."""

    def draw() -> Sprite:
        canvas, bright = deck.plank(CARD_WIDE, CARD_HIGH, 30 if is_last else 22, light), light != "dim"
        line = CARD_HIGH / 2 if is_last else STRIP / 2 + 2
        if code in SPECIALS:
            draw_special(canvas, code, CARD_WIDE / 2, line, 30 if is_last else 15, bright=bright)
        else:
            top, high = (9, LAST_HIGH) if is_last else (line - NUMBER_HIGH / 2, NUMBER_HIGH)
            canvas.text(code, 11, top, high, ink(NAVY, bright=bright), 56)
        for place in range(heads):
            x = CARD_WIDE - 9 - HEAD - (2 * HEAD - 3) * place
            draw_head(canvas, x, CARD_HIGH - 23 if is_last else line, HEAD, bright=bright)
        return deck.sprite(canvas, CORNER)

    return deck.kept(("plank", code, heads, light, is_last), draw)


def _berth(deck: OtterDeck, number: int, column: ColumnFacts, *, is_lit: bool) -> Sprite:
    """The place of the next card of a column: its number, and what it takes. It is lit if a card fits."""

    def draw() -> Sprite:
        canvas = Canvas(CARD_WIDE, BERTH_HIGH, FELT, deck.scale)
        canvas.box(0, 0, CARD_WIDE, BERTH_HIGH, CORNER, GOLD if is_lit else LIGHT)
        inset = 4.5 if is_lit else 2
        canvas.box(inset, inset, CARD_WIDE - inset, BERTH_HIGH - inset, CORNER - inset, RIM)
        line = BERTH_HIGH / 2
        canvas.text(first, 69, line - 11.5, NUMBER_HIGH, CHALK, anchor="middle")
        if last != first:
            canvas.shape(ALONG if column.way != "none" else EITHER_WAY, 95, line, 11, DIM)
            canvas.text(last, 122, line - 11.5, NUMBER_HIGH, CHALK, anchor="middle")
        return deck.sprite(canvas, CORNER)

    first, last = column.takes
    face = deck.kept(("berth", first, last, column.way, is_lit), draw)
    return deck.joined(FELT, (face, 0, 0), (badge(deck, str(number), 18, DIM, RIM), 8, BERTH_HIGH / 2 - 18))


def _gap(deck: OtterDeck, text: str) -> Sprite:
    """The number of cards of a long column that are not shown."""

    def draw() -> Sprite:
        canvas = Canvas(CARD_WIDE, CARD_HIGH, FELT, deck.scale)
        canvas.box(0, 0, CARD_WIDE, CARD_HIGH, CORNER, EDGE)
        canvas.text(text, CARD_WIDE / 2, 9, NUMBER_HIGH, CHALK, anchor="middle")
        return deck.sprite(canvas, CORNER)

    return deck.kept(("gap", text), draw)


def _empty(deck: OtterDeck) -> Sprite:
    """Where a column would lie."""

    def draw() -> Sprite:
        canvas = Canvas(CARD_WIDE, CARD_HIGH, FELT, deck.scale)
        canvas.box(0, 0, CARD_WIDE, CARD_HIGH, CORNER, LIGHT)
        canvas.box(2, 2, CARD_WIDE - 2, CARD_HIGH - 2, CORNER - 2, FELT)
        return deck.sprite(canvas, CORNER)

    return deck.kept("no column", draw)


LOOK = Look(OtterDeck, otter_seats, otter_middle, otter_middle)
