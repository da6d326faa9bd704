"""What a decision in a tournament is about: entries, tables, and the tie.

They are used to refuse decisions about something that has changed since the umpire looked, and to mark
decisions of umpires about their own table.
"""

from __future__ import annotations

from bot.league.decisions import AdjustDeal, Replace, Ruling, Settle, ShareVictory, VoidDeal, Withdraw
from bot.league.tournament.rulings import current_tables
from bot.league.tournament.state import Tournament, TournamentTable

TIE = "tie"


def concerned(state: Tournament, ruling: Ruling) -> tuple[str, ...]:
    """The entries that a decision is about: those that it names, or those at the table."""
    match ruling:
        case AdjustDeal(entry) | Withdraw(entry) | Replace(entry):
            return (entry,)
        case Settle(order):
            return order
        case VoidDeal(number, which):
            table = state.table(number, which)
            return table.seats if table else ()
        case _:
            return ()


def named(state: Tournament, ruling: Ruling) -> frozenset[str]:
    """Return the names of what a decision is about, to check whether another decision is about the same."""
    match ruling:
        case Settle() | ShareVictory():
            return frozenset({TIE})
        case AdjustDeal() | VoidDeal() | Withdraw() | Replace():
            entries = (f"entry {entry}" for entry in concerned(state, ruling))
            tables = (f"table {table.round} {table.number}" for table in _changed(state, ruling))
            return frozenset((*entries, *tables, *([TIE] if state.tie else [])))
        case _:
            return frozenset()


def own_table(state: Tournament, ruling: Ruling, player: str) -> bool:
    """Whether ``player`` plays at the table, or is in the tie, that a decision is about."""
    own = state.holds(player)
    match ruling:
        case AdjustDeal(entry, number):
            return any(own in table.seats for table in state.seated(entry) if table.round == number)
        case Settle() | ShareVictory():
            return state.tie is not None and own in state.tie.entries
        case Withdraw(entry) | Replace(entry):
            return own == entry or any(own in table.seats for table in current_tables(state, entry))
        case _:
            return any(own in table.seats for table in _changed(state, ruling))


def _changed(state: Tournament, ruling: Ruling) -> tuple[TournamentTable, ...]:
    """The tables at which a decision changes what is played."""
    match ruling:
        case VoidDeal(number, which):
            table = state.table(number, which)
            return (table,) if table else ()
        case Withdraw(entry):
            return current_tables(state, entry)
        case _:
            return ()
