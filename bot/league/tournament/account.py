"""How it counts: a player's card, game by game, with every decision that has changed it."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from bot.league.tournament.acts import DECISIONS, LogEntry
from bot.league.tournament.scores import Placed, ranking
from bot.league.tournament.state import SLOTS, Cell, Tournament


@dataclass(frozen=True, slots=True)
class Game:
    """One game of an entry."""

    round: int
    table: int
    slot: int
    cell: Cell | None
    """None: not played, or void and not yet played again."""
    decisions: tuple[LogEntry, ...]
    """What was decided about it, in order."""


@dataclass(frozen=True, slots=True)
class Account:
    """All that an entry has, and where it stands."""

    games: tuple[Game, ...]
    decisions: tuple[LogEntry, ...]
    """About the entry itself: taken over, withdrawn."""
    placed: Placed


def account(state: Tournament, log: Iterable[LogEntry], entry: int) -> Account:
    """How the standing of ``entry`` has come about. ``log`` is the whole log; the entry must exist."""
    decisions = [line for line in log if isinstance(line.act, DECISIONS)]
    games = tuple(
        Game(
            table.round,
            table.number,
            slot,
            state.cells.get((table.round, slot, entry)),
            tuple(line for line in decisions if _changes(line, table.round, slot, entry)),
        )
        for table in state.seated(entry)
        for slot in range(1, SLOTS + 1)
    )
    own = tuple(
        line for line in decisions if getattr(line.act, "entry", None) == entry and "entries" in line.after
    )
    placed = next(line for line in ranking(state) if line.sums.entry == entry)
    return Account(games, own, placed)


def _changes(line: LogEntry, number: int, slot: int, entry: int) -> bool:
    cells = line.before.get("cells", ())
    place = {"round": number, "slot": slot, "entry": entry}
    return isinstance(cells, list) and any(place.items() <= cell.items() for cell in cells)
