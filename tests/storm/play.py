"""What has to hold of play: a move that may be made is made, and nobody's time ends before it is up."""

from __future__ import annotations

import re
from functools import partial

from bot.client import Olsen
from bot.games.api import Move
from bot.tables import Table
from bot.tables.pace import is_waited_for
from tests.storm.compare import times
from tests.storm.loop import CAUSE
from tests.storm.screens import Press, Screens
from tests.storm.weather import KINDS
from tests.storm.world import World

MOVE = re.compile(r"t:([a-z0-9]{8}):(\d+):([^:]+)$")
"""The id of a button that plays a move: the table, the version that it was drawn for, and the move."""
PLAYED = 4.0
"""Seconds in which a move is played."""
SETTLED = 130.0
"""Seconds after the last fault, or start, after which nothing stands in the way of a press."""
SLACK = 1_500
"""Milliseconds that printing in whole seconds, and the time until a message is there, make of difference."""


class Play:
    """Looks at what comes of moves, and when time is up."""

    def __init__(self, world: World, screens: Screens) -> None:
        self.world, self.screens = world, screens
        self._before: dict[str, Table] = {}
        """Each table as it was told of last."""
        screens.pressed.append(self._pressed)
        world.began.append(self._began)

    def _began(self, bot: Olsen) -> None:
        self._before.clear()
        bot.services.tables.changed.subscribe(self._changed)

    def _is_calm(self, seconds: float) -> bool:
        world = self.world
        is_settled = world.is_up and world.agenda.now - world.up_since > seconds
        return is_settled and not world.weather.lately(*KINDS, seconds=seconds)

    # Moves

    def _pressed(self, press: Press) -> None:
        found, bot = MOVE.match(press.what), self.world.bot
        if found is None or bot is None or not self._is_calm(SETTLED):
            return
        table = self.world.table(found[1])
        seat = None if table is None else table.seat_of(press.user_id)
        if table is None or seat is None or table.phase != "playing" or table.version != int(found[2]):
            return
        if Move.parse(found[3]) in table.observe(seat).legal and not table.chairs[seat].forfeited:
            self.world.agenda.after(PLAYED, partial(self._is_played, press, table))

    def _is_played(self, press: Press, before: Table) -> None:
        """A move that the rules allowed, pressed when it was on the screen, is not simply dropped."""
        if not self._is_calm(SETTLED):
            return
        [(version, phase)] = self.world.rows(
            "SELECT version, phase FROM tables WHERE table_id = ?", before.table_id
        )
        if (version, phase) == (before.version, before.phase):
            said = [text for _, text in press.answers]
            self.world.fail("a move that may be made is made", f"{press.name}: {said}")

    # Time

    def _gets_back(self, before: Table, table: Table) -> None:
        """Time that somebody gets back in their turn, and not by a press, is told at the table, besides the
        time for which its clocks stand still.
        """
        is_same = (before.turn_version, before.chairs, before.channel_id) == (
            table.turn_version,
            table.chairs,
            table.channel_id,
        )
        bot = self.world.bot
        if bot is None or CAUSE.get() or not is_same or None in (is_waited_for(before), is_waited_for(table)):
            return
        now = bot.clock.now()
        stood = max(table.held_until or 0, now) - max(before.held_until or 0, now)
        more = (table.deadline or 0) - (before.deadline or 0) - stood
        said = table.given_back - before.given_back
        if more > self.world.pace.clocks[table.clock] // 10 + SLACK and said < more - SLACK:
            self.world.fail("who gets time back reads it", f"table {table.table_id}: {said} of {more} ms")

    def _changed(self, table: Table) -> None:
        before = self._before.get(table.table_id)
        self._before[table.table_id] = table
        if before is not None:
            self._gets_back(before, table)
        if before is None or not table.log or table.log[-1].version <= before.version:
            return
        last = table.log[-1]
        if last.origin != "timeout" or before.phase != "playing" or self.world.weather.met["clock"]:
            return
        message = self.world.backend.messages.get(table.channel_id, {}).get(before.message_id or 0)
        printed = times(message.components) if message is not None else []
        stored = before.deadline or 0
        if last.at < stored:
            self.world.fail("nobody's time is cut", f"table {table.table_id}: {stored - last.at} ms")
        # What is printed is of this turn where the message shows it.
        if before.told_version >= before.turn_version and printed and last.at < min(printed) * 1000 - SLACK:
            self.world.fail(
                "nobody's time is cut", f"table {table.table_id}: at {last.at}, printed was {min(printed)}"
            )
