"""Players' and spectators' reactions to what just happened at a table. They are in memory only, because they
are no moves and no turn depends on them.
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
LINGER_MS = 5_000
"""A reaction outlasts an event that comes so soon after it. Without that, no one would see a reaction that is
pressed as another player moves.
"""
NEWS = {"dealt", "deal_over", "match_over"}
"""Events after which older reactions are gone, by any player's move."""


class Reacted(NamedTuple):
    """The reactions to what just happened at a table."""

    seats: Mapping[Seat, str]
    """The reaction of each player who has reacted."""
    counts: Mapping[str, int]
    """How many people have reacted in each way, spectators included."""


NO_REACTIONS = Reacted({}, {})


@once
def occasion(table: Table) -> tuple[int, int]:
    """Return the version of the table with which its last event began, and when (ms): the newest turn move
    that a person made, or the newest beginning or end of a deal. Computers move so soon that no one could
    read a reaction if their moves counted.
    """
    for entry in reversed(table.log):
        is_turn = entry.verb not in table.game.spec.out_of_turn
        if (entry.origin == "person" and is_turn) or any(event.key in NEWS for event in entry.events):
            return entry.version, entry.at
    return 0, 0


class Reaction(NamedTuple):
    """One person's newest reaction."""

    key: str
    version: int
    """The version of the table with which the last event had begun."""
    at: int


class Reactions:
    """The reactions at all tables, one for each person."""

    def __init__(self) -> None:
        self._at = Newest[str, dict[int, Reaction]](TABLES)
        """The newest reaction of everyone at each table, by user."""

    def react(self, table: Table, user_id: int, reaction: str, now: int) -> None:
        """Note a user's reaction at ``now`` (ms). It replaces their earlier one, and the same one again takes
        it back, unless that was for an earlier event.
        """
        known = self._shown(table)
        new = Reaction(reaction, occasion(table)[0], now)
        before = known.pop(user_id, None)
        if before is None or before[:2] != new[:2]:
            known[user_id] = new
        self._at.pop(table.table_id, None)
        self._at[table.table_id] = known

    def at(self, table: Table) -> Reacted:
        """Return the reactions to what just happened at a table."""
        known = self._shown(table)
        if not known:
            return NO_REACTIONS
        users = [chair.user_id for chair in table.chairs]
        seats = {
            seat: known[user].key for seat, user in enumerate(users) if user is not None and user in known
        }
        return Reacted(seats, Counter(reaction.key for reaction in known.values()))

    def _shown(self, table: Table) -> dict[int, Reaction]:
        """Return the reactions that are still shown, by user: those to the last event, and those that were
        made just before it.
        """
        version, began = occasion(table)
        known = self._at.get(table.table_id, {})
        return {
            user: reaction
            for user, reaction in known.items()
            if reaction.version == version or began - reaction.at < LINGER_MS
        }

    def forget_player(self, user_id: int) -> None:
        """Forget a user's reactions."""
        for known in self._at.values():
            known.pop(user_id, None)
