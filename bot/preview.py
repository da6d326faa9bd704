"""`olsen try`: runs the real bot in a simulated Discord channel, which opens in the browser of this
machine.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import os
import sys
import tempfile
import threading
import time
import webbrowser
from dataclasses import replace
from pathlib import Path

from simcord import Env, MemberActor, SetupError
from simcord.backend.cdn import CDN_BASE

from bot.client import Olsen
from bot.exits import Exit, failed
from bot.settings import Settings
from bot.simulation import SimulatedClock
from bot.stage import Stage
from bot.storage import StorageError, StorageInUse, sole_process
from bot.ui.pictures.emojis import tile_name
from bot.ui.pictures.tiles import TILES, tile

log = logging.getLogger(__name__)

GUILD_ID = 1_000_000_000_000_000_000
"""The id of the simulated server. It is fixed, so that a database that is kept fits the next simulation."""
MEMBERS = ("Ada", "Bo", "Cleo")

WELCOME = """
Olsen in a simulation of Discord. It runs on this machine alone and ends with Ctrl-C. Open
{url}
and write /play there. "Viewing as" changes who you are: {members}."""
KEPT = "This channel is new, the database may not be: /table shows a table that was kept."


async def simulate(settings: Settings, *, port: int, browser: bool, keep: bool) -> Exit:
    """Serve the simulation until it is cancelled, or ended in the browser.

    ``port`` 0 takes a free port. ``browser`` opens the page. ``keep`` uses ``settings.database`` instead of a
    temporary file. Return FAILED if the simulation cannot run, and IN_USE if another process has the
    database.
    """
    try:
        return await _simulate(settings, port, browser, keep)
    except StorageInUse as error:
        return failed(str(error), Exit.IN_USE)
    except StorageError as error:
        return failed(f"The database {settings.database} cannot be used: {error}")


async def _simulate(settings: Settings, port: int, browser: bool, keep: bool) -> Exit:
    with contextlib.ExitStack() as stack:
        if not keep:
            folder = stack.enter_context(tempfile.TemporaryDirectory(prefix="olsen-try-"))
            settings = replace(settings, database=Path(folder) / "olsen.db")
        stack.enter_context(sole_process(settings.database))
        settings = replace(settings, dev_guild=None)  # there is only one server
        clock = SimulatedClock()
        bot = Olsen(settings, clock)
        env = Env(bot)
        clock.follow(env)
        try:
            await _play(env, bot, port, browser, WELCOME + f"\n{KEPT}" if keep else WELCOME)
        except SetupError as error:
            return failed(f"The simulation cannot run: {error}.")
        except TimeoutError as error:  # the bot did not come to rest; the error has many lines
            log.error("%s", error)
            return failed(f"The simulation cannot run: {str(error).partition(chr(10))[0]}.")
        finally:
            try:
                await bot.close()
            finally:
                await env.shutdown()
    return Exit.OK


async def _play(env: Env, bot: Olsen, port: int, browser: bool, welcome: str) -> None:
    members = _server(env)
    channel = members[0].guild.channels["cards"]
    tiles = {
        f"{CDN_BASE}/emojis/{env.backend.create_application_emoji(tile_name(code)).id}.png": (
            f"{code}.png",
            tile(code),
        )
        for code in TILES
    }
    # Everything created so far has the same ids in every simulation. From here on, ids contain today's date.
    env.backend.advance_clock(time.time() - env.now().timestamp())
    # A new application id, because this Discord has none of the commands that a kept database has registered.
    env.backend.application_id = env.backend.snowflake()
    log.info("%s", await bot.summary())
    await env.start()
    async with env.preview(channel, viewers=members, layout="channel", assets=tiles, port=port) as preview:
        print(welcome.format(url=preview.url, members=", ".join(MEMBERS)), flush=True)
        if browser:
            _open(preview.url)
        async with asyncio.TaskGroup() as group:
            time_passing = group.create_task(Stage(env, preview).run())
            await preview.wait_closed()
            time_passing.cancel()
    log.info("The session was ended on the page.")


def _server(env: Env) -> list[MemberActor]:
    """Create a server with one channel, and return its members. The first of them owns it."""
    env.backend.edit_bot_profile("Olsen")
    users = [env.create_user(name.lower(), global_name=name) for name in MEMBERS]
    guild = env.create_guild("Card club", id=GUILD_ID, owner=users[0])
    guild.create_text_channel("cards", topic="A simulation of Discord. Write /play to open a table.")
    return [guild.add_member(user) for user in users]


def _open(url: str) -> None:
    """Open ``url`` in a graphical browser, if there is one. A text browser would take over the terminal."""
    if sys.platform.startswith("linux") and not {"DISPLAY", "WAYLAND_DISPLAY"} & set(os.environ):
        return
    # In a thread, because some browsers only return when they are closed.
    threading.Thread(target=webbrowser.open, args=(url,), daemon=True).start()
