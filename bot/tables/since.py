"""What has happened since a player last played, from the table's log."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from bot.games.api import Seat
from bot.tables.log import TableLogEntry
from bot.tables.table import Table, next_actor


def since_turn(table: Table, seat: Seat) -> tuple[TableLogEntry, ...]:
    """The moves of this deal since the last turn move of ``seat``, the oldest first.

    Moves that were made for the seat while its owner was absent are among them. Its own calls and challenges
    are not.
    """
    since = _newest(table, lambda entry: _is_own_turn(table, entry, seat))
    return tuple(entry for entry in since if not _is_own(entry, seat))[::-1]


def own_turn(table: Table, seat: Seat) -> TableLogEntry | None:
    """The last turn move of ``seat`` in this deal, after which :func:`since_turn` begins; None if there is
    none.
    """
    moves = _newest(table, lambda entry: False)
    return next((entry for entry in moves if _is_own_turn(table, entry, seat)), None)


def _is_own(entry: TableLogEntry, seat: Seat) -> bool:
    return entry.seat == seat and entry.origin in ("person", "forced")


def _is_own_turn(table: Table, entry: TableLogEntry, seat: Seat) -> bool:
    return _is_own(entry, seat) and entry.move.partition(" ")[0] not in table.game.spec.out_of_turn


def new_cards(table: Table, seat: Seat) -> tuple[str, ...]:
    """The cards that ``seat`` got with its last move and since then, without those that it was dealt.

    The private events that name them are not stored, so after a restart there are none.
    """
    own = next((entry for entry in _newest(table, lambda entry: False) if entry.seat == seat), None)
    since = _newest(table, lambda entry: own is not None and entry.version < own.version)
    return tuple(
        card
        for entry in since
        for event in entry.events
        if event.to == seat and event.key != "dealt"
        for card in event.data.get("cards", "").split()
    )


def _newest(table: Table, is_end: Callable[[TableLogEntry], bool]) -> Iterator[TableLogEntry]:
    """The moves of this deal, the newest first."""
    for entry in reversed(table.log):
        if entry.seat is None or entry.move == "deal" or is_end(entry):
            return
        yield entry


def next_but_one(table: Table) -> Seat | None:
    """The seat that comes after the seat on turn, if play goes on as it stands. None if nobody is on turn,
    and if that seat is the one that has just played.
    """
    actor = next_actor(table) if table.clock == "slow" and table.phase == "playing" else None
    if actor is None:
        return None
    seen, out_of_turn = table.observe(None), table.game.spec.out_of_turn
    step, seat = seen.table.get("dir", 1), actor
    while (seat := (seat + step) % seen.seats) in seen.out:
        pass
    turns = (entry.seat for entry in reversed(table.log) if entry.move.partition(" ")[0] not in out_of_turn)
    return None if seat in (actor, next(turns, None)) else seat
