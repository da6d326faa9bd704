"""How long a press takes over real sockets, and what it costs, beside the least that any bot needs.

The bot runs in a process of its own against a Discord on loopback (:mod:`tests.wire`); processor time is that
of its process alone, from the first press until nothing is asked for a second. People at tables of four have
their hands open, and whoever is on turn presses a move that they see: an open loop, each press timed from the
moment it was due until what it was for is there to see. A move has been made at each table before, as the
first one after a start has more to do. A press is late when its first answer has taken more than 3 s, was
refused, or never came.

Beside it stand two floors, measured in the same run: discord.py that answers each press and does nothing
else, and one that also sends as many bare requests a press as the bot does. All figures are rough where the
machine has other things to do.
"""

from __future__ import annotations

import asyncio
import gc
import json
import tempfile
from collections.abc import Coroutine, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from random import Random
from time import monotonic
from typing import Any

from tests import postgres
from tests.bench import with_databases
from tests.bench.clicks import fdatasyncs, percentile
from tests.bench.server import shared
from tests.template import let_presses_edit
from tests.wire.clubs import Place, club
from tests.wire.crowd import AGAIN, Crowd
from tests.wire.limits import Limits
from tests.wire.process import BotProcess
from tests.wire.server import Exchange, Press
from tests.wire.trusting import TrustingWire, trusting

TABLES = 300
PRESSED = 5
"""So often each table is pressed at least: in a short run there are fewer of them."""
WHOLE: dict[str, Any] = {
    "rates": (50, 100, 300),
    "starts": (1_000, 10_000),
    "limits": 30,
    "beside": 60,
    "idle": 10_000,
}
"""The parts, and what is measured where none is named."""
FLOOR_RATE = 50
"""Presses a second at which the floors are measured."""
WARM_UP = 2.0
"""Seconds of presses before those that count."""
LIMITED = 10.0
"""Seconds of presses under Discord's limits before those that count: by then, what may be sent at once is
used up."""
OPENED = 5
"""Hands opened a second after a start, and as many moves, where somebody is on turn."""
FIRST_AFTER = 2.0
"""Seconds after READY by which a press is to be answered."""
BUSY_SERVERS = 4
"""Servers that are busy beside others."""
OTHERS, OTHERS_RATE = 40, 4.0
"""Servers with one table each beside them, and moves a second at these."""
BREATH = 2.0
"""Seconds after which nobody waits any more for servers that were busy."""
APART = 0.05
"""Seconds between two hands that are opened anew before that."""
REOPENED = 600.0
"""Seconds after which somebody opens their hand anew, by the button below their table."""
CATCH_UP = 30.0
"""Seconds that the bot gets, at most, to come to rest."""
SEARCHES = 3
"""So many more rates are tried for the first one at which a press is late."""
SETTINGS = {"WIRE_NEXT_DEAL": "1000", "OLSEN_LOG_LEVEL": "WARNING"}
START = 120.0
"""Seconds within which a bot must be connected."""


def main(argv: list[str]) -> int:
    """Measure, and print a table and, with ``--json``, one JSON object as the last line."""
    parser = with_databases("wire", __doc__)
    parser.add_argument("--seconds", type=float, default=60.0, help="for each rate and start (default 60)")
    parts = parser.add_argument_group("parts", "Where one is named, those that are not are left out.")
    parts.add_argument("--rates", type=_numbers, help="presses a second (default 50,100,300)")
    parts.add_argument("--starts", type=_numbers, help="open matches (default 1000,10000)")
    parts.add_argument("--limits", type=float, help="moves a second with Discord's limits on (default 30)")
    parts.add_argument(
        "--beside", type=float, help="moves a second in busy servers, beside others (default 60)"
    )
    parts.add_argument("--idle", type=int, help="tables that nobody plays at (default 10000)")
    parts.add_argument(
        "--processes",
        type=_numbers,
        help="so many that share PostgreSQL, as 1,2 (default none)",
    )
    parser.add_argument("--only", choices=("pictures", "text"), help="rates with or without pictures alone")
    parser.add_argument("--tables", type=int, default=TABLES, help=f"at most (default {TABLES})")
    parser.add_argument("--profile", type=Path, help="leave the profile of the last rate in this file")
    chosen = parser.parse_args(argv)
    named = {name: getattr(chosen, name) for name in WHOLE}
    is_whole = not any(named.values()) and not chosen.processes
    chosen_parts = WHOLE if is_whole else named
    with tempfile.TemporaryDirectory(prefix="bench-", dir=chosen.folder) as name, trusting():
        disk = fdatasyncs(Path(name) / "probe.bin")
        print(f"the disk writes a move in {percentile(disk, 50):.1f} ms, p99 {percentile(disk, 99):.1f}")
        modes = [mode for mode in ("pictures", "text") if chosen.only in (None, mode)]
        bench = Bench(Path(name), chosen.seconds, chosen.tables, [mode == "pictures" for mode in modes])
        if chosen.profile:
            bench.profiling["WIRE_PROFILE"] = str(chosen.profile.resolve())
        found = asyncio.run(bench.measure(**chosen_parts))
        for processes in chosen.processes or ():
            tables = min(chosen.tables, max(4, round(FLOOR_RATE * chosen.seconds / PRESSED)))
            sharing = shared(processes, FLOOR_RATE, chosen.seconds, tables, **SETTINGS)
            found.setdefault("postgres", []).append(asyncio.run(sharing))
        postgres.stop()
    if chosen.json:
        print(json.dumps(found))
    return 0


def _numbers(text: str) -> list[int]:
    return [int(number) for number in text.split(",") if number]


class Bench:
    """One run: its databases lie in ``folder``; ``seconds`` are those of each rate and start, which are
    measured with pictures, without, or both (``pictures``).
    """

    def __init__(self, folder: Path, seconds: float, tables: int, pictures: Sequence[bool]) -> None:
        self._folder, self._seconds, self._most_tables = folder, seconds, tables
        self._pictures = pictures
        self._runs = 0
        self.profiling: dict[str, str] = {}
        """Settings of the process at the rates alone. Under a profile all takes about twice as long."""

    async def measure(
        self,
        rates: Sequence[int] | None,
        starts: Sequence[int] | None,
        limits: float | None,
        beside: float | None,
        idle: int | None,
    ) -> dict[str, Any]:
        """Measure what is given; the rest is None, or an empty list."""
        found: dict[str, Any] = dict.fromkeys(("floor", "floor_same_requests", "requests_per_press"))
        found |= {"rates": [], "starts": [], "limits": {}, "idle_table_bytes": None}
        if rates:
            await self._measure_rates(found, rates)
        if rates and len(rates) > 1:
            await self._search(found["rates"])
        for matches in starts or ():
            found["starts"].append(await self.start(matches))
        if limits:
            for through_presses in (False, True):
                how = "through_presses" if through_presses else "without"
                found["limits"][how] = await self.limits(limits, through_presses=through_presses)
        if beside:
            found["beside"] = await self.beside(beside)
        if idle:
            found["idle_table_bytes"] = await self.memory(idle)
        return found

    async def _measure_rates(self, found: dict[str, Any], rates: Sequence[int]) -> None:
        print(f"tables of four; {self._seconds:g} s each; milliseconds")
        heads = ("presses", "p50", "p99", "late", "deferred", "refused", "starved", "cpu", "requests")
        print(f"{'presses/s':<24}" + "".join(f"{head:>9}" for head in heads))
        found["floor"] = await self.floor("empty bot", 0.0)
        for pictures in self._pictures:
            for rate in rates:
                requests, measured = await self.rate(rate, pictures=pictures)
                found["rates"].append(measured)
                if found["requests_per_press"] is None:
                    found["requests_per_press"] = requests
        requests = found["requests_per_press"]
        same = await self.floor(f"empty bot, {requests:.1f} requests", max(0.0, requests - 1))
        found["floor_same_requests"] = {"cpu_ms": same["cpu_ms"]}

    async def _search(self, rates: Sequence[dict[str, Any]]) -> None:
        """Find the first rate at which a press is late, with a few more of them."""
        measured = {each["clicks_per_s"]: each for each in rates if each["pictures"] is self._pictures[0]}
        late = min((rate for rate, each in measured.items() if each["late"]), default=None)
        if late is None:
            print(f"no press was late at {max(measured)}/s")
            return
        fine = max((rate for rate in measured if rate < late), default=0)
        for _ in range(SEARCHES):
            if late - fine <= 5:
                break
            middle = (late + fine) // 2
            _, measured[middle] = await self.rate(middle, pictures=self._pictures[0])
            if measured[middle]["late"]:
                late = middle
            else:
                fine = middle
        cpu = measured[late]["cpu_ms"]
        print(f"the first rate with a late press is {late}/s; 300/s would take {0.3 * cpu:.1f} processors")

    # Each part

    async def floor(self, name: str, extra: float) -> dict[str, Any]:
        """An empty bot that sends ``extra`` requests more a press than its answer."""
        wire, path = TrustingWire(), self._path()
        people = [_button(wire) for _ in range(self._tables(FLOOR_RATE))]
        chance = Random(2)

        async def play(rate: float, seconds: float) -> list[Press]:
            presses, due = [], monotonic()
            ends = due + seconds
            while (due := due + chance.expovariate(rate)) < ends:
                await asyncio.sleep(max(0.0, due - monotonic()))
                presses.append(wire.press(*chance.choice(people), "press", due=due))
            return presses

        program = ("tests.wire.floor", str(extra))
        async with wire.running(), BotProcess.started(wire, path, *program) as bot:
            await play(FLOOR_RATE, min(WARM_UP, self._seconds))
            measured, *_ = await self._pressed(wire, bot, play(FLOOR_RATE, self._seconds), name)
        return {key: measured[key] for key in ("cpu_ms", "p50_ms", "p99_ms")}

    async def rate(self, rate: int, *, pictures: bool) -> tuple[float, dict[str, Any]]:
        """The bot at so many presses a second; gives the requests a press, and the rest."""
        wire, path = TrustingWire(), self._path()
        places = await club(wire, path, self._tables(rate), text_only=not pictures)
        async with wire.running(), BotProcess.started(wire, path, **SETTINGS, **self.profiling) as bot:
            crowd = Crowd(wire, places, Random(3))
            await self._warm_up(wire, crowd, rate)
            name = f"{rate}, {'pictures' if pictures else 'text'}"
            measured, requests = await self._pressed(wire, bot, crowd.play(rate, self._seconds), name, crowd)
        return requests, {"clicks_per_s": rate, "pictures": pictures, **measured}

    async def start(self, matches: int) -> dict[str, Any]:
        """A start with so many open matches, under Discord's limits, and presses from the first second on."""
        wire, path = TrustingWire(), self._path()
        places = await club(wire, path, matches, own=50)
        limits = Limits()
        wire.unruly.limit(limits)
        chance = Random(4)
        async with wire.running(), BotProcess.started(wire, path, seconds=START, **SETTINGS):
            ready = monotonic()
            crowd = Crowd(wire, places, chance)

            waiting: list[tuple[Place, Press]] = []

            def insist() -> None:
                """Whoever is told to wait presses again, until they have their hand."""
                for place, press in waiting[:]:
                    if press.at < monotonic() - AGAIN:
                        waiting.remove((place, press))
                        if (place.table_id, press.user_id) not in crowd.hands:
                            waiting.append((place, crowd.open_hand(place, press.user_id)))

            async def play() -> list[Press]:
                presses = []
                due, ends = monotonic(), monotonic() + self._seconds
                while (due := due + chance.expovariate(OPENED)) < ends:
                    await asyncio.sleep(max(0.0, due - monotonic()))
                    place = chance.choice(places)
                    insist()
                    presses.append(crowd.open_hand(place, chance.choice(place.users), due))
                    waiting.append((place, presses[-1]))
                    presses += [move] if (move := crowd.move(due)) is not None else []
                return presses

            presses = await play()
            await wire.quiet(2.0, at_most=CATCH_UP)
            steady = await play()
            await wire.quiet(2.0, at_most=CATCH_UP)
            left = await crowd.left_behind()
        now = monotonic()
        first = round(min(crowd.hands.values(), default=now) - ready, 2)
        then = percentile([_served(press, crowd, now) for press in presses], 99)
        after = percentile([_served(press, crowd, now) for press in steady], 99)
        by_then = [press for press in presses if press.at >= ready + FIRST_AFTER]
        late = sum(press.is_late for press in by_then)
        told = sum(press.id not in crowd.served for press in by_then)
        print(
            f"start with {matches:,} matches: the first hand after {first:.1f} s; p99 {then:.0f} ms in"
            f" {self._seconds:g} s, and {after:.0f} ms in as long after that; of {len(by_then)} presses"
            f" {FIRST_AFTER:g} s after READY and later {late} late, {told} told to wait;"
            f" 429: {dict(limits.refusals)}; {left} old messages left",
            flush=True,
        )
        return {
            "matches": matches,
            "first_answer_s": first,
            "p99_ms": then,
            "r429": wire.unruly.too_many,
            "left_behind": left,
        }

    async def limits(self, rate: float, *, through_presses: bool) -> dict[str, float]:
        """How long (s, 99th percentile) a channel's message shows less than was saved, with limits on, and
        which part of its edits was made ``through_presses``, if that is on. Everybody opens their hand anew
        every :data:`REOPENED` seconds.
        """
        wire, path = TrustingWire(), self._path()
        places = await club(wire, path, self._tables(rate))
        if through_presses:
            let_presses_edit(path, int(wire.backend.application_id))
        async with wire.running(), BotProcess.started(wire, path, **SETTINGS) as bot:
            crowd = Crowd(wire, places, Random(5))
            await self._warm_up(wire, crowd, rate)
            for place in places:  # whose message is new now: somebody presses a button below it
                crowd.open_hand(place, place.users[0])
                await asyncio.sleep(APART)
            limits = wire.unruly.limit(Limits())
            await crowd.play_and_look(rate, min(LIMITED, self._seconds), REOPENED)
            crowd.lags.clear()
            crowd.edits.clear()
            play = crowd.play_and_look(rate, self._seconds, REOPENED)
            how = ", through presses" if through_presses else ""
            await self._pressed(wire, bot, play, f"{rate:g}, limits on{how}", crowd)
        lags = crowd.lags + crowd.waits()
        behind = round(percentile(lags, 99) / 1000, 3)
        share = round(crowd.edits["press"] / max(1, crowd.edits.total()), 3)
        print(
            f"public tables are {behind:.1f} s behind (p99); of {crowd.edits.total():,} edits"
            f" {100 * share:.0f} % were made through presses; 429: {dict(limits.refusals)}",
            flush=True,
        )
        return {"public_p99_s": behind, "share": share, "r429": wire.unruly.too_many}

    async def beside(self, rate: float) -> dict[str, float]:
        """How long (s, 99th percentile) the public tables of small servers show less than was saved: before
        some servers are busy, meanwhile, and from :data:`BREATH` seconds after that on; with limits on.
        """
        wire, path = TrustingWire(), self._path()
        tables = self._most_tables // BUSY_SERVERS * BUSY_SERVERS
        in_each = tables // BUSY_SERVERS
        places = await club(wire, path, tables, own=50, in_each=in_each, alone=OTHERS, text_only=True)
        found = {}
        async with wire.running(), BotProcess.started(wire, path, seconds=START, **SETTINGS) as bot:
            busy, others = (Crowd(wire, some, Random(6)) for some in (places[:tables], places[tables:]))
            await self._warm_up(wire, others, OTHERS_RATE)
            await self._warm_up(wire, busy, rate)
            limits = wire.unruly.limit(Limits())

            async def measure(name: str, seconds: float) -> None:
                others.lags.clear()
                used = bot.cpu()
                await others.play(OTHERS_RATE, seconds)
                lags = others.lags + others.waits()
                found[name] = round(percentile(lags, 99) / 1000, 3)
                print(
                    f"{name:<12}{len(lags):>5} moves of others: public tables are"
                    f" {percentile(lags, 50) / 1000:.2f} s behind, p99 {found[name]:.2f};"
                    f" of busy servers {len(busy.waits())} wait; the bot takes"
                    f" {(bot.cpu() - used) / seconds:.2f} processors",
                    flush=True,
                )

            await measure("before", self._seconds / 2)
            playing = asyncio.create_task(busy.play(rate, LIMITED + self._seconds))
            await others.play(OTHERS_RATE, LIMITED)
            await measure("beside", self._seconds)
            await playing
            await others.play(OTHERS_RATE, BREATH)
            await measure("afterwards", self._seconds / 2)
        print(f"429: {dict(limits.refusals)}")
        return found

    async def memory(self, matches: int) -> int:
        """The bytes of an idle table: what a bot with so many takes more than one with a hundredth of them,
        which has read its phrases and whatever else the first table needs.
        """
        few, sizes = matches // 100, []
        wire, path = TrustingWire(), self._path()
        await club(wire, path, matches, own=50)
        base = self._path()
        await club(wire, base, few, own=50)
        async with wire.running():
            for database in (path, base):
                settings = {**SETTINGS, "OLSEN_LOG_LEVEL": "INFO"}
                async with BotProcess.started(wire, database, seconds=START, **settings) as bot:
                    async with asyncio.timeout(START):
                        while "tables restored" not in bot.log:  # noqa: ASYNC110 - another process writes it
                            await asyncio.sleep(1)
                    await wire.quiet(3.0, at_most=3.0)
                    sizes.append(bot.memory())
        each = (sizes[0] - sizes[1]) // (matches - few)
        print(f"an idle table takes {each:,} bytes")
        return each

    # What they share

    async def _warm_up(self, wire: TrustingWire, crowd: Crowd, rate: float) -> None:
        """Everybody opens their hand, and somebody makes a move at each table: its message of hours ago is
        replaced then, and its names are drawn, once.
        """
        await crowd.open_hands()
        await crowd.play(rate, len(crowd.places) / rate)
        await wire.quiet(at_most=CATCH_UP)

    def _path(self) -> Path:
        """A new place for a database. What the part before has left is collected."""
        gc.collect()
        self._runs += 1
        folder = self._folder / str(self._runs)
        folder.mkdir()
        return folder / "olsen.db"

    def _tables(self, rate: float) -> int:
        return max(4, min(self._most_tables, round(rate * self._seconds / PRESSED)))

    async def _pressed(
        self,
        wire: TrustingWire,
        bot: BotProcess,
        play: Coroutine[Any, Any, list[Press]],
        name: str,
        crowd: Crowd | None = None,
    ) -> tuple[dict[str, Any], float]:
        """Let people press; what that took in milliseconds, and the requests a press."""
        await wire.quiet()
        with counted(wire) as exchanges:
            used = bot.cpu()
            presses = await play
            await wire.quiet(at_most=CATCH_UP)
            cpu = 1000 * (bot.cpu() - used) / len(presses)
        times = _times(presses)
        requests = len(exchanges) / len(presses)
        measured = {
            "p50_ms": percentile(times, 50),
            "p99_ms": percentile(times, 99),
            "late": sum(press.is_late for press in presses),
            "cpu_ms": round(cpu, 2),
        }
        deferred = sum(press.is_deferred for press in presses)
        refused = sum(press.id not in crowd.served for press in presses) if crowd else 0
        print(
            f"{name:<24}{len(presses):>9,}{measured['p50_ms']:>9.1f}{measured['p99_ms']:>9.1f}"
            f"{measured['late']:>9,}{deferred:>9,}{refused:>9,}{crowd.starved if crowd else 0:>9,}"
            f"{cpu:>9.2f}{requests:>9.2f}",
            flush=True,
        )
        return measured, round(requests, 2)


@contextmanager
def counted(wire: TrustingWire) -> Iterator[list[Exchange]]:
    """The exchanges that are over within the block."""
    exchanges: list[Exchange] = []
    wire.listeners.append(exchanges.append)
    try:
        yield exchanges
    finally:
        wire.listeners.remove(exchanges.append)


def _button(wire: TrustingWire) -> tuple[int, int, int]:
    """A channel with somebody in it and a message of the bot with a button: user, channel, message."""
    channel = wire.channel()
    assert channel.guild_id is not None
    user_id = wire.backend.make_user("ada").id
    wire.backend.add_member(channel.guild_id, user_id)
    button = {"type": 2, "style": 1, "label": "Press", "custom_id": "press"}
    message = wire.backend.create_message(
        channel.id, wire.backend.bot_user.id, "Press", components=[{"type": 1, "components": [button]}]
    )
    return user_id, channel.id, message.id


def _times(presses: Sequence[Press]) -> list[float]:
    """Seconds that each took, until now where it is not over."""
    now = monotonic()
    return [now - press.at if press.took is None else press.took for press in presses]


def _served(press: Press, crowd: Crowd, now: float) -> float:
    """Seconds until a press was done what it was for; until ``now`` where that was never.

    Whoever asks for their hand and is told to wait for the bot has waited until they got it.
    """
    took = now - press.at if press.took is None else press.took
    if press.id in crowd.served or not press.custom_id.startswith("v:hand:"):
        return took
    got = crowd.hands.get((press.custom_id.removeprefix("v:hand:"), press.user_id), now)
    return got - press.at if got > press.at else now - press.at
