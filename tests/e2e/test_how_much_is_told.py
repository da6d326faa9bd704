"""How many messages a league channel gets, and how often a player is pinged, in a round of sixty."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from typing import Any, NamedTuple

import pytest
import pytest_asyncio

from bot.league.season import acts
from tests.e2e.league import DAY, HOUR, MINUTE, League
from tests.e2e.screen import parts
from tests.e2e.world import World

SIXTY = [f"P{number:02}" for number in range(60)]
LAST_CARD = {"turn": 0, "first_turn": [], "discard": "9H", "hands": ["9C", "TS 7H", "2C 3C", "2D 4D"]}
"""A position at a table of four whose first seat goes out."""


class Sent(NamedTuple):
    """A new message of the bot."""

    channel: int
    text: str
    pings: tuple[int, ...]


@pytest_asyncio.fixture
async def league(world: World) -> League:
    return League(world)


def sent(world: World) -> list[Sent]:
    """All new messages so far, without the answers to presses."""
    found = []
    for request in world.env.http_requests:
        if request.method == "POST" and request.path.endswith("/messages"):
            body: Mapping[str, Any] = request.json
            text = " ".join(part.get("content", "") for part in parts(body["components"]))
            pings = tuple(map(int, body["allowed_mentions"].get("users", ())))
            found.append(Sent(int(request.path.split("/")[-2]), text, pings))
    return found


async def marked(league: League) -> None:
    """Two players of each table mark an evening hour, a different one at every other table."""
    for index, (table, names) in enumerate((await league.to_play()).items()):
        fixture = league.season.play.fixtures[table]
        day = fixture.drawn - fixture.drawn % (DAY * 1000) + (5 + index % 2) * DAY * 1000
        at = day + (18 + index // 2 % 4) * HOUR * 1000
        for name in names[:2]:
            key = await league.key(name)
            await league.act(name, acts.Mark(table, key, (at,), at, at + 1))


async def play_as_called(league: League) -> None:
    """Let the week pass; who is called comes, and plays the last card of the match."""
    world = league.world
    while left := await league.to_play():
        await world.pass_time(10 * MINUTE)
        called = [key for key in left if league.season.appointment(key).call is not None]
        posted = league.post(f"round {league.season.play.round} of") if called else None
        for key in called:
            for name in left[key]:
                await world.members[name].click(posted, label="I’m here")
                await world.pass_time(3)
            table = world.bot.services.tables.find(league.season.appointment(key).table or "")
            assert table is not None
            assert table.phase == "playing"
            await world.arrange(table.table_id, **LAST_CARD)
            await world.play_out(table, world.chance)


def told_since(world: World, first: int) -> tuple[list[str], Counter[int]]:
    """The messages in the channel itself since the first so many of all, and how often each player was
    pinged.
    """
    told = sent(world)[first:]
    pings = Counter(user for each in told for user in each.pings)
    del pings[world.members["Una"].id]
    return [each.text for each in told if each.channel == world.channel.id], pings


@pytest.mark.slow
async def test_a_round_of_sixty_is_told_in_few_messages_and_pings(league: League) -> None:
    world, first = league.world, 0
    await league.rounds(*SIXTY, rounds=2, **{"round-length": "7 days"})
    for number in (1, 2):
        await marked(league)
        await play_as_called(league)
        here, pings = told_since(world, first)
        assert len(here) <= 45, here
        assert len(pings) == len(SIXTY)
        assert max(pings.values()) <= 3, pings
        first = len(sent(world))
        while number == 1 and league.season.play.round == 1:
            await world.pass_time(HOUR)
        await world.pass_time(MINUTE)
