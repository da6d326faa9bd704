"""What proves a shuffle is there for who asks for it, and stands in nobody's way."""

from __future__ import annotations

import re

import pytest

from bot.ui.pictures.renderer import PictureRenderer
from tests.e2e.screen import text_of, told
from tests.e2e.test_daily import opened, play
from tests.e2e.test_greeting import invited
from tests.e2e.world import World

LONGEST = 7


def digests(text: str) -> list[str]:
    """What looks like the digits of a fingerprint or a secret, or like the number of a press: in groups or
    not. Times and channels, which Discord shows as such, are none.
    """
    readable = re.sub(r"<[^>]*>|https?://\S+", "", text)
    groups = re.findall(r"\b[0-9a-f]{4,}(?: [0-9a-f]{4,})*\b", readable)
    return [each for each in groups if len(each.replace(" ", "")) > LONGEST and re.search(r"\d", each)]


async def test_a_welcome_has_no_digests(world: World) -> None:
    _, channel = await invited(world)
    (greeting,) = channel.history()
    assert digests(text_of(greeting)) == []


async def test_what_fixes_a_shuffle_is_in_words_where_there_is_no_picture(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def draw(*drawing: object, **how: object) -> None:
        """Draw nothing."""

    monkeypatch.setattr(PictureRenderer, "draw", draw)
    _, channel = await invited(world)
    (greeting,) = channel.history()
    assert len(digests(text_of(greeting))[0]) == 64
    assert len(digests((await opened(world, "Ada")).text)[0]) == 64


async def test_a_lobby_has_no_digests(world: World) -> None:
    await world.lobby("Ada", "Bo")
    assert digests(world.text) == []


async def test_what_a_lobby_says_of_its_shuffle_has_no_digests(world: World) -> None:
    await world.lobby("Ada", "Bo")
    (result,) = await world.at_once(("Bo", world.message, f"v:shuffle:{world.now.table_id}"))
    assert digests(told(result)) == []


@pytest.mark.parametrize("press", ["v:details", "y:fair"])
async def test_what_is_behind_a_result_has_no_digests(world: World, press: str) -> None:
    await world.table("Ada", "Bo", length=1)
    key = world.now.table_id
    await world.play_out(world.now, world.chance)
    (result,) = await world.at_once(("Bo", world.message, f"{press}:{key}"))
    assert digests(told(result)) == []


async def test_a_daily_has_no_digests_before_it_and_after_it(world: World) -> None:
    screen = await opened(world, "Ada")
    assert digests(screen.text) == []
    await play(screen, world.chance)
    assert digests(screen.text) == []
