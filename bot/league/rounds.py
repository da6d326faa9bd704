"""The tables of a league's next round, and who goes up and down between two seasons."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterable, Iterator, Sequence
from itertools import pairwise
from typing import TypeAlias

from bot.league.pairing import meetings, paired
from bot.league.refusal import Refused
from bot.league.season import Fixture
from bot.league.season_state import SeasonState
from bot.league.sizes import cut_up, table_sizes
from bot.league.standings import Row, standings

Seating: TypeAlias = tuple[int, tuple[str, ...]]
"""A table that has been drawn: its division, and the entries by seat."""


def drawn(state: SeasonState, tables: Iterable[Seating], deadline: int, at: int) -> tuple[Fixture, ...]:
    """The fixtures of the next round, for :func:`bot.league.updates.draw`, with these tables.

    Refused: ``closed``, ``season_played`` (all rounds have been drawn), ``too_few`` (there are no tables).
    """
    if state.closed:
        raise Refused("closed")
    number = 1 + state.round
    if number > state.season.rounds:
        raise Refused("season_played", rounds=state.season.rounds)
    counts: Counter[int] = Counter()
    fixtures: list[Fixture] = []
    for division, entries in tables:
        counts[division] += 1
        key = f"{state.season.key}-{number}-{division}-{counts[division]}"
        fixtures.append(Fixture(key, number, entries, deadline, division, at))
    if not fixtures:
        raise Refused("too_few")
    return tuple(fixtures)


def seated(state: SeasonState, seed: bytes) -> Iterator[Seating]:
    """The tables of the next round: in each division all entries that are still in, new opponents first, then
    strength as the standings have it. ``seed`` is the season's secret; the round's number is the counter.
    """
    season, number = state.season, 1 + state.round
    met = meetings(fixture.entries for fixture in state.fixtures.values())
    for division, ranks in _strengths(standings(state)).items():
        if len(ranks) >= 2:
            label = f"division {division}".encode()
            tables = paired(ranks, met, seed + label, number, season.size, season.largest)
            yield from ((division, entries) for entries in tables)


def champions(rows: Iterable[Row]) -> tuple[str, ...]:
    """The players who stand first in the highest division; more than one where they share it."""
    listed = list(rows)
    highest = min((row.division for row in listed), default=1)
    return tuple(row.account.player for row in listed if row.division == highest and row.place == 1)


def divided(order: Sequence[str], size: int) -> tuple[tuple[str, ...], ...]:
    """Players in order of strength as divisions of about ``size``, the highest first."""
    return cut_up(order, table_sizes(len(order), size, max(1, len(order))))


def moved(
    state: SeasonState, staying: Collection[str], newcomers: Iterable[str] = ()
) -> tuple[tuple[str, ...], ...]:
    """The divisions of the next season, as players in order of strength.

    Between two divisions as many as the season says go up and down, of those who play on, and never more than
    half of either. Newcomers start at the bottom. There are as many divisions as before, as equal as
    possible: where there is a gap, the next best move up, those who were to go down before all others.
    """
    rows = standings(state)
    divisions = [
        [row.account.player for row in rows if row.division == number and row.account.player in staying]
        for number in sorted({row.division for row in rows})
    ]
    up = [min(state.season.moving, len(a) // 2, len(b) // 2) for a, b in pairwise(divisions)]
    order: list[str] = []
    for number, players in enumerate(divisions):
        risen = up[number - 1] if number else 0
        falling = up[number] if number < len(up) else 0
        if number:
            order += divisions[number - 1][len(divisions[number - 1]) - risen :]
        order += players[risen : len(players) - falling]
        if number < len(up):
            order += divisions[number + 1][:falling]
    order += newcomers
    each, larger = divmod(len(order), max(1, len(divisions)))
    sizes = [each + (number < larger) for number in range(len(divisions))]
    return tuple(table for table in cut_up(order, sizes) if table)


def _strengths(rows: Sequence[Row]) -> dict[int, dict[str, int]]:
    """By division, where each entry stands that is still in; those without a place stand last together."""
    strengths: dict[int, dict[str, int]] = {}
    for row in rows:
        if not row.account.withdrawn:
            strengths.setdefault(row.division, {})[row.account.entry] = row.place or len(rows)
    return strengths
