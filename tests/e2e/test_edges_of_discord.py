"""What the bot says and does at the edges: frozen, stopping, refused, and sent what nobody can send."""

from __future__ import annotations

import logging

import pytest
from simcord.backend import serializers
from simcord.interactions import base_payload

from tests.e2e.test_fair_between_servers import move
from tests.e2e.test_many_tables import crowd_of
from tests.e2e.world import World


def warnings(caplog: pytest.LogCaptureFixture) -> list[str]:
    """The lines of the log that an operator is to look at."""
    return [record.getMessage() for record in caplog.records if record.levelno >= logging.WARNING]


async def test_a_bot_that_was_frozen_answers_nothing_that_is_dead(playing: World) -> None:
    backend = playing.env.backend
    record, payload = base_payload(
        backend,
        type=3,
        channel_id=playing.channel.id,
        guild_id=playing.guild.id,
        user_id=playing.members["Bo"].id,
        data={"custom_id": f"v:rules:{playing.now.table_id}", "component_type": 2},
    )
    stored = backend.get_message(playing.channel.id, playing.message.id)
    record.source_message_id = stored.id
    payload["message"] = dict(serializers.message_payload(backend, stored))
    await playing.pass_time(15)
    before = len(playing.unruly.log)
    backend.emit("INTERACTION_CREATE", payload)
    await playing.pass_time(2)
    asked = [sent.path for sent in playing.unruly.log[before:] if record.token in sent.path]
    assert asked == []


async def test_a_stop_warns_in_one_line(world: World, caplog: pytest.LogCaptureFixture) -> None:
    crowd = await crowd_of(world, 80)
    world.unruly.limit()
    await move(world, *map(crowd.now, crowd.copies))
    caplog.clear()
    await world.bot.close()
    assert len(warnings(caplog)) <= 1, warnings(caplog)[:5]


async def test_the_log_says_in_which_server_a_table_is_refused(
    playing: World, caplog: pytest.LogCaptureFixture
) -> None:
    playing.unruly.refuse("P*", f"/channels/{playing.channel.id}/messages*", status=403, code=50013, times=3)
    await (await playing.hand("Ada")).press("9♣")
    await playing.pass_time(3)
    lines = [line for line in warnings(caplog) if playing.now.table_id in line]
    assert lines
    assert all(str(playing.guild.id) in line for line in lines), lines


async def test_the_log_has_one_line_for_all_tables_of_a_server_and_names_it(
    world: World, caplog: pytest.LogCaptureFixture
) -> None:
    crowd = await crowd_of(world, 12)
    world.unruly.refuse("P*", "/channels/*/messages*", status=403, code=50013, times=30)
    await move(world, *map(crowd.now, crowd.copies))
    await world.pass_time(30)
    (line,) = [line for line in warnings(caplog) if "cannot be shown" in line]
    assert f"in server {world.guild.id}" in line
    await world.pass_time(60)
    assert world.bot.services.publisher.longest_behind == 0


async def test_in_an_outage_few_deletions_are_tried(playing: World) -> None:
    playing.unruly.refuse("DELETE", "*", status=503, during=60)
    for _ in range(3):  # the first of four messages came with the start
        await playing.press("Ada", "My hand")
        await playing.pass_time(1)
    await playing.pass_time(60)
    tried = [sent for sent in playing.unruly.log if sent.method == "DELETE" and sent.status == 503]
    assert len(tried) <= 30, len(tried)


async def test_a_form_without_its_fields_is_refused_in_words(
    world: World, caplog: pytest.LogCaptureFixture
) -> None:
    await world.lobby("Ada", "Bo")
    backend = world.env.backend
    record, payload = base_payload(
        backend,
        type=5,
        channel_id=world.channel.id,
        guild_id=world.guild.id,
        user_id=world.members["Ada"].id,
        data={"custom_id": f"a:word:{world.now.table_id}", "components": []},
    )
    backend.emit("INTERACTION_CREATE", payload)
    await world.env.settle()
    assert record.responded
    faults = [each.getMessage() for each in caplog.records if each.levelno >= logging.ERROR]
    caplog.clear()
    assert faults == []
