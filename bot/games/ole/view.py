"""What everybody sees of a match of Olé, and what the seat on turn is told about its own hand."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from bot.games.api import Event, Seat
from bot.games.ole.cards import CARD, CODES, TWICE_HIGHER, colour_of, number_of, to_text
from bot.games.ole.moves import PASS
from bot.games.ole.state import OPENING, PLAY, PRIVILEGE, State


def facts(state: State) -> dict[str, Any]:
    """The table as a mapping. ``top`` is the card on top or empty, ``pile`` the number of cards under it."""
    match = state.match
    return {
        "top": to_text(state.pile[-1:]),
        "pile": len(state.pile[:-1]),
        "order": match.order,
        "series": state.series,
        "tokens": list(state.tokens),
        "supply": state.supply,
        "chooser": state.turn if match.phase == PRIVILEGE else None,
        "passes": state.passes,
        "won": list(match.won),
        "taken": list(match.taken),
    }


def lines(state: State) -> Iterator[Event]:
    """The table in words: the top card, the order of the colours, the tokens and who has how many."""
    top, under = state.pile[-1:], state.pile[:-1]
    yield Event("top", {"top": to_text(top), "pile": len(under), "series": state.series})
    yield Event("order", {"order": state.match.order})
    yield Event("supply", {"supply": state.supply})
    for tokens in sorted({*state.tokens} - {0}, reverse=True):
        holders = [seat for seat, count in enumerate(state.tokens) if count == tokens]
        yield Event("tokens", {"seats": holders, "tokens": tokens})


def hints(state: State, seat: Seat) -> Iterator[Event]:
    """Private lines for the seat on turn: what it is to do, and which of its cards do what."""
    phase, order = state.match.phase, state.match.order
    cards = bytes(CARD[move.args[0]] for move in state.moves if move.verb == "play")
    if phase == PRIVILEGE:
        yield Event("choose", {"order": order}, seat)
    elif phase == OPENING and state.pile:
        yield Event("second_card", {"optional": PASS in state.moves}, seat)
    elif phase == OPENING:
        yield Event("first_card", {"card": to_text(cards)}, seat)
    elif phase == PLAY and state.pile:
        top = state.pile[-1]
        above = order.partition(colour_of(top))[0]
        if state.series:
            yield Event("in_series", {}, seat)
        yield Event("fits", {"top": CODES[top], "above": above, "number": number_of(top)}, seat)
        ends_turn = cards.translate(None, TWICE_HIGHER[order][top])
        goes_on = cards.translate(None, ends_turn)
        if ends_turn:
            yield Event("ends_turn", {"cards": to_text(ends_turn)}, seat)
        if goes_on:
            yield Event("goes_on", {"cards": to_text(goes_on)}, seat)
        if not cards:
            yield Event("none_fit", {}, seat)
