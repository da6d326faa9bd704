"""Avatars in pictures of tables and results: there as soon as they can be, and nobody waits for them."""

from __future__ import annotations

import asyncio
from io import BytesIO
from typing import Any

from PIL import Image, ImageColor

from bot.ui.i18n.translator import translator
from tests.discord.avatars import serve_avatar
from tests.e2e.test_privacy import forget
from tests.e2e.world import World

SAY = translator("en")
COLOURS = {"Ada": "#ff00ff", "Bo": "#00ffff"}


def shown(world: World, message: Any = None) -> set[str]:
    """Whose avatar can be seen in the picture of the table, or of another message."""
    (file,) = (message or world.message).attachments
    data = world.env.backend.cdn.get(file.url)
    assert data is not None
    picture = Image.open(BytesIO(data)).convert("RGBA").convert("RGB")
    found = {colour for _, colour in picture.getcolors(1 << 20) or []}
    return {name for name, colour in COLOURS.items() if ImageColor.getrgb(colour) in found}


async def seated(world: World) -> None:
    """Ada and Bo have avatars, and play with Cleo."""
    for name, colour in COLOURS.items():
        serve_avatar(world.env.backend, world.members[name].id, colour)
    await world.table("Ada", "Bo", "Cleo")


async def move_on(world: World) -> None:
    """Have the table drawn again."""
    await world.arrange(turn=0, discard="7H", stock="6D 8D 9D TD JD", hands=["7S 3C 2D", "4C 5C", "6C 9C"])
    hand = await world.hand("Ada")
    await hand.press(hand.labels[0])
    await world.pass_time()


async def test_who_plays_is_seen_at_the_table_and_in_hands(world: World) -> None:
    await seated(world)
    await move_on(world)
    assert shown(world) == {"Ada", "Bo"}
    hand = await world.hand("Cleo")
    assert shown(world, hand.message) == {"Ada", "Bo"}


async def test_who_wants_no_avatar_shown_is_not_seen_from_the_next_picture_on(world: World) -> None:
    await seated(world)
    screen = world.private("Ada", await world.slash("Ada", "my settings"))
    await screen.press(SAY("my-settings-more"))
    await screen.press(f"✓ {SAY('settings-avatar')}")
    assert SAY("settings-avatar") in screen.labels
    await move_on(world)
    assert shown(world) == {"Bo"}


async def test_who_is_forgotten_is_not_seen_any_more(world: World) -> None:
    await seated(world)
    await move_on(world)
    await forget(world, "Bo")
    await world.pass_time()
    assert shown(world) == {"Ada"}
    kept = world.bot.services.avatars
    assert not [user_id for _, user_id in kept._noted if user_id == world.members["Bo"].id]


async def test_nobody_waits_for_a_picture_that_does_not_come(world: World) -> None:
    gate, asked = asyncio.Event(), []

    async def never(url: str) -> bytes:
        asked.append(url)
        await gate.wait()
        return b""

    world.bot.http.get_from_cdn = never  # type: ignore[method-assign]  # Discord's files alone hang
    await seated(world)
    await move_on(world)
    assert len(asked) == 2
    assert shown(world) == set()


async def test_a_hostile_picture_is_not_shown_and_the_table_is(world: World) -> None:
    await seated(world)
    serve_avatar(world.env.backend, world.members["Ada"].id, COLOURS["Ada"], b"<svg/onload=alert(1)>")
    world.bot.services.avatars.forget_player(world.members["Ada"].id)
    await move_on(world)
    await world.hand("Ada")
    await move_on(world)
    assert shown(world) == {"Bo"}
