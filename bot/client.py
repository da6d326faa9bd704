"""The bot itself: what is opened at the start, closed at the end, and who hears of what."""

from __future__ import annotations

import asyncio
import gc
import hashlib
import json
import logging
import secrets
from contextlib import suppress
from random import SystemRandom

import discord
from discord import app_commands
from discord.ext import commands

from bot.seasons import Announcements, Seasons
from bot.settings import Settings
from bot.storage import Database, KnownRow, StorageBusy, StorageError, forgotten
from bot.tables import (
    Busy,
    Chips,
    Clock,
    Departures,
    FairPlay,
    HouseRules,
    Pace,
    Preferences,
    Privacy,
    Ratings,
    Standings,
    SystemClock,
    Tables,
)
from bot.ui.artist import Artist
from bot.ui.commands import CommandTranslator, word
from bot.ui.crier import Crier, Herald
from bot.ui.emojis import load_tiles
from bot.ui.hands import Hands
from bot.ui.languages import Languages
from bot.ui.phrases import FALLBACK, speaker
from bot.ui.presses import PRESSES
from bot.ui.room import Room
from bot.ui.teller import Teller

log = logging.getLogger(__name__)

# Neither library is of any use to a bot that never speaks.
discord.VoiceClient.warn_nacl = discord.VoiceClient.warn_dave = False

COGS = (
    "cogs.playing",
    "cogs.learning",
    "cogs.standings",
    "cogs.settings",
    "cogs.my",
    "cogs.houserules",
    "cogs.chips",
    "cogs.fairplay",
    "cogs.privacy",
    "cogs.league",
    "cogs.umpire",
)

GATEWAY = "gateway"
"""Why the clocks of the tables are held while the gateway is not connected."""

RESTORE_PAUSE = 5_000
"""Milliseconds until the tables are taken up again, where the database did not let us."""


class Olsen(commands.Bot):
    """A Discord bot that hosts card games.

    Made of settings and, for a simulation or a test, a clock. :meth:`summary` opens the database (it is
    opened at login otherwise), ``start`` runs the bot and ``close`` stops it: no table is lost by it.
    """

    room: Room
    crier: Crier
    departures: Departures

    def __init__(self, settings: Settings, clock: Clock | None = None) -> None:
        # No privileged intent: we are told that a message was written, to keep the table below it, but not
        # what it says. Everything else comes by command or button.
        super().__init__(
            command_prefix=(),
            help_command=None,
            intents=discord.Intents(guilds=True, guild_messages=True),
            allowed_mentions=discord.AllowedMentions.none(),
            member_cache_flags=discord.MemberCacheFlags.none(),
            max_messages=None,
            allowed_contexts=app_commands.AppCommandContext(guild=True),
            allowed_installs=app_commands.AppInstallationType(guild=True),
        )
        self.settings = settings
        self.clock = clock or SystemClock()
        self.database: Database | None = None
        self._restoring: asyncio.Task[None] | None = None
        self._closing = asyncio.Event()
        self._closed: asyncio.Future[None] | None = None
        self.fault: str | None = None
        """The id, in the log, of the fault that has ended the start."""
        self._erased: list[KnownRow] | None = None
        """Whom the start has forgotten once more; None until it has looked."""

    async def summary(self) -> str:
        """Open the database and say which it is and what is in it, or NEW."""
        is_new = not self.settings.database.exists()
        kept = await (await self._open_database()).contents()
        if is_new:
            return f"database {self.settings.database}: NEW"
        return (
            f"database {self.settings.database}: {kept.open_tables} open tables, {kept.matches} matches, "
            f"{kept.people} people in {kept.guilds} servers"
        )

    async def setup_hook(self) -> None:
        """After login, before the gateway: everything a press may need."""
        database = await self._open_database()
        tiles = load_tiles(await self.fetch_application_emojis())
        tables = Tables(
            database, self.clock, pace(self.settings), SystemRandom(), lambda: secrets.token_bytes(32)
        )
        preferences = Preferences(database)
        languages = Languages(preferences, self.settings.locale)
        house_rules = HouseRules(database, self.clock)
        artist = Artist(preferences)
        hands = Hands(tiles, artist)
        teller = Teller(self, tables, hands, self.clock, languages.of_server, house_rules, artist)
        tables.listeners.append(teller.changed)
        tables.on_ping = teller.ping
        tables.pings_of = preferences.pings_of
        say = speaker(self.settings.locale)
        tables.hold(GATEWAY)  # until we are in
        privacy = Privacy(database, tables, preferences, self.clock, self.settings.backup_days)
        privacy.on_forgotten.append(lambda guild_id, user_id, person: hands.forget_player(user_id))
        self.departures = Departures(database, tables, self.clock)
        ratings = Ratings(database)
        seasons = Seasons(
            database, self.clock, tables, ratings, SystemRandom(), lambda: secrets.token_bytes(32)
        )
        privacy.on_forget.append(seasons.forget)
        privacy.on_forgotten.append(lambda guild_id, user_id, person: seasons.forgotten(guild_id))
        self.departures.on_purged += [
            preferences.forget_server,
            house_rules.forget_server,
            seasons.forget_server,
        ]
        self.room = Room(
            tables,
            seasons,
            Standings(database, self.clock),
            Chips(database, self.clock),
            FairPlay(database, self.clock),
            house_rules,
            teller,
            artist,
            hands,
            tiles,
            preferences,
            languages,
            privacy,
            say,
        )
        announcements = Announcements(database)
        self.crier = Crier(
            Herald(
                self,
                seasons,
                announcements,
                teller,
                preferences,
                artist,
                self.clock,
                languages.of_server,
            )
        )
        seasons.on_news = self.crier.changed
        seasons.open_thread = self.crier.open_for
        self.add_dynamic_items(*PRESSES)
        for cog in COGS:
            await self.load_extension(cog)
        await self._sync(database)
        # Presses that come before this is done are told so; the gateway need not wait for it.
        self._restoring = asyncio.create_task(self._restore(), name="restore tables")

    async def on_message(self, message: discord.Message) -> None:
        """Somebody has written: what, we neither read nor are told; that the table has moved up, we see."""
        if self.user is not None and message.author.id != self.user.id and hasattr(self, "room"):
            self.room.teller.heard(message.channel.id, message.id)

    async def on_guild_channel_delete(self, channel: discord.abc.GuildChannel) -> None:
        """A channel is gone, and whatever was played there."""
        threads = (
            {thread.id for thread in channel.threads} if isinstance(channel, discord.TextChannel) else set()
        )
        await self._abandon(channel.guild.id, {channel.id, *threads})

    async def on_raw_thread_delete(self, event: discord.RawThreadDeleteEvent) -> None:
        """A thread is gone, and whatever was played there."""
        await self._abandon(event.guild_id, {event.thread_id})

    async def on_disconnect(self) -> None:
        """Discord is out of reach: nobody sees a table or can play, so nobody's time runs."""
        if hasattr(self, "room"):
            self.room.tables.hold(GATEWAY)
            self.room.seasons.hold()

    async def on_resumed(self) -> None:
        """Discord is within reach again, as if nothing had been."""
        if await self._restored():
            await self._in_reach()

    async def _in_reach(self) -> None:
        await self.room.tables.release(GATEWAY)
        self.room.seasons.release()

    async def on_ready(self) -> None:
        """It is known now which servers we are in: others, of which we have data, we have left."""
        if await self._restored():
            await self._in_reach()
            self.crier.changed()
            self.departures.start(self._guilds, self._is_gone)

    async def on_guild_remove(self, guild: discord.Guild) -> None:
        """We have left a server, or were sent away. One that is only down for a while is not removed."""
        if await self._restored():
            try:
                await self.departures.left(guild.id)
            except Busy:
                log.warning("the database is busy: that server %d was left is noted later", guild.id)

    async def on_guild_join(self, guild: discord.Guild) -> None:
        """We are in a server, perhaps again: then everything in it is as it was."""
        try:
            await self.departures.returned(guild.id)
        except Busy:
            log.warning("the database is busy: that we are back in server %d is noted later", guild.id)

    async def on_guild_available(self, guild: discord.Guild) -> None:
        """A server is up; some that we have come back to are told so alone."""
        await self.on_guild_join(guild)

    async def _restored(self) -> bool:
        """Wait until the tables are taken up; whether the bot still runs then."""
        if self._restoring is not None:
            await asyncio.wait([self._restoring])
        return not self._closing.is_set()

    def _guilds(self) -> set[int] | None:
        return {guild.id for guild in self.guilds} if self.is_ready() else None

    async def _is_gone(self, guild_id: int) -> bool:
        try:
            await self.fetch_guild(guild_id, with_counts=False)
        except (discord.NotFound, discord.Forbidden):
            return True
        except discord.HTTPException as error:
            log.warning("whether server %d was left is not known: %s", guild_id, error)
        return False

    async def _abandon(self, guild_id: int, channels: set[int]) -> None:
        for table in self.room.tables.open_tables(guild_id):
            if table.channel_id in channels:
                await self.room.tables.abandon(table.table_id)

    async def close(self) -> None:
        """Stop: no new moves, the last one saved, then the connection and the database closed."""
        if self._closed is None:
            self._closed = asyncio.ensure_future(self._close())
        await self._closed

    async def _close(self) -> None:
        self._closing.set()
        if hasattr(self, "room"):
            if self._restoring is not None:
                await asyncio.wait([self._restoring])
            await self.departures.close()
            await self.room.seasons.close()
            await self.crier.close()
            await self.room.tables.close()
            await self.room.teller.close()
        await super().close()
        if self.database is not None:
            await self.database.close()
            self.database = None

    async def _open_database(self) -> Database:
        if self.database is None:
            self.database = await Database.open(
                self.settings.database, busy_timeout_ms=self.settings.busy_timeout_ms, clock=self.clock.now
            )
            await forgotten.delete_old_backups(
                self.settings.database, self.clock.now(), self.settings.backup_days
            )
            with suppress(StorageBusy):  # it is tried again before anything is taken up
                await self._forget_again(self.database)
        return self.database

    async def _forget_again(self, database: Database) -> list[KnownRow]:
        """Whoever was forgotten since this database was made, if it is a backup, is forgotten in it too."""
        if self._erased is None:
            self._erased = await forgotten.forget_again(database, self.clock.now(), self.settings.backup_days)
        return self._erased

    async def _restore(self) -> None:
        """Take up what was left. A fault in that ends the bot, and :attr:`fault` names it."""
        try:
            await self._take_up()
        except Exception:
            self.fault = secrets.token_hex(4)
            log.critical("fault %s: the bot cannot start, so it stops", self.fault, exc_info=True)
            self._ending = asyncio.create_task(self.close(), name="close after a fault")

    async def _take_up(self) -> None:
        room = self.room
        restoring = [part.restore for part in (room.preferences, room.house_rules, room.tables, room.seasons)]
        while True:
            try:
                erased = await self._forget_again(await self._open_database())
                while restoring:
                    await restoring[0]()
                    del restoring[0]  # what has been taken up lives, and is not taken up again
                await room.privacy.catch_up(erased)
                break
            except (Busy, StorageError) as error:
                log.warning("tables are taken up in a while: the database says %s", error.__cause__ or error)
                await self.clock.wait(self._closing, self.clock.now() + RESTORE_PAUSE)
                if self._closing.is_set():
                    return
        for table in room.tables.needing_news():
            room.teller.changed(table)
        self.crier.changed()
        log.info("%d tables taken up where they were left", len(room.tables.open_tables()))
        # What is here now lives as long as the process: the collector need not look at it again.
        gc.collect()
        gc.freeze()

    async def _sync(self, database: Database) -> None:
        """Tell Discord of the commands, if they have changed since it was last told: it counts creations."""
        translator = CommandTranslator()
        word(self.tree, speaker(FALLBACK))
        await self.tree.set_translator(translator)
        described = [
            await command.get_translated_payload(self.tree, translator)
            for command in self.tree.get_commands()
        ]
        digest = hashlib.sha256(json.dumps([self.application_id, described]).encode()).hexdigest()
        if await database.note("commands") == digest and await self.tree.fetch_commands():
            return
        if self.settings.dev_guild is not None:
            guild = discord.Object(self.settings.dev_guild)
            self.tree.copy_global_to(guild=guild)
            await self.tree.sync(guild=guild)
        await self.tree.sync()
        async with database.transaction() as writer:
            await writer.save_note("commands", digest)


def pace(settings: Settings) -> Pace:
    """The times at the tables that an operator has chosen."""
    return Pace(
        clocks={
            "fast": settings.fast_seconds * 1000,
            "normal": settings.normal_seconds * 1000,
            "slow": settings.slow_seconds * 1000,
        },
        computer_pause=settings.computer_pause_ms,
        reaction=settings.computer_reaction_ms,
        next_deal=settings.next_deal_seconds * 1000,
        lobby=settings.lobby_minutes * 60_000,
        slow_lobby=3 * 24 * 3_600_000,
        misses=settings.misses_before_stand_in,
    )
