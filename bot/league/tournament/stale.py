"""Which entries, tables and ties an act is about: so that nobody decides on what has changed since they
looked, and so that an umpire's decision about their own table is marked.
"""

from __future__ import annotations

from bot.league.tournament import acts
from bot.league.tournament.acts import Act
from bot.league.tournament.state import Tournament
from bot.league.tournament.umpire import current_tables

TIE = "tie"


def named(state: Tournament, act: Act) -> frozenset[str]:
    """The names of what ``act`` is about, as :attr:`Tournament.touched` has them."""
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
    """The last line in which somebody decided about what ``act`` is about; 0: nobody has."""
    return max((state.touched.get(name, 0) for name in named(state, act)), default=0)


def own_table(state: Tournament, act: Act, actor: str) -> bool:
    """Whether ``actor`` plays where ``act`` decides: at its table, or in its tie."""
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
