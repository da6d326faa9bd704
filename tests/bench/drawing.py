"""How long a picture takes, from cards to a PNG, and how large it is: random hands of every deck, and tables
of every game in the middle of a random match, with all sprites drawn before. Time is the processor's, so that
what else the machine does counts less.
"""

from __future__ import annotations

import argparse
import gc
import json
import time
from collections.abc import Callable, Iterator
from random import Random
from typing import Any, get_args

from bot.games import GAMES
from bot.services.preferences import Palette
from bot.ui.pictures import Picture, hand_picture, table_picture
from bot.ui.pictures.tiles import DECKS

Draw = Callable[[], Picture | None]
SIZES = (7, 12, 25, 60)
HANDS = dict(zip(("olsen", "ole", "otter"), DECKS.values(), strict=True))
"""A game for each deck, and its cards."""
HEADS = {str(card): 1 + card % 3 for card in range(1, 14)}
SEATS = (3, 5)
MOVES = 25


def hand(game: str, size: int, palette: Palette, chance: Random) -> Draw:
    """A random hand, a third of it playable."""
    deck = HANDS[game]
    cards = sorted(chance.choices(deck, k=size), key=deck.index)
    playable = frozenset(chance.sample(cards, size // 3))
    return lambda: hand_picture(game, cards, playable, palette, HEADS if game == "otter" else None)


def table(game: str, seats: int, palette: Palette, chance: Random) -> Draw:
    """A table in the middle of a random match."""
    rules = GAMES[game]
    state = rules.new(seats, chance.randbytes(8), {}).state
    for _ in range(MOVES):
        seat = min(rules.to_act(state))
        moved = rules.apply(state, seat, chance.choice(rules.legal_moves(state, seat))).state
        if rules.result(moved) is not None:
            break
        state = moved
    seen = rules.observe(state, None)
    return lambda: table_picture(game, seen, palette)


def subjects(palette: Palette) -> Iterator[tuple[str, list[Draw]]]:
    """What is measured: a name and ten pictures of that kind."""
    for game in HANDS:
        for size in SIZES:
            yield f"hand of {size}, {game}", [hand(game, size, palette, Random(seed)) for seed in range(10)]
    for game in GAMES:
        yield (
            f"table, {game}",
            [table(game, seats, palette, Random(seed)) for seats in SEATS for seed in range(5)],
        )


def measure(pictures: list[Draw], rounds: int) -> dict[str, Any]:
    """Milliseconds and bytes of pictures of one kind."""
    sizes = [len(picture.png) for draw in pictures if (picture := draw()) is not None]
    spent = []
    for _ in range(rounds):
        for draw in pictures:
            began = time.thread_time_ns()
            draw()
            spent.append((time.thread_time_ns() - began) / 1e6)
    spent.sort()
    return {
        "p50_ms": round(spent[len(spent) // 2], 2),
        "p99_ms": round(spent[int(len(spent) * 0.99)], 2),
        "bytes": sum(sizes) // len(sizes),
        "most_bytes": max(sizes),
    }


def main(argv: list[str]) -> int:
    """Measure all, and print a table and, with ``--json``, one JSON object as the last line."""
    parser = argparse.ArgumentParser(prog="python -m tests.bench drawing", description=__doc__)
    parser.add_argument("--rounds", type=int, default=50, help="of ten pictures of each kind (default 50)")
    parser.add_argument("--json", action="store_true", help="print one JSON object as the last line")
    chosen = parser.parse_args(argv)
    gc.collect()
    gc.freeze()
    print(f"{'picture':<24}{'palette':<10}{'p50, ms':>10}{'p99, ms':>10}{'bytes':>10}{'at most':>10}")
    results = []
    for palette in get_args(Palette):
        for name, pictures in subjects(palette):
            each = {"picture": name, "palette": palette, **measure(pictures, chosen.rounds)}
            results.append(each)
            print(
                f"{name:<24}{palette:<10}{each['p50_ms']:>10.2f}{each['p99_ms']:>10.2f}"
                f"{each['bytes']:>10,}{each['most_bytes']:>10,}"
            )
    if chosen.json:
        print(json.dumps({"pictures": results}))
    return 0
