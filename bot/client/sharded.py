"""A bot whose servers are divided into shards, which connect, drop and reconnect independently."""

from __future__ import annotations

import asyncio
import logging
from collections import defaultdict
from collections.abc import Awaitable, Callable, Collection, Coroutine, Mapping
from functools import partial
from typing import Any

import aiohttp
import discord
from discord.ext import commands
from discord.shard import EventItem, EventType

from bot.client.connector import Connector
from bot.milliseconds import HOUR
from bot.shards import Shards
from bot.ui.delivery.outcomes import Meaning, meaning

log = logging.getLogger(__name__)

QUEUE = "_AutoShardedClient__queue"
"""The private attribute of discord.py with the queue in which shards report their events."""
COMES_BACK = 0.1
"""Seconds between a shard's checks whether there still is a successor."""
IDENTIFY_GAP = 5.0
"""Seconds that Discord requires between the identifications of two shards of one group."""
ANSWERED_WITHIN = 40.0
"""Seconds within which a request of the start must be answered. Discord may delay it for 30 of them."""
LONGEST_WAIT = 60.0
"""The most seconds, in total, that Discord may delay a request of the start."""
PAUSES = (1, 2, 4)
"""Seconds before each retry of a request of the start."""
UNREACHED = (OSError, aiohttp.ClientError, TimeoutError, discord.DiscordServerError)
"""The errors after which a retry may help."""


class ShardedBot(commands.AutoShardedBot):
    """An ``AutoShardedBot`` whose shards don't wait for each other, and whose first requests have a
    deadline.
    """

    shards_of: Shards
    """The shards of the bot, known since the login."""

    def __init__(self, shards: Shards | None, **options: Any) -> None:
        """``shards`` are those of this process; None for all of them."""
        if shards is not None:
            options |= {"shard_count": shards.count, "shard_ids": list(shards)}
        super().__init__(**options)
        self.shared = shards
        """The shards of this process if others have the rest; None if it has all."""
        self._unreached: set[int] = set()
        """Shards taken over since the start that haven't been connected yet."""
        self.connected: set[int] = set()
        """The connected shards whose servers are known."""
        self.listed: dict[int, set[int]] = {}
        """The servers that Discord listed for each shard when it connected."""
        self.has_successor = False
        """Whether another process is about to take over. Then a closed connection isn't reopened, because
        Discord may have closed it in favour of the other process.
        """
        self._groups = 1
        """How many shards may identify at the same time."""
        self._turns: defaultdict[int, asyncio.Lock] = defaultdict(asyncio.Lock)
        self._identified: dict[int, float] = {}
        """When a shard of each group last identified, by the loop's clock."""
        self._connection.parsers["READY"] = self._forgetting(self._connection.parsers["READY"])

    # The start

    async def login(self, token: str) -> None:
        """Log in. Unanswered requests are retried; the last error is raised."""
        self.http.connector = Connector()
        self.http.request = _patient(self.http.request)  # type: ignore[method-assign]  # as the governor does
        await super().login(token)

    def _end_start(self) -> None:
        """Stop retrying requests, as is done only during the start."""
        vars(self.http).pop("request", None)

    async def _count_shards(self) -> None:
        """Get the number of shards that Discord recommends, unless it was given, and how many may connect.

        Raises discord.ClientException if the bot may not connect again today.
        """
        if self.shared is not None or self._connection.shard_count is None:
            recommended, _, limits = await self.http.get_bot_gateway()
            self._groups = limits["max_concurrency"]
            self.shard_count = recommended if self.shared is None else self.shared.count
            needed = self.shard_count if self.shared is None else len(self.shared)
            if limits["remaining"] < needed:
                hours = limits["reset_after"] / HOUR
                raise discord.ClientException(
                    f"it has connected too often today. {needed} connections are needed and "
                    f"{limits['remaining']} are left. There are new ones in {hours:.1f} hours."
                )
        self.shards_of = Shards(self.shard_count) if self.shared is None else self.shared

    # Connections

    async def connect(self, *, reconnect: bool = True) -> None:
        """Stay connected until the bot is closed.

        Raises discord.ConnectionClosed and discord.PrivilegedIntentsRequired if Discord ends a connection for
        good. The library's own method handles one shard at a time, so one that can't connect would keep the
        others from reconnecting.
        """
        self._reconnect = reconnect
        queue: asyncio.Queue[EventItem] = getattr(self, QUEUE)
        working = {asyncio.create_task(self.launch_shards(), name="launch shards")}

        try:
            while not self.is_closed():
                item = await queue.get()
                if (work := _coming_back(item)) is not None:
                    task = asyncio.create_task(self._when_last(work), name="connect a shard")
                    working.add(task)
                    task.add_done_callback(working.discard)
                    continue
                await self.close()
                if item.error is not None:
                    raise item.error
        finally:
            for task in working:
                task.cancel()

    async def _when_last(self, work: Callable[[], Coroutine[Any, Any, None]]) -> None:
        while self.has_successor:  # noqa: ASYNC110 - it is seen in the database
            await asyncio.sleep(COMES_BACK)
        await work()

    def _expect(self, shards: Collection[int]) -> None:
        """Note that the process gets more shards. The bot isn't ready until they are connected."""
        self._unreached |= set(shards)
        self._ready.clear()
        self._connection.shard_ids = self.shard_ids = sorted({*self.shards_of, *shards})

    async def _connect_more(self, shards: Collection[int]) -> None:
        """Connect expected shards that now belong to this process."""
        self.shards_of.add(shards)
        for shard in sorted(shards):
            await self.launch_shard(discord.gateway.DiscordWebSocket.DEFAULT_GATEWAY, shard)

    async def before_identify_hook(self, shard_id: int | None, *, initial: bool = False) -> None:
        """Wait until a shard may identify."""
        group, loop = (shard_id or 0) % self._groups, asyncio.get_running_loop()
        async with self._turns[group]:
            if group in self._identified:
                await asyncio.sleep(self._identified[group] + IDENTIFY_GAP - loop.time())
            self._identified[group] = loop.time()

    async def on_shard_disconnect(self, shard_id: int) -> None:
        """Note that a shard is disconnected, or that another try to connect it has failed."""
        if shard_id in self.connected:
            self.connected.remove(shard_id)
            log.warning("shard %d of %d is disconnected", shard_id, self.shards_of.count)
            self._lose(shard_id)
            self.dispatch("reach")

    async def on_shard_resumed(self, shard_id: int) -> None:
        """Note that a shard has resumed its session."""
        await self.on_shard_ready(shard_id)

    async def on_shard_ready(self, shard_id: int) -> None:
        """Note that a shard is connected and its servers are known."""
        log.info("shard %d of %d is connected", shard_id, self.shards_of.count)
        self.connected.add(shard_id)
        if shard_id in self._unreached:
            self._unreached.remove(shard_id)
            if not self._unreached:
                self._ready.set()
                self.dispatch("ready")
        self.dispatch("reach")
        await self._reach(shard_id)

    def _lose(self, shard: int) -> None:
        """Handle that a shard is out of reach."""
        raise NotImplementedError

    async def _reach(self, shard: int) -> None:
        """Handle that a shard is in reach."""
        raise NotImplementedError

    def _forgetting(self, hear: Callable[[Any], None]) -> Callable[[Any], None]:
        """Return a handler of the event READY that first drops the shard's servers not listed in it, and then
        calls ``hear``. The bot has left those servers, and the library would keep them.
        """

        def ready(data: Mapping[str, Any]) -> None:
            shard, listed = data["shard"][0], {int(guild["id"]) for guild in data["guilds"]}
            self.listed[shard] = listed
            for guild in self.guilds:
                if guild.shard_id == shard and guild.id not in listed:
                    self._connection._remove_guild(guild)
            hear(data)

        return ready

    async def _close_connections(self) -> None:
        if hasattr(self, QUEUE):  # without a login there are none, and the library can't close
            await super().close()


def hears_all(bot: ShardedBot) -> bool:
    """Return whether a bot hears everything that happens on its servers: all shards are connected, and every
    server that Discord has listed is known. The library becomes ready some time after that.
    """

    def knows_all(listed: Collection[int] | None) -> bool:
        guilds = map(bot.get_guild, listed or ())
        return listed is not None and all(guild is not None and not guild.unavailable for guild in guilds)

    return hasattr(bot, "shards_of") and all(
        shard in bot.connected or knows_all(bot.listed.get(shard)) for shard in bot.shards_of
    )


def _coming_back(item: EventItem) -> Callable[[], Coroutine[Any, Any, None]] | None:
    """Return the function that reconnects a disconnected shard, or None if it isn't to be reconnected."""
    if item.shard is None:
        return None
    if isinstance(item.error, discord.gateway.ReconnectWebSocket):
        return partial(item.shard.reidentify, item.error)
    return item.shard.reconnect if item.type == EventType.reconnect else None


def _patient(request: Callable[..., Awaitable[Any]]) -> Callable[..., Coroutine[Any, Any, Any]]:
    """Wrap a request of the start: retry it a few times if Discord can't be reached or doesn't answer, and
    wait when Discord requires that. The wrapped request raises discord.ClientException if it takes too long.
    """

    async def patiently(*args: Any, **kwargs: Any) -> Any:
        pauses, waited = iter(PAUSES), 0.0
        while True:
            try:
                async with asyncio.timeout(ANSWERED_WITHIN) as deadline:
                    return await request(*args, **kwargs)
            except discord.RateLimited as limited:
                pause = limited.retry_after
                waited += pause
                if waited > LONGEST_WAIT:
                    raise discord.ClientException(
                        f"it has asked too often. It may ask again in {pause / 60:.0f} minutes."
                    ) from None
                log.warning("Discord makes the start wait for %.0f s", pause)
            except UNREACHED as error:
                late = TimeoutError(f"no answer within {ANSWERED_WITHIN:g} s") if deadline.expired() else None
                if (next_pause := next(pauses, None)) is None:
                    raise (late or error) from None
                pause = next_pause
                log.warning("Discord does not answer (%s). Trying again in %g s", late or error, pause)
            except discord.HTTPException as refused:
                if meaning(refused) is not Meaning.BANNED:
                    raise
                raise discord.ClientException(
                    "the address of this machine is banned for now. Such a ban ends by itself, after some "
                    "minutes or hours."
                ) from None
            await asyncio.sleep(pause)

    return patiently
