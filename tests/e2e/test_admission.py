"""Who may play: members whom the staff suspend for a time, and players who are not seated together."""

from __future__ import annotations

import re

import pytest
from simcord import MemberActor

from tests.e2e.club import Club
from tests.e2e.screen import text_of, told
from tests.e2e.test_fixtures import begun
from tests.e2e.world import World

DAY = 24 * 3_600


@pytest.fixture
def boss(world: World) -> MemberActor:
    """Somebody who may manage the server."""
    return world.member("Boss", manage_guild=True, manage_messages=True)


async def suspend(world: World, name: str, by: str = "Boss", **options: object) -> str:
    chosen = {"until": "in 2 days", "reason": "**threw** cards", "place": "all", **options}
    return told(await world.slash(by, "suspend add", member=world.members[name], **chosen))


async def joining(world: World, name: str) -> str:
    """What somebody is told who presses Join."""
    result = await world.members[name].click(world.message, label="Join")
    answers = [each for each in (result.response, *result.followups) if each is not None and each.ephemeral]
    return " ".join(map(text_of, answers))


def is_seated(world: World, name: str) -> bool:
    """Whether somebody sits at the table."""
    return world.now.seat_of(world.members[name].id) is not None


@pytest.mark.usefixtures("boss")
async def test_who_is_suspended_reads_why_and_nobody_else_does(world: World) -> None:
    assert "Bo can’t join tables or leagues" in await suspend(world, "Bo")
    refused = told(await world.slash("Bo", "play", game="olsen"))
    assert r"\*\*threw\*\* cards" in refused
    assert re.search(r"until <t:\d+:f>", refused)
    await world.lobby("Ada")
    assert "suspended from tables" in await joining(world, "Bo")
    assert "threw" not in "".join(text_of(message) for message in world.channel.history())
    await joining(world, "Cleo")
    assert is_seated(world, "Cleo")


@pytest.mark.usefixtures("boss")
async def test_who_is_suspended_shares_nothing(world: World) -> None:
    await world.table("Ada", "Bo", game="olsen_olsen", length=1)
    key = world.now.table_id
    await world.play_out(world.now, world.chance)
    here = world.private("Ada", await world.press("Ada", "Share"))
    await suspend(world, "Ada")
    before = len(world.channel.history())
    assert "suspended from tables" in told(await here.press("Post it here"))
    assert "suspended from tables" in told(await world.press("Ada", "Share"))
    ending = ("Ada", world.message, f"a:ending:{key}")
    assert ["suspended from tables" in told(result) for result in await world.at_once(ending)] == [True]
    assert len(world.channel.history()) == before


@pytest.mark.usefixtures("boss")
async def test_a_suspension_ends_by_itself_or_is_lifted(world: World) -> None:
    await suspend(world, "Bo")
    await suspend(world, "Cleo")
    await world.lobby("Ada", clock="slow")
    await world.slash("Boss", "suspend lift", member=world.members["Cleo"])
    await joining(world, "Cleo")
    assert is_seated(world, "Cleo")
    assert "isn’t suspended" in told(await world.slash("Boss", "suspend lift", member=world.members["Cleo"]))
    assert "suspended from" in await joining(world, "Bo")
    await world.pass_time(2 * DAY + 60)
    await world.lobby("Bo")


@pytest.mark.usefixtures("boss")
async def test_a_suspension_from_leagues_lets_play_at_tables(world: World) -> None:
    club = Club(world)
    await club.open(name="Spring", format="open")
    await suspend(world, "Bo", place="leagues")
    assert "suspended from leagues" in told(await world.slash("Bo", "league join"))
    assert [signed.player for signed in club.season.signed] == []
    await world.lobby("Ada")
    await joining(world, "Bo")
    assert is_seated(world, "Bo")


@pytest.mark.usefixtures("boss")
async def test_a_suspension_outlives_that_its_member_is_forgotten(world: World) -> None:
    await suspend(world, "Bo")
    assert "**Bo**" in told(await world.slash("Boss", "suspend show"))
    await world.as_bot(world.bot.services.privacy.forget(world.members["Bo"].id, None))
    shown = told(await world.slash("Boss", "suspend show"))
    assert "**Bo**" not in shown
    assert "a former player" in shown
    assert "suspended from" in told(await world.slash("Bo", "play", game="olsen"))
    assert not any(str(world.members["Bo"].id) in str(row) for row in world.rows("SELECT * FROM suspensions"))
    await world.slash("Boss", "suspend lift", member=world.members["Bo"])
    await world.lobby("Bo")


async def test_a_suspension_survives_a_restart(world: World, boss: MemberActor) -> None:
    await suspend(world, "Bo")
    await world.restart()
    assert "suspended from" in told(await world.slash("Bo", "play", game="olsen"))


@pytest.mark.usefixtures("boss")
async def test_who_may_suspend_whom(world: World) -> None:
    assert "yourself" in await suspend(world, "Boss")
    world.member("Chief", manage_guild=True)
    world.member("Mod", manage_messages=True)
    assert "**Manage Server**" in await suspend(world, "Bo", by="Mod")
    assert "server manager" in await suspend(world, "Chief")
    assert (
        "over already" in await suspend(world, "Bo", until="1.1.2020")
        or world.rows("SELECT 1 FROM suspensions") == []
    )
    assert "at most 366 days" in await suspend(world, "Bo", until="in 500 days")
    assert world.rows("SELECT 1 FROM suspensions") == []


@pytest.mark.usefixtures("boss")
async def test_a_fixture_that_was_drawn_is_played_all_the_same(world: World) -> None:
    await suspend(world, "Bo")
    await world.slash("Ada", "my avoid", member=world.members["Bo"])
    await begun(world, "Ada", "Bo")
    assert world.now.state is not None


async def test_players_who_are_not_seated_together(world: World) -> None:
    noted = told(await world.slash("Ada", "my avoid", member=world.members["Bo"]))
    assert "won’t share a table with Bo" in noted
    await world.lobby("Ada")
    refused = await joining(world, "Bo")
    assert "because of another player’s settings" in refused
    assert "Ada" not in refused
    await joining(world, "Cleo")
    assert is_seated(world, "Cleo")
    await world.press("Ada", "Leave")
    await world.press("Cleo", "Leave")
    await world.lobby("Bo")
    assert "avoid Bo, who is at this table" in await joining(world, "Ada")
    assert "again" in told(await world.slash("Ada", "my avoid", member=world.members["Bo"]))
    await joining(world, "Ada")
    assert is_seated(world, "Ada")
    assert "avoid yourself" in told(await world.slash("Ada", "my avoid", member=world.members["Ada"]))


async def test_neither_is_said_in_public_nor_kept_by_name(world: World) -> None:
    await world.slash("Ada", "my avoid", member=world.members["Bo"])
    await world.lobby("Ada")
    await joining(world, "Bo")
    assert "seated with" not in "".join(text_of(message) for message in world.channel.history())
    ((_, person, avoided, _),) = world.rows("SELECT * FROM avoidances")
    assert len(avoided) == 64
    assert str(world.members["Bo"].id) not in f"{person}{avoided}"
    await world.as_bot(world.bot.services.privacy.forget(world.members["Ada"].id, None))
    assert world.rows("SELECT * FROM avoidances") == []
