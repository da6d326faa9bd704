"""Tables of a season as its players see them: fixtures, a league's own tables, and ranked play."""

from __future__ import annotations

from typing import Any

from bot.tables import Table, Who
from tests.e2e.screen import id_of, labels_of, menus_of, told
from tests.e2e.world import World

HOUR = 3600
DAY = 24 * HOUR


async def opened(world: World, *players: str, **how: Any) -> Table:
    """The season has opened a fixture of these members in the channel."""
    room, database = world.bot.room, world.bot.database
    assert database is not None
    async with database.transaction() as writer:
        entrants = [
            (
                await writer.person_for(world.guild.id, world.members[name].id, name),
                world.members[name].id,
                name,
            )
            for name in players
        ]
    defaults: dict[str, Any] = {"game": "olsen", "clock": "normal", "league": "s1", "fixture": "f1"}
    table = await room.tables.open_fixture(
        world.guild.id, world.channel.id, **defaults | how, players=entrants, host=entrants[0][0]
    )
    room.teller.changed(table)
    await world.pass_time()
    return table


async def test_a_fixture_begins_when_all_are_ready(world: World) -> None:
    due = world.bot.clock.now() + 2 * DAY * 1000
    table = await opened(world, "Ada", "Bo", "Cleo", due=due)
    assert "## A fixture of Olsen" in world.text
    assert "0 of 3 are ready" in world.text
    assert "1. ⏳ Ada\n2. ⏳ Bo\n3. ⏳ Cleo" in world.text
    assert f"To be played by <t:{due // 1000}:f>, <t:{due // 1000}:R>" in world.text
    assert f"`{table.commitment}`" in world.text
    assert world.labels == ["I’m ready", "Not ready", "Rules"]
    assert menus_of(world.message) == []
    first = world.message.id
    for name in ("Cleo", "Ada"):
        await world.press(name, "I’m ready")
    assert "2 of 3 are ready" in world.text
    assert "1. ✅ Ada · ready\n2. ⏳ Bo\n3. ✅ Cleo · ready" in world.text
    await world.press("Bo", "I’m ready")
    await world.pass_time()
    assert world.message.id == first, "the message goes on as the table's"
    assert "deal 1" in world.text
    assert "My hand" in world.labels
    assert [chair.name for chair in world.now.chairs] == ["Ada", "Bo", "Cleo"]
    for name in ("Ada", "Bo", "Cleo"):
        assert len((await world.hand(name)).labels) > 1


async def test_a_stranger_is_refused_and_nobody_disturbs_a_fixture(world: World) -> None:
    table = await opened(world, "Ada", "Bo")
    with world.nothing_changes():
        assert told(await world.press("Dag", "I’m ready")) == world.say("refused-fixture_stranger")
        assert told(await world.press("Dag", "Not ready")) == world.say("refused-not_seated")
        assert told(await world.press("Ada", "Not ready")) == world.say("refused-not_ready")
        assert told(await world.slash("Ada", "leave")) == world.say("refused-fixture_leave")
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


async def test_who_is_not_ready_any_more_says_so(world: World) -> None:
    await opened(world, "Ada", "Bo")
    await world.press("Ada", "I’m ready")
    assert told(await world.press("Ada", "I’m ready")) == world.say("refused-ready_already")
    await world.press("Ada", "Not ready")
    assert "1. ⏳ Ada" in world.text
    await world.press("Bo", "I’m ready")
    assert "1 of 2 are ready" in world.text


async def test_a_fixture_waits_for_days_and_through_a_restart(world: World) -> None:
    await opened(world, "Ada", "Bo")
    await world.press("Ada", "I’m ready")
    await world.restart(after=3 * DAY)
    await world.pass_time(4 * DAY)
    assert "1. ✅ Ada · ready\n2. ⏳ Bo" in world.text
    await world.press("Bo", "I’m ready")
    await world.pass_time()
    assert "deal 1" in world.text


async def test_two_who_are_ready_at_once_begin_one_match(world: World) -> None:
    await opened(world, "Ada", "Bo")
    ready = id_of(world.message, "I’m ready")
    await world.at_once(("Ada", world.message, ready), ("Bo", world.message, ready))
    await world.pass_time()
    assert "deal 1" in world.text
    assert world.rows("SELECT count(*) FROM moves") == [(1,)]


async def test_a_slow_fixture_begins_with_its_round_and_is_played_from_the_first_press(world: World) -> None:
    table = await opened(world, "Ada", "Bo", clock="slow")
    await world.bot.room.tables.start_fixture(table.table_id, world.channel.id)
    await world.pass_time()
    assert "deal 1" in world.text
    hand = await world.hand("Bo")
    assert "7 cards" in hand.text or hand.labels
    hands = {"discard": "9H", "hands": ["9C 4H KC QD", "TS 7H 2C"]}
    await world.arrange(turn=1, first_turn=[], **hands)
    hand = await world.hand("Bo")
    await hand.press("7♥")
    await world.pass_time()
    assert "Bo lays 7♥" in world.text


async def test_when_time_is_up_the_match_is_scored_as_it_stands(world: World) -> None:
    table = await opened(world, "Ada", "Bo", "Cleo")
    for name in ("Ada", "Bo", "Cleo"):
        await world.press(name, "I’m ready")
    await world.pass_time()
    await world.arrange(totals=[40, 15, 40], deal=3)
    hand = await world.hand("Ada")
    await world.bot.room.tables.score_as_it_stands(table.table_id)
    await world.pass_time()
    assert world.say("table-scored") in world.text
    assert world.text.index("Bo · 15 points") < world.text.index("Ada · 40 points")
    assert "Fingerprint" in world.text or table.commitment in world.text
    assert labels_of(world.message) == ["Rules"]
    assert world.say("hand-over") in hand.text
    rows = world.rows("SELECT seat, place, won, total, league, fixture FROM results ORDER BY seat")
    assert rows == [(0, 2, 0, 40, "s1", "f1"), (1, 1, 1, 15, "s1", "f1"), (2, 2, 0, 40, "s1", "f1")]
    (result,) = await world.at_once(("Ada", world.message, f"a:again:{table.table_id}"))
    assert told(result) == world.say("refused-fixture_again")


async def test_a_fixture_that_is_not_to_be_played_is_closed(world: World) -> None:
    table = await opened(world, "Ada", "Bo")
    await world.bot.room.tables.void_match(table.table_id)
    await world.pass_time()
    assert world.say("fixture-closed") in world.text
    assert labels_of(world.message) == []


async def test_another_player_takes_over_and_the_older_one_sees_no_card_any_more(world: World) -> None:
    table = await opened(world, "Ada", "Bo")
    for name in ("Ada", "Bo"):
        await world.press(name, "I’m ready")
    await world.pass_time()
    hand = await world.hand("Bo")
    database = world.bot.database
    assert database is not None
    async with database.transaction() as writer:
        dag = await writer.person_for(world.guild.id, world.members["Dag"].id, "Dag")
    await world.bot.room.tables.hand_over(table.table_id, 1, dag, world.members["Dag"].id, "Dag")
    await world.pass_time()
    assert "2. Dag" in world.text
    assert told(await world.press("Bo", "My hand")) == world.say("refused-not_seated")
    assert hand.message.id not in {message.id for message in world.channel.history()}
    assert len((await world.hand("Dag")).labels) > 1


async def test_a_match_of_a_fixture_says_who_can_end_it(world: World) -> None:
    await opened(world, "Ada", "Bo")
    for name in ("Ada", "Bo"):
        await world.press(name, "I’m ready")
    await world.pass_time()
    screen = world.private("Ada", await world.press("Ada", "Manage"))
    assert world.say("manage-fixture") in screen.text
    assert screen.labels == ["Leave the match"]
    with world.nothing_changes():
        assert told(await world.slash("Ada", "end")) == world.say("refused-fixture_end")


# A league's own table, and ranked matches


async def test_at_a_leagues_table_the_season_has_chosen(world: World) -> None:
    room, ada = world.bot.room, Who(world.members["Ada"].id, "Ada")
    table = await room.tables.open(
        world.guild.id, world.channel.id, ada, 5, game="olsen", league="s1", length=3
    )
    room.teller.changed(table)
    await world.pass_time()
    await world.press("Bo", "Join")
    assert world.say("lobby-league") in world.text
    assert world.labels == ["Join", "Leave", "Start", "Rules", "Manage"]
    assert menus_of(world.message) == []
    await world.press("Ada", "Start")
    assert world.now.league == "s1"


async def test_a_ranked_lobby_is_between_people_by_the_rules_of_the_server(world: World) -> None:
    await world.staff_chooses({"aces": "once"})
    await world.lobby("Ada", ranked=True)
    assert "**Sundays**" in world.text
    assert "ask somebody to join.\n" in world.text
    assert world.labels == ["Join", "Leave", "Rules", "Manage"]
    assert menus_of(world.message) == []
    with world.nothing_changes():
        for custom_id, code in (
            (f"a:add:{world.now.table_id}", "ranked_computers"),
            (f"a:set:{world.now.table_id}:aces=always", "ranked_rules"),
            (f"u:{world.now.table_id}:wild", "ranked_rules"),
            (f"v:houserules:{world.now.table_id}", "ranked_rules"),
        ):
            (result,) = await world.at_once(("Ada", world.message, custom_id))
            assert told(result) == world.say(f"refused-{code}"), custom_id
    await world.press("Bo", "Join")
    await world.press("Ada", "Start")
    assert world.now.options == {"aces": "once"}


async def test_ranked_play_by_other_rules_is_refused_by_the_name_of_those_that_count(world: World) -> None:
    refused = {"game": "Olsen", "name": "as written"}
    with world.nothing_changes():
        answer = await world.slash("Ada", "play", ranked=True, houserules="wild")
        assert told(answer) == world.say("refused-ranked_default", **refused)
    await world.staff_chooses({"aces": "once"})
    with world.nothing_changes():
        answer = await world.slash("Ada", "play", ranked=True, houserules="as_written")
        assert told(answer) == world.say("refused-ranked_default", **refused | {"name": "Sundays"})
    await world.lobby("Ada", ranked=True, houserules="Sundays", length=3)
    assert world.now.options == {"aces": "once", "deals": 3}
