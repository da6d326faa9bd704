"""The address of the bot's machine is banned for some minutes: that is an outage, and clocks wait for it.

Such a ban comes from the network before Discord: as status 429 without the header that Discord's own have, as
403 with a page, or as 403 with a code of its own.
"""

from __future__ import annotations

from collections.abc import Callable

import pytest

from tests.discord.requests import Answer
from tests.discord.unruly import Refusal
from tests.e2e.world import World

BAN = 240


class Page(Answer):
    """An answer that is a page, and no JSON."""

    async def text(self, encoding: str = "utf-8") -> str:
        return "<html><title>Access denied</title>error code: 1015</html>"


def page(status: int, **headers: str) -> Answer:
    """A page with this status."""
    answer = Page(status)
    answer.headers = {"content-type": "text/html; charset=UTF-8", **headers}
    return answer


def own_code() -> Answer:
    """The refusal by which the network before Discord names a ban."""
    answer = Answer(403, {"message": "internal network error", "code": 40333})
    del answer.headers["Via"]
    return answer


WAYS: dict[str, Callable[[], Answer]] = {
    "unavailable": lambda: Answer(503, {"message": "overloaded", "code": 0}),
    "too many, as a page": lambda: page(429, **{"Retry-After": "30"}),
    "forbidden, as a page": lambda: page(403),
    "forbidden, by its code": own_code,
}
BANNED = pytest.mark.xfail(strict=True, reason="a ban of the address is not taken for an outage")


@pytest.mark.parametrize(
    "way", [way if way == "unavailable" else pytest.param(way, marks=BANNED) for way in WAYS]
)
async def test_clocks_wait_while_nothing_reaches_discord(world: World, way: str) -> None:
    await world.table("Ada", "Bo", "Cleo", clock="fast", ranked=True)
    await world.pass_time(3)
    world.unruly._set(Refusal, "*", "/*", {"during": BAN}, answer=WAYS[way])
    before = world.now.version
    await world.pass_time(BAN - 1)
    assert world.now.version <= before + 3, f"{world.now.version - before} turns that nobody has seen"
    assert not [chair.name for chair in world.now.chairs if chair.stand_in]
