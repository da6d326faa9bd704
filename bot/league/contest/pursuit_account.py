"""The account of a player in the tournament: every game, with the decisions that have changed it."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from bot.league.contest.acts import Cancel, Confirm, Decide, LogEntry
from bot.league.decisions import Replace, Withdraw
from bot.league.tournament import Cell, Placed, Tournament, ranking
from bot.league.tournament.state import SLOTS

DECISIONS = (Decide, Confirm, Cancel)
"""The acts of an umpire that a tournament lists as decisions."""


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


def account(state: Tournament, log: Iterable[LogEntry], entry: int) -> GamesAccount:
    """The account of ``entry``, which must exist. ``log`` is the whole log of the season."""
    decisions = [line for line in log if isinstance(line.act, DECISIONS)]
    games = tuple(
        GameAccount(
            table.round,
            table.number,
            slot,
            state.cells.get((table.round, slot, entry)),
            tuple(line for line in decisions if _changes(line, table.round, slot, entry)),
        )
        for table in state.seated(entry)
        for slot in range(1, SLOTS + 1)
    )
    own = tuple(line for line in decisions if _is_about(line, entry))
    placed = next(line for line in ranking(state) if line.sums.entry == entry)
    return GamesAccount(games, own, placed)


def _is_about(line: LogEntry, entry: int) -> bool:
    match line.act:
        case Decide(Withdraw(number) | Replace(number)):
            return number == str(entry)
        case _:
            return False


def _changes(line: LogEntry, number: int, slot: int, entry: int) -> bool:
    cells = line.before.get("cells", ())
    place = {"round": number, "slot": slot, "entry": entry}
    return isinstance(cells, list) and any(place.items() <= cell.items() for cell in cells)
