"""Members whose names look the same are told apart, and nobody looks like somebody whom the bot has named."""

from __future__ import annotations

import unicodedata

import pytest

from tests.e2e.club import Club
from tests.e2e.world import World

UNSEEN = {
    "zero width space": "\u200b",
    "word joiner": "\u2060",
    "soft hyphen": "\u00ad",
    "Hangul filler": "\u3164",
    "grapheme joiner": "\u034f",
    "left-to-right mark": "\u200e",
}
ALIKE = {
    "an accent as a sign of its own": ("Andr\u00e9", "Andre\u0301"),
    "full width": ("Ada", "\uff21\uff44\uff41"),
    "bold": ("Ada", "\U0001d400\U0001d41d\U0001d41a"),
    "Cyrillic": ("Ada", "\u0410d\u0430"),
}
CYRILLIC = str.maketrans("\u0410\u0430", "Aa")


def seen(name: str) -> str:
    """A name as readers see it."""
    drawn = unicodedata.normalize("NFKC", name).casefold().translate(CYRILLIC)
    return "".join(sign for sign in drawn if sign not in UNSEEN.values() and sign != "\u1160").strip()


async def lobby(world: World, *names: str, computers: int = 0) -> list[str]:
    """How members of these names stand in a lobby, and computers after them."""
    for number, name in enumerate(names):
        user = world.env.create_user(f"user{number}", global_name=name)
        world.members[f"user{number}"] = world.guild.add_member(user, roles=[])
    await world.lobby(*(f"user{number}" for number in range(len(names))), computers=computers)
    await world.pass_time()
    (line,) = [line for line in world.text.splitlines() if "(host)" in line]
    return line.replace(" (host)", "").split(" · ")


async def test_members_of_the_same_name_are_told_apart(world: World) -> None:
    one, other = await lobby(world, "Ada", "Ada")
    assert one != other


@pytest.mark.parametrize("sign", UNSEEN)
async def test_a_sign_that_nobody_sees_tells_nobody_apart(world: World, sign: str) -> None:
    one, other = await lobby(world, "Ada", f"A{UNSEEN[sign]}da")
    assert seen(one) != seen(other)


@pytest.mark.parametrize("how", ALIKE)
async def test_members_whose_names_look_alike_are_told_apart(world: World, how: str) -> None:
    one, other = await lobby(world, *ALIKE[how])
    assert seen(one) != seen(other)


@pytest.mark.parametrize("name", ["🤖 Huginn (normal)", "🤖 Huginn"])
async def test_nobody_looks_like_the_computer_beside_them(world: World, name: str) -> None:
    _, member, computer = await lobby(world, "Ada", name, computers=1)
    assert seen(member).removesuffix(" (normal)") != seen(computer).removesuffix(" (normal)")


async def test_nobody_looks_like_somebody_who_was_forgotten(world: World) -> None:
    _, member = await lobby(world, "Ada", str(world.say("former-player")))
    assert seen(member) != seen(world.say("former-player"))


@pytest.mark.parametrize(
    "name", ["\uff33\uff50\uff52\uff49\uff4e\uff47", "Spr\u0456ng"], ids=["full width", "Cyrillic"]
)
async def test_no_two_leagues_look_alike(world: World, name: str) -> None:
    club = Club(world)
    await club.open("Ada", name="Spring")
    assert "already has a running season" in await club.refused("create", name=name)


@pytest.mark.parametrize(
    "name",
    [
        pytest.param("\uff26\uff52\uff49\uff44\uff41\uff59", id="full width"),
        pytest.param("Fr\u0456day", id="Cyrillic"),
    ],
)
async def test_no_two_sets_of_house_rules_look_alike(world: World, name: str) -> None:
    world.member("Vera", manage_guild=True)
    for each in ("Friday", name):
        await world.slash("Vera", "houserules create", game="olsen", name=each)
    assert world.rows("SELECT name FROM house_rules") == [("Friday",)]
