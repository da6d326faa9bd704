"""Who is away holds nobody up, and finds their seat again."""

from __future__ import annotations

from typing import Any

import pytest

from tests.e2e.screen import id_of, told
from tests.e2e.world import World

TURN = 120
"""Seconds that a normal clock gives."""
GRACE = 30
"""Seconds that are left at least after the bot was away."""
MINUTE = 60

CLUBS = {
    "turn": 0,
    "first_turn": [],
    "discard": "9C",
    "hands": ["2C 3C 4C 5C 9H TD", "7C TC JC QC KC 3D"],
}


@pytest.fixture
async def pair(world: World) -> World:
    """Ada and Bo, who can always lay a club; it is Ada's turn."""
    await world.table("Ada", "Bo")
    await world.arrange(**CLUBS)
    return world


async def lay(world: World, name: str, card: str) -> None:
    hand = await world.hand(name)
    await hand.press(card)


async def ada_misses_her_turn(world: World) -> None:
    await world.pass_time(TURN + 1)
    await lay(world, "Bo", "7♣")


@pytest.mark.both_engines
async def test_a_turn_that_is_not_taken_in_time_is_played_by_the_clock(pair: World) -> None:
    await pair.pass_time(TURN)
    assert "- ⏱️ Ada plays 2♣." in pair.text
    assert "▶️ Bo" in pair.text


@pytest.mark.parametrize(("clock", "seconds"), [("fast", 30), ("normal", 120), ("slow", 24 * 3600)])
async def test_every_clock_has_its_own_time(world: World, clock: str, seconds: int) -> None:
    await world.table("Ada", "Bo", clock=clock)
    await world.arrange(**CLUBS)
    await lay(world, "Ada", "2♣")
    start = world.now.version
    await world.pass_time(seconds - 1)
    assert world.now.version == start
    await world.pass_time(1)
    assert world.now.version == start + 1


async def test_after_a_missed_turn_a_computer_stands_in(pair: World) -> None:
    await ada_misses_her_turn(pair)
    await pair.pass_time(6)
    assert "- 💤 Ada plays 3♣." in pair.text
    assert "▶️ Bo" in pair.text
    assert "▫️ 💤 Ada · 4 cards" in pair.text


@pytest.mark.parametrize("how", [{"ranked": True}, {"clock": "slow"}])
async def test_where_it_counts_two_missed_turns_are_forgotten_by_a_press(
    world: World, how: dict[str, Any]
) -> None:
    await world.table("Ada", "Bo", **how)
    await world.arrange(**CLUBS)
    turn = TURN if "ranked" in how else 24 * 60 * MINUTE
    for card in ("7♣", "10♣"):
        await world.pass_time(turn + 1)
        await lay(world, "Bo", card)
    await lay(world, "Ada", "4♣")
    await lay(world, "Bo", "J♣")
    await world.pass_time(turn + 1)
    await lay(world, "Bo", "Q♣")
    assert world.now.chairs[0].present


async def test_back_gives_the_seat_to_its_owner(pair: World) -> None:
    await ada_misses_her_turn(pair)
    await pair.press("Ada", "I’m back")
    assert "▶️ Ada · 5 cards" in pair.text
    await pair.pass_time(TURN - 2)
    assert "▶️ Ada · 5 cards" in pair.text
    assert "I’m back" not in pair.labels
    hand = await pair.hand("Ada")
    assert "**Your turn**" in hand.text


async def test_a_press_of_their_own_ends_an_absence(pair: World) -> None:
    await ada_misses_her_turn(pair)
    assert not pair.now.chairs[0].present
    await lay(pair, "Ada", "3♣")
    assert pair.now.chairs[0].present
    await pair.pass_time()
    assert "▫️ Ada · 4 cards" in pair.text


@pytest.mark.parametrize("label", ["My hand", "Rules"])
async def test_any_press_of_who_missed_a_turn_takes_the_seat_back(pair: World, label: str) -> None:
    await ada_misses_her_turn(pair)
    pressed = await pair.press("Ada", label)
    assert pair.now.chairs[0].present
    assert told(pressed) != ""
    await pair.pass_time(6)
    assert "▶️ Ada · 5 cards" in pair.text, "no computer has played"


async def test_a_card_that_is_pressed_too_late_takes_the_seat_back_too(pair: World) -> None:
    await pair.bot.services.preferences.change_server(pair.guild.id, pings="never")
    hand = await pair.hand("Ada")
    late = id_of(hand.message, "2♣")
    await ada_misses_her_turn(pair)
    await pair.pass_time(6)
    assert pair.say("hand-stand_in", can="press") in hand.text
    await pair.at_once(("Ada", hand.message, late))
    assert pair.now.chairs[0].present
    assert "A computer" not in hand.text


async def test_who_left_looks_on_without_taking_the_seat_back(pair: World) -> None:
    await pair.leave("Ada")
    await pair.press("Ada", "My hand")
    await pair.press("Ada", "Rules")
    assert not pair.now.chairs[0].present


async def test_who_missed_a_turn_can_leave(pair: World) -> None:
    await ada_misses_her_turn(pair)
    manage = pair.private("Ada", await pair.press("Ada", "Manage"))
    await manage.press("Leave the match…")
    await manage.press("Leave")
    assert not pair.now.chairs[0].present
    await pair.press("Ada", "My hand")
    assert not pair.now.chairs[0].present, "it is no doze any more"


async def test_who_is_there_is_not_back(pair: World) -> None:
    await ada_misses_her_turn(pair)
    with pair.nothing_changes():
        assert told(await pair.press("Bo", "I’m back")) == pair.say("refused-not_away")
        assert told(await pair.press("Cleo", "I’m back")) == pair.say("refused-not_seated")


async def test_a_table_without_anybody_sleeps_until_somebody_is_back(pair: World) -> None:
    await pair.leave("Ada")
    await pair.leave("Bo")
    await pair.pass_time()
    assert "💤 All players are away, so the match is paused. Press **Wake up** to continue." in pair.text
    with pair.nothing_changes():
        await pair.pass_time(100 * MINUTE)
    await pair.press("Bo", "Wake up")
    await pair.pass_time(3)
    assert "- 💤 Ada plays" in pair.text
    assert "▶️ Bo" in pair.text


async def test_the_hand_of_who_is_away_says_what_can_be_done_in_it(pair: World) -> None:
    await lay(pair, "Ada", "2♣")
    await pair.leave("Ada")
    await lay(pair, "Bo", "7♣")
    hand = await pair.hand("Ada")
    assert pair.say("hand-stand_in", can="move") in hand.text
    assert hand.labels != []
    await pair.pass_time(6)
    assert "▶️ Bo" in pair.text
    assert hand.labels == ["I’m back"]
    assert pair.say("hand-stand_in", can="wait") in hand.text


async def test_the_hand_of_who_is_away_between_deals_can_deal(pair: World) -> None:
    await pair.arrange(hands=["2C 3C", "7C"], turn=1)
    await pair.leave("Ada")
    await lay(pair, "Bo", "7♣")
    await pair.pass_time(1)
    hand = await pair.hand("Ada")
    assert hand.labels == ["Next deal", "I’m back"]
    assert "Next deal" in hand.text


@pytest.mark.parametrize(("name", "can"), [("Ada", "move"), ("Bo", "wait")])
async def test_the_hand_at_a_sleeping_table_says_that_it_waits(pair: World, name: str, can: str) -> None:
    hand = await pair.hand(name)
    await pair.leave("Ada")
    await pair.leave("Bo")
    await pair.pass_time()
    assert pair.now.asleep
    assert pair.say("hand-asleep", can=can) in hand.text
    assert ("2♣" in hand.labels) == (can == "move")


async def test_a_sleeping_table_wakes_in_time_for_who_is_on_turn(pair: World) -> None:
    await pair.leave("Ada")
    await pair.leave("Bo")
    await pair.pass_time(100 * MINUTE)
    await pair.press("Ada", "Wake up")
    await pair.pass_time(TURN - 1)
    assert "▶️ Ada" in pair.text
    await pair.pass_time(2)
    assert "⏱️ Ada plays 2♣." in pair.text


@pytest.mark.both_engines
async def test_a_sleeping_table_sleeps_through_a_restart(pair: World) -> None:
    await pair.leave("Ada")
    await pair.leave("Bo")
    await pair.restart()
    with pair.nothing_changes():
        await pair.pass_time(100 * MINUTE)


async def test_everybody_falls_asleep_when_nobody_plays(pair: World) -> None:
    for _ in range(2):
        await pair.pass_time(TURN)
    await pair.pass_time()
    assert pair.now.asleep
    with pair.nothing_changes():
        await pair.pass_time(100 * MINUTE)


async def test_a_call_can_be_made_after_a_restart(pair: World) -> None:
    await pair.arrange(hands=["2C 3D", "7C TC"])
    hand = await pair.hand("Ada")
    await hand.press("2♣")
    await pair.restart()
    await hand.press("Olsen One Card!")
    await pair.pass_time()
    assert "### 📣 Ada called Olsen One Card!" in pair.text
    await lay(pair, "Bo", "7♣")
    assert pair.now.observe(None).counts == (1, 1)


async def test_a_call_can_be_made_until_the_clock_has_played_for_the_next(pair: World) -> None:
    await pair.arrange(hands=["2C 3D", "7C TC"])
    await lay(pair, "Ada", "2♣")
    await pair.pass_time(TURN - 1)
    await pair.press("Ada", "Olsen One Card!")
    await pair.pass_time(2)
    assert "⏱️ Bo plays 7♣" in pair.text
    assert "forgot" not in pair.text
    assert pair.now.observe(None).counts == (1, 1)


async def test_a_call_leaves_the_clock_of_the_next_alone(pair: World) -> None:
    await pair.arrange(hands=["2C 3D", "7C TC"])
    await lay(pair, "Ada", "2♣")
    before = pair.now.deadline
    await pair.pass_time(TURN / 2)
    await pair.press("Ada", "Olsen One Card!")
    assert pair.now.deadline == before


async def test_a_restart_does_not_stop_the_clock(pair: World) -> None:
    await lay(pair, "Ada", "2♣")
    before = pair.now.deadline
    await pair.pass_time(TURN / 2)
    await pair.restart()
    assert pair.now.deadline == before
    await pair.pass_time(TURN / 2 + 1)
    assert "⏱️ Bo plays 7♣" in pair.text


async def test_who_was_due_while_the_bot_was_away_has_the_time_left_that_they_had(pair: World) -> None:
    await lay(pair, "Ada", "2♣")
    await pair.pass_time(TURN / 2)
    await pair.restart(after=10 * MINUTE)
    await pair.pass_time(TURN / 2 - 2)  # a second has passed at the start
    assert "▶️ Bo" in pair.text
    assert "The clock stopped for 10 minutes" in pair.text
    await pair.pass_time(2)
    assert "⏱️ Bo plays 7♣" in pair.text


async def test_who_had_hardly_any_time_left_gets_enough_to_notice_that_the_bot_is_back(pair: World) -> None:
    await lay(pair, "Ada", "2♣")
    await pair.pass_time(TURN - 2)
    await pair.restart()
    await pair.pass_time(GRACE - 2)  # a second has passed at the start
    assert "▶️ Bo" in pair.text
    await pair.pass_time(2)
    assert "⏱️ Bo plays 7♣" in pair.text


@pytest.mark.both_engines
async def test_a_computer_goes_on_after_a_restart(world: World) -> None:
    await world.table("Ada", computers=1)
    await world.arrange(**{**CLUBS, "turn": 1})
    await world.restart()
    await world.pass_time(3)
    assert "🤖 Huginn plays" in world.text


async def test_the_clock_waits_for_a_locked_database(pair: World) -> None:
    with pair.locked():
        await pair.pass_time(TURN)
    assert pair.now.observe(None).table["top"] == "9C"
    await pair.pass_time(10)
    assert "⏱️ Ada plays 2♣." in pair.text
