"""The subjects of an act: entries, tables and ties.

They are used to refuse decisions about something that has changed since the umpire looked, and to mark
decisions of umpires about their own table.
"""

from __future__ import annotations

from bot.league.tournament import acts
from bot.league.tournament.acts import Act
from bot.league.tournament.state import Tournament
from bot.league.tournament.umpire import current_tables

TIE = "tie"


def named(state: Tournament, act: Act) -> frozenset[str]:
    """The names of the subjects of ``act``, as in :attr:`Tournament.touched`."""
    match act:
        case acts.Adjust(entry=entry) | acts.Replace(entry=entry):
            names = {f"entry {entry}"}
        case acts.Void(number, which):
            table = state.table(number, which)
            names = {
                f"table {number} {which}",
                *(f"entry {entry}" for entry in (table.seats if table else ())),
            }
        case acts.Withdraw(entry):
            tables = current_tables(state, entry)
            names = {f"entry {entry}", *(f"table {table.round} {table.number}" for table in tables)}
        case acts.Settle():
            return frozenset({TIE})
        case acts.Confirm():
            return frozenset({TIE, *state.touched})
        case _:
            return frozenset()
    return frozenset(names | {TIE}) if state.tie else frozenset(names)


def last_touched(state: Tournament, act: Act) -> int:
    """The number of the last line with a decision about the subjects of ``act``; 0 if there is none."""
    return max((state.touched.get(name, 0) for name in named(state, act)), default=0)


def own_table(state: Tournament, act: Act, actor: str) -> bool:
    """Whether ``actor`` plays at the table, or is in the tie, that ``act`` decides about."""
    own = state.holds(actor)
    match act:
        case acts.Adjust(entry, number):
            return any(own in table.seats for table in state.seated(entry) if table.round == number)
        case acts.Void(number, which):
            table = state.table(number, which)
            return table is not None and own in table.seats
        case acts.Withdraw(entry) | acts.Replace(entry=entry):
            return own == entry or any(own in table.seats for table in current_tables(state, entry))
        case acts.Settle():
            return state.tie is not None and own in state.tie.entries
        case _:
            return False
