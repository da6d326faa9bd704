"""What a position says of Olsen alone: plain JSON, for the database, for reports and for tests."""

from __future__ import annotations

from typing import Any

from bot.games.french import FrenchFields, suit_letter
from bot.games.matches import match_in, table_in
from bot.games.olsen.state import Match, State, house_for
from bot.games.seats import bits, seats_in


def state_in(fields: FrenchFields) -> State:
    """The state that a position describes. Raises ValueError."""
    match = Match(
        *match_in(fields, house_for(fields.seats, fields.options())),
        starter=fields.suit("starter"),
        out=bits(fields.some_seats("out")),
        paid=fields.numbers("paid"),
    )
    first_turn = bits(fields.some_seats("first_turn"))
    return State(*table_in(fields, match), first_turn, fields.number("drawn", 0))


def keys(state: State) -> dict[str, Any]:
    """The keys of a position that only Olsen has."""
    return {
        "first_turn": seats_in(state.first_turn),
        "starter": suit_letter(state.match.starter),
        "drawn": state.drawn,
        "out": seats_in(state.match.out),
        "paid": list(state.match.paid),
    }
