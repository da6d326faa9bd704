"""The bot: creates its services, passes on Discord's events, and closes everything."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from contextvars import Context
from functools import partial
from importlib import import_module
from pkgutil import iter_modules
from random import Random, SystemRandom
from typing import Any

import discord
from discord import app_commands
from discord.http import Route

import cogs
from bot.client.command_sync import sync_commands
from bot.client.composition import Composition
from bot.client.servers import Servers
from bot.client.stored import StoredBot
from bot.client.warming import warm_up
from bot.settings import Settings
from bot.shards import FIRST, Shards
from bot.storage import Database, Fence
from bot.storage.people import random_key
from bot.tables import Clock, Pace, SystemClock
from bot.ui.delivery.governor import Governor
from bot.ui.delivery.posts import server_of
from bot.ui.hands.posts import HandPosts
from bot.ui.help.greeting import Greetings
from bot.ui.i18n.commands import described
from bot.ui.pictures.emojis import ApplicationTiles
from bot.ui.routes import router
from bot.ui.shell.arrivals import Arrivals
from bot.ui.shell.tree import CommandTree

log = logging.getLogger(__name__)

# Do not warn about missing voice libraries, because the bot has no voice.
discord.VoiceClient.warn_nacl = discord.VoiceClient.warn_dave = False

COGS = tuple(f"cogs.{module.name}" for module in iter_modules(cogs.__path__))
"""The modules of slash commands, and their shared code."""

OPTIONS: dict[str, Any] = {
    "command_prefix": (),
    "tree_cls": CommandTree,
    "help_command": None,
    "intents": discord.Intents(guilds=True, guild_messages=True),
    "allowed_mentions": discord.AllowedMentions.none(),
    "member_cache_flags": discord.MemberCacheFlags.none(),
    "max_messages": None,
    "allowed_contexts": app_commands.AppCommandContext(guild=True),
    "allowed_installs": app_commands.AppInstallationType(guild=True),
    "max_ratelimit_timeout": 30,
}
"""How discord.py works for the bot. It has no privileged intents. To keep the table at the end of the
channel, it learns when a message is written, but not its content.
"""

GATEWAY, REQUESTS = "gateway", "requests"
"""Reasons for stopping clocks: a shard isn't connected, or requests aren't answered."""


class Olsen(StoredBot):
    """A Discord bot that hosts card games.

    Simulations and tests pass not only settings but also a clock, a source of chance, the function that makes
    people's keys, and the number of shards (default: Discord's recommendation). They may change the ``pace``
    of the tables, and how long a statement waits for a locked database. If other processes have some of the
    shards, ``shards`` are those of this process.

    :meth:`summary` opens the database, or else the login does. ``start`` runs the bot, and ``close`` stops it
    without losing a table. If it is not ``is_first``, another process has the database, and the bot only
    listens until it ``may_begin``.
    """

    greetings: Greetings
    servers: Servers

    def __init__(
        self,
        settings: Settings,
        clock: Clock | None = None,
        chance: Random | None = None,
        new_key: Callable[[], str] = random_key,
        shard_count: int | None = None,
        fence: Fence | None = None,
        shards: Shards | None = None,
        is_first: bool = True,
        pace: Pace | None = None,
        busy_timeout_ms: int = 2000,
    ) -> None:
        clock = clock or SystemClock()
        governor = Governor(clock)
        super().__init__(
            settings,
            clock,
            governor,
            new_key,
            fence,
            is_first,
            busy_timeout_ms,
            shards=shards,
            shard_count=shard_count,
            http_trace=governor.trace(),
            **OPTIONS,
        )
        self.arrivals = self._hear()
        if not is_first:
            self.arrivals.hold()
        self.add_listener(self._server_is_out, "on_guild_unavailable")
        self.chance = chance or SystemRandom()
        self.pace = pace or Pace()
        self.secret = partial(self.chance.randbytes, 32)
        self.router = router()
        self._releasing: asyncio.Task[None] | None = None
        self._asking: asyncio.Task[None] | None = None
        self._commands: list[dict[str, Any]] = []
        """The commands as sent to Discord."""

    def _hear(self) -> Arrivals:
        """Receive presses and commands as they arrive, and ignore edits. Discord sends an event for every
        edit, even the bot's own.
        """
        parsers = self._connection.parsers
        parsers.pop("MESSAGE_UPDATE")
        arrivals = Arrivals(parsers["INTERACTION_CREATE"], lambda: self.clock.monotonic() / 1000)
        parsers["INTERACTION_CREATE"] = arrivals
        return arrivals

    async def setup_hook(self) -> None:
        """Create the services and register the commands, after the login and before the gateway connects."""
        await self._count_shards()
        database = await self._open_database()
        self.tiles = ApplicationTiles(self.fetch_application_emojis, self.clock)
        await self.tiles.load()
        drawing = self._create_services(database)
        await self.load_commands()
        self._commands = described(self.tree)  # prepare this now, because it takes a while
        if not self.is_first:
            await warm_up(self.services.tables, drawing, self.tiles)
        if self.is_first and FIRST in self.shards_of:  # only the process with the first shard does this
            await self._register_commands()
        self._end_start()
        self.governor.govern(self.http, self._server_of)
        # The gateway need not wait for this. Earlier presses are answered that the bot is starting.
        self._restoring = asyncio.create_task(self._restore(), name="restore tables")

    def _create_services(self, database: Database) -> HandPosts:
        """Create all services, and stop the clocks until the shards are connected. Return the service that
        draws hands.
        """
        made = Composition(self, database)
        self.upkeep, self.departures = made.upkeep, made.departures
        self.greetings, self.servers = made.greetings, made.servers
        self.catch_up, self.sleepers = made.catch_up, made.sleepers
        self.watchers, self.early, self.outbox = made.watchers, made.early, made.outbox
        self.found_calls, self.evenings, self.site = made.found_calls, made.evening_worker, made.site
        self.services = made.services()
        clocks = made.tables.clocks
        clocks.hold(GATEWAY)
        clocks.make_sure = partial(self.governor.make_sure, self._ask)
        self.governor.outages.subscribe(self._requests_fail)
        made.seasons.deadlines.hold(partial(_is_out_of_reach, self))
        return made.drawing

    def _server_of(self, route: Route) -> int:
        """Return the id of the server that a route of Discord belongs to, or 0."""
        return int(route.guild_id or 0) or server_of(self, int(route.channel_id or 0))

    async def _register_commands(self) -> None:
        if self.application_id is not None and self.database is not None:  # both known since the login
            place = self.settings.dev_guild
            await sync_commands(self.http, self.application_id, self._commands, place, self.database)

    async def load_commands(self) -> None:
        """Add the commands of all cogs."""
        for cog in COGS:
            # ``load_extension`` would execute an imported module again at each start in the same process.
            if setup := getattr(import_module(cog), "setup", None):
                await setup(self)

    async def on_message(self, message: discord.Message) -> None:
        """Note that a message was written, because it pushes the table up. The bot doesn't get its
        content.
        """
        if self.user is None or not hasattr(self, "services") or not self.may_begin.is_set():
            return
        if message.author.id == self.user.id:
            self.outbox.message_sent(message)
        else:
            self.services.publisher.message_sent(message.channel.id, message.id)

    async def on_interaction(self, interaction: discord.Interaction) -> None:
        """Pass presses and forms to the router. discord.py dispatches commands itself."""
        handle = {
            discord.InteractionType.component: self.router.press,
            discord.InteractionType.modal_submit: self.router.send,
        }.get(interaction.type)
        if handle is not None:
            await handle(interaction)

    async def on_raw_message_delete(self, event: discord.RawMessageDeleteEvent) -> None:
        """Note that a message was deleted."""
        await self._deleted(event.guild_id, event.channel_id, {event.message_id})

    async def on_raw_bulk_message_delete(self, event: discord.RawBulkMessageDeleteEvent) -> None:
        """Note that several messages of a channel were deleted at once."""
        await self._deleted(event.guild_id, event.channel_id, event.message_ids)

    async def _deleted(self, place_id: int | None, channel_id: int, message_ids: set[int]) -> None:
        if place_id is not None and await self._restored():
            await self.services.publisher.message_deleted(channel_id, message_ids)
            await self.outbox.message_deleted(place_id, channel_id, message_ids)

    async def on_guild_channel_delete(self, channel: discord.abc.GuildChannel) -> None:
        """End the tables in a deleted channel and in its threads."""
        threads = channel.threads if isinstance(channel, discord.TextChannel) else []
        await self._channels_gone(channel.guild.id, {channel.id, *(each.id for each in threads)}, None)

    async def on_raw_thread_delete(self, event: discord.RawThreadDeleteEvent) -> None:
        """End the table of a deleted thread."""
        await self._channels_gone(event.guild_id, {event.thread_id}, event.parent_id)

    async def _channels_gone(self, place_id: int, channel_ids: set[int], parent: int | None) -> None:
        if await self._restored():
            await self.outbox.channel_deleted(place_id, channel_ids)
            await self.services.publisher.channel_gone(place_id, channel_ids, parent)

    def _lose(self, shard: int) -> None:
        """Stop the clocks of a shard's servers, because players can't reach them."""
        self.services.tables.clocks.hold(GATEWAY, [shard])

    async def _ask(self) -> None:
        """Send Discord a request to see whether it answers."""
        await self.http.request(discord.http.Route("GET", "/users/@me"))

    def _requests_fail(self, is_out: bool) -> None:
        """Stop all clocks while Discord answers no requests, because players can't see what happens, and ask
        now and then whether it does, even if there is nothing else to send.
        """
        if is_out:
            self.services.tables.clocks.hold(REQUESTS)
            self._asking = asyncio.create_task(
                self.governor.probe_when_idle(self._ask), name="ask Discord", context=Context()
            )
        else:
            self._releasing = asyncio.create_task(
                self.services.tables.clocks.release(REQUESTS),
                name="release tables",
                # An empty context: the current one may belong to a press whose database time has run out.
                context=Context(),
            )
            self.services.seasons.deadlines.release()

    async def _reach(self, shard: int) -> None:
        """Restart the clocks of a shard's servers."""
        if await self._restored() and shard in self.connected:
            for guild in self.guilds:
                if guild.shard_id == shard and guild.unavailable:
                    self.services.tables.clocks.hold_server(guild.id)
            await self.services.tables.clocks.release(GATEWAY, [shard])
            self.services.seasons.deadlines.release()
            self._tell_of(shard)
            self.outbox.changed()

    async def on_ready(self) -> None:
        """Look for servers that the bot has left, now that all of its servers are known."""
        if await self._restored():
            self.servers.start()

    async def on_guild_remove(self, guild: discord.Guild) -> None:
        """Note that the bot has left a server or was removed. An outage of a server doesn't count as that."""
        if await self._restored():
            await self.servers.left(guild.id)

    async def on_guild_join(self, guild: discord.Guild) -> None:
        """Note that the bot was added to a server, or that a server has become available."""
        if await self._restored():
            await self.servers.came(guild)
            self.services.tables.clocks.release_server(guild.id)
            self.services.seasons.deadlines.release()
            self.outbox.changed()

    async def _server_is_out(self, guild: discord.Guild) -> None:
        """Stop a server's clocks during its outage."""
        if await self._restored() and guild.unavailable:
            self.services.tables.clocks.hold_server(guild.id)

    async def on_guild_available(self, guild: discord.Guild) -> None:
        """Note that a server has become available. For some servers that the bot rejoins, this is the only
        event.
        """
        await self.on_guild_join(guild)


def _is_out_of_reach(bot: Olsen, key: str) -> bool:
    """Return whether a season's actions would stay unseen, because nothing reaches Discord or the season's
    server.
    """
    season = bot.services.seasons.store.known(key)
    if season is None:
        return False
    guild = bot.get_guild(season.place_id)
    is_connected = bot.shards_of.of(season.place_id) in bot.connected
    return not is_connected or bot.governor.has_outage or (guild is not None and guild.unavailable)
