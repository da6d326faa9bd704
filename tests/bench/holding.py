"""How long a large season holds the event loop, on which every press of every server waits: ``python -m
tests.bench holding``.

A season is played in the simulated Discord until its last round but one. Then results come in, and after
each a player opens the standings twice: first with everything to be computed, then again. Beside the time of
a page stands how long one callback of the loop took at most. Both are times of the processor, because what
else the machine does counts less there, and have the simulated Discord in them. Chances are switched off:
they come with an edit of their own.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import tempfile
import time
from collections import defaultdict
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import Future
from contextlib import contextmanager
from pathlib import Path
from random import Random
from typing import Any
from unittest.mock import patch

from bot.league.results import MatchResult, SeatResult
from bot.league.season import acts, format_of
from bot.milliseconds import DAY
from tests.at_once import AtOnce
from tests.bench.clicks import percentile
from tests.e2e.league import League
from tests.e2e.world import World

FORMATS = ("rounds", "divisions", "cup")
PATIENCE = 900
"""How long (s) the bot may take for a whole round, on a machine that does other things, too."""


class Held:
    """How long callbacks of the event loop took, in seconds of processor time, by what was measured."""

    def __init__(self) -> None:
        self.longest: dict[str, list[float]] = defaultdict(list)
        self.took: dict[str, list[float]] = defaultdict(list)
        self._now: list[float] = []
        self._elsewhere = 0.0

    @contextmanager
    def watching(self) -> Iterator[None]:
        """Measure each callback in this block, without what it leaves to threads: the simulated Discord does
        that at once.
        """
        run, submit = asyncio.Handle._run, AtOnce.submit

        def measured(handle: asyncio.Handle) -> None:
            begun, self._elsewhere = time.thread_time(), 0.0
            run(handle)
            self._now.append(time.thread_time() - begun - self._elsewhere)

        def left(pool: AtOnce, job: Callable[..., Any], /, *args: Any, **kwargs: Any) -> Future[Any]:
            begun = time.thread_time()
            done = submit(pool, job, *args, **kwargs)
            self._elsewhere += time.thread_time() - begun
            return done

        with patch.object(asyncio.Handle, "_run", measured), patch.object(AtOnce, "submit", left):
            yield

    @contextmanager
    def during(self, what: str) -> Iterator[None]:
        """Note the processor time of this block, and of its longest callback."""
        self._now.clear()
        begun = time.process_time()
        yield
        self.took[what].append(time.process_time() - begun)
        self.longest[what].append(max(self._now, default=0.0))


async def begun(world: World, format_: str, people: int, rounds: int) -> League:
    """A season of which one round is left to play, or a cup after its first."""
    league, chance = League(world), Random(1)
    await world.bot.services.preferences.change_server(world.guild.id, chances=False)
    names = [f"P{number:03}" for number in range(people)]
    more = {} if format_ == "cup" else {"rounds": rounds}
    if format_ == "divisions":
        more["division-size"] = 20
    await league.begin(*names, format=format_, size=4, length=1, clock="normal", **more)
    for number in range(2, 3 if format_ == "cup" else rounds + 1):
        for fixture in to_play(league):
            await record(league, fixture, chance)
        await world.pass_time(60)
        await league.act("Una", acts.PairRound(world.bot.clock.now() + 7 * DAY, number))
    await world.pass_time(600)
    return league


def to_play(league: League) -> Sequence[str]:
    """The open fixtures."""
    return list(format_of(league.season).fixtures.called(league.season))


async def record(league: League, fixture: str, chance: Random) -> None:
    """A result of a fixture by chance."""
    season, world = league.season, league.world
    players = format_of(season).fixtures.players_of(season, fixture)
    totals = chance.sample(range(100), len(players))
    seats = [
        SeatResult(player, 1 + sum(other < own for other in totals), own, deals=1)
        for player, own in zip(players, totals, strict=True)
    ]
    key, at = f"match-{fixture}", world.bot.clock.now()
    result = MatchResult(key, "olsen", at, tuple(seats), season=season.key, fixture=fixture)
    await world.bot.services.seasons.act(season.key, league.who("Una"), acts.Record(result))


async def measure(folder: Path, format_: str, people: int, rounds: int, times: int) -> Held:
    """Let results come in, and look at the standings after each."""
    world, held, chance = World(folder, Random(1)), Held(), Random(2)
    await world.open()
    world.env.settle_timeout = PATIENCE
    try:
        league = await begun(world, format_, people, rounds)
        with held.watching():
            for fixture in to_play(league)[:times]:
                with held.during("result"):
                    await record(league, fixture, chance)
                for what in ("page", "page again"):
                    with held.during(what):
                        await world.slash("P001", "league standings")
                with held.during("posts"):
                    await world.pass_time(60)
    finally:
        await world.close()
    return held


def main(argv: list[str]) -> int:
    """Print how long pages took, and the longest callbacks."""
    parser = argparse.ArgumentParser(prog="python -m tests.bench holding", description=__doc__)
    parser.add_argument("--formats", nargs="+", choices=FORMATS, default=FORMATS)
    parser.add_argument("--people", type=int, default=200, help="in the season (default 200)")
    parser.add_argument("--rounds", type=int, default=4, help="of the season (default 4)")
    parser.add_argument("--times", type=int, default=20, help="how many results (default 20)")
    parser.add_argument("--json", action="store_true", help="print one JSON object as the last line")
    chosen = parser.parse_args(argv)
    found: dict[str, dict[str, dict[str, float]]] = {}
    for format_ in chosen.formats:
        with tempfile.TemporaryDirectory() as folder:
            held = asyncio.run(measure(Path(folder), format_, chosen.people, chosen.rounds, chosen.times))
        for what, took in held.took.items():
            longest = held.longest[what]
            found.setdefault(format_, {})[what] = {
                "p50": round(percentile(took, 50), 1),
                "p99": round(percentile(took, 99), 1),
                "held p50": round(percentile(longest, 50), 1),
                "held max": round(percentile(longest, 100), 1),
            }
            numbers = "  ".join(f"{name} {ms:7.1f}" for name, ms in found[format_][what].items())
            print(f"{format_:<10}{what:<12}{numbers}", flush=True)
    if chosen.json:
        print(json.dumps(found))
    return 0
