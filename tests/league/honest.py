"""How near their skill honest people stand in an open season: clubs of a few regulars, of friends who mostly
play together, and of newcomers.

``python -m tests.league.honest`` prints, for clubs of 4 to 12, how many places people are from where their
skill would put them, and how many have no place.
"""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from statistics import mean

from tests.league.abuse import World

MATCHES = 15
"""What a club plays for each of its people."""
FRIENDS = 3
"""How many mostly play together."""
Habit = Callable[[World, int, int], list[str]]
"""Who sits down at a table of so many people for the match of a number."""


def anybody(world: World, table: int, number: int) -> list[str]:
    """Whoever is there."""
    return world.chance.sample(world.club, min(table, len(world.club)))


def any_size(world: World, table: int, number: int) -> list[str]:
    """Whoever is there, at tables of all sizes up to that."""
    return anybody(world, world.chance.randint(2, table), number)


def friends(world: World, table: int, number: int) -> list[str]:
    """Every second match is one of three friends, strong and weak ones, or of two of them."""
    if number % 2:
        return anybody(world, table, number)
    groups = len(world.club) // FRIENDS
    group = world.club[world.chance.randrange(groups) :: groups][:FRIENDS]
    return world.chance.sample(group, min(table, FRIENDS))


def alike(world: World, table: int, number: int) -> list[str]:
    """In every second match three play who are equally good, or two of them."""
    if number % 2:
        return anybody(world, table, number)
    first = FRIENDS * world.chance.randrange(len(world.club) // FRIENDS)
    return world.chance.sample(world.club[first : first + FRIENDS], min(table, FRIENDS))


def newcomers(world: World, table: int, number: int) -> list[str]:
    """Two join after a third of the season."""
    if 3 * number > MATCHES * len(world.club):
        return anybody(world, table, number)
    known = [player for player in world.club if player not in (world.club[1], world.club[-2])]
    return world.chance.sample(known, min(table, len(known)))


HABITS: dict[str, Habit] = {
    "anybody": anybody,
    "tables of all sizes": any_size,
    "mostly with two friends": friends,
    "mostly with two as good": alike,
    "newcomers": newcomers,
}


def season_of(habit: Habit, people: int, table: int, seed: int) -> World:
    """What such a club has played in a season."""
    world = World(Random(seed), rates=False, people=people, table=table, warm_up=0)
    for number in range(MATCHES * people):
        world.fair(habit(world, table, number))
    return world


def distance(world: World) -> tuple[float, int]:
    """How many places people are from their skill on average, and how many have none."""
    rows = world.rows()
    placed = {row.account.player: row.place for row in rows if row.place is not None}
    listed = sorted(world.club, key=lambda player: -world.skills[player])
    away = [abs(1 + listed.index(player) - place) for player, place in placed.items()]
    return mean(away or [0]), len(listed) - len(placed)


def main() -> None:
    """Print the table."""
    seeds = range(10)
    for name, habit in HABITS.items():
        for people in (4, 6, 8, 12):
            for table in (2, 3, 4):
                worlds = [season_of(habit, people, table, seed) for seed in seeds]
                print(f"{name:24} {people:2} people, tables of {table}", end="")
                found = [distance(world) for world in worlds]
                away, without = mean(each for each, _ in found), mean(each for _, each in found)
                print(f"   {away:4.2f}, without a place {without:3.1f}")


if __name__ == "__main__":
    main()
