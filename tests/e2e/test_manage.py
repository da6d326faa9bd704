"""Managing a table: each is offered what they may do, is asked before it is done, and the others play on."""

from __future__ import annotations

from typing import Any

from tests.e2e.screen import Private, menus_of, told
from tests.e2e.test_ending import LAST_CARD, ada_goes_out
from tests.e2e.world import World

RESULTS = "SELECT seat, place, won, forfeited FROM results ORDER BY seat"

JOIN_IN = "Join in"


async def manage(world: World, name: str) -> Private:
    """What somebody sees behind the table's button."""
    return world.private(name, await world.press(name, "Manage"))


async def manage_lobby(world: World, name: str) -> Private:
    (result,) = await world.at_once((name, world.message, f"v:manage:{world.now.table_id}"))
    return world.private(name, result)


def offered(screen: Private) -> list[str]:
    """The labels of all buttons and options."""
    options = [option["label"] for menu in menus_of(screen.message) for option in menu["options"]]
    return [*screen.labels, *options]


async def remove(world: World, who: str, whom: str) -> Private:
    """Choose somebody from the menu; in a match the question is still to be answered."""
    screen = await manage(world, who)
    await screen.choose(f"v:remove:{world.now.table_id}:{world.members[whom].id}")
    return screen


# What is offered to whom


async def test_everybody_is_offered_what_they_may_do(playing: World) -> None:
    with playing.nothing_changes():
        host = await manage(playing, "Ada")
        assert offered(host) == ["Leave the match…", "End the match…", "Bo", "Cleo"]
        assert offered(await manage(playing, "Bo")) == ["Leave the match…", "Vote to end it…"]
        assert offered(await manage(playing, "Mo")) == ["End the match…", JOIN_IN, "Ada", "Bo", "Cleo"]
        spectator = await manage(playing, "Dag")
        assert offered(spectator) == [JOIN_IN]


async def test_who_is_away_is_offered_their_seat(playing: World) -> None:
    await playing.leave("Bo")
    screen = await manage(playing, "Bo")
    assert offered(screen) == ["I’m back"]
    assert playing.say("manage-stand_in") in screen.text
    await screen.press("I’m back")
    assert "Your hand" in screen.text
    assert playing.now.chairs[1].present


async def test_in_a_ranked_match_less_is_offered(world: World) -> None:
    await world.table("Ada", "Bo", "Cleo", ranked=True)
    host = await manage(world, "Ada")
    assert offered(host) == ["Leave the match…"]
    assert world.say("manage-ranked") in host.text
    assert offered(await manage(world, "Mo")) == ["End the match…", JOIN_IN, "Ada", "Bo", "Cleo"]
    await world.leave("Bo")
    left = await manage(world, "Bo")
    assert offered(left) == []
    assert world.say("refused-forfeited") in left.text


async def test_once_the_match_is_over_there_is_nothing_to_manage(playing: World) -> None:
    press = ("Ada", playing.message, f"v:manage:{playing.now.table_id}")
    await ada_goes_out(playing, totals=[30, 85, 95])
    (result,) = await playing.at_once(press)
    assert told(result) == playing.say("refused-match_over")


# Leaving


async def test_leaving_a_match_is_asked_for_twice(playing: World) -> None:
    with playing.nothing_changes():
        screen = await manage(playing, "Ada")
        await screen.press("Leave the match…")
    assert screen.text == playing.say("leave-match")
    await screen.press("Leave")
    assert screen.text == playing.say("left-match")
    assert screen.labels == []
    await playing.pass_time(3)
    assert "💤 Ada" in playing.text
    assert playing.now.chairs[1].person == playing.now.host


async def test_leaving_a_ranked_match_says_what_it_means_and_erases_nothing(world: World) -> None:
    await world.table("Ada", "Bo", "Cleo", ranked=True, length=1)
    screen = await manage(world, "Bo")
    await screen.press("Leave the match…")
    assert screen.text == world.say("leave-ranked")
    await screen.press("Leave")
    assert screen.text == world.say("left-ranked")
    await ada_goes_out(world, hands=["9C", "7S 2C", "2D 3C 5S"])
    assert world.rows(RESULTS) == [(0, 1, 1, 0), (1, 3, 0, 1), (2, 2, 0, 0)]


async def test_two_presses_leave_once(playing: World) -> None:
    await manage(playing, "Bo")
    press = ("Bo", playing.message, f"a:quit:{playing.now.table_id}")
    _, second = await playing.at_once(press, press)
    assert told(second) == playing.say("refused-left_already")
    (stranger,) = await playing.at_once(("Dag", *press[1:]))
    assert told(stranger) == playing.say("refused-not_seated")


# Removing


async def test_a_removed_player_is_played_by_a_computer_for_good(playing: World) -> None:
    with playing.nothing_changes():
        screen = await remove(playing, "Ada", "Bo")
    assert screen.text == playing.say("remove-player", name="Bo")
    await screen.press("Remove Bo")
    assert screen.text == playing.say("removed-from-match", name="Bo")
    await playing.pass_time()
    assert "▫️ 🏳️ Bo" in playing.text
    assert "I’m back" not in playing.labels
    with playing.nothing_changes():
        for custom_id in (f"a:back:{playing.now.table_id}", playing.presses(1).move("play 7H")):
            (result,) = await playing.at_once(("Bo", playing.message, custom_id))
            assert told(result) == playing.say("refused-forfeited")
    await (await playing.hand("Ada")).press("9♣")
    await playing.pass_time(6)
    assert playing.now.observe(None).to_act != {1}


async def test_the_hand_of_who_is_removed_while_away_shows_no_cards_any_more(playing: World) -> None:
    hand = await playing.hand("Bo")
    await playing.leave("Bo")
    await playing.pass_time()
    assert hand.text.startswith("### Your hand")
    screen = await remove(playing, "Ada", "Bo")
    await screen.press("Remove Bo")
    await playing.pass_time()
    assert hand.text == playing.say("refused-forfeited")


async def test_who_is_removed_from_a_ranked_match_has_lost_it(world: World) -> None:
    await world.table("Ada", "Bo", "Cleo", ranked=True, length=1)
    screen = await remove(world, "Mo", "Bo")
    await screen.press("Remove Bo")
    await ada_goes_out(world, hands=["9C", "7S 2C", "2D 3C 5S"])
    assert world.rows(RESULTS) == [(0, 1, 1, 0), (1, 3, 0, 1), (2, 2, 0, 0)]


async def test_only_host_and_moderator_remove_somebody(playing: World) -> None:
    table, bo, dag = playing.now.table_id, playing.members["Bo"].id, playing.members["Dag"].id
    with playing.nothing_changes():
        for what in ("v:remove", "a:kick"):
            for name, whom, sentence in (
                ("Cleo", bo, playing.say("refused-not_host", name="Ada", server=True)),
                ("Dag", bo, playing.say("refused-not_host", name="Ada", server=True)),
                ("Ada", playing.members["Ada"].id, playing.say("refused-remove_yourself")),
                ("Ada", dag, playing.say("refused-no_such_player")),
                ("Ada", "everybody", playing.say("refused-unknown_press")),
            ):
                (result,) = await playing.at_once((name, playing.message, f"{what}:{table}:{whom}"))
                assert told(result) == sentence, (what, name)


async def test_the_host_of_a_ranked_match_removes_nobody(world: World) -> None:
    await world.table("Ada", "Bo", "Cleo", ranked=True)
    with world.nothing_changes():
        press = f"a:kick:{world.now.table_id}:{world.members['Bo'].id}"
        (result,) = await world.at_once(("Ada", world.message, press))
    assert told(result) == world.say("refused-ranked_remove")


async def test_two_presses_remove_once(playing: World) -> None:
    await manage(playing, "Ada")
    press = ("Ada", playing.message, f"a:kick:{playing.now.table_id}:{playing.members['Bo'].id}")
    _, second = await playing.at_once(press, press)
    assert told(second) == playing.say("refused-left_already")


async def test_the_host_sends_somebody_away_from_a_lobby(world: World) -> None:
    await world.lobby("Ada", "Bo", "Cleo", computers=1)
    screen = await manage_lobby(world, "Ada")
    assert "Close the table…" in screen.labels
    assert offered(screen)[-3:] == ["Bo", "Cleo", "Remove computer"]
    assert offered(await manage_lobby(world, "Bo")) == ["Leave", "Rules", "Shuffle"]
    press = f"a:kick:{world.now.table_id}:{world.members['Bo'].id}"
    await screen.choose(press)
    assert screen.text == world.say("removed-from-lobby", name="Bo")
    await world.pass_time()
    assert " · Cleo" in world.text
    assert "Bo" not in world.text
    with world.nothing_changes():
        (late,) = await world.at_once(("Ada", world.message, press))
    assert told(late) == world.say("refused-no_such_player")
    await world.press("Bo", "Join")
    assert "Bo" in world.text


async def test_the_last_one_in_a_lobby_is_not_removed(world: World) -> None:
    await world.lobby("Ada", computers=1)
    screen = await manage_lobby(world, "Mo")
    assert screen.labels[-1] == "Close the table…"
    assert "Ada" not in offered(screen)
    with world.nothing_changes():
        press = f"a:kick:{world.now.table_id}:{world.members['Ada'].id}"
        (result,) = await world.at_once(("Mo", world.message, press))
    assert told(result) == world.say("refused-last_player")


# Ending


async def test_the_host_ends_the_match_from_there(playing: World) -> None:
    with playing.nothing_changes():
        screen = await manage(playing, "Ada")
        await screen.press("End the match…")
    assert screen.text == playing.say("end-match")
    await screen.press("End it")
    await playing.pass_time()
    assert screen.is_gone  # the hand says so
    assert "This match was stopped" in playing.text


async def test_a_screen_whose_press_was_refused_goes_when_the_hand_is_opened(playing: World) -> None:
    screen = await manage(playing, "Cleo")
    with playing.nothing_changes():
        await playing.at_once(("Cleo", screen.message, f"a:end:{playing.now.table_id}"))
    assert not screen.is_gone
    await playing.hand("Cleo")
    assert screen.is_gone


async def test_the_host_closes_a_lobby_from_there(world: World) -> None:
    await world.lobby("Ada", "Bo")
    screen = await manage_lobby(world, "Ada")
    await screen.press("Close the table…")
    await screen.press("Close it")
    await world.pass_time()
    assert "This table closed before the cards were dealt." in world.text


# Around them


async def test_private_buttons_work_after_a_restart(playing: World) -> None:
    screen = await manage(playing, "Ada")
    await playing.restart()
    await screen.choose(f"v:remove:{playing.now.table_id}:{playing.members['Cleo'].id}")
    await playing.restart()
    await screen.press("Remove Cleo")
    assert playing.now.chairs[2].forfeited


async def test_a_table_of_another_server_is_not_managed(playing: World) -> None:
    other = playing.env.create_guild("Chess club")
    channel = other.create_text_channel("cards")
    there = other.add_member(playing.members["Ada"].user)
    await there.slash(channel, "play", game="olsen")
    stored = channel.last_message
    custom_id = f"a:kick:{playing.now.table_id}:{playing.members['Bo'].id}"
    with playing.nothing_changes():
        result = await _press_elsewhere(playing, there, stored, custom_id)
    assert told(result) == playing.say("refused-wrong_channel")


async def _press_elsewhere(world: World, member: Any, message: Any, custom_id: str) -> Any:
    world.members["Ada there"] = member
    here, world.guild = world.guild, member.guild
    try:
        (result,) = await world.at_once(("Ada there", message, custom_id))
    finally:
        world.guild = here
    return result


async def test_a_locked_database_is_told_and_nobody_is_gone(playing: World) -> None:
    screen = await remove(playing, "Ada", "Bo")
    with playing.nothing_changes(), playing.locked():
        assert told(await screen.press("Remove Bo")).endswith(playing.say("refused-busy"))
    await screen.press("Remove Bo")
    assert playing.now.chairs[1].forfeited


async def test_cards_of_who_is_away_are_played_and_the_deal_ends(playing: World) -> None:
    await playing.arrange(**{**LAST_CARD, "turn": 1})
    screen = await remove(playing, "Ada", "Bo")
    await screen.press("Remove Bo")
    await playing.pass_time(8)
    assert playing.now.turn_version > 1


async def test_who_may_start_and_from_when(world: World) -> None:
    await world.lobby("Ada", "Bo")
    with world.nothing_changes():
        at = world.now.created_at // 1000 + 180
        late = told(await world.press("Bo", "Start"))
        assert late == world.say("refused-not_starter", name="Ada", at=str(at))
        assert f"<t:{at}:R>" in late
        assert told(await world.press("Dag", "Start")) == world.say(
            "refused-not_host", name="Ada", server=True
        )
    await world.pass_time(181)
    await world.press("Bo", "Start")
    assert "deal 1" in world.text


async def test_who_was_sent_away_sees_no_cards_any_more(playing: World) -> None:
    hand = await playing.hand("Bo")
    assert hand.alt
    kick = f"a:kick:{playing.now.table_id}:{playing.members['Bo'].id}"
    await playing.at_once(("Ada", playing.message, kick))
    await playing.pass_time(3)
    assert hand.text == playing.say("refused-forfeited")
    assert hand.alt == ""
    assert (await playing.hand("Bo")).text == playing.say("refused-forfeited")
