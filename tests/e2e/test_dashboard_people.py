"""The dashboard about who is gone: players, umpires, and channels; and what waits to be told."""

from __future__ import annotations

from datetime import UTC, datetime
from typing import Any

import pytest_asyncio

from bot.league.season import acts
from tests.e2e.club import Club
from tests.e2e.screen import labels_of, text_of, told
from tests.e2e.test_dashboard_fixes import dashboard, drawn
from tests.e2e.test_fixtures import DAY
from tests.e2e.test_quiet_hours import pinged
from tests.e2e.test_umpires import name
from tests.e2e.world import World

MINUTE, HOUR = 60, 3600


@pytest_asyncio.fixture
async def club(world: World) -> Club:
    return Club(world)


def texts(club: Club, channel: Any = None) -> list[str]:
    return [text_of(message) for message in (channel or club.world.channel).history()]


async def test_who_has_left_the_server_is_taken_out(club: Club) -> None:
    await drawn(club, "Ada", "Bo", "Cleo")
    club.world.guild.remove_member(club.world.members["Bo"])
    opened = await dashboard(club)
    assert "🚪 **Bo** left the server." in opened.text
    form = await opened.press("Remove or replace Bo…")
    await opened.send(form, what="Remove: they forfeit", reason="has left the server")
    await opened.press("Confirm")
    assert opened.presses == 3
    assert await club.key("Bo") not in club.season.players
    await opened.press("Back to the dashboard")
    assert "Bo" not in opened.labels


async def test_who_has_left_is_no_concern_once_nothing_is_to_be_played(club: Club) -> None:
    await club.begin("Ada", "Bo", "Cleo", "Dag", format="rounds", rounds=1, **{"round-length": "5 days"})
    club.world.guild.remove_member(club.world.members["Bo"])
    assert "🚪 **Bo** left the server." in (await dashboard(club)).text
    (fixture,) = club.season.play.fixtures
    await club.played({"Ada": 1, "Bo": 4, "Cleo": 2, "Dag": 3}, fixture)
    assert "Bo" not in (await dashboard(club)).text
    await club.world.pass_time(5 * DAY)
    assert club.season.phase == "review"
    assert "Bo" not in (await dashboard(club)).text


async def test_who_is_out_of_a_cup_and_has_left_is_no_concern(club: Club) -> None:
    world = club.world
    await club.begin("Ada", "Bo", "Cleo", "Dag", format="cup", size=2, **{"round-length": "5 days"})
    for gone in ("Bo", "Cleo"):
        world.guild.remove_member(world.members[gone])
    key = await club.key("Bo")
    table = next(fixture for fixture in club.season.play.fixtures.values() if key in fixture.entries)
    (other,) = [each for each in table.entries if each != key]
    (winner,) = [each for each in ("Ada", "Cleo", "Dag") if await club.key(each) == other]
    await club.played({winner: 1, "Bo": 2}, table.key)
    said = (await dashboard(club)).text
    assert "🚪 **Bo**" not in said
    assert "🚪 **Cleo**" in said


async def test_somebody_who_is_asked_to_take_over_is_an_open_question(club: Club) -> None:
    await drawn(club, "Ada", "Bo", "Cleo")
    opened = await dashboard(club)
    form = await opened.choose("A player…")
    members = club.world.members
    given = {"player": "Bo", "what": "Replace", "instead": members["Dag"]}
    await opened.send(form, **given, reason="moved away")
    await opened.press("Confirm")
    assert opened.presses == 3
    await opened.press("Back to the dashboard")
    assert "🤝 Dag is asked to take over from Bo" in opened.text
    (offer,) = club.season.offers
    await club.act("Dag", acts.TakeOver(offer))
    assert await club.key("Dag") in club.season.players


async def test_another_channel_takes_the_place_of_a_lost_one(club: Club) -> None:
    world = club.world
    other = world.guild.create_text_channel("cards-again")
    await club.open("Ada", "Bo", channel=world.guild.create_text_channel("doomed"))
    doomed = club.season.settings.channel
    world.env.backend.delete_channel(doomed)
    await world.pass_time(12)
    opened = await dashboard(club)
    assert "**The season’s channel was deleted.** Choose another one." in opened.text
    await opened.press("Choose another channel…")
    una = world.members["Una"]
    opened.presses += 1
    await una.select(opened.screen.message, [other], custom_id=f"j:place:{club.season.key}:{doomed}")
    assert club.season.settings.channel == doomed, "it is a preview"
    assert "\n> " not in opened.text, "no reason is written in anybody's name"
    assert f"→ <#{other.id}>" in opened.text
    await opened.press("Confirm")
    assert opened.presses == 3
    assert club.season.settings.channel == other.id
    await opened.press("Back to the dashboard")
    assert "was deleted" not in opened.text
    await world.pass_time(30)
    assert any("## Spring · season 1" in text for text in texts(club, other))


async def test_a_channel_that_the_bot_may_not_use_is_refused(club: Club) -> None:
    world = club.world
    shut = world.guild.create_text_channel("shut")
    world.forbid(shut, send_messages=False)
    await club.open("Ada", "Bo")
    opened, before = await dashboard(club), club.lines()
    said = await world.members["Una"].select(
        (await shown_channels(club, opened)).message,
        [shut],
        custom_id=f"j:place:{club.season.key}:{club.season.settings.channel}",
    )
    assert "I’m missing Send Messages" in told(said)
    assert club.lines() == before


async def shown_channels(club: Club, opened: Any) -> Any:
    """The menu of channels, as if the season's own were lost."""
    custom_id = f"j:where:{club.season.key}:{club.season.settings.channel}"
    (result,) = await club.world.at_once(("Una", opened.screen.message, custom_id))
    return club.world.private("Una", result)


async def test_what_waits_to_be_told_is_tried_again(club: Club) -> None:
    world = club.world
    await club.open("Ada", "Bo")
    await world.pass_time(12)
    world.forbid(world.channel, send_messages=False)
    await club.act("Una", acts.Start())
    await world.pass_time(12)
    opened = await dashboard(club)
    assert "**The season’s channel needs permissions I don’t have.**" in opened.text
    assert "Waiting messages: 1." in opened.text
    world.forbid(world.channel, send_messages=True)
    (result,) = await world.at_once(("Una", opened.screen.message, f"j:tell:{club.season.key}"))
    assert "Trying again now." in told(result)
    await world.pass_time(12)
    assert any("season 1 started**" in text for text in texts(club))
    assert "I can’t write" not in (await dashboard(club)).text


# Umpires


async def test_the_staff_learns_when_an_umpire_has_left_the_server(club: Club) -> None:
    world = club.world
    await drawn(club, "Ada", "Bo", "Cleo")
    await name(club, "Dag", "Una")
    world.guild.remove_member(world.members["Dag"])
    await world.pass_time(6 * HOUR)
    await club.act("Una", acts.Pause(), "holidays")
    await world.pass_time(12)
    (said,) = [each for each in world.channel.history() if "left the server" in text_of(each)]
    assert text_of(said).startswith(
        f"⚠️ <@{world.members['Una'].id}>: Dag, an umpire of **Sunday · season 1**"
    )
    assert labels_of(said) == ["Dashboard"]
    await club.act("Una", acts.Resume())
    await world.pass_time(7 * HOUR)
    assert sum("left the server" in text for text in texts(club)) == 1
    opened = await dashboard(club)
    assert "🧑‍⚖️ **Dag** runs this season but left the server." in opened.text


async def test_the_staff_learns_when_who_has_opened_it_is_staff_no_more(club: Club) -> None:
    world = club.world
    await club.begin("Ada", "Bo", format="rounds", game="olsen")
    world.member("Boss", manage_guild=True, manage_messages=True)
    una = world.members["Una"]
    for role in list(world.env.backend.get_member(world.guild.id, una.id).role_ids):
        world.env.backend.remove_member_role(world.guild.id, una.id, role)
    await world.pass_time(6 * HOUR)
    await club.act("Boss", acts.Pause(), "holidays")
    await world.pass_time(12)
    (said,) = [text for text in texts(club) if "is no longer league staff" in text]
    assert said.startswith("⚠️ Una, an umpire of **Spring · season 1**")


async def test_a_named_umpire_needs_not_be_staff(club: Club) -> None:
    world = club.world
    await club.begin("Ada", "Bo", "Cleo", format="rounds")
    await name(club, "Dag")
    await world.pass_time(2 * DAY)
    assert not any("an umpire of" in text for text in texts(club))
    assert "🧑‍⚖️" not in (await dashboard(club)).text


async def test_help_and_settings_lead_to_the_dashboard(club: Club) -> None:
    helped = club.world.private("Una", await club.world.slash("Una", "help"))
    await helped.press("All commands")
    settings = club.world.private("Una", await club.world.slash("Una", "settings"))
    await settings.press(club.world.say("settings-more"))
    for screen in (helped, settings):
        assert "`/umpire dashboard`" in screen.text


# Who leaves the server


def leavers(club: Club) -> list[Any]:
    return [each for each in club.world.channel.history() if "left the server. " in text_of(each)]


async def test_the_staff_hears_once_of_all_who_have_left_while_a_season_runs(club: Club) -> None:
    world = club.world
    await club.begin("Ada", "Bo", "Cleo", "Dag", format="rounds")
    for gone in ("Bo", "Cleo"):
        world.guild.remove_member(world.members[gone])
    await world.pass_time(HOUR + MINUTE)
    (said,) = leavers(club)
    una = world.members["Una"].id
    who, _, what = text_of(said).removeprefix(f"🚪 <@{una}>: ").partition(" left the server. ")
    assert set(who.split(", ")) == {"Bo", "Cleo"}
    assert what.startswith("Until they’re back, I leave them out of **Spring · season 1**")
    assert pinged(world, said) == {una}
    assert labels_of(said) == ["Dashboard"]
    await world.pass_time(3 * HOUR)
    assert len(leavers(club)) == 1
    world.guild.remove_member(world.members["Dag"])
    await world.pass_time(HOUR + MINUTE)
    assert "Dag left the server" in text_of(leavers(club)[-1])
    assert len(leavers(club)) == 2


async def test_it_is_told_without_a_ping_while_it_is_night_for_the_umpire(club: Club) -> None:
    world = club.world
    await club.begin("Ada", "Bo", "Cleo", format="rounds")
    hour, una = datetime.fromtimestamp(world.bot.clock.now() / 1000, UTC).hour, world.members["Una"]
    quiet = f"{hour}-{(hour + 5) % 24}"
    await world.bot.services.preferences.change_player(world.guild.id, una.id, "Una", zone="UTC", quiet=quiet)
    world.guild.remove_member(world.members["Bo"])
    await world.pass_time(HOUR + MINUTE)
    (said,) = leavers(club)
    assert pinged(world, said) == set()
    await world.pass_time(6 * HOUR)
    (later,) = [each for each in world.channel.history() if text_of(each).startswith("🔔")]
    assert pinged(world, later) == {una.id}


async def test_nothing_is_told_of_who_had_nothing_left_to_play(club: Club) -> None:
    world = club.world
    await club.begin("Ada", "Bo", "Cleo", "Dag", format="cup", size=2, **{"round-length": "5 days"})
    key = await club.key("Bo")
    table = next(fixture for fixture in club.season.play.fixtures.values() if key in fixture.entries)
    (other,) = [each for each in table.entries if each != key]
    (winner,) = [each for each in ("Ada", "Cleo", "Dag") if await club.key(each) == other]
    await club.played({winner: 1, "Bo": 2}, table.key)
    world.guild.remove_member(world.members["Bo"])
    await world.pass_time(HOUR + MINUTE)
    assert not leavers(club)
