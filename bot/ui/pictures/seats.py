"""The seats around a table: their cards, whose turn it is, and other facts about each."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from types import MappingProxyType
from typing import NamedTuple

from bot.games.api import Observation, Seat
from bot.ui.pictures.colours import ALARM, CHALK, DIM, GOLD, LIGHT, RIM, Colour
from bot.ui.pictures.deck import MINI_HIGH, MINI_WIDE, Deck
from bot.ui.pictures.hand import MARGIN, WIDTH
from bot.ui.pictures.names import ASCENT, drawn_name, name_sprite
from bot.ui.pictures.signs import badge, number, plate, seal, sign
from bot.ui.pictures.sprites import TableTop
from bot.user_text import UserText

WIDEST = 210
"""Of a seat's plate; where many sit in a row it is narrower."""
PLATE_HIGH = 88
MORE_HIGH = 28
"""Additional height if a seat has something of its own to show."""
GAP = 8
ROOMY = 128
"""The width from which on a plate has room for everything. In a narrower one things are closer together."""
BADGE, NARROW_BADGE = 15, 11
LINE = 20
"""The middle of the line with the number of the seat, its name and its mark, below the upper edge."""
NAME_HIGH, NARROW_NAME = 18, 14
BACKS_AT, OVERLAP = 14, 9
NUMBER_GAP = 16
"""Between the backs and the number, and after it, together."""
SEAL, NARROW_SEAL = 25, 19

Stamps = Mapping[Seat, str]
"""What has just happened to some seats (:attr:`SeatFacts.stamp`)."""
NO_STAMPS: Stamps = MappingProxyType({})


class SeatFacts(NamedTuple):
    """What is drawn of a seat."""

    cards: int
    on_turn: bool = False
    out: bool = False
    mark: str = ""
    """A sign in its corner: it has called (``said``), can be challenged (``offence``), or gets what is given
    away (``gift``).
    """
    kind: str = ""
    """The sign of what it has won or taken, ..."""
    amount: str = ""
    """... and how much of it."""
    calling: bool = False
    """Whether it must still call for a hand of one card or none."""
    stamp: str = ""
    """What has just happened to it: it has called (``called``), or drawn cards for a call (``+10``)."""
    name: str = ""
    """As much of the player's name as can be drawn (:func:`bot.ui.pictures.names.drawn_name`)."""


def seats_of(seen: Observation) -> tuple[SeatFacts, ...]:
    """The seats of any game."""
    said, offence = seen.table.get("said", ()), seen.table.get("offence", ())
    return tuple(
        SeatFacts(
            cards,
            on_turn=seen.to_act == {seat},
            out=seat in seen.out,
            mark="offence" if seat in offence else "said" if seat in said else "",
            calling=seat == seen.table.get("calling"),
        )
        for seat, cards in enumerate(seen.counts)
    )


def named(seats: tuple[SeatFacts, ...], names: Sequence[UserText]) -> tuple[SeatFacts, ...]:
    """The seats with the names of their players; as they are if no names are given."""
    if not names:
        return seats
    return tuple([seat._replace(name=drawn_name(name)) for seat, name in zip(seats, names, strict=True)])


def stamped(seats: tuple[SeatFacts, ...], stamps: Stamps) -> tuple[SeatFacts, ...]:
    """The seats with what has just happened to some of them."""
    return (
        tuple(facts._replace(stamp=stamps.get(seat, "")) for seat, facts in enumerate(seats))
        if stamps
        else seats
    )


def rows_of(seats: int) -> tuple[range, range]:
    """Which seats sit above the middle, from left to right, and which below it, from right to left: so they
    go round clockwise.
    """
    above = -(-seats // 2)
    return range(above), range(above, seats)


def height(seats: tuple[SeatFacts, ...]) -> int:
    """How high a row of them is."""
    return PLATE_HIGH + (MORE_HIGH if {seat.kind for seat in seats} - {""} else 0)


def draw_seats(
    deck: Deck, board: TableTop, seats: tuple[SeatFacts, ...], above: int, below: int, high: int
) -> None:
    """Both rows of seats, each so ``high``, their upper edges at ``above`` and ``below``; an arrow from the
    middle points at whose turn it is.
    """
    for row, top in zip(rows_of(len(seats)), (above, below), strict=True):
        wide = min(WIDEST, (WIDTH - 2 * MARGIN - GAP * (len(row) - 1)) // max(1, len(row)))
        left = (WIDTH - wide * len(row) - GAP * (len(row) - 1)) / 2
        for place, seat in enumerate(row if top == above else reversed(row)):
            x = left + place * (wide + GAP)
            _draw_seat(deck, board, seat, seats[seat], Box(x, top, wide, high))
            if seats[seat].on_turn:
                arrow = sign(deck, "turn to the upper" if top == above else "turn to the lower", 12)
                board.lay_middle(arrow, x + wide / 2, top + high + 13 if top == above else top - 13)


class Box(NamedTuple):
    """Where something lies."""

    x: float
    y: float
    wide: int
    high: int


def _draw_seat(deck: Deck, board: TableTop, seat: int, facts: SeatFacts, box: Box) -> None:
    ground, frame = looks_of(facts)
    mark = "calling" if facts.calling else facts.mark
    x, right, line = box.x, box.x + box.wide, box.y + LINE
    radius, high = (BADGE, NAME_HIGH) if box.wide > ROOMY else (NARROW_BADGE, NARROW_NAME)
    board.lay(plate(deck, box.wide, box.high, ground, frame), x, box.y)
    backs, name = x + (BACKS_AT if box.wide >= ROOMY else BACKS_AT - 5), x + 8 + 2 * radius + 5
    board.lay_middle(
        badge(deck, str(seat + 1), radius, GOLD if facts.on_turn else DIM, ground), x + 8 + radius, line
    )
    if mark:
        board.lay_middle(sign(deck, mark, 12, ground), right - 19, line)
    lettering = name_sprite(deck, facts.name, high, CHALK, ground, right - name - (34 if mark else 8))
    if lettering:
        board.lay(lettering, name, line - high * (ASCENT + 0.5))
    middle = box.y + PLATE_HIGH - MINI_HIGH / 2 - 5
    if facts.out:
        board.lay_middle(sign(deck, "out", 18, ground), backs + 24, middle)
    else:
        cards = number(deck, str(facts.cards), 26, CHALK, ground, right - backs - MINI_WIDE - NUMBER_GAP / 2)
        room = right - backs - MINI_WIDE - NUMBER_GAP - cards.width / deck.scale
        seen = min(facts.cards, 1 + max(0, int(room / OVERLAP)))
        if seen:
            back = deck.mini(ground)
            fan = deck.joined(ground, *((back, OVERLAP * index, 0) for index in range(seen)))
            board.lay(fan, backs, middle - MINI_HIGH / 2)
        board.lay_right(cards, right - NUMBER_GAP / 2, middle - 13)
    if facts.stamp:
        reach = SEAL if box.wide >= ROOMY else NARROW_SEAL
        board.lay_middle(seal(deck, facts.stamp, reach, ground), backs + reach - 4, middle - 2)
    if facts.kind:
        board.lay_middle(sign(deck, facts.kind, 12, ground), backs + 12, box.y + box.high - 16)
        board.lay(number(deck, facts.amount, 19, CHALK, ground), backs + 32, box.y + box.high - 26)


def looks_of(facts: SeatFacts) -> tuple[Colour, Colour | None]:
    """The ground and the frame of a seat's plate."""
    if facts.calling:
        return ALARM, GOLD if facts.on_turn else CHALK
    return (LIGHT, GOLD) if facts.on_turn else (RIM, None)
