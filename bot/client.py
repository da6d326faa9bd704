"""The bot itself: what is opened at the start, closed at the end, and who hears of what."""

from __future__ import annotations

import asyncio
import gc
import hashlib
import json
import logging
import secrets
from random import SystemRandom

import discord
from discord import app_commands
from discord.ext import commands

from bot.settings import Settings
from bot.storage import Database
from bot.tables import Clock, Pace, Standings, SystemClock, Tables
from bot.ui.emojis import load_tiles
from bot.ui.hands import Hands
from bot.ui.phrases import speaker
from bot.ui.presses import PRESSES
from bot.ui.room import Room
from bot.ui.teller import Teller

log = logging.getLogger(__name__)

# Neither library is of any use to a bot that never speaks.
discord.VoiceClient.warn_nacl = discord.VoiceClient.warn_dave = False

COGS = ("cogs.playing", "cogs.learning", "cogs.standings")


class Olsen(commands.Bot):
    """A Discord bot that hosts card games.

    Made of settings and, for a simulation or a test, a clock. :meth:`summary` opens the database (it is
    opened at login otherwise), ``start`` runs the bot and ``close`` stops it: no table is lost by it.
    """

    room: Room

    def __init__(self, settings: Settings, clock: Clock | None = None) -> None:
        # No privileged intent, and no message is ever read: everything comes by command or button.
        super().__init__(
            command_prefix=(),
            help_command=None,
            intents=discord.Intents(guilds=True),
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
        hands = Hands(tiles)
        locale = self.settings.locale
        teller = Teller(self, tables, hands, self.clock, speaker(locale))
        tables.on_change = teller.changed
        self.room = Room(tables, Standings(database), teller, hands, tiles, locale)
        self.add_dynamic_items(*PRESSES)
        for cog in COGS:
            await self.load_extension(cog)
        await self._sync(database)
        # Presses that come before this is done are told so; the gateway need not wait for it.
        self._restoring = asyncio.create_task(self._restore(), name="restore tables")

    async def close(self) -> None:
        """Stop: no new moves, the last one saved, then the connection and the database closed."""
        if hasattr(self, "room"):
            if self._restoring is not None:
                await asyncio.wait([self._restoring])
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
        return self.database

    async def _restore(self) -> None:
        count = await self.room.tables.restore()
        log.info("%d tables taken up where they were left", count)
        # What is here now lives as long as the process: the collector need not look at it again.
        gc.collect()
        gc.freeze()

    async def _sync(self, database: Database) -> None:
        """Tell Discord of the commands, if they have changed since it was last told: it counts creations."""
        described = [command.to_dict(self.tree) for command in self.tree.get_commands()]
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
        next_deal=settings.next_deal_seconds * 1000,
        lobby=settings.lobby_minutes * 60_000,
        slow_lobby=3 * 24 * 3_600_000,
        misses=settings.misses_before_stand_in,
    )
