"""The matches of the corpus: how they are played, written down in a file for each game, and read again.

A file is text, compressed with LZMA. A line is a match: its seats, its house rules, its moves and its result.
What the shuffles follow from is not written, because that cannot be compressed: it follows from the number of
the match.
"""

from __future__ import annotations

import hashlib
import json
import lzma
import re
from collections.abc import Iterable, Iterator
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

from bot.games import GAMES
from bot.games.api import BadOptions, Game, Move, Result, Seat, Value
from bot.players.greedy import choose, react
from tests.games.at_random import some_move, some_options

MATCHES = 1000
"""Of each game."""
LONGEST = {"ole": 600, "pursuit": 450}
OTHERWISE = 160
"""The most moves of one, by game, so that there are matches with every number of seats. A longer one begins
again, with other seats and house rules.
"""
AT_RANDOM = 0.3
"""How many matches are played at random. Computers play the others, but for a random move now and then."""
SLIP = 0.04

FILTERS = [{"id": lzma.FILTER_LZMA2, "preset": 9 | lzma.PRESET_EXTREME, "lc": 4, "lp": 0, "pb": 0}]
MOVE = re.compile(r"(?P<seat>[0-9]*)(?P<move>[a-z].*)")


def path_of(key: str) -> Path:
    """The file of a game."""
    return Path(__file__).with_name(f"{key}.xz")


class Match(NamedTuple):
    """A match of the corpus."""

    key: str
    number: int
    seats: int
    options: dict[str, Value]
    moves: list[str]
    """Each with its seat before it, unless that was the only one on turn."""
    result: Result

    @property
    def seed(self) -> bytes:
        """What the shuffles follow from."""
        return seed_of(self.key, self.number)


def seed_of(key: str, number: int) -> bytes:
    """What the shuffles of a match follow from."""
    return hashlib.sha256(f"{key} {number}".encode()).digest()


def play(key: str, number: int) -> Match:
    """Play match ``number`` of a game to its end."""
    game, chance = GAMES[key], Random(f"corpus {key} {number}")
    mover = some_move if chance.random() < AT_RANDOM else _computers_move
    while True:
        seats, options = chance.choice(game.spec.seats), some_options(game, chance)
        try:
            state = game.new(seats, seed_of(key, number), options).state
        except BadOptions:
            continue
        moves: list[str] = []
        while game.result(state) is None and len(moves) < LONGEST.get(key, OTHERWISE):
            seat, move = mover(game, state, seats, chance)
            moves.append(f"{move}" if game.to_act(state) == {seat} else f"{seat}{move}")
            state = game.apply(state, seat, move).state
        if (result := game.result(state)) is not None:
            return Match(key, number, seats, options, moves, result)


def _computers_move(game: Game[Any], state: Any, seats: int, chance: Random) -> tuple[Seat, Move]:
    """The move of a computer, which calls and challenges when that is due, as at a table."""
    if chance.random() < SLIP:
        return some_move(game, state, seats, chance)
    for seat in range(seats):
        if any(move.verb in game.spec.out_of_turn for move in game.legal_moves(state, seat)):
            due = react(game.observe(state, seat))
            if due is not None:
                return seat, due
    seat = min(game.to_act(state))
    return seat, choose(game.observe(state, seat), chance, calling=chance.random() < 0.9)


def played_again(match: Match) -> Result | None:
    """Play a match again, and return its result; None if it is not over with its last move.

    Raises IllegalMove where the rules do not let it go on, among others when it is over before.
    """
    game = GAMES[match.key]
    state = game.new(match.seats, match.seed, match.options).state
    for text in match.moves:
        seat, move = MOVE.fullmatch(text).groups()  # type: ignore[union-attr]  # each of them is a move
        if seat:
            on_turn = int(seat)
        else:
            (on_turn,) = game.to_act(state) or (0,)
        state = game.apply(state, on_turn, Move.parse(move)).state
    return game.result(state)


def packed(matches: Iterable[Match]) -> bytes:
    """Matches as a file, in their order."""
    text = "\n".join("\t".join(_texts(match)) for match in matches)
    return lzma.compress(text.encode(), lzma.FORMAT_XZ, filters=FILTERS)


def _texts(match: Match) -> tuple[str, ...]:
    options, result = (json.dumps(each, separators=(",", ":")) for each in (match.options, match.result))
    return str(match.seats), options, ";".join(match.moves), result


def unpacked(key: str, file: bytes) -> Iterator[Match]:
    """The matches of a game's file."""
    for number, line in enumerate(lzma.decompress(file).decode().split("\n")):
        seats, options, moves, result = line.split("\t")
        places, totals, chips = json.loads(result)
        over = Result(tuple(map(tuple, places)), tuple(totals), None if chips is None else tuple(chips))
        yield Match(key, number, int(seats), json.loads(options), moves.split(";"), over)
