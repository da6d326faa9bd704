"""Tables of a season as its players see them: fixtures, a league's own tables, and ranked play."""

from __future__ import annotations

import re
from typing import Any

import pytest
from simcord.backend.errors import BackendError

from bot.league.season import Season, SeasonSettings, acts
from bot.tables import Table, Who
from tests.e2e.screen import id_of, labels_of, menus_of, promised_by, text_of, told
from tests.e2e.world import World

HOUR = 3600
DAY = 24 * HOUR


async def running(world: World, *players: str, **settings: Any) -> Season:
    """A season of these members that has just started, by default with one round of one table."""
    seasons, mo = world.bot.services.seasons, Who(world.moderator.id, "Mo")
    defaults = {"game": "olsen", "format": "rounds", "size": len(players), "rounds": 1, "round_hours": 48}
    announced = SeasonSettings(league="Sunday", channel=world.channel.id, **{**defaults, **settings})
    season = await seasons.create(world.guild.id, mo, announced)
    for name in players:
        await seasons.act(season.key, Who(world.members[name].id, name), acts.SignUp)
    season = await seasons.act(season.key, mo, acts.Start())
    await world.pass_time(12)
    return season


async def opened(world: World, *players: str, **settings: Any) -> Table:
    """The thread of these members' fixture, which the first of them has opened; nobody is here yet."""
    await running(world, *players, **{"round_hours": 168, **settings})
    drawn = next(message for message in world.channel.history() if "I’m here" in labels_of(message))
    await world.members[players[0]].click(drawn, label="I’m here")
    await world.pass_time()
    (world.channel,) = world.channel.threads
    await world.press(players[0], "Not here")
    return world.now


async def begun(world: World, *players: str, **settings: Any) -> Table:
    """A match of a fixture that has just begun."""
    await opened(world, *players, **settings)
    for name in players:
        await world.press(name, "I’m here")
    await world.pass_time()
    return world.now


def seats(world: World) -> list[str]:
    return [chair.name for chair in world.now.chairs]


@pytest.mark.both_engines
async def test_a_fixture_begins_when_all_are_here(world: World) -> None:
    table = await opened(world, "Ada", "Bo", "Cleo")
    assert "## Olsen\n-# scheduled match" in world.text
    assert "0 of 3 are here" in world.text
    names, due = seats(world), table.due or 0
    called = [f"<@{world.members[name].id}>" for name in names]
    assert "\n".join(f"{number}. ⏳ {name}" for number, name in enumerate(called, 1)) in world.text
    assert 0 <= world.bot.clock.now() + 7 * DAY * 1000 - due < HOUR * 1000
    assert f"To be played by <t:{due // 1000}:f> (<t:{due // 1000}:R>)" in world.text
    assert world.say("olsen-pitch") not in world.text, "who plays in a league knows the game"
    assert promised_by(world.message) == table.commitment
    assert world.labels == ["I’m here", "Not here", "Rules", "Shuffle", "Manage"]
    assert menus_of(world.message) == []
    first = world.message.id
    for name in (names[2], names[0]):
        await world.press(name, "I’m here")
    assert "2 of 3 are here" in world.text
    assert f"1. ✅ {names[0]} · here\n2. ⏳ {called[1]}\n3. ✅ {names[2]} · here" in world.text
    await world.press(names[1], "I’m here")
    await world.pass_time()
    assert world.message.id == first, "the message goes on as the table's"
    assert "deal 1" in world.text
    assert "My hand" in world.labels
    assert seats(world) == names
    for name in ("Ada", "Bo", "Cleo"):
        assert (await world.hand(name)).alt.startswith("Your hand: ")


async def test_a_stranger_is_refused_and_nobody_disturbs_a_fixture(world: World) -> None:
    table = await opened(world, "Ada", "Bo")
    with world.nothing_changes():
        assert told(await world.press("Dag", "I’m here")) == world.say("refused-not_your_fixture")
        assert told(await world.press("Dag", "Not here")) == world.say("refused-not_seated")
        assert told(await world.press("Ada", "Not here")) == world.say("refused-not_ready")
        assert told(await world.leave("Ada")) == world.say("refused-fixture_leave")
        assert told(await world.slash("Ada", "hand")) == world.say("refused-fixture_start")
        for name, action, code in (
            ("Ada", "start", "fixture_start"),
            ("Ada", "leave", "fixture_leave"),
            ("Ada", "add", "league_computers"),
            ("Mo", "add", "league_computers"),
            ("Mo", "end", "fixture_end"),
            ("Ada", "end", "fixture_end"),
        ):
            (result,) = await world.at_once((name, world.message, f"a:{action}:{table.table_id}"))
            assert told(result) == world.say(f"refused-{code}"), (name, action)
        (result,) = await world.at_once(("Ada", world.message, f"v:houserules:{table.table_id}"))
        assert told(result) == world.say("refused-league_rules")


async def test_who_is_not_here_any_more_says_so(world: World) -> None:
    await opened(world, "Ada", "Bo")
    await world.press("Ada", "I’m here")
    assert told(await world.press("Ada", "I’m here")) == world.say("refused-ready_already")
    await world.press("Ada", "Not here")
    assert "✅" not in world.text
    await world.press("Bo", "I’m here")
    assert "1 of 2 are here" in world.text


@pytest.mark.both_engines
async def test_a_fixture_waits_for_days_and_through_a_restart(world: World) -> None:
    await opened(world, "Ada", "Bo", round_hours=240)
    await world.restart(after=3 * DAY)
    await world.press("Ada", "I’m here")
    await world.restart(after=300)
    (table,) = [each for each in world.channel.history() if "Rules" in labels_of(each)]
    assert "✅ Ada · here" in text_of(table)
    assert f"⏳ <@{world.members['Bo'].id}>" in text_of(table)
    await world.press("Bo", "I’m here")
    await world.pass_time()
    assert world.now.phase == "playing"


@pytest.mark.both_engines
async def test_two_who_are_here_at_once_begin_one_match(world: World) -> None:
    await opened(world, "Ada", "Bo")
    ready = id_of(world.message, "I’m here")
    await world.at_once(("Ada", world.message, ready), ("Bo", world.message, ready))
    await world.pass_time()
    assert "deal 1" in world.text
    assert world.rows("SELECT count(*) FROM moves") == [(1,)]


async def test_a_slow_fixture_begins_with_its_round_and_is_played_from_the_first_press(world: World) -> None:
    await running(world, "Ada", "Bo", clock="slow")
    (world.channel,) = world.channel.threads
    assert "deal 1" in world.text
    names = seats(world)
    assert all(chair.press is None for chair in world.now.chairs)
    await world.arrange(turn=1, first_turn=[], discard="9H", hands=["9C 4H KC QD", "TS 7H 2C"])
    hand = await world.hand(names[1])
    await hand.press("7♥")
    await world.pass_time()
    assert re.search(f"{names[1]} (draws 2 cards and )?plays 7♥", world.text)


@pytest.mark.both_engines
async def test_when_time_is_up_the_match_is_scored_as_it_stands(world: World) -> None:
    table = await begun(world, "Ada", "Bo", "Cleo")
    await world.arrange(totals=[40, 15, 40], deal=3)
    names = seats(world)
    hand = await world.hand(names[0])
    await world.as_bot(world.bot.services.tables.matches.score_as_it_stands(table.table_id))
    await world.pass_time()
    assert world.say("table-scored") in world.text
    places = [
        line for line in world.text.partition(world.say("table-scored"))[2].splitlines() if line[:1] in "🏆*"
    ]
    assert [name for line in places for name in names if name in line] == [names[1], names[0], names[2]]
    assert "Olsen in detail" in told(await world.press(names[0], "⋯"))
    assert labels_of(world.message) == ["Share", "Story", "⋯"]
    assert world.say("table-scored") in hand.text
    assert f"🏁 {names[1]} won." in hand.text
    assert hand.labels == ["Share", "Story"]
    rows = world.rows("SELECT seat, place, won, total, season, fixture FROM results ORDER BY seat")
    of = table.season, table.fixture
    assert rows == [(0, 2, 0, 40, *of), (1, 1, 1, 15, *of), (2, 2, 0, 40, *of)]
    (result,) = await world.at_once((names[0], world.message, f"a:again:{table.table_id}"))
    assert told(result) == world.say("refused-fixture_again")


async def test_who_is_away_when_time_is_up_has_forfeited(world: World) -> None:
    """Nobody moves any more: the match sleeps until its deadline."""
    table = await begun(world, "Ada", "Bo")
    await world.pass_time(3 * HOUR + 600)
    assert world.now.asleep
    await world.pass_time(7 * DAY)
    assert world.say("table-scored") in world.text
    rows = world.rows("SELECT forfeited, won FROM results WHERE table_id = ?", table.table_id)
    assert rows == [(1, 0), (1, 0)]


async def test_a_fixture_that_is_not_to_be_played_is_closed(world: World) -> None:
    table = await opened(world, "Ada", "Bo")
    await world.as_bot(world.bot.services.tables.matches.void(table.table_id))
    await world.pass_time()
    assert world.say("fixture-closed") in world.text
    assert labels_of(world.message) == []


@pytest.mark.both_engines
async def test_another_player_takes_over_and_the_older_one_sees_no_card_any_more(world: World) -> None:
    table = await begun(world, "Ada", "Bo")
    hand, dag = await world.hand("Bo"), world.members["Dag"]
    database, seat = world.bot.database, table.seat_of(world.members["Bo"].id)
    assert database is not None
    assert seat is not None
    async with database.transaction() as tx:
        person = await tx.people.key_for(world.guild.id, dag.id, "Dag")
    await world.as_bot(world.bot.services.tables.seats.hand_over(table.table_id, seat, person, dag.id, "Dag"))
    await world.pass_time()
    assert " Dag · 7 cards" in world.text
    assert world.say("refused-not_seated") in told(await world.press("Bo", "My hand"))
    with pytest.raises(BackendError):
        world.env.backend.get_message(world.channel.id, hand.message.id)
    assert (await world.hand("Dag")).alt.startswith("Your hand: ")


async def test_a_match_of_a_fixture_says_who_can_end_it(world: World) -> None:
    await begun(world, "Ada", "Bo")
    screen = world.private("Ada", await world.press("Ada", "Manage"))
    assert world.say("manage-fixture") in screen.text
    assert screen.labels == [world.say("button-leave-match"), "Ask for the umpire"]
    with world.nothing_changes():
        assert told(await world.ask("Ada", "propose")) == world.say("refused-fixture_end")


# A league's own table, and ranked matches


async def test_at_a_leagues_table_the_season_has_chosen(world: World) -> None:
    season = await running(world, "Ada", "Bo", format="open")
    services, ada = world.bot.services, Who(world.members["Ada"].id, "Ada")

    async def opened() -> None:
        table = await services.tables.lobbies.open(
            world.guild.id, world.channel.id, ada, 5, game="olsen", season=season.key, length=3
        )
        services.publisher.changed(table)

    await world.as_bot(opened())
    await world.pass_time()
    await world.press("Bo", "Join")
    assert world.say("lobby-league") in world.text
    assert world.labels == ["Start", "Join", "Options"]
    assert menus_of(world.message) == []
    await world.press("Ada", "Start")
    assert world.now.season == season.key


async def test_a_ranked_lobby_is_between_people_by_the_rules_of_the_server(world: World) -> None:
    await world.staff_chooses({"aces": "once"})
    await world.lobby("Ada", ranked=True)
    assert "**House rules: Sundays**" in world.text
    assert "Ask a friend to join.\n" in world.text
    assert world.labels == ["Join", "Options"]
    assert menus_of(world.message) == []
    with world.nothing_changes():
        for custom_id, code in (
            (f"a:add:{world.now.table_id}", "ranked_computers"),
            (f"a:set:{world.now.table_id}:aces=always", "ranked_rules"),
            (f"v:houserules:{world.now.table_id}", "ranked_rules"),
        ):
            (result,) = await world.at_once(("Ada", world.message, custom_id))
            assert told(result) == world.say(f"refused-{code}"), custom_id
        await world.at_once(("Ada", world.message, f"u:{world.now.table_id}:wild"))
    await world.press("Bo", "Join")
    await world.press("Ada", "Start")
    assert world.now.options == {"aces": "once"}


async def test_ranked_play_by_other_rules_is_refused_by_the_name_of_those_that_count(world: World) -> None:
    refused = {"game": "Olsen", "name": "usual rules"}
    with world.nothing_changes():
        answer = await world.slash("Ada", "play", game="olsen", ranked=True, houserules="wild")
        assert told(answer) == world.say("refused-ranked_default", **refused)
    await world.staff_chooses({"aces": "once"})
    with world.nothing_changes():
        answer = await world.slash("Ada", "play", game="olsen", ranked=True, houserules="as_written")
        assert told(answer) == world.say("refused-ranked_default", **refused | {"name": "Sundays"})
    await world.lobby("Ada", ranked=True, houserules="Sundays", length=3)
    assert world.now.options == {"aces": "once", "deals": 3}


@pytest.mark.parametrize("kind", ["rounds", "cup"])
async def test_the_fixtures_say_who_has_no_table_in_a_round(world: World, kind: str) -> None:
    season = await running(world, "Ada", "Bo", "Cleo", format=kind, size=2)
    people = await world.bot.services.seasons.names(season)
    (fixture,) = season.play.fixtures.values()
    (idle,) = {*season.play.entrants} - {*fixture.entries}
    sitting_out = f"Sitting this round out: {people[season.player_of(idle)].name}"
    assert sitting_out in told(await world.slash("Ada", "league fixtures"))
