"""When things happen by themselves: clocks, pauses and idle lobbies. Pure; chance and time come in."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from random import Random
from typing import Literal

from bot.games.api import Move, Seat
from bot.players import react
from bot.tables.table import ClockName, Table, next_actor

Pings = Literal["default", "never", "always"]
"""When the player on turn is pinged: by the clock (fast: never, normal: after a while, slow: at once), never,
or at once at every turn."""

WARNED_PART: Mapping[ClockName, int] = {"fast": 3, "normal": 4, "slow": 12}

FEW = 100
"""So many tables go on together after nobody could play."""
SPREAD = 10
"""Milliseconds, for each table more, over which they spread what happens by itself. About one in ten has
something of the kind to do, and each of these needs two requests: they take half of what Discord accepts.
"""

CHOICELESS = ("draw", "take", "pass", "token")
"""Verbs of moves that may be made for a player who has no other."""


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
    reaction: tuple[int, int] = (1_200, 3_000)
    """Shortest and longest time a computer takes to call or to challenge."""
    call_window: int = 6_000
    """The least time that computers and forced moves leave a person for a call that is due."""
    forced: int = 3_000
    """From the moment a player has no choice until their only move is made for them."""
    longest_away: int = 7 * 24 * 3_600_000
    """How far ahead somebody may say to be away from a slow table."""
    sleep: int = 3 * 3_600_000
    """How long a match that everybody has left waits for anybody; at a slow table as long as a lobby does."""
    grace: int = 30_000
    """The least time that is left to somebody on turn after the bot was away."""

    @property
    def warnings(self) -> Mapping[ClockName, int]:
        """How long before time is up the player on turn is warned: a third of a fast clock, a quarter of a
        normal one, a twelfth of a slow one.
        """
        return {clock: time // WARNED_PART[clock] for clock, time in self.clocks.items()}

    @property
    def ping_delays(self) -> Mapping[ClockName, int | None]:
        """How long after a turn has begun its player is pinged, unless they wish otherwise; None: never."""
        return {"fast": None, "normal": self.clocks["normal"] // 4, "slow": 0}


def plays_itself(table: Table, seat: Seat) -> bool:
    """Whether a computer moves for ``seat``: its own, or in the place of somebody absent."""
    return not table.chairs[seat].present


def forced_move(table: Table, seat: Seat) -> Move | None:
    """The only turn move that ``seat`` has, where it is no choice: to draw, to take cards, to pass."""
    turn_moves = [
        move
        for move in table.game.legal_moves(table.state, seat)
        if move.verb not in table.game.spec.out_of_turn
    ]
    return turn_moves[0] if len(turn_moves) == 1 and turn_moves[0].verb in CHOICELESS else None


def call_is_open(table: Table, but: Seat) -> bool:
    """Whether somebody else than the seat ``but`` may call now, which its next move would put an end to."""
    return any(
        move.verb == "call"
        for seat in range(len(table.chairs))
        if seat != but
        for move in table.game.legal_moves(table.state, seat)
    )


def next_deadline(table: Table, now: int, pace: Pace, chance: Random) -> int | None:
    """When something happens at a table by itself (ms); None for a table that is finished, and where a
    fixture waits for its players.
    """
    if table.phase == "lobby" and table.fixture is not None:
        return None  # its season sees to it
    if table.phase == "lobby":
        return now + (pace.slow_lobby if table.clock == "slow" else pace.lobby)
    if table.phase != "playing" or table.hidden:
        return None
    if table.asleep and table.due is not None:
        return None  # it is scored as it stands when its time is up
    if table.asleep:
        return now + (pace.slow_lobby if table.clock == "slow" else pace.sleep)
    actor = next_actor(table)
    if actor is None:
        return now + pace.next_deal
    if plays_itself(table, actor):
        return now + _unhurried(table, actor, chance.randint(*pace.computer_pause), pace)
    if forced_move(table, actor) is not None:
        return now + _unhurried(table, actor, pace.forced, pace)
    until = max(now, table.chairs[actor].away_until or 0) + pace.clocks[table.clock]
    if table.clock == "slow":
        # Whoever goes away and comes back again and again does not stop the clock by it.
        until = min(until, table.turn_at + pace.longest_away + pace.clocks[table.clock])
    return until


def _unhurried(table: Table, actor: Seat, pause: int, pace: Pace) -> int:
    """A pause that leaves people the time for their call."""
    return max(pause, pace.call_window) if call_is_open(table, actor) else pause


def deadline_after(before: Table, after: Table, now: int, pace: Pace, chance: Random) -> int | None:
    """The deadline of ``after``: that of ``before`` while it waits for the same as ``before`` did.

    A call must not give the seat on turn more time; somebody who comes back must not be given what is left
    of a computer's pause.
    """
    if after.turn_version == before.turn_version and _waits_for(after) == _waits_for(before):
        return before.deadline
    return next_deadline(after, now, pace, chance)


def _waits_for(table: Table) -> tuple[object, ...]:
    actor = next_actor(table)
    if actor is None:
        return table.asleep, None
    chair = table.chairs[actor]
    return table.asleep, actor, plays_itself(table, actor), chair.away_until, chair.person


# Before time is up


def is_waited_for(table: Table) -> Seat | None:
    """The seat whose person has a choice to make now and a clock that runs; else None."""
    if table.phase != "playing" or table.asleep or table.deadline is None:
        return None
    actor = next_actor(table)
    if actor is None or plays_itself(table, actor) or forced_move(table, actor) is not None:
        return None
    return actor


def warning_at(table: Table, pace: Pace) -> int | None:
    """When (ms) the player that is waited for is warned that time is nearly up; None: they have been."""
    if table.warned_version == table.turn_version:
        return None
    return (table.deadline or 0) - pace.warnings[table.clock]


def ping_at(table: Table, pace: Pace, pings: Pings) -> int | None:
    """When (ms) the player that is waited for is to be pinged, as they wish; None: not, or not again."""
    delay = {"default": pace.ping_delays[table.clock], "always": 0, "never": None}[pings]
    if delay is None or table.pinged_version == table.turn_version:
        return None
    return (table.deadline or 0) - pace.clocks[table.clock] + delay


def _may_react(table: Table, seat: Seat) -> bool:
    out_of_turn = table.game.spec.out_of_turn
    return any(move.verb in out_of_turn for move in table.game.legal_moves(table.state, seat))


def reaction(table: Table, now: int, pace: Pace, chance: Random) -> tuple[int, Seat] | None:
    """When (ms) and at which seat a computer will call or challenge, if none has changed its mind by then."""
    if table.asleep:
        return None
    eager = [
        seat
        for seat in range(len(table.chairs))
        if plays_itself(table, seat) and _may_react(table, seat) and react(table.observe(seat)) is not None
    ]
    return (now + chance.randint(*pace.reaction), chance.choice(eager)) if eager else None


def _is_brief(table: Table, actor: Seat) -> bool:
    return plays_itself(table, actor) or forced_move(table, actor) is not None


# When nobody could play


def due_at(table: Table) -> int | None:
    """When (ms) the time of a table is up: never before the time that its message says to who is on turn."""
    told = _told_deadline(table)
    return table.deadline if told is None or table.deadline is None else max(table.deadline, told)


def _told_deadline(table: Table) -> int | None:
    """The deadline that the channel was told of the turn under way; None: none, or nobody is waited for."""
    is_shown = table.told_version >= table.turn_version and is_waited_for(table) is not None
    return table.told_deadline if is_shown else None


def is_outdated(table: Table, now: int, pace: Pace) -> bool:
    """Whether the deadline that the channel was told is so far from the one that counts that it matters."""
    told = _told_deadline(table)
    if told is None or table.deadline is None or told == table.deadline:
        return False
    return _matters(table, table.deadline - told, now, told, pace)


def _matters(table: Table, by: int, now: int, deadline: int, pace: Pace) -> bool:
    """Whether it makes a difference at a table of this clock that a deadline is moved on by so much (ms)."""
    return abs(by) * 10 > pace.clocks[table.clock] or deadline - now < pace.grace


def shifted(table: Table, by: int) -> Table:
    """The table after the clock was put forward by so much (ms), or back: all have the time left they had."""
    if table.deadline is None:
        return table
    back = max(by, 0) if is_waited_for(table) is not None else 0
    return replace(table, deadline=table.deadline + by, given_back=table.given_back + back)


def spread(tables: int) -> int:
    """The time (ms) over which what happens by itself is spread, when so many tables go on at once."""
    return max(0, tables - FEW) * SPREAD


def after_absence(table: Table, away: int, now: int, pace: Pace, chance: Random, spread: int = 0) -> Table:
    """The table after nobody could see it or play for ``away`` (ms; negative: the clock was put back).

    Who is on turn has the time left that they had, where that matters, and enough to see that the bot is
    back. What happens by itself begins its pause anew, or leaves as much time; the pause is longer by up to
    ``spread`` (ms).
    """
    if table.deadline is None or table.phase == "lobby":
        return table
    seat = is_waited_for(table)
    if seat is None:
        actor = next_actor(table)
        if not table.asleep and actor is not None and _is_brief(table, actor):
            later = chance.randint(0, spread) if spread else 0
            return replace(table, deadline=next_deadline(table, now + later, pace, chance))
        return replace(table, deadline=max(table.deadline, now + pace.grace))
    # While somebody is away themselves, as they have said, their time does not run anyway.
    away = min(away, max(0, now - (table.chairs[seat].away_until or 0)))
    if not _matters(table, away, now, table.deadline, pace):
        return table
    deadline = max(table.deadline + away, now + pace.grace)
    back = max(deadline - table.deadline, 0)
    return replace(table, deadline=deadline, given_back=table.given_back + back)
