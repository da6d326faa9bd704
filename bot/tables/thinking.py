"""Decisions that take long: other processes make them during a computer's pause, so that no one waits."""

from __future__ import annotations

import logging
from collections.abc import Sequence
from concurrent.futures import BrokenExecutor, Future
from random import Random
from secrets import token_hex
from typing import Final, NamedTuple

from bot.games.api import Event, Move, Observation, Seat
from bot.milliseconds import MINUTE
from bot.players import Level, choose
from bot.programs import Host, Program
from bot.tables.clock import Clock
from bot.tables.computers import chosen_move, level_of, past, seed_of
from bot.tables.forced import CHOICELESS
from bot.tables.guests import Guests
from bot.tables.pace import forced_move
from bot.tables.people import PROGRAM
from bot.tables.table import Table, next_actor
from bot.tables.workers import Workers

log = logging.getLogger(__name__)

SLOW: Final[frozenset[Level]] = frozenset({"hard"})
"""The levels that take longer than a millisecond."""

WAITING: Final = 8
"""The most decisions that may wait for each worker."""

QUIET: Final = MINUTE
"""Minimum time (ms) between log warnings that computers play below their level."""


class _Thought(NamedTuple):
    """A decision in progress for one version of a table."""

    version: int
    move: Future[Move]


class Thinkers:
    """Decides for computers.

    Quick decisions are made at once. Others begin in worker processes when a seat's turn begins. The move is
    always made at the end of the pause, so that its time doesn't reveal how hard it was to find. If the
    decision isn't ready by then, the computer plays at the normal level. Programs get all of their time.
    """

    def __init__(self, clock: Clock, workers: Workers, programs: Sequence[Program] = ()) -> None:
        """Without ``workers``, every decision is made where it is requested. ``programs`` may have seats."""
        self.guests = Guests(Host(programs))
        self._clock = clock
        self._workers = workers
        self._thoughts: dict[str, _Thought] = {}
        self._told: int | None = None
        self._below = 0

    def think(self, table: Table) -> None:
        """Start deciding for the seat on turn, if it is a computer's and the decision takes long."""
        self.guests.think(table)
        seat = next_actor(table) if table.phase == "playing" and not table.asleep else None
        known = self._thoughts.get(table.table_id)
        if known is not None and (seat is None or known.version != table.version):
            self._thoughts.pop(table.table_id).move.cancel()
            known = None
        if seat is None or known is not None or not self._is_slow(table, seat):
            return
        most = WAITING * self._workers.count
        if sum(not thought.move.done() for thought in self._thoughts.values()) >= most:
            return
        try:
            level, seed = level_of(table, seat), seed_of(table, seat, "turn")
            move = self._workers.submit(_decide, table.observe(seat), level, seed, past(table, level))
        except (BrokenExecutor, OSError):
            return  # the next decision starts new workers
        self._thoughts[table.table_id] = _Thought(table.version, move)

    def move(self, table: Table, seat: Seat) -> Move:
        """Return the move of the computer at ``seat``, which is on turn."""
        if table.chairs[seat].level == PROGRAM:
            return self.guests.move(table, seat) or chosen_move(table, seat, calling=True)
        if not self._is_slow(table, seat):
            return chosen_move(table, seat)
        thought = self._thoughts.pop(table.table_id, None)
        if thought is not None and thought.version == table.version and thought.move.done():
            try:
                return thought.move.result()
            except BrokenExecutor:
                self._workers.replace()
            except Exception:
                log.exception("fault %s: a computer at table %s cannot decide", token_hex(4), table)
        elif thought is not None:
            thought.move.cancel()
        self._tell()
        return chosen_move(table, seat, level="normal")

    def further(self, table: Table, seat: Seat) -> Move | None:
        """Return what the computer at ``seat`` does at once after it has drawn, or None if it pauses first.

        If it decides quickly, it only pauses before it plays a card, so that its pace says no more than its
        moves. Otherwise, it only makes a move at once if it has no other.
        """
        forced = forced_move(table, seat)
        if forced is not None or table.chairs[seat].is_program or self._is_slow(table, seat):
            return forced
        move = chosen_move(table, seat)
        return move if move.verb in CHOICELESS else None

    async def close(self) -> None:
        """Stop the workers and the programs. Unfinished decisions are dropped."""
        await self.guests.close()
        self._workers.close()

    def _is_slow(self, table: Table, seat: Seat) -> bool:
        chair = table.chairs[seat]
        return self._workers.count > 0 and not chair.present and level_of(table, seat) in SLOW

    def _tell(self) -> None:
        """Log that a computer plays below its level, but not every time."""
        self._below += 1
        now = self._clock.monotonic()
        if self._told is None or now - self._told >= QUIET:
            log.warning(
                "the workers are busy. Hard computers made %d decisions at the normal level",
                self._below,
            )
            self._told, self._below = now, 0


def _decide(seen: Observation, level: Level, seed: bytes, heard: tuple[Event, ...]) -> Move:
    """Return the turn move of a computer with its own seat."""
    return choose(seen, level, Random(seed), calling=False, past=heard)  # noqa: S311 - the seed is secret
