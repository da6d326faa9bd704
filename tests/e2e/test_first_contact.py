"""First contact: help on request, a welcome on request, and what the bot lacks is named exactly."""

from __future__ import annotations

import discord
import pytest
from simcord.builders import ChannelHandle

from bot.games import GAMES
from bot.ui.i18n.translator import translator
from tests.e2e.screen import labels_of, menus_of, text_of, told
from tests.e2e.world import World

SAY, SI = translator("en"), translator("nb")
NAMED = {
    "view_channel": "View Channel",
    "send_messages": "Send Messages",
    "attach_files": "Attach Files",
    "read_message_history": "Read Message History",
}
WELCOME = "Post a welcome here"
PHONE_LINES = 120
"""The most characters of a line of a pitch: four lines on a phone."""


def channel_without(world: World, *permissions: str) -> ChannelHandle:
    """A new channel where the bot has all permissions but these."""
    forbidden = discord.PermissionOverwrite(**dict.fromkeys(permissions, False))
    return world.guild.create_text_channel("quiet", overwrites={world.bot.user: forbidden})


async def test_help_teaches_olsen_where_there_is_no_table(world: World) -> None:
    others = [game.spec.name for key, game in GAMES.items() if key != "olsen"]
    answer = await world.slash("Ada", "help")
    text = told(answer)
    assert text.startswith(f"## Olsen\n{SAY('olsen-pitch')}")
    assert "open a table with `/play`" in text
    (menu,) = menus_of(answer.response)
    assert [option["label"] for option in menu["options"]] == others


async def test_help_teaches_the_game_at_the_table_of_the_channel(world: World) -> None:
    await world.lobby("Ada", game="otter")
    text = told(await world.slash("Bo", "help"))
    assert SAY("otter-pitch") in text
    assert SAY("help-begin", table="lobby") in text
    await world.press("Bo", "Join")
    await world.press("Cleo", "Join")
    await world.press("Ada", "Start")
    assert SAY("help-begin", table="seated") in told(await world.slash("Bo", "help"))
    assert SAY("help-begin", table="playing") in told(await world.slash("Dag", "help"))


@pytest.mark.parametrize("game", GAMES)
async def test_help_teaches_the_game_that_is_asked_for(world: World, game: str) -> None:
    await world.lobby("Ada")
    text = told(await world.slash("Bo", "help", game=game))
    assert text.startswith(f"## {GAMES[game].spec.name}\n{SAY(f'{game}-pitch')}")


async def test_the_help_on_one_game_leads_to_that_on_another(world: World) -> None:
    shown = world.private("Ada", await world.slash("Ada", "help"))
    await shown.pick("Otter Nonsense")
    assert SAY("otter-pitch") in shown.text
    await shown.pick("Olsen")
    assert SAY("olsen-pitch") in shown.text


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("language", ["en", "nb"])
def test_every_game_is_taught_in_three_lines(game: str, language: str) -> None:
    lines = translator(language)(f"{game}-pitch").split("\n")
    assert len(lines) == 3
    assert max(map(len, lines)) <= PHONE_LINES


async def test_the_first_lobby_teaches_the_game_at_hand(world: World) -> None:
    await world.lobby("Ada", game="pursuit")
    assert SAY("pursuit-pitch") in told(await world.press("Bo", "Options"))


async def test_a_welcome_is_posted_when_a_manager_asks_for_it(world: World) -> None:
    world.member("Boss", manage_guild=True)
    help_text = world.private("Boss", await world.slash("Boss", "help", game="ole"))
    assert world.channel.last_message is None
    await help_text.press(WELCOME)
    assert text_of(world.message).startswith(SAY("welcome-title"))
    for game in GAMES.values():
        assert game.spec.name in labels_of(world.message)
    assert SAY("ole-pitch") in help_text.text
    assert SAY("help-welcomed") in help_text.text
    assert WELCOME not in help_text.labels


async def test_a_welcome_can_be_asked_for_after_a_restart(world: World) -> None:
    world.member("Boss", manage_guild=True)
    help_text = world.private("Boss", await world.slash("Boss", "help"))
    await world.restart()
    await help_text.press(WELCOME)
    assert text_of(world.message).startswith(SAY("welcome-title"))


async def test_the_welcome_is_in_the_language_of_the_server(world: World) -> None:
    world.member("Boss", manage_guild=True)
    await world.private("Boss", await world.slash("Boss", "settings")).press("Norsk (bokmål)")
    await world.private("Boss", await world.slash("Boss", "help")).press(WELCOME)
    assert text_of(world.message).startswith(SI("welcome-title"))


async def test_an_ordinary_member_is_offered_no_welcome(world: World) -> None:
    world.member("Boss", manage_guild=True)
    answer = await world.slash("Ada", "help")
    assert WELCOME not in labels_of(answer.response)
    offered = await world.slash("Boss", "help")
    (refused,) = await world.at_once(("Ada", offered.response, "h:olsen"))
    assert told(refused) == SAY("refused-not_manager")
    assert world.channel.last_message is None


async def test_a_welcome_from_the_help_on_no_game_is_refused(world: World) -> None:
    world.member("Boss", manage_guild=True)
    offered = await world.slash("Boss", "help")
    (refused,) = await world.at_once(("Boss", offered.response, "h:whist"))
    assert told(refused) == SAY("refused-unknown_press")
    assert world.channel.last_message is None


async def test_a_missing_permission_is_named_as_discord_shows_it(world: World) -> None:
    for permission in sorted(set(NAMED) - {"view_channel"}):
        quiet = channel_without(world, permission)
        expected = SAY("refused-missing_permissions", permissions=NAMED[permission])
        with world.nothing_changes():
            assert told(await world.members["Ada"].slash(quiet, "play", game="olsen")) == expected
        assert quiet.last_message is None, permission


async def test_all_that_is_missing_is_named(world: World) -> None:
    quiet = channel_without(world, *NAMED)
    expected = SAY("refused-missing_permissions", permissions=", ".join(NAMED.values()))
    assert told(await world.members["Ada"].slash(quiet, "play", game="olsen")) == expected


async def test_permissions_are_named_in_the_language_of_the_player(world: World) -> None:
    world.speaks("Ada", "no")
    quiet = channel_without(world, "send_messages", "attach_files")
    expected = SI("refused-missing_permissions", permissions="Send meldinger, Legg ved filer")
    assert told(await world.members["Ada"].slash(quiet, "play", game="olsen")) == expected


async def test_in_a_thread_the_right_to_write_in_threads_is_what_counts(world: World) -> None:
    for lacking, expected in (
        ("send_messages", None),
        ("send_messages_in_threads", "Send Messages in Threads"),
    ):
        quiet = channel_without(world, lacking)
        backend = world.env.backend
        thread = backend.create_thread(quiet.id, "ours", owner_id=world.moderator.id)
        ours = ChannelHandle(world.env, world.guild, thread)
        answer = await world.members["Ada"].slash(ours, "play", game="olsen")
        if expected is None:
            assert world.bot.services.tables.in_channel(ours.id).phase == "lobby"
        else:
            assert told(answer) == SAY("refused-missing_permissions", permissions=expected)


async def test_a_welcome_is_refused_where_the_bot_may_not_write(world: World) -> None:
    boss = world.member("Boss", manage_guild=True)
    quiet = channel_without(world, "send_messages")
    help_text = world.private("Boss", await boss.slash(quiet, "help"))
    answer = told(await help_text.press(WELCOME))
    assert answer.endswith(SAY("refused-missing_permissions", permissions="Send Messages"))
    assert quiet.last_message is None


async def test_the_help_is_one_screen_with_three_buttons(world: World) -> None:
    world.member("Boss", manage_guild=True)
    answer = await world.slash("Ada", "help")
    assert labels_of(answer.response) == [SAY(f"button-{what}") for what in ("play-now", "learn", "commands")]
    assert len(text_of(answer.response)) < 800
    boss = world.private("Boss", await world.slash("Boss", "help"))
    await boss.press(SAY("button-settings"))
    assert boss.text.startswith(SAY("settings-title"))


async def test_all_commands_are_behind_a_button_of_the_help(world: World) -> None:
    world.member("Boss", manage_guild=True)
    for who, is_manager in (("Ada", False), ("Boss", True)):
        screen = world.private(who, await world.slash(who, "help", game="ole"))
        before = screen.text
        await screen.press(SAY("button-commands"))
        for command in ("play", "hand", "leaderboard", "my data", "privacy"):
            assert f"`/{command}`" in screen.text
        assert ("`/umpire create`" in screen.text) == is_manager
        await screen.press(SAY("button-go-back"))
        assert screen.text == before
    await screen.press(SAY("button-commands"))
    await screen.press(SAY("button-rules"))
    assert screen.text.startswith("# Olé")


async def test_the_rules_are_turned_page_by_page_with_pictures(world: World) -> None:
    rules = world.private("Ada", await world.slash("Ada", "rules", game="otter"))
    assert rules.text.startswith("# Otter Nonsense")
    assert len(rules.message.attachments) == 1
    await rules.press(SAY("button-page-after"))
    assert rules.text.startswith("**2 ")
    assert rules.message.attachments == []
    while not rules.text.startswith("**4 "):
        await rules.press(SAY("button-page-after"))
    assert len(rules.message.attachments) == 1
    while SAY("rules-house", game="Otter Nonsense", table=False) not in rules.text:
        await rules.press(SAY("button-page-after"))
    assert rules.message.attachments == []
    await rules.press(SAY("button-page-before"))
    assert "**For example**" in rules.text


async def test_the_rules_of_a_table_end_with_its_house_rules(world: World) -> None:
    await world.lobby("Ada", rules={"voluntary_draw": True})
    for rules in (
        world.private("Bo", await world.press("Bo", SAY("button-rules"))),
        world.private("Bo", await world.slash("Bo", "rules")),
    ):
        while "This table plays by these rules" not in rules.text:
            await rules.press(SAY("button-page-after"))
        assert rules.text.partition("\n- ")[2].startswith("Can you draw even if you could play? **yes**")


async def test_who_reads_text_gets_no_picture_of_cards(world: World) -> None:
    await world.private("Ada", await world.slash("Ada", "my settings")).press(SAY("settings-pictures-no"))
    rules = world.private("Ada", await world.slash("Ada", "rules"))
    assert rules.message.attachments == []
