"""What has happened since a player last played, from the table's log."""

from __future__ import annotations

from bot.games.api import Seat
from bot.tables.log import TableLogEntry
from bot.tables.table import Table, next_actor, once


def since_turn(table: Table, seat: Seat) -> tuple[TableLogEntry, ...]:
    """Return the moves of this deal since the owner of ``seat`` last made a turn move, oldest first.

    Moves made for the seat are included, but not its owner's calls and challenges.
    """
    own = own_turn(table, seat)
    since = 0 if own is None else own.version
    others = [entry for entry in _of_deal(table) if entry.seat != seat or entry.origin != "person"]
    return tuple([entry for entry in reversed(others) if entry.version > since])


@once
def own_turn(table: Table, seat: Seat) -> TableLogEntry | None:
    """Return the last turn move that the owner of ``seat`` has made in this deal, or None.
    :func:`since_turn` begins after it.
    """
    out_of_turn = table.game.spec.out_of_turn
    for entry in _of_deal(table):
        is_own = entry.seat == seat and entry.origin == "person"
        if is_own and entry.verb not in out_of_turn:
            return entry
    return None


@once
def last_round(table: Table) -> list[TableLogEntry]:
    """Return the moves of this deal since which not every player has had a turn, oldest first. Players who
    miss a turn have had theirs.
    """
    seen, out_of_turn = table.observe(None), table.game.spec.out_of_turn
    waiting, moves = set(range(seen.seats)) - set(seen.out), list[TableLogEntry]()
    for entry in _of_deal(table):
        if not waiting:
            break
        moves.append(entry)
        if entry.verb not in out_of_turn:
            waiting.discard(entry.seat or 0)
        waiting.difference_update(*(event.data["seats"] for event in entry.public if event.key == "missed"))
    return moves[::-1]


def new_cards(table: Table, seat: Seat) -> tuple[str, ...]:
    """Return the cards that ``seat`` got with its last move, or with all that were made together with it, and
    since then, without those dealt to it.

    Private events name them and aren't stored, so there are none after a restart.
    """
    moves = _of_deal(table)
    own = [entry for entry in moves if entry.seat == seat]
    together = own[:1]
    for entry in own[1:]:
        if entry.origin == "person" or (entry.at, entry.origin) != (own[0].at, own[0].origin):
            break
        together.append(entry)
    since = min([entry.version for entry in together], default=0)
    events = [event for entry in reversed(moves) if entry.version >= since for event in entry.events]
    mine = [event for event in events if event.to == seat and event.key != "dealt"]
    return tuple([card for event in mine for card in event.data.get("cards", "").split()])


@once
def _of_deal(table: Table) -> list[TableLogEntry]:
    """Return the moves of this deal, newest first."""
    moves: list[TableLogEntry] = []
    for entry in reversed(table.log):
        if entry.seat is None or entry.move == "deal":
            break
        moves.append(entry)
    return moves


def next_but_one(table: Table) -> Seat | None:
    """Return the seat after the seat on turn, if play continues in this direction. None if no one is on turn,
    and if that seat has just played.
    """
    actor = next_actor(table) if table.clock == "slow" and table.phase == "playing" else None
    if actor is None:
        return None
    seen, out_of_turn = table.observe(None), table.game.spec.out_of_turn
    step, seat = seen.table.get("dir", 1), actor
    while (seat := (seat + step) % seen.seats) in seen.out:
        pass
    turns = (entry.seat for entry in reversed(table.log) if entry.verb not in out_of_turn)
    return None if seat in (actor, next(turns, None)) else seat
