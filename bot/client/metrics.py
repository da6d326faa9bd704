"""Metrics of a running bot for Prometheus, on their own port (the extra ``metrics``).

They contain no names of servers or people.
"""

from __future__ import annotations

import asyncio
import logging
import math
from collections.abc import AsyncIterator, Mapping
from contextlib import asynccontextmanager, suppress
from functools import partial
from itertools import count
from typing import TYPE_CHECKING

from prometheus_client import (
    CollectorRegistry,
    Counter,
    Gauge,
    Histogram,
    Info,
    ProcessCollector,
    start_http_server,
)

from bot.storage import StorageError
from bot.ui.delivery.lanes import Lane
from bot.version import COMMIT, NUMBER

if TYPE_CHECKING:
    from bot.client import Olsen
    from bot.services import NightlyBackups
    from bot.tables import Clock

TICK = 0.5
"""Seconds between two measurements of the event loop's delay."""
MEASURING = 30
"""The size of the database is measured once in this many ticks."""
PRESSES = (0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2, 3, 5, 10)
SAVES = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2, 5)
DELAYS = (0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2, 5)
"""Upper limits (seconds) of histogram buckets. Discord waits three seconds for an answer."""


class Metrics:
    """Measurements of a bot: at first of the process only, and of everything after :meth:`begin`."""

    def __init__(self, bot: Olsen) -> None:
        self._bot = bot
        self.registry = registry = CollectorRegistry()
        self._presses = Counter(
            "olsen_presses",
            "Button presses and commands, by kind and outcome",
            ("what", "ended"),
            registry=registry,
        )
        self._took = Histogram(
            "olsen_press_seconds",
            "Response time of button presses and commands",
            buckets=PRESSES,
            registry=registry,
        )
        self._delay = Histogram(
            "olsen_loop_delay_seconds", "Event-loop lag", buckets=DELAYS, registry=registry
        )
        self._answers = Counter("olsen_answers", "Responses from Discord", ("status",), registry=registry)
        self._entries = Counter("olsen_log_entries", "Entries of the log", ("level",), registry=registry)
        self._saves = Histogram(
            "olsen_save_seconds", "Time to save a change, with waiting", buckets=SAVES, registry=registry
        )
        self._unsaved = Counter("olsen_saves_failed", "Changes that failed to be saved", registry=registry)
        self._database = Gauge("olsen_database_bytes", "The size of the database", registry=registry)
        self._log = Gauge(
            "olsen_database_log_bytes", "The size of the database's write-ahead log", registry=registry
        )
        Info("olsen_build", "Which version this is", registry=registry).info(
            {"version": NUMBER, "commit": COMMIT[:8]}
        )
        ProcessCollector(registry=registry)
        bot.governor.answers.subscribe(self._answered)

    def begin(self) -> None:
        """Start measuring everything else. The bot must have logged in and have its services."""
        bot, registry = self._bot, self.registry
        waiting = Gauge("olsen_requests_waiting", "Queued requests", ("lane",), registry=registry)
        for lane in Lane:
            waiting.labels(lane.name.lower()).set_function(partial(bot.governor.waiting, lane))
        tables = Gauge("olsen_tables", "Open tables", registry=registry)
        tables.set_function(lambda: len(bot.services.tables.store.entries.keys()))
        behind = Gauge(
            "olsen_oldest_move_not_shown_seconds",
            "The age of the oldest move that its channel doesn't show yet, 0 if all are shown",
            registry=registry,
        )
        behind.set_function(lambda: bot.services.publisher.longest_behind / 1000)
        servers = Gauge("olsen_servers", "Servers that the bot is in", registry=registry)
        servers.set_function(lambda: len(bot.guilds))
        connected = Gauge(
            "olsen_connected", "1 while all shards are connected and Discord answers", registry=registry
        )
        connected.set_function(
            lambda: len(bot.connected) == len(bot.shards_of) and not bot.governor.has_outage
        )
        self._shards(bot)
        if bot.upkeep.nightly is not None:
            self._backups(bot.upkeep.nightly, bot.clock)
        bot.services.pressed.subscribe(self._pressed)
        if bot.database is not None:
            bot.database.saved = self._saved

    def _shards(self, bot: Olsen) -> None:
        connected = Gauge(
            "olsen_shard_connected", "1 while the shard is connected", ("shard",), registry=self.registry
        )
        servers = Gauge("olsen_shard_servers", "Servers of the shard", ("shard",), registry=self.registry)
        latency = Gauge(
            "olsen_shard_latency_seconds",
            "Time until the gateway acknowledges a heartbeat",
            ("shard",),
            registry=self.registry,
        )

        async def label() -> None:
            for shard in bot.shards_of:  # there may be more shards by now
                connected.labels(str(shard)).set_function(partial(_is_connected, bot, shard))
                servers.labels(str(shard)).set_function(partial(_servers, bot, shard))
                latency.labels(str(shard)).set_function(partial(_latency, bot, shard))

        bot.add_listener(label, "on_reach")
        processes = Gauge("olsen_processes", "Processes that have shards", registry=self.registry)
        processes.set_function(lambda: 1 if bot.fence is None else bot.fence.alive)

    def _backups(self, nightly: NightlyBackups, clock: Clock) -> None:
        age = Gauge(
            "olsen_backup_age_seconds",
            "The age of the last nightly backup, NaN before the first",
            registry=self.registry,
        )
        failures = Gauge(
            "olsen_backup_failures", "How often in a row the nightly backup failed", registry=self.registry
        )
        failures.set_function(lambda: nightly.outcome.failures)

        def seconds() -> float:
            made_at = nightly.outcome.made_at
            return math.nan if made_at is None else (clock.now() - made_at) / 1000

        age.set_function(seconds)

    def _answered(self, place: object, status: int, headers: Mapping[str, str]) -> None:
        self._answers.labels(str(status)).inc()

    def _pressed(self, what: str, ended: str, ms: int) -> None:
        self._presses.labels(what, ended).inc()
        self._took.observe(ms / 1000)

    def _saved(self, seconds: float, well: bool) -> None:
        self._saves.observe(seconds)
        if not well:
            self._unsaved.inc()

    async def measure(self) -> None:
        """Measure the size of the database. If that fails, the last size stays."""
        if self._bot.database is not None:
            with suppress(StorageError):
                size, log_of_writes = await self._bot.database.size()
                self._database.set(size)
                self._log.set(log_of_writes)

    @asynccontextmanager
    async def served(self, address: str, port: int) -> AsyncIterator[None]:
        """Serve the metrics during the block. Raises OSError if the port can't be used."""
        server, _ = start_http_server(port, address, self.registry)
        counting = _Counting(self._entries)
        logging.getLogger().addHandler(counting)
        watching = asyncio.create_task(self._watch_loop(), name="watch the loop")
        try:
            yield
        finally:
            watching.cancel()
            logging.getLogger().removeHandler(counting)
            await asyncio.to_thread(server.shutdown)
            server.server_close()

    async def _watch_loop(self) -> None:
        loop = asyncio.get_running_loop()
        for look in count():
            if look % MEASURING == 0:
                await self.measure()
            due = loop.time() + TICK
            await asyncio.sleep(TICK)
            self._delay.observe(max(0.0, loop.time() - due))


def _is_connected(bot: Olsen, shard: int) -> bool:
    return shard in bot.connected


def _servers(bot: Olsen, shard: int) -> int:
    return sum(guild.shard_id == shard for guild in list(bot.guilds))


def _latency(bot: Olsen, shard: int) -> float:
    return dict(bot.latencies).get(shard, math.nan)


class _Counting(logging.Handler):
    """Counts log entries by level."""

    def __init__(self, entries: Counter) -> None:
        super().__init__()
        self._entries = entries

    def emit(self, record: logging.LogRecord) -> None:
        self._entries.labels(record.levelname.lower()).inc()
