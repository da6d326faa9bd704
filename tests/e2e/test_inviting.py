"""Playing with a member: asking them by name from their menu."""

from __future__ import annotations

from simcord import InteractionResult

from bot.user_text import UserText
from tests.e2e.screen import Private, labels_of, text_of, told
from tests.e2e.world import World

ASKED = "**Ada** invites {} to play Otter Nonsense."


async def play_with(world: World, who: str, other: str) -> InteractionResult:
    """What somebody is shown who chooses **Play with** in the menu of another."""
    return await world.members[who].context_menu(world.channel, "Play with", world.members[other])


async def asks(world: World) -> tuple[str, list[int]]:
    """What the channel is told if Ada asks Bo to Otter Nonsense, and who is pinged by it."""
    screen = Private(world.members["Ada"], await play_with(world, "Ada", "Bo"))
    await screen.press("Otter Nonsense")
    asked = world.channel.history()[-1]
    policy = world.env.backend.messages[asked.channel.id][asked.id].allowed_mentions
    return text_of(asked), sorted(policy.users or ())


async def test_a_member_is_asked_by_name_at_a_table_of_the_game_that_is_chosen(world: World) -> None:
    shown = await play_with(world, "Ada", "Bo")
    assert shown.response.ephemeral
    assert labels_of(shown.response) == ["Olsen", "Ólsen ólsen", "Otter Nonsense", "Olé", "Swedish Pursuit"]
    bo = world.members["Bo"]
    assert await asks(world) == (ASKED.format(bo.mention), [bo.id])
    assert (world.now.game_key, [chair.name for chair in world.now.chairs]) == ("otter", ["Ada"])
    await world.press("Bo", "Join")
    assert len(world.now.chairs) == 2


async def test_whoever_does_not_want_to_is_not_pinged_and_nobody_is_told(world: World) -> None:
    bo = world.members["Bo"]
    await world.slash("Bo", "my avoid", member=world.members["Ada"])
    assert await asks(world) == (ASKED.format(bo.mention), [])


async def test_whoever_is_never_pinged_is_not_pinged_here(world: World) -> None:
    bo = world.members["Bo"]
    await world.bot.services.preferences.change_player(world.guild.id, bo.id, UserText("Bo"), pings="never")
    assert await asks(world) == (ASKED.format(bo.mention), [])


async def test_one_does_not_ask_whom_one_avoids_nor_oneself_nor_bots_nor_strangers(world: World) -> None:
    await world.slash("Ada", "my avoid", member=world.members["Bo"])
    asked = {"Bo": "invite_avoided", "Ada": "invite_self"}
    robot = world.guild.add_member(world.env.create_user("robot", bot=True))
    with world.nothing_changes():
        for name, code in asked.items():
            assert told(await play_with(world, "Ada", name)) == world.say(f"refused-{code}")
        screen = await play_with(world, "Ada", "Cleo")
        ids = {world.members[name].id: code for name, code in asked.items()}
        ids |= {robot.id: "invite_bot", 2**50: "member_gone"}
        for user_id, code in ids.items():
            (result,) = await world.at_once(("Ada", screen.response, f"o:with:olsen:{user_id}"))
            assert told(result) == world.say(f"refused-{code}"), (
                "whoever makes up a button learns no other way"
            )


async def test_whoever_has_left_since_is_not_asked(world: World) -> None:
    screen = Private(world.members["Ada"], await play_with(world, "Ada", "Bo"))
    world.guild.remove_member(world.members["Bo"])
    with world.nothing_changes():
        assert told(await screen.press("Olsen")) == world.say("refused-member_gone")


async def test_budgets_and_suspensions_hold_here_too(world: World) -> None:
    await world.limit("member", messages=1)
    text, _ = await asks(world)
    assert "asks" not in text
    world.member("Boss", manage_guild=True, manage_messages=True)
    await world.slash(
        "Boss", "suspend add", member=world.members["Cleo"], place="tables", until="in 2 days", reason="rude"
    )
    assert "suspended from tables" in told(await play_with(world, "Cleo", "Bo"))
