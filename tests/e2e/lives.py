"""Whole seasons in the strict simulated Discord, of people who come late, forget, and leave the server.

``python -m tests.e2e.lives --seeds 1-3`` lets the rehearsal live through a season of each format with 8, 23
and 64 players (``--players`` and ``--formats`` choose others) until it is over, and prints what became of it
and which promise was broken. What its umpire has to do is done on the dashboard. ``--zone`` and
``--day`` say where the server is, and when it begins: ``--zone Europe/Oslo --day 2026-10-20`` has a night in
which the clocks change.
"""

from __future__ import annotations

import argparse
import asyncio
import tempfile
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from datetime import datetime
from pathlib import Path
from random import Random
from typing import Any
from zoneinfo import ZoneInfo

from bot.league.decisions import Extend
from bot.league.season import Season, format_of, season_state, tournament_of, winners
from bot.league.season.fixtures import deserted, players_of
from bot.league.tournament.scores import by_computer
from bot.league.tournament.state import PLAYOFF
from bot.simulation.cast import Habits, SimulatedMember
from bot.simulation.rehearsal import SOON, Rehearsal
from bot.ui.components.press import Press
from bot.ui.presses.leagues import BeReady
from tests.e2e.club import Club
from tests.e2e.dashboard import in_order
from tests.e2e.world import World
from tests.league.habits import LATE, LEAVES, VANISHES

FORMATS: Mapping[str, Mapping[str, Any]] = {
    "rounds": {"rounds": 2, "length": 1},
    "divisions": {"rounds": 2, "length": 1},
    "cup": {"length": 1},
    "open": {"length": 1, "ends": "in 10 days"},
    "pursuit": {"game": "pursuit", "clock": "fast", "round-length": "2 days"},
    "duels": {"format": "cup", "size": 2, "length": 1},
    "short": {"format": "rounds", "rounds": 2, "length": 1, "round-length": "2 days"},
}
"""What is lived through, with the settings of its season: each format, a cup of duels, and rounds that leave
no time to agree on one.
"""
SIZES = 8, 23, 64
LOST = 0.3
"""How often a moderator deletes the thread of a table to which some have come, and others are late."""
STILL = 3
"""After so many steps in which nothing has happened in a season, nothing will."""
PATIENCE = 900
"""How long (s) the bot may take for what many tables do at once, on a machine that does other things, too."""
FIRST_ROUNDS = 2
"""Whoever leaves does so in one of so many."""


def as_they_are(names: Sequence[str], chance: Random) -> dict[str, Habits]:
    """Habits of real people: a third is late, one in ten never comes, and one in twenty leaves the server. A
    part of a person is one by chance.
    """
    shuffled = chance.sample(names, len(names))

    def some(share: float) -> list[str]:
        count = int(share * len(names) + chance.random())
        taken, shuffled[:] = shuffled[:count], shuffled[count:]
        return taken

    late, vanished, leaving = some(LATE), some(VANISHES), some(LEAVES)
    return {
        name: Habits(
            late=name in late,
            forgets=int(name in vanished),
            leaves=chance.randint(1, FIRST_ROUNDS) if name in leaving else 0,
        )
        for name in names
    }


def wronged(season: Season, cast: Mapping[str, SimulatedMember]) -> Iterator[str]:
    """Who has forfeited though they were there, or had a computer play for them. ``cast`` are the players by
    their keys.
    """

    def comes(key: str, number: int) -> bool:
        """Whether they come to the tables of a round; until they leave, they come to those before."""
        habits = cast[key].habits
        return not habits.forgets and not 0 < habits.leaves <= number

    state, play = season_state(season), tournament_of(season)
    for result in state.results.values() if state else ():
        number = state.fixtures[result.fixture].round if state and result.fixture else 0
        for seat in result.seats:
            if seat.absent and comes(seat.player or "", number):
                yield f"{cast[seat.player or ''].name} at {result.fixture}"
    for number in (1, 2, PLAYOFF) if play else ():
        for entry, games in by_computer(play, number).items() if play else ():
            if comes(key := season.player_of(entry), number):
                yield f"a computer has played {games} games for {cast[key].name}"


def moved(season: Season) -> Iterator[str]:
    """The tables that do not end at the time of day at which their round began, though nobody extended it."""
    state = season_state(season)
    if state is None:
        return
    rulings = [each.ruling for each in state.decisions]
    extended = {key for ruling in rulings if isinstance(ruling, Extend) for key in ruling.fixtures}
    for key, fixture in state.fixtures.items():
        if key not in extended and fixture.deadline != season.settings.round_from(fixture.drawn):
            yield f"{key} ends at another time of day than it began"


def became(season: Season) -> str:
    """How a season has ended, in a line."""
    state, play = season_state(season), tournament_of(season)
    if play is not None:
        how = Counter(cell.by_computer for cell in play.cells.values())
        played = f"{how[False]} games by people and {how[True]} by computers"
    else:
        results = state.results.values() if state else ()
        absent = sum(seat.absent for result in results for seat in result.seats)
        played = f"{len(results)} results, {absent} forfeits"
    return f"{season.phase}, {played}, {len(winners(season))} won"


class Careless(Rehearsal):
    """A rehearsal on a server where threads are deleted while people are waited for there. Whoever has said
    that they are here does not look again whether it still counts.
    """

    def __init__(self, world: World, cast: Sequence[SimulatedMember], chance: Random) -> None:
        narrator = world.members["Mo"]
        super().__init__(world.env, world.bot, world.guild, world.channel, narrator, cast, chance)
        self._unruly = world.unruly
        self.lost = 0
        """How many were."""
        self._here: set[tuple[str, str]] = set()
        """Who has said so, and of which fixture."""

    async def _press(self, player: SimulatedMember, press: Press, command: str = "") -> Any:
        if not isinstance(press, BeReady):
            return await super()._press(player, press, command)
        said = player.name, press.fixture
        answer = None if said in self._here else await super()._press(player, press, command)
        if answer is not None:
            self._here.add(said)
        return answer

    async def _be_late(self, season: Season) -> None:
        lobbies = (each for each in self._tables(season) if each.phase == "lobby" and each.in_thread)
        here = [each for each in lobbies if any(chair.press is not None for chair in each.chairs)]
        if here and self._chance.random() < LOST:
            self._unruly.delete_channel(self._chance.choice(here).channel_id)
            self.lost += 1
            await self._pass(SOON)
        await super()._be_late(await self._newest(season))


class Umpire:
    """Does what a season asks of its umpire, and counts it."""

    def __init__(self, club: Club) -> None:
        self.club = club
        self.done: Counter[str] = Counter()

    async def looks_after(self, season: Season, names: Mapping[str, str]) -> None:
        """Decide a table of a cup to which nobody came, settle a tie or confirm what was played, if need be.
        ``names`` are those of the players.
        """
        for key in deserted(season) if season.settings.format == "cup" and season.is_open else ():
            first = names[players_of(season, key)[0]]
            await self.decide("forfeit", which=key, player=first, reason="nobody came")
        standings = format_of(season).standings
        if standings.reviewed(season) is None:
            return
        ties = standings.ties(season)
        if not ties:
            await self.decide("confirm", reason="as it was rehearsed")
            return
        tied = (names[season.player_of(entry)] for entry in ties[0].entries)
        await self.decide("settle", reason="by lot", **in_order(*tied))

    async def decide(self, what: str, /, **options: Any) -> None:
        """Decide something, and confirm it."""
        await self.club.decide(what, **options)
        self.done[what] += 1


async def live(world: World, which: str, players: int, seed: int) -> tuple[str, list[str]]:
    """Live through a season of :data:`FORMATS`; what became of it, and the promises that were broken."""
    club, chance = Club(world), Random(seed)
    habits = as_they_are([f"Player {number}" for number in range(players)], chance)
    cast = [SimulatedMember(name, world.member(name), own) for name, own in habits.items()]
    rehearsal = Careless(world, cast, chance)
    screen = await club.slash(
        "create", **{"name": "Spring", "game": "olsen", "format": which, **FORMATS[which]}
    )
    await screen.press("Open sign-up")
    for _ in range(2):
        await rehearsal.go_on()
    umpire = Umpire(club)
    await umpire.decide("start")
    by_key = {await club.key(player.name): player for player in cast}
    season, still, steps = club.season, 0, 0
    while season.is_open and still < STILL:
        await rehearsal.go_on()
        await umpire.looks_after(
            await world.bot.services.seasons.by_key(season.key),
            {key: player.name for key, player in by_key.items()},
        )
        newest = await world.bot.services.seasons.by_key(season.key)
        still = still + 1 if newest.seq == season.seq else 0
        season, steps = newest, steps + 1
    broken = [*wronged(season, by_key), *moved(season), *world.discord.broken, *map(str, world.env.errors)]
    if season.is_open:
        broken.append("nothing happens any more")
    if waiting := [table for table in world.bot.services.tables.open_tables() if table.season == season.key]:
        broken.append(f"{len(waiting)} tables still wait")
    gone = sum(player.gone for player in cast), sum(bool(player.habits.forgets) for player in cast)
    asked = ", ".join(f"{what} {count}" for what, count in umpire.done.items())
    people = f"{gone[0]} left, {gone[1]} never came, {rehearsal.lost} threads were deleted"
    return f"{became(season)}; {people}; {steps} steps, umpire: {asked}", broken


async def begun(world: World, zone: str, day: str | None) -> None:
    """Open the server in a zone, and let time pass until the noon of a day there, if one is given."""
    await world.open()
    await world.bot.services.preferences.change_server(world.guild.id, zone=zone)
    if day is not None:
        noon = datetime.fromisoformat(f"{day}T12:00").replace(tzinfo=ZoneInfo(zone))
        await world.pass_time(noon.timestamp() - world.bot.clock.now() / 1000)


async def all_of(
    formats: list[str], players: list[int], seeds: range, zone: str = "UTC", day: str | None = None
) -> int:
    """Live through a season of each of these formats, numbers of players, and seeds, which begins on a day in
    a zone; how many promises were broken.
    """
    count = 0
    for number in players:
        for format_ in formats:
            for seed in seeds:
                with tempfile.TemporaryDirectory() as folder:
                    world = World(Path(folder), Random(seed))
                    try:
                        await begun(world, zone, day)
                        world.env.settle_timeout = PATIENCE
                        ended, broken = await live(world, format_, number, seed)
                    except Exception as error:  # the other seasons are lived through all the same
                        ended, broken = "broken off", [repr(error)]
                    finally:
                        await world.close()
                print(f"{format_:>9} {number:>3} players, seed {seed}: {ended}", *broken, flush=True)
                count += len(broken)
    return count


def main() -> int:
    """Live through the seasons that the command asks for; 1 if a promise was broken."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--players", type=int, nargs="+", default=[*SIZES])
    parser.add_argument("--formats", nargs="+", choices=FORMATS, default=[*FORMATS])
    parser.add_argument("--seeds", default="1", help="as 1-3")
    parser.add_argument("--zone", default="UTC", help="the server's zone (UTC)")
    parser.add_argument("--day", help="on which it begins there, as 2026-10-20")
    asked = parser.parse_args()
    first, _, last = asked.seeds.partition("-")
    seeds = range(int(first), int(last or first) + 1)
    broken = asyncio.run(all_of(asked.formats, asked.players, seeds, asked.zone, asked.day))
    print(f"{broken} promises broken")
    return bool(broken)


if __name__ == "__main__":
    raise SystemExit(main())
