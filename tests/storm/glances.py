"""What has to hold in calm weather while people play: looked at every few seconds."""

from __future__ import annotations

from typing import Any

from bot.tables import Table
from bot.tables.pace import is_waited_for, made_for
from tests.storm.disk import Writing
from tests.storm.invariants import Invariants, is_so
from tests.storm.rulings import is_here, on_turn
from tests.storm.weather import KINDS
from tests.storm.world import World

EVERY = 5.0
"""Seconds between two glances."""
SETTLED = 130.0
"""Seconds after the last fault, or start, after which everything has to be as if there had been none."""
SHOWN, SHOWN_IN_HANDS = 7.0, 3.0
"""Seconds in which a change is shown, in the channel and in hands."""
ENDED = 1.5
"""Seconds in which hands show the end of a match: some read it no longer before they go on."""
SECOND = 1000
LATE = 6 * SECOND
"""Milliseconds by which what happens by itself may be late."""
UNHURRIED = 20.0
"""Seconds after which a move is made for whoever has no other, or has chosen it ahead."""
WARNED_PART = {"fast": 3, "normal": 4, "slow": 12}
"""Which part of a turn's time is left when the player is warned."""
TOLD = 20.0
"""Seconds in which something is told in a league's channel, or to who watches."""
GRANTED = """
SELECT person, table_id FROM watches JOIN tables USING (table_id)
WHERE tables.phase NOT IN ('lobby', 'playing') AND told_version >= version
"""
"""What watchers are to be told."""


class Glances:
    """Looks around while people play."""

    def __init__(self, world: World, invariants: Invariants) -> None:
        self.world, self.invariants = world, invariants
        self._since: dict[str, tuple[Any, float]] = {}
        """Each table as it was seen last, and since when it is so."""
        self._seen: dict[str, Any] = {}
        """Each table as it was compared last."""
        self._seen_in_hands: dict[str, Any] = {}
        """The same of the hands of its players."""
        self._notices: dict[int, tuple[Any, float]] = {}
        self._wishes: dict[tuple[Any, ...], float] = {}
        """Since when there is an end of which somebody who watches was not told."""
        self.looked = 0
        """How often it was calm enough to look."""
        self.settled_at = 0.0
        """When all that was shut out has been tried again."""
        world.disk.committed.append(self._committed)

    def run(self, seconds: float) -> None:
        """Let time pass, and look around."""
        until = self.world.agenda.now + seconds
        while (now := self.world.agenda.now) < until:
            self.world.agenda.run(min(until, now + EVERY))
            self.world.check()
            self._look()
            self.world.check()

    def _is_calm(self) -> bool:
        world, now = self.world, self.world.agenda.now
        is_settled = now >= max(world.up_since + SETTLED, self.settled_at)
        return world.is_up and is_settled and not world.weather.lately(*KINDS, seconds=SETTLED)

    def _committed(self, writing: Writing) -> None:
        if "tables.finished_at" in writing.written:
            self.world.agenda.after(ENDED, self._look_at_ends)

    def _look_at_ends(self) -> None:
        if self._is_calm():
            self.invariants.hands.ended(ENDED)

    def _look(self) -> None:
        if not self._is_calm():
            return
        self.looked += 1
        invariants, now = self.invariants, self.world.agenda.now
        tables = invariants.auditor.run(invariants.auditor.tables())
        invariants.strays(tables)
        for table in tables:
            state = is_so(table)
            before = self._since.get(table.table_id)
            if before is None or before[0] != state:
                self._since[table.table_id] = state, now
            elif now - before[1] >= SHOWN and self._seen.get(table.table_id) != state:
                self._seen[table.table_id] = self._seen_in_hands[table.table_id] = state
                invariants.look_at(table)
                self._is_told(table)
            elif now - before[1] >= SHOWN_IN_HANDS and self._seen_in_hands.get(table.table_id) != state:
                self._seen_in_hands[table.table_id] = state
                invariants.look_at_hands(table)
            self._in_time(table)
        self._told()
        self._watchers_told()

    def _is_told(self, table: Table) -> None:
        """What has happened at a table that rests is told, unless its message waits until somebody asks."""
        if table.hidden or not self.invariants.has_to_be_shown(table):
            return
        if self.world.table(table.table_id) is not None and table.told_version < table.version:
            self.world.fail(
                "everything is told", f"table {table.table_id}: {table.told_version} of {table.version}"
            )

    def _in_time(self, table: Table) -> None:
        """What is due happens: clocks run out, computers play, players on turn are pinged."""
        bot, world = self.world.bot, self.world
        if bot is None or table.deadline is None or table.hidden:
            return
        now = bot.clock.now()
        due = max(table.deadline, table.told_deadline or 0)
        if due < now - LATE and table.phase in ("lobby", "playing"):
            world.fail("nobody waits for ever", f"table {table.table_id}: {now - due} ms too late")
        since = self._since[table.table_id][1]
        if (table.held_until or 0) > now - UNHURRIED * SECOND:
            return  # its clocks stand still for an umpire's answer, and nothing happens by itself
        if table.rests:
            return  # it waits for a press
        if (actor := on_turn(table)) is not None and world.agenda.now - since > UNHURRIED:
            made = made_for(table, actor) if is_here(table.chairs[actor]) else None
            if made is not None and table.phase == "playing":
                world.fail("nobody waits where there is no choice", f"table {table.table_id}: {made}")
        if table.phase != "playing" or (seat := is_waited_for(table)) is None:
            return
        warns = table.deadline - world.pace.clocks[table.clock] // WARNED_PART[table.clock]
        if table.warned_version != table.turn_version and max(warns, table.turn_at) < now - LATE:
            world.fail("nobody is late for want of a warning", f"table {table.table_id}: {now - warns} ms")
        if table.clock == "fast":
            return
        clock = world.pace.clocks[table.clock]
        began = table.deadline - clock - table.given_back
        pings = began + (clock // 4 if table.clock == "normal" else 0)
        if table.chairs[seat].away_until or table.pinged_version == table.turn_version:
            return
        people = [chair for chair in table.chairs if chair.person is not None]
        if table.clock == "normal" and len(people) == 1 and not table.ranked:
            return  # computers wait for nobody
        if world.agenda.now - since <= LATE / SECOND:
            return  # somebody may just have joined in, and now waits
        if pings < now - LATE and table.turn_at < now - LATE and not self._is_unpinged(table, seat):
            world.fail("who is waited for is called", f"table {table.table_id}: {now - pings} ms too late")

    def _is_unpinged(self, table: Table, seat: int) -> bool:
        """Whether somebody, or their server, wants other pings than the usual ones."""
        wishes = self.world.rows("SELECT settings FROM guilds WHERE place_id = ?", table.place_id)
        own = self.world.rows("SELECT settings FROM people WHERE person = ?", table.chairs[seat].person)
        return any("ping" in str(text) or "quiet" in str(text) for (text,) in (*wishes, *own))

    def _told(self) -> None:
        """What is to be told of seasons is told."""
        now = self.world.agenda.now
        before, self._notices = self._notices, {}
        for number, row in self.invariants.leagues.untold().items():
            known = before.get(number)
            since = known[1] if known is not None and known[0] == row else now
            self._notices[number] = row, since
            if now - since > TOLD:
                self.world.fail("everything is told", f"notice {row}, since {now - since:.0f} s")

    def _watchers_told(self) -> None:
        """Who watches is told of the end of a match."""
        now = self.world.agenda.now
        before, self._wishes = self._wishes, {}
        for wish in self.world.rows(GRANTED):
            since = self._wishes[wish] = before.get(wish, now)
            if now - since > TOLD:
                self.world.fail("who watches is told", f"{wish}, since {now - since:.0f} s")
