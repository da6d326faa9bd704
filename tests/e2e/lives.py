"""Whole seasons in the strict simulated Discord, of people who come late, forget, and leave the server.

``python -m tests.e2e.lives --seeds 1-3`` lets the rehearsal live through a season of each format with 8, 23
and 64 players (``--players`` and ``--formats`` choose others) up to the umpire's last decision, and prints
what became of it and which promise was broken.
"""

from __future__ import annotations

import argparse
import asyncio
import tempfile
from collections.abc import Iterator, Mapping
from pathlib import Path
from random import Random
from typing import Any

from bot.league.contest import Contest, format_of, season_state
from bot.rehearsal import Player, Rehearsal, usual
from tests.e2e.club import Club
from tests.e2e.world import World

FORMATS: Mapping[str, Mapping[str, Any]] = {
    "rounds": {"rounds": 2, "length": 1},
    "divisions": {"rounds": 2, "length": 1},
    "cup": {"length": 1},
    "open": {"length": 1},
    "pursuit": {"game": "pursuit", "clock": "fast", "round-length": "2 days"},
}
SIZES = 8, 23, 64
STEPS = 80
"""The most steps of a season, and below of one that has no end of its own."""
EVENINGS = 8
PATIENCE = 900
"""How long (s) the bot may take for what many tables do at once, on a machine that does other things, too."""


def wronged(contest: Contest, cast: Mapping[str, Player]) -> Iterator[str]:
    """Who has forfeited though they come to everything. ``cast`` are the players by their keys."""
    state = season_state(contest)
    for result in state.results.values() if state else ():
        for seat in result.seats:
            player = cast[seat.player or ""]
            if seat.absent and not player.gone and not player.habits.forgets:
                yield f"{player.name} at {result.fixture}"


async def live(world: World, format_: str, players: int, seed: int) -> tuple[str, list[str]]:
    """Live through a season; how it stands then, and the promises that were broken."""
    club, chance = Club(world), Random(seed)
    names = [f"Player {number}" for number in range(players)]
    habits = usual(names, chance)
    cast = [Player(name, world.member(name), habits[name]) for name in names]
    narrator = world.members["Mo"]
    rehearsal = Rehearsal(world.env, world.bot, world.guild, world.channel, narrator, cast, chance)
    screen = await club.slash(
        "create", **{"name": "Spring", "game": "olsen", "format": format_, **FORMATS[format_]}
    )
    await screen.press("Open sign-up")
    for _ in range(2):
        await rehearsal.go_on()
    await club.decide("start")
    key = club.season.key
    for _ in range(EVENINGS if format_ == "open" else STEPS):
        await rehearsal.go_on()
        contest = await world.bot.services.seasons.by_key(key)
        standings = format_of(contest).standings
        then = standings.reviewed(contest)
        if not contest.is_open or then == "champion" or (then and standings.ties(contest)):
            break
        if then is not None:
            await club.decide("confirm", reason="as it was rehearsed")
    by_key = {await club.key(player.name): player for player in cast}
    broken = [*wronged(contest, by_key), *world.discord.broken, *map(str, world.env.errors)]
    waiting = [table for table in world.bot.services.tables.open_tables() if table.league == key]
    if waiting and format_of(contest).standings.reviewed(contest) is not None:
        broken.append(f"{len(waiting)} tables still wait")
    state = season_state(contest)
    return f"{contest.phase}, {len(state.results) if state else 0} results", broken


async def all_of(formats: list[str], players: list[int], seeds: range) -> int:
    """Live through a season of each of these formats, numbers of players, and seeds; how many promises were
    broken.
    """
    count = 0
    for number in players:
        for format_ in formats:
            for seed in seeds:
                with tempfile.TemporaryDirectory() as folder:
                    world = World(Path(folder), Random(seed))
                    try:
                        await world.open()
                        world.env.settle_timeout = PATIENCE
                        became, broken = await live(world, format_, number, seed)
                    except Exception as error:  # the other seasons are lived through all the same
                        became, broken = "broken off", [repr(error)]
                    finally:
                        await world.close()
                print(f"{format_:>9} {number:>3} players, seed {seed}: {became}", *broken, flush=True)
                count += len(broken)
    return count


def main() -> int:
    """Live through the seasons that the command asks for; 1 if a promise was broken."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--players", type=int, nargs="+", default=[*SIZES])
    parser.add_argument("--formats", nargs="+", choices=FORMATS, default=[*FORMATS])
    parser.add_argument("--seeds", default="1", help="as 1-3")
    asked = parser.parse_args()
    first, _, last = asked.seeds.partition("-")
    broken = asyncio.run(all_of(asked.formats, asked.players, range(int(first), int(last or first) + 1)))
    print(f"{broken} promises broken")
    return bool(broken)


if __name__ == "__main__":
    raise SystemExit(main())
