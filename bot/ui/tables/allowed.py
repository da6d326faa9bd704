"""Which actions a user may take at a table, so that its buttons show them."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from bot.tables import Refused, Table, Who, need_host, seating
from bot.tables import table as acts


def is_allowed(action: Callable[..., Any], *args: Any) -> bool:
    """Return whether ``action(*args)`` raises no Refused. Actions return a new table, so trying one changes
    nothing.
    """
    try:
        action(*args)
    except Refused:
        return False
    return True


def may_host(table: Table, who: Who) -> bool:
    """Return whether ``who`` may do what the host of a table may."""
    return is_allowed(need_host, table, who)


def may_end(table: Table, who: Who, now: int) -> bool:
    """Return whether ``who`` may close a lobby or end a match."""
    return is_allowed(acts.end, table, who, now)


def has_agreed(table: Table, who: Who) -> bool:
    """Return whether ``who`` has voted to end the match."""
    return table.vote is not None and table.seat_of(who.user_id) in table.vote.ayes


def may_propose(table: Table, who: Who, now: int) -> bool:
    """Return whether ``who`` may propose to end the match and hasn't done so yet."""
    seat = table.seat_of(who.user_id)
    return (
        seat is not None
        and table.chairs[seat].present
        and is_allowed(seating.vote_to_end, table, who, now)
        and not has_agreed(table, who)
    )
