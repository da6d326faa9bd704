"""Who may owe a call or be challenged, as everyone at the table sees it. Pure, and blind to what only
one seat may know.
"""

from __future__ import annotations

from collections.abc import Iterable

from bot.games.api import Event, Move, Seat
from bot.tables.log import TableLogEntry
from bot.tables.table import Table, next_actor, once

DRAWING = ("drew", "took", "penalty")
"""The events after which a hand has changed."""


@once
def possible_caller(table: Table) -> Seat | None:
    """Return the seat that may owe a call now, or None. Whether it really owes one isn't considered, because
    that would reveal what it holds.

    It is the seat that has made the last turn moves: the time for its call ends when another seat makes one,
    or when its hand changes.
    """
    if table.phase != "playing" or next_actor(table) is None:
        return None
    seen = table.observe(None)
    if (calling := seen.table.get("calling")) is not None:
        return int(calling)
    last = _last_turn(table)
    seat = last[0].seat if last else None
    if seat is None or seat in seen.table.get("offence", ()):
        return None
    since = [entry for entry in table.log if entry.version > last[0].version]
    if any(_draws(entry.public, seat) for entry in since):
        return None
    return seat if any(table.game.may_owe_call(seen, seat, entry.verb) for entry in last) else None


def missed_call(table: Table, seat: Seat) -> Seat | None:
    """Return the seat whose turn came before the call of ``seat``, if that was the last turn, or None."""
    player = None
    for entry in reversed(table.log):
        if entry.verb in table.game.spec.out_of_turn:
            continue
        if entry.seat in (None, seat) or player not in (None, entry.seat):
            break
        player = entry.seat
        if any(event.key == "call_missed" and event.data["seat"] == seat for event in entry.public):
            return player
    return None


def challenger(table: Table, challenge: Move) -> Seat | None:
    """Return the seat that has made this ``challenge`` since the last turn move, or None."""
    since = [entry for entry in table.log if entry.version > table.turn_version]
    return next((entry.seat for entry in since if entry.move == str(challenge)), None)


def challenges(table: Table) -> list[Move]:
    """Return the challenges that players may make, as everyone may know, sorted by their texts."""
    game = table.game
    moves = {move for seat in range(len(table.chairs)) for move in game.legal_moves(table.state, seat)}
    return sorted([move for move in moves if move.verb in game.spec.out_of_turn and move.args], key=str)


def _last_turn(table: Table) -> list[TableLogEntry]:
    """Return the last turn moves of the seat that made the newest one, the newest first, back to the one that
    changed its hand. Empty if the newest one wasn't carried out.
    """
    found: list[TableLogEntry] = []
    for entry in reversed(table.log):
        if entry.verb in table.game.spec.out_of_turn:
            continue
        if entry.seat is None or (found and entry.seat != found[0].seat):
            break
        if any(event.key == "table_changed" for event in entry.public):
            break
        found.append(entry)
        if entry.verb != "pass":
            break
    return found


def _draws(events: Iterable[Event], seat: Seat) -> bool:
    return any(event.key in DRAWING and event.data.get("seat") == seat for event in events)
