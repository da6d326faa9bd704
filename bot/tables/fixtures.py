"""Fixtures, and umpires' decisions about seats. Pure, like ``table.py``."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import replace

from bot.games.api import Seat
from bot.tables import table as acts
from bot.tables.log import without_moves
from bot.tables.pace import is_waited_for
from bot.tables.people import Chair, Refused, Who
from bot.tables.table import Table, need_lobby, need_open, need_playing, need_seat_at, next_actor
from bot.user_text import UserText


def unready(table: Table, who: Who) -> Table:
    """Mark ``who`` as not ready. Raises Refused ``not_ready`` if they weren't ready."""
    need_lobby(table)
    seat = need_seat_at(table, who)
    if table.fixture is None or table.chairs[seat].press is None:
        raise Refused("not_ready")
    return _with(table, seat, replace(table.chairs[seat], press=None, word=""))


def is_complete(table: Table) -> bool:
    """Return whether every player in this fixture's lobby is ready, so that it can begin.

    A player whose opponents have all dropped out waits until time is up.
    """
    enough = len(table.chairs) >= table.game.spec.seats[0]
    return table.fixture is not None and enough and not any(chair.is_asked for chair in table.chairs)


def call(table: Table, until: int, *, binds: bool = False) -> Table:
    """Start a ready check ``until`` a time (ms). If it ``binds``, players who miss it forfeit. 0 ends the
    check, and no one counts as ready.
    """
    need_lobby(table)
    chairs = table.chairs if until else tuple(replace(chair, press=None, word="") for chair in table.chairs)
    version = table.version + 1
    return replace(table, version=version, called_until=until, call_binds=binds, chairs=chairs)


def take_out(table: Table, person: str) -> Table:
    """Remove a person's chair from the lobby of a fixture. The others keep their chairs and words."""
    need_lobby(table)
    chairs = tuple(chair for chair in table.chairs if chair.person != person)
    return replace(table, version=table.version + 1, chairs=chairs)


def begin(table: Table, here: Collection[str], now: int) -> Table:
    """Begin the match of a fixture at a time (ms) with the people in ``here`` and people who pressed since.
    All others are absent.

    Raises Refused ``too_few_people`` if the game needs more people, or if none of them has pressed.
    """
    need_lobby(table)
    there = tuple(chair for chair in table.chairs if chair.person in here or not chair.is_asked)
    absent = tuple(replace(chair, forfeited=True) for chair in table.chairs if chair not in there)
    press = last_press(table)
    if press is None or len(there) < table.game.spec.seats[0]:
        raise Refused("too_few_people", count=table.game.spec.seats[0])
    return acts.begin(replace(table, chairs=there, absent=absent), str(press), now)


def begin_as_it_is(table: Table, now: int) -> Table:
    """Begin the match of a fixture at a time (ms), even if players aren't ready.

    The id of the table's message is part of the shuffle's seed, because the bot can't choose it. Without a
    message, the channel's id is used (usually a thread's).
    """
    need_lobby(table)
    return acts.begin(table, f"m{table.message_id or table.channel_id}", now)


def begin_with_all(table: Table, now: int) -> Table:
    """Begin the match of a fixture at a time (ms) with all its seats, as :func:`begin_as_it_is` does.
    Computers play for absent players until they come.
    """
    chairs = tuple(replace(chair, stand_in=chair.is_asked) for chair in table.chairs)
    return begin_as_it_is(replace(table, chairs=chairs), now)


def last_press(table: Table) -> int | None:
    """Return the id of the last press that marked a player as ready, or None."""
    return max((chair.press for chair in table.chairs if chair.press is not None), default=None)


def hand_over(table: Table, seat: Seat, person: str, user_id: int, name: UserText) -> Table:
    """Give a seat, with its cards and duties, to another person. In a lobby, they still have to press that
    they are ready.

    The shuffle keeps what the seat's first owner added to it. Raises Refused ``already_seated`` if the new
    owner has a seat already, and ``no_such_player`` if no person has this one.
    """
    need_open(table)
    if table.seat_of(user_id) is not None:
        raise Refused("already_seated", here="other")
    if not 0 <= seat < len(table.chairs) or table.chairs[seat].person is None:
        raise Refused("no_such_player")
    old = table.chairs[seat]
    press, word = (None, "") if table.phase == "lobby" else (old.press, old.word)
    host = person if table.host == old.person else table.host
    earlier = () if table.phase == "lobby" else old.held_until(table.version)
    chair = Chair(name, person, user_id, press, word, from_deal=old.from_deal, earlier=earlier)
    taken = _with(table, seat, chair)
    if table.phase == "playing":
        taken = replace(taken, tally=without_moves(table.tally, seat))
    if table.phase == "playing" and next_actor(table) == seat:
        # Ping and warn the new owner, even if the old one was pinged and warned.
        taken = replace(taken, pinged_version=0, to_ping=0, warned_version=0)
    return replace(taken, host=host)


def forfeit(table: Table, user_id: int, excused: bool) -> Table:
    """Make a user forfeit the running match because the umpire removed them. A computer plays on. If
    ``excused``, their rating doesn't change.
    """
    seat, chair = _player(table, user_id)
    if chair.forfeited:
        return table
    gone = replace(chair, stand_in=True, forfeited=True, withdrawn=True, excused=excused, away_until=None)
    return _with(table, seat, gone)


def wait(table: Table, turn: int, until: int) -> Table:
    """Give the player on turn time ``until`` (ms), with a new warning before it ends.

    Raises Refused ``turn_over`` if the turn that began at version ``turn`` has ended or isn't timed.
    """
    need_playing(table)
    if table.turn_version != turn or is_waited_for(table) is None:
        raise Refused("turn_over")
    return replace(table, deadline=max(table.deadline or 0, until), warned_version=0)


def hold(table: Table, until: int | None, now: int, promised: int = 0) -> Table:
    """Stop the clock of a match ``until`` a time (ms), or restart it if that is None. The player on turn then
    gets their remaining time, or the ``promised`` time (ms) if that is longer.
    """
    need_playing(table)
    later = max(until or 0, now) - max(table.held_until or 0, now)
    deadline = None if table.deadline is None else max(table.deadline + later, promised)
    return replace(table, held_until=until, deadline=deadline, warned_version=0)


def set_due(table: Table, due: int | None) -> Table:
    """Change when (ms) a fixture must be played by."""
    need_open(table)
    return replace(table, due=due)


def reinstate(table: Table, user_id: int) -> Table:
    """Undo :func:`forfeit`. The user gets the seat back when they return."""
    seat, chair = _player(table, user_id)
    if not chair.withdrawn:
        return table
    return _with(table, seat, replace(chair, forfeited=False, withdrawn=False, excused=False))


def _player(table: Table, user_id: int) -> tuple[Seat, Chair]:
    """Return the seat and chair of a user in a running match. Raises Refused ``no_such_player``."""
    need_playing(table)
    seat = table.seat_of(user_id)
    if seat is None:
        raise Refused("no_such_player")
    return seat, table.chairs[seat]


def _with(table: Table, seat: Seat, chair: Chair) -> Table:
    chairs = (*table.chairs[:seat], chair, *table.chairs[seat + 1 :])
    # In a match, only moves make versions.
    version = table.version + 1 if table.phase == "lobby" else table.version
    return replace(table, version=version, chairs=chairs)
