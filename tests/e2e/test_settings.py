"""The settings of a server: shown to those who manage it, changed by buttons, and kept."""

from __future__ import annotations

import json
from typing import Any

import pytest
from simcord import MemberActor, SetupError
from simcord.builders import ChannelHandle

from bot.ui.i18n.translator import translator
from tests.e2e.screen import Private, id_of, parts, told
from tests.e2e.world import World

SAY, SI = translator("en"), translator("nb")
CHANNELS, ROLES = "p:channels", "p:staff_role"
BY_DEFAULT = {"✓ The bot’s default", "✓ Normal", "✓ Up to the clock", "✓ Everywhere"}
MORE_BY_DEFAULT = {"✓ UTC", "✓ 23–8", "✓ No role"}


@pytest.fixture
def boss(world: World) -> MemberActor:
    """Somebody who may manage the server."""
    return world.member("Boss", manage_guild=True)


async def settings(world: World) -> Private:
    return world.private("Boss", await world.slash("Boss", "settings"))


async def more_settings(world: World) -> Private:
    """Those on the second screen."""
    screen = await settings(world)
    await screen.press(SAY("settings-more"))
    return screen


def picked(screen: Private, custom_id: str) -> list[int]:
    """What a menu of channels or roles shows as chosen."""
    (menu,) = [part for part in parts(screen.message.components) if part.get("custom_id") == custom_id]
    return [int(value["id"]) for value in menu.get("default_values", ())]


def kept(world: World) -> Any:
    """What the database holds of the server's settings."""
    rows = world.rows("SELECT settings FROM guilds WHERE place_id = ?", world.guild.id)
    return json.loads(rows[0][0]) if rows else None


async def allow(world: World, boss: MemberActor, *channels: ChannelHandle) -> Private:
    """Allow play in these channels alone."""
    screen = await settings(world)
    await boss.select(screen.message, list(channels), custom_id=CHANNELS)
    return screen


@pytest.mark.usefixtures("boss")
async def test_a_server_that_has_set_nothing_has_the_defaults(world: World) -> None:
    screen = await settings(world)
    assert screen.in_force == BY_DEFAULT
    assert picked(screen, CHANNELS) == []
    await screen.press(SAY("settings-more"))
    assert screen.in_force == MORE_BY_DEFAULT
    assert picked(screen, ROLES) == []
    await screen.press(SAY("button-go-back"))
    assert screen.in_force == BY_DEFAULT
    assert kept(world) is None


async def test_settings_are_changed_in_place_and_outlive_a_restart(world: World, boss: MemberActor) -> None:
    screen = await settings(world)
    role = world.guild.create_role("Umpires")
    for label in ("Norsk (bokmål)", "Slow", "Never"):
        await screen.press(label)
    await boss.select(screen.message, [world.channel], custom_id=CHANNELS)
    changed = {"✓ Norsk (bokmål)", "✓ Slow", "✓ Never"}
    assert screen.in_force == changed
    assert world.channel.mention in screen.text
    await screen.press(SAY("settings-more"))
    await boss.select(screen.message, [role], custom_id=ROLES)
    assert screen.in_force == {"✓ UTC", "✓ 23–8"}, "the screen on which it was picked"
    assert role.mention in screen.text
    await world.restart()
    again = await settings(world)
    assert again.in_force == changed
    assert picked(again, CHANNELS) == [world.channel.id]
    assert picked(await more_settings(world), ROLES) == [role.id]
    assert kept(world) == {
        "language": "nb",
        "clock": "slow",
        "pings": "never",
        "channels": [world.channel.id],
        "staff_role": role.id,
    }


async def test_a_screen_that_was_opened_before_a_restart_still_works(world: World, boss: MemberActor) -> None:
    screen = await settings(world)
    await world.restart()
    await screen.press("Fast")
    await boss.select(screen.message, [world.channel], custom_id=CHANNELS)
    assert "✓ Fast" in screen.in_force
    assert kept(world) == {"clock": "fast", "channels": [world.channel.id]}


async def test_every_choice_can_be_taken_back(world: World, boss: MemberActor) -> None:
    screen = await settings(world)
    role = world.guild.create_role("Umpires")
    for label in ("English", "Fast", "On every turn"):
        await screen.press(label)
    await boss.select(screen.message, [world.channel], custom_id=CHANNELS)
    for label in ("The bot’s default", "Normal", "Up to the clock", "Everywhere"):
        await screen.press(label)
    assert screen.in_force == BY_DEFAULT
    await boss.select(screen.message, [world.channel], custom_id=CHANNELS)
    await boss.select(screen.message, [], custom_id=CHANNELS)
    await screen.press(SAY("settings-more"))
    await boss.select(screen.message, [role], custom_id=ROLES)
    await screen.press("No role")
    assert screen.in_force == MORE_BY_DEFAULT
    assert kept(world) == {}
    await boss.select(screen.message, [role], custom_id=ROLES)
    await boss.select(screen.message, [], custom_id=ROLES)
    assert kept(world) == {}


async def test_what_two_managers_set_at_once_is_all_set(world: World, boss: MemberActor) -> None:
    world.member("Chief", manage_guild=True)
    one = await settings(world)
    other = world.private("Chief", await world.slash("Chief", "settings"))
    await world.at_once(
        ("Boss", one.message, "g:server:clock:slow"),
        ("Chief", other.message, "g:server:language:nb"),
        ("Boss", one.message, "g:server:pings:never"),
    )
    assert kept(world) == {"language": "nb", "clock": "slow", "pings": "never"}
    assert (await settings(world)).in_force >= {"✓ Norsk (bokmål)", "✓ Slow", "✓ Never"}
    await world.at_once(
        ("Boss", one.message, "g:server:clock:normal"), ("Chief", other.message, "g:server:pings:always")
    )
    assert kept(world) == {"language": "nb", "pings": "always"}


async def test_the_command_is_for_those_who_may_manage_the_server(world: World, boss: MemberActor) -> None:
    assert "settings" in boss.available_commands(world.channel)
    assert "settings" not in world.members["Ada"].available_commands(world.channel)
    with pytest.raises(SetupError):
        await world.slash("Ada", "settings")


async def test_who_may_not_manage_the_server_changes_nothing(world: World, boss: MemberActor) -> None:
    screen = await settings(world)
    for press in ("g:server:clock:slow", id_of(screen.message, "✓ Everywhere")):
        (result,) = await world.at_once(("Ada", screen.message, press))
        assert told(result) == SAY("refused-not_manager")
    assert kept(world) is None


async def test_who_may_no_longer_manage_the_server_is_refused_at_the_next_press(
    world: World, boss: MemberActor
) -> None:
    screen = await settings(world)
    world.env.backend.delete_role(world.guild.id, world.guild.roles["Bosss"].id)
    await world.env.settle()
    assert told(await screen.press("Slow")).endswith(SAY("refused-not_manager"))
    result = await boss.select(screen.message, [world.channel], custom_id=CHANNELS)
    assert told(result).endswith(SAY("refused-not_manager"))
    assert kept(world) is None


@pytest.mark.usefixtures("boss")
async def test_a_setting_that_does_not_exist_is_refused(world: World) -> None:
    screen = await settings(world)
    (result,) = await world.at_once(("Boss", screen.message, "g:server:clock:sundial"))
    assert told(result).endswith(SAY("refused-unknown_press"))
    assert kept(world) is None


async def test_what_could_not_be_saved_is_not_shown(world: World, boss: MemberActor) -> None:
    screen = await settings(world)
    with world.locked():
        assert told(await screen.press("Slow")).endswith(SAY("refused-busy"))
        again = await settings(world)
    assert screen.in_force == again.in_force == BY_DEFAULT
    await screen.press("Slow")
    assert "✓ Slow" in screen.in_force


@pytest.mark.usefixtures("boss")
async def test_a_table_has_the_clock_of_the_server_unless_it_is_named(world: World) -> None:
    screen = await settings(world)
    await screen.press("Fast")
    await world.lobby("Ada")
    assert world.now.clock == "fast"
    await world.ask("Mo")
    elsewhere = world.guild.create_text_channel("elsewhere")
    await world.members["Bo"].slash(elsewhere, "play", game="olsen", clock="normal")
    assert world.bot.services.tables.in_channel(elsewhere.id).clock == "normal"


@pytest.mark.usefixtures("boss")
async def test_the_channel_is_spoken_to_in_the_language_of_the_server(world: World) -> None:
    screen = await settings(world)
    await screen.press("Norsk (bokmål)")
    assert SAY("settings-title") in screen.text  # the manager's own language is another matter
    await world.slash("Ada", "play", game="olsen")
    assert SI("button-join") in world.labels
    await world.press("Bo", SI("button-join"))
    await world.restart()
    await world.press("Ada", SI("button-start"))
    await world.pass_time()
    assert SI("button-hand") in world.labels
    await world.slash("Ada", "table")
    assert SI("button-hand") in world.labels


@pytest.mark.usefixtures("boss")
async def test_what_was_untold_at_a_restart_is_told_in_the_language_of_the_server(world: World) -> None:
    await (await settings(world)).press("Norsk (bokmål)")
    await world.slash("Ada", "play", game="olsen")
    await world.press("Bo", SI("button-join"))
    await world.press("Ada", SI("button-start"))
    await world.pass_time()
    await world.arrange(turn=0, first_turn=[], discard="9H", hands=["9C 4H KC QD", "TS 7H 2C"])
    ada, bo = [world.private(name, await world.slash(name, "hand")) for name in ("Ada", "Bo")]
    await ada.press("4♥")
    await bo.press("7♥")
    assert world.now.told_version < world.now.version
    await world.restart()
    await world.pass_time()
    assert "- Bo legger 7♥." in world.text
    assert SI("button-hand") in world.labels


async def test_play_is_refused_where_the_server_does_not_want_it(world: World, boss: MemberActor) -> None:
    games = world.guild.create_text_channel("games")
    await allow(world, boss, games)
    refusal = SAY("refused-channel_not_allowed", channels=games.mention)
    with world.nothing_changes():
        assert told(await world.slash("Ada", "play", game="olsen")) == refusal
    await world.restart()
    with world.nothing_changes():
        assert told(await world.slash("Ada", "play", game="olsen")) == refusal
    await world.members["Ada"].slash(games, "play", game="olsen")
    assert world.bot.services.tables.in_channel(games.id).phase == "lobby"


async def test_a_thread_is_as_its_channel(world: World, boss: MemberActor) -> None:
    games = world.guild.create_text_channel("games")
    await allow(world, boss, games)
    backend = world.env.backend
    inside = backend.create_thread(games.id, "ours", owner_id=world.moderator.id)
    allowed, refused = ChannelHandle(world.env, world.guild, inside), world.thread("theirs")
    await world.members["Ada"].slash(allowed, "play", game="olsen")
    assert world.bot.services.tables.in_channel(allowed.id).phase == "lobby"
    answer = told(await world.members["Ada"].slash(refused, "play", game="olsen"))
    assert answer == SAY("refused-channel_not_allowed", channels=games.mention)


async def test_channels_and_roles_that_are_gone_are_shown_kindly(world: World, boss: MemberActor) -> None:
    games, cards = world.guild.create_text_channel("games"), world.channel
    role = world.guild.create_role("Umpires")
    screen = await allow(world, boss, games, cards)
    await screen.press(SAY("settings-more"))
    await boss.select(screen.message, [role], custom_id=ROLES)
    world.env.backend.delete_channel(games.id)
    world.env.backend.delete_role(world.guild.id, role.id)
    await world.env.settle()
    screen = await settings(world)
    assert "One of the chosen channels was deleted." in screen.text
    assert picked(screen, CHANNELS) == [cards.id]
    screen = await more_settings(world)
    assert "the chosen role was deleted" in screen.text
    assert picked(screen, ROLES) == []
    elsewhere = world.guild.create_text_channel("elsewhere")
    answer = told(await world.members["Ada"].slash(elsewhere, "play", game="olsen"))
    assert answer == SAY("refused-channel_not_allowed", channels=cards.mention)


async def test_where_every_allowed_channel_is_gone_it_is_said_who_can_help(
    world: World, boss: MemberActor
) -> None:
    games = world.guild.create_text_channel("games")
    await allow(world, boss, games)
    world.env.backend.delete_channel(games.id)
    await world.env.settle()
    assert told(await world.slash("Ada", "play", game="olsen")) == SAY("refused-allowed_channels_gone")
    screen = await settings(world)
    assert "none left" in screen.text
    await screen.press("Everywhere")
    await world.slash("Ada", "play", game="olsen")
    assert world.now.phase == "lobby"


async def test_servers_have_settings_of_their_own(world: World, boss: MemberActor) -> None:
    await (await settings(world)).press("Slow")
    other = world.env.create_guild("Another club")
    channel = other.create_text_channel("cards")
    visitor = other.add_member(boss.user)
    await world.env.settle()
    await visitor.slash(channel, "play", game="olsen")
    assert world.bot.services.tables.in_channel(channel.id).clock == "normal"


@pytest.mark.usefixtures("boss")
async def test_a_table_on_screen_takes_the_servers_new_language(world: World) -> None:
    await world.table("Ada", "Bo")
    screen = await settings(world)
    await screen.press(custom_id="g:server:language:nb")
    await world.pass_time()
    assert "## Olsen\n-# omgang 1" in world.text


async def test_a_zone_and_quiet_hours_are_written_and_suggested(world: World, boss: MemberActor) -> None:
    found = await boss.autocomplete(world.channel, "settings", "zone", "oslo")
    assert [choice["value"] for choice in found] == ["Europe/Oslo"]
    found = await boss.autocomplete(world.channel, "settings", "zone", "new y")
    assert found[0]["value"] == "America/New_York"
    assert len(await boss.autocomplete(world.channel, "settings", "zone", "")) == 25
    (night,) = await boss.autocomplete(world.channel, "settings", "quiet", "from 21 to 9")
    screen = world.private(
        "Boss", await world.slash("Boss", "settings", zone="Europe/Oslo", quiet=night["value"])
    )
    assert "Europe/Oslo" in screen.text
    assert "✓ 21–9" in screen.labels
    assert kept(world) == {"zone": "Europe/Oslo", "quiet": "21-9"}
    said = [
        told(await world.slash("Boss", "settings", **written))
        for written in ({"zone": "Atlantis"}, {"quiet": "nights"})
    ]
    assert said == [SAY("refused-unknown_zone"), SAY("refused-unclear_hours", word="nights")]
    for label in ("UTC", "None"):
        await screen.press(label)
    assert kept(world) == {"quiet": "never"}
