"""Tables of seasons that wait, because their server has as many tables as its operator allows."""

from __future__ import annotations

import asyncio

import pytest

from bot.league.season import Season
from bot.ui.outbox.room import WaitingRoom
from tests.e2e.screen import labels_of, text_of, told
from tests.e2e.test_season_messages import DAY, HOUR, about, left_to_tell, seasons_of, started, who
from tests.e2e.world import World

ROUND = 12
"""Hours that the round lasts."""


def full(world: World, *, now: bool) -> None:
    """The server has no room for more tables, or has it again."""
    world.bot.services.tables.room.most = 0 if now else 100


async def running_season(world: World) -> Season:
    (season,) = seasons_of(world).running(world.guild.id)
    return season


def forfeited(season: Season) -> bool:
    """Whether anything was decided about the only fixture, or nobody was said to have come."""
    assert season.play is not None
    return bool(season.play.outcomes) or any(met.forfeited_at for met in season.appointments.values())


def deadline(season: Season) -> int:
    """Until when (ms) the only fixture is to be played."""
    assert season.play is not None
    (fixture,) = season.play.fixtures
    return int(season.play.deadline(fixture))


async def test_a_slow_table_opens_when_there_is_room_and_nobody_forfeits(world: World) -> None:
    full(world, now=True)
    await started(world, clock="slow", round_hours=ROUND)
    await world.pass_time(HOUR)
    (said,) = about(world, "⏳")
    assert "are open on this server and I can’t have more" in text_of(said)
    assert world.members["Mo"].id in {user.id for user in said.mentions}
    assert world.channel.threads == []
    world.member("Boss", manage_guild=True, manage_messages=True)
    assert "room on this server: 1." in told(await world.slash("Boss", "umpire dashboard"))
    await world.pass_time(2 * ROUND * HOUR)
    season = await running_season(world)
    assert not forfeited(season)
    assert deadline(season) > world.bot.clock.now()
    assert len(about(world, "⏳")) == 1
    assert "There was no room for it on this server." in text_of(about(world, "⚖️")[-1])

    world.bot.services.tables.room.most = 2
    lobby = await world.lobby("Bo")
    refused = told(await world.slash("Cleo", "play", game="olsen", thread=False))
    assert "the most open tables it can have" in refused, "the room is kept for the season"
    await world.as_bot(world.bot.services.tables.matches.end(lobby.table_id, who(world, "Bo")))
    await world.pass_time(60)
    (thread,) = world.channel.threads
    table = world.bot.services.tables.in_channel(thread.id)
    due = world.bot.clock.now() + ROUND * HOUR * 1000
    assert abs(deadline(await running_season(world)) - due) < 2 * 60_000
    assert table.due == deadline(await running_season(world))
    assert left_to_tell(world) == []


async def test_who_is_here_where_there_is_no_room_waits_and_nobody_forfeits(world: World) -> None:
    full(world, now=True)
    await started(world, round_hours=ROUND)
    drawn = next(message for message in world.channel.history() if "I’m here" in labels_of(message))
    for _ in range(2):
        said = told(await world.members["Ada"].click(drawn, label="I’m here"))
        assert "I can’t have more than" in said
        assert "I’ll open yours when another one ends" in said
    await world.pass_time(60)
    assert len(about(world, "⏳")) == 1
    await world.pass_time(2 * ROUND * HOUR)
    season = await running_season(world)
    assert not forfeited(season)
    assert deadline(season) > world.bot.clock.now()
    await world.restart()
    full(world, now=False)
    await world.pass_time(HOUR)
    (thread,) = world.channel.threads
    assert world.bot.services.tables.in_channel(thread.id).fixture is not None
    opening = thread.history()[0]
    assert {world.members[name].id for name in ("Ada", "Bo")} <= {user.id for user in opening.mentions}
    assert deadline(await running_season(world)) > world.bot.clock.now() + 2 * HOUR * 1000
    await world.pass_time(60)
    assert left_to_tell(world) == []


async def test_a_table_that_a_press_opens_late_gets_its_time_too(world: World) -> None:
    full(world, now=True)
    await started(world, round_hours=ROUND)
    drawn = next(message for message in world.channel.history() if "I’m here" in labels_of(message))
    await world.members["Ada"].click(drawn, label="I’m here")
    await world.pass_time(ROUND * HOUR - 20 * 60)
    full(world, now=False)
    before = deadline(await running_season(world))
    await world.members["Bo"].click(drawn, label="I’m here")
    await world.pass_time(2)
    assert len(world.channel.threads) == 1
    assert deadline(await running_season(world)) > before
    assert world.rows("SELECT kind FROM announcements WHERE kind LIKE 'room:%'") == []


@pytest.mark.parametrize("clock", ["normal", "slow"])
async def test_a_kill_right_after_a_table_was_opened_late_costs_nobody_the_time(
    world: World, clock: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    full(world, now=True)
    await started(world, round_hours=ROUND, clock=clock)
    if clock == "normal":
        drawn = next(message for message in world.channel.history() if "I’m here" in labels_of(message))
        await world.members["Ada"].click(drawn, label="I’m here")
    await world.pass_time(ROUND * HOUR - 20 * 60)
    before = deadline(await running_season(world))
    with monkeypatch.context() as killed:
        dying = asyncio.Event()

        async def dies(room: WaitingRoom, season: Season, fixture: str) -> None:
            dying.set()
            await asyncio.Event().wait()

        killed.setattr(WaitingRoom, "opened", dies)
        full(world, now=False)
        worker = world.bot.outbox._workers[(await running_season(world)).key]
        worker.try_again()
        await world.pass_time(5)
        assert dying.is_set()
        await world.restart()
    await world.pass_time(60)
    assert len(world.channel.threads) == 1
    after = deadline(await running_season(world))
    assert after > before
    await world.restart()
    await world.pass_time(60)
    assert deadline(await running_season(world)) == after, "once"


@pytest.mark.slow
async def test_a_tournament_waits_for_room(world: World) -> None:
    full(world, now=True)
    for name in ("Eva", "Finn"):
        world.member(name)
    await started(
        world, "Ada", "Bo", "Cleo", game="pursuit", format="pursuit", clock="normal", size=3, length=None
    )
    await world.pass_time(DAY)
    assert world.channel.threads == []
    assert len(about(world, "⏳")) == 1
    full(world, now=False)
    await world.pass_time(HOUR)
    assert len(world.channel.threads) == 1
