"""Let programs misbehave at tables in many ways, and see if a table hangs or a program sees too much.

    python -m tests.programs.fuzz --programs 1000 --seed 1

Each program plays some turns at its own table, in its own process. The output is what became of their moves,
the longest wait of a table for one, and the longest time that the event loop stood still.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import logging
import os
import sys
import tempfile
import time
from collections import Counter
from dataclasses import dataclass, field, replace
from pathlib import Path
from random import Random
from textwrap import dedent, indent

from bot.games import GAMES
from bot.programs import Host, Program
from bot.programs.protocol import position
from bot.tables import Table, next_actor
from bot.tables import table as acts
from bot.tables.computers import chosen_move
from bot.tables.guests import Guests
from bot.tables.people import PROGRAM
from bot.user_text import UserText
from tests.games.at_random import dealt_otherwise
from tests.programs.ways import BEGINNING, BROKEN, WAYS
from tests.tables.club import match

TOKEN = "a secret of the environment"
SEAT = 1
TURNS = 8
"""So many turns a program has, unless the match is over before."""
SECONDS, STARTING = 0.3, 1.5
PATIENCE = 30.0
"""Seconds after which a table that waits for a program hangs. It may wait far less, on an idle machine."""


@dataclass
class Seen:
    """What was seen of the programs."""

    moves: Counter[str] = field(default_factory=Counter)
    longest: float = 0
    lag: float = 0
    faults: list[str] = field(default_factory=list)
    """What must not happen."""
    known: set[str] = field(default_factory=set)
    """All that programs may be told, as JSON."""

    def may_tell(self, table: Table, chance: Random) -> None:
        """Note what the program of a table may be told: what it would be if all that its seat cannot know
        were otherwise.
        """
        twin = table.game.observe(dealt_otherwise(table.game, table.state, SEAT, chance), SEAT)
        legal = [str(move) for move in twin.legal]
        events = [event for entry in table.log for event in entry.events if event.to in (None, SEAT)]
        self.known.add(json.dumps([position(twin), legal]))
        self.known.update(json.dumps({"event": event.key, **event.data}) for event in events)

    def look(self, line: bytes) -> None:
        """Look whether a program is told only that."""
        told = json.loads(line)
        if told["type"] != "move":
            return
        said = [[told["position"], told["legal"]], *told["events"]]
        if not {json.dumps(each) for each in said} <= self.known:
            self.faults.append("a program was told what it may not know")


def program_of(chance: Random, folder: Path, number: int) -> Program:
    """A program whose ways are a matter of chance."""
    if chance.random() < 0.1:
        text = chance.choice(BROKEN)
    else:
        ways = chance.sample(list(WAYS), chance.randint(1, 4))
        text = BEGINNING.format(seed=number, token=TOKEN, ways=ways)
        for way in ways:
            text += f"    if way == {way!r}:\n" + indent(dedent(WAYS[way]), " " * 8) + "\n"
    path = folder / f"p{number}.py"
    path.write_text(text, encoding="utf-8")
    command = (sys.executable, "-I", "-S", str(path))
    return Program(f"p{number}", f"p{number}", "chance", command, frozenset(GAMES), SECONDS, 96)


def table_of(chance: Random, number: int) -> Table:
    """A match of any game with a program at one of its seats."""
    table = match(
        1, 2, table_id=f"t{number}", game_key=chance.choice(list(GAMES)), secret=chance.randbytes(32)
    )
    chairs = list(table.chairs)
    chairs[SEAT] = replace(chairs[SEAT], name=UserText(f"p{number}"), level=PROGRAM)
    return replace(table, chairs=tuple(chairs))


async def play(guests: Guests, table: Table, chance: Random, seen: Seen) -> None:
    """Some turns of a program at a table."""
    turns = 0
    for _ in range(400):
        seat = next_actor(table)
        if table.phase != "playing" or turns == TURNS:
            break
        if seat == SEAT:
            seen.may_tell(table, chance)
        guests.think(table)
        if seat != SEAT:
            at = min(table.game.to_act(table.state)) if seat is None else seat
            move = table.game.timeout_move(table.state, at) if seat is None else chosen_move(table, at)
            table, _ = acts.play(table, at, move, "computer", 0)
            continue
        turns, began = turns + 1, time.perf_counter()
        while guests.is_thinking(table):
            await asyncio.sleep(0.002)
            if time.perf_counter() - began > PATIENCE:
                seen.faults.append(f"table {table.table_id} hangs")
                return
        seen.longest = max(seen.longest, time.perf_counter() - began)
        table = guests.let_go(table, seat)
        if table.chairs[seat].level != PROGRAM:
            seen.moves["let go"] += 1
            break
        own = guests.move(table, seat)
        seen.moves["own" if own else "made for it"] += 1
        move = own or chosen_move(table, seat, calling=True)
        table, _ = acts.play(table, seat, move, "computer", 0)
    guests.think(replace(table, phase="ended"))


async def fuzz(programs: int, seed: int, at_once: int = 4) -> Seen:
    """Let so many programs of a ``seed`` play, ``at_once`` at the same time."""
    seen, chance = Seen(), Random(seed)
    os.environ["OLSEN_FUZZ_TOKEN"] = TOKEN

    def heard(way: str, line: bytes) -> None:
        if way == ">":
            seen.look(line)
        elif b'"leak"' in line:
            seen.faults.append("a program has seen what it may not")

    with tempfile.TemporaryDirectory() as folder:
        listed = [program_of(chance, Path(folder), number) for number in range(programs)]
        host = Host(listed, at_once, heard=heard, starting=STARTING)
        guests, places = Guests(host), asyncio.Semaphore(at_once)

        async def one(number: int) -> None:
            async with places:
                own = Random(f"{seed} {number}")
                await play(guests, table_of(own, number), own, seen)

        lagging = asyncio.create_task(lag(seen))
        try:
            await asyncio.gather(*(one(number) for number in range(programs)))
        finally:
            lagging.cancel()
            await guests.close()
    left = [each for each in running() if folder in each]
    seen.faults += [f"still there: {each}" for each in left]
    return seen


async def lag(seen: Seen) -> None:
    """Note how long the event loop stands still at most."""
    while True:
        began = time.perf_counter()
        await asyncio.sleep(0.01)
        seen.lag = max(seen.lag, time.perf_counter() - began - 0.01)


def running() -> list[str]:
    """The commands of all processes of this machine."""
    found = []
    for path in Path("/proc").glob("[0-9]*/cmdline"):
        try:
            found.append(path.read_bytes().replace(b"\0", b" ").decode(errors="replace"))
        except OSError:
            continue
    return found


def main() -> int:
    """Run the command, and return its exit status."""
    parser = argparse.ArgumentParser(
        prog="python -m tests.programs.fuzz",
        description=__doc__,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("--programs", type=int, default=1000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--at-once", type=int, default=4)
    arguments = parser.parse_args()
    logging.basicConfig(level=logging.CRITICAL)
    began = time.perf_counter()
    seen = asyncio.run(fuzz(arguments.programs, arguments.seed, arguments.at_once))
    print(f"{arguments.programs} programs of seed {arguments.seed} in {time.perf_counter() - began:.0f} s")
    print(", ".join(f"{count} {what}" for what, count in seen.moves.most_common()))
    print(f"the longest wait {seen.longest:.2f} s, the loop stood still for {1000 * seen.lag:.0f} ms at most")
    for fault, count in Counter(seen.faults).most_common():
        print(f"FAULT {fault} ({count})")
    print(f"{arguments.programs} passed, {len(seen.faults)} failed")
    return 1 if seen.faults else 0


if __name__ == "__main__":
    sys.exit(main())
