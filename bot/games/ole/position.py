"""A match of Olé as a position: plain JSON, for the database, for reports and for tests."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from bot.games.ole.cards import COLOURS, DECKS, ORDERS, from_text, to_text
from bot.games.ole.moves import turn_moves
from bot.games.ole.state import PHASES, PLAY, PRIVILEGE, SPEC, SUPPLY, Match, State, house_for
from bot.games.position import Fields


def load(position: Mapping[str, Any], strict: bool) -> State:
    """Read a position; ``strict`` also counts the cards. Raises ValueError."""
    fields = Fields(position, SPEC.key, SPEC.seats)
    seats = fields.seats
    phase, turn = fields.one_of("phase", PLAY, PHASES), fields.seat("turn", 0)
    fields.one_of("chooser", None, (None, turn) if phase == PRIVILEGE else (None,))
    state = State(
        hands=fields.for_each_seat("hands", b"", _cards),
        pile=_pile(fields),
        turn=turn,
        series=fields.number("series", 0, range(4)),
        tokens=fields.numbers("tokens"),
        supply=fields.number("supply", SUPPLY, range(SUPPLY + 1)),
        passes=fields.number("passes", 0),
        match=Match(
            house=house_for(seats, fields.options()),
            phase=phase,
            dealer=fields.seat("dealer", seats - 1),
            deal=fields.number("deal", 1),
            order=fields.one_of("order", COLOURS, ORDERS),
            totals=fields.numbers("totals"),
            won=fields.numbers("won"),
            taken=fields.numbers("taken"),
            seed=fields.seed(),
            shuffles=fields.number("shuffles", 0),
            next_deck=_cards("next_deck", fields.take("next_deck", "")),
        ),
    )
    fields.finish()
    if strict:
        _count_cards(state)
    return state._replace(moves=turn_moves(state))


def dump(state: State) -> dict[str, Any]:
    """The position in full."""
    match = state.match
    return {
        "game": SPEC.key,
        "seats": len(state.hands),
        "options": {o.key: v for o in SPEC.options if (v := getattr(match.house, o.key)) != o.default},
        "phase": match.phase,
        "turn": state.turn,
        "dealer": match.dealer,
        "deal": match.deal,
        "hands": [to_text(hand) for hand in state.hands],
        "table": to_text(state.pile[-1:]),
        "pile": to_text(state.pile[:-1]),
        "order": match.order,
        "series": state.series,
        "tokens": list(state.tokens),
        "supply": state.supply,
        "chooser": state.turn if match.phase == PRIVILEGE else None,
        "passes": state.passes,
        "totals": list(match.totals),
        "won": list(match.won),
        "taken": list(match.taken),
        "seed": match.seed.hex(),
        "shuffles": match.shuffles,
        "next_deck": to_text(match.next_deck),
    }


def _cards(key: str, text: Any) -> bytes:
    if not isinstance(text, str):
        raise ValueError(f"{key}: {text!r} is no list of cards")
    return from_text(text)


def _pile(fields: Fields) -> bytes:
    """The top card over what lies under it."""
    top, under = _cards("table", fields.take("table", "")), _cards("pile", fields.take("pile", ""))
    if len(top) != 1 and (top or under):
        raise ValueError("table: not one card on top of the pile")
    return under + top


def _count_cards(state: State) -> None:
    held = b"".join((*state.hands, state.pile))
    if not held and state.match.deal == 0:
        return
    if sorted(held) != list(DECKS[len(state.hands)]):
        raise ValueError("cards: not each in exactly one place")
