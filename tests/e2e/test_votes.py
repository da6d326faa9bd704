"""What the people at a table decide together: to end the match, and who may take over a seat."""

from __future__ import annotations

import re

import pytest

from tests.e2e.screen import Private, id_of, menus_of, told
from tests.e2e.world import World

MATCHES = "SELECT phase FROM tables"
SIT_IN = "Sit in…"


@pytest.fixture
async def without_cleo(world: World) -> World:
    """Ada and Bo play; Cleo has left, and a computer plays for her."""
    await world.table("Ada", "Bo", "Cleo")
    await world.leave("Cleo")
    await world.pass_time()
    return world


async def propose(world: World, name: str) -> Private:
    """Propose the end of the match, by the command."""
    question = world.private(name, await world.slash(name, "end"))
    await question.press("Start the vote")
    return question


async def ask_for_seat(world: World, name: str, seat: int) -> Private:
    """Ask for a seat, by the button of the table."""
    screen = await seats_to_take(world, name)
    await screen.choose(f"a:ask:{world.now.table_id}:{seat}")
    return screen


async def seats_to_take(world: World, name: str) -> Private:
    """See which seats can be asked for, by the buttons at the table."""
    screen = world.private(name, await world.press(name, SIT_IN))
    await screen.press("Take a seat")
    return screen


# To end the match


async def test_who_is_not_the_host_may_propose_to_end_the_match(playing: World) -> None:
    with playing.nothing_changes():
        question = playing.private("Bo", await playing.slash("Bo", "end"))
        assert question.text.startswith("Only the host can end the match alone.")
        assert "2 of the 3 players here have to agree" in question.text
    await question.press("Start the vote")
    assert question.text.startswith("You voted to end the match.")
    assert question.labels == []
    await playing.pass_time()
    assert "🗳️ End this match without a result?" in playing.text
    assert "1 of 2 votes: Bo." in playing.text
    assert playing.now.phase == "playing"


async def test_the_match_ends_once_more_than_half_agree(playing: World) -> None:
    await propose(playing, "Bo")
    await playing.pass_time()
    await playing.press("Cleo", "End it")
    assert "⏹️ **This match was stopped.** It doesn’t count." in playing.text
    assert "🗳️" not in playing.text
    assert playing.rows(MATCHES) == [("ended",)]
    assert playing.rows("SELECT * FROM results") == []


async def test_one_person_counts_once_however_often_they_press(playing: World) -> None:
    await propose(playing, "Bo")
    await playing.pass_time()
    agree = id_of(playing.message, "End it")
    again = ("Bo", playing.message, agree)
    await playing.at_once(again, again, ("Bo", playing.message, f"a:vote:{playing.now.table_id}"))
    assert playing.now.phase == "playing"
    assert "1 of 2 votes: Bo." in playing.text


async def test_two_who_agree_at_once_end_the_match_once(playing: World) -> None:
    await propose(playing, "Bo")
    await playing.pass_time()
    agree, message = id_of(playing.message, "End it"), playing.message
    _, late = await playing.at_once(("Ada", message, agree), ("Cleo", message, agree))
    assert told(late) == playing.say("refused-match_over")
    assert playing.rows(MATCHES) == [("ended",)]


async def test_a_proposal_that_cannot_pass_any_more_is_dropped(playing: World) -> None:
    await propose(playing, "Bo")
    await playing.pass_time()
    refuse, agree = id_of(playing.message, "Keep playing"), id_of(playing.message, "End it")
    await playing.press("Ada", "Keep playing")
    assert "🗳️" in playing.text
    await playing.press("Cleo", "Keep playing")
    assert "🗳️" not in playing.text
    for custom_id in (agree, refuse):
        with playing.nothing_changes():
            (late,) = await playing.at_once(("Bo", playing.message, custom_id))
        assert told(late) == playing.say("refused-no_vote")


async def test_who_agreed_may_think_again(playing: World) -> None:
    await propose(playing, "Bo")
    await playing.pass_time()
    await playing.press("Bo", "Keep playing")
    await playing.press("Cleo", "End it")
    assert "1 of 2 votes: Cleo." in playing.text
    assert playing.now.phase == "playing"


async def test_only_those_who_sit_there_vote(playing: World) -> None:
    await propose(playing, "Bo")
    await playing.pass_time()
    with playing.nothing_changes():
        for label in ("End it", "Keep playing"):
            assert told(await playing.press("Dag", label)) == playing.say("refused-not_seated")
        assert told(await playing.press("Mo", "End it")) == playing.say("refused-not_seated")
        assert told(await playing.slash("Dag", "end")) == playing.say("refused-not_host", name="Ada")
    assert "1 of 2 votes: Bo." in playing.text


async def test_a_proposal_survives_a_restart(playing: World) -> None:
    await propose(playing, "Bo")
    await playing.pass_time()
    agree = id_of(playing.message, "End it")
    await playing.restart(after=10)
    await playing.at_once(("Cleo", playing.message, agree))
    await playing.pass_time()
    assert playing.rows(MATCHES) == [("ended",)]
    assert "This match was stopped" in playing.text


async def test_who_has_proposed_is_not_asked_again(playing: World) -> None:
    await propose(playing, "Bo")
    question = playing.private("Bo", await playing.slash("Bo", "end"))
    assert question.text.startswith("You voted to end the match.")
    assert question.labels == []
    screen = playing.private("Bo", await playing.press("Bo", "Manage"))
    assert "Vote to end it…" not in screen.labels
    other = playing.private("Cleo", await playing.press("Cleo", "Manage"))
    assert "Vote to end it…" in other.labels


async def test_one_alone_with_computers_hosts_and_ends_the_match_at_once(world: World) -> None:
    await world.table("Ada", "Bo", computers=1)
    await world.leave("Ada")
    table = world.now
    screen = world.private("Bo", await world.press("Bo", "Manage"))
    assert "Vote to end it…" not in screen.labels
    await screen.press("End the match…")
    await screen.press("End it")
    assert screen.text == world.say("table-ended")
    assert (await world.newest(table)).phase == "ended"


async def test_a_ranked_match_is_not_ended_by_a_vote(world: World) -> None:
    await world.table("Ada", "Bo", "Cleo", ranked=True)
    with world.nothing_changes():
        assert told(await world.slash("Bo", "end")) == world.say("refused-ranked_vote")
        screen = world.private("Bo", await world.press("Bo", "Manage"))
        assert "Only a moderator can end it" in screen.text
        assert "Vote to end it…" not in screen.labels
        (forged,) = await world.at_once(("Bo", world.message, f"a:vote:{world.now.table_id}"))
        assert told(forged) == world.say("refused-ranked_vote")


async def test_a_vote_on_nothing_we_know_is_refused(playing: World) -> None:
    with playing.nothing_changes():
        for what in ("yes", "no"):
            for more in (":dance", ""):
                press = ("Bo", playing.message, f"a:{what}:{playing.now.table_id}{more}")
                (result,) = await playing.at_once(press)
                assert told(result) == playing.say("refused-unknown_press")


# To take over a seat


async def test_a_spectator_takes_over_the_seat_of_a_computer_when_all_agree(world: World) -> None:
    await world.table("Ada", "Bo", computers=1)
    screen = await seats_to_take(world, "Dag")
    assert "All 2 players have to agree." in screen.text
    ((option,),) = [menu["options"] for menu in menus_of(screen.message)]
    assert re.fullmatch("🤖 Huginn", option["label"])
    assert re.fullmatch(r"\d+ cards · 0 points", option["description"])
    await screen.choose(option["value"])
    assert "Once all 2 players agree" in screen.text
    await world.pass_time()
    assert "🗳️ **Dag** wants to take over 🤖 Huginn (normal)’s seat. 0 of 2 votes." in world.text
    await world.press("Ada", "Let them play")
    assert "1 of 2 votes: Ada." in world.text
    await world.press("Bo", "Let them play")
    assert "3. Dag · " in world.text
    assert "🗳️" not in world.text
    assert SIT_IN not in world.labels
    assert "Watch…" in world.labels
    assert (await world.hand("Dag")).text


async def test_a_spectator_takes_over_a_seat_whose_owner_has_left(without_cleo: World) -> None:
    await ask_for_seat(without_cleo, "Dag", 2)
    await without_cleo.pass_time()
    await without_cleo.press("Ada", "Let them play")
    await without_cleo.press("Bo", "Let them play")
    hand = await without_cleo.hand("Dag")
    assert f"Your hand · {without_cleo.now.observe(None).counts[2]} cards" in hand.text
    with without_cleo.nothing_changes():
        bench = told(await without_cleo.slash("Cleo", "hand"))
        assert without_cleo.say("watch-title", game="Olsen") in bench


async def test_one_no_keeps_a_newcomer_out(without_cleo: World) -> None:
    await ask_for_seat(without_cleo, "Dag", 2)
    await without_cleo.pass_time()
    await without_cleo.press("Ada", "Let them play")
    await without_cleo.press("Bo", "Not now")
    assert "🗳️" not in without_cleo.text
    assert without_cleo.now.seat_of(without_cleo.members["Dag"].id) is None


async def test_its_owner_is_back_before_the_seat_is_given_away(without_cleo: World) -> None:
    await ask_for_seat(without_cleo, "Dag", 2)
    await without_cleo.press("Cleo", "I’m back")
    await without_cleo.pass_time()
    for name in ("Ada", "Bo", "Cleo"):
        if "Let them play" in without_cleo.labels:
            await without_cleo.press(name, "Let them play")
    assert without_cleo.now.chairs[2].name == "Cleo"


async def test_a_request_for_a_seat_survives_a_restart(without_cleo: World) -> None:
    await ask_for_seat(without_cleo, "Dag", 2)
    await without_cleo.pass_time()
    await without_cleo.press("Ada", "Let them play")
    await without_cleo.restart(after=5)
    await without_cleo.press("Bo", "Let them play")
    assert without_cleo.now.chairs[2].name == "Dag"
    assert without_cleo.now.chairs[2].from_deal == 2


async def test_who_asks_twice_has_asked_once(without_cleo: World) -> None:
    ask = f"a:ask:{without_cleo.now.table_id}:2"
    await seats_to_take(without_cleo, "Dag")
    press = ("Dag", without_cleo.message, ask)
    both = await without_cleo.at_once(press, press)  # whichever of them is first
    assert [told(each) for each in both].count(without_cleo.say("refused-vote_open")) == 1
    (other,) = await without_cleo.at_once(("Mo", without_cleo.message, ask))
    assert told(other) == without_cleo.say("refused-vote_open")
    assert [vote.name for vote in without_cleo.now.votes] == ["Dag"]


async def test_nobody_asks_for_a_seat_that_is_not_free(playing: World) -> None:
    with playing.nothing_changes():
        assert SIT_IN not in playing.labels
        table = playing.now.table_id
        for name, custom_id, code in (
            ("Dag", f"a:ask:{table}:1", "seat_taken"),
            ("Dag", f"a:ask:{table}:7", "seat_taken"),
            ("Dag", f"v:seats:{table}", "seat_taken"),
            ("Dag", f"a:ask:{table}:one", "unknown_press"),
            ("Bo", f"a:ask:{table}:0", "already_seated"),
            ("Bo", f"v:seats:{table}", "already_seated"),
        ):
            (result,) = await playing.at_once((name, playing.message, custom_id))
            assert told(result) == playing.say(f"refused-{code}", here="player"), (name, custom_id)
        assert told(await playing.press("Bo", "Watch…")) == playing.say("refused-watch_seated")


async def test_a_seat_that_is_out_of_the_match_is_not_offered(world: World) -> None:
    await world.table("Ada", "Bo", computers=1)
    await world.arrange(
        turn=0, first_turn=[], out=[2], totals=[0, 0, 120], discard="9C", hands=["2C 3C 4H", "5C 6C 7D", ""]
    )
    with world.nothing_changes():
        (result,) = await world.at_once(("Dag", world.message, f"v:seats:{world.now.table_id}"))
        assert told(result) == world.say("refused-seat_taken")
        screen = world.private("Dag", await world.press("Dag", "Manage"))
        assert menus_of(screen.message) == []


async def test_in_a_ranked_match_no_seat_is_taken_over(world: World) -> None:
    await world.table("Ada", "Bo", "Cleo", ranked=True)
    await world.leave("Bo")
    await world.pass_time()
    with world.nothing_changes():
        assert SIT_IN not in world.labels
        for custom_id in (f"a:ask:{world.now.table_id}:1", f"v:seats:{world.now.table_id}"):
            (result,) = await world.at_once(("Dag", world.message, custom_id))
            assert told(result) == world.say("refused-ranked_seat")


async def test_two_proposals_stand_side_by_side(without_cleo: World) -> None:
    await ask_for_seat(without_cleo, "Dag", 2)
    await propose(without_cleo, "Bo")
    await without_cleo.pass_time()
    assert without_cleo.text.count("🗳️") == 2
    await without_cleo.press("Ada", "Let them play")
    await without_cleo.press("Bo", "Let them play")
    assert without_cleo.now.chairs[2].name == "Dag"
    assert "1 of 2 votes: Bo." in without_cleo.text
