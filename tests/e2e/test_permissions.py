"""Whoever may not press a button is refused, whatever its message shows: every press, by an outsider."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import pytest

from bot.ui.components.press import PRESSES, Permission, Press
from bot.ui.house_rules.choosing import SetOption, ShowHouseRules, ShowOption, WriteOption
from bot.ui.leagues.times import MarkHours
from bot.ui.presses import house_rules
from bot.ui.tables.lobby import (
    AddComputer,
    AddProgram,
    CatchEachOther,
    ChooseLength,
    LeaveLobby,
    RemoveComputer,
    SetLevel,
    StartMatch,
    Unready,
)
from bot.ui.tables.shuffle import AddWord
from tests.e2e.club import Club
from tests.e2e.screen import told
from tests.e2e.world import World

FIELDS: dict[str, Any] = {
    "version": 0,
    "level": "hard",
    "move": "draw",
    "words": "play 9C",
    "game": "olsen",
    "rules": "as_written",
    "option": "aces",
    "value": "none",
    "about": "end",
    "until": "back",
    "setting": "channels",
    "scope": "member",
    "seat": 0,
    "user": 1,
    "page": 0,
    "part": "more",
    "then": "dashboard",
    "stake": 100,
    "at": 1_767_294_000_000,
    "day": 0,
    "period": "all",
    "draft": "some",
    "decision": "1",
    "what": "all",
    "format": "rounds",
    "appeal": "1",
    "offer": "1",
    "seen": 1,
    "line": "1",
    "match": "m1",
    "channel": 1,
    "entry": "e1",
    "player": "p1",
    "program": "ravn",
    "by": "lot",
    "division": 1,
    "round": 1,
    "form": "rounds",
    "preset": "evening",
    "to": "on",
    "length": "short",
    "ordered": "daily",
    "purpose": "find",
}
"""What stands in an id where it does not matter."""

IN_LOBBY = {
    *(LeaveLobby, StartMatch, AddComputer, RemoveComputer, Unready),
    *(AddWord, SetLevel, AddProgram),
    *(ShowHouseRules, ShowOption, WriteOption, SetOption, CatchEachOther, ChooseLength),
}
"""Presses of a table whose match has not begun."""
MINUTELY = 50
"""So many presses of one member are answered in a minute in any case."""
OPTIONS = {house_rules.UseSet, MarkHours}
"""What only a menu offers."""


def restricted(*permissions: Permission) -> list[type[Press]]:
    return [press for press in PRESSES if press.permission in permissions and press not in OPTIONS]


def made(kind: type[Press], **given: Any) -> Press:
    """A press of a kind about what is ``given``, as far as it has to do with it."""
    values = FIELDS | given
    return kind(**{name: values[name] for name in kind.fields() if name in values})


async def answered(world: World, who: str, message: Any, custom_ids: Iterable[str]) -> dict[str, str]:
    """What somebody is told who presses each of these at a message, by its id."""
    told_of = {}
    for number, custom_id in enumerate(custom_ids, start=1):
        if number % MINUTELY == 0:
            await world.pass_time(60)
        (result,) = await world.at_once((who, message, custom_id))
        told_of[custom_id] = told(result)
    return told_of


@pytest.mark.parametrize("has_begun", [False, True], ids=["in a lobby", "in a match"])
async def test_at_a_table(world: World, has_begun: bool) -> None:
    if has_begun:
        await world.table("Ada", "Bo", length=1)
    else:
        await world.lobby("Ada", "Bo", computers=1)
    refused = {
        Permission.SEATED: world.say("refused-not_seated"),
        Permission.HOST: world.say("refused-not_host", name="Ada", server=True),
    }
    for kind in restricted(*refused):
        if (kind in IN_LOBBY) != has_begun:
            press = made(kind, table=world.now.table_id, user=world.members["Ada"].id)
            with world.nothing_changes():
                said = await answered(world, "Dag", world.message, [press.custom_id])
            assert said == {press.custom_id: refused[press.permission]}


async def test_on_a_server(world: World) -> None:
    await world.lobby("Ada")
    refused = {
        Permission.STAFF: world.say("refused-not_staff", role="none"),
        Permission.MANAGER: world.say("refused-not_manager"),
    }
    presses = [made(kind, season="0abc1234", fixture="f1") for kind in restricted(*refused)]
    expected = {press.custom_id: refused[press.permission] for press in presses}
    assert await answered(world, "Dag", world.message, expected) == expected


async def test_of_the_umpires(world: World) -> None:
    club = Club(world)
    await club.begin("Ada", "Bo")
    screen, before = await club.slash("log"), club.lines()
    presses = [made(kind, season=club.season.key, fixture="f1") for kind in restricted(Permission.UMPIRE)]
    refused = world.say("refused-not_staff", role="none")
    expected = {press.custom_id: refused for press in presses}
    assert await answered(world, "Ada", screen.message, expected) == expected
    assert club.lines() == before


async def test_in_a_season(world: World) -> None:
    club = Club(world)
    await club.begin("Ada", "Bo")
    screen = await club.slash("log")
    before, season = club.lines(), club.season
    presses = [made(kind, season=season.key, fixture="f1") for kind in restricted(Permission.ENTRANT)]
    said = await answered(world, "Dag", screen.message, [press.custom_id for press in presses])
    refused = {
        world.say("refused-not_in_season"),
        world.say("refused-not_for_you"),
        world.say("refused-nothing_to_play"),
        world.say("refused-league-not_in"),
        world.say("refused-league-no_check_in"),
        world.say("refused-league-no_match"),
        world.say("refused-league-no_fixture", fixture="f1"),
        world.say("refused-league-offer_over"),
        world.say("refused-league-not_invited"),
        world.say("refused-league-not_invited"),
        world.say("refused-league-no_times"),
        world.say("refused-league-wrong_phase", phase=season.phase),
        world.say("refused-not_in_league", league=season.settings.league),
    }
    assert {pressed: text for pressed, text in said.items() if text not in refused} == {}
    assert club.lines() == before
