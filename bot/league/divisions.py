"""Divisions: their players, by strength and by the promises of the season before."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import accumulate, pairwise
from typing import TypeAlias

from bot.league.season_state import SeasonState
from bot.league.sizes import cut_up, table_sizes
from bot.league.standings import Row, standings

BREAK = 3
"""Most seasons that a player can sit out and keep their division."""
Divisions: TypeAlias = tuple[tuple[str, ...], ...]
"""Players in order of strength, the highest division first."""


def divided(order: Sequence[str], size: int) -> Divisions:
    """Split players, in order of strength, into divisions of about ``size``, the highest first."""
    return cut_up(order, table_sizes(len(order), size, max(1, len(order))))


def promises(state: SeasonState) -> Divisions:
    """Return the divisions that a season promises for the next one to players who finished it.

    The season's number of players moves up and down between two divisions, but never more than half of a
    division. All others stay.
    """
    parted = staying(standings(state))
    divisions = [[row.account.player for row in division] for division in parted]
    moved = moving(state, parted)
    found: list[tuple[str, ...]] = []
    for number, (players, up, down) in enumerate(zip(divisions, [0, *moved], [*moved, 0], strict=True)):
        fallen = divisions[number - 1][len(divisions[number - 1]) - up :] if up else []
        risen = divisions[number + 1][:down] if down else []
        found.append((*fallen, *players[up : len(players) - down], *risen))
    return tuple(found)


def placed(order: Sequence[str], promised: Divisions, smallest: int, size: int) -> Divisions:
    """Return the divisions in which players start, none of them smaller than ``smallest`` unless it is the
    only one. There are as many as promised or, if more players than before make more divisions of about
    ``size``, that many.

    ``order`` has the players by strength. Players with a promise start in that division or higher, and never
    below a player who was promised a lower one. Among themselves they keep the order of the promise. The
    sizes differ as little as that allows. If the lowest division would be too small, there is one division
    fewer.
    """
    own = {player: number for number, players in enumerate(promised) for player in players}
    known = iter(sorted((player for player in order if player in own), key=lambda player: own[player]))
    order = [next(known) if player in own else player for player in order]
    # Minimum number of players in the first division, in the first two, and so on.
    last = {own[player]: number for number, player in enumerate(order, start=1) if player in own}
    most = max(len(promised), len(divided(order, size)))
    least = list(accumulate((last.get(number, 0) for number in range(most)), max))
    for count in range(most, 1, -1):
        sizes = _even([*least[: count - 1], len(order)])
        if sizes[-1] >= smallest:
            return cut_up(order, sizes)
    return (tuple(order),)


def _even(least: Sequence[int]) -> list[int]:
    """Return sizes that differ as little as possible, the larger ones first. ``least`` has the minimum number
    of players in the first division, in the first two, and so on; its last number is the total.
    """
    sizes: list[int] = []
    for number in range(len(least)):
        rest = (total - sum(sizes) for total in least[number:])
        sizes.append(max(-(-more // count) for count, more in enumerate(rest, start=1)))
    return sizes


def staying(rows: Iterable[Row]) -> list[list[Row]]:
    """Return the lines of entries that have not withdrawn, division by division."""
    listed = list(rows)
    return [
        [row for row in listed if row.division == number and not row.account.withdrawn]
        for number in sorted({row.division for row in listed})
    ]


def moving(state: SeasonState, divisions: Sequence[Sequence[Row]]) -> list[int]:
    """Return how many players move up, and as many down, between each two divisions."""
    return [min(state.scoring.moving, len(a) // 2, len(b) // 2) for a, b in pairwise(divisions)]
