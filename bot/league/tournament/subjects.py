"""What a decision in a tournament is about: entries, tables, and the tie.

They are used to refuse decisions about something that has changed since the umpire looked, and to mark
decisions of umpires about their own table.
"""

from __future__ import annotations

from bot.league.decisions import AdjustGame, Replace, Ruling, Settle, ShareVictory, VoidGame, Withdraw
from bot.league.tournament.rulings import current_tables
from bot.league.tournament.state import Tournament, TournamentTable

TIE = "tie"


def concerned(state: Tournament, ruling: Ruling) -> tuple[str, ...]:
    """The entries that a decision is about: those that it names, or those at the table."""
    match ruling:
        case AdjustGame(entry) | Withdraw(entry) | Replace(entry):
            return (entry,)
        case Settle(order):
            return order
        case VoidGame(number, which):
            table = state.table(number, which)
            return tuple(map(str, table.seats)) if table else ()
        case _:
            return ()


def named(state: Tournament, ruling: Ruling) -> frozenset[str]:
    """The names of what a decision is about, for the check whether somebody has decided about the same."""
    match ruling:
        case Settle() | ShareVictory():
            return frozenset({TIE})
        case AdjustGame() | VoidGame() | Withdraw() | Replace():
            entries = (f"entry {entry}" for entry in concerned(state, ruling))
            tables = (f"table {table.round} {table.number}" for table in _changed(state, ruling))
            return frozenset((*entries, *tables, *([TIE] if state.tie else [])))
        case _:
            return frozenset()


def own_table(state: Tournament, ruling: Ruling, player: str) -> bool:
    """Whether ``player`` plays at the table, or is in the tie, that a decision is about."""
    own = state.number_of(player)
    match ruling:
        case AdjustGame(entry, number):
            found = state.named(entry)
            tables = state.seated(found.number) if found else ()
            return any(own in table.seats for table in tables if table.round == number)
        case Settle() | ShareVictory():
            return state.tie is not None and own in state.tie.entries
        case Withdraw(entry) | Replace(entry):
            at_table = any(own in table.seats for table in _current(state, entry))
            return own is not None and (str(own) == entry or at_table)
        case _:
            return any(own in table.seats for table in _changed(state, ruling))


def _changed(state: Tournament, ruling: Ruling) -> tuple[TournamentTable, ...]:
    """The tables at which a decision changes what is played."""
    match ruling:
        case VoidGame(number, which):
            table = state.table(number, which)
            return (table,) if table else ()
        case Withdraw(entry):
            return _current(state, entry)
        case _:
            return ()


def _current(state: Tournament, entry: str) -> tuple[TournamentTable, ...]:
    found = state.named(entry)
    return current_tables(state, found.number) if found else ()
