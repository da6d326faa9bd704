"""When a match begins, those who have just sat down see their hands, without having to ask for them."""

from __future__ import annotations

import pytest

from bot.games.api import Move
from bot.tables import Who
from bot.user_text import UserText
from tests.e2e.screen import labels_of, text_of
from tests.e2e.test_delivery_hands import hands_of
from tests.e2e.test_fixtures import begun
from tests.e2e.world import World

MINUTE = 60


def by_own_token(world: World) -> int:
    """How many requests the bot has made by its own token, and not by that of a press."""
    return sum(request.path.startswith("/channels/") for request in world.env.http_requests)


async def test_each_gets_one_hand_and_it_costs_the_bot_no_request(world: World) -> None:
    await world.lobby("Ada", "Bo", "Cleo")
    await world.pass_time(3)
    before = by_own_token(world)
    await world.press("Ada", "Start")
    await world.pass_time(3)
    for name in ("Ada", "Bo", "Cleo"):
        assert len(hands_of(world, name)) == 1, name
    assert by_own_token(world) == before


async def test_the_hand_is_kept_up_to_date_like_any_other(world: World) -> None:
    await world.table("Ada", "Bo")
    await world.arrange(turn=1, first_turn=[], discard="9H", hands=["9C 4H KC", "7H 2C 3C"])
    (hand,) = hands_of(world, "Bo")
    await world.at_once(("Bo", hand, world.presses(1).move("play 7H")))
    await world.pass_time(3)
    (after,) = hands_of(world, "Bo")
    assert after.id == hand.id
    assert "Your hand · 2 cards" in text_of(after)
    assert "4♥" in labels_of(hands_of(world, "Ada")[0])


async def test_a_newcomer_reads_that_they_are_in_and_gets_the_cards_in_its_place(world: World) -> None:
    await world.lobby("Ada")
    note = world.private("Bo", await world.press("Bo", "Join"))
    assert "You’re in." in note.text
    assert note.labels == ["Learn it in two minutes"]
    await world.press("Ada", "Start")
    await world.pass_time(3)
    assert note.is_gone
    assert len(hands_of(world, "Bo")) == 1


async def test_a_lesson_that_was_begun_stays_when_the_cards_are_dealt(world: World) -> None:
    await world.lobby("Ada")
    note = world.private("Bo", await world.press("Bo", "Join"))
    await note.press("Learn it in two minutes")
    await world.press("Ada", "Start")
    await world.pass_time(3)
    assert "### Olsen · 1 of" in note.text
    assert len(hands_of(world, "Bo")) == 1


async def test_a_join_of_long_ago_is_not_answered_and_my_hand_works(world: World) -> None:
    await world.lobby("Ada", "Bo")
    await world.pass_time(16 * MINUTE)
    await world.press("Ada", "Start")
    await world.pass_time(3)
    assert len(hands_of(world, "Ada")) == 1
    assert hands_of(world, "Bo") == []
    await world.hand("Bo")
    assert len(hands_of(world, "Bo")) == 1


async def test_a_press_that_cannot_be_answered_any_more_is_not_kept(world: World) -> None:
    await world.lobby("Ada", "Bo")
    await world.pass_time(16 * MINUTE)
    await world.press("Cleo", "Join")
    names = [f"{world.now.table_id}', {world.members[name].id}" for name in ("Ada", "Bo", "Cleo")]
    kept = str(vars(world.bot.services.beginnings._waiting))
    assert [name in kept for name in names] == [False, False, True]


async def test_who_has_left_the_lobby_gets_no_hand(world: World) -> None:
    await world.lobby("Ada", "Bo", "Cleo")
    await world.leave("Cleo")
    await world.press("Ada", "Start")
    await world.pass_time(3)
    assert hands_of(world, "Cleo") == []


async def test_after_a_restart_they_open_it_themselves(world: World) -> None:
    await world.lobby("Ada", "Bo")
    await world.restart()
    await world.press("Ada", "Start")
    await world.pass_time(3)
    assert len(hands_of(world, "Ada")) == 1
    assert hands_of(world, "Bo") == []
    await world.hand("Bo")
    assert len(hands_of(world, "Bo")) == 1


async def test_a_start_that_is_refused_keeps_the_earlier_press(world: World) -> None:
    await world.lobby("Ada", "Bo")
    (refused,) = await world.at_once(("Bo", world.message, f"a:start:{world.now.table_id}"))
    assert refused.response is not None
    await world.press("Ada", "Start")
    await world.pass_time(3)
    assert len(hands_of(world, "Bo")) == 1


async def test_who_plays_again_gets_their_hand_too(world: World) -> None:
    await world.table("Ada", "Bo")
    await world.at_once(("Ada", world.message, f"a:end:{world.now.table_id}"))
    await world.pass_time(3)
    await world.press("Bo", "Play again")
    await world.press("Ada", "Join")
    await world.press("Bo", "Start")
    await world.pass_time(3)
    for name in ("Ada", "Bo"):
        assert len(hands_of(world, name)) == 1, name


@pytest.mark.both_engines
async def test_a_ready_check_that_begins_the_match_shows_the_hands(world: World) -> None:
    await begun(world, "Ada", "Bo", "Cleo")
    await world.pass_time(3)
    for name in ("Ada", "Bo", "Cleo"):
        assert len(hands_of(world, name)) == 1, name


# Edits


def edits_of(world: World, name: str) -> int:
    """How often the hand of a member was edited without a press of theirs."""
    backend, found = world.env.backend, 0
    for request in world.env.http_requests:
        kind, _, *more = request.path.strip("/").split("/")
        if kind == "webhooks" and request.method == "PATCH":
            press = backend.interactions[backend.interaction_tokens[more[0]]]
            found += press.user_id == world.members[name].id
    return found


async def test_a_hand_is_edited_once_an_event_and_once_a_second(world: World) -> None:
    await world.table("Ada", "Bo", "Cleo")
    await world.arrange(
        turn=0, first_turn=[], discard="9H", hands=["4H KC", "TH 7S 2C", "JH 3C 5S"], stock="6C 6D"
    )
    await world.pass_time(3)
    matches = world.bot.services.tables.matches

    async def play(name: str, move: str) -> None:
        table, who = world.now, Who(world.members[name].id, UserText(name))
        await world.as_bot(matches.submit(table.table_id, who, table.version, Move.parse(move)))

    before = {name: edits_of(world, name) for name in ("Ada", "Bo", "Cleo")}
    own = by_own_token(world)
    await play("Ada", "play 4H")
    await world.pass_time(3)
    for name in ("Ada", "Bo", "Cleo"):
        assert edits_of(world, name) == before[name] + 1, name
    assert by_own_token(world) <= own + 1
    await play("Ada", "call")
    await play("Bo", "play TH")
    await play("Cleo", "play JH")
    await world.pass_time(0.5)
    for name in ("Ada", "Bo", "Cleo"):
        assert edits_of(world, name) == before[name] + 2, name
    await world.pass_time(3)
    for name in ("Ada", "Bo", "Cleo"):
        assert edits_of(world, name) <= before[name] + 3, name
    (cleo,) = hands_of(world, "Cleo")
    assert "📣 Ada" in text_of(cleo)
