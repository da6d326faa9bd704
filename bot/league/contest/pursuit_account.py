"""The account of a player in the tournament: every game, with the decisions that have changed it."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Any

from bot.league.contest.acts import Cancel, Confirm, Decide, LogEntry, Unstart
from bot.league.decisions import Replace, Withdraw
from bot.league.tournament import Cell, Placed, Tournament, ranking
from bot.league.tournament.state import SLOTS, CellKey


@dataclass(frozen=True, slots=True)
class GameAccount:
    """One game of an entry."""

    round: int
    table: int
    slot: int
    cell: Cell | None
    """The score; None if the game was not played, or is void and was not played again yet."""
    decisions: tuple[LogEntry, ...]
    """The decisions about it, in order."""


@dataclass(frozen=True, slots=True)
class GamesAccount:
    """The games, sums and place of an entry."""

    games: tuple[GameAccount, ...]
    decisions: tuple[LogEntry, ...]
    """The decisions about the entry itself: replacements and withdrawals."""
    placed: Placed


def account(state: Tournament, log: Iterable[LogEntry], entry: str) -> GamesAccount:
    """The account of ``entry``, which must exist. ``log`` is the whole log of the season."""
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
    """The lines of the umpire's decisions since the season has started, the last time if its start was taken
    back.
    """
    found: list[LogEntry] = []
    for line in log:
        if isinstance(line.act, Unstart):
            found.clear()
        elif isinstance(line.act, Decide | Confirm | Cancel):
            found.append(line)
    return found


def games_in(line: LogEntry) -> dict[CellKey, Mapping[str, Any]]:
    """The games that a line of the log has changed, as they were after it."""
    cells: Any = line.after.get("cells", ())
    return {(cell["round"], cell["slot"], cell["entry"]): cell for cell in cells}


def _is_about(line: LogEntry, entry: str) -> bool:
    match line.act:
        case Decide(Withdraw(number) | Replace(number)):
            return number == entry
        case _:
            return False
