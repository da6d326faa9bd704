"""Timing of everything that happens without a press: clocks, pauses, idle lobbies. Pure: chance and time are
arguments.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from random import Random
from typing import Literal

from bot.games.api import Move, Seat
from bot.milliseconds import DAY, HOUR, MINUTE, SECOND
from bot.shards import is_server
from bot.tables.ahead import move_chosen
from bot.tables.callers import possible_caller
from bot.tables.computers import reaction_of
from bot.tables.forced import only_move
from bot.tables.log import TableLogEntry
from bot.tables.table import ClockName, Table, next_actor, once

Pings = Literal["default", "never", "always"]
"""When the player on turn is pinged: ``default`` by the clock (fast: never, normal: after a while, slow: at
once), ``never``, or ``always`` (at once at every turn).
"""

WARNED_PART: Mapping[ClockName, int] = {"fast": 3, "normal": 4, "slow": 12}

FEW = 100
"""How many tables may continue at the same moment after an outage."""
SPREAD = 25
"""Milliseconds of delay for each further table. About one table in ten then has something due, with three
requests each, so they use a third of Discord's rate.
"""


@dataclass(frozen=True, slots=True)
class Pace:
    """How long things take at this bot's tables, in milliseconds."""

    clocks: Mapping[ClockName, int] = field(
        default_factory=lambda: {"fast": 30 * SECOND, "normal": 2 * MINUTE, "slow": DAY}
    )
    """Time for a turn."""
    computer_pause: tuple[int, int] = (900, 2_200)
    """The shortest and longest time that a computer takes for a move."""
    next_deal: int = 20 * SECOND
    """The pause between two deals."""
    lobby: int = 30 * MINUTE
    """The time from the last press in a lobby until it closes."""
    slow_lobby: int = 3 * DAY
    """The same for a slow clock, and outside of servers."""
    misses: int = 3
    """Missed turns in a row before a computer takes over a seat."""
    casual_misses: int = 1
    """The same in unranked matches of no league with a fast or normal clock."""
    reaction: tuple[int, int] = (1_200, 3_000)
    """The shortest and longest time that a computer takes to call, or to challenge where people can't."""
    challenge: tuple[int, int] = (5_000, 8_000)
    """The shortest and longest time after a forgotten call until a computer challenges. It leaves people time
    to be first.
    """
    call_window: int = 6_000
    """The least time that computers and forced moves leave people for a call that may be due, and for a
    challenge.
    """
    forced: int = 3_000
    """The pause before the only legal move, or a queued one, is made for a player. Only this pause could
    reveal it to others: the table shows the time of the clock.
    """
    longest_away: int = 7 * DAY
    """How far ahead a player at a slow table may be away."""
    sleep: int = 3 * HOUR
    """How long an abandoned match waits for a player to return. A slow table waits as long as a lobby, and so
    does one that rests.
    """
    grace: int = 30_000
    """The least time that the player on turn has after an outage of the bot."""

    @property
    def warnings(self) -> Mapping[ClockName, int]:
        """How long before the end of a turn its player is warned: a third of a fast clock, a quarter of a
        normal one, a twelfth of a slow one.
        """
        return {clock: time // WARNED_PART[clock] for clock, time in self.clocks.items()}

    @property
    def ping_delays(self) -> Mapping[ClockName, int | None]:
        """How long after the beginning of a turn its player is pinged by default. None for never."""
        return {"fast": None, "normal": self.clocks["normal"] // 4, "slow": 0}


def misses_allowed(table: Table, pace: Pace) -> int:
    """Return after how many missed turns in a row a computer takes over a seat of ``table``."""
    is_casual = not table.ranked and table.season is None and table.fixture is None and table.clock != "slow"
    return pace.casual_misses if is_casual else pace.misses


def forced_move(table: Table, seat: Seat) -> Move | None:
    """Return the only turn move of ``seat`` if it can be made without asking. None if there is a choice."""
    return only_move(table.game, table.state, seat)


@once
def made_for(table: Table, seat: Seat) -> Move | None:
    """Return the move made for the person on turn after a pause: their only legal one, or a queued one. None
    if they must decide.
    """
    return forced_move(table, seat) or move_chosen(table, seat)


def may_owe_call(table: Table, actor: Seat) -> Seat | None:
    """Return the seat that may lose time for its call by the next move of ``actor``, judging by what is
    public, or None.

    Whether that seat really owes a call isn't considered, because then the pause would reveal what it holds.
    """
    caller = possible_caller(table)
    return None if caller == actor else caller


def next_deadline(table: Table, now: int, pace: Pace, chance: Random) -> int | None:
    """Return when (ms) something happens at a table without a press. None for a finished table, and for a
    fixture that waits for its players.
    """
    if table.phase == "lobby" and table.fixture is not None:
        return None  # the season's own deadlines apply
    if table.phase == "lobby":
        # Outside of servers, players wouldn't see it close, because only a press shows anything there.
        waits_long = table.clock == "slow" or not is_server(table.place_id)
        return now + (pace.slow_lobby if waits_long else pace.lobby)
    if table.phase != "playing" or table.hidden:
        return None
    now = _runs_from(table, now)
    if table.asleep and table.due is not None and not table.keeps_seats:
        return None  # when time is up, the match is scored as it stands
    if table.asleep:
        return now + (pace.slow_lobby if table.clock == "slow" or table.rests else pace.sleep)
    actor = next_actor(table)
    if actor is None:
        return now + pace.next_deal
    if not table.chairs[actor].present:
        return now + _unhurried(table, actor, chance.randint(*pace.computer_pause), pace)
    until = now + pace.clocks[table.clock]
    if table.clock == "slow":
        # Leaving and coming back repeatedly does not stop the clock.
        until = min(until, table.turn_at + pace.longest_away + pace.clocks[table.clock])
    return until


def _runs_from(table: Table, now: int) -> int:
    """Return from when (ms) a table's time runs: ``now``, or the later end of an umpire's hold or of the
    absence of the player on turn.
    """
    actor = next_actor(table) if table.phase == "playing" else None
    there = [chair for seat, chair in enumerate(table.chairs) if seat == actor and chair.present]
    return max(now, table.held_until or 0, *(chair.away_until or 0 for chair in there))


def _unhurried(table: Table, actor: Seat, pause: int, pace: Pace) -> int:
    """Return a pause that is long enough for a seat that may owe a call, and for people who may challenge
    ``actor``, which its move could end. Computers need less time than people.
    """
    people = {seat for seat, chair in enumerate(table.chairs) if chair.present} - {actor}
    if people and actor in table.observe(None).table.get("offence", ()):
        return max(pause, pace.call_window)
    if may_challenge_first(table, actor):
        return max(pause, pace.call_window)
    caller = may_owe_call(table, actor)
    if caller is None:
        return pause
    return max(pause, pace.call_window if caller in people else pace.reaction[1])


def may_challenge_first(table: Table, actor: Seat) -> bool:
    """Return whether the person on turn needs time for a challenge: a call was forgotten in their turn, and
    the turn ends with moves that are made for them. After these it may be the offender's turn.
    """
    if not table.chairs[actor].present:
        return False
    offence = {*table.observe(None).table.get("offence", ())} - {actor}
    for entry in reversed(table.log) if offence else ():
        if entry.seat != actor and entry.verb not in table.game.spec.out_of_turn:
            return False
        if entry.seat == actor and any(_has_forgotten(entry, seat) for seat in offence):
            return True
    return False


def forced_at(table: Table, now: int, pace: Pace) -> int | None:
    """Return when (ms) the only legal move, or a queued one, is made for the person on turn. None if they
    must decide. The time does not depend on the move.
    """
    goes_on = table.phase == "playing" and not (table.hidden or table.rests)
    actor = next_actor(table) if goes_on else None
    if actor is None or not table.chairs[actor].present or made_for(table, actor) is None:
        return None
    return max(now, table.held_until or 0) + _unhurried(table, actor, pace.forced, pace)


def deadline_after(before: Table, after: Table, now: int, pace: Pace, chance: Random) -> int | None:
    """Return the deadline of ``after``, which is that of ``before`` if both wait for the same thing.

    A call must not give the seat on turn more time, and a returning player must not get only the rest of a
    computer's pause.
    """
    if after.turn_version == before.turn_version and _waits_for(after) == _waits_for(before):
        return before.deadline
    return next_deadline(after, now, pace, chance)


def _waits_for(table: Table) -> tuple[object, ...]:
    actor = next_actor(table)
    if actor is None:
        return table.asleep, None
    chair = table.chairs[actor]
    return table.asleep, actor, chair.present, chair.away_until, chair.person


def plays_alone(table: Table, seat: Seat) -> bool:
    """Return whether the person in ``seat`` plays an unranked match against computers alone, so that no one
    waits for them.
    """
    people = [number for number, chair in enumerate(table.chairs) if chair.person is not None]
    return people == [seat] and not table.ranked


# Before time is up


@once
def is_waited_for(table: Table) -> Seat | None:
    """Return the seat of the person who must decide now and whose clock runs, or None."""
    if table.phase != "playing" or table.asleep or table.deadline is None:
        return None
    actor = next_actor(table)
    if actor is None or not table.chairs[actor].present or made_for(table, actor) is not None:
        return None
    return actor


def warning_at(table: Table, pace: Pace) -> int | None:
    """Return when (ms) the player on turn is warned that their time is nearly up, or None if they were
    warned.
    """
    if table.warned_version == table.turn_version:
        return None
    return (table.deadline or 0) - pace.warnings[table.clock]


def ping_at(table: Table, pace: Pace, pings: Pings) -> int | None:
    """Return when (ms) the player on turn is pinged, given their setting, or None. By default, people who
    play alone against computers aren't pinged, because a ping sends the table again and no one waits for
    them.
    """
    actor = next_actor(table)
    if pings == "default" and table.clock != "slow" and actor is not None and plays_alone(table, actor):
        return None
    delay = {"default": pace.ping_delays[table.clock], "always": 0, "never": None}[pings]
    if delay is None or table.turn_version in (table.pinged_version, table.to_ping):
        return None
    return (table.deadline or 0) - pace.clocks[table.clock] + delay


def _may_react(table: Table, seat: Seat) -> bool:
    out_of_turn = table.game.spec.out_of_turn
    return any(move.verb in out_of_turn for move in table.game.legal_moves(table.state, seat))


def reaction(table: Table, now: int, pace: Pace, chance: Random) -> tuple[int, Seat] | None:
    """Return when (ms) and at which seat a computer will call or challenge if nothing changes before that."""
    if table.asleep:
        return None
    eager = {
        seat: move
        for seat, chair in enumerate(table.chairs)
        if not chair.present and _may_react(table, seat) and (move := reaction_of(table, seat)) is not None
    }
    if not eager:
        return None
    pause, seat = chance.randint(*pace.reaction), chance.choice([*eager])
    forgot_at = _left_to_people(table, eager[seat])
    at = now + pause if forgot_at is None else max(now, forgot_at + chance.randint(*pace.challenge))
    return at, seat


def _left_to_people(table: Table, move: Move) -> int | None:
    """Return when (ms) the call was forgotten that ``move`` challenges, if people may challenge it too, or
    None.

    Computers count from then, because with people who do much, any other time would come too late.
    """
    if not move.args:
        return None
    target = int(move.args[0])
    if not any(chair.present for seat, chair in enumerate(table.chairs) if seat != target):
        return None
    told = (entry.at for entry in reversed(table.log) if _has_forgotten(entry, target))
    return next(told, None)


def _has_forgotten(entry: TableLogEntry, seat: Seat) -> bool:
    return any(event.key == "offence" and event.data["seat"] == seat for event in entry.public)


# When no one could play


def due_at(table: Table) -> int | None:
    """Return when (ms) the time of a table is up, but not before the time that its message shows to the
    player on turn.
    """
    told = _told_deadline(table)
    return table.deadline if told is None or table.deadline is None else max(table.deadline, told)


def is_overdue(table: Table, now: int) -> bool:
    """Return whether the time of the person on turn is up."""
    due = due_at(table)
    return is_waited_for(table) is not None and due is not None and due <= now


def _told_deadline(table: Table) -> int | None:
    """Return the deadline shown in the channel for this turn, or None if it shows none or no one is waited
    for.
    """
    is_shown = table.told_version >= table.turn_version and is_waited_for(table) is not None
    return table.told_deadline if is_shown else None


def is_outdated(table: Table, now: int, pace: Pace) -> bool:
    """Return whether the deadline shown in the channel is so wrong that people should know the real one."""
    told = _told_deadline(table)
    if told is None or table.deadline is None or told == table.deadline:
        return False
    return _matters(table, table.deadline - told, now, told, pace)


def _matters(table: Table, by: int, now: int, deadline: int, pace: Pace) -> bool:
    """Return whether moving a deadline by ``by`` (ms) matters at a table with this clock."""
    return abs(by) * 10 > pace.clocks[table.clock] or deadline - now < pace.grace


def shifted(table: Table, by: int, now: int) -> Table:
    """Return the table after the clock was moved ``by`` (ms), from ``now``. All players keep their remaining
    time.
    """
    if table.deadline is None:
        return table
    by = _runs_from(table, now + by) - _runs_from(table, now)
    back = max(by, 0) if is_waited_for(table) is not None else 0
    return replace(table, deadline=table.deadline + by, given_back=table.given_back + back)


def spread(tables: int) -> int:
    """Return over how many milliseconds this number of tables is spread, so that they don't continue all at
    once.
    """
    return max(0, tables - FEW) * SPREAD


def after_absence(table: Table, away: int, now: int, pace: Pace, chance: Random, spread: int = 0) -> Table:
    """Return the table after ``away`` ms in which no one could see it or play (negative if the clock was put
    back).

    The player on turn keeps their remaining time, if that matters, and has enough time to see that the bot is
    back. Pauses of computers and of the table start again or keep their length, plus up to ``spread`` (ms).
    """
    if table.deadline is None or table.phase == "lobby":
        return table
    seat = is_waited_for(table)
    if seat is None:
        actor = next_actor(table)
        if not table.asleep and actor is not None and not table.chairs[actor].present:
            later = chance.randint(0, spread) if spread else 0
            return replace(table, deadline=next_deadline(table, now + later, pace, chance))
        return replace(table, deadline=max(table.deadline, now + pace.grace))
    # Where the time of the turn doesn't run yet, none is lost.
    away = _runs_from(table, now) - _runs_from(table, now - away)
    if not _matters(table, away, now, table.deadline, pace):
        return table
    deadline = max(table.deadline + away, now + pace.grace)
    back = max(deadline - table.deadline, 0)
    return replace(table, deadline=deadline, given_back=table.given_back + back)
