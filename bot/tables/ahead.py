"""Queued moves: players at slow tables choose them before their turn. Pure, like ``table.py``.

Only their owner knows them. On the owner's turn, the first legal one is made after the pause of a forced
move. When the hand or the deal that they depend on changes, they are dropped.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import replace

from bot.games.api import Event, Move, Penalty, Seat
from bot.tables.log import TableLogEntry
from bot.tables.people import MovesAhead, Refused, Who
from bot.tables.table import Table, need_own_seat, next_actor, once

CARDS = 3
"""The most cards that can be queued."""
CALL = "!"
"""The word after a play that adds its call."""


def choosable(table: Table, seat: Seat) -> tuple[Move, ...]:
    """Return the moves that the owner of ``seat`` can queue now. Empty on quick clocks, on their own turn,
    and while a computer plays for them.
    """
    is_there = table.phase == "playing" and table.clock == "slow" and table.chairs[seat].present
    if not is_there or next_actor(table) in (None, seat):
        return ()
    return table.game.moves_ahead(table.state, seat)


def may_call(table: Table) -> bool:
    """Return whether this table lets players call with their card."""
    return "call" in table.game.spec.out_of_turn and not table.observe(None).options.get("calls_by_hand")


@once
def plays_to_call(table: Table, seat: Seat) -> tuple[Move, ...]:
    """Return the moves of ``seat`` after which it owes a call. Show them only to its owner."""
    return table.game.plays_to_call(table.state, seat)


def cost_of_silence(table: Table, seat: Seat) -> Penalty | None:
    """Return what ``seat`` pays if it doesn't call after one of these plays. None in games without calls."""
    return table.game.cost_of_silence(table.state, seat)


def choose_ahead(table: Table, who: Who, version: int, moves: Sequence[Move], now: int) -> Table:
    """Queue ``moves`` for ``who``, who saw the table at ``version``. They replace the moves queued before.

    Raises Refused ``ahead_slow`` at a table without a slow clock, ``ahead_turn`` on their own turn, ``stale``
    if what they saw has changed, and ``ahead_unfit`` for moves that can't be queued.
    """
    seat = need_own_seat(table, who)
    if table.clock != "slow":
        raise Refused("ahead_slow")
    if next_actor(table) == seat:
        raise Refused("ahead_turn")
    if any(_is_touched(table, seat, entry) for entry in table.log if entry.version > version):
        raise Refused("stale")
    possible, bare = choosable(table, seat), [without_call(move) for move in moves]
    cards = sum(move.verb == "play" for move in bare)
    calls = any(move != same for move, same in zip(moves, bare, strict=True))
    is_in_order = bool(bare) and all(move.verb == "play" for move in bare[:-1])
    is_known = len({*bare}) == len(bare) and {*bare} <= {*possible}
    if not (is_in_order and is_known and cards <= CARDS and (may_call(table) or not calls)):
        raise Refused("ahead_unfit")
    seen, person = table.observe(seat), table.chairs[seat].person
    if person is None:
        raise AssertionError(f"a computer presses at table {table.table_id}")
    chosen = MovesAhead(seat, person, tuple(moves), seen.deal, seen.hand, now)
    return replace(
        table, ahead=(*_of_others(table.ahead, seat), chosen), let_go=_of_others(table.let_go, seat)
    )


def take_back(table: Table, who: Who) -> Table:
    """Drop the queued moves of ``who``. Raises Refused ``ahead_gone`` if there are none."""
    seat = need_own_seat(table, who)
    if chosen_ahead(table, seat) is None:
        raise Refused("ahead_gone")
    return replace(table, ahead=_of_others(table.ahead, seat))


def chosen_ahead(table: Table, seat: Seat) -> MovesAhead | None:
    """Return the queued moves of ``seat``'s owner, or None."""
    own = [chosen for chosen in table.ahead if chosen.seat == seat]
    return own[0] if own else None


def told_ahead(table: Table, seat: Seat) -> list[MovesAhead]:
    """Return what the owner of ``seat`` sees of their queued moves: those in force, or why they were
    dropped.
    """
    return [chosen for chosen in (*table.ahead, *table.let_go) if chosen.seat == seat]


def move_chosen(table: Table, seat: Seat) -> Move | None:
    """Return the queued move that ``seat`` makes on its turn, or None."""
    chosen = chosen_ahead(table, seat)
    if chosen is None or next_actor(table) != seat:
        return None
    legal = table.game.legal_moves(table.state, seat)
    return next((move for move in chosen.moves if without_call(move) in legal), None)


def let_go(table: Table, entry: TableLogEntry | None = None) -> Table:
    """Drop queued moves that ``entry`` (the last move) or a new owner of the seat has made pointless.

    They are dropped when the hand, the deal or the owner of the seat has changed, when the owner has taken a
    turn or another player's move has hit them, and when none of them is legal on their turn. If the owner
    can't see why, the reason is kept for them.
    """
    if not (table.ahead or table.let_go):
        return table
    left = [_left_of(table, chosen, entry) for chosen in (*table.ahead, *table.let_go)]
    kept = tuple(chosen for chosen in left if chosen is not None and not chosen.let_go)
    gone = tuple(chosen for chosen in left if chosen is not None and chosen.let_go)
    return replace(table, ahead=kept, let_go=gone)


def without_call(move: Move) -> Move:
    """Return the move without its call."""
    return Move(move.verb, move.args[:-1]) if move.args[-1:] == (CALL,) else move


def _left_of(table: Table, chosen: MovesAhead, entry: TableLogEntry | None) -> MovesAhead | None:
    """Return what is left of queued moves: all of them, the reason why they were dropped, or None."""
    seat, chair = chosen.seat, table.chairs[chosen.seat]
    if table.phase != "playing" or chair.person != chosen.person or not chair.present:
        return None
    is_touched = entry is not None and _is_touched(table, seat, entry)
    if is_touched and entry is not None and entry.seat == seat:
        return None
    seen = table.observe(seat)
    if seen.deal != chosen.deal or next_actor(table) is None:
        return None
    if chosen.let_go:
        return chosen
    if is_touched:
        return replace(chosen, let_go="hit")
    if seen.hand != chosen.hand:
        return replace(chosen, let_go="hand")
    if seat in seen.to_act and move_chosen(table, seat) is None:
        return replace(chosen, let_go="unfit")
    return chosen


def _is_touched(table: Table, seat: Seat, entry: TableLogEntry) -> bool:
    """Return whether a move was ``seat``'s own turn, or another player's move that has hit it."""
    if entry.seat == seat:
        return entry.verb not in table.game.spec.out_of_turn
    return any(seat in _named(event) for event in entry.public)


def _named(event: Event) -> Iterable[Seat]:
    """Return the seats that an event names."""
    data = event.data
    return (data.get("seat"), data.get("target"), *(data.get("seats") or ()))


def _of_others(chosen: Iterable[MovesAhead], seat: Seat) -> tuple[MovesAhead, ...]:
    return tuple(each for each in chosen if each.seat != seat)
