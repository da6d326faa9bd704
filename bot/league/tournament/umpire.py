"""The umpire's decisions, each with what it changes and what it is refused for."""

from __future__ import annotations

from dataclasses import replace

from bot.league.illegal import IllegalAct
from bot.league.tournament.acts import Adjust, Replace, Settle, Void, Withdraw
from bot.league.tournament.scores import ahead
from bot.league.tournament.state import Cell, Phase, Tournament, TournamentEntry, TournamentTable
from bot.league.tournament.tables import again, table_of, with_table

_PLAYED_AGAIN: dict[Phase, Phase] = {"review": "round2", "final_review": "playoff"}


def adjust(state: Tournament, act: Adjust) -> Tournament:
    """Other points for one game; who has won it stays. Refused: ``no_entry``, ``no_such_slot``, ``too_late``
    (the round is closed), ``not_played``, ``bad_points`` (below 0).
    """
    entry_of(state, act.entry)
    table = next((table for table in state.seated(act.entry) if table.round == act.round), None)
    if table is None or not 0 < act.slot <= len(table.slots):
        raise IllegalAct("no_such_slot", entry=act.entry, round=act.round, slot=act.slot)
    _open(state, act.round)
    key = (act.round, act.slot, act.entry)
    cell = state.cells.get(key)
    if table.slots[act.slot - 1].stands != "done" or (cell is None and act.sign != "="):
        raise IllegalAct("not_played", entry=act.entry, round=act.round, slot=act.slot)
    old = cell.points if cell else 0
    points = {"=": act.points, "+": old + act.points, "-": old - act.points}[act.sign]
    if points < 0 or act.points < 0:
        raise IllegalAct("bad_points", points=points)
    new = replace(cell or Cell(points), points=points, how="adjusted")
    return replace(state, cells={**state.cells, key: new})


def void(state: Tournament, act: Void) -> Tournament:
    """A game does not count and is played again. Refused: ``no_such_slot``, ``too_late``, ``not_played``."""
    table = table_of(state, act.round, act.table, act.slot)
    _open(state, act.round)
    if table.slots[act.slot - 1].stands == "waiting":
        raise IllegalAct("not_played", round=act.round, table=act.table, slot=act.slot)
    state = again(state, table, act.slot)
    return replace(state, phase=_PLAYED_AGAIN.get(state.phase, state.phase))


def withdraw(state: Tournament, act: Withdraw) -> Tournament:
    """An entry takes no further part: what it has stands, and a game that runs at its table is played again
    without it. Refused: ``no_entry``, ``withdrawn``.
    """
    gone = _active(state, act.entry)
    state = _with_entry(state, replace(gone, active=False))
    for table in tuple(state.seated(act.entry)):
        running = next((i for i, slot in enumerate(table.slots, start=1) if slot.stands == "running"), None)
        if running is not None:
            state = again(state, table, running)
    return state


def replaced(state: Tournament, act: Replace) -> Tournament:
    """Somebody else takes over an entry. Refused: ``no_entry``, ``withdrawn``, ``already_in``,
    ``has_seen_cards``.
    """
    entry = _active(state, act.entry)
    if state.holds(act.user) is not None:
        raise IllegalAct("already_in", user=act.user)
    tables = tuple(current_tables(state, act.entry))
    if any(act.user in table.users for table in tables):
        raise IllegalAct("has_seen_cards", user=act.user)
    for table in tables:
        state = with_table(state, replace(table, users=table.users | {act.user}))
    return _with_entry(state, replace(entry, user=act.user))


def settle(state: Tournament, act: Settle) -> Tournament:
    """Decide a tie: who goes through, or who has won. Refused ``bad_settle`` unless exactly as many of the
    equals are named as there are places; all of them can share only the first place.
    """
    tie = state.tie
    assert tie is not None  # noqa: S101 - the phase is tie
    named = set(act.entries)
    fits = len(named) == len(act.entries) == tie.places and named <= set(tie.entries) and not act.shared
    shared = bool(state.finalists) and act.shared and not act.entries
    if not (fits or shared):
        raise IllegalAct("bad_settle", places=tie.places, entries=tie.entries)
    if state.finalists:
        return replace(state, champions=tie.entries if shared else act.entries, phase="done", tie=None)
    return replace(state, finalists=ahead(state, tie) + act.entries, phase="playoff", tie=None)


def entry_of(state: Tournament, number: int) -> TournamentEntry:
    """The entry that is meant, or the refusal ``no_entry``."""
    entry = state.entry(number)
    if entry is None:
        raise IllegalAct("no_entry", entry=number)
    return entry


def current_tables(state: Tournament, entry: int) -> tuple[TournamentTable, ...]:
    """Where an entry plays now: its table of this round, and any other where a game runs."""
    return tuple(
        table
        for table in state.seated(entry)
        if table.round == state.round or any(slot.stands == "running" for slot in table.slots)
    )


def _open(state: Tournament, number: int) -> None:
    if number not in state.open_rounds:
        raise IllegalAct("too_late", round=number)


def _active(state: Tournament, number: int) -> TournamentEntry:
    entry = entry_of(state, number)
    if not entry.active:
        raise IllegalAct("withdrawn", entry=number)
    return entry


def _with_entry(state: Tournament, entry: TournamentEntry) -> Tournament:
    entries = (*state.entries[: entry.number - 1], entry, *state.entries[entry.number :])
    return replace(state, entries=entries)
