"""Achievements: earned at the end of a match, shown once, kept in the statistics, forgotten with people."""

from __future__ import annotations

import json

import pytest

from tests.e2e.screen import told
from tests.e2e.test_result import three_eights
from tests.e2e.world import World

pytestmark = pytest.mark.slow

EARNED = "SELECT achievement FROM achievements"


async def test_three_eights_in_a_row_are_earned_once(world: World) -> None:
    await three_eights(world)
    assert "🏅 Ada earns **Crazy about eights**: three eights in a row." in world.text
    assert world.rows(EARNED) == [("crazy",)]
    assert "🏅 **1 of 16 achievements:** Crazy about eights" in told(await world.slash("Ada", "stats"))
    assert "🏅" not in told(await world.slash("Bo", "stats"))
    await three_eights(world)
    assert "🏅" not in world.text
    assert world.rows(EARNED) == [("crazy",)]


async def test_a_server_can_do_without(world: World) -> None:
    boss = world.member("Boss", manage_guild=True)
    await three_eights(world)
    screen = world.private("Boss", await boss.slash(world.channel, "settings"))
    await screen.press(world.say("settings-more"))
    await screen.press("Achievements: on")
    assert "Achievements: off" in screen.labels
    assert "🏅" not in told(await world.slash("Ada", "stats"))
    await world.as_bot(world.bot.services.preferences.change_server(world.guild.id, clock="normal"))
    world.write("DELETE FROM achievements")
    await three_eights(world)
    assert "🏅" not in world.text
    assert world.rows(EARNED) == []


async def test_they_are_in_the_export_and_go_with_the_person(world: World) -> None:
    await three_eights(world)
    ((key,),) = world.rows("SELECT person FROM achievements")
    privacy, user = world.bot.services.privacy, world.members["Ada"].id
    kind, data = await privacy.data(user, 8_000_000)
    assert kind == "json"
    (mine,) = json.loads(data)[f"server-{world.guild.id}"]["achievements"]
    assert mine["achievement"] == "crazy"
    await world.as_bot(privacy.forget(user, world.guild.id))
    assert world.rows("SELECT * FROM achievements WHERE person = ?", key) == []
