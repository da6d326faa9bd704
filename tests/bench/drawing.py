"""How long a picture takes, from cards to a PNG, and how large it is: random hands of every deck, tables and
turns of every game in the middle of a random match, with all sprites drawn before.

Beside it stand how much of that compressing takes, and the whole as a multiple of what zlib at level 3 takes
to compress the same picture alone, measured in between. At the end stands what the way to a thread and back
costs. Time is the processor's, so that what else the machine does counts less.
"""

from __future__ import annotations

import argparse
import asyncio
import gc
import json
import time
import zlib
from collections.abc import Callable, Iterator
from random import Random
from statistics import median
from typing import Any, get_args

from isal import isal_zlib

from bot.games import GAMES
from bot.games.api import Observation
from bot.services.preferences import Palette
from bot.ui.pictures import Drawing, HandDrawing, HandFacts, TableDrawing, scene_of
from bot.ui.pictures.hand import hand_of
from bot.ui.pictures.looks import look_of
from bot.ui.pictures.png import COMPRESSION
from bot.user_text import UserText

SIZES = (7, 12, 25, 60)
HANDS = {game: look_of(game).deck.cards for game in ("olsen", "ole", "otter")}
"""A game for each deck, and its cards."""
HEADS = {str(card): 1 + card % 3 for card in range(1, 14)}
SEATS = (3, 5)
NAMES = tuple(map(UserText, ("Ada", "Bo", "Cleopatra", "Dag", "Eva")))
MOVES = 25
REFERENCE = 3
"""The level of zlib that pictures are compared with."""
HOPS = 1000


def hand(game: str, size: int, palette: Palette, chance: Random) -> Drawing:
    """A random hand, a third of it playable."""
    deck = HANDS[game]
    cards = sorted(chance.choices(deck, k=size), key=deck.index)
    playable = frozenset(chance.sample(cards, size // 3))
    facts = HandFacts(tuple(cards), playable, (), tuple(HEADS.items()) if game == "otter" else ())
    return HandDrawing(game, facts, palette)


def middle(game: str, seats: int, chance: Random) -> tuple[Observation, Observation]:
    """What everybody sees in the middle of a random match, and who is on turn."""
    rules = GAMES[game]
    state = rules.new(seats, chance.randbytes(8), {}).state
    for _ in range(MOVES):
        seat = min(rules.to_act(state))
        moved = rules.apply(state, seat, chance.choice(rules.legal_moves(state, seat))).state
        if rules.result(moved) is not None:
            break
        state = moved
    return rules.observe(state, None), rules.observe(state, min(rules.to_act(state)))


def table(game: str, seats: int, palette: Palette, chance: Random) -> Drawing:
    """A table in the middle of a random match."""
    seen, _ = middle(game, seats, chance)
    return TableDrawing(scene_of(game, seen, NAMES[:seats]), palette)


def turn(game: str, seats: int, palette: Palette, chance: Random) -> Drawing:
    """What is seen by who is on turn in the middle of a random match."""
    _, seen = middle(game, seats, chance)
    return HandDrawing(game, hand_of(seen, "suit", ()), palette, scene_of(game, seen, NAMES[:seats]))


def subjects(palette: Palette) -> Iterator[tuple[str, list[Drawing]]]:
    """What is measured: a name and pictures of that kind."""
    for game in HANDS:
        for size in SIZES:
            yield f"hand of {size}, {game}", [hand(game, size, palette, Random(seed)) for seed in range(10)]
    for draw in (table, turn):
        for game in GAMES:
            yield (
                f"{draw.__name__}, {game}",
                [draw(game, seats, palette, Random(seed)) for seats in SEATS for seed in range(5)],
            )


def rows_of(png: bytes) -> bytes:
    """What was compressed to a picture's chunks of data."""
    data, at = b"", 8
    while at < len(png):
        size = int.from_bytes(png[at : at + 4])
        if png[at + 4 : at + 8] == b"IDAT":
            data += png[at + 8 : at + 8 + size]
        at += 12 + size
    return zlib.decompress(data)


def timed(work: Callable[[], object]) -> float:
    """Milliseconds of this thread's processor time."""
    began = time.thread_time_ns()
    work()
    return (time.thread_time_ns() - began) / 1e6


def measure(pictures: list[Drawing], rounds: int) -> dict[str, Any]:
    """Milliseconds, ratios and bytes of pictures of one kind."""
    files = [drawing.picture().png for drawing in pictures]
    rows = [rows_of(png) for png in files]
    spent: list[float] = []
    compressing: list[float] = []
    reference: list[float] = []
    for _ in range(rounds):
        for drawing, data in zip(pictures, rows, strict=True):
            spent.append(timed(drawing.picture))
            compressing.append(timed(lambda data=data: isal_zlib.compress(data, COMPRESSION)))
            reference.append(timed(lambda data=data: zlib.compress(data, REFERENCE)))
    return {
        "p50_ms": round(median(spent), 2),
        "p99_ms": round(sorted(spent)[int(len(spent) * 0.99)], 2),
        "compressing": round(median(compressing) / median(spent), 3),
        "of_zlib": round(median(spent) / median(reference), 2),
        "bytes": sum(map(len, files)) // len(files),
        "most_bytes": max(map(len, files)),
    }


async def hop() -> float:
    """Milliseconds of the processor's time for the way from the event loop to a thread and back."""
    await asyncio.to_thread(int)
    began = time.process_time_ns()
    for _ in range(HOPS):
        await asyncio.to_thread(int)
    return (time.process_time_ns() - began) / 1e6 / HOPS


def main(argv: list[str]) -> int:
    """Measure all, and print a table and, with ``--json``, one JSON object as the last line."""
    parser = argparse.ArgumentParser(prog="python -m tests.bench drawing", description=__doc__)
    parser.add_argument("--rounds", type=int, default=50, help="of all pictures of each kind (default 50)")
    parser.add_argument("--json", action="store_true", help="print one JSON object as the last line")
    chosen = parser.parse_args(argv)
    gc.collect()
    gc.freeze()
    print(
        f"{'picture':<24}{'palette':<10}{'p50, ms':>10}{'p99, ms':>10}{'compress':>10}{'of zlib':>10}"
        f"{'bytes':>10}{'at most':>10}"
    )
    results = []
    for palette in get_args(Palette):
        for name, pictures in subjects(palette):
            each = {"picture": name, "palette": palette, **measure(pictures, chosen.rounds)}
            results.append(each)
            print(
                f"{name:<24}{palette:<10}{each['p50_ms']:>10.2f}{each['p99_ms']:>10.2f}"
                f"{each['compressing']:>10.0%}{each['of_zlib']:>10.2f}"
                f"{each['bytes']:>10,}{each['most_bytes']:>10,}"
            )
    way = round(asyncio.run(hop()), 3)
    print(f"to a thread and back: {way:.3f} ms")
    if chosen.json:
        print(json.dumps({"pictures": results, "hop_ms": way}))
    return 0
