"""A match of Otter Nonsense as a position: plain JSON, for the database, for reports and for tests."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from typing import Any

from bot.games.api import Seat
from bot.games.otter.cards import SPECIALS, deck_for, from_text, to_text
from bot.games.otter.heads import from_json, to_json, worth
from bot.games.otter.moves import COLUMNS
from bot.games.otter.state import KEEP, PHASES, PLAY, SPEC, Match, State, heads_for, house_for
from bot.games.position import Fields


def load(position: Mapping[str, Any], strict: bool) -> State:
    """Read a position; ``strict`` also counts the cards. Raises ValueError."""
    fields = Fields(position, SPEC.key, SPEC.seats)
    seats = fields.seats
    house = house_for(seats, fields.options())
    given = fields.take("heads", None)
    heads = heads_for(house) if given is None else from_json(given)
    points = fields.for_each_seat("points", b"", _points)
    match = Match(
        house=house,
        heads=heads,
        worth=worth(heads),
        dealer=fields.seat("dealer", seats - 1),
        deal=fields.number("deal", 1),
        totals=fields.numbers("totals"),
        aside=_cards("aside", fields.take("aside", "")),
        seed=fields.seed(),
        shuffles=fields.number("shuffles", 0),
        next_deck=_cards("next_deck", fields.take("next_deck", "")),
    )
    state = State(
        phase=fields.one_of("phase", PLAY, PHASES),
        hands=fields.for_each_seat("hands", b"", _cards),
        columns=_columns(fields.take("columns", [""] * len(COLUMNS))),
        points=points,
        scores=tuple(sum(match.worth[card] for card in cards) for cards in points),
        turn=fields.seat("turn", 0),
        direction=fields.number("dir", 1, range(-1, 2, 2)),
        last_actor=_seat_or_none(fields, "last_actor"),
        next_seat=_seat_or_none(fields, "next"),
        match=match,
    )
    fields.finish()
    if strict:
        _count_cards(state)
    if state.phase == KEEP and state.next_seat is None:
        return state._replace(next_seat=(state.turn + state.direction) % seats)
    if state.phase != KEEP and state.next_seat is not None:
        raise ValueError(f"next: only in phase {KEEP}")
    return state


def dump(state: State) -> dict[str, Any]:
    """The position in full."""
    match = state.match
    return {
        "game": SPEC.key,
        "seats": len(state.hands),
        "options": {o.key: v for o in SPEC.options if (v := getattr(match.house, o.key)) != o.default},
        "phase": state.phase,
        "turn": state.turn,
        "dealer": match.dealer,
        "deal": match.deal,
        "hands": [to_text(hand) for hand in state.hands],
        "columns": [to_text(column) for column in state.columns],
        "aside": to_text(match.aside),
        "dir": state.direction,
        "last_actor": state.last_actor,
        "points": [to_text(cards) for cards in state.points],
        "heads": to_json(match.heads),
        "next": state.next_seat,
        "totals": list(match.totals),
        "seed": match.seed.hex(),
        "shuffles": match.shuffles,
        "next_deck": to_text(match.next_deck),
    }


def _cards(key: str, text: Any) -> bytes:
    if not isinstance(text, str):
        raise ValueError(f"{key}: {text!r} is no list of cards")
    return from_text(text)


def _seat_or_none(fields: Fields, key: str) -> Seat | None:
    seat: Seat | None = fields.take(key, None)
    if seat is None or (type(seat) is int and seat in range(fields.seats)):
        return seat
    raise ValueError(f"{key}: {seat!r} is no seat")


def _columns(listed: Any) -> tuple[bytes, ...]:
    if not isinstance(listed, list) or len(listed) != len(COLUMNS):
        raise ValueError(f"columns: {listed!r} is no list of three")
    return tuple(_cards("columns", text) for text in listed)


def _points(key: str, text: Any) -> bytes:
    cards = _cards(key, text)
    if cards.translate(None, SPECIALS) != cards:
        raise ValueError(f"{key}: a special is worth nothing")
    return cards


def _count_cards(state: State) -> None:
    held = Counter(b"".join((*state.hands, *state.columns, *state.points, state.match.aside)))
    if state.match.deal == 0 and not held:
        return
    if held != Counter(deck_for(len(state.hands))):
        raise ValueError("cards: not each in exactly one place")
