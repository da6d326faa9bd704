"""What somebody can do who has installed the bot for themselves, where it was not invited."""

from __future__ import annotations

from random import Random

import pytest

from tests.e2e.anywhere import BOTS_DM, DIRECT, FOREIGN, GROUP, PLACES, guests, shown
from tests.e2e.screen import Private, text_of, told
from tests.e2e.test_daily import play_on
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


@pytest.mark.slow
@pytest.mark.parametrize("place", [FOREIGN, DIRECT, GROUP])
async def test_cards_are_played_alone_shared_and_beaten(world: World, place: str) -> None:
    """Through a restart, and long after the token of the press that began it has expired."""
    ada = guests(world)[place]
    screen = await ada.opened("play")
    if place != FOREIGN:  # where friends can play too
        await screen.press("Computers")
    assert "Olsen" in screen.labels
    assert "Daily deal" in screen.labels
    assert any(button.get("url") for button in screen.buttons), "the bot can be added to a server"
    await screen.press("Olsen")
    cards = screen.cards
    assert len(cards) == 7
    await world.restart(after=20 * 60)
    again = await ada.opened("play")
    if place != FOREIGN:
        await again.press("Computers")
        await again.press("Continue your cards")
    assert again.cards == cards
    await world.pass_time(20 * 60)
    await play_on(screen, Random(4))
    assert {"Share", "New cards: easy", "New cards: normal"} <= set(screen.labels)
    await screen.press("Share")
    await screen.press("Post it here")
    (card,) = ada.history(world)
    assert "Ada" in text_of(card)
    await world.restart(after=20 * 60)
    bo = ada.friend(world.members["Bo"].user)
    beating = Private(bo, await bo.click(shown(world, card), label="Beat these cards"))
    assert beating.cards == cards
    await play_on(beating, Random(5))
    assert "**Ada** came " in beating.text
    assert "Bo" in beating.text
    assert world.rows("SELECT DISTINCT place_id FROM people") == [(ada.place_id,)]
    assert world.rows("SELECT COUNT(*) FROM commitments") == [(0,)]
