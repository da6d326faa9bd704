"""What all have seen of hands: who draws holds none that fits, and what is said of a hand is true."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from bot.games import GAMES
from bot.games.api import Move
from bot.games.french import CARD
from bot.games.shedding.shown import GROUPS, MANY

CLUBS, DIAMONDS, HEARTS, SPADES, EIGHTS, TWOS = range(6)


def limits(game: str, state: Any, seat: int) -> list[int]:
    """What all know of a hand at most."""
    shown = GAMES[game].observe(state, None).table.get("most")
    return (shown and shown[seat]) or [MANY] * len(GROUPS)


def after(game: str, position: dict[str, Any], *moves: str) -> Any:
    """The state after some moves of whoever is on turn."""
    state = GAMES[game].load({"game": game, "seats": len(position["hands"]), **position})
    for move in moves:
        state = GAMES[game].apply(state, state.turn, Move.parse(move)).state
    return state


def test_who_draws_holds_none_that_fits() -> None:
    """Of hearts and eights there is none but what came since; and what was drawn and laid has gone again."""
    position = {"hands": ["9C TC KS", "2H 3H"], "discard": "5H", "stock": "4D 6H 7S", "first_turn": []}
    assert limits("olsen", after("olsen", position), 0) == [MANY] * 6
    assert "most" not in GAMES["olsen"].dump(after("olsen", position))
    drawn = after("olsen", position, "draw")
    assert limits("olsen", drawn, 0) == [MANY, MANY, 1, MANY, 1, MANY]
    laid = after("olsen", position, "draw", "draw", "play 6H")
    assert limits("olsen", laid, 0) == [MANY, MANY, 0, MANY, 0, MANY]
    assert limits("olsen", laid, 1) == [MANY] * 6
    assert GAMES["olsen"].load(GAMES["olsen"].dump(laid)) == laid


def test_who_takes_the_cards_of_the_twos_had_none() -> None:
    position = {"hands": ["9C TC KS", "2H 3H"], "discard": "2D", "penalty": 2, "stock": "4D 6H 7S"}
    assert limits("pursuit", after("pursuit", position, "take"), 0) == [MANY] * 5 + [2]


def test_nobody_needs_to_draw_where_any_card_fits() -> None:
    position = {"hands": ["9C TC KS", "2H 3H"], "discard": "8D", "any_card": True, "stock": "4D 6H 7S"}
    assert limits("olsen_olsen", after("olsen_olsen", position, "draw"), 0) == [MANY] * 6


@pytest.mark.parametrize("most", [5, [1, 2], [1, 2, 3, 4, 5, "6"], [1, 2, 3, 4, 5, 100]])
def test_a_position_says_nothing_else_of_hands(most: Any) -> None:
    with pytest.raises(ValueError, match="most"):
        after("olsen", {"hands": ["9C", "2H"], "most": [most]})


@pytest.mark.parametrize("key", ["olsen", "pursuit"])
def test_what_is_said_of_a_hand_is_true(key: str) -> None:
    """In any match where nobody draws by choice."""
    game, chance, told = GAMES[key], Random(key), 0
    for number in range(6):
        state = game.new(chance.choice((2, 4, 5)), bytes((number,)), {}).state
        for _ in range(150):
            if len(game.to_act(state)) != 1:
                break
            state = game.apply(state, state.turn, chance.choice(game.legal_moves(state, state.turn))).state
            for seat, text in enumerate(game.dump(state)["hands"]):
                hand = [CARD[code] for code in text.split()]
                for group, most in zip(GROUPS, limits(key, state, seat), strict=True):
                    assert sum(card in group for card in hand) <= most
                    told += most < len(hand)
    assert told > 300
