"""`olsen` without a command: runs the bot from login to a clean stop."""

from __future__ import annotations

import asyncio
import faulthandler
import gc
import logging
from collections.abc import AsyncIterator, Sequence
from contextlib import AsyncExitStack, asynccontextmanager, suppress
from functools import partial
from typing import TYPE_CHECKING

import aiohttp
import discord

from bot.address import PostgresAddress
from bot.cli.failures import storage_failed
from bot.cli.installing import INSTALLING
from bot.cli.watchdog import ends_if_it_hangs
from bot.client import Olsen, systemd
from bot.client.handover import (
    LETS_GO,
    LOOKS_CLOSELY,
    NOTE,
    NOTICED,
    Predecessor,
    Successor,
    announced,
    note_of,
)
from bot.client.sharded import hears_all
from bot.client.stored import take_over
from bot.exits import Exit, failed
from bot.games import INSTALLED
from bot.settings import SettingError, Settings
from bot.shards import Shards
from bot.storage import StorageError, StorageInUse, incumbents, sole_user
from bot.ui.i18n.lacking import faults
from bot.version import VERSION

if TYPE_CHECKING:
    from bot.client.metrics import Metrics
    from bot.storage.lease import Incumbent, Lease

log = logging.getLogger(__name__)

CLOSED = {
    4004: (
        "Discord no longer accepts the token in DISCORD_TOKEN. Copy it again from the portal's Bot page.",
        Exit.USAGE,
    ),
    4010: (
        "Discord divided the bot's servers differently. Start the bot again, and it asks how.",
        Exit.FAILED,
    ),
    4011: (
        "The bot is in more servers than its connections may have. Start it again, and it takes as many "
        "connections as Discord wants.",
        Exit.FAILED,
    ),
    4012: ("Discord no longer works with this version of the bot. Update the bot.", Exit.USAGE),
    4013: ("Discord doesn't know the intents that the bot asks for. Update the bot.", Exit.USAGE),
    4014: (
        "Discord doesn't allow the bot the intents Guilds and Guild Messages, which need no switch in the "
        "portal. Check there whether the application is restricted, or update the bot.",
        Exit.USAGE,
    ),
}
"""What to do if Discord has closed a connection for good, by the code in Discord's documentation."""

DIVIDED = {4010, 4011}
"""The codes with which Discord wants the servers divided otherwise. It is asked how at the start, unless
OLSEN_SHARDS says it.
"""

CLOSING_SECONDS = 5
"""Seconds that the bot has to close its tables and connections when it is stopped."""

METRICS_TRIES, METRICS_PAUSE = 60, 0.5
"""How often a process that has taken over tries to serve metrics on the port of its predecessor, and the
seconds between two tries.
"""

REACTS = 10.0
"""Seconds within which the predecessor must hand the database over."""
NOT_HANDED_OVER = f"The running bot did not hand over within {REACTS:g} s. It continues, and this one ends."

COLLECTING = (7_000, 10, 10)
"""The thresholds of the garbage collector. With Python's own 700, a bot with many players would have a full
collection every few seconds, and all players would wait a tenth of a second for it.
"""


class _EndedError(Exception):
    """The bot has ended too early, with a status."""

    def __init__(self, status: Exit) -> None:
        super().__init__(status)
        self.status = status


async def serve(settings: Settings, token: str, *, takes_over: bool = False) -> Exit:
    """Run the bot until it is cancelled, or has handed over to another process. If it ``takes_over`` and
    another process has the database, it gets ready beside that process until it is handed over.

    Return FAILED if the database or Discord does not let it run now, USAGE if Discord refuses the token,
    BROKEN if the database cannot be used as it is, IN_USE if another process has it, and NOT_HANDED_OVER if
    that process does not hand it over.
    """
    try:
        async with AsyncExitStack() as held:
            before = await incumbents(settings.database, settings.shards) if takes_over else ()
            if before:
                return await _take_over(settings, token, held, before)
            try:
                lease = await held.enter_async_context(sole_user(settings.database, shards=settings.shards))
            except StorageInUse:
                if not takes_over or isinstance(settings.database, PostgresAddress):
                    raise
                return await _take_over(settings, token, held, before)
            shards = None if lease is None or lease.shards.is_sole else lease.shards
            bot = Olsen(settings, fence=lease, shards=shards)
            async with _running(bot, settings, token) as running:
                return await _until_over(bot, running, held)
    except _EndedError as ended:
        return ended.status
    except StorageError as error:
        return storage_failed(error, f"The database {settings.database} can't be used")


async def _take_over(
    settings: Settings, token: str, held: AsyncExitStack, before: Sequence[Incumbent]
) -> Exit:
    """Get ready beside the process that has the database, or beside one of those ``before`` that have its
    shards. Run in its place once it has handed over.
    """
    log.info("another process has the database. This one gets ready, then asks it to hand over")
    async with AsyncExitStack() as asking:
        wanted = settings.shards
        notes = [NOTE] if wanted is None else [note_of(each.shards, wanted.count) for each in before]
        successor = await asking.enter_async_context(announced(settings.database, settings.beside, notes))
        await asyncio.sleep(NOTICED)
        if wanted is not None:
            its = before[successor.follows].shards
            wanted = Shards(wanted.count, its, takes_free=wanted.takes_free)
        bot = Olsen(settings, is_first=False, shards=wanted)
        running = await asking.enter_async_context(_running(bot, settings, token))
        while not hears_all(bot):
            await _pause(running)
        own = sole_user(settings.database, shards=wanted, is_heir=True)
        heir = await held.enter_async_context(own) if before else None
        log.info("asking the other process to hand over")
        await successor.ask(0 if heir is None else heir.number)
        await _handed_over(settings, successor, running, held, heir)
        handled = await successor.has_taken()
        if handled is None:
            log.warning("the other process ended without handing over, so the last button presses are lost")
        await take_over(bot, heir, handled)
        await successor.close()
        return await _until_over(bot, running, held)


async def _handed_over(
    settings: Settings,
    successor: Successor,
    running: asyncio.Task[Exit],
    held: AsyncExitStack,
    heir: Lease | None,
) -> None:
    """Wait until the predecessor has let go of the database, and take it. ``held`` lets go of it again."""
    loop, is_given = asyncio.get_running_loop(), False
    until = loop.time() + REACTS
    while not await _is_taken(settings, held, heir):
        if loop.time() > until:
            if is_given or await successor.withdraw():
                raise _EndedError(failed(NOT_HANDED_OVER, Exit.NOT_HANDED_OVER))
            is_given, until = True, loop.time() + LETS_GO + REACTS
        await _pause(running)


async def _is_taken(settings: Settings, held: AsyncExitStack, heir: Lease | None) -> bool:
    """Take the lock of the database or, for the ``heir``, the shards, and return whether they were free."""
    if heir is not None:
        return await heir.has_shards()
    with suppress(StorageInUse):
        await held.enter_async_context(sole_user(settings.database))
        return True
    return False


async def _pause(running: asyncio.Task[Exit]) -> None:
    """Wait for a moment. Raises :class:`_EndedError` if the bot has ended."""
    await asyncio.wait({running}, timeout=LOOKS_CLOSELY)
    if running.done():
        raise _EndedError(running.result())


async def _until_over(bot: Olsen, running: asyncio.Task[Exit], held: AsyncExitStack) -> Exit:
    """Wait until the bot has ended, or a successor asks for the database. In the second case, let go of
    everything that is ``held``, and wait until the successor has it.
    """
    predecessor = Predecessor(bot)
    handing = asyncio.create_task(predecessor.let_go_when_asked(), name="hand over when asked")
    try:
        await asyncio.wait({running, handing}, return_when=asyncio.FIRST_COMPLETED)
        if not handing.done():
            return running.result()
    finally:
        handing.cancel()
        await asyncio.wait({handing})
    process = handing.result()
    await held.aclose()
    faulthandler.cancel_dump_traceback_later()
    if not await predecessor.is_followed():
        return failed(f"Process {process} asked for the database but did not take it, so no bot is running.")
    log.info("handed over to process %s", process)
    return Exit.OK


@asynccontextmanager
async def _running(bot: Olsen, settings: Settings, token: str) -> AsyncIterator[asyncio.Task[Exit]]:
    """Run the bot within the block. Storage errors end the task that is returned."""
    running = asyncio.create_task(_run(bot, settings, token), name="run the bot")
    try:
        yield running
    finally:
        running.cancel()
        await asyncio.gather(running, return_exceptions=True)


async def _run(bot: Olsen, settings: Settings, token: str) -> Exit:
    bot.add_listener(_taken_up, "on_taken_up")
    bot.add_listener(partial(_tell_reach, bot), "on_reach")
    gc.set_threshold(*COLLECTING)
    _exclude_from_collection()  # while no one waits; later, presses would wait for it
    try:
        return await _host(bot, settings, token)
    except SettingError as error:
        return failed(str(error), Exit.USAGE)
    except ModuleNotFoundError as error:
        if error.name != "prometheus_client":
            raise
        return failed(
            f"prometheus_client is not installed, which OLSEN_METRICS needs: {INSTALLING}", Exit.USAGE
        )
    except discord.LoginFailure:
        return failed(
            "Discord refuses the token in DISCORD_TOKEN. Copy it again from the portal's Bot page.",
            Exit.USAGE,
        )
    except (discord.ConnectionClosed, discord.PrivilegedIntentsRequired) as error:
        code = error.code if isinstance(error, discord.ConnectionClosed) else 4014
        sentence, status = CLOSED.get(code, ("Discord ended the connection.", Exit.FAILED))
        if code in DIVIDED and settings.shards is not None:
            sentence, status = (
                f"Discord wants the bot's servers divided among more shards than the {settings.shards.count} "
                "in OLSEN_SHARDS. Stop all processes, and raise the number after the slash in each.",
                Exit.USAGE,
            )
        return failed(f"{sentence} (gateway: {code})", status)
    except discord.DiscordException as error:
        return failed(f"Discord refused the bot: {error}")
    except (aiohttp.ClientError, OSError) as error:
        return failed(f"Can't reach Discord. Is this machine online? ({error})")
    finally:
        await _close(bot)


async def _host(bot: Olsen, settings: Settings, token: str) -> Exit:
    """Log in and host until the bot is stopped. Raises the errors that :func:`_run` tells in a sentence."""
    log.info("Olsen %s starts", VERSION)
    _tell_of_games()
    log.info("%s", await bot.summary())
    with ends_if_it_hangs():
        async with systemd.watched(), _measured(bot, settings) as metrics:
            await bot.login(token)
            if metrics is not None:
                metrics.begin()
            await bot.connect()
    if bot.fault is not None:
        return failed(f"Couldn't restore the tables. See fault {bot.fault} in the log.")
    return Exit.OK


def _tell_of_games() -> None:
    """Log which games packages bring, and what is wrong with them."""
    for said in INSTALLED.told():
        log.info("%s", said)
    for said in INSTALLED.refused:
        log.warning("%s", said)
    for each in INSTALLED.brought.values():
        for fault in faults(each.game):
            log.warning("%s: %s", each.game.spec.name, fault)


@asynccontextmanager
async def _measured(bot: Olsen, settings: Settings) -> AsyncIterator[Metrics | None]:
    """Serve metrics within the block if the settings want them; None if they do not."""
    if settings.metrics is None:
        yield None
        return
    from bot.client.metrics import Metrics  # what it needs is installed only where it is wanted

    address, port = settings.metrics
    metrics = Metrics(bot)
    async with AsyncExitStack() as stack:
        try:
            await stack.enter_async_context(metrics.served(address, port))
            log.info("serving metrics on %s, port %d", address, port)
        except OSError as error:
            if bot.is_first:
                raise SettingError(
                    f"OLSEN_METRICS names {address}:{port}, which is not available: {error}."
                ) from None
            # The process before has it still.
            serving = asyncio.create_task(
                _serve_later(bot, metrics, stack, address, port), name="serve metrics"
            )
            stack.callback(serving.cancel)
        yield metrics


async def _serve_later(bot: Olsen, metrics: Metrics, stack: AsyncExitStack, address: str, port: int) -> None:
    """Serve metrics once the predecessor has ended. ``stack`` stops serving them."""
    await bot.may_begin.wait()
    for _ in range(METRICS_TRIES):
        with suppress(OSError):
            await stack.enter_async_context(metrics.served(address, port))
            log.info("serving metrics on %s, port %d", address, port)
            return
        await asyncio.sleep(METRICS_PAUSE)
    log.error("cannot serve metrics: port %d of %s is not available", port, address)


async def _taken_up() -> None:
    systemd.tell(systemd.READY)
    _exclude_from_collection()


def _exclude_from_collection() -> None:
    """Have the garbage collector ignore all that exists now, because it lives as long as the process."""
    gc.collect()
    gc.freeze()


async def _tell_reach(bot: Olsen) -> None:
    systemd.tell(f"STATUS={len(bot.connected)} of {len(bot.shards_of)} shards connected")


async def _close(bot: Olsen) -> None:
    try:
        async with asyncio.timeout(CLOSING_SECONDS):
            await bot.close()
    except TimeoutError:
        log.warning(
            "Closing took longer than %s s, so it was cut off. Everything saved is safe.", CLOSING_SECONDS
        )
