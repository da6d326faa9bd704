"""The draw of a round's tables, by lot. The same seed always gives the same tables."""

from __future__ import annotations

from dataclasses import replace

from bot.league.chance import shuffled
from bot.league.sizes import cut_up, table_sizes
from bot.league.tournament.state import PLAYOFF, Phase, Tournament, TournamentTable

MODEL = 5
"""The preferred size of a table. Sizes are 3 to 7."""
LARGEST = 7
"""The most players for one pack of cards."""

_PHASES: dict[Phase, int] = {"round1": 1, "round2": 2, "playoff": PLAYOFF}


def due_draw(state: Tournament) -> int | None:
    """The round that has begun and has no tables yet."""
    number = _PHASES.get(state.phase)
    return number if number and state.round < number else None


def drawn(state: Tournament, number: int) -> Tournament:
    """The same with tables for round ``number``: all active entries, or the finalists."""
    players = tuple(entry for entry in state.active if number < PLAYOFF or entry in state.finalists)
    order = shuffled(players, state.seed, "draw", state.draws)
    users = {entry.number: entry.user for entry in state.entries}
    tables = tuple(
        TournamentTable(number, which, seats, frozenset(users[entry] for entry in seats))
        for which, seats in enumerate(cut_up(order, table_sizes(len(order), MODEL, LARGEST)), start=1)
    )
    return replace(state, tables=state.tables + tables, draws=state.draws + 1)
