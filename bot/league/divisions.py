"""Divisions: how many there are, and who plays in which, by the promises of earlier seasons and by strength.

There are as few divisions as fit: none has more players than the season says, or less than half of that.
Promises come first, so that a division can have more players until its season ends.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from itertools import accumulate, pairwise
from typing import NamedTuple, TypeAlias, TypeVar

from bot.league.season_state import SeasonState
from bot.league.sizes import SMALLEST, cut_up
from bot.league.standings import Row, standings

T = TypeVar("T")

BREAK = 3
"""Most seasons that a player can sit out and keep their division."""
Divisions: TypeAlias = tuple[tuple[str, ...], ...]
"""Players in order of strength, the highest division first."""


class Bounds(NamedTuple):
    """How many players a division has."""

    least: int
    most: int


class Background(NamedTuple):
    """What a season takes over from earlier ones and from the ratings, also for players who don't take
    part.
    """

    promised: Divisions = ()
    """The division that each player was promised by the last season that they finished."""
    breaks: Divisions = ()
    """Groups of these players: who sat out one season since, who sat out two, and so on."""
    before: Divisions = ()
    """The division in which each of them played then."""
    rated: tuple[str, ...] = ()
    """Players in order of their ratings, the best first; empty if ratings don't matter."""

    def promise(self, player: str) -> int | None:
        """Return the number of a player's promised division; None without a promise."""
        return number_of(player, self.promised)

    def seasons_off(self, player: str) -> int:
        """Return how many seasons a player sat out since the promise."""
        return number_of(player, self.breaks) or 0


NO_BACKGROUND = Background()


def number_of(player: str, divisions: Divisions) -> int | None:
    """Return the number of the division that has a player; None if there is none."""
    return next((number for number, players in enumerate(divisions, start=1) if player in players), None)


def bounds(size: int, most: int) -> Bounds:
    """Return how many players a division has: at most ``most``, and at least half of that and enough for a
    table of about ``size`` players.
    """
    return Bounds(max(most // 2, min(SMALLEST, size)), most)


def division_count(players: int, within: Bounds) -> int:
    """Return the number of divisions: as few as fit. There are even fewer if divisions would be too small."""
    return max(1, min(-(-players // within.most), players // within.least))


# The end of a season


def promises(state: SeasonState) -> Divisions:
    """Return the divisions that a season promises for the next one to players who finished it."""
    return tuple(
        tuple(row.account.player for row in division)
        for division in rearranged(state, staying(standings(state)))
    )


def rearranged(state: SeasonState, divisions: Sequence[Sequence[T]]) -> list[Sequence[T]]:
    """Return what becomes of ``divisions``, in the order of the standings, after the season.

    The season's number of players moves up and down between two divisions, but never more than half of a
    division. If more players than fit have finished, more move down, and the lowest division is split, but
    below those who have just moved down to it. All others stay.
    """
    if not divisions:
        return []
    sizes = list(map(len, divisions))
    within = bounds(state.scoring.size, state.scoring.division_size or sum(sizes) or 1)
    count = max(len(sizes), division_count(sum(sizes), within))
    limit = max(within.most, -(-sum(sizes) // count))
    moved = moving(state, divisions)
    found: list[Sequence[T]] = []
    fallen: Sequence[T] = ()
    for players, lower, up, down in zip(divisions, divisions[1:], [0, *moved], moved, strict=False):
        too_many = max(0, len(fallen) + len(players) - up - limit)
        last = max(up, len(players) - down - too_many)
        found.append((*fallen, *players[up:last], *lower[:down]))
        fallen = players[last:]
    lowest = (*fallen, *divisions[-1][moved[-1] if moved else 0 :])
    least = [len(fallen)] * (count - len(sizes)) + [len(lowest)]
    return [*found, *cut_up(lowest, _sizes(least, within))]


def lines(state: SeasonState, divisions: Sequence[Sequence[object]]) -> list[tuple[int, int]]:
    """Return of each division how many of its first players move up, and how many don't move down."""
    after = rearranged(state, [[number] * len(players) for number, players in enumerate(divisions)])
    moves = [(number, to) for to, before in enumerate(after) for number in before]
    return [
        (sum(to < own == number for own, to in moves), sum(to <= own == number for own, to in moves))
        for number in range(len(divisions))
    ]


def staying(rows: Iterable[Row]) -> list[list[Row]]:
    """Return the lines of entries that have not withdrawn, division by division."""
    listed = list(rows)
    return [
        [row for row in listed if row.division == number and not row.account.withdrawn]
        for number in sorted({row.division for row in listed})
    ]


def moving(state: SeasonState, divisions: Sequence[Sequence[object]]) -> list[int]:
    """Return how many players move up, and as many down, between each two divisions."""
    return [min(state.scoring.moving, len(a) // 2, len(b) // 2) for a, b in pairwise(divisions)]


# The start of a season


def by_strength(players: Sequence[str], background: Background, most: int) -> list[str]:
    """Return ``players`` in order of strength: those with a promise by that, and the newcomers between them.

    A newcomer comes after the highest division of whose rated players at least half are rated lower, if that
    leaves everyone with a promise enough room in divisions of ``most`` players. All others come last: those
    with a rating, and then those without.
    """
    there = set(players)
    groups = [[player for player in division if player in there] for division in background.promised]
    there.difference_update(*groups)
    ranks = {player: rank for rank, player in enumerate(background.rated)}
    room = [number * most - have for number, have in enumerate(accumulate(map(len, groups)), start=1)]
    new: list[list[str]] = [[] for _ in (*groups, None)]
    for player in background.rated:
        if player in there:
            upper = [number for number, group in enumerate(groups) if _in_upper_half(player, group, ranks)]
            number = next((number for number in upper if min(room[number:]) > 0), len(groups))
            new[number].append(player)
            room[number:] = [left - 1 for left in room[number:]]
    there.difference_update(*new)
    found = [player for group, others in zip([*groups, ()], new, strict=True) for player in (*group, *others)]
    return [*found, *(player for player in players if player in there)]


def by_rating(player: str, divisions: Mapping[int, Sequence[str]], rated: Sequence[str], most: int) -> int:
    """Return the division in which a newcomer enters a running season: the highest of whose rated players at
    least half are rated lower, if it has fewer than ``most`` players; 0 if there is none. ``rated`` are the
    players with a rating, the best first.
    """
    ranks = {each: rank for rank, each in enumerate(rated)}
    if player not in ranks:
        return 0
    with_room = (number for number in sorted(divisions) if len(divisions[number]) < most)
    return next((number for number in with_room if _in_upper_half(player, divisions[number], ranks)), 0)


def _in_upper_half(player: str, group: Iterable[str], ranks: Mapping[str, int]) -> bool:
    """Return whether at least half of the rated players in ``group`` are rated lower than a player."""
    lower = [ranks[player] < ranks[other] for other in group if other in ranks]
    return bool(lower) and 2 * sum(lower) >= len(lower)


def placed(order: Sequence[str], background: Background, within: Bounds) -> Divisions:
    """Return the divisions in which players start: as few as fit.

    ``order`` has the players by strength. Players with a promise start in that division or higher, and never
    below a player who was promised a lower one. If the divisions down to the promised one are full, a player
    who sat out seasons starts at most as many divisions lower. Among themselves players with a promise keep
    the order of the promise. The sizes differ as little as that allows. If that makes a division too small,
    there is one fewer.
    """
    own = {player: number for player in order if (number := background.promise(player)) is not None}
    known = iter(sorted(own, key=lambda player: own[player]))
    order = [next(known) if player in own else player for player in order]
    # Minimum number of players in the first division, in the first two, and so on.
    last, ahead = dict[int, int](), 0
    for number, player in enumerate(order, start=1):
        if player in own:
            lower = max(0, ahead // within.most + 1 - own[player])
            last[own[player] + min(lower, background.seasons_off(player))] = number
            ahead += 1
    above = range(1, division_count(len(order), within))
    least = accumulate((last.get(number, 0) for number in above), max)
    return cut_up(order, _sizes([*least, len(order)], within))


def _sizes(least: Sequence[int], within: Bounds) -> list[int]:
    """Return the sizes of divisions as :func:`_even` does, but of fewer if the last would be too small."""
    sizes = _even(least)
    while len(sizes) > 1 and sizes[-1] < within.least:
        sizes = _even([*least[: len(sizes) - 2], least[-1]])
    return sizes


def _even(least: Sequence[int]) -> list[int]:
    """Return sizes that differ as little as possible, the larger ones first. ``least`` has the minimum number
    of players in the first division, in the first two, and so on; its last number is the total.
    """
    sizes: list[int] = []
    for number in range(len(least)):
        rest = (total - sum(sizes) for total in least[number:])
        sizes.append(max(-(-more // count) for count, more in enumerate(rest, start=1)))
    return sizes
