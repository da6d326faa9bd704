"""The bot in its world: started, killed and started again, in a Discord and on a disk that go on."""

from __future__ import annotations

import asyncio
import contextlib
import hashlib
import json
import logging
import re
import sqlite3
import traceback
import zlib
from collections.abc import Callable, Collection, Mapping
from contextvars import copy_context
from functools import partial
from pathlib import Path
from typing import Any

import aiohttp
import discord
from simcord import _dpy_internals
from simcord.backend import serializers
from simcord.backend.models import Channel

from bot.client import Olsen
from bot.milliseconds import DAY, SECOND
from bot.settings import Settings
from bot.storage import StorageError
from bot.tables import Pace, Table
from bot.ui.delivery.outcomes import Unanswered
from tests.discord.gateway import Gateway
from tests.discord.requests import Answer, Request
from tests.discord.transport import Client, Webhooks
from tests.storm.chance import Chance, take_over
from tests.storm.disk import Disk
from tests.storm.loop import CAUSE, Agenda, Loop, running
from tests.storm.network import PATIENCE, Network
from tests.storm.paper import draw_nothing, look_quickly
from tests.storm.plan import Plan
from tests.storm.trace import Trace
from tests.storm.weather import DISK, SHUT_OUT, Weather
from tests.template import let_presses_edit, new_database

CAUGHT_UP = 60.0
"""Seconds after a start in which all is shown that the outage has changed."""
HANGS = PATIENCE + 10.0
"""Seconds after which nothing hangs any more that nobody has answered."""
START_AGAIN = 5.0
"""Seconds after which a bot that has ended by itself is started again."""
OFFERS = "CommandTree-invoker"
"""The name of the task in which discord.py answers somebody who types, or gives a command."""

FAULT = re.compile(r"fault \w+ in ")
"""How the log begins of a press that nobody has expected to fail."""
DEAF = ("gateway", "kill", "restart", "crash", "torn", "locked", "full", "broken", "sluggish")
"""The faults for which the bot may not hear of something, or not note it."""


class Failed(Exception):  # noqa: N818 - read as "the storm failed"
    """Something that has to hold does not."""

    def __init__(self, invariant: str, says: str) -> None:
        super().__init__(f"{invariant}: {says}")
        self.invariant, self.says = invariant, says


class World:
    """Discord, disk and weather, and the bot that lives and dies in them."""

    def __init__(self, plan: Plan, folder: Path, trace: Trace) -> None:
        self.plan, self.trace = plan, trace
        self.settings = Settings(
            database=folder / "olsen.db",
            workers=0,
        )
        self.pace = Pace(
            clocks={"fast": 15 * SECOND, "normal": (150 if plan.is_patient else 40) * SECOND, "slow": DAY},
            computer_pause=(300, 900),
            reaction=(400, 1000),
            challenge=(1500, 2500),
            next_deal=6 * SECOND,
        )
        # While time and threads are still the machine's.
        new_database(self.settings.database)
        self.chance = Chance(plan.seed)
        self.agenda = Agenda()
        self.weather = Weather(self.chance, self.agenda, plan.kinds, plan.skip)
        take_over(self.chance, lambda: self.agenda.now, lambda: self.weather.skew)
        look_quickly()
        if not plan.with_pictures:
            draw_nothing()
        self.network = Network(self.agenda, self.weather, partial(self.die, "crash"))
        self.backend = self.network.backend
        if plan.through_presses:
            let_presses_edit(self.settings.database, int(self.backend.application_id))
        self.disk = Disk(self.agenda, self.weather, partial(self.die, "torn"))
        self.bot: Olsen | None = None
        self.gateway: Gateway | None = None
        self.lives = 0
        """How often the bot was started."""
        self.is_up = False
        """Whether the bot is at work: logged in, and connected."""
        self.up_since = 0.0
        self.was_cut_short = False
        """Whether a life has ended soon after its start: what it had yet to show of clocks nobody knows."""
        self._started_at = 0.0
        self._starting_at: float | None = None
        self._graves: list[object] = []
        """What the dead have left. Nobody may clean up there: that would run what has died."""
        self.deleted: dict[int, float] = {}
        """When moderators have deleted which message or channel."""
        self._unheard: set[int] = set()
        """What they have deleted while the bot was not at work, be it that it could not start."""
        self._cut_off_at: list[tuple[float, float]] = []
        """From when until when the gateway was cut off."""
        self._dying = ""
        self._failed: Failed | None = None
        self.began: list[Any] = []
        """Called with the bot when it has its services."""
        self.lost: list[Callable[[Collection[int]], object]] = []
        """Called when an outage begins, with the shards that it is one of."""
        self.jumped: list[Callable[[], object]] = []
        """Called when the machine's clock jumps."""
        self.back: list[Callable[[Collection[int]], object]] = []
        """Called when it ends, with these."""
        self.agenda.on_step = self._after_step
        self.network.served.append(self._served)
        self.disk.committed.append(lambda writing: self.note(f"commit {' '.join(writing.written)}"))
        logging.getLogger().addHandler(Listener(self))

    # Lives

    def start(self) -> None:
        """Start the bot, as its host would; it is up some seconds later."""
        self.lives += 1
        self._starting_at, self._started_at = None, self.agenda.now
        self.note(f"start {self.lives}")
        loop = self.agenda.loop = Loop(self.agenda, self.weather.thread_pause)
        loop.set_exception_handler(self._loop_fails)
        with running(loop):
            bot = self.bot = Olsen(self.settings, shard_count=self.plan.shards, pace=self.pace)
            self._attach(bot, loop)
            loop.create_task(self._begin(bot), name="storm begins")

    def _attach(self, bot: Olsen, loop: Loop) -> None:
        carry, trace = self.network.carry, bot.http.http_trace
        longest = bot.http.max_ratelimit_timeout
        client = Client(self.backend, loop, carry=carry, longest_wait=longest, trace=trace)
        _dpy_internals.install_http(bot, client)
        _dpy_internals.set_guild_ready_timeout(bot, 0.0)
        _dpy_internals.set_webhook_adapter(Webhooks(self.backend, carry=carry, trace=trace))
        state = _dpy_internals.get_state(bot)
        shards = range(self.plan.shards)
        state.shard_count, state.shard_ids = len(shards), list(shards)
        given = self.backend, state, bot.dispatch, len(shards), tuple(shards)
        installs = self.network.strict.installs
        self.gateway = CausingGateway(*given, change=lambda _, told: told, installs=installs)
        _dpy_internals.install_shards(bot, self.gateway.shards)

    async def _begin(self, bot: Olsen) -> None:
        try:
            await bot.login("storm")
        except Exception as error:
            self.note(f"cannot start: {error!r}")
            if not self.weather.lately(*self.plan.kinds, seconds=400):
                self.fail("starts", f"the bot cannot start: {error!r}")
            with contextlib.suppress(Exception):
                await bot.close()
            return
        for tell in self.began:
            tell(bot)
        gateway = self.gateway
        assert gateway is not None
        self.network.feed = self._feed
        for shard_id in gateway.shard_ids:
            gateway.identify(shard_id)
        for guild in list(self.backend.guilds.values()):
            self.backend.emit("GUILD_CREATE", serializers.guild_create_payload(self.backend, guild))
        self.is_up, self.up_since = True, self.agenda.now
        for tell in self.back:
            tell(range(self.plan.shards))

    def _go_down(self) -> None:
        self.was_cut_short = self.was_cut_short or self.agenda.now - self._started_at < CAUGHT_UP
        if self.is_up:
            self.is_up = False
            for tell in self.lost:
                tell(range(self.plan.shards))

    def table(self, table_id: str) -> Table | None:
        """A table as the bot has it in memory, which does not count as a use of it; None if it has not."""
        if self.bot is None or not hasattr(self.bot, "services"):
            return None
        entries = self.bot.services.tables.store.entries
        if (packed := entries.packed().get(table_id)) is not None:
            return packed.unpacked()
        return next((entry.value for entry in entries.unpacked() if entry.key == table_id), None)

    # Places

    def place_of(self, channel: Channel) -> int:
        """The id under which the bot keeps what is in a channel: that of its server, or a negative one where
        it was not invited.
        """
        if channel.guild_id is None:
            return -channel.id
        installs = self.network.strict.installs
        return -channel.guild_id if channel.guild_id in installs.uninvited else channel.guild_id

    def people_in(self, place_id: int) -> Collection[int]:
        """The users who are in a place."""
        guild = self.backend.guilds.get(abs(place_id))
        if guild is not None:
            return guild.members
        channel = self.backend.channels.get(-place_id)
        return () if channel is None else channel.recipient_ids

    def channels_in(self, place_id: int) -> list[int]:
        """The channels of a place."""
        guild = self.backend.guilds.get(abs(place_id))
        if guild is not None:
            return guild.channel_ids
        return [-place_id] if -place_id in self.backend.channels else []

    def was_calm(self, since: float, until: float) -> bool:
        """Whether no fault was met between two times or lasted then, and the bot was up."""
        is_heard = not any(began <= until and ended >= since for began, ended in self._cut_off_at)
        return is_heard and not self.weather.were_met(since, until) and self.is_up and self.up_since < since

    def delete(self, some: Collection[int]) -> None:
        """Note that moderators delete these messages or channels now."""
        self.deleted.update(dict.fromkeys(some, self.agenda.now))
        if not self.is_up:
            self._unheard.update(some)

    def may_be_unheard(self, deleted: int) -> bool:
        """Whether the bot may not have heard, or noted, that moderators have deleted a message or channel."""
        at = self.deleted.get(deleted)
        is_deaf = at is not None and self.weather.were_met(at - 100, at + 20, DEAF)
        return is_deaf or deleted in self._unheard

    def _feed(self, event: str, payload: Mapping[str, Any]) -> None:
        """Tell the bot of an event, if it runs."""
        if self.gateway is not None and self.agenda.loop is not None:
            self.gateway.feed(event, payload)

    def die(self, why: str) -> None:
        """Kill the bot where it stands: nothing of it runs or writes after this."""
        self._dying = self._dying or why

    def _after_step(self) -> None:
        self.check()
        if self._dying:
            why, self._dying = self._dying, ""
            self.kill(why)
        if self.agenda.loop is None:
            return
        if self.bot is not None and self.bot.is_closed() and self._starting_at is None:
            self._starting_at = self.agenda.now + START_AGAIN
            self._go_down()
            self.agenda.at(self._starting_at, partial(self._start_again, self.bot))

    def _start_again(self, ended: Olsen) -> None:
        if self.bot is ended:
            self._bury()
            self.start()

    def kill(self, why: str, away: float = START_AGAIN) -> None:
        """Kill the bot now, and start it again ``away`` seconds later."""
        if self.agenda.loop is None:
            return
        self.note(f"killed: {why}")
        self._bury()
        self.agenda.after(away, partial(self._start_unless_up, self.lives))

    def _start_unless_up(self, life: int) -> None:
        if self.lives == life and self.agenda.loop is None:
            self.start()

    def _bury(self) -> None:
        self._graves.append((self.bot, self.agenda.loop, self.gateway, asyncio.all_tasks(self.agenda.loop)))
        self.agenda.loop, self.bot, self.gateway = None, None, None
        self.network.feed = None
        self._go_down()
        self._starting_at = None
        self.disk.drop()

    def restart(self, away: float) -> None:
        """Stop the bot as its host would, and start it again later."""
        loop, bot = self.agenda.loop, self.bot
        if loop is None or bot is None or not self.is_up:
            return
        self.note("stopped")
        self.network.feed = None
        self._go_down()
        with running(loop):
            stopping = loop.create_task(bot.close(), name="storm stops")
        stopping.add_done_callback(partial(self._stopped, loop))
        self.agenda.after(20, partial(self._cut_off, self.lives, away, stopping))

    def _stopped(self, loop: Loop, stopping: asyncio.Task[None]) -> None:
        """The process ends here, and takes with it what has not ended by itself."""
        if self.agenda.loop is not loop or self.weather.lately(*self.plan.kinds, seconds=60):
            return
        if self.disk.connections():
            self.fail("who stops leaves nothing open", f"{self.disk.connections()} connections")
        left = {task.get_name() for task in asyncio.all_tasks(loop) if task is not stopping}
        if self.weather.lately("silent", "slow", "outage", seconds=HANGS):
            left.discard(OFFERS)  # what it offers is waited for as long as Discord lets it
        if left:
            self.fail("who stops leaves nothing open", f"tasks: {sorted(left)}")

    def _cut_off(self, life: int, away: float, stopping: asyncio.Task[None]) -> None:
        if self.lives == life and self.agenda.loop is not None:
            if not stopping.done() and not self.weather.lately(*self.plan.kinds, seconds=60):
                self.fail("whoever is to stop stops", "it has not in 20 s")
            self._bury()
            self.agenda.after(away, partial(self._start_unless_up, life))

    def drop_gateway(self, seconds: float, *shards: int, resumed: bool) -> None:
        """Cut the bot off from events for so long, or some shards of it; what it missed comes then, or
        never.
        """
        gateway = self.gateway
        if gateway is None or not self.is_up:
            return
        some = shards or range(self.plan.shards)
        for tell in self.lost:
            tell(some)
        self.note(f"gateway drops for {seconds:.1f} s, {'resumed' if resumed else 'anew'} after that")
        gateway.drop(*shards)
        self._cut_off_at.append((self.agenda.now, self.agenda.now + seconds))

        def back() -> None:
            if self.gateway is gateway:
                self.note("gateway is back")
                gateway.resume(*shards) if resumed else gateway.identify_anew(*shards)
                for tell in self.back:
                    tell(some)

        self.agenda.after(seconds, back)

    # What is told of it

    def _served(self, request: Request, answer: Answer, fault: str) -> None:
        path = re.sub(r"simcord_interaction_", "", request.path)
        body = zlib.crc32(json.dumps(request.body, default=str).encode())
        self.note(f"{request.method} {path} {body:08x}: {answer.status} {fault}")

    def note(self, what: str) -> None:
        """Put something down in the trace; the folder of the database has another name in each run."""
        self.trace.note(self.agenda.now, what.replace(str(self.settings.database.parent), ""))

    def fail(self, invariant: str, says: str) -> None:
        """Say that something does not hold; the run ends at the next step."""
        if self._failed is None:
            self.note(f"FAILED {invariant}: {says}")
            self._failed = Failed(invariant, says)

    def check(self) -> None:
        """Raise what was found not to hold."""
        if self._failed is not None:
            raise self._failed

    def _loop_fails(self, loop: asyncio.AbstractEventLoop, context: Mapping[str, Any]) -> None:
        error = context.get("exception")
        is_of_disk = isinstance(error, sqlite3.Error) and self.weather.lately(*DISK, seconds=120)
        if is_of_disk and not isinstance(context.get("future", context.get("task")), asyncio.Task):
            return  # whoever waited for the statement had given up when it failed
        if self.agenda.loop is loop:
            self.fail("no unhandled errors", f"{context.get('message')}: {error!r}")

    def rows(self, query: str, *values: Any, **named: Any) -> list[tuple[Any, ...]]:
        """What a query gives of what is committed."""
        if not hasattr(self, "_reader"):
            self._reader = sqlite3.connect(self.settings.database, isolation_level=None)
        return self._reader.execute(query, named or values).fetchall()

    def stored(self) -> str:
        """What all that is committed comes to."""
        self.rows("SELECT 1")
        return hashlib.sha256("\n".join(self._reader.iterdump()).encode()).hexdigest()


class CausingGateway(Gateway):
    """A gateway by which what the bot does about a press is known to come from that."""

    def hear(self, event: str, payload: Mapping[str, Any]) -> None:
        context = copy_context()
        if event == "INTERACTION_CREATE":
            context.run(CAUSE.set, int(payload["id"]))
        context.run(super().hear, event, payload)


class Listener(logging.Handler):
    """Hears the bot's log: an error that no fault explains is a failure."""

    def __init__(self, world: World) -> None:
        super().__init__(logging.WARNING)
        self._world = world

    def emit(self, record: logging.LogRecord) -> None:
        world = self._world
        says = record.getMessage()
        world.note(f"log {record.levelname} {record.name}: {says[:200]}")
        if record.levelno < logging.ERROR:
            # A channel that was deleted long ago may be missed at any time.
            is_calm = world.is_up and not world.weather.lately(*world.plan.kinds, seconds=400)
            # What was shut out is tried again within the hour, and then said to be well.
            was_shut_out = world.weather.lately("forbidden", "blocked", "departed", seconds=SHUT_OUT)
            if is_calm and not was_shut_out and not world.weather.met["closed"]:
                world.fail("nothing to warn of in calm", f"{record.name}: {says}")
            return
        error = record.exc_info[1] if record.exc_info else None
        # Who presses is told that the database is busy, and not of a fault.
        is_of_disk = isinstance(error, sqlite3.Error | StorageError) and not FAULT.match(says)
        if is_of_disk and world.weather.lately("full", "broken", "locked", "sluggish", seconds=120):
            return
        if isinstance(
            error, discord.HTTPException | aiohttp.ClientError | OSError | TimeoutError | Unanswered
        ) and world.weather.lately(*world.plan.kinds, seconds=400):
            return
        frames = traceback.extract_tb(error.__traceback__) if error is not None else []
        where = "".join(f", {Path(frame.filename).name}:{frame.lineno}" for frame in frames[-3:])
        world.fail("no unexpected errors", f"{says}: {error!r}{where}")
