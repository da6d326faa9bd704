"""People may call themselves what they like, and write what they like: it is shown, and does nothing.

That nothing comes alive is looked for in everything the bot sends, as in every test here.
"""

from __future__ import annotations

import re
from random import Random

import pytest

from bot.tables import Who
from tests.e2e.club import Club
from tests.e2e.screen import alt_of, told
from tests.e2e.test_manage import remove
from tests.e2e.test_standings import match
from tests.e2e.world import World

pytestmark = pytest.mark.slow

NAMES = ("<@1234> </play:1>", "# discord.gg/evil", "[x](https://evil.no)", "\u202elive @everyone <t:1:R>")


@pytest.fixture
def crowd(world: World) -> World:
    """Four people of such names."""
    for name in NAMES:
        world.member(name)
    return world


@pytest.mark.slow
async def test_a_table_from_the_lobby_to_the_leaderboard(crowd: World) -> None:
    host, *others = NAMES
    table = await crowd.table(*NAMES, length=1)
    await crowd.slash(host, "table")
    assert "1234" in crowd.text
    await remove(crowd, host, others[0])
    await crowd.press(host, "Manage")
    await crowd.pass_time(40)
    await crowd.finish(table, Random(7))
    for command in ("leaderboard", "my games"):
        await crowd.slash(host, command)
    await crowd.history(host)
    await crowd.at_once((host, crowd.message, "c:board:0"))
    await crowd.slash(host, "stats", member=crowd.members[others[1]])
    await crowd.slash(host, "stats", against=crowd.members[others[1]])


@pytest.mark.parametrize("reason", NAMES)
async def test_a_league_of_such_people_and_its_decisions(crowd: World, reason: str) -> None:
    club = Club(crowd)
    await club.begin(*NAMES, format="rounds", size=4, rounds=2)
    await crowd.pass_time(60)
    for command, name in zip(("warn", "withdraw", "warn"), NAMES, strict=False):
        await club.decide(command, player=name, reason=reason)
        await crowd.pass_time(60)
    for command in ("info", "standings", "fixtures"):
        await crowd.slash(NAMES[3], f"league {command}")
    log = await club.slash("log")
    assert "1234" in log.text


async def test_house_rules_of_such_a_name(crowd: World) -> None:
    crowd.member("Vera", manage_guild=True)
    for name in NAMES[:3]:
        told(await crowd.slash("Vera", "houserules create", game="olsen", name=name))
        await crowd.slash("Vera", "houserules edit", game="olsen", name=name)
    await crowd.slash("Vera", "houserules list", game="olsen")
    await crowd.lobby(NAMES[0])


@pytest.fixture
def namesakes(world: World) -> dict[str, str]:
    """What Ada and another member, whose name is Ada too, are called where both are named."""
    other = world.env.create_user("ada-the-other", global_name="Ada")
    world.members["Other"] = world.guild.add_member(other)
    return {name: f"Ada ({str(world.members[name].id)[-4:]})" for name in ("Ada", "Other")}


def tells_apart(text: str, namesakes: dict[str, str]) -> None:
    assert len(set(namesakes.values())) == 2
    for shown in namesakes.values():
        assert shown in text
    assert not re.search(r"\bAda\b(?! \(\d{4}\))", text)


async def test_two_of_one_name_are_told_apart_at_their_table(world: World, namesakes: dict[str, str]) -> None:
    await world.lobby("Ada", "Other", "Bo")
    tells_apart(world.text, namesakes)
    assert "Bo (" not in world.text
    await world.press("Ada", "Start")
    await world.pass_time()
    await world.arrange(turn=1, first_turn=[], discard="9H", hands=["2D 3D", "9C 4C", "2S 3S"])
    hand = await world.hand("Bo")
    assert namesakes["Other"] in hand.text
    tells_apart(f"{world.text}\n{alt_of(world.message)}", namesakes)


async def test_they_are_told_apart_in_the_records_in_words_and_in_pictures(
    world: World, namesakes: dict[str, str]
) -> None:
    await match(world, "Ada", "Other")
    tells_apart(world.text, namesakes)
    for screen in (world.private("Bo", await world.slash("Bo", "leaderboard")), await world.history("Bo")):
        tells_apart(f"{screen.text}\n{screen.alt}", namesakes)
    world.write("INSERT INTO chip_balances SELECT place_id, person, 5 FROM people WHERE name = 'Ada'")
    chips = await world.chips("Bo")
    await chips.press(world.say("button-chips-board"))
    tells_apart(chips.text, namesakes)
    against = await world.slash("Ada", "stats", against=world.members["Other"])
    screen = world.private("Ada", against)
    tells_apart(f"{screen.text}\n{screen.alt}", namesakes)


async def test_they_are_told_apart_on_different_pages_of_a_board(
    world: World, namesakes: dict[str, str]
) -> None:
    await match(world, "Ada", "Other")
    guild, between = world.guild.id, [f"between {number}" for number in range(20)]
    for number, person in enumerate(between):
        people = "INSERT INTO people VALUES (?1, ?2, ?3, ?4, ?4, ?4, '{}', 0)"
        world.write(people, person, guild, 1 + number, person)
        world.write(
            "INSERT INTO records SELECT place_id, game, scope, ?, 2, 1, deals, deals_won, points, calls_due,"
            " calls_made, calls_missed, uncounted, last_at FROM records WHERE wins = 1 AND matches = 1",
            person,
        )
    for chips, people in ((9, [await _key(world, "Ada")]), (5, between), (1, [await _key(world, "Other")])):
        for person in people:
            world.write("INSERT INTO chip_balances VALUES (?, ?, ?)", guild, person, chips)
    board = world.private("Bo", await world.slash("Bo", "leaderboard"))
    chips_shown = await world.chips("Bo")
    await chips_shown.press(world.say("button-chips-board"))
    for screen in (board, chips_shown):
        first = f"{screen.text}\n{screen.alt}"
        for _ in range(2):
            await screen.press(world.say("button-later"))
        last = f"{screen.text}\n{screen.alt}"
        assert namesakes["Ada"] in first
        assert namesakes["Other"] in last
        assert not re.search(r"\bAda\b(?! \(\d{4}\))", f"{first}\n{last}")


async def _key(world: World, name: str) -> str:
    return await world.bot.services.seasons.person(world.guild.id, Who(world.members[name].id, "Ada"))
