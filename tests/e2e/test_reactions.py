"""😂 😱 👏 below a table, shown at once for next to nothing, and gone with the next turn."""

from __future__ import annotations

from tests.e2e.screen import alt_of, text_of, told
from tests.e2e.test_admission import suspend
from tests.e2e.test_standings import match
from tests.e2e.world import World


def writes(world: World) -> tuple[int, int]:
    """How often the bot has written in channels by its own token, and edited tables through presses."""
    sent = [each for each in world.env.http_requests if each.method in ("POST", "PATCH", "DELETE")]
    own = sum(each.path.startswith("/channels/") for each in sent)
    return own, sum("a:react" in str(each.json) for each in sent if not each.path.startswith("/channels/"))


async def test_a_reaction_shows_at_the_seat_until_the_next_turn(playing: World) -> None:
    world, before = playing, playing.now
    assert not world.reactions
    hand = await world.hand("Ada")
    await hand.press("9♣")
    await world.pass_time()
    messages, (own, _) = len(world.channel.history()), writes(world)
    result = await world.press("Bo", "😂")
    assert not [each for each in [result.response, *result.followups] if each and each.ephemeral]
    assert "😂 1" in world.reactions
    assert "Bo: 3 cards, laughs" in alt_of(world.message)
    await world.pass_time()
    await world.press("Dag", "😂 1")  # who only watches
    await world.press("Bo", "😂 2")
    await world.press("Bo", "👏")
    await world.pass_time()
    assert world.reactions == ["😂 1", "😱", "👏 1"]
    assert "Bo: 3 cards, claps" in alt_of(world.message)
    assert (len(world.channel.history()), writes(world)[0]) == (messages, own)
    assert world.now.version == before.version + 1
    assert world.now.told_version == world.now.version
    await world.pass_time(5)
    await (await world.hand("Bo")).press("2♣")
    await world.pass_time()
    assert world.reactions == ["😂", "😱", "👏"]
    assert "claps" not in alt_of(world.message)


async def test_many_reactions_at_once_are_two_edits(playing: World) -> None:
    world = playing
    await (await world.hand("Ada")).press("9♣")
    await world.pass_time()
    own, edits = writes(world)
    press = f"a:react:{world.now.table_id}:gasp"
    await world.at_once(*((name, world.message, press) for name in ("Ada", "Bo", "Cleo", "Dag")))
    await world.pass_time(2)
    assert "😱 4" in world.reactions
    assert writes(world)[0] == own
    assert writes(world)[1] == edits + 2
    world.member("Boss", manage_guild=True, manage_messages=True)
    await suspend(world, "Bo")
    assert "suspended" in told(await world.press("Bo", "👏"))
    assert "👏" in world.reactions


async def test_a_result_is_applauded_by_players_and_spectators(world: World) -> None:
    await match(world, "Ada", "Bo")
    messages, (own, _) = len(world.channel.history()), writes(world)
    await world.press("Bo", "👏")
    await world.pass_time()
    await world.press("Dag", "👏 1")
    await world.pass_time()
    assert world.reactions == ["😂", "😱", "👏 2"]
    assert "-# Bo 👏" in text_of(world.message)
    assert (len(world.channel.history()), writes(world)[0]) == (messages, own)
    await world.press("Bo", "👏 2")
    await world.pass_time()
    assert "Bo 👏" not in text_of(world.message)
