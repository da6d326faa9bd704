"""When things happen by themselves: clocks, pauses and idle lobbies. Pure; chance and time come in."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from random import Random

from bot.games.api import Seat
from bot.tables.table import ClockName, Table


@dataclass(frozen=True, slots=True)
class Pace:
    """How long things take at the tables of this bot. All times in milliseconds."""

    clocks: Mapping[ClockName, int]
    """Time for a turn."""
    computer_pause: tuple[int, int]
    """Shortest and longest time a computer takes for a move."""
    next_deal: int
    """From the end of a deal until the next is dealt by itself."""
    lobby: int
    """From the last press in a lobby until it closes."""
    slow_lobby: int
    """The same for a table with a slow clock."""
    misses: int
    """Timeouts in a row after which a computer stands in."""
    grace: int = 30_000
    """The least time that is left to somebody on turn after the bot was away."""


def next_actor(table: Table) -> Seat | None:
    """The seat that must move now, where it is one seat's duty; None between deals and at the end."""
    seats = table.game.to_act(table.state)
    return next(iter(seats)) if len(seats) == 1 else None


def plays_itself(table: Table, seat: Seat) -> bool:
    """Whether a computer moves for ``seat``: its own, or in the place of somebody absent."""
    return not table.chairs[seat].present


def next_deadline(table: Table, now: int, pace: Pace, chance: Random) -> int | None:
    """When the table is to be woken next (ms), or None for a table that is asleep or finished."""
    if table.phase == "lobby":
        return now + (pace.slow_lobby if table.clock == "slow" else pace.lobby)
    if table.phase != "playing" or table.asleep:
        return None
    actor = next_actor(table)
    if actor is None:
        return now + pace.next_deal
    if plays_itself(table, actor):
        return now + chance.randint(*pace.computer_pause)
    return now + pace.clocks[table.clock]


def deadline_after(before: Table, after: Table, now: int, pace: Pace, chance: Random) -> int | None:
    """The deadline of ``after``: that of ``before`` while it waits for the same as ``before`` did.

    A call must not give the seat on turn more time; somebody who comes back must not be given what is left
    of a computer's pause.
    """
    if after.turn_version == before.turn_version and _waits_for(after) == _waits_for(before):
        return before.deadline
    return next_deadline(after, now, pace, chance)


def _waits_for(table: Table) -> tuple[bool, Seat | None, bool]:
    actor = next_actor(table)
    return table.asleep, actor, actor is not None and plays_itself(table, actor)


def deadline_after_restart(table: Table, now: int, pace: Pace, chance: Random) -> int | None:
    """The deadline that was stored, but never sooner than somebody can have seen that the bot is back."""
    if table.deadline is None or table.phase == "lobby":
        return table.deadline
    actor = next_actor(table)
    if actor is not None and plays_itself(table, actor):
        return next_deadline(table, now, pace, chance)
    return max(table.deadline, now + pace.grace)
