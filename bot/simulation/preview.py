"""`olsen try`: runs the real bot in a simulated Discord channel, which opens in the browser of this
machine.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import os
import re
import sys
import tempfile
import threading
import time
import webbrowser
from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path
from random import Random

from simcord import Env, MemberActor, SetupError
from simcord.backend.cdn import CDN_BASE
from simcord.builders import ChannelHandle

from bot.client import Olsen
from bot.exits import Exit, failed
from bot.settings import Settings
from bot.simulation.cast import SimulatedMember, usual
from bot.simulation.clock import SimulatedClock
from bot.simulation.page import dress
from bot.simulation.rehearsal import Rehearsal
from bot.simulation.stage import SimulationTurns
from bot.storage import sole_process
from bot.ui.i18n.translator import FALLBACK, locale_for
from bot.ui.pictures.emojis import tile_name
from bot.ui.pictures.icon import icon
from bot.ui.pictures.tiles import TILES, tile

log = logging.getLogger(__name__)

GUILD_ID = 1_000_000_000_000_000_000
"""The id of the simulated server. It is fixed, so that a database that is kept fits the next simulation."""
MEMBERS = ("Ada", "Bo", "Cleo")
MODERATOR = "Mia"
"""Who runs the season that is rehearsed."""
NARRATOR = "Rehearsal"
"""Who tells in the channel what the players have done."""
CAST = (
    *("Ada", "Bo", "Cleo", "Dag", "Eva", "Finn", "Gro", "Hans", "Ida", "Jon", "Kari", "Leif", "Mona", "Nils"),
    *("Olav", "Pia", "Rolf", "Siri", "Tor", "Unni", "Vera", "Yngve", "Åse", "Ørjan"),
)
"""Who plays in it. If more are wanted, they are numbered."""
SEED = 1
"""The seed of all chance in a rehearsal, so that it goes the same way every time."""
AVATAR = "olsen"
LETTERS = str.maketrans({"å": "aa", "ø": "oe"})
PATIENCE = 60
"""Seconds for all that happens at once; a week with many matches in it takes a while."""

WELCOME = """
This is Olsen in a simulated Discord, on this machine only. Press Ctrl-C to end it. Open
{url}
and press a game. The list above the channel switches between players: {members}."""
REHEARSAL = """
Rehearse a season in a simulated Discord, on this machine only. Press Ctrl-C to end it. Open
{url}
and announce a season with /umpire create. Then use /next to skip to the next event, as often as you like.
The list above the channel switches between players: {members}."""
KEPT = "The channel is new, but the database may have a table from before. Use /table to show it."


async def simulate(settings: Settings, *, port: int, browser: bool, keep: bool, players: int = 0) -> Exit:
    """Serve the simulation until it is cancelled, or ended in the browser.

    ``port`` 0 takes a free port. ``browser`` opens the page. ``keep`` uses ``settings.database`` instead of a
    temporary file. With ``players``, a season is rehearsed with so many of them. Return FAILED if the
    simulation cannot run. Raises StorageError, also if another process has the database.
    """
    with contextlib.ExitStack() as stack:
        if not keep:
            folder = stack.enter_context(tempfile.TemporaryDirectory(prefix="olsen-try-"))
            settings = replace(settings, database=Path(folder) / "olsen.db")
        stack.enter_context(sole_process(settings.beside, "olsen try"))
        settings = on_trial(settings)
        clock = SimulatedClock()
        # A database that is kept goes on from where it was, with other keys than it has already.
        is_rehearsal = bool(players) and not keep
        bot = rehearsing(settings, clock) if is_rehearsal else Olsen(settings, clock, shard_count=1)
        env = Env(bot, settle_timeout=PATIENCE)
        clock.follow(env)
        welcome = REHEARSAL if players else WELCOME
        try:
            await _play(env, bot, port, browser, welcome + f"\n{KEPT}" if keep else welcome, players)
        except SetupError as error:
            why = f": {error.__cause__}" if error.__cause__ else ""
            return failed(f"The simulation can't run: {error}{why}.")
        except TimeoutError as error:  # the bot did not come to rest; the error has many lines
            log.error("%s", error)
            return failed(f"The simulation can't run: {str(error).partition(chr(10))[0]}.")
        finally:
            try:
                await bot.close()
            finally:
                await env.shutdown()
    return Exit.OK


async def _play(env: Env, bot: Olsen, port: int, browser: bool, welcome: str, players: int) -> None:
    rehearsal: Rehearsal | None = None
    if players:
        rehearsal, members = rehearsed(env, bot, players)
        rehearsal.add_command()
    else:
        members = list(create_server(env, MEMBERS).values())
    channel = members[0].guild.channels["cards"]
    pictures = _pictures(env)
    # Everything created so far has the same ids in every simulation. From here on, ids contain today's date.
    env.backend.advance_clock(time.time() - env.now().timestamp())
    # A new application id, because this Discord has none of the commands that a kept database has registered.
    env.backend.application_id = env.backend.snowflake()
    log.info("%s", await bot.summary())
    await env.start()
    page = env.preview(channel, viewers=members, layout="channel", assets=pictures, port=port)
    stage, opening = SimulationTurns(env, page, rehearsal), Opening(env, bot, channel, rehearsal)

    async def opened(locale: str) -> None:
        async with stage.between_actions():
            await opening.begin(locale)

    dress(page, env, opened)
    async with page as preview:
        names = [MODERATOR, *MEMBERS[:2]] if players else MEMBERS
        print(welcome.format(url=preview.url, members=", ".join(names)), flush=True)
        if browser:
            _open(preview.url)
        async with asyncio.TaskGroup() as group:
            time_passing = group.create_task(stage.run())
            await preview.wait_closed()
            time_passing.cancel()
    log.info("The page ended the session.")


def _pictures(env: Env) -> dict[str, tuple[str, bytes]]:
    """The emojis and the icon of the bot, by their addresses: the name of each file, and what is in it."""
    emojis = {code: env.backend.create_application_emoji(tile_name(code)).id for code in TILES}
    bot_user = env.backend.bot_user
    bot_user.avatar = AVATAR
    return {
        **{f"{CDN_BASE}/emojis/{emoji}.png": (f"{code}.png", tile(code)) for code, emoji in emojis.items()},
        f"{CDN_BASE}/avatars/{bot_user.id}/{AVATAR}.png": ("icon.png", icon()),
    }


class Opening:
    """What the channel opens on. It is written when the first browser comes, because the server speaks the
    language of that one.
    """

    def __init__(self, env: Env, bot: Olsen, channel: ChannelHandle, rehearsal: Rehearsal | None) -> None:
        self._env = env
        self._bot = bot
        self._channel = channel
        self._rehearsal = rehearsal
        self._begun = False

    async def begin(self, locale: str) -> None:
        """Write it for a browser with Discord's ``locale``, if that is the first. No press may run then."""
        if self._begun:
            return
        self._begun = True
        await self._speak(locale)
        say = self._bot.services.say_in(GUILD_ID)
        topic = say("page-topic" if self._rehearsal is None else "page-topic-rehearsal")
        self._env.backend.edit_channel(self._channel.id, {"topic": topic})
        if self._rehearsal is None:
            await self._greet()
        else:
            await self._rehearsal.say_first()

    async def _speak(self, locale: str) -> None:
        """Choose the language of the server, unless it already has one."""
        preferences, language = self._bot.services.preferences, locale_for(locale)
        chosen = (await preferences.server(GUILD_ID)).language
        if chosen is None and language is not None and self._bot.settings.locale == FALLBACK != language:
            await preferences.change_server(GUILD_ID, language=language)

    async def _greet(self) -> None:
        """Let the bot greet as it does where it was invited."""
        with self._env._bot_scope():
            greeting = asyncio.ensure_future(self._bot.greetings.greet(GUILD_ID, self._channel.id))
        await self._env.advance_time(1)  # no requests go out in the first moment after a login
        await greeting


def rehearsed(env: Env, bot: Olsen, players: int) -> tuple[Rehearsal, list[MemberActor]]:
    """A server on which a season can be rehearsed with so many players, and whom one can be there: the
    moderator, and two of them who are always there.
    """
    names = [name if not more else f"{name} {more + 1}" for more in range(players) for name in CAST][:players]
    members = create_server(env, (MODERATOR, *names, NARRATOR))
    chance = always_the_same()
    habits = usual(names, chance)
    cast = [SimulatedMember(name, members[name], habits[name]) for name in names]
    guild = members[MODERATOR].guild
    rehearsal = Rehearsal(env, bot, guild, guild.channels["cards"], members[NARRATOR], cast, chance)
    return rehearsal, [members[name] for name in (MODERATOR, *names[:2])]


def on_trial(settings: Settings) -> Settings:
    """The settings of a simulation. It has only one server, and keeps its hands off the backups of a bot that
    runs by the same settings.
    """
    return replace(settings, dev_guild=None, backup_folder=None, moves_days=None)


def rehearsing(settings: Settings, clock: SimulatedClock) -> Olsen:
    """The bot of a rehearsal. All its chance has one seed: who meets whom follows from what is pressed."""
    keys = always_the_same()
    return Olsen(settings, clock, always_the_same(), lambda: keys.randbytes(8).hex(), shard_count=1)


def always_the_same() -> Random:
    """The chance of a rehearsal."""
    return Random(SEED)  # noqa: S311 - nothing is secret in a rehearsal


def create_server(env: Env, names: Sequence[str]) -> dict[str, MemberActor]:
    """Create a server with one channel, and return its members by name. The first of them owns it."""
    env.backend.edit_bot_profile("Olsen")
    users = {name: env.create_user(username(name), global_name=name) for name in names}
    guild = env.create_guild("Card club", id=GUILD_ID, owner=users[names[0]])
    guild.create_text_channel("cards")
    return {name: guild.add_member(user) for name, user in users.items()}


def username(name: str) -> str:
    """Return a person's username: small letters, digits and underscores."""
    return re.sub(r"[^a-z0-9]", "_", name.lower().translate(LETTERS))


def _open(url: str) -> None:
    """Open ``url`` in a graphical browser, if there is one. A text browser would take over the terminal."""
    if sys.platform.startswith("linux") and not {"DISPLAY", "WAYLAND_DISPLAY"} & set(os.environ):
        return
    # In a thread, because some browsers only return when they are closed.
    threading.Thread(target=webbrowser.open, args=(url,), daemon=True).start()
