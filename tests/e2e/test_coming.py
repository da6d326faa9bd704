"""Who comes to the table of a league and who does not, as people see it in Discord."""

from __future__ import annotations

from typing import Any

from bot.league.season import acts, times
from bot.tables import Who
from tests.e2e.club import Club
from tests.e2e.screen import labels_of, text_of
from tests.e2e.test_fixtures import DAY, running
from tests.e2e.world import World

MINUTE = 60
NOW = {"round_hours": 168}
"""SeasonSettings of a season that is announced now."""


def all_texts(world: World) -> list[tuple[str, Any]]:
    """All messages in the league's channel and its threads, with their texts."""
    places = [world.channel, *world.channel.threads] if hasattr(world.channel, "threads") else [world.channel]
    return [(text_of(message), message) for place in places for message in place.history()]


def pinged(message: Any) -> set[int]:
    return {user.id for user in message.mentions}


def the_table(world: World) -> Any:
    """The message of the table in this thread."""
    return next(message for message in world.channel.history() if "Rules" in labels_of(message))


async def enter_thread(world: World, name: str) -> None:
    """A member says that they are here, and the test goes on in the thread of the table."""
    drawn = next(message for message in world.channel.history() if "I’m here" in labels_of(message))
    await world.members[name].click(drawn, label="I’m here")
    await world.pass_time(12)
    (world.channel,) = world.channel.threads


async def until(world: World, at: int) -> None:
    """Let time pass until a moment (ms)."""
    await world.pass_time((at - world.bot.clock.now()) / 1000)


async def marks_an_hour(club: Club, name: str) -> None:
    """A player marks the first hour at which the table that was drawn last can be played, and no other."""
    fixture, now = list(club.season.play.fixtures)[-1], club.world.bot.clock.now()
    first = times.hours(club.season, fixture, now)[:1]
    await club.act(name, acts.Mark(fixture, await club.key(name), first, 0, 2 * now))


def set_time(world: World, club: Club) -> int:
    (appointment,) = club.season.appointments.values()
    assert appointment.at is not None
    return appointment.at


async def test_im_here_means_now_and_calls_the_others(world: World) -> None:
    await running(world, "Ada", "Bo", "Cleo", **NOW)
    await enter_thread(world, "Ada")
    assert labels_of(the_table(world)) == ["I’m here", "Not here", "Rules", "Shuffle", "Manage"]
    assert "1 of 3 are here" in text_of(the_table(world))
    assert "nothing is lost" in text_of(the_table(world))
    await world.pass_time(11 * MINUTE)
    assert "0 of 3 are here" in text_of(the_table(world))
    await world.members["Cleo"].click(the_table(world), label="I’m here")
    await world.pass_time(12)
    (call,) = world.channel.history()
    assert pinged(call) == {world.members[name].id for name in ("Ada", "Bo")}
    assert "nothing is lost" in text_of(call)
    for name in ("Bo", "Ada"):
        await world.members[name].click(the_table(world), label="I’m here")
    await world.pass_time()
    assert "deal 1" in text_of(the_table(world))


async def test_when_it_is_time_those_who_are_here_play(world: World) -> None:
    club = Club(world)
    await running(world, "Ada", "Bo", "Cleo", "Dag", **NOW)
    await marks_an_hour(club, "Dag")
    await world.pass_time(5 * DAY)
    at = set_time(world, club)
    (said,) = [message for text, message in all_texts(world) if f"is played <t:{at // 1000}:F>" in text]
    assert pinged(said) == {world.members[name].id for name in ("Ada", "Bo", "Cleo", "Dag")}
    await until(world, at - 10 * MINUTE * 1000)
    await world.pass_time(12)
    call = next(message for text, message in all_texts(world) if "Ready check" in text)
    assert "you forfeit" in text_of(call)
    await world.members["Ada"].click(call, label="I’m here")
    await world.pass_time(12)
    (world.channel,) = world.channel.threads
    for name in ("Bo", "Cleo"):
        await world.press(name, "I’m here")
    await until(world, at + 11 * MINUTE * 1000)
    assert "deal 1" in text_of(the_table(world))
    assert sorted(chair.name for chair in world.now.chairs) == ["Ada", "Bo", "Cleo"]


async def test_who_is_left_alone_is_told_of_the_win_by_forfeit(world: World) -> None:
    await running(world, "Ada", "Bo", **NOW)
    await world.slash("Bo", "league leave")
    services = world.bot.services
    (season,) = services.seasons.running(world.guild.id)
    await services.seasons.act(season.key, Who(world.members["Bo"].id, "Bo"), acts.Leave, "left")
    await world.pass_time(70)
    (said,) = [message for text, message in all_texts(world) if "the others left" in text]
    assert world.members["Ada"].id in pinged(said)


async def test_the_umpire_moves_a_table_or_awards_the_win(world: World) -> None:
    club = Club(world)
    await running(world, "Ada", "Bo", **NOW)
    (fixture,) = club.season.play.fixtures
    await club.decide("appoint", which=fixture, until="in 9 days", reason="ill")
    await world.pass_time(12)
    assert set_time(world, club) > club.season.play.fixtures[fixture].deadline
    await club.decide("forfeit", which=fixture, player="Ada")
    await world.pass_time(12)
    assert club.season.play.outcome(fixture).seats


async def test_in_a_round_of_minutes_players_are_pinged_once_to_come(world: World) -> None:
    await running(world, "Ada", "Bo", round_hours=0, round_minutes=20)
    await world.pass_time(30)
    (call,) = [message for text, message in all_texts(world) if "<@" in text]
    assert "Ready check" in text_of(call)
    assert not any("is played <t:" in text for text, _ in all_texts(world))
    assert any("It’s time to play!" in text for text, _ in all_texts(world))
