"""The seats around a table: their cards, whose turn it is, and other facts about each."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from types import MappingProxyType
from typing import NamedTuple

from bot.games.api import Observation, Seat
from bot.ui.pictures.avatar import Avatar
from bot.ui.pictures.colours import ALARM, CHALK, DIM, LIGHT, RIM, Colour
from bot.ui.pictures.deck import MINI_HIGH, MINI_WIDE, Deck
from bot.ui.pictures.discs import lay_avatar
from bot.ui.pictures.faces import bubble
from bot.ui.pictures.hand import MARGIN, WIDTH
from bot.ui.pictures.names import ASCENT, drawn_name, name_sprite
from bot.ui.pictures.signs import TAG_HIGH, TAG_WIDE, badge, number, plate, sign, tag
from bot.ui.pictures.sprites import TableTop
from bot.user_text import UserText

WIDEST = 210
"""Of a seat's plate; where many sit in a row it is narrower."""
PLATE_HIGH = 88
MORE_HIGH = 28
"""Additional height if a seat has something of its own to show."""
GAP = 8
EDGE = 7
"""Between a plate's edge and what stands on it."""
NAME_LINE, CARDS_LINE = 21, 60
"""The middles of the lines with the name and with the cards, below the upper edge."""
NAME_HIGH, CARDS_HIGH, AMOUNT_HIGH = 17, 26, 19
DISC, SIGN, REACTION, SMALL_REACTION = 19, 12, 21, 16
"""As far as they reach to each side."""
OVERLAP, APART = 9, 6
"""Of the backs of a hand, and between what stands side by side."""

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
    reaction: str = ""
    """How its player has reacted to what happened last."""
    avatar: Avatar | None = None
    """The player's avatar, if it is there and may be shown."""


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


def pictured(seats: tuple[SeatFacts, ...], avatars: Sequence[Avatar | None]) -> tuple[SeatFacts, ...]:
    """The seats with the avatars of their players, as far as they are there."""
    if not any(avatars):
        return seats
    return tuple([seat._replace(avatar=avatar) for seat, avatar in zip(seats, avatars, strict=True)])


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
    """A seat in two lines: its name and mark, then its disc, and its cards or what has just happened."""
    ground, frame = looks_of(facts)
    mark = "calling" if facts.calling else facts.mark
    board.lay(plate(deck, box.wide, box.high, ground, frame), box.x, box.y)
    left, right, line = box.x + EDGE, box.x + box.wide - EDGE, box.y + NAME_LINE
    if mark:
        board.lay_middle(sign(deck, mark, SIGN, ground), right - SIGN + 2, line)
    room = right - left - (2 * SIGN if mark else 0)
    lettering = name_sprite(deck, facts.name, NAME_HIGH, CHALK, ground, room)
    if lettering:
        board.lay(lettering, left, line - NAME_HIGH * (ASCENT + 0.5))
    _draw_cards(deck, board, seat, facts, Box(left, box.y + CARDS_LINE, round(right - left), 0), ground)
    if facts.kind:
        middle = box.y + box.high - 16
        board.lay_middle(sign(deck, facts.kind, SIGN, ground), left + SIGN, middle)
        board.lay(number(deck, facts.amount, AMOUNT_HIGH, CHALK, ground), left + 2 * SIGN + 8, middle - 10)


def _draw_cards(deck: Deck, board: TableTop, seat: int, facts: SeatFacts, line: Box, ground: Colour) -> None:
    """The second line. Where there is no room for everything, backs make way first, and then the disc."""
    left, right, middle = line.x, line.x + line.wide, line.y
    cards = number(deck, str(facts.cards), CARDS_HIGH, CHALK, ground, line.wide - TAG_WIDE - 2)
    if facts.out:
        board.lay_middle(sign(deck, "out", 18, ground), right - 18, middle)
        right -= 36 + APART
    else:
        board.lay_right(cards, right, middle - CARDS_HIGH / 2)
        right -= cards.width / deck.scale + APART
    beside = left + 2 * DISC + APART
    has_room = not facts.stamp or right - beside >= TAG_WIDE
    if facts.reaction and has_room:
        board.lay_middle(bubble(deck, facts.reaction, REACTION, ground), left + DISC, middle)
    elif facts.reaction:
        x = line.x + line.wide - SMALL_REACTION + 2
        board.lay_middle(
            bubble(deck, facts.reaction, SMALL_REACTION, ground), x, middle - CARDS_LINE + NAME_LINE
        )
    elif has_room and facts.avatar:
        ring = CHALK if facts.on_turn else DIM
        lay_avatar(deck, board, seat, facts.avatar, DISC, ring, ground, left + DISC, middle)
    elif has_room:
        text = facts.name[:1].upper() or str(seat + 1)
        colour = CHALK if facts.on_turn else DIM
        board.lay_middle(badge(deck, text, DISC, colour, ground), left + DISC, middle)
    left = beside if has_room else left
    if facts.stamp:
        board.lay(tag(deck, facts.stamp, ground), left, middle - TAG_HIGH / 2)
    elif right - left >= MINI_WIDE and facts.cards and not facts.out:
        seen = min(facts.cards, 1 + int((right - left - MINI_WIDE) / OVERLAP))
        back = deck.mini(ground)
        fan = deck.joined(ground, *((back, OVERLAP * index, 0) for index in range(seen)))
        board.lay(fan, left, middle - MINI_HIGH / 2)


def looks_of(facts: SeatFacts) -> tuple[Colour, Colour | None]:
    """The ground and the frame of a seat's plate: framed is whose turn it is."""
    return ALARM if facts.calling else LIGHT if facts.on_turn else RIM, CHALK if facts.on_turn else None
