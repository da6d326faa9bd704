"""`olsen` without a command: runs the bot from login to a clean stop."""

from __future__ import annotations

import asyncio
import gc
import logging
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from functools import partial
from typing import TYPE_CHECKING

import aiohttp
import discord

from bot import systemd
from bot.client import Olsen
from bot.exits import Exit, failed
from bot.settings import SettingError, Settings
from bot.storage import StorageDamaged, StorageError, StorageInUse, sole_user

if TYPE_CHECKING:
    from bot.metrics import Metrics
    from bot.storage.lease import Lease

log = logging.getLogger(__name__)

CLOSED = {
    4004: (
        "Discord takes the token in DISCORD_TOKEN no more: copy it anew from the portal's Bot page.",
        Exit.USAGE,
    ),
    4010: ("Discord has divided the bot's servers anew: start it again, and it asks how.", Exit.FAILED),
    4011: (
        "The bot is in more servers than its connections may have: start it again, and it takes as many "
        "connections as Discord wants.",
        Exit.FAILED,
    ),
    4012: ("Discord speaks with this version of the bot no more: update the bot.", Exit.USAGE),
    4013: ("Discord does not know the intents that the bot asks for: update the bot.", Exit.USAGE),
    4014: (
        "Discord does not allow the bot the intents Guilds and Guild Messages, which need no switch in the "
        "portal: see there whether the application is restricted, or update the bot.",
        Exit.USAGE,
    ),
}
"""What helps where the gateway has closed a connection for good, by the code of Discord's documentation."""

CLOSING_SECONDS = 5
"""Seconds that the bot has to close its tables and connections when it is stopped."""

COLLECTING = (7_000, 10, 10)
"""How many new objects Python waits for before it looks for garbage, and how many such looks before it looks
at older objects too. With its own 700, a bot with many players has a full collection every few seconds, and
everybody waits for it a tenth of a second."""


async def serve(settings: Settings, token: str) -> Exit:
    """Run the bot until it is cancelled. Return FAILED if the database or Discord does not let it run now,
    USAGE if Discord refuses the token, BROKEN if the database cannot be used as it is, and IN_USE if another
    process has it.
    """
    try:
        async with sole_user(settings.database, shards=settings.shards) as lease:
            return await _run(settings, token, lease)
    except StorageInUse as error:
        return failed(str(error), Exit.IN_USE)
    except StorageDamaged as error:
        return failed(f"The database {settings.database} cannot be used: {error}", Exit.BROKEN)
    except StorageError as error:
        return failed(f"The database {settings.database} cannot be used: {error}")


async def _run(settings: Settings, token: str, lease: Lease | None) -> Exit:
    shards = None if lease is None or lease.shards.is_sole else lease.shards
    bot = Olsen(settings, fence=lease, shards=shards)
    bot.add_listener(_taken_up, "on_taken_up")
    bot.add_listener(partial(_tell_reach, bot), "on_reach")
    try:
        log.info("%s", await bot.summary())
        async with systemd.watched(), _measured(bot, settings) as metrics:
            await bot.login(token)
            if metrics is not None:
                metrics.begin()
            await bot.connect()
        if bot.fault is not None:
            return failed(f"What was left could not be taken up: the log says why, at fault {bot.fault}.")
    except SettingError as error:
        return failed(str(error), Exit.USAGE)
    except ModuleNotFoundError as error:
        if error.name != "prometheus_client":
            raise
        return failed("OLSEN_METRICS needs an extra: uv sync --no-dev --extra metrics", Exit.USAGE)
    except discord.LoginFailure:
        return failed(
            "Discord refuses the token in DISCORD_TOKEN: copy it anew from the portal's Bot page.", Exit.USAGE
        )
    except (discord.ConnectionClosed, discord.PrivilegedIntentsRequired) as error:
        code = error.code if isinstance(error, discord.ConnectionClosed) else 4014
        sentence, status = CLOSED.get(code, ("Discord has ended the connection.", Exit.FAILED))
        return failed(f"{sentence} (gateway: {code})", status)
    except discord.DiscordException as error:
        return failed(f"Discord did not let the bot in: {error}")
    except (aiohttp.ClientError, OSError) as error:
        return failed(f"Discord cannot be reached, is this machine online? ({error})")
    finally:
        await _close(bot)
    return Exit.OK


@asynccontextmanager
async def _measured(bot: Olsen, settings: Settings) -> AsyncIterator[Metrics | None]:
    """Serve metrics within the block, if the settings say where; None if they do not."""
    if settings.metrics is None:
        yield None
        return
    from bot.metrics import Metrics  # what it needs is installed only where it is wanted

    address, port = settings.metrics
    metrics = Metrics(bot)
    async with AsyncExitStack() as stack:
        try:
            await stack.enter_async_context(metrics.served(address, port))
        except OSError as error:
            raise SettingError(
                f"OLSEN_METRICS names {address}:{port}, which is not to be had: {error}."
            ) from None
        log.info("metrics are served on %s, port %d", address, port)
        yield metrics


async def _taken_up() -> None:
    systemd.tell(systemd.READY)
    # Objects that exist now live as long as the process, so exclude them from garbage collection.
    gc.collect()
    gc.freeze()
    gc.set_threshold(*COLLECTING)


async def _tell_reach(bot: Olsen) -> None:
    systemd.tell(f"STATUS={len(bot.connected)} of {len(bot.shards_of)} shards connected")


async def _close(bot: Olsen) -> None:
    try:
        async with asyncio.timeout(CLOSING_SECONDS):
            await bot.close()
    except TimeoutError:
        log.warning("Closing took longer than %s s and was cut off; what was saved is safe.", CLOSING_SECONDS)
