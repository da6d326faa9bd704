"""Pairings of a round by lot. The same seed always gives the same tables."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from bot.league.chance import shuffled
from bot.league.sizes import cut_up, table_sizes
from bot.league.stages import Stage
from bot.league.tournament.state import PLAYOFF, Tournament, TournamentTable

MODEL = 5
"""The preferred size of a table. Sizes are 3 to 7."""
LARGEST = 7
"""The most players for one pack of cards."""

_ROUNDS: dict[Stage, int] = {"round1": 1, "round2": 2, "playoff": PLAYOFF}


def due_draw(state: Tournament) -> int | None:
    """Return the round that has begun and has no tables yet; None if there is none."""
    number = _ROUNDS.get(state.phase)
    return number if number and state.round < number else None


def by_lot(state: Tournament, seed: bytes, number: int) -> tuple[tuple[str, ...], ...]:
    """Return the tables for round ``number``, with the entries by seat: all active ones, or the finalists."""
    players = tuple(entry for entry in state.entries if number < PLAYOFF or entry in state.finalists)
    order = shuffled(players, seed, "draw", state.draws)
    return cut_up(order, table_sizes(len(order), MODEL, LARGEST))


def drawn(state: Tournament, number: int, tables: Sequence[Sequence[str]], at: int) -> Tournament:
    """Add these tables for round ``number``, paired ``at`` a time (ms)."""
    users = {entry.key: entry.user for entry in state.entrants}
    new = tuple(
        TournamentTable(number, which, tuple(seats), frozenset(users[entry] for entry in seats), at)
        for which, seats in enumerate(tables, start=1)
    )
    return replace(state, tables=state.tables + new, draws=state.draws + 1)
