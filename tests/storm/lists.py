"""What has to hold of the list of somebody's tables: all of them are there and no others, and it says at
which of them it is their turn.
"""

from __future__ import annotations

import re

from bot.games.api import Seat
from bot.tables import Table
from tests.storm.rulings import is_here, on_turn, seat_of
from tests.storm.screens import Press, Screens
from tests.storm.weather import KINDS
from tests.storm.world import World

OWN_GAMES = "/my games"
LINK = re.compile(r"https://discord\.com/channels/(?:\d+|@me)/(\d+)")
TURN = "▶️"
"""What stands before a table at which it is the reader's turn."""
MOST = 15
"""So many tables are listed; of others only the number is told."""
SETTLED = 130.0
"""Seconds after the last fault, or start, after which nothing hides from the bot what there is."""
TABLES = """
SELECT tables.table_id, tables.channel_id FROM seats JOIN tables USING (table_id) JOIN people USING (person)
WHERE people.user_id = ? AND tables.phase IN ('lobby', 'playing')
"""


class Lists:
    """Compares each list with what is stored, when it is asked for and when it is shown."""

    def __init__(self, world: World, screens: Screens) -> None:
        self.world = world
        self._asked: dict[int, dict[int, bool]] = {}
        """The tables of those who ask, by channel, and whether it is their turn there."""
        screens.pressed.append(self._pressed)
        screens.answered.append(self._answered)

    def _pressed(self, press: Press) -> None:
        if press.what == OWN_GAMES:
            self._asked[press.id] = self._tables_of(press.user_id)

    def _answered(self, press: Press, text: str) -> None:
        world, before = self.world, self._asked.pop(press.id, None)
        is_settled = world.is_up and world.agenda.now - world.up_since > SETTLED
        if before is None or not is_settled or world.weather.lately(*KINDS, seconds=SETTLED):
            return
        after = self._tables_of(press.user_id)
        shown = {int(found[1]): TURN in line for line in text.split("\n") if (found := LINK.search(line))}
        if max(len(before), len(after)) > MOST:
            return
        for channel_id in {*before, *after, *shown}:
            states, own = (before.get(channel_id), after.get(channel_id)), shown.get(channel_id)
            if own not in states:
                where = f"{press.name}: channel {channel_id}"
                world.fail("a list is of what there is", f"{where} is {states}, shown {own}: {text!r}")

    def _tables_of(self, user_id: int) -> dict[int, bool]:
        found = {}
        for table_id, channel_id in self.world.rows(TABLES, user_id):
            table = self.world.table(table_id)
            seat = None if table is None else seat_of(table, user_id)
            found[channel_id] = table is not None and seat is not None and _is_turn(table, seat)
        return found


def _is_turn(table: Table, seat: Seat) -> bool:
    is_waited_for = table.phase == "playing" and not table.asleep and is_here(table.chairs[seat])
    return is_waited_for and on_turn(table) == seat
