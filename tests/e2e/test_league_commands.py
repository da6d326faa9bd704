"""The commands of leagues as Discord gets them, and what the umpire's dashboard has."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import pytest

from tests.e2e.league import League
from tests.e2e.world import World

SUBCOMMAND = 1


def subcommands(world: World, command: str) -> Mapping[str, list[dict[str, Any]]]:
    """The subcommands of a command, each with its options."""
    (group,) = [each for each in world.bot.tree.get_commands() if each.name == command]
    options = group.to_dict(world.bot.tree)["options"]
    return {each["name"]: each["options"] for each in options if each["type"] == SUBCOMMAND}


async def test_an_umpire_has_few_commands_and_everything_else_at_the_dashboard(world: World) -> None:
    assert {*subcommands(world, "umpire")} == {"create", "dashboard", "export", "log"}


async def test_a_new_season_asks_for_what_one_types_from_memory(world: World) -> None:
    assert len(subcommands(world, "umpire")["create"]) <= 12


@pytest.mark.parametrize("what", ["award", "cancel", "check-in", "export"])
async def test_the_dashboard_has_what_only_a_command_could(world: World, what: str) -> None:
    league = League(world)
    await league.rounds("Ada", "Bo", size=2)
    offers = (await league.slash("dashboard")).offers
    assert any(what in offer.casefold() for offer in offers), offers


async def test_the_champions_of_all_seasons_are_shown(world: World) -> None:
    assert "champions" in subcommands(world, "league")
