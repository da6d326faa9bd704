"""The bot: it creates and connects the services, passes on Discord's events, and closes everything."""

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
from bot.client.servers import Servers
from bot.client.stored import StoredBot
from bot.client.upkeep import Upkeep
from bot.client.warming import warm_up
from bot.logs import Seldom
from bot.seasons import Announcements, GivenRoles, Seasons, SeasonStore
from bot.services import (
    Admission,
    Budgets,
    Chips,
    Daily,
    Departures,
    Fairness,
    FairPlay,
    HouseRules,
    Preferences,
    Privacy,
    Ratings,
    Standings,
    Watching,
)
from bot.services.installed_games import sleeping_tables
from bot.settings import Settings
from bot.shards import FIRST, Shards
from bot.storage import Database, Fence
from bot.storage.people import random_key
from bot.tables import Clock, Pace, Posts, SystemClock, Tables
from bot.ui.delivery.catching_up import CatchUp
from bot.ui.delivery.elsewhere import Elsewhere
from bot.ui.delivery.governor import Governor
from bot.ui.delivery.hands import HandRefresher
from bot.ui.delivery.letters import Letters
from bot.ui.delivery.members import gone
from bot.ui.delivery.passing import PassingAnswers
from bot.ui.delivery.poster import Poster
from bot.ui.delivery.posts import server_of
from bot.ui.delivery.publisher import TablePublisher
from bot.ui.delivery.sleepers import Sleepers
from bot.ui.hands.posts import HandPosts
from bot.ui.help.greeting import Greetings
from bot.ui.i18n.caches import forget_texts
from bot.ui.i18n.commands import described
from bot.ui.i18n.languages import Languages
from bot.ui.outbox.outbox import Outbox
from bot.ui.outbox.sender import Sender
from bot.ui.outbox.taking_up import TakingUp
from bot.ui.pictures.emojis import ApplicationTiles
from bot.ui.pictures.renderer import PictureRenderer
from bot.ui.routes import router
from bot.ui.shell.arrivals import Arrivals
from bot.ui.shell.context import Services
from bot.ui.shell.tree import CommandTree
from bot.ui.tables.closing import ClosedThreads
from bot.ui.tables.early import EarlyPings
from bot.ui.tables.posts import TablePosts
from bot.ui.tables.watchers import Watchers

log = logging.getLogger(__name__)

# Do not warn about missing voice libraries, because the bot has no voice.
discord.VoiceClient.warn_nacl = discord.VoiceClient.warn_dave = False

COGS = tuple(f"cogs.{module.name}" for module in iter_modules(cogs.__path__))
"""The modules of slash commands, and what they share."""

GATEWAY, REQUESTS = "gateway", "requests"
"""Reasons to stop clocks: a shard is not connected, or requests are not answered."""


class Olsen(StoredBot):
    """A Discord bot that hosts card games.

    It takes the settings. Simulations and tests also give it a clock, a source of chance, the function that
    makes the keys of people, and the number of shards, which is otherwise the one that Discord recommends.
    They may change the ``pace`` of the tables, and how long a statement waits while another program has the
    database locked. If other processes have some of the shards, ``shards`` are those of this process.

    The database is opened by :meth:`summary`, or else by the login. ``start`` runs the bot, and ``close``
    stops it without losing a table. If it is not ``is_first``, another process has the database, and the bot
    only listens until it ``may_begin``.
    """

    tiles: ApplicationTiles
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
        # No privileged intents. The bot learns that a message was written, to keep the table below it, but
        # not its content.
        super().__init__(
            settings,
            clock,
            governor,
            new_key,
            fence,
            is_first,
            busy_timeout_ms,
            shards=shards,
            command_prefix=(),
            shard_count=shard_count,
            tree_cls=CommandTree,
            help_command=None,
            intents=discord.Intents(guilds=True, guild_messages=True),
            allowed_mentions=discord.AllowedMentions.none(),
            member_cache_flags=discord.MemberCacheFlags.none(),
            max_messages=None,
            allowed_contexts=app_commands.AppCommandContext(guild=True),
            allowed_installs=app_commands.AppInstallationType(guild=True),
            http_trace=governor.trace(),
            max_ratelimit_timeout=30,
        )
        # Discord sends an event for every edit, also for the bot's own. The bot needs none of them.
        self._connection.parsers.pop("MESSAGE_UPDATE")
        parsers = self._connection.parsers
        parsers["INTERACTION_CREATE"] = self.arrivals = Arrivals(
            parsers["INTERACTION_CREATE"], lambda: clock.monotonic() / 1000
        )
        if not is_first:
            self.arrivals.hold()
        self.add_listener(self._server_is_out, "on_guild_unavailable")
        self.chance = chance or SystemRandom()
        self.pace = pace or Pace()
        self._secret = partial(self.chance.randbytes, 32)
        self.router = router()
        self._releasing: asyncio.Task[None] | None = None
        self._commands: list[dict[str, Any]] = []
        """The commands, as Discord is told of them."""

    async def setup_hook(self) -> None:
        """Create the services and register the commands, after the login and before the gateway connects."""
        await self._count_shards()
        database = await self._open_database()
        self.tiles = ApplicationTiles(self.fetch_application_emojis, self.clock)
        await self.tiles.load()
        drawing = self._create_services(database)
        await self.load_commands()
        self._commands = described(self.tree)  # this takes its time, which is there now
        if not self.is_first:
            await warm_up(self.services.tables, drawing, self.tiles)
        if self.is_first and FIRST in self.shards_of:  # whoever has it does what is done once
            await self._register_commands()
        self._end_start()
        self.governor.govern(self.http, self._server_of)
        # The gateway need not wait for this. Presses that come before it is done are told so.
        self._restoring = asyncio.create_task(self._restore(), name="restore tables")

    def _create_services(self, database: Database) -> HandPosts:
        """Create all services and give each what it needs. Return what draws hands."""
        preferences = Preferences(database, shards=self.shards_of)
        season_store = SeasonStore(database, self.clock)
        tables = Tables(
            database,
            self.clock,
            self.pace,
            self.chance,
            self._secret,
            pings_of=preferences.pings_of,
            may_join=season_store.need_entrant,
            ping_from=preferences.ping_from,
            shards=self.shards_of,
            workers=self.settings.workers,
            programs=self.settings.programs,
            most=self.settings.most_tables,
        )
        languages = Languages(preferences, self.settings.locale)
        house_rules = HouseRules(database, self.clock)
        renderer = PictureRenderer(preferences)
        poster = Poster(self, self.governor, Posts(database, self.clock), self.clock)
        elsewhere = Elsewhere(self, languages.of_server, self.clock, preferences.awake_at)
        publisher = TablePublisher(
            poster,
            tables,
            draw=TablePosts(renderer, languages.of_server, tables.recaps.of).draw,
            take_up=lambda table: self.outbox.lost(table),
            tell_elsewhere=elsewhere.channel_gone,
            tidy=ClosedThreads(self, self.governor).tidy,
        )
        drawing = HandPosts(renderer, publisher.is_shut_out)
        hands = HandRefresher(tables, drawing.draw, self.tiles, self.governor, self.clock)
        tables.changed.subscribe(hands.changed, publisher.changed)
        tables.changed_in_private.subscribe(hands.changed)
        tables.messages.moved.subscribe(hands.follow)
        tables.pinged.subscribe(publisher.ping)
        tables.dropped.subscribe(publisher.forget)
        publisher.shut_out.subscribe(hands.redraw_all)
        publisher.unseen.subscribe(tables.clocks.unseen)
        self.catch_up = CatchUp(tables, self.clock, publisher.changed)
        tables.clocks.moved_on.subscribe(self.catch_up.add)
        asleep = partial(sleeping_tables, database, tables.store.gone)
        self.sleepers = Sleepers(poster, asleep, languages.of_server)
        tables.clocks.hold(GATEWAY)  # until the shards are connected
        self.governor.outages.subscribe(self._requests_fail)
        tables.clocks.make_sure = partial(self.governor.make_sure, self._ask)
        ratings = Ratings(database)
        seasons = Seasons(season_store, database, self.clock, tables, ratings, self.chance, self._secret)
        seasons.membership.gone = partial(gone, self)
        seasons.appointing.awake = preferences.awake
        seasons.deadlines.hold(partial(_is_out_of_reach, self))
        privacy = Privacy(
            database,
            tables,
            preferences,
            self.clock,
            backup_days=self.settings.backup_days,
            moves_days=self.settings.moves_days,
            shards=self.shards_of,
            on_forget=[seasons.forget, lambda guild_id, person: self.outbox.roles.forget(guild_id, person)],
            on_forgotten=[
                lambda guild_id, user_id, person: hands.forget_player(user_id),
                lambda guild_id, user_id, person: seasons.forgotten(guild_id),
                lambda guild_id, user_id, person: self._forget_names(),
            ],
        )
        self.upkeep = Upkeep(database, self.clock, self.settings)
        self.departures = Departures(
            database,
            tables,
            self.clock,
            on_purged=[
                preferences.forget_server,
                house_rules.forget_server,
                seasons.forget_server,
                lambda guild_id: self._forget_names(),
            ],
            shards=self.shards_of,
        )
        self.greetings = Greetings(
            poster, preferences, languages.of_server, tables.lobbies.promised, self.clock
        )
        self.servers = Servers(self, self.departures, self.greetings)
        admission, watching = Admission(database, self.clock), Watching(database, self.clock)
        letters = Letters(self, poster)
        self.watchers = Watchers(tables, watching, admission.need_company, letters, self.clock)
        self.early = EarlyPings(tables, preferences, letters, self.clock, languages.of_server)
        sender = Sender(
            client=self,
            seasons=seasons,
            free=tables.room,
            announcements=Announcements(database),
            poster=poster,
            changed=publisher.changed,
            find_table=tables.get,
            call=publisher.call,
            moved=publisher.moved,
            preferences=preferences,
            renderer=renderer,
            clock=self.clock,
            say_in=languages.of_server,
        )
        here = self.shards_of.among(frozenset(self.shards_of))
        self.outbox = Outbox(sender, GivenRoles(database), TakingUp(sender, tables), here)
        self.governor.outages.subscribe(self.outbox.outage)
        seasons.news.subscribe(self.outbox.changed)
        tables.changed.subscribe(self.outbox.table_changed)
        self.services = Services(
            tables=tables,
            seasons=seasons,
            standings=Standings(database, self.clock),
            chips=Chips(database, self.clock),
            admission=admission,
            watching=watching,
            budgets=Budgets(database, preferences, self.clock),
            daily=Daily(database, self.clock, self._secret),
            fair_play=FairPlay(database, self.clock),
            fairness=Fairness(database, tables),
            house_rules=house_rules,
            preferences=preferences,
            privacy=privacy,
            publisher=publisher,
            hands=hands,
            passing=PassingAnswers(self.clock),
            arrivals=self.arrivals,
            renderer=renderer,
            poster=poster,
            languages=languages,
            clock=self.clock,
            seldom=Seldom(self.clock.monotonic),
            outbox=self.outbox,
        )
        return drawing

    def _server_of(self, route: Route) -> int:
        """The server that a route of Discord belongs to, by its id; 0 if it belongs to none."""
        return int(route.guild_id or 0) or server_of(self, int(route.channel_id or 0))

    def _forget_names(self) -> None:
        """Drop texts and pictures that are kept to save time, because names stand in them."""
        forget_texts()
        self.services.renderer.forget_names()

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
        """Note that a message was written, because it pushes the table up. The bot does not get its
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
        """A message was deleted."""
        await self._deleted(event.guild_id, event.channel_id, {event.message_id})

    async def on_raw_bulk_message_delete(self, event: discord.RawBulkMessageDeleteEvent) -> None:
        """Several messages of a channel were deleted at once."""
        await self._deleted(event.guild_id, event.channel_id, event.message_ids)

    async def _deleted(self, guild_id: int | None, channel_id: int, message_ids: set[int]) -> None:
        if guild_id is not None and await self._restored():
            await self.services.publisher.message_deleted(channel_id, message_ids)
            await self.outbox.message_deleted(guild_id, channel_id, message_ids)

    async def on_guild_channel_delete(self, channel: discord.abc.GuildChannel) -> None:
        """A channel was deleted. End the tables in it and in its threads."""
        threads = channel.threads if isinstance(channel, discord.TextChannel) else []
        await self._channels_gone(channel.guild.id, {channel.id, *(each.id for each in threads)}, None)

    async def on_raw_thread_delete(self, event: discord.RawThreadDeleteEvent) -> None:
        """A thread was deleted. End its table."""
        await self._channels_gone(event.guild_id, {event.thread_id}, event.parent_id)

    async def _channels_gone(self, guild_id: int, channel_ids: set[int], parent: int | None) -> None:
        if await self._restored():
            await self.outbox.channel_deleted(guild_id, channel_ids)
            await self.services.publisher.channel_gone(guild_id, channel_ids, parent)

    def _lose(self, shard: int) -> None:
        """Stop the clocks of a shard's servers, because nobody can play there."""
        self.services.tables.clocks.hold(GATEWAY, [shard])

    async def _ask(self) -> None:
        """Ask Discord something, to see whether it answers."""
        await self.http.request(discord.http.Route("GET", "/users/@me"))

    def _requests_fail(self, is_out: bool) -> None:
        """Stop all clocks while Discord answers no requests, because nobody sees what happens."""
        if is_out:
            self.services.tables.clocks.hold(REQUESTS)
        else:
            self._releasing = asyncio.create_task(
                self.services.tables.clocks.release(REQUESTS),
                name="release tables",
                # An empty context: the current one may belong to a press whose time for the database is over.
                context=Context(),
            )
            self.services.seasons.deadlines.release()

    async def _reach(self, shard: int) -> None:
        """Let the clocks of a shard's servers run."""
        if await self._restored() and shard in self.connected:
            for guild in self.guilds:
                if guild.shard_id == shard and guild.unavailable:
                    self.services.tables.clocks.hold_server(guild.id)
            await self.services.tables.clocks.release(GATEWAY, [shard])
            self.services.seasons.deadlines.release()
            self._tell_of(shard)
            self.outbox.changed()

    async def on_ready(self) -> None:
        """All servers are known, so that servers left meanwhile can be found."""
        if await self._restored():
            self.servers.start()

    async def on_guild_remove(self, guild: discord.Guild) -> None:
        """The bot has left a server or was removed. An outage of a server does not count as that."""
        if await self._restored():
            await self.servers.left(guild.id)

    async def on_guild_join(self, guild: discord.Guild) -> None:
        """The bot was added to a server, or a server has become available."""
        if await self._restored():
            await self.servers.came(guild)
            self.services.tables.clocks.release_server(guild.id)
            self.services.seasons.deadlines.release()
            self.outbox.changed()

    async def _server_is_out(self, guild: discord.Guild) -> None:
        """A server has an outage. Nobody can play there."""
        if await self._restored() and guild.unavailable:
            self.services.tables.clocks.hold_server(guild.id)

    async def on_guild_available(self, guild: discord.Guild) -> None:
        """A server has become available. For some servers that the bot rejoins, this is the only event."""
        await self.on_guild_join(guild)


def _is_out_of_reach(bot: Olsen, key: str) -> bool:
    """Whether nothing that a season does would be seen: nothing reaches Discord, or its server."""
    season = bot.services.seasons.store.known(key)
    if season is None:
        return False
    guild = bot.get_guild(season.guild_id)
    is_connected = bot.shards_of.of(season.guild_id) in bot.connected
    return not is_connected or bot.governor.has_outage or (guild is not None and guild.unavailable)
