"""The differences between two states of a tournament, as plain JSON for the log: scores, entries, tables,
phase, tie and outcome.
"""

from __future__ import annotations

from bot.league.tournament.state import CellKey, Tournament, TournamentEntry, TournamentTable, in_order

Plain = dict[str, object]


def changes(old: Tournament, new: Tournament) -> tuple[Plain, Plain]:
    """Return the old and the new values of everything that differs between two states.

    A value that did not exist is null or left out.
    """
    cells = in_order(
        key for key in old.cells.keys() | new.cells.keys() if old.cells.get(key) != new.cells.get(key)
    )
    entries = sorted({entry.key for entry in set(old.entrants) ^ set(new.entrants)}, key=int)
    places = sorted({(t.round, t.number) for t in set(old.tables) ^ set(new.tables)})
    before: Plain = {}
    after: Plain = {}
    for state, plain in ((old, before), (new, after)):
        if cells:
            plain["cells"] = [_cell(state, key) for key in cells]
        if entries:
            plain["entries"] = [_entry(entry) for n in entries if (entry := state.entry(n))]
        if places:
            plain["tables"] = [_table(table) for place in places if (table := state.table(*place))]
    for name, was, now in (
        ("phase", old.phase, new.phase),
        ("finalists", list(old.finalists), list(new.finalists)),
        ("champions", list(old.champions), list(new.champions)),
        ("tie", _tie(old), _tie(new)),
    ):
        if was != now:
            before[name], after[name] = was, now
    return before, after


def _cell(state: Tournament, key: CellKey) -> Plain:
    number, slot, entry = key
    cell = state.cells.get(key)
    place: Plain = {"round": number, "slot": slot, "entry": entry}
    if cell is None:
        return place | {"points": None}
    plain = place | {"points": cell.points, "won": cell.won, "how": cell.how}
    return plain | {"by_computer": True} if cell.by_computer else plain


def _entry(entry: TournamentEntry) -> Plain:
    return {"entry": entry.key, "user": entry.user, "active": entry.active}


def _table(table: TournamentTable) -> Plain:
    return {
        "round": table.round,
        "table": table.number,
        "seats": list(table.seats),
        "slots": [slot.stands for slot in table.slots],
        "dealers": [slot.dealer for slot in table.slots],
    }


def _tie(state: Tournament) -> Plain | None:
    return {"places": state.tie.places, "entries": list(state.tie.entries)} if state.tie else None
