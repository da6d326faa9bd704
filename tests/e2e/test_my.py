"""What players set for themselves, and where they sit: private, and the same on all servers."""

from __future__ import annotations

import json
import re
from typing import Any

import pytest
from simcord import MemberActor
from simcord.builders import ChannelHandle, GuildHandle

from bot.tables import next_actor
from bot.ui.components.layout import texts_of
from bot.ui.i18n.translator import translator
from bot.ui.tables.my import MOST, games_screen
from tests.e2e.screen import Private, told
from tests.e2e.world import World
from tests.tables.club import lobby

SAY, SI = translator("en"), translator("nb")
AS_IN_JAPANESE = translator("nb", "en")
"""In a Discord that has no other names of commands than the English ones."""
BY_DEFAULT = {"✓ As in Discord", "✓ Classic", "✓ Pictures", "✓ By suit", "✓ Up to the clock"}
BY_DEFAULT |= {
    f"✓ {SAY('my-settings-quiet-server')}",
    f"✓ {SAY('my-settings-zone-server')}",
    "✓ My avatar at tables",
    "✓ Chances in standings",
    "✓ My name on league pages",
}
CHANGED = {
    "Norsk (bokmål)": "✓ Norsk (bokmål)",
    "Tydelige for fargeblinde": "✓ Tydelige for fargeblinde",
    "Bare ord": "✓ Bare ord",
    "Etter verdi": "✓ Etter verdi",
    "Navnet mitt i partifiler": "✓ Navnet mitt i partifiler",
    "Si fra når jeg er nestemann": "✓ Si fra når jeg er nestemann",
    "Hver tur": "✓ Hver tur",
    "22–7": "✓ 22–7",
}
"""Everything otherwise than by default, and how it is shown then."""
UNCHANGED = (
    f"✓ {SI('my-settings-zone-server')}",
    *("✓ Profilbildet mitt ved bord", "✓ Sjanser i tabeller", "✓ Navnet mitt på ligasider"),
)


async def mine(world: World, who: str) -> Private:
    return world.private(who, await world.slash(who, "my settings"))


async def my_games(world: World, who: str) -> str:
    return told(await world.slash(who, "my games"))


async def ticked(screen: Private) -> set[str]:
    """The choices that are in force, on both screens; the first is shown again."""
    found = set[str]()
    for part in ("more", "first"):
        await screen.press(custom_id=f"g:mine:{part}")
        found |= screen.in_force
    return found


async def choose(screen: Private, *labels: str) -> None:
    """Press these buttons, on whichever of the screens they are; the first is shown again."""
    for label in labels:
        if label not in screen.offers:
            await screen.press(custom_id="g:mine:more")
        await screen.press(label)
        if "g:mine:first" in [button["custom_id"] for button in screen.buttons]:
            await screen.press(custom_id="g:mine:first")


def kept(world: World, who: str) -> list[Any]:
    """What the database holds of a member's settings, once for each server."""
    rows = world.rows("SELECT settings FROM people WHERE user_id = ?", world.members[who].id)
    return [json.loads(text) for (text,) in rows]


async def elsewhere(world: World, *names: str) -> tuple[GuildHandle, ChannelHandle, dict[str, MemberActor]]:
    """Another server with a channel, and these members of the first as its members too."""
    guild = world.env.create_guild("Another *club*")
    channel = guild.create_text_channel("cards")
    members = {name: guild.add_member(world.members[name].user) for name in names}
    await world.env.settle()
    return guild, channel, members


# Settings


async def test_who_has_set_nothing_sees_the_defaults(world: World) -> None:
    screen = await mine(world, "Ada")
    assert SAY("my-settings-title") in screen.text
    assert await ticked(screen) == BY_DEFAULT
    assert kept(world, "Ada") == []


async def test_settings_are_changed_in_place_and_outlive_a_restart(world: World) -> None:
    screen = await mine(world, "Ada")
    await choose(screen, *CHANGED)
    assert await ticked(screen) == {*CHANGED.values(), *UNCHANGED}
    await world.restart()
    assert await ticked(await mine(world, "Ada")) == {*CHANGED.values(), *UNCHANGED}
    assert kept(world, "Ada") == [
        {
            "language": "nb",
            "palette": "safe",
            "text_only": True,
            "sort": "rank",
            "named": True,
            "early": True,
            "early_language": "en",
            "pings": "always",
            "quiet": "22-7",
        }
    ]
    assert await ticked(await mine(world, "Bo")) == BY_DEFAULT


async def test_a_screen_that_was_opened_before_a_restart_still_works(world: World) -> None:
    screen = await mine(world, "Ada")
    await world.restart()
    await screen.press("By rank")
    assert kept(world, "Ada") == [{"sort": "rank"}]


async def test_every_choice_can_be_taken_back(world: World) -> None:
    screen = await mine(world, "Ada")
    switches = ("✓ My name in match files", "✓ Message me one turn before mine")
    await choose(screen, *CHANGED, "Som i Discord")
    again = {*switches, *(label.removeprefix("✓ ") for label in BY_DEFAULT - await ticked(screen))}
    await choose(screen, *again)
    assert await ticked(screen) == BY_DEFAULT
    assert kept(world, "Ada") == [{}]


async def test_settings_hold_on_all_servers(world: World) -> None:
    await world.lobby("Ada")
    _, channel, there = await elsewhere(world, "Ada")
    await there["Ada"].slash(channel, "play", game="olsen")
    screen = Private(there["Ada"], await there["Ada"].slash(channel, "my settings"))
    await screen.press("By rank")
    assert await ticked(await mine(world, "Ada")) == BY_DEFAULT - {"✓ By suit"} | {"✓ By rank"}
    assert kept(world, "Ada") == [{"sort": "rank"}] * 2


async def test_what_could_not_be_saved_is_not_shown(world: World) -> None:
    screen = await mine(world, "Ada")
    with world.locked():
        assert told(await screen.press("By rank")).endswith(SAY("refused-busy"))
    assert await ticked(screen) == await ticked(await mine(world, "Ada")) == BY_DEFAULT


async def test_two_languages_at_one_table(world: World) -> None:
    """Each reads their own, and the table speaks the server's."""
    world.member("Boss", manage_guild=True)
    await (await mine(world, "Ada")).press("Norsk (bokmål)")
    await (await mine(world, "Bo")).press("English")
    await world.table("Ada", "Bo")
    assert SAY("button-hand") in world.labels
    assert "Hånda" in (await world.hand("Ada")).text
    assert "Your hand" in (await world.hand("Bo")).text
    server = world.private("Boss", await world.slash("Boss", "settings"))
    await server.press("Norsk (bokmål)")
    await world.slash("Mo", "table")
    assert SI("button-hand") in world.labels
    for name, title in (("Ada", "Hånda"), ("Bo", "Your hand")):
        assert title in world.private(name, await world.press(name, SI("button-hand"))).text


async def test_a_member_is_spoken_to_in_the_language_of_their_discord(world: World) -> None:
    world.speaks("Ada", "no")
    assert told(await world.slash("Ada", "hand")) == SI("refused-no_table_here")
    assert told(await world.slash("Bo", "hand")) == SAY("refused-no_table_here")
    await (await mine(world, "Ada")).press("English")
    assert told(await world.slash("Ada", "hand")).startswith("This channel has no table.")


async def test_commands_are_named_as_the_discord_of_who_reads_names_them(world: World) -> None:
    world.speaks("Ada", "no")
    assert "`/spill`" in told(await world.slash("Ada", "hand"))
    await (await mine(world, "Ada")).press("English")
    assert told(await world.slash("Ada", "hand")) == "This channel has no table. Open one with `/spill`."
    world.speaks("Bo", "en-GB")
    await (await mine(world, "Bo")).press("Norsk (bokmål)")
    assert "`/play`" in told(await world.slash("Bo", "hand"))


async def test_whose_language_is_not_spoken_hears_that_of_the_server(world: World) -> None:
    world.member("Boss", manage_guild=True)
    world.speaks("Ada", "ja")
    assert told(await world.slash("Ada", "hand")) == SAY("refused-no_table_here")
    await world.private("Boss", await world.slash("Boss", "settings")).press("Norsk (bokmål)")
    assert told(await world.slash("Ada", "hand")) == AS_IN_JAPANESE("refused-no_table_here")


@pytest.mark.parametrize("world", [{"locale": "nb"}], indirect=True)
async def test_who_has_no_language_and_no_server_that_has_hears_the_operators(world: World) -> None:
    world.speaks("Ada", "ja")
    assert told(await world.slash("Ada", "hand")) == AS_IN_JAPANESE("refused-no_table_here")
    await world.slash("Ada", "play", game="olsen")
    assert SI("button-join") in world.labels


async def test_a_language_that_is_not_spoken_any_more_is_as_none(world: World) -> None:
    user = world.members["Ada"]
    await world.bot.services.preferences.change_player(world.guild.id, user.id, "Ada", language="tlh")
    screen = await mine(world, "Ada")
    assert await ticked(screen) == BY_DEFAULT


# Games


async def test_who_sits_nowhere_is_told_how_to_begin(world: World) -> None:
    await world.lobby("Bo")
    assert SAY("my-games-none") in await my_games(world, "Ada")


async def test_games_over_two_servers_stand_with_ones_own_turn_first(world: World) -> None:
    guild, channel, there = await elsewhere(world, "Ada", "Bo")
    await world.table("Ada", "Bo", clock="fast")
    await there["Ada"].slash(channel, "play", game="olsen", clock="normal")
    await there["Bo"].click(channel.last_message, label="Join")
    await there["Ada"].click(channel.last_message, label="Start")
    await world.pass_time()
    for table in (world.now, world.bot.services.tables.in_channel(channel.id)):
        assert table.deadline is not None
    away = next_actor(world.bot.services.tables.in_channel(channel.id))
    assert away is not None
    await world.arrange(turn=1 - away)
    for name in ("Ada", "Bo"):
        text = await my_games(world, name)
        own, other = [line for line in text.split("\n") if line.startswith("- ")]
        assert own.startswith("- ▶️ **Your turn** · [Olsen](https://discord.com/channels/")
        assert "Your turn" not in other
        assert "’s turn" in other
        assert re.search(r" · <t:\d+:R>$", own)
        assert re.search(r" · <t:\d+:R>$", other)
        assert "Another \\*club\\*" in text
        assert "Card club" in text
    links = set(re.findall(r"\((https://[^)]*)\)", text))
    expected = {(world.guild.id, world.message), (guild.id, channel.last_message)}
    assert links == {
        f"https://discord.com/channels/{guild_id}/{message.channel.id}/{message.id}"
        for guild_id, message in expected
    }


async def test_games_outlive_a_restart(world: World) -> None:
    await world.lobby("Ada")
    before = await my_games(world, "Ada")
    assert "not started yet" in before
    await world.restart()
    assert await my_games(world, "Ada") == before


async def test_a_game_says_what_it_waits_for(playing: World) -> None:
    assert "▶️ **Your turn**" in await my_games(playing, "Ada")
    assert "Ada’s turn" in await my_games(playing, "Bo")
    await playing.leave("Bo")
    assert "a computer plays for you" in await my_games(playing, "Bo")
    await playing.leave("Ada")
    assert "a computer is thinking" in await my_games(playing, "Cleo")
    await playing.leave("Cleo")
    assert "paused until a player is back" in await my_games(playing, "Cleo")


async def test_between_deals_the_next_one_is_due(playing: World) -> None:
    await playing.arrange(hands=["9C", "TS 7H 2C", "2D 3C 5S"])
    await (await playing.hand("Ada")).press("9♣")
    await playing.pass_time()
    assert "the next deal is due" in await my_games(playing, "Ada")


async def test_a_match_that_is_over_is_not_listed(world: World) -> None:
    await world.lobby("Ada")
    await world.leave("Ada")
    assert SAY("my-games-none") in await my_games(world, "Ada")


async def test_a_table_in_a_server_that_the_bot_has_left_is_not_listed(world: World) -> None:
    guild, channel, there = await elsewhere(world, "Ada")
    await there["Ada"].slash(channel, "play", game="olsen")
    world.env.backend.remove_guild(guild.id)
    await world.env.settle()
    assert SAY("my-games-none") in await my_games(world, "Ada")


def test_many_games_are_cut_and_counted() -> None:
    tables = [lobby(table_id=f"t{number}", deadline=number) for number in range(MOST + 5)]
    text = text_of_view(tables, "Card club")
    assert text.count("- [Olsen]") == MOST
    assert SAY("my-games-more", count=5) in text


def test_long_names_leave_room_for_the_count() -> None:
    tables = [lobby(table_id=f"t{number}", deadline=number) for number in range(MOST)]
    text = text_of_view(tables, "\\*" * 200)
    assert len(text) <= 4000
    assert SAY("my-games-more", count=MOST - text.count("- [")) in text


def text_of_view(tables: list[Any], server: str) -> str:
    """All text of the list of games of who sits at these tables."""
    view = games_screen(tables, 1, lambda table: server, SAY)
    return "\n".join(texts_of(view))
