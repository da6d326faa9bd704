"""The pairings of a league's next round, its champions, and ties that leave a question open."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterable, Iterator, Sequence
from itertools import pairwise
from typing import Literal, NamedTuple, TypeAlias

from bot.league.account import ScoreAccount
from bot.league.bracket import bracket
from bot.league.divisions import rearranged, staying
from bot.league.illegal import IllegalAct
from bot.league.pairing import meetings, paired
from bot.league.scoring_rules import Fixture, is_tiebreaker
from bot.league.season_state import SeasonState
from bot.league.standings import Row, standings

Seating: TypeAlias = tuple[int, tuple[str, ...]]
"""A paired table: its division, and the entries by seat."""


def drawn(
    state: SeasonState, tables: Iterable[Seating], deadline: int, at: int, lot: int = 0
) -> tuple[Fixture, ...]:
    """Return the fixtures of the next round, for :func:`bot.league.updates.draw`, with these tables. Their
    keys contain the ``lot``, so that no key of undone pairings is used again.

    Refused: ``closed``, ``season_played`` (there are no more rounds), ``too_few`` (there are no tables).
    """
    if state.closed:
        raise IllegalAct("closed")
    number = 1 + state.round
    if number > state.scoring.rounds:
        raise IllegalAct("season_played", rounds=state.scoring.rounds)
    drawing = f"{number}r{lot}" if lot else str(number)
    counts: Counter[int] = Counter()
    fixtures: list[Fixture] = []
    for division, entries in tables:
        counts[division] += 1
        key = f"{state.scoring.key}-{drawing}-{division}-{counts[division]}"
        fixtures.append(Fixture(key, number, entries, deadline, division, at))
    if not fixtures:
        raise IllegalAct("too_few")
    return tuple(fixtures)


def seated(state: SeasonState, seed: bytes, away: Collection[str] = ()) -> Iterator[Seating]:
    """Yield the tables of the next round: in each division, all entries that were not withdrawn and are not
    ``away``.

    New opponents come first, then opponents of equal strength by the standings. At tables of two, no one
    meets an opponent again in the remaining rounds if that can be avoided. ``seed`` is the season's secret.
    The counter of the draw is the number of the round.
    """
    scoring, number = state.scoring, 1 + state.round
    left = scoring.rounds - state.round
    met = meetings(fixture.entries for fixture in state.fixtures.values())
    for division, strengths in _strengths(standings(state)).items():
        ranks = {entry: rank for entry, rank in strengths.items() if entry not in away}
        if len(ranks) >= 2:
            label = f"division {division}".encode()
            tables = paired(ranks, met, seed + label, number, scoring.size, scoring.largest, left)
            yield from ((division, entries) for entries in tables)


def in_first_place(rows: Iterable[Row]) -> tuple[ScoreAccount, ...]:
    """Return the accounts in first place of the highest division; several if they share it."""
    listed = list(rows)
    highest = min((row.division for row in listed), default=1)
    return tuple(row.account for row in listed if row.division == highest and row.place == 1)


def sitting_out(state: SeasonState, number: int) -> tuple[str, ...]:
    """Return the entries without a table in a round, though they could have had one; in a cup those with a
    bye.
    """
    if state.scoring.knock_out:
        return next((stage.byes for stage in bracket(state).stages if stage.number == number), ())
    fixtures = [
        each for each in state.fixtures.values() if each.round == number and not is_tiebreaker(each.key)
    ]
    if not fixtures:
        return ()
    seated = {entry for fixture in fixtures for entry in fixture.entries}
    at = max(fixture.drawn for fixture in fixtures)
    return tuple(
        entry for entry in state.entries if entry not in seated and state.entrants[entry].joined <= at
    )


def champions(rows: Iterable[Row]) -> tuple[str, ...]:
    """Return the players in first place, without those who were not dealt a card all season."""
    return tuple(own.player for own in in_first_place(rows) if own.was_dealt)


class Tie(NamedTuple):
    """Entries that share a place on a line, so that the umpire must break the tie."""

    entries: tuple[str, ...]
    place: int
    line: Literal["won", "moves", "goes_on", "place"]
    """Open question: who has won, who changes divisions, who advances to the play-off, or only who ranks
    higher.
    """
    chosen: int
    """Number of them whom the umpire names, the best first."""


def ties_on_lines(state: SeasonState, rows: Sequence[Row]) -> list[Tie]:
    """Return the ties that leave open who has won, or who moves up or down, the highest first. ``rows`` are
    the standings.
    """
    found: dict[tuple[int, int | None], Tie] = {}
    for row, line in _tied(state, rows):
        own = (row.division, row.place)
        equals = tuple(each.account.entry for each in rows if (each.division, each.place) == own)
        found.setdefault(own, Tie(equals, row.place or 0, line, len(equals)))
    return list(found.values())


def _tied(state: SeasonState, rows: Sequence[Row]) -> Iterator[tuple[Row, Literal["won", "moves"]]]:
    """Yield a row of each tie on a line, with its open question."""
    if len(champions(rows)) > 1:
        highest = min(row.division for row in rows)
        yield next(row for row in rows if (row.division, row.place) == (highest, 1)), "won"
    divisions = staying(rows)
    after = rearranged(state, divisions)
    to = {row.account.entry: number for number, moved in enumerate(after) for row in moved}
    for division in divisions:
        for upper, lower in pairwise(division):
            is_tied = upper.place is not None and upper.place == lower.place
            if is_tied and to[upper.account.entry] != to[lower.account.entry]:
                yield lower, "moves"


def _strengths(rows: Sequence[Row]) -> dict[int, dict[str, int]]:
    """Return the place of each entry that was not withdrawn, by division. Entries without a place share the
    last.
    """
    strengths: dict[int, dict[str, int]] = {}
    for row in rows:
        if not row.account.withdrawn:
            strengths.setdefault(row.division, {})[row.account.entry] = row.place or len(rows)
    return strengths
