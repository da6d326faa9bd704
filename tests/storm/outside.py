"""Places where the bot was not invited: who meets there, and what holds for them alone."""

from __future__ import annotations

from tests.discord.installs import private, uninvited
from tests.discord.requests import Answer, Request
from tests.storm.people import People
from tests.storm.world import World


def of_two(world: World, people: People, number: int) -> None:
    """Have two people meet in direct messages, of whom one has the bot for themselves."""
    first, second = _some(people, number, 2)
    world.network.strict.installs.users.add(first)
    people.meet_outside(-private(world.backend, (first, second)).id, (first, second))


def of_group(world: World, people: People, number: int) -> None:
    """Have four people meet in a group, all of whom have the bot for themselves."""
    users = _some(people, number, 4)
    world.network.strict.installs.users.update(users)
    people.meet_outside(-private(world.backend, users).id, users)


def of_foreign(world: World, people: People, number: int) -> None:
    """Have three people meet in a server that has not invited the bot, which they have for themselves."""
    users = _some(people, number, 3)
    installs, shards = world.network.strict.installs, world.plan.shards
    guild = uninvited(world.backend, installs, f"House {number + 1}", number % shards, shards)
    world.backend.create_channel(guild.id, "books")
    for user_id in users:
        world.backend.add_member(guild.id, user_id)
    installs.users.update(users)
    people.meet_outside(-guild.id, users)


def _some(people: People, number: int, count: int) -> list[int]:
    """So many users, of several servers where there are several."""
    known = [[one.user_id for one in people.everybody[place_id]] for place_id in people.guilds]
    rows = [user_id for row in zip(*known, strict=False) for user_id in row]
    users = list(dict.fromkeys(rows))
    return [users[(number + at) % len(users)] for at in range(min(count, len(users)))]


class Outside:
    """Looks at each request about such a place."""

    def __init__(self, world: World) -> None:
        self._world = world
        world.network.served.append(self._served)

    def _served(self, request: Request, answer: Answer, fault: str) -> None:
        """The bot never tries what it can’t do there without a press."""
        world, channel = self._world, self._world.backend.channels.get(request.channel_id or 0)
        is_there = channel is None or world.network.strict.installs.is_member(channel)
        if not is_there and request.token is None:
            world.fail("nothing is asked for without a press", f"{request.method} {request.path}")
