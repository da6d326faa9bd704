"""A match against two computers with one press, wherever the press is offered."""

from __future__ import annotations

from typing import Any

import pytest
from simcord.builders import ChannelHandle

from bot.games import GAMES
from bot.tables import Table
from bot.ui.i18n.translator import translator
from tests.e2e.screen import labels_of, text_of, told
from tests.e2e.world import World

SAY = translator("en")
PLAY, AROUND = "Olsen", SAY("button-look-around")
NOW = SAY("button-play-now")
NAMES = [game.spec.name for game in GAMES.values()]


async def welcome(world: World) -> Any:
    """The bot's welcome in the channel."""
    await world.as_bot(world.bot.greetings.greet(world.guild.id, world.channel.id), seconds=3)
    assert labels_of(world.message) == [*NAMES, AROUND]
    return world.message


def threads(world: World) -> list[Table]:
    return [table for table in world.bot.services.tables.open_tables(world.guild.id) if table.in_thread]


async def test_one_press_opens_a_match_and_shows_the_hand(world: World) -> None:
    message = await welcome(world)
    result = await world.members["Ada"].click(message, label=PLAY)
    table = world.now
    assert table.phase == "playing"
    assert [chair.user_id for chair in table.chairs] == [world.members["Ada"].id, None, None]
    assert not table.ranked
    assert table.options == {"deals": 1}
    assert world.message.id != message.id
    assert "-# 🤖 Huginn (easy) · 🤖 Muninn (easy)\n" in world.text
    _, hand = result.followups  # the offer of a lesson stands above it
    assert hand.ephemeral
    assert "7 cards" in text_of(hand)
    assert world.rows("SELECT phase, COUNT(*) FROM tables") == [("playing", 1)]


async def test_the_match_is_over_after_one_deal_and_can_be_checked(world: World) -> None:
    await world.members["Ada"].click(await welcome(world), label=PLAY)
    table = await world.finish(world.now, world.chance)
    assert table.phase == "over"
    assert "Play again" in world.labels


@pytest.mark.parametrize("game", GAMES)
async def test_every_game_can_be_played_at_once_from_its_help(world: World, game: str) -> None:
    screen = world.private("Bo", await world.slash("Bo", "help", game=game))
    result = await screen.press(NOW)
    assert (world.now.game_key, world.now.phase) == (game, "playing")
    assert text_of(screen.message).startswith("##")  # the help stays
    assert all(message.ephemeral for message in result.followups)
    assert result.followups


async def test_where_the_channel_has_a_table_a_thread_is_offered(world: World) -> None:
    message = await welcome(world)
    await world.lobby("Bo")
    offer = world.private("Ada", await world.members["Ada"].click(message, label=PLAY))
    assert offer.labels == [SAY("button-open-thread")]
    await offer.press(SAY("button-open-thread"))
    (table,) = threads(world)
    assert table.phase == "playing"
    assert len(table.chairs) == 3
    await world.pass_time(2)
    thread = ChannelHandle(world.env, world.guild, world.env.backend.channels[table.channel_id])
    assert "Huginn" in text_of(thread.last_message)


async def test_who_presses_again_during_the_match_is_led_back_to_it(world: World) -> None:
    message = await welcome(world)
    await world.members["Ada"].click(message, label=PLAY)
    again = world.private("Ada", await world.members["Ada"].click(message, label=PLAY))
    assert again.text == SAY("table-own-here", thread=True)
    assert again.labels == [SAY("button-hand"), SAY("button-open-thread")]
    hand = world.private("Ada", await again.press(SAY("button-hand")))
    assert "Your hand · 7 cards" in hand.text


async def test_the_command_itself_says_that_its_user_plays_here_and_leads_to_both(world: World) -> None:
    empty = world.private("Ada", await world.slash("Ada", "play"))
    assert empty.text.startswith(SAY("choose-title", alone=0))
    await world.table("Ada", "Bo")
    asked = world.private("Ada", await world.slash("Ada", "play"))
    assert asked.text == SAY("table-own-here", thread=True)
    await asked.press("Olsen")
    (table,) = threads(world)
    assert table.phase == "lobby"
    asked = world.private("Ada", await world.slash("Ada", "play"))
    hand = world.private("Ada", await asked.press(SAY("button-hand")))
    assert hand.text.startswith("### Your hand · 7 cards")


async def test_where_no_thread_may_be_opened_the_command_leads_to_the_hand_alone(world: World) -> None:
    await world.table("Ada", "Bo")
    world.forbid_everybody(world.channel, create_public_threads=False)
    asked = world.private("Ada", await world.slash("Ada", "play"))
    assert asked.text == SAY("table-own-here", thread=False)
    assert asked.labels == [SAY("button-hand")]


async def test_where_no_thread_may_be_opened_the_table_of_the_channel_is_told_of(world: World) -> None:
    message = await welcome(world)
    await world.lobby("Bo")
    world.forbid_everybody(world.channel, create_public_threads=False)
    with world.nothing_changes():
        refused = told(await world.members["Ada"].click(message, label=PLAY))
    assert refused == SAY("refused-channel_taken")


async def test_who_may_not_write_gets_no_table(world: World) -> None:
    message = await welcome(world)
    world.forbid_everybody(world.channel, send_messages=False)
    with world.nothing_changes():
        assert told(await world.members["Ada"].click(message, label=PLAY)) == SAY("refused-may_not_write")


async def test_the_budget_of_tables_holds(world: World) -> None:
    message = await welcome(world)
    await world.limit("member", tables=1)
    await world.members["Ada"].click(message, label=PLAY)
    with world.nothing_changes():
        assert "the most open tables" in told(await world.members["Ada"].click(message, label=PLAY))


async def test_a_press_on_an_old_welcome_works_after_a_restart(world: World) -> None:
    message = await welcome(world)
    await world.restart()
    await world.members["Ada"].click(message, label=PLAY)
    assert world.now.phase == "playing"


async def test_house_rules_that_do_not_fit_open_nothing(world: World) -> None:
    message = await welcome(world)
    await world.staff_chooses({"packs": 1, "first_turn_draws": 3})
    await world.members["Ada"].click(message, label=PLAY)
    assert world.now.house_rules == "Sundays"


async def test_the_welcome_leads_to_the_help(world: World) -> None:
    result = await world.members["Ada"].click(await welcome(world), label=AROUND)
    assert told(result).startswith("## Olsen")


async def test_who_plays_in_the_channel_is_helped_back_to_the_match(world: World) -> None:
    await world.table("Ada", "Bo")
    screen = world.private("Ada", await world.slash("Ada", "help"))
    assert NOW not in screen.labels
    assert "Rules" in screen.labels
    hand = world.private("Ada", await screen.press("My hand"))
    assert "Your hand" in hand.text
    watching = world.private("Cleo", await world.slash("Cleo", "help"))
    assert NOW in watching.labels
    assert "My hand" not in watching.labels


async def test_who_sits_in_the_lobby_is_offered_no_match_beside_it(world: World) -> None:
    await world.lobby("Ada", "Bo")
    screen = world.private("Bo", await world.slash("Bo", "help"))
    assert "Press **Start** there to deal" in screen.text
    assert NOW not in screen.labels
    await screen.press("Rules")
    assert "This table plays by these rules" in await screen.all_pages(SAY("button-page-after"))
