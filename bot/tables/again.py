"""Play again: the table after a match. Pure, like ``table.py``."""

from __future__ import annotations

from bot.games.api import Seat
from bot.tables.people import PROGRAM, Chair, Refused, Who
from bot.tables.table import Table, need_seat_at


def again(old: Table, who: Who, press: int, table_id: str, secret: bytes, now: int) -> Table:
    """Build a lobby with the game, house rules and players of ``old``, which has ended.

    ``who`` must have played there and becomes the host. The other players' seats are reserved until they
    press Join. A lobby after an older ranked match has no computers. Raises Refused ``fixture_again`` for a
    fixture, which is played only once.
    """
    if old.is_open:
        raise Refused("already_started" if old.phase == "playing" else "channel_taken")
    seat = need_seat_at(old, who)
    if old.fixture is not None:
        raise Refused("fixture_again")
    return Table(
        table_id=table_id,
        place_id=old.place_id,
        channel_id=old.channel_id,
        host=str(old.chairs[seat].person),
        game_key=old.game_key,
        clock=old.clock,
        ranked=old.ranked,
        secret=secret,
        created_at=now,
        options=old.options,
        chairs=_kept(old, seat, press),
        house_rules=old.house_rules,
        in_thread=old.in_thread,
        version=1,
        season=old.season,
    )


def awaits_no_one(lobby: Table) -> bool:
    """Return whether the host of a lobby could begin at once, because all others in it are computers."""
    others = [chair for chair in lobby.chairs if chair.person != lobby.host]
    are_enough = len(lobby.chairs) >= lobby.game.spec.seats[0]
    return bool(others) and are_enough and all(chair.person is None for chair in others)


def _kept(old: Table, host: Seat, press: int) -> tuple[Chair, ...]:
    """Return the chairs of the players who can join again: also of those who have only missed turns, unless a
    computer played most of their deals. ``press`` is the one by which ``host`` has joined.
    """
    return tuple(
        Chair(
            chair.name,
            chair.person,
            chair.user_id,
            press if seat == host else None,
            level=PROGRAM if chair.is_program else chair.level,
        )
        for seat, chair in enumerate(old.chairs)
        if seat == host
        or (chair.user_id is not None and (chair.present or (chair.dozes and not chair.was_absent)))
        or (chair.person is None and not old.ranked)
    )
