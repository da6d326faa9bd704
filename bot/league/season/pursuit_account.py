"""The account of a player in the tournament: every deal, with the decisions that have changed it."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Any

from bot.league.decisions import Replace, Withdraw
from bot.league.season.acts import Cancel, Confirm, Decide, LogEntry, Unstart
from bot.league.tournament import Cell, Placed, Tournament, ranking
from bot.league.tournament.state import SLOTS, CellKey


@dataclass(frozen=True, slots=True)
class GameAccount:
    """An entry's deal."""

    round: int
    table: int
    slot: int
    cell: Cell | None
    """Score; None if the deal was not played, or was voided and not yet played again."""
    decisions: tuple[LogEntry, ...]
    """Decisions about it, in order."""


@dataclass(frozen=True, slots=True)
class GamesAccount:
    """An entry's deals, sums and place."""

    games: tuple[GameAccount, ...]
    decisions: tuple[LogEntry, ...]
    """Decisions about the entry itself: replacements and withdrawals."""
    placed: Placed


def account(state: Tournament, log: Iterable[LogEntry], entry: str) -> GamesAccount:
    """Build the account of ``entry``, which must exist. ``log`` is the whole season log."""
    decisions = decisions_in(log)
    games = tuple(
        GameAccount(
            table.round,
            table.number,
            slot,
            state.cells.get((table.round, slot, entry)),
            tuple(line for line in decisions if (table.round, slot, entry) in games_in(line)),
        )
        for table in state.seated(entry)
        for slot in range(1, SLOTS + 1)
    )
    own = tuple(line for line in decisions if _is_about(line, entry))
    placed = next(line for line in ranking(state) if line.sums.entry == entry)
    return GamesAccount(games, own, placed)


def decisions_in(log: Iterable[LogEntry]) -> list[LogEntry]:
    """Return the lines of the umpire's decisions since the season's start, the last one if a start was
    undone.
    """
    found: list[LogEntry] = []
    for line in log:
        if isinstance(line.act, Unstart):
            found.clear()
        elif isinstance(line.act, Decide | Confirm | Cancel):
            found.append(line)
    return found


def games_in(line: LogEntry) -> dict[CellKey, Mapping[str, Any]]:
    """Return the deals that a line of the log has changed, as they were after it."""
    cells: Any = line.after.get("cells", ())
    return {(cell["round"], cell["slot"], cell["entry"]): cell for cell in cells}


def _is_about(line: LogEntry, entry: str) -> bool:
    match line.act:
        case Decide(Withdraw(number) | Replace(number)):
            return number == entry
        case _:
            return False
