"""Computers at a table: how they join a lobby, and what they do in a match, in their own seats or for absent
players. Pure.
"""

from __future__ import annotations

import hmac
from dataclasses import replace
from random import Random

from bot.games.api import Event, Move, Seat
from bot.games.shuffle import match_seed
from bot.players import Level, choose, levels_of, react, remembers
from bot.tables.log import of_deal
from bot.tables.people import PROGRAM, Chair, Refused, Who
from bot.tables.table import Table, need_host, need_lobby, need_no_computers
from bot.user_text import UserText, doubles, look_alike, seen_as

COMPUTERS = (
    *map(UserText, ("Huginn", "Muninn", "Ratatosk", "Sleipnir", "Fenrir")),
    *map(UserText, ("Garm", "Heidrun", "Tanngrisnir", "Nidhogg")),
)
"""Names of computer players, from Norse tales. There are enough for all seats but one."""


# In a lobby


def add_computer(table: Table, who: Who, level: Level | None = None) -> Table:
    """Seat a computer under a name that resembles no other computer's at the table. Without a ``level``, it
    plays like the computer added last, or else at the normal level.
    """
    _need_room(table, who)
    computers = [chair for chair in table.chairs if chair.person is None]
    taken = {chair.name for chair in computers}
    name = next(name for name in COMPUTERS if not doubles([name, *taken])[0])
    level = level or next((chair.own_level for chair in reversed(computers) if chair.own_level), "normal")
    return _with_chairs(table, (*table.chairs, Chair(name, level=level)))


def add_program(table: Table, who: Who, name: UserText) -> Table:
    """Seat the program ``name``, which must be listed for the game. Raises Refused ``program_seated`` if a
    computer with this name has a seat.
    """
    _need_room(table, who)
    if any(chair.person is None and look_alike(seen_as(chair.name), seen_as(name)) for chair in table.chairs):
        raise Refused("program_seated", name=name)
    return _with_chairs(table, (*table.chairs, Chair(name, level=PROGRAM)))


def _need_room(table: Table, who: Who) -> None:
    """Raise Refused if ``who`` can't seat a computer now, e.g. ``table_full``."""
    need_lobby(table)
    need_no_computers(table)
    need_host(table, who)
    if len(table.chairs) >= table.game.spec.seats[-1]:
        raise Refused("table_full", count=table.game.spec.seats[-1])


def set_level(table: Table, who: Who, level: Level) -> Table:
    """Set the level of all computers in a lobby, and of those added later. Programs stay as they are. Raises
    Refused ``no_such_level`` if the game has none.
    """
    need_lobby(table)
    need_host(table, who)
    if level not in levels_of(table.game_key):
        raise Refused("no_such_level", game=table.game.spec.name)
    own = [chair.person is None and not chair.is_program for chair in table.chairs]
    if not any(own):
        raise Refused("no_computer")
    chairs = (
        replace(chair, level=level) if is_own else chair
        for chair, is_own in zip(table.chairs, own, strict=True)
    )
    return _with_chairs(table, tuple(chairs))


def remove_computer(table: Table, who: Who) -> Table:
    """Remove the computer that was added last."""
    need_lobby(table)
    need_host(table, who)
    computers = [n for n, chair in enumerate(table.chairs) if chair.person is None]
    if not computers:
        raise Refused("no_computer")
    chairs = tuple(chair for n, chair in enumerate(table.chairs) if n != computers[-1])
    return _with_chairs(table, chairs)


def _with_chairs(table: Table, chairs: tuple[Chair, ...]) -> Table:
    return replace(table, version=table.version + 1, chairs=chairs)


# In a match


def level_of(table: Table, seat: Seat) -> Level:
    """Return the level of the computer at ``seat``. One that plays for an absent person or in a program's
    place is always normal.
    """
    chair = table.chairs[seat]
    is_known = chair.person is None and chair.own_level in levels_of(table.game_key)
    return chair.own_level if is_known and chair.own_level else "normal"


def chosen_move(table: Table, seat: Seat, *, calling: bool = False, level: Level | None = None) -> Move:
    """Return the turn move of the computer at ``seat``, at its own level or at ``level``.

    Like people, a computer calls a moment after it has played, unless ``calling`` with its card. A computer
    that plays for an absent person takes no such risk.
    """
    calling = calling or table.chairs[seat].person is not None
    chance, level = _chance(table, seat, "turn"), level or level_of(table, seat)
    return choose(table.observe(seat), level, chance, calling=calling, past=past(table, level))


def past(table: Table, level: Level) -> tuple[Event, ...]:
    """Return the public events since the deal began, or nothing if computers of this level don't remember
    them.
    """
    if not remembers(table.game_key, level):
        return ()
    return tuple(event for entry in of_deal(table.log) for event in entry.public)


def reaction_of(table: Table, seat: Seat) -> Move | None:
    """Return the call or challenge that the computer at ``seat`` makes in this turn, or None. A program calls
    with its card where that is allowed, and challenges on its turn.
    """
    if table.chairs[seat].level == PROGRAM and not table.options.get("calls_by_hand"):
        return None
    return react(table.observe(seat), level_of(table, seat), _chance(table, seat, "reaction"))


def _chance(table: Table, seat: Seat, what: str) -> Random:
    return Random(seed_of(table, seat, what))  # noqa: S311 - the seed is secret


def seed_of(table: Table, seat: Seat, what: str) -> bytes:
    """Return the seed for a computer's decision in this turn; ``what`` names the decision. It depends only on
    the match's seed, so a restart or another player's call doesn't change the decision.
    """
    seed = match_seed(table.secret, table.contributions)
    label = f"computer:{table.turn_version}:{seat}:{what}"
    return hmac.digest(seed, label.encode(), "sha256")
