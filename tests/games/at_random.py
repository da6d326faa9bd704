"""Matches of a game that are played at random, with random house rules."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import count
from random import Random
from typing import Any, NamedTuple

from bot.games.api import BadOptions, Game, Move, Seat, Step, Value

HIDDEN = ("stock", "aside")
"""The keys of a position, besides the hands, that hold cards which nobody has seen."""

LONGEST = 30_000
"""No random match takes more moves."""


class Table(NamedTuple):
    """A match that has begun, and how."""

    seats: int
    seed: bytes
    options: dict[str, Value]
    step: Step


def some_options(game: Game[Any], chance: Random) -> dict[str, Value]:
    """House rules, each option at its default every other time, and mostly a short match."""
    options = {o.key: chance.choice(o.values[:100]) for o in game.spec.options if chance.random() < 0.5}
    if game.spec.length and chance.random() < 0.97:
        options[game.spec.length] = chance.randint(1, 2)
    return options


def open_table(game: Game[Any], chance: Random) -> Table:
    while True:
        seats, options = chance.choice(game.spec.seats), some_options(game, chance)
        seed = chance.randbytes(32)
        try:
            return Table(seats, seed, options, game.new(seats, seed, options))
        except BadOptions as refusal:
            if refusal.code in ("unknown_option", "bad_value"):
                raise


def some_move(game: Game[Any], state: Any, seats: int, chance: Random) -> tuple[Seat, Move]:
    """A move of whoever is on turn, rather a card than another and at times with its call, or now and then
    one out of turn.
    """
    if chance.random() < 0.5:
        for seat in range(seats):
            free = [move for move in game.legal_moves(state, seat) if move.verb in game.spec.out_of_turn]
            if free:
                return seat, chance.choice(free)
    seat = chance.choice(sorted(game.to_act(state)))
    moves = game.legal_moves(state, seat)
    plays = [move for move in moves if move.verb == "play"] if chance.random() < 0.7 else []
    move = chance.choice(plays or moves)
    calls = plays and chance.random() < 0.3 and not game.dump(state)["options"].get("calls_by_hand")
    return seat, Move("play", (*move.args, "!")) if calls else move


def play_out(game: Game[Any], table: Table, chance: Random) -> Iterator[tuple[Step, Seat, Move]]:
    """Play a match to its end at random; each step with the move that led to it."""
    step = table.step
    for moves in count():
        assert moves < LONGEST
        if not game.to_act(step.state):
            return
        seat, move = some_move(game, step.state, table.seats, chance)
        step = game.apply(step.state, seat, move)
        yield step, seat, move


def dealt_otherwise(game: Game[Any], state: Any, viewer: Seat | None, chance: Random) -> Any:
    """The state with another seed, and with all cards that ``viewer``, a seat or a spectator, has not seen
    dealt out differently.
    """
    position = game.dump(state)
    other = dict(position, hands=list(position["hands"]), seed=chance.randbytes(8).hex(), next_deck="")
    piles = [("hands", seat) for seat in range(len(position["hands"])) if seat != viewer]
    piles += [(key, None) for key in HIDDEN if key in position]
    unseen = [card for key, at in piles for card in (other[key] if at is None else other[key][at]).split()]
    chance.shuffle(unseen)
    for key, at in piles:
        size = len((other[key] if at is None else other[key][at]).split())
        pile, unseen = " ".join(unseen[:size]), unseen[size:]
        if at is None:
            other[key] = pile
        else:
            other[key][at] = pile
    return game.load(other)
