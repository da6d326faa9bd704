"""What the people at a table decide together: to end the match."""

from __future__ import annotations

from tests.e2e.screen import Private, id_of, told
from tests.e2e.world import World

MATCHES = "SELECT phase FROM tables"


async def propose(world: World, name: str) -> Private:
    """Propose the end of the match, by the button behind **Manage**."""
    question = world.private(name, await world.ask(name, "propose"))
    await question.press("Start the vote")
    return question


async def test_who_is_not_the_host_may_propose_to_end_the_match(playing: World) -> None:
    with playing.nothing_changes():
        question = playing.private("Bo", await playing.ask("Bo", "propose"))
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
    assert "1 of 2 votes: Bo. Against: Ada." in playing.text
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
        assert told(await playing.ask("Dag")) == playing.say("refused-not_host", name="Ada", server=True)
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
    question = playing.private("Bo", await playing.ask("Bo", "propose"))
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
    await world.pass_time()
    assert screen.is_gone
    assert (await world.newest(table)).phase == "ended"


async def test_a_ranked_match_is_not_ended_by_a_vote(world: World) -> None:
    await world.table("Ada", "Bo", "Cleo", ranked=True)
    with world.nothing_changes():
        assert told(await world.ask("Bo", "propose")) == world.say("refused-ranked_vote")
        screen = world.private("Bo", await world.press("Bo", "Manage"))
        assert "Only a moderator can end it" in screen.text
        assert "Vote to end it…" not in screen.labels
        (forged,) = await world.at_once(("Bo", world.message, f"a:vote:{world.now.table_id}"))
        assert told(forged) == world.say("refused-ranked_vote")


async def test_a_vote_on_nothing_we_know_is_refused(playing: World) -> None:
    with playing.nothing_changes():
        for what in ("yes", "no"):
            press = ("Bo", playing.message, f"a:{what}:{playing.now.table_id}:dance")
            (result,) = await playing.at_once(press)
            assert told(result) == playing.say("refused-unknown_press")
