"""Seats of programs listed by the people who run the bot (:mod:`bot.programs`): when they are asked for
moves, and what happens when they don't answer. A normal computer then makes the move.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Iterator
from dataclasses import replace
from secrets import token_hex
from typing import Final, NamedTuple

from bot.games.api import Event, IllegalMove, Move, Seat
from bot.programs import Crowded, Host, Program, ProgramFault
from bot.tables.people import PROGRAM, PROGRAM_GONE, PROGRAMS
from bot.tables.table import Table, next_actor
from bot.user_text import raw_text

log = logging.getLogger(__name__)

FAULTS: Final = 3
"""How many moves a program may miss in a match before a computer replaces it."""


class _Asked(NamedTuple):
    """A request to a program for its move at one version of a table."""

    version: int
    move: asyncio.Task[Move | None]


class Guests:
    """Programs that have seats at tables."""

    def __init__(self, host: Host) -> None:
        """``host`` runs the programs that may play."""
        self._host = host
        self._asked: dict[str, _Asked] = {}
        self._faults: dict[str, dict[Seat, int]] = {}

    @property
    def listed(self) -> tuple[Program, ...]:
        """The programs that may play."""
        return self._host.listed

    def think(self, table: Table) -> None:
        """Ask the program on turn, if any, for its move. At the end of a match, stop its programs."""
        if PROGRAMS.isdisjoint([chair.level for chair in table.chairs]):
            return
        is_played = table.phase == "playing"
        seat = next_actor(table) if is_played and not table.asleep else None
        asked = self._asked.get(table.table_id)
        if asked is not None and (seat is None or asked.version != table.version):
            self._asked.pop(table.table_id).move.cancel()
            asked = None
        if not is_played and table.phase != "lobby":
            self._faults.pop(table.table_id, None)
            self._host.dismiss(table.table_id, table.game.result(table.state) if table.state else None)
        if seat is None or asked is not None or (program := self._program(table, seat)) is None:
            return
        decision = asyncio.create_task(self._decide(table, seat, program), name=f"program {program.key}")
        self._asked[table.table_id] = _Asked(table.version, decision)

    def is_thinking(self, table: Table) -> bool:
        """Return whether a program still has time to choose its move at ``table``."""
        asked = self._asked.get(table.table_id)
        return asked is not None and asked.version == table.version and not asked.move.done()

    def move(self, table: Table, seat: Seat) -> Move | None:
        """Return the chosen move of the program at ``seat``, which is on turn, or None."""
        asked = self._asked.pop(table.table_id, None)
        if asked is None or asked.version != table.version or not asked.move.done():
            return None
        return None if asked.move.cancelled() else asked.move.result()

    def let_go(self, table: Table, seat: Seat) -> Table:
        """Replace the program at ``seat`` by a normal computer if it is no longer listed or has failed too
        often. People see the change.
        """
        if table.chairs[seat].level != PROGRAM:
            return table
        is_listed = self._program(table, seat) is not None
        if is_listed and self._faults.get(table.table_id, {}).get(seat, 0) < FAULTS:
            return table
        why = f"failed {FAULTS} times" if is_listed else "is not listed"
        log.warning("removed the program at seat %d of table %s, which %s", seat, table, why)
        self._host.blame(table.table_id, seat)
        chair = replace(table.chairs[seat], level=PROGRAM_GONE)
        return replace(table, chairs=(*table.chairs[:seat], chair, *table.chairs[seat + 1 :]))

    async def close(self) -> None:
        """Stop all programs."""
        for asked in self._asked.values():
            asked.move.cancel()
        await self._host.close()

    def _program(self, table: Table, seat: Seat) -> Program | None:
        chair = table.chairs[seat]
        return self._host.find(raw_text(chair.name), table.game_key) if chair.level == PROGRAM else None

    async def _decide(self, table: Table, seat: Seat, program: Program) -> Move | None:
        """Return the legal move of a program. If there is none, log that and return None."""

        def since(version: int) -> Iterator[Event]:
            return (event for entry in table.log if entry.version > version for event in entry.events)

        try:
            seen = table.observe(seat)
            move = await self._host.decide(program, table.table_id, seen, table.version, since)
            try:
                table.game.apply(table.state, seat, move)
            except IllegalMove as illegal:
                self._host.blame(table.table_id, seat)
                raise ProgramFault("illegal", illegal.code) from None
        except Crowded:
            log.warning("the programs are busy, so a normal computer plays for %s", program.key)
        except ProgramFault as fault:
            faults = self._faults.setdefault(table.table_id, {})
            faults[seat] = faults.get(seat, 0) + 1
            told = (token_hex(4), program.key, seat, table, fault)
            log.warning("fault %s: the program %s, seat %d of table %s: %s", *told)
        except Exception:
            log.exception("fault %s: cannot ask the program %s", token_hex(4), program.key)
        else:
            return move
        return None
