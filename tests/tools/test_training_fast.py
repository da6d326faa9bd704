"""Games in C are the games of the rules, and tell a net of a move what it is told at a table."""

from __future__ import annotations

import ctypes
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest

from bot.games import GAMES
from bot.games.api import Move, Seat
from bot.games.french import CARD, SUITS
from bot.games.notation import playing
from bot.players import net, normal
from tests.training.arena import called
from tests.training.fast import GREEDY, NORMAL, WIDTH, compiler, library, share, weigh_by
from tests.training.nets import COURSES, train

SEATS, CARDS, MOST_MOVES = 5, 64, 2048

pytestmark = pytest.mark.skipif(compiler() is None, reason="there is no C compiler here")


class Match(ctypes.Structure):
    """A match, as ``shedding.c`` has it."""

    _fields_ = (
        ("hand", ctypes.c_uint64 * SEATS),
        ("laid", ctypes.c_uint64),
        ("stock", ctypes.c_uint8 * CARDS),
        ("pile", ctypes.c_uint8 * CARDS),
        *((name, ctypes.c_int) for name in ("next", "end", "height", "top", "any_card", "turn")),
        *((name, ctypes.c_int) for name in ("direction", "drawn", "passes", "penalty", "first_turn")),
        *((name, ctypes.c_int) for name in ("starter", "seats", "out", "dealer", "deal")),
        ("totals", ctypes.c_int * SEATS),
    )


class Play(ctypes.Structure):
    """A move, as ``shedding.c`` has it."""

    _fields_ = (
        ("cards", ctypes.c_uint64),
        *((name, ctypes.c_int) for name in ("first", "last", "count", "named")),
    )


def in_c(state: Any) -> Match:
    """The same match."""
    sign = -1 if state.SPEC.key == "olsen_olsen" else 1
    found = Match(end=len(state.stock), height=len(state.discard), turn=state.turn, deal=state.match.deal)
    for seat, hand in enumerate(state.hands):
        found.hand[seat] = sum(1 << card for card in hand)
        found.totals[seat] = sign * state.match.totals[seat]
    found.stock[: len(state.stock)] = list(state.stock)
    found.pile[: len(state.discard)] = list(state.discard)
    found.laid = sum(1 << card for card in state.discard)
    found.top = state.discard[-1] if state.named is None else CARD[f"8{state.named}"]
    for name in ("direction", "drawn", "passes", "penalty"):
        setattr(found, name, getattr(state, name))
    for name in ("first_turn", "out"):
        setattr(found, name, sum(1 << seat for seat in getattr(state, name)))
    found.any_card = getattr(state, "any_card", False)
    found.starter = SUITS.index(getattr(state, "starter", None) or "C")
    found.seats, found.dealer = len(state.hands), state.match.dealer
    return found


def lies(match: Match) -> tuple[Any, ...]:
    """What makes two matches the same."""
    numbers = [getattr(match, name) for name in ("turn", "top", "any_card", "direction", "drawn", "penalty")]
    piles = list(match.stock[match.next : match.end]), list(match.pile[: match.height])
    return (*numbers, match.first_turn, list(match.hand), match.laid, *piles)


def decisions(key: str, chance: Random) -> Iterator[tuple[Any, Move, Any]]:
    """Matches under the usual rules, in which cards are laid whenever they can be: a state in which a seat
    can lay one, the move that it makes, and the next such state, or None where the deal ends before.
    """
    game = GAMES[key]
    state = game.new(chance.choice((2, 3, 4, 4, 5)), chance.randbytes(8), {}).state
    before: tuple[Any, Move] | None = None
    while acting := game.to_act(state):
        seat: Seat = min(acting)
        legal = game.legal_moves(state, seat)
        plays, is_between = [each for each in legal if each.verb == "play"], len(acting) > 1
        if before and (plays or is_between):
            yield *before, None if is_between else state
        move = chance.choice(plays) if plays else legal[0]
        before = (state, move) if plays else None if is_between else before
        state = called(key, game.apply(state, seat, move).state, seat)


def plays_of(games: ctypes.CDLL, match: Match) -> dict[Move, tuple[Any, list[float]]]:
    """The moves in C as those of the rules, each with what is told of it."""
    found, told = (Play * MOST_MOVES)(), (ctypes.c_float * WIDTH * MOST_MOVES)()
    count = games.told_of(ctypes.byref(match), found, told)
    moves = {}
    for play, numbers in zip(found[:count], told[:count], strict=True):
        between = [c for c in range(52) if play.cards >> c & 1 and c not in (play.first, play.last)]
        cards = bytes((play.first, *between, *([play.last] if play.count > 1 else [])))
        moves[playing(cards, None if play.named < 0 else SUITS[play.named])] = play, list(numbers)
    return moves


@pytest.mark.parametrize("key", [key for key, course in COURSES.items() if course.library == "shedding"])
def test_a_match_in_c_is_the_match_of_the_rules(key: str) -> None:
    """In any match each move is possible in both, is told to a net as the same, and leads to the same."""
    games, game, chance, compared, judged = library("shedding"), GAMES[key], Random(f"fast {key}"), 0, 0
    weigh_by(games, COURSES[key].number, normal.weights(key))
    for _ in range(6):
        for state, move, after in decisions(key, chance):
            match = in_c(state)
            found = plays_of(games, match)
            seen = game.observe(state, state.turn)
            assert set(found) == {each for each in seen.legal if each.verb == "play"}
            weighed = net.told(seen)
            for each, numbers in weighed if len(weighed) > 1 and chance.random() < 0.2 else []:
                told = found[each][1]
                assert told[: len(numbers)] == pytest.approx([*map(float, numbers)], abs=1e-5), (
                    each,
                    game.dump(state),
                )
                assert not any(told[len(numbers) :])
                judged += 1
            is_over = games.made(ctypes.byref(match), ctypes.byref(found[move][0]))
            assert bool(is_over) == (after is None)
            shuffled = after is not None and len(after.discard) < len(state.discard) and key == "olsen"
            if after is not None and not shuffled:
                assert lies(match) == lies(in_c(after)), (move, game.dump(state))
            compared += 1
    assert compared > 300
    assert judged > 100
    assert len(net.names_of(key)) <= WIDTH
    assert SUITS == "CDHS"


@pytest.mark.parametrize("key", ["pursuit"])
def test_players_in_c_win_what_they_win_by_the_rules(key: str) -> None:
    """By the rules, 0.25 of four greedy ones, and 0.33 of a normal one against three of them."""
    games = library("shedding")
    weigh_by(games, COURSES[key].number, normal.weights(key))
    assert share(games, GREEDY, GREEDY, 4, range(4000)) == pytest.approx(0.25, abs=0.03)
    assert share(games, NORMAL, GREEDY, 4, range(4000)) == pytest.approx(0.33, abs=0.03)


def test_a_training_in_slices_is_the_training_in_one_piece(tmp_path: Path) -> None:
    """Two generations with a stop between them find what two in a row find."""
    whole = [train("pursuit", 3, 0, 40, 8, tmp_path / "a") for _ in range(2)]
    again = [train("pursuit", 3, 0, 40, 8, tmp_path / "b") for _ in range(2)]
    assert whole == again
    assert whole[0]["run"] != whole[1]["run"]
    assert len(whole[1]["curve"]) == 2
    with pytest.raises(SystemExit):
        train("pursuit", 4, 0, 40, 8, tmp_path / "a")
