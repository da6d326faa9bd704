"""All tables of the bot: each has one lock, one clock and one version. Changes are saved, then told."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random

from bot.games.api import Seat
from bot.programs import Program
from bot.shards import WHOLE, Shards
from bot.storage import Database
from bot.tables.clock import Clock
from bot.tables.listeners import Signal
from bot.tables.lobbies import Lobbies
from bot.tables.matches import Matches
from bot.tables.messages import Messages
from bot.tables.pace import Pace, Pings
from bot.tables.people import Refused
from bot.tables.recaps import Recaps
from bot.tables.replays import Replays
from bot.tables.reviews import Reviews
from bot.tables.scheduler import Scheduler
from bot.tables.season_tables import FixtureTables
from bot.tables.seats import Seats
from bot.tables.table import Table
from bot.tables.table_store import TableStore
from bot.tables.thinking import Thinkers
from bot.tables.timekeeping import Timekeeping
from bot.tables.workers import Workers


def _default_pings(table: Table, seat: Seat) -> Pings:
    return "default"


def _at_once(table: Table, seat: Seat, at: int) -> int:
    return at


def _anybody_may(table: Table, person: str) -> None:
    return None


class Tables:
    """All open tables of the bot, with one service for each subject.

    Every method that changes a table takes its lock, calls the pure functions of ``table.py`` and
    ``seating.py``, and commits. Only then does it replace the table in memory and call the listeners. All
    raise Refused (with the code of a phrase) or IllegalMove if nothing may be changed, and StorageError if
    the change could not be saved.
    """

    def __init__(
        self,
        database: Database,
        clock: Clock,
        pace: Pace,
        chance: Random,
        secret: Callable[[], bytes],
        *,
        pings_of: Callable[[Table, Seat], Pings] = _default_pings,
        may_join: Callable[[Table, str], None] = _anybody_may,
        ping_from: Callable[[Table, Seat, int], int] = _at_once,
        shards: Shards = WHOLE,
        workers: int = 0,
        programs: Sequence[Program] = (),
        most: int | None = None,
    ) -> None:
        """Create the services of tables.

        * ``secret`` returns new bytes for the shuffles of a table.
        * ``pings_of`` returns when the person at a seat wants to be pinged.
        * ``may_join`` raises Refused if a person, given their key, may not join a table of a season.
        * ``ping_from`` returns when (ms) the person at a seat may be pinged whose ping is due at a time (ms).
        * ``shards`` are those of this process; the clocks of a shard's tables are stopped together.
        * ``workers`` is the number of processes that decide for computers where that takes long, and that
          review matches.
        * ``programs`` may have seats at unranked tables.
        * ``most`` tables may be open in a server; None for any number.
        """
        scheduler = Scheduler(clock)
        processes = Workers(workers)
        thinkers = Thinkers(clock, processes, programs)
        self.store = TableStore(
            database,
            scheduler,
            clock,
            pace,
            chance,
            pings_of=pings_of,
            ping_from=ping_from,
            thinkers=thinkers,
            shards=shards,
            most=most,
        )
        self.room = self.store.room
        self.programs = tuple(programs)
        self.lobbies = Lobbies(self.store, secret, may_join)
        self.fixtures = FixtureTables(self.store, self.lobbies)
        self.seats = Seats(self.store)
        self.pinged = Signal[[Table]]()
        """Called at most once a turn when the player on turn must be pinged, after that was stored."""
        self.matches = Matches(self.store, self.pinged)
        self.messages = Messages(self.store, self.matches)
        self.recaps = Recaps(database)
        self.clocks = Timekeeping(self.store, scheduler, self.matches.act_in_time, shards)
        self.replays = Replays(database)
        self.reviews = Reviews(processes)
        self.changed = self.store.changed
        """Called after a table's change was committed, unless it is private or only a ping."""
        self.changed_in_private = self.store.changed_in_private
        """Called after a change was committed that only one player's hand shows."""
        self.dropped = self.store.dropped
        """Called with the id of each table that is removed from memory."""
        self.find, self.get = self.store.find, self.store.get
        self.in_channel, self.open_in = self.store.in_channel, self.store.open_in
        self.open_tables = self.store.open_tables

    async def awake(self, table_id: str) -> Table | None:
        """Return a table as :meth:`get` does, or None if it is asleep until its game is back, or can't be
        read. Raises Refused as :meth:`get` does otherwise.
        """
        try:
            return await self.get(table_id)
        except Refused as refused:
            if refused.code not in ("table_asleep", "table_unreadable"):
                raise
            return None

    def need_awake(self, table_id: str | None) -> None:
        """Raise Refused ``table_asleep`` if this table is asleep until its game is back, and
        ``table_unreadable`` if the bot couldn't read it when it started.
        """
        for channel_id, unread in self.store.unreadable.items():
            if unread == table_id:
                self.store.need_readable(channel_id)

    async def of_user(self, user_id: int) -> list[Table]:
        """Return the open tables where a user has a seat, on all servers and from all processes, oldest
        first. Raises StorageError.
        """
        found = [*self.store.of_user(user_id), *await self.store.elsewhere(user_id)]
        return sorted(found, key=lambda table: table.created_at)
