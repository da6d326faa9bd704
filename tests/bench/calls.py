"""How many functions of the bot have a part in what is done most often: ``python -m tests.bench calls``.

Four ways are walked, each once and always alike: a plain card of Olsen, from ``Matches.submit`` to the
listeners; the same card, from discord.py's event to the edited table; the season that hears of a result, to
its listeners; and the last move of a match for four, saved. Counted are calls of functions of ``bot/`` and
``cogs/``, how many different functions these are, and in how many files. A coroutine that goes on is no call,
nor is a comprehension or what Python or a library writes, such as the methods of a dataclass.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import sys
import tempfile
from collections import Counter
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from contextvars import ContextVar
from pathlib import Path
from random import Random
from types import CodeType, FrameType
from typing import Any

from bot.games.api import Move
from bot.league.results import MatchResult, SeatResult
from bot.league.season import acts
from bot.players.greedy import choose
from bot.tables import next_actor
from tests.e2e.league import League
from tests.e2e.world import World
from tests.tables.club import ADA, Club, club_at, on_turn, owner

ROOT = Path(__file__).parents[2]
OURS = tuple(f"{ROOT / folder}/" for folder in ("bot", "cogs"))

POSITION = {"turn": 0, "first_turn": [], "discard": "9H", "hands": ["9C 4H KC QD", "TS 7H 2C", "2D 3C 5S"]}
"""Ada's 4♥ is a card without a choice, and does not end the deal."""

_inside: ContextVar[bool] = ContextVar("inside", default=False)


class Calls:
    """The calls of the bot's functions, by the function."""

    def __init__(self) -> None:
        self.of: Counter[CodeType] = Counter()
        self._begun: dict[int, FrameType] = {}

    def counted(self, frame: FrameType, event: str, _: object) -> None:
        """Count a call, as a profiler."""
        code = frame.f_code
        if event != "call" or not code.co_filename.startswith(OURS) or code.co_name.endswith("comp>"):
            return
        if self._begun.get(id(frame)) is not frame:  # it is kept, so that no other gets its place
            self._begun[id(frame)] = frame
            self.of[code] += 1

    @property
    def found(self) -> dict[str, int]:
        """The numbers of calls, of functions and of files."""
        files = {code.co_filename for code in self.of}
        return {"calls": self.of.total(), "functions": len(self.of), "files": len(files)}


@contextmanager
def counting(*, everywhere: bool = False) -> Iterator[Calls]:
    """Count the calls in this block and in the tasks that it begins, or ``everywhere``."""
    calls = Calls()

    def counted(frame: FrameType, event: str, argument: object) -> None:
        if everywhere or _inside.get():
            calls.counted(frame, event, argument)

    token = _inside.set(True)
    sys.setprofile(counted)
    try:
        yield calls
    finally:
        sys.setprofile(None)
        _inside.reset(token)


async def a_card(folder: Path) -> Calls:
    """A plain card, from ``Matches.submit`` to the listeners."""
    async with club_at(folder / "card.db") as club:
        for _ in range(2):  # the first match makes what is made once
            table = await club.deal(3, position=POSITION)
            for card in ("4H", "7H"):
                who, move = owner(table, on_turn(table)), Move("play", (card,))
                with counting() as calls:
                    table = await club.tables.matches.submit(table.table_id, who, table.version, move)
    return calls


async def a_press(folder: Path) -> Calls:
    """A plain card, from discord.py's event to the edited table."""
    world = World(folder, Random(1))
    await world.open()
    try:
        await world.table("Ada", "Bo", "Cleo")
        await world.arrange(**POSITION)
        await (await world.hand("Ada")).press("4♥")
        await world.pass_time(3)
        bo = await world.hand("Bo")
        await world.pass_time(3)
        with counting(everywhere=True) as calls:
            await bo.press("7♥")
            while world.now.told_version < world.now.version:
                await world.pass_time(0.1)
    finally:
        await world.close()
    return calls


async def a_result(folder: Path) -> Calls:
    """The season hears of a result, to its listeners."""
    world = World(folder, Random(1))
    await world.open()
    try:
        league = League(world)
        season = await league.rounds("Ada", "Bo", "Cleo", "Dag", rounds=2)
        [(fixture, names)] = (await league.to_play()).items()
        seats = [SeatResult(await league.key(name), 1 + n, 10 * n, deals=1) for n, name in enumerate(names)]
        now = world.bot.clock.now()
        result = MatchResult("match001", "olsen", now, tuple(seats), season=season.key, fixture=fixture)
        with counting() as calls:
            await world.bot.services.seasons.act(season.key, league.who("Una"), acts.Record(result))
    finally:
        await world.close()
    return calls


async def the_last_move(folder: Path) -> Calls:
    """The last move of a match for four, saved."""
    chance = Random(1)
    async with club_at(folder / "last.db") as club:
        table = await club.deal(4)
        while table.is_open:
            with counting() as calls:
                table = await _moved(club, table, chance)
    return calls


async def _moved(club: Club, table: Any, chance: Random) -> Any:
    actor = next_actor(table)
    if actor is None:
        return await club.make(table, ADA, "deal")
    move = choose(table.observe(actor), chance)
    return await club.tables.matches.submit(table.table_id, owner(table, actor), table.version, move)


WAYS = (a_card, a_press, a_result, the_last_move)


def measured() -> dict[str, Calls]:
    """The calls of each way, by its name."""
    found: dict[str, Calls] = {}
    for way in WAYS:
        with tempfile.TemporaryDirectory() as folder:
            found[way.__name__] = asyncio.run(way(Path(folder)))
    return found


def main(argv: Sequence[str]) -> int:
    """Print the numbers, as lines or as JSON, and with ``--all`` each function that was called."""
    parser = argparse.ArgumentParser(
        prog="python -m tests.bench calls", description=__doc__.partition(":")[0]
    )
    parser.add_argument("--json", action="store_true", help="print them as JSON, too")
    parser.add_argument("--all", action="store_true", help="name each function, those called most first")
    wanted = parser.parse_args(argv)
    found = measured()
    print(f"{'way':<16}{'calls':>8}{'functions':>12}{'files':>8}")
    for name, calls in found.items():
        print(
            f"{name.replace('_', ' '):<16}{calls.found['calls']:8}{calls.found['functions']:12}"
            f"{calls.found['files']:8}"
        )
        for code, times in calls.of.most_common() if wanted.all else ():
            place = Path(code.co_filename).relative_to(ROOT)
            print(f"{times:8}  {place}:{code.co_firstlineno} {code.co_qualname}")
    if wanted.json:
        print(json.dumps({name: calls.found for name, calls in found.items()}))
    return 0
