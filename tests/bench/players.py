"""How strong computers are: shares of the wins in whole matches, with 95 % intervals, and the processor time
of a decision. One of a level plays against three (or as many as there are seats besides) of another, in each
seat as often; a fair share of four is 0.25.

``greedy`` sheds as many cards as it can. ``clairvoyant`` is no player of the bot: it sees all hands and
the stock, tries each move in the match as it is, and shows what peeking would add.

With ``--full`` every level plays every other, at all tables of up to four, and what was played is kept in a
file as it comes: started again, it goes on where it was stopped. All pairs get on alike, so that wherever it
is stopped it has something to say of each. A clairvoyant, which takes long, plays a tenth as many matches.

A match comes out the same in every interpreter. PyPy plays ``--full`` in half the time or less, so it may
play most of it. Decisions are timed in CPython alone, in which the bot runs.
"""

from __future__ import annotations

import argparse
import gc
import json
import sys
import time
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor
from itertools import combinations, permutations
from math import exp, log
from operator import mul
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

from bot.games import GAMES
from bot.games.api import Event, Move, Observation, Seat
from bot.players import LEVELS, Level, choose, greedy, normal
from bot.players.skills import SKILLS
from tests.training.arena import SEATS, called, new_match, share, told

GREEDY, CLAIRVOYANT = "greedy", "clairvoyant"
PLAYERS = (*reversed(LEVELS), GREEDY)
KEPT = Path("players-bench.json")
"""Where ``--full`` keeps its results, in the folder that it is run in."""
SLICE = 40
"""Matches that ``--full`` plays in one piece: what is lost when it is stopped."""
SLOWER = 10
"""By how much fewer matches a clairvoyant plays in ``--full``."""
TIMED = sys.implementation.name == "cpython"
"""Whether what a decision takes here is what it takes the bot."""
SHORTEST, STEP = 1e-5, 0.02
"""The scale of times, in seconds: where it begins, and the logarithm of a step."""
TRIED, TRIALS = 6, 20
"""How many moves the clairvoyant tries, and how often it plays on after each: others choose by chance between
moves that are alike to them.
"""


class Cell(NamedTuple):
    """One kind of player against others of one kind."""

    game: str
    player: str
    against: str
    seats: int

    def __str__(self) -> str:
        return f"{self.game} {self.player} {self.against} {self.seats}"


Player = Callable[[Observation, Random, Sequence[Event]], Move]
"""What chooses a move for the seat that has seen the observation, and was told this since the deal began."""


def player_of(name: str) -> Player:
    """The player of a level, or the greedy one."""
    if name == GREEDY:
        return lambda seen, chance, past: greedy.choose(seen, chance)
    level: Level = next(level for level in LEVELS if level == name)
    return lambda seen, chance, past: choose(seen, level, chance, past=past)


def clairvoyant_move(key: str, state: Any, seen: Observation, chance: Random) -> Move:
    """What a seat does that sees everything: of the moves that weigh most, the one after which it comes off
    best if all others play greedily.
    """
    game, seat, own = GAMES[key], min(seen.to_act), normal.choose
    features = SKILLS[key].features
    weighed = features(seen) if len(seen.legal) > 1 else []
    if len(weighed) < 2 or greedy.react(seen):
        return own(seen, chance)
    weights = normal.weights(key)
    weighed.sort(key=lambda each: sum(map(mul, each[1], weights)), reverse=True)

    def worth(move: Move) -> float:
        """How far ahead of the others it is at the end of the deal."""
        ahead = 0.0
        for _ in range(TRIALS):
            after = game.apply(state, seat, greedy.with_call(move, seen)).state
            while len(acting := game.to_act(after)) == 1:
                (turn,) = acting
                player = own if turn == seat else greedy.choose
                made = player(game.observe(after, turn), chance)
                after = called(key, game.apply(after, turn, made).state, turn)
            gained = [a - b for a, b in zip(after.match.totals, state.match.totals, strict=True)]
            ahead += gained[seat] - (sum(gained) - gained[seat]) / (len(gained) - 1)
        return -ahead if game.spec.low_wins else ahead

    return greedy.with_call(max((move for move, _ in weighed[:TRIED]), key=worth), seen)


def play(cell: Cell, number: int, times: list[float]) -> float:
    """The share of the win of the player of ``cell`` in the match of this number. What its decisions take, in
    seconds of processor time, goes into ``times``.
    """
    game, chance = GAMES[cell.game], Random(number)
    mine = number % cell.seats
    other = player_of(cell.against)
    own = None if cell.player == CLAIRVOYANT else player_of(cell.player)
    step = new_match(cell.game, number, b"bench", cell.seats)
    state, past = step.state, told(step)
    while acting := game.to_act(state):
        seat: Seat = min(acting)
        seen = game.observe(state, seat)
        if seat != mine:
            move = other(seen, chance, past)
        elif own is None:
            move = clairvoyant_move(cell.game, state, seen, chance)
        else:
            began = time.process_time()
            move = own(seen, chance, past)
            times.append(time.process_time() - began)
        step = game.apply(state, seat, move)
        state, past = called(cell.game, step.state, seat), told(step, past)
    return share(cell.game, state, mine)


class Tally:
    """What a cell has come to so far: the share of each match, and how long decisions took."""

    def __init__(self, wins: Iterable[float] = (), times: Mapping[str, int] | None = None) -> None:
        """``times``: how many decisions took about so long, by the step of a scale."""
        self.wins = list(wins)
        self.times = Counter(times or {})

    def add(self, wins: Iterable[float], times: Iterable[float]) -> None:
        """Take matches that were played, and what their decisions took in seconds of processor time."""
        self.wins += wins
        self.times.update(str(round(log(max(seconds, SHORTEST) / SHORTEST) / STEP)) for seconds in times)

    def p99(self) -> float | None:
        """The seconds that one decision in a hundred takes at least, to a fiftieth; None without any."""
        slower = sum(self.times.values()) // 100
        for step in sorted(map(int, self.times), reverse=True):
            slower -= self.times[str(step)]
            if slower < 0:
                return SHORTEST * exp(step * STEP)
        return None

    def interval(self) -> tuple[float, float]:
        """The share of the wins, and how far its 95 % interval reaches to both sides."""
        count = len(self.wins)
        mean = sum(self.wins) / count
        spread = (sum((won - mean) ** 2 for won in self.wins) / max(count - 1, 1)) ** 0.5
        return mean, 1.96 * spread / count**0.5

    def summary(self, seats: int) -> dict[str, Any]:
        """The share of the wins, its 95 % interval, and the time of the slowest decision in a hundred."""
        slow = self.p99()
        mean, around = self.interval()
        return {
            "share": round(mean, 4),
            "ci95": [round(max(mean - around, 0), 4), round(min(mean + around, 1), 4)],
            "matches": len(self.wins),
            "seats": seats,
            "p99_ms": None if slow is None else round(slow * 1000, 2),
        }


def played(cell: Cell, first: int, matches: int) -> tuple[list[float], list[float]]:
    """The shares of so many matches from the ``first`` on, and the times of the decisions in them if they are
    the bot's.
    """
    times: list[float] = []
    return [play(cell, number, times) for number in range(first, first + matches)], times if TIMED else []


def measure(cell: Cell, matches: int, seconds: float) -> dict[str, Any]:
    """Play so many matches, or fewer if they take longer than ``seconds``; in each seat as often."""
    tally, began = Tally(), time.monotonic()
    while len(tally.wins) < matches and (len(tally.wins) % cell.seats or time.monotonic() - began < seconds):
        tally.add(*played(cell, len(tally.wins), 1))
    return tally.summary(cell.seats)


QUICK: Mapping[str, tuple[int, float]] = {
    "hard": (1000, 0.45),
    CLAIRVOYANT: (200, 0.4),
    "normal": (2000, 0.15),
}
"""What is measured without ``--full``: the matches at most, and the part of the time at most."""


def quick(games: Sequence[str], minutes: float, processes: int) -> dict[str, Any]:
    """The strongest, the usual and a clairvoyant player of each game against three greedy ones."""
    chosen = [Cell(key, player, GREEDY, SEATS) for key in games for player in QUICK]
    seconds = 60 * minutes * processes / len(games)
    found: dict[str, Any] = {key: {} for key in games}
    with ProcessPoolExecutor(processes) as pool:
        parts = [QUICK[cell.player] for cell in chosen]
        results = pool.map(
            measure, chosen, [most for most, _ in parts], [part * seconds for _, part in parts]
        )
        for cell, result in zip(chosen, results, strict=True):
            print(row(str(cell), result), flush=True)
            found[cell.game][f"{cell.player}_against_greedy"] = result
    return {"games": found}


def cells(games: Sequence[str]) -> Iterator[Cell]:
    """Every kind of player against every other, and a clairvoyant against the greedy. At a table of two a
    pair plays once: what one does not win, the other does.
    """
    for key in games:
        for seats in range(GAMES[key].spec.seats[0], SEATS + 1):
            for player, against in combinations(PLAYERS, 2) if seats == 2 else permutations(PLAYERS, 2):
                yield Cell(key, player, against, seats)
            yield Cell(key, CLAIRVOYANT, GREEDY, seats)


def kept_in(kept: Path) -> dict[str, Tally]:
    """What all cells have come to, by the file in which ``--full`` keeps it."""
    stored: dict[str, Any] = json.loads(kept.read_text()) if kept.exists() else {}
    return {str(cell): Tally(**stored.get(str(cell), {})) for cell in cells(list(GAMES))}


def full(chosen: Sequence[Cell], matches: int, kept: Path, processes: int = 1) -> dict[str, Any]:
    """Play so many matches in each cell that was chosen, slice after slice, each of which is kept in the file
    ``kept`` as soon as it is played.
    """
    tallies = kept_in(kept)
    wanted = {cell: -(-matches // SLOWER) if cell.player == CLAIRVOYANT else matches for cell in chosen}
    left = [
        (cell, first, min(SLICE, most - first))
        for cell, most in wanted.items()
        for first in range(len(tallies[str(cell)].wins), most, SLICE)
    ]
    left.sort(key=lambda piece: piece[1])
    pieces = zip(*left, strict=True) if left else ((), (), ())
    with ProcessPoolExecutor(processes) as pool:
        for (cell, *_), found in zip(left, pool.map(played, *pieces), strict=True):
            tally = tallies[str(cell)]
            tally.add(*found)
            fresh = kept.with_name(f"{kept.name}.new")  # who is stopped while writing has the old one
            fresh.write_text(json.dumps({name: vars(each) for name, each in tallies.items()}))
            fresh.replace(kept)
            if len(tally.wins) >= wanted[cell]:
                print(row(str(cell), tally.summary(cell.seats)), flush=True)
    return {str(cell): tallies[str(cell)].summary(cell.seats) for cell in chosen}


def row(name: str, found: Mapping[str, Any]) -> str:
    """A line of the table."""
    low, high = found["ci95"]
    slow = "" if found["p99_ms"] is None else f"{found['p99_ms']:>10.1f}"
    return f"{name:<44}{found['share']:>7.3f}  [{low:.3f}, {high:.3f}]{found['matches']:>9}{slow}"


def main(argv: list[str]) -> int:
    """Measure all games, or those named; print a table and, with ``--json``, one object as the last line."""
    parser = argparse.ArgumentParser(prog="python -m tests.bench players", description=__doc__)
    parser.add_argument("--game", action="append", choices=sorted(GAMES), help="only this game")
    parser.add_argument("--full", action="store_true", help="every level against every other")
    parser.add_argument(
        "--cell",
        action="append",
        metavar="'GAME PLAYER AGAINST SEATS'",
        help="with --full, only this cell, as the table names it",
    )
    parser.add_argument("--matches", type=int, default=2000, help="in each cell of --full (default 2000)")
    parser.add_argument("--minutes", type=float, default=20.0, help="without --full, at most (default 20)")
    parser.add_argument("--processes", type=int, default=2, help="that play at the same time (default 2)")
    parser.add_argument("--kept", type=Path, default=KEPT, help=f"where --full keeps results ({KEPT})")
    parser.add_argument("--json", action="store_true", help="print one JSON object as the last line")
    chosen = parser.parse_args(argv)
    games = chosen.game or list(GAMES)
    gc.collect()
    if TIMED:
        gc.freeze()
    left, right = f"{'game, player, against, seats':<44}{'share':>7}", f"{'matches':>9}{'p99, ms':>10}"
    print(f"{left}  {'95 % interval':<14}{right}")
    if chosen.full:
        named = [cell for cell in cells(games) if not chosen.cell or str(cell) in chosen.cell]
        if unknown := set(chosen.cell or ()) - set(map(str, named)):
            parser.error(f"no such cell: {', '.join(sorted(unknown))}")
        found = full(named, chosen.matches, chosen.kept, chosen.processes)
    else:
        found = quick(games, chosen.minutes, chosen.processes)
    if chosen.json:
        print(json.dumps(found))
    return 0
