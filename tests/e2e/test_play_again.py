"""Play again: where a match is over, the next one is a press away."""

from __future__ import annotations

from typing import Any

import pytest

from tests.e2e.screen import id_of, labels_of, text_of, told
from tests.e2e.test_ending import LAST_CARD, ada_goes_out
from tests.e2e.world import World


@pytest.fixture
async def over(world: World) -> World:
    """Ada, Bo, Cleo and a computer have played a match of one deal by house rules."""
    await world.table("Ada", "Bo", "Cleo", computers=1, rules={"aces": "once"}, length=1)
    await ada_goes_out(world, hands=["9C", "7S 2C", "2D 3C 5S", "KD 4S"])
    assert world.text.startswith("## 🏁 ")
    return world


async def test_the_same_seats_play_the_same_game_again(over: World) -> None:
    old = over.message
    await over.press("Bo", "Play again")
    assert over.message.id != old.id
    assert "-# new table" in over.text
    asked = " (invited)"
    assert f"Ada{asked} · Bo (host) · Cleo{asked} · 🤖 Huginn (normal)" in over.text
    assert "**one card in all**" in over.text
    assert over.now.options == {"aces": "once", "deals": 1}
    await over.press("Ada", "Join")
    assert "Start" not in over.labels, "Cleo is invited"
    assert over.say("lobby-awaiting") in over.text
    await over.press("Cleo", "Join")
    assert "Ada · Bo (host) · Cleo · 🤖 Huginn (normal)" in over.text
    assert over.say("lobby-awaiting") not in over.text
    await over.press("Bo", "Start")
    assert "deals 7 cards" in over.text
    assert len(over.now.chairs) == 4


async def test_a_guest_who_joins_reads_that_in_place_of_the_last_result(world: World) -> None:
    await world.table("Ada", "Bo", computers=1, length=1)
    await world.hand("Bo")
    await ada_goes_out(world, hands=["9C", "7S 2C", "2D 3C 5S"])
    await world.press("Ada", "Play again")
    await world.press("Bo", "Join")
    await world.pass_time(30)
    assert [text_of(one) for one in privates_of(world, "Bo")] == [world.say("lesson-joined")]
    await world.press("Ada", "Start")
    await world.pass_time()
    (hand,) = privates_of(world, "Bo")
    assert "Your hand · 7 cards" in text_of(hand)


def privates_of(world: World, name: str) -> list[Any]:
    """The private messages on somebody's screen."""
    user_id = world.members[name].id
    messages = world.env.backend.messages[world.channel.id].values()
    return [one for one in messages if one.is_ephemeral and one.visible_to(user_id)]


async def test_against_computers_the_next_match_is_dealt_at_once(world: World) -> None:
    await world.table("Ada", computers=2, rules={"aces": "once"}, length=1)
    await ada_goes_out(world, hands=["9C", "7S 2C", "2D 3C 5S"])
    old = world.message
    result = await world.press("Ada", "Play again")
    table = world.now
    assert (table.phase, table.options) == ("playing", {"aces": "once", "deals": 1})
    assert [chair.name for chair in table.chairs] == ["Ada", "Huginn", "Muninn"]
    assert world.message.id != old.id
    (hand,) = result.followups
    assert hand.ephemeral
    assert "Your hand · 7 cards" in text_of(hand)


async def test_where_a_friend_has_left_the_others_are_computers(world: World) -> None:
    await world.table("Ada", "Bo", computers=1, length=1)
    await world.leave("Bo")
    await ada_goes_out(world, hands=["9C", "7S 2C", "2D 3C 5S"])
    await world.press("Ada", "Play again")
    assert [chair.name for chair in world.now.chairs] == ["Ada", "Huginn"]
    assert world.now.phase == "playing"


async def test_a_ranked_match_is_played_again_by_the_rules_that_staff_has_chosen_by_then(
    world: World,
) -> None:
    await world.table("Ada", "Bo", "Cleo", rules={"aces": "once"}, length=1, ranked=True)
    await ada_goes_out(world, hands=["9C", "7S 2C", "2D 3C 5S"])
    over, house_rules = world.message, world.bot.services.house_rules
    await house_rules.make_default(world.guild.id, "olsen", "as_written")
    with world.nothing_changes():
        refused = told(await world.press("Bo", "Play again"))
    assert refused == world.say("refused-ranked_default", game="Olsen", name="usual rules")
    (sundays,) = (rules for rules in house_rules.sets(world.guild.id, "olsen") if rules.name == "Sundays")
    await house_rules.make_default(world.guild.id, "olsen", sundays.key)
    await world.members["Bo"].click(over, label="Play again")
    assert "· ranked" in world.text
    assert world.now.options == {"aces": "once", "deals": 1}


async def test_the_lobby_is_one_like_any_other(over: World) -> None:
    await over.press("Bo", "Play again")
    await over.press("Cleo", "Leave")
    await over.press("Dag", "Join")
    assert " · Dag" in over.text
    assert "Cleo" not in over.text
    await over.pass_time(31 * 60)
    assert "This table closed" in over.text


async def test_whoever_sat_there_may_press_and_nobody_else(over: World) -> None:
    with over.nothing_changes():
        for who in ("Dag", "Mo"):
            assert told(await over.press(who, "Play again")) == over.say("refused-again_not_seated")


async def test_of_two_who_press_one_opens_the_table(over: World) -> None:
    old, again = over.message, id_of(over.message, "Play again")
    results = await over.at_once(("Bo", old, again), ("Cleo", old, again))
    (late,) = [result for result in results if result.response and result.response.ephemeral]
    assert told(late) == over.say("lesson-joined")
    assert not any(f"{name} (invited)" in over.text for name in ("Bo", "Cleo"))
    (third,) = await over.at_once(("Bo", old, again))
    assert told(third) == over.say("refused-already_seated", here="host")
    assert over.rows("SELECT count(*) FROM tables") == [(2,)]


async def test_in_the_hand_too_it_joins_the_table_that_a_friend_has_opened(world: World) -> None:
    await world.table("Ada", "Bo", length=1)
    ended = await world.hand("Bo")
    await ada_goes_out(world, hands=["9C", "7S 2C"])
    await world.press("Ada", "Play again")
    joined = world.private("Bo", await ended.press("Play again"))
    assert joined.text == world.say("lesson-joined")
    assert "Ada (host) · Bo\n" in world.text
    await world.press("Ada", "Start")
    await world.pass_time(3)
    assert joined.is_gone
    assert ended.is_gone
    seen = world.channel.history(viewer=world.members["Bo"])
    assert any("Your hand · 7 cards" in text_of(message) for message in seen)


async def test_a_channel_that_somebody_else_has_taken_stays_theirs(over: World) -> None:
    old = over.message
    await over.lobby("Dag")
    with over.nothing_changes():
        (result,) = await over.at_once(("Ada", old, id_of(old, "Play again")))
    assert told(result) == over.say("refused-channel_taken")


async def test_the_old_message_stays_and_its_buttons_do_no_harm(over: World) -> None:
    old = over.message
    await over.press("Bo", "Play again")
    await over.pass_time()
    stays = next(message for message in over.channel.history() if message.id == old.id)
    assert "Play again" in labels_of(stays)
    with over.nothing_changes():
        rules = over.private("Cleo", await over.members["Cleo"].click(stays, label="⋯"))
        await rules.press("Rules")
        while "one card in all" not in rules.text:
            await rules.press(over.say("button-page-after"))
    assert told(await over.members["Cleo"].click(stays, label="Play again")) == over.say("lesson-joined")


async def test_it_works_after_a_restart_and_days_later(over: World) -> None:
    await over.restart(after=3 * 86_400)
    await over.press("Cleo", "Play again")
    assert "Cleo (host)" in over.text


async def test_who_had_left_is_not_seated_again(world: World) -> None:
    await world.table("Ada", "Bo", "Cleo", length=1)
    await world.leave("Bo")
    await ada_goes_out(world)
    left = world.message
    await world.press("Ada", "Play again")
    assert "Ada (host) · Cleo (invited)\n" in world.text
    await world.members["Bo"].click(left, label="Play again")
    assert " · Bo" in world.text


async def test_a_match_that_was_ended_can_be_played_again(playing: World) -> None:
    await playing.at_once(("Ada", playing.message, f"a:end:{playing.now.table_id}"))
    await playing.pass_time()
    await playing.press("Cleo", "Play again")
    assert "Cleo (host)" in playing.text


async def test_a_running_match_is_not_opened_again(playing: World) -> None:
    with playing.nothing_changes():
        (result,) = await playing.at_once(("Ada", playing.message, f"a:again:{playing.now.table_id}"))
    assert told(result) == playing.say("refused-already_started")


async def test_the_bot_says_what_it_lacks_to_open_it(over: World) -> None:
    over.forbid(over.channel, attach_files=False)
    with over.nothing_changes():
        result = await over.press("Bo", "Play again")
    assert told(result) == over.say("refused-missing_permissions", permissions="Attach Files")


async def test_it_is_not_played_again_where_play_is_not_allowed_any_more(over: World) -> None:
    elsewhere = over.guild.create_text_channel("elsewhere")
    await over.bot.services.preferences.change_server(over.guild.id, channels=(elsewhere.id,))
    with over.nothing_changes():
        result = await over.press("Bo", "Play again")
    assert told(result) == over.say("refused-channel_not_allowed", channels=elsewhere.mention)


async def test_in_the_hand_one_press_deals_too(world: World) -> None:
    await world.table("Ada", computers=2, length=1)
    await world.arrange(**{**LAST_CARD, "hands": ["9C", "7S 2C", "2D 3C 5S"]})
    over = await world.hand("Ada")
    await over.press("9♣")
    await world.pass_time(3)
    result = await over.press("Play again")
    assert world.now.phase == "playing"
    assert "Ada deals 7 cards" in world.text
    assert any("Your hand · 7 cards" in text_of(message) for message in result.followups)
