"""Trouble under load, over real sockets: what people were told stays true, and all is shown again after it.

``python -m tests.wire.faults [NAME ..]`` plays the faults in turn while people play, and says of each whether
every move that was acknowledged is stored, and after how long every channel showed what is stored. That is to
be within ten seconds of the fault's end. Exit status 1 where one of them was not so.

The bot is killed as often as ``--kills`` says. A disk that can only be read is played by a process that may
write no file.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import json
import re
import resource
import signal
import sqlite3
import sys
import tempfile
from collections.abc import AsyncIterator, Awaitable, Callable
from pathlib import Path
from random import Random
from time import monotonic

from simcord.backend.models import Message

from bot.exits import Exit
from tests.discord.requests import walk
from tests.wire.clubs import Place, club
from tests.wire.crowd import Crowd, texts
from tests.wire.guests import Friends
from tests.wire.limits import Limits
from tests.wire.process import BotProcess
from tests.wire.server import Press, Wire

TABLES = 8
RATE = 15
"""Moves a second."""
TROUBLE = 5.0
"""Seconds that a fault lasts."""
HEALED = 10.0
"""Seconds after it within which all must be shown."""
FRIENDS = (2, 3)
"""How many people sit at each table in direct messages and groups."""
AGAIN = 2.0
"""Seconds after which somebody presses again at such a table that isn't shown as it is."""
SETTINGS = {"WIRE_NEXT_DEAL": "1000", "OLSEN_LOG_LEVEL": "WARNING"}
SEAT = re.compile(r"^\S+ \d+\. .* · (?:\*\*)?(\d+) cards?\b", re.MULTILINE)
"""A seat in the message of a table, with how many cards it holds."""


class Siege:
    """A bot under load, and what its people were told. They open their hands anew before each fault."""

    def __init__(self, wire: Wire, database: Path, places: list[Place], chance: Random) -> None:
        self.wire, self.database, self.places, self.chance = wire, database, places, chance
        self.crowd = Crowd(wire, places, chance)
        self.friends = Friends(wire, self.crowd, FRIENDS)
        self.bot: BotProcess | None = None
        self.presses: list[Press] = []
        self.wrong: list[str] = []
        """What the bot did during a fault that it should not have done."""

    @classmethod
    @contextlib.asynccontextmanager
    async def laid(cls, folder: Path, tables: int = TABLES, seed: int = 1) -> AsyncIterator[Siege]:
        """A bot with people at its tables, all of whom have their hands open."""
        wire, database = Wire(), folder / "olsen.db"
        places = await club(wire, database, tables)
        siege = cls(wire, database, places, Random(seed))
        async with wire.running():
            try:
                await siege.start()
                siege.places = [*places, *await siege.friends.open()]
                yield siege
            finally:
                if siege.bot is not None:
                    await siege.bot.stop()

    async def start(self) -> None:
        """Start the bot."""
        self.bot = await BotProcess.start(self.wire, self.database, **SETTINGS)
        try:
            await self.wire.gateway.ready(self.wire.gateway.identified + 1, 60)
        except TimeoutError:
            raise RuntimeError(f"the bot did not come up:\n{self.bot.log}") from None

    async def opened(self) -> None:
        """Have everybody at an open table open their hand anew."""
        going = set(self._open_tables())
        self.crowd.places = [place for place in self.places if place.table_id in going]
        self.crowd.hands.clear()
        await self.crowd.open_hands()

    async def kill(self) -> None:
        """Kill the bot in the middle of what it does, and start it again."""
        assert self.bot is not None
        await self.bot.kill()
        await self.start()

    async def refuses(self, status: Exit, words: str, *, file_size: int | None = None) -> None:
        """Start a bot that is to end by itself with this status and, where it may write them, these words.
        None of its files may grow beyond ``file_size`` bytes.
        """
        folder = self.database.with_name("refused")
        folder.mkdir(exist_ok=True)
        link = folder / self.database.name
        with contextlib.suppress(FileExistsError):
            link.symlink_to(self.database)
        bot = await BotProcess.start(self.wire, link, **SETTINGS)
        if file_size is not None:
            resource.prlimit(bot.process.pid, resource.RLIMIT_FSIZE, (file_size, resource.RLIM_INFINITY))
        try:
            async with asyncio.timeout(60):
                found = await bot.process.wait()
        except TimeoutError:
            self.wrong.append("a bot that was to be refused goes on")
            await bot.kill()
            return
        last = bot.log.splitlines()[-1:]
        if found != status or (file_size is None and not any(words in line for line in last)):
            self.wrong.append(f"a bot ended with {found}: {last}")

    async def play(self, seconds: float = TROUBLE) -> None:
        """Have people make moves for so long."""
        self.presses += await self.crowd.play(RATE, seconds)

    # What must be so

    def lost(self) -> list[str]:
        """The moves that were acknowledged and are not stored."""
        with contextlib.closing(self._connect()) as database:
            accepted = self.crowd.accepted.values()
            return [press.custom_id for press in accepted if not _is_stored(database, press)]

    async def healed(self) -> float | None:
        """Seconds until every channel shows what is stored; None: it takes too long."""
        began = again = monotonic()
        while monotonic() - began < HEALED:
            if not self.stale():
                return monotonic() - began
            if monotonic() >= again:
                self._press_outside()
                again += AGAIN
            await asyncio.sleep(0.1)
        return None

    def _press_outside(self) -> None:
        """Have somebody press at each table of friends: without a press nothing is shown there."""
        for place in self.crowd.places:
            if place.is_outside:
                self.crowd.open_hand(place, place.users[0])

    def stale(self) -> list[str]:
        """What is not as it should be on the screens of the channels."""
        found = []
        with contextlib.closing(self._connect()) as database:
            for place in self.places:
                version, told, position, phase = database.execute(
                    "SELECT version, told_version, position, phase FROM tables WHERE table_id = ?",
                    (place.table_id,),
                ).fetchone()
                if place.channel_id not in self.wire.backend.channels and phase == "playing":
                    found.append(f"{place.table_id}: its channel is gone, and it is played at")
                public = self.crowd.public(place)
                if told < version:
                    found.append(f"{place.table_id}: told of {told}, is at {version}")
                if len(public) > 1 and not place.is_outside:  # a press on the older one deletes it
                    found.append(f"{place.table_id}: {len(public)} messages that can be pressed")
                if public and (shown := _counts(public[-1])) and shown != _held(position):
                    found.append(f"{place.table_id}: {shown} cards are shown, {_held(position)} are held")
        return found

    def _connect(self) -> sqlite3.Connection:
        return sqlite3.connect(f"file:{self.database}?mode=ro", uri=True, timeout=5)

    def _open_tables(self) -> list[str]:
        with contextlib.closing(self._connect()) as database:
            rows = database.execute("SELECT table_id FROM tables WHERE phase = 'playing'")
            return [table_id for (table_id,) in rows]


def _is_stored(database: sqlite3.Connection, press: Press) -> bool:
    table, version, move = press.custom_id.removeprefix("t:").split(":", 2)
    table_id, _, seat = table.partition(".")
    if database.execute("SELECT 1 FROM archives WHERE table_id = ?", (table_id,)).fetchone():
        return True  # the match is over, with all its moves
    found = database.execute(
        "SELECT 1 FROM moves WHERE table_id = ? AND seat = ? AND version > ? AND move = ?",
        (table_id, int(seat), int(version), move),
    )
    return found.fetchone() is not None


def _counts(message: Message) -> list[int]:
    """How many cards each seat holds, as a message says."""
    parts = (part for _, part in walk(message.components))
    return [int(count) for text in texts(parts) for count in SEAT.findall(text)]


def _held(position: str) -> list[int]:
    """How many cards each seat holds, as is stored."""
    return [len(hand.split()) for hand in json.loads(position)["hands"]]


# The faults. Each begins, lasts while people play, and is over when it returns.


async def killed(siege: Siege) -> None:
    """SIGKILL, in the middle of whatever it does. It is over when the bot is connected again."""
    await siege.play(siege.chance.uniform(0.2, 2.0))
    await siege.kill()


async def dropped(siege: Siege) -> None:
    """The gateway's connection breaks, again and again, and is resumed."""
    for _ in range(3):
        siege.wire.gateway.drop()
        await siege.play(TROUBLE / 3)


async def reconnected(siege: Siege) -> None:
    """Discord asks the bot to connect anew."""
    siege.wire.gateway.reconnect()
    await siege.play()


async def invalidated(siege: Siege) -> None:
    """The session is over: what happens until the bot has identified anew is not told."""
    again = siege.wire.gateway.identified + 1
    siege.wire.gateway.invalidate()
    await siege.play()
    await siege.wire.gateway.ready(again, 30)


async def shut(siege: Siege) -> None:
    """Nobody can connect for a while. Whose session cannot be resumed at once gets another one."""
    again = siege.wire.gateway.identified + 1
    siege.wire.gateway.is_open = False
    siege.wire.gateway.drop()
    await siege.play()
    siege.wire.gateway.is_open = True
    await siege.wire.gateway.ready(again, 60)


async def unavailable(siege: Siege) -> None:
    """Discord answers 503 to all that is posted or edited in channels."""
    siege.wire.unruly.refuse("*", "/channels/*", status=503, during=TROUBLE)
    await siege.play()


async def failing_answers(siege: Siege) -> None:
    """Discord answers 500 to some first answers, which had no effect."""
    siege.wire.unruly.refuse(
        "POST", "/interactions/*", status=500, during=TROUBLE, where=lambda _: siege.chance.random() < 0.3
    )
    await siege.play()


async def lost_answers(siege: Siege) -> None:
    """Much takes effect, but the connection breaks before the answer."""
    siege.wire.unruly.lose("*", "*", during=TROUBLE, where=lambda _: siege.chance.random() < 0.3)
    await siege.play()


async def hanging(siege: Siege) -> None:
    """Answers of channels hang."""
    siege.wire.unruly.delay("*", "/channels/*", seconds=TROUBLE, during=TROUBLE)
    await siege.play()


async def limited(siege: Siege) -> None:
    """Discord's limits are on, and some channels have a 429 of their own."""
    siege.wire.unruly.limit_rate(
        "*", f"/channels/{siege.places[0].channel_id}/*", retry_after=2, during=TROUBLE
    )
    siege.wire.unruly.limit(Limits())
    await siege.play()


async def forbidden(siege: Siege) -> None:
    """The bot may not write in some channels for a while."""
    places = siege.places[:2]
    for place in places:
        siege.wire.forbid(place.channel_id, "send_messages", "view_channel")
    await siege.play()
    for place in places:
        siege.wire.forbid(place.channel_id)


async def deleted(siege: Siege) -> None:
    """A moderator deletes messages of tables."""
    for place in siege.crowd.places[:3]:
        siege.wire.unruly.delete(siege.crowd.newest(place))
        await siege.play(TROUBLE / 3)


async def channels_deleted(siege: Siege) -> None:
    """A moderator deletes channels with tables."""
    for place in siege.crowd.places[:2]:
        siege.wire.backend.delete_channel(place.channel_id)
        await siege.play(TROUBLE / 2)


async def garbage(siege: Siege) -> None:
    """A table's row holds garbage when the bot starts: all others go on. Then the whole file does."""
    assert siege.bot is not None
    place = siege.crowd.places[0]
    await siege.bot.kill()
    with contextlib.closing(sqlite3.connect(siege.database)) as database, database:
        query = "SELECT position FROM tables WHERE table_id = ?"
        (position,) = database.execute(query, (place.table_id,)).fetchone()
        spoil = "UPDATE tables SET position = ? WHERE table_id = ?"
        database.execute(spoil, ("{broken", place.table_id))
    await siege.start()
    await siege.play()
    await siege.bot.kill()
    with contextlib.closing(sqlite3.connect(siege.database)) as database, database:
        database.execute(spoil, (position, place.table_id))
    with contextlib.closing(sqlite3.connect(siege.database)) as database:
        database.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    whole = siege.database.read_bytes()
    siege.database.write_bytes(siege.chance.randbytes(4096) + whole[4096:])
    await siege.refuses(Exit.BROKEN, "can't be used")
    siege.database.write_bytes(whole)
    await siege.start()


async def read_only(siege: Siege) -> None:
    """No file can be written, while the bot runs and when it starts."""
    assert siege.bot is not None
    before = resource.prlimit(siege.bot.process.pid, resource.RLIMIT_FSIZE)
    resource.prlimit(siege.bot.process.pid, resource.RLIMIT_FSIZE, (0, before[1]))
    await siege.play()
    await siege.bot.kill()
    await siege.refuses(Exit.FAILED, "can't be used", file_size=0)
    await siege.start()


async def locked(siege: Siege) -> None:
    """Somebody else holds the database."""
    with contextlib.closing(sqlite3.connect(siege.database, isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")
        await siege.play()
        other.execute("ROLLBACK")


async def cannot_grow(siege: Siege) -> None:
    """No file of the bot's can grow, as on a full disk."""
    assert siege.bot is not None
    before = resource.prlimit(siege.bot.process.pid, resource.RLIMIT_FSIZE)
    resource.prlimit(siege.bot.process.pid, resource.RLIMIT_FSIZE, (4096, before[1]))
    await siege.play()
    resource.prlimit(siege.bot.process.pid, resource.RLIMIT_FSIZE, before)


async def clock_jumps(siege: Siege) -> None:
    """The machine's clock is put forward by an hour, then back by two, then set right."""
    assert siege.bot is not None
    for number in (signal.SIGUSR1, signal.SIGUSR2, signal.SIGUSR2, signal.SIGUSR1):
        siege.bot.process.send_signal(number)
        await siege.play()


async def two_processes(siege: Siege) -> None:
    """A second bot is started on the same database."""
    playing = asyncio.create_task(siege.play())
    await siege.refuses(Exit.IN_USE, "is in use by process")
    await playing


Fault = Callable[[Siege], Awaitable[None]]
FAULTS: dict[str, Fault] = {
    fault.__name__: fault
    for fault in (
        killed, dropped, reconnected, invalidated, shut, unavailable, failing_answers, lost_answers, hanging,
        limited, forbidden, deleted, channels_deleted, locked, cannot_grow, read_only, garbage, clock_jumps,
        two_processes,
    )
}  # fmt: skip


async def played(siege: Siege, fault: Fault) -> str | None:
    """Play a fault; what was not as it must be, or None. Prints what came of it."""
    await siege.opened()
    accepted = len(siege.crowd.accepted)
    await fault(siege)
    siege.wire.unruly.calm()
    seconds = await siege.healed()
    accepted = len(siege.crowd.accepted) - accepted
    wrong = [f"lost: {move}" for move in siege.lost()]
    wrong += [] if seconds is not None else siege.stale()
    wrong += siege.wrong + siege.wire.broken
    siege.wrong.clear()
    siege.wire.broken.clear()
    after = "never" if seconds is None else f"{seconds:.1f} s after it"
    late = sum(press.is_late for press in siege.presses)
    print(
        f"{'FAILED' if wrong else 'ok':<8}{fault.__name__:<18}{accepted:>5} of {len(siege.presses):>4}"
        f" moves acknowledged, {late:>3} late; all shown {after}",
        flush=True,
    )
    siege.presses.clear()
    return "; ".join(wrong) or None


async def _play(names: list[str], folder: Path, kills: int) -> int:
    failed = 0
    for name in names:
        home = folder / name
        home.mkdir()
        async with Siege.laid(home) as siege:
            for _ in range(kills if name == "killed" else 1):
                wrong = await played(siege, FAULTS[name])
                if wrong is not None:
                    failed += 1
                    print(f"        {wrong}")
                    assert siege.bot is not None
                    print(*(f"        {line}" for line in siege.bot.log.splitlines()[-20:]), sep="\n")
    return failed


def main(argv: list[str]) -> int:
    """Play the faults that are named, or all."""
    parser = argparse.ArgumentParser(
        prog="python -m tests.wire.faults",
        description=__doc__,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("names", nargs="*", choices=[[], *FAULTS], metavar="NAME", help=", ".join(FAULTS))
    parser.add_argument("--kills", type=int, default=3, help="so often it is killed (default 3)")
    parser.add_argument("--folder", type=Path, help="where to put the databases (default: a temporary one)")
    chosen = parser.parse_args(argv)
    with tempfile.TemporaryDirectory(prefix="faults-", dir=chosen.folder) as name:
        failed = asyncio.run(_play(chosen.names or list(FAULTS), Path(name), chosen.kills))
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
