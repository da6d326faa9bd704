"""How deals, matches and tables come to their end."""

from __future__ import annotations

import re

from tests.e2e.screen import Private, text_of, told
from tests.e2e.world import World

LAST_CARD = {
    "turn": 0,
    "first_turn": [],
    "discard": "9H",
    "hands": ["9C", "7S 7H 2C", "2D 3C 5S"],
}
"""Ada goes out; Bo and Cleo are left with 15 points each."""


async def ask_to_end(world: World, name: str) -> Private:
    return world.private(name, await world.ask(name))


async def ada_goes_out(world: World, **position: object) -> None:
    await world.arrange(**{**LAST_CARD, **position})
    hand = await world.hand("Ada")
    await hand.press("9♣")
    await world.pass_time()


async def test_ending_a_match_is_asked_for_twice(playing: World) -> None:
    with playing.nothing_changes():
        question = await ask_to_end(playing, "Ada")
    assert question.text == playing.say("end-match")
    await question.press("End it")
    await playing.pass_time()
    assert question.is_gone
    assert "⏹️ **This match was stopped.** It doesn’t count." in playing.text
    assert playing.labels == ["Play again", "Story", "⋯"]


async def test_a_lobby_can_be_closed(world: World) -> None:
    await world.lobby("Ada", "Bo")
    question = await ask_to_end(world, "Ada")
    assert question.text == world.say("end-lobby")
    await question.press("Close it")
    await world.pass_time()
    assert "This table closed before the cards were dealt." in world.text
    assert world.labels == []


async def test_only_host_and_moderator_may_end_a_match(playing: World) -> None:
    with playing.nothing_changes():
        assert told(await playing.ask("Dag")) == playing.say("refused-not_host", name="Ada", server=True)
        (result,) = await playing.at_once(("Bo", playing.message, f"a:end:{playing.now.table_id}"))
        assert told(result) == playing.say("refused-not_host", name="Ada", server=True)
    question = await ask_to_end(playing, "Mo")
    await question.press("End it")
    await playing.pass_time()
    assert "This match was stopped" in playing.text


async def test_an_ended_match_does_not_count(playing: World) -> None:
    await playing.arrange(hands=["9C", "7S 7H 2C", "2D 3C 5S"])
    await (await playing.hand("Ada")).press("9♣")
    await (await ask_to_end(playing, "Ada")).press("End it")
    await playing.pass_time()
    assert told(await playing.slash("Ada", "leaderboard")).endswith(
        playing.say("leaderboard-empty", kind="all")
    )
    assert told(await playing.slash("Ada", "stats")).endswith(playing.say("history-empty"))


async def test_an_ended_table_frees_its_channel(playing: World) -> None:
    await (await ask_to_end(playing, "Ada")).press("End it")
    await playing.pass_time()
    ended = playing.message
    await playing.lobby("Bo")
    assert playing.message.id != ended.id
    assert "-# new table" in playing.text


async def test_a_ranked_match_is_ended_by_a_moderator_alone(world: World) -> None:
    await world.table("Ada", "Bo", ranked=True)
    assert "ranked" in world.text
    question = await ask_to_end(world, "Ada")
    with world.nothing_changes():
        assert told(await question.press("End it")).startswith(world.say("refused-ranked_end"))
    await (await ask_to_end(world, "Mo")).press("End it")
    await world.pass_time()
    assert "This match was stopped" in world.text
    assert world.rows("SELECT * FROM results") == []


async def test_who_leaves_a_match_is_played_by_a_computer_until_they_are_back(playing: World) -> None:
    assert told(await playing.leave("Ada")) == playing.say("left-match")
    await playing.pass_time(3)
    assert "▫️ 💤 Ada · 3 cards" in playing.text
    assert "▶️ Bo" in playing.text
    await playing.press("Ada", "I’m back")
    assert "▫️ Ada · 3 cards" in playing.text
    assert "I’m back" not in playing.labels


async def test_who_has_left_cannot_leave_again(playing: World) -> None:
    await playing.leave("Bo")
    with playing.nothing_changes():
        assert told(await playing.leave("Bo")) == playing.say("refused-left_already")


async def test_the_host_who_leaves_hands_the_table_on(playing: World) -> None:
    await playing.leave("Ada")
    await playing.pass_time(3)
    with playing.nothing_changes():
        assert told(await playing.ask("Ada")) == playing.say("refused-not_host", name="Bo", server=True)
    assert (await ask_to_end(playing, "Bo")).text == playing.say("end-match")


async def test_who_would_lose_a_match_by_leaving_it_is_asked(world: World) -> None:
    await world.table("Ada", "Bo", "Cleo", ranked=True, length=1)
    with world.nothing_changes():
        asked = world.private("Bo", await world.press("Bo", "Manage"))
        await asked.press("Leave the match…")
        assert world.say("leave-ranked") in asked.text
        assert world.say("button-leave") in asked.labels
    assert "🏳️" not in world.text


async def test_who_leaves_a_ranked_match_has_lost_it(world: World) -> None:
    table = await world.table("Ada", "Bo", "Cleo", ranked=True, length=1)
    assert told(await world.leave("Bo")) == world.say("left-ranked")
    await world.pass_time()
    assert "🏳️ Bo" in world.text
    assert "I’m back" not in world.labels
    await ada_goes_out(world, hands=["9C", "7S 2C", "2D 3C 5S"])
    rows = world.rows(
        "SELECT seat, place, won, forfeited FROM results WHERE table_id = ? ORDER BY seat", table.table_id
    )
    assert rows == [(0, 1, 1, 0), (1, 3, 0, 1), (2, 2, 0, 0)]
    stats = told(await world.slash("Bo", "stats"))
    assert "0 of 1" in stats


async def test_who_left_a_ranked_match_cannot_come_back(world: World) -> None:
    await world.table("Ada", "Bo", "Cleo", ranked=True)
    await world.leave("Bo")
    with world.nothing_changes():
        (result,) = await world.at_once(("Bo", world.message, f"a:back:{world.now.table_id}"))
        assert told(result) == world.say("refused-forfeited")


async def test_who_left_a_ranked_match_cannot_play_on(world: World) -> None:
    await world.table("Ada", "Bo", "Cleo", ranked=True)
    await world.arrange(**{**LAST_CARD, "turn": 1})
    await world.leave("Bo")
    with world.nothing_changes():
        (result,) = await world.at_once(("Bo", world.message, world.presses(1).move("play 7H")))
        assert told(result) == world.say("refused-forfeited")


async def test_the_message_of_a_match_that_is_over_shows_places(playing: World) -> None:
    await ada_goes_out(playing, totals=[30, 85, 95])
    assert "🏁 Ada wins!" in playing.text
    assert (
        "🏆 **Ada**\n**2.** **Bo** · 70 points behind\n**3.** **Cleo** · 80 points behind" in playing.places
    )
    assert not re.findall(r"[0-9a-f]{64}", playing.text)
    assert playing.labels == ["Play again", "Share", "Story", "⋯"]


async def test_a_match_of_chosen_length_ends_by_itself(world: World) -> None:
    await world.table("Ada", "Bo", "Cleo", length=1)
    await ada_goes_out(world)
    assert "🏁 Ada wins!" in world.text
    assert "🏆 **Ada**\n**2.** **Bo** · 15 points behind\n**2.** **Cleo** · 15 points behind" in world.places


async def test_the_end_of_a_match_frees_its_channel(playing: World) -> None:
    await ada_goes_out(playing, totals=[30, 85, 95])
    over = playing.message
    await playing.lobby("Bo")
    assert playing.message.id != over.id
    await playing.pass_time()
    assert "🏁" in text_of(playing.channel.history()[0])


async def test_anybody_at_the_table_deals_the_next_deal(playing: World) -> None:
    await ada_goes_out(playing)
    assert "Ada wins deal 1." in playing.text
    assert "The next deal starts" in playing.text
    assert "Next deal" in playing.labels
    with playing.nothing_changes():
        assert told(await playing.press("Dag", "Next deal")) == playing.say("refused-not_seated")
    await playing.press("Cleo", "Next deal")
    assert "deal 2" in playing.text
    assert "Cleo · 7 cards · 15 points" in playing.text


async def test_two_presses_deal_one_deal(playing: World) -> None:
    await ada_goes_out(playing)
    press = f"t:{playing.now.table_id}:{playing.now.version}:deal"
    _, second = await playing.at_once(("Bo", playing.message, press), ("Cleo", playing.message, press))
    assert told(second) == playing.say("refused-stale")
    assert playing.now.observe(None).deal == 2


async def test_the_next_deal_is_dealt_by_itself_after_a_pause(playing: World) -> None:
    await ada_goes_out(playing)
    await playing.pass_time(17)
    assert "deal 1" in playing.text
    await playing.pass_time(2)
    assert "deal 2" in playing.text
    assert playing.now.chairs[0].misses == 0


async def test_the_pause_between_deals_survives_a_restart(playing: World) -> None:
    await ada_goes_out(playing)
    await playing.restart()
    await playing.pass_time(31)
    assert "deal 2" in playing.text


async def test_computers_finish_a_match_that_all_people_are_out_of(world: World) -> None:
    table = await world.table("Ada", computers=2)
    await world.arrange(
        turn=1,
        first_turn=[],
        out=[0],
        totals=[120, 95, 95],
        discard="9H",
        hands=["", "9C 4C 5S", "KD QS 3S"],
    )
    await world.pass_time(600)
    assert "## 🏁 🤖" in world.text
    assert (await world.newest(table)).phase == "over"
