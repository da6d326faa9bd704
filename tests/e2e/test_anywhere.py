"""What somebody can do who has installed the bot for themselves, where it was not invited."""

from __future__ import annotations

from tests.e2e.anywhere import BOTS_DM, FOREIGN, GROUP, PLACES, guests
from tests.e2e.screen import told
from tests.e2e.world import World


async def test_what_explains_works_in_every_place(world: World) -> None:
    there = guests(world)
    for place in PLACES:
        for command in ("help", "rules", "privacy", "my settings"):
            assert (await there[place].opened(command)).text, (place, command)


async def test_what_needs_a_server_says_where_it_works(world: World) -> None:
    there = guests(world)
    for (name, _), command in world.env.backend.commands[None].items():
        if name == "stats":
            command |= {"integration_types": [0, 1], "contexts": [0, 1, 2]}  # an older app of Discord's
    for place in (FOREIGN, BOTS_DM, GROUP):
        sentence = told(await there[place].slash("stats"))
        assert "only do that on a server that has added me" in sentence
        assert "https://discord.com/oauth2/authorize" in sentence
