"""Players' and spectators' reactions to the last event at a table. In memory only: they are no moves, and
nobody's turn depends on them.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from typing import NamedTuple

from bot.games.api import Seat
from bot.newest import Newest
from bot.tables.table import Table, once

FACES: Mapping[str, str] = {"laugh": "😂", "gasp": "😱", "clap": "👏"}
"""The reactions, each with its emoji."""
TABLES = 1_000
"""The most tables whose reactions are remembered. The one without a new reaction for longest is dropped."""
NEWS = {"dealt", "deal_over", "match_over"}
"""Events after which older reactions are gone, whoever made the move."""


class Reacted(NamedTuple):
    """The reactions to the last event at a table."""

    seats: Mapping[Seat, str]
    """The reaction of each player who has reacted."""
    counts: Mapping[str, int]
    """How many people have reacted in each way, spectators included."""


NO_REACTIONS = Reacted({}, {})


@once
def occasion(table: Table) -> int:
    """Return the version of the table with which its last event began: the newest turn move that a person
    made, or the newest beginning or end of a deal. Computers move so soon that no one could read a reaction
    if their moves counted.
    """
    for entry in reversed(table.log):
        is_turn = entry.verb not in table.game.spec.out_of_turn
        if (entry.origin == "person" and is_turn) or any(event.key in NEWS for event in entry.events):
            return entry.version
    return 0


class Reactions:
    """The reactions at all tables, one for each person and event."""

    def __init__(self) -> None:
        self._at = Newest[str, tuple[int, dict[int, str]]](TABLES)
        """The occasion of each table's last reactions, and everyone's reaction, by user."""

    def react(self, table: Table, user_id: int, reaction: str) -> None:
        """Note a user's reaction. It replaces their earlier one, and the same one again takes it back."""
        now = occasion(table)
        before, known = self._at.pop(table.table_id, (now, {}))
        known = known if before == now else {}
        if known.pop(user_id, "") != reaction:
            known[user_id] = reaction
        self._at[table.table_id] = now, known

    def at(self, table: Table) -> Reacted:
        """Return the reactions to the last event at a table."""
        before, known = self._at.get(table.table_id, (0, {}))
        if not known or before != occasion(table):
            return NO_REACTIONS
        users = [chair.user_id for chair in table.chairs]
        seats = {seat: known[user] for seat, user in enumerate(users) if user is not None and user in known}
        return Reacted(seats, Counter(known.values()))

    def forget_player(self, user_id: int) -> None:
        """Forget a user's reactions."""
        for _, known in self._at.values():
            known.pop(user_id, None)
