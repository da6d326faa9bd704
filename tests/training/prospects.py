"""Measures how much a lead counts: ``python -m tests.training.prospects olsen --matches 300``.

Computers of two kinds play whole matches. After each deal that is not the last, the totals say by
``bot.players.prospects`` what part of the wins each seat has ahead of it; the spread that is printed makes
what happened most likely, for each number of deals that were left. What it comes to stands with the skill of
the game, in its folder there.
"""

from __future__ import annotations

import argparse
import sys
from collections import defaultdict
from collections.abc import Mapping, Sequence
from math import exp, log, sqrt
from random import Random
from typing import NamedTuple

from bot.games import GAMES
from bot.games.api import Seat
from bot.players import greedy, normal
from bot.players.skills import SKILLS
from tests.training.arena import SEATS, called, new_match

SPREADS = [round(1.12**step, 2) for step in range(4, 44)]
"""Those that are tried: from 1.6 to 130."""
NEVER = 1e-9


class Standing(NamedTuple):
    """What stood after a deal: how far each seat that was in was ahead, and who won in the end."""

    ahead: Mapping[Seat, int]
    winners: Sequence[Seat]


def standings(key: str, matches: int) -> dict[int, list[Standing]]:
    """What stood after the deals of so many matches, by the number of deals that were left."""
    game, found = GAMES[key], defaultdict[int, list[Standing]](list)
    sign = -1 if game.spec.low_wins else 1
    for number in range(matches):
        chance = Random(f"prospects:{number}")
        heads = [chance.choice((normal.choose, greedy.choose)) for _ in range(SEATS)]
        state, between = new_match(key, number, b"prospects").state, []
        while acting := game.to_act(state):
            seat = min(acting)
            seen = game.observe(state, seat)
            if seen.phase == "between":
                left = {s: sign * total for s, total in enumerate(seen.totals) if s not in seen.out}
                between.append((seen.deal, left))
            state = called(key, game.apply(state, seat, heads[seat](seen, chance)).state, seat)
        result, deals = game.result(state), state.match.deal
        assert result is not None
        for deal, ahead in between:
            # Nobody can know how many deals of Olsen are left.
            found[1 if key == "olsen" else deals - deal].append(Standing(ahead, result.places[0]))
    return dict(found)


def likelihood(found: Sequence[Standing], spread: float) -> float:
    """How likely the winners were by this spread, in logarithms, on average."""
    total = 0.0
    for ahead, winners in found:
        best = max(ahead.values())
        weights = {seat: exp((points - best) / spread) for seat, points in ahead.items()}
        part = sum(weights.get(seat, 0.0) for seat in winners) / sum(weights.values())
        total += log(max(part, NEVER))
    return total / len(found)


def best_spread(found: Sequence[Standing]) -> float:
    """The spread that makes what happened most likely."""
    return max(SPREADS, key=lambda spread: likelihood(found, spread))


def main(argv: list[str]) -> int:
    """Print a line for each number of deals left: the spread, and what it would be for one deal."""
    parser = argparse.ArgumentParser(prog="python -m tests.training.prospects", description=__doc__)
    parser.add_argument("games", nargs="+", choices=sorted(SKILLS), metavar="GAME")
    parser.add_argument("--matches", type=int, default=300)
    chosen = parser.parse_args(argv)
    for key in chosen.games:
        for left, found in sorted(standings(key, chosen.matches).items()):
            best = best_spread(found)
            print(f"{key}: {left} left, {len(found)} standings, {best} ({best / sqrt(left):.1f} for one)")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
