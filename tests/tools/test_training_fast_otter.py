"""Otter Nonsense in C is that of the rules, and tells a net of a move what it is told at a table."""

from __future__ import annotations

import ctypes
from random import Random
from typing import Any

import pytest

from bot.games import GAMES
from bot.games.api import Move
from bot.games.otter.cards import CODES, look
from bot.games.otter.game import KEEP
from bot.players import net, normal
from tests.training.fast import GREEDY, NORMAL, WIDTH, compiler, library, share, weigh_by

SEATS, CARDS, COLUMNS, MOST_MOVES = 6, 16, 3, 2048
OTTER = GAMES["otter"]

pytestmark = pytest.mark.skipif(compiler() is None, reason="there is no C compiler here")


class Column(ctypes.Structure):
    """A column, as ``otter.c`` has it."""

    _fields_ = (
        ("count", ctypes.c_uint8 * CARDS),
        *((name, ctypes.c_uint8) for name in ("length", "value")),
        ("direction", ctypes.c_int8),
    )


class Match(ctypes.Structure):
    """A match, as ``otter.c`` has it."""

    _fields_ = (
        ("hand", ctypes.c_uint8 * CARDS * SEATS),
        ("held", ctypes.c_uint8 * SEATS),
        ("points", ctypes.c_uint8 * CARDS),
        ("scores", ctypes.c_uint8 * SEATS),
        ("columns", Column * COLUMNS),
        *((name, ctypes.c_int) for name in ("seats", "turn", "direction", "last", "keeps", "after")),
        ("winner", ctypes.c_int),
    )


class Turn(ctypes.Structure):
    """A move, as ``otter.c`` has it."""

    _fields_ = tuple((name, ctypes.c_int) for name in ("verb", "column", "gift", "card", "named"))


def in_c(state: Any) -> Match:
    """The same match."""
    found = Match(
        seats=len(state.hands),
        turn=state.turn,
        direction=state.direction,
        last=-1 if state.last_actor is None else state.last_actor,
        keeps=state.match.phase == KEEP,
        after=-1 if state.next_seat is None else state.next_seat,
        winner=-1,
    )
    for seat, hand in enumerate(state.hands):
        found.held[seat], found.scores[seat] = len(hand), state.scores[seat]
        for card in hand:
            found.hand[seat][card] += 1
    for card in b"".join(state.points):
        found.points[card] += 1
    for column, cards in zip(found.columns, state.columns, strict=True):
        lies = look(cards)
        column.length, column.value, column.direction = len(cards), lies.value, lies.direction
        for card in cards:
            column.count[card] += 1
    return found


def spoken(turn: Turn) -> Move:
    """A move of C in the words of the rules."""
    named = () if turn.named < 0 else (f">{turn.named}",)
    if turn.verb == 0:
        return Move("play", (CODES[turn.card], str(turn.column), *named))
    return Move("collect", (str(turn.column), CODES[turn.gift], CODES[turn.card]))


def turns_of(games: ctypes.CDLL, match: Match) -> dict[Move, tuple[Any, list[float]]]:
    """The moves in C as those of the rules, each with what is told of it."""
    found, told = (Turn * MOST_MOVES)(), (ctypes.c_float * WIDTH * MOST_MOVES)()
    count = games.told_of(ctypes.byref(match), found, told)
    return {
        spoken(turn): (turn, list(numbers)) for turn, numbers in zip(found[:count], told[:count], strict=True)
    }


def test_a_match_in_c_is_the_match_of_the_rules() -> None:
    """In any match each move is possible in both, is told to a net as the same, and leads to the same."""
    games, chance, compared, judged, kept = library("otter"), Random("fast otter"), 0, 0, 0
    weigh_by(games, 0, normal.weights("otter"))
    for number in range(20):
        state = OTTER.new(3 + number % 4, chance.randbytes(8), {}).state
        while OTTER.to_act(state):
            match, seen = in_c(state), OTTER.observe(state, state.turn)
            found = turns_of(games, match)
            # After its last card a seat keeps what it collects: in C both are one word.
            legal = {Move(move.verb.replace("keep", "collect"), move.args): move for move in seen.legal}
            assert set(found) == set(legal), OTTER.dump(state)
            weighed = net.told(seen)
            for each, numbers in weighed if len(weighed) > 1 else []:
                told = found[Move(each.verb.replace("keep", "collect"), each.args)][1]
                assert told[: len(numbers)] == pytest.approx([*map(float, numbers)], abs=1e-5), each
                assert not any(told[len(numbers) :])
                judged += 1
            plays = [move for move in legal if move.verb == "play"]
            said = chance.choice(plays if plays and chance.random() < 0.9 else list(legal))
            kept += state.match.phase == KEEP
            state = OTTER.apply(state, state.turn, legal[said]).state
            is_over = games.made(ctypes.byref(match), ctypes.byref(found[said][0]))
            assert bool(is_over) == (not OTTER.to_act(state))
            if not is_over:
                assert bytes(match) == bytes(in_c(state)), OTTER.dump(state)
            compared += 1
    assert compared > 1000
    assert judged > 10_000
    assert kept
    assert len(net.names_of("otter")) <= WIDTH


def test_players_in_c_win_what_they_win_by_the_rules() -> None:
    """By the rules, 0.25 of four greedy ones, and 0.8 of a normal one against three of them."""
    games = library("otter")
    weigh_by(games, 0, normal.weights("otter"))
    assert share(games, GREEDY, GREEDY, 4, range(4000)) == pytest.approx(0.25, abs=0.03)
    assert share(games, NORMAL, GREEDY, 4, range(2000)) == pytest.approx(0.8, abs=0.03)
