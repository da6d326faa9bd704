"""Fair-play flags: patterns in matches that a moderator may want to look at.

They are numbers and no verdicts. Friends who always play together at a quiet hour look the same as players
who trade wins.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from itertools import combinations, pairwise
from math import comb
from statistics import median
from typing import Literal

from bot.league.results import MatchResult

TOGETHER = 10
"""Fewest matches of a pair for a flag."""
ALWAYS = 0.8
"""Share of both players' matches from which on they count as always playing together."""
UNUSUAL = 2.0
"""How many times more often than by chance a pair must meet for a flag."""
UNLIKELY = 0.005
"""Probability below which alternating wins are flagged."""
CALLS = 20
"""Fewest calls of a player for a flag about their speed."""
HUMAN = 400
"""Milliseconds from a card on the table to a button press, including Discord's delay. People are hardly ever
faster.
"""


@dataclass(frozen=True, slots=True)
class PressedCall:
    """A call or challenge with its own press, not together with a card."""

    player: str
    match: str
    ms: int
    """Milliseconds since the moment it became possible."""


@dataclass(frozen=True, slots=True)
class FairPlayHint:
    """A flagged pattern, with its numbers and matches."""

    kind: Literal["company", "turns", "speed"]
    players: tuple[str, ...]
    numbers: Mapping[str, float]
    matches: tuple[str, ...]
    """The keys of the matches that are the evidence, in the order in which they ended."""


def company(results: Iterable[MatchResult]) -> tuple[FairPlayHint, ...]:
    """Return pairs that always play at a table together although others play, the most conspicuous first.

    Numbers: ``together`` (matches), ``one`` and ``other`` (matches of each), ``share`` (of the matches of the
    one who plays more), ``expected`` (that share if all players met each other equally often).
    """
    tables = _tables(results)
    own: dict[str, int] = defaultdict(int)
    seats: dict[str, int] = defaultdict(int)
    for _, players in tables:
        for player in players:
            own[player] += 1
            seats[player] += len(players) - 1
    hints = []
    for (one, other), matches in _pairs(tables).items():
        together, busier = len(matches), max((one, other), key=own.__getitem__)
        share = together / own[busier]
        expected = min(1.0, seats[busier] / own[busier] / (len(own) - 1))
        if together >= TOGETHER and share >= ALWAYS and share >= UNUSUAL * expected:
            numbers = {"together": together, "one": own[one], "other": own[other]}
            hints.append(
                FairPlayHint(
                    "company", (one, other), {**numbers, "share": share, "expected": expected}, matches
                )
            )
    return tuple(sorted(hints, key=lambda hint: (-hint.numbers["together"], hint.players)))


def turns(results: Iterable[MatchResult]) -> tuple[FairPlayHint, ...]:
    """Return pairs whose wins in common matches alternate more often than by chance, the least likely first.

    Numbers: ``together`` (matches), ``won`` (of these, by one of the two alone), ``turns`` (how often the
    winner changed from one to the next), ``chance`` (that equally likely wins alternate as often).
    """
    ordered = sorted(results, key=lambda result: (result.at, result.match))
    winners = {result.match: _winner(result) for result in ordered}
    hints = []
    for pair, matches in _pairs(_tables(ordered)).items():
        won = [winners[match] for match in matches if winners[match] in pair]
        if len(matches) < TOGETHER or len(won) < 2:
            continue
        changes = sum(before != after for before, after in pairwise(won))
        chance = sum(comb(len(won) - 1, k) for k in range(changes, len(won))) / 2 ** (len(won) - 1)
        if chance <= UNLIKELY:
            numbers = {"together": len(matches), "won": len(won), "turns": changes, "chance": chance}
            hints.append(FairPlayHint("turns", pair, numbers, matches))
    return tuple(sorted(hints, key=lambda hint: (hint.numbers["chance"], hint.players)))


def speed(calls: Iterable[PressedCall]) -> tuple[FairPlayHint, ...]:
    """Return players who mostly call faster than a human hand can, the fastest first.

    Numbers: ``calls``, ``median`` and ``fastest`` (milliseconds), ``share`` (of the calls that were faster
    than :data:`HUMAN`).
    """
    by_player: dict[str, list[PressedCall]] = defaultdict(list)
    for call in calls:
        by_player[call.player].append(call)
    hints = []
    for player, own in by_player.items():
        times = [call.ms for call in own]
        if len(times) >= CALLS and median(times) < HUMAN:
            share = sum(ms < HUMAN for ms in times) / len(times)
            numbers = {"calls": len(times), "median": median(times), "fastest": min(times), "share": share}
            hints.append(
                FairPlayHint("speed", (player,), numbers, tuple(dict.fromkeys(call.match for call in own)))
            )
    return tuple(sorted(hints, key=lambda hint: (hint.numbers["median"], hint.players)))


def _tables(results: Iterable[MatchResult]) -> list[tuple[str, tuple[str, ...]]]:
    """Return the matches that were played, with their people."""
    return [
        (result.match, tuple(sorted(seat.player for seat in result.seats if seat.player is not None)))
        for result in results
        if result.played
    ]


def _pairs(tables: Sequence[tuple[str, tuple[str, ...]]]) -> dict[tuple[str, str], tuple[str, ...]]:
    """Return the matches of each pair."""
    met: dict[tuple[str, str], list[str]] = defaultdict(list)
    for match, players in tables:
        for pair in combinations(players, 2):
            met[pair].append(match)
    return {pair: tuple(matches) for pair, matches in met.items()}


def _winner(result: MatchResult) -> str | None:
    """Return the only winner of a match; None if there is none or several."""
    first = [seat for seat in result.seats if seat.place == 1]
    return first[0].player if len(first) == 1 and not first[0].absent else None
