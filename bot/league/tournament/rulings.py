"""The umpire's decisions in a tournament, with their effects and refusals."""

from __future__ import annotations

from dataclasses import replace

from bot.league.decisions import AdjustDeal, Replace, Ruling, Settle, ShareVictory, VoidDeal, Withdraw
from bot.league.illegal import IllegalAct
from bot.league.stages import Stage
from bot.league.tournament.scores import ahead
from bot.league.tournament.state import Cell, Tournament, TournamentEntry, TournamentTable, TournamentTie
from bot.league.tournament.tables import again, table_of, with_table

_PLAYED_AGAIN: dict[Stage, Stage] = {"review": "round2", "final_review": "playoff"}


def ruled(state: Tournament, ruling: Ruling) -> Tournament:
    """Carry out a decision. Refused: ``not_a_league`` for decisions about matches, which a tournament does
    not count.
    """
    match ruling:
        case AdjustDeal():
            return _adjusted(state, ruling)
        case VoidDeal():
            return _voided(state, ruling)
        case Withdraw(entry, "zero"):
            return _withdrawn(state, entry)
        case Replace():
            return _replaced(state, ruling)
        case Settle(order):
            return _settled(state, order)
        case ShareVictory():
            return _shared(state)
        case _:
            raise IllegalAct("not_a_league")


def _adjusted(state: Tournament, ruling: AdjustDeal) -> Tournament:
    """Change an entry's points in one deal; its winner stays. Refused: ``no_entry``, ``no_such_slot``,
    ``too_late`` (the round is closed), ``not_played``, ``bad_points`` (below 0).
    """
    number, slot = ruling.round, ruling.slot
    entry = entry_of(state, ruling.entry).key
    table = next((table for table in state.seated(entry) if table.round == number), None)
    if table is None or not 0 < slot <= len(table.slots):
        raise IllegalAct("no_such_slot", entry=entry, round=number, slot=slot)
    _open(state, number)
    key = (number, slot, entry)
    cell = state.cells.get(key)
    if table.slots[slot - 1].stands != "done" or (cell is None and ruling.sign != "="):
        raise IllegalAct("not_played", entry=entry, round=number, slot=slot)
    old = cell.points if cell else 0
    points = {"=": ruling.points, "+": old + ruling.points, "-": old - ruling.points}[ruling.sign]
    if points < 0 or ruling.points < 0:
        raise IllegalAct("bad_points", points=points)
    new = replace(cell or Cell(points), points=points, how="adjusted")
    return replace(state, cells={**state.cells, key: new})


def _voided(state: Tournament, ruling: VoidDeal) -> Tournament:
    """Void a deal, to be played again. Refused: ``no_such_slot``, ``too_late``, ``not_played``."""
    table = table_of(state, ruling.round, ruling.table, ruling.slot)
    _open(state, ruling.round)
    if table.slots[ruling.slot - 1].stands == "waiting":
        raise IllegalAct("not_played", round=ruling.round, table=ruling.table, slot=ruling.slot)
    state = again(state, table, ruling.slot)
    return replace(state, phase=_PLAYED_AGAIN.get(state.phase, state.phase))


def _withdrawn(state: Tournament, entry: str) -> Tournament:
    """Withdraw an entry: its points stay, and a running deal at its table is played again without it.
    Refused: ``no_entry``, ``withdrawn``.
    """
    gone = _active(state, entry)
    state = _with_entry(state, replace(gone, active=False))
    for table in tuple(state.seated(gone.key)):
        running = next((i for i, slot in enumerate(table.slots, start=1) if slot.stands == "running"), None)
        if running is not None:
            state = again(state, table, running)
    return state


def _replaced(state: Tournament, ruling: Replace) -> Tournament:
    """Hand an entry to another player. Refused: ``no_entry``, ``withdrawn``, ``already_in``,
    ``has_seen_cards``.
    """
    entry = _active(state, ruling.entry)
    if state.holds(ruling.player) is not None:
        raise IllegalAct("already_in", user=ruling.player)
    tables = current_tables(state, entry.key)
    if any(ruling.player in table.users for table in tables):
        raise IllegalAct("has_seen_cards", user=ruling.player)
    for table in tables:
        state = with_table(state, replace(table, users=table.users | {ruling.player}))
    return _with_entry(state, replace(entry, user=ruling.player))


def _settled(state: Tournament, order: tuple[str, ...]) -> Tournament:
    """Break a tie: choose the entries that advance, or have won. Refused ``bad_settle`` unless exactly as
    many of the tied entries are named as there are places.
    """
    tie = _tie(state)
    if not (len(set(order)) == len(order) == tie.places and set(order) <= set(tie.entries)):
        raise IllegalAct("bad_settle", places=tie.places, entries=tie.entries)
    if state.finalists:
        return replace(state, champions=order, phase="done", tie=None)
    return replace(state, finalists=ahead(state, tie) + order, phase="playoff", tie=None)


def _shared(state: Tournament) -> Tournament:
    """Declare all who are tied for first place winners. Refused ``bad_settle`` if it is another tie."""
    tie = _tie(state)
    if not state.finalists:
        raise IllegalAct("bad_settle", places=tie.places, entries=tie.entries)
    return replace(state, champions=tie.entries, phase="done", tie=None)


def _tie(state: Tournament) -> TournamentTie:
    assert state.tie is not None  # noqa: S101 - the phase is tie
    return state.tie


def entry_of(state: Tournament, entry: str) -> TournamentEntry:
    """Return an entry. Refused: ``no_entry``."""
    found = state.entry(entry)
    if found is None:
        raise IllegalAct("no_entry", entry=entry)
    return found


def current_tables(state: Tournament, entry: str) -> tuple[TournamentTable, ...]:
    """Return the tables where an entry plays now: its table in this round, and any other with a running
    deal.
    """
    return tuple(
        table
        for table in state.seated(entry)
        if table.round == state.round or any(slot.stands == "running" for slot in table.slots)
    )


def _open(state: Tournament, number: int) -> None:
    if number not in state.open_rounds:
        raise IllegalAct("too_late", round=number)


def _active(state: Tournament, entry: str) -> TournamentEntry:
    found = entry_of(state, entry)
    if not found.active:
        raise IllegalAct("withdrawn", entry=entry)
    return found


def _with_entry(state: Tournament, entry: TournamentEntry) -> Tournament:
    return replace(state, entrants=tuple(entry if old.key == entry.key else old for old in state.entrants))
