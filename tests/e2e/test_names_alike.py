"""Members whose names look the same are told apart, and nobody looks like somebody whom the bot has named."""

from __future__ import annotations

import unicodedata

import pytest

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


@pytest.mark.xfail(strict=True, reason="signs that nobody sees make a name another one")
@pytest.mark.parametrize("sign", UNSEEN)
async def test_a_sign_that_nobody_sees_tells_nobody_apart(world: World, sign: str) -> None:
    one, other = await lobby(world, "Ada", f"A{UNSEEN[sign]}da")
    assert seen(one) != seen(other)


@pytest.mark.xfail(strict=True, reason="names are compared by their signs, not by how they look")
@pytest.mark.parametrize("how", ALIKE)
async def test_members_whose_names_look_alike_are_told_apart(world: World, how: str) -> None:
    one, other = await lobby(world, *ALIKE[how])
    assert seen(one) != seen(other)


@pytest.mark.xfail(strict=True, reason="a member may be named as a computer at the same table")
@pytest.mark.parametrize("name", ["🤖 Huginn (normal)", "🤖 Huginn"])
async def test_nobody_looks_like_the_computer_beside_them(world: World, name: str) -> None:
    _, member, computer = await lobby(world, "Ada", name, computers=1)
    assert seen(member).removesuffix(" (normal)") != seen(computer).removesuffix(" (normal)")


@pytest.mark.xfail(strict=True, reason="a member may be named as those are who were forgotten")
async def test_nobody_looks_like_somebody_who_was_forgotten(world: World) -> None:
    _, member = await lobby(world, "Ada", str(world.say("former-player")))
    assert seen(member) != seen(world.say("former-player"))
