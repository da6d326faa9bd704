"""People do not come to the tournament: it reminds them in time, begins without them, and marks the games of
computers.
"""

from __future__ import annotations

import csv
import io

import pytest
import pytest_asyncio

from tests.e2e.screen import labels_of, text_of, told
from tests.e2e.test_dashboard_fixes import dashboard
from tests.e2e.test_seasons import SeasonClub
from tests.e2e.test_umpire import files_of
from tests.e2e.world import World
from tests.league.recheck import differences

DAY = 86_400
NAMES = ("Ada", "Bo", "Cleo", "Dag", "Eva")


@pytest_asyncio.fixture
async def club(world: World) -> SeasonClub:
    """A tournament whose rounds last three days, announced and not begun."""
    club = SeasonClub(world)
    await club.announce(format="pursuit", game="pursuit", clock="fast", **{"round-length": "3 days"})
    await club.enter(*NAMES)
    return club


def posts(club: SeasonClub, text: str) -> list[str]:
    """The messages in the league's channel that say this."""
    return [text_of(each) for each in club.world.channel.history() if text in text_of(each)]


def at_the_table(club: SeasonClub) -> dict[str, bool]:
    """Who sits at the only table, and whether they play themselves."""
    (table,) = club.tables()
    return {str(chair.name): chair.present for chair in table.chairs}


async def test_who_is_not_there_when_the_round_is_called_is_played_for_until_they_come(
    club: SeasonClub,
) -> None:
    world = club.world
    announced = text_of(world.channel.history()[0])
    assert "Until you take your seat, a computer plays for you." in announced
    await club.decide("start")
    await world.pass_time(15)
    await club.ready("Ada")
    await club.ready("Bo")
    (table,) = club.tables()
    assert table.phase == "lobby"
    await world.pass_time(3600)
    assert [table.phase for table in club.tables()] == ["playing"]
    assert {name for name, here in at_the_table(club).items() if not here} >= {"Cleo", "Dag", "Eva"}


async def test_who_comes_late_presses_the_same_button_and_has_the_seat_back(club: SeasonClub) -> None:
    world = club.world
    await club.decide("start")
    await world.pass_time(15)
    for name in ("Ada", "Bo"):
        await club.ready(name)
    await world.pass_time(1200)
    assert at_the_table(club) == {"Ada": True, "Bo": True, "Cleo": False, "Dag": False, "Eva": False}
    (told_of,) = (
        each for each in world.channel.threads[0].history() if "Computers play for you" in text_of(each)
    )
    for name in NAMES:
        is_away = name in ("Cleo", "Dag", "Eva")
        assert (f"<@{world.members[name].id}>" in text_of(told_of)) == is_away
    screen = world.private("Cleo", await world.slash("Cleo", "league fixtures"))
    assert "- Round 1, table 1 with" in screen.text
    await screen.press("I’m here")
    drawn = next(each for each in world.channel.history() if "I’m here" in labels_of(each))
    await world.members["Dag"].click(drawn, label="I’m here")
    await world.members["Eva"].click(told_of, label="I’m here")
    assert set(at_the_table(club).values()) == {True}


async def test_who_leaves_is_played_for_forfeits_nothing_and_may_come_back(club: SeasonClub) -> None:
    world = club.world
    await club.decide("start")
    await world.pass_time(15)
    for name in NAMES:
        await club.ready(name)
    world.channel = world.channel.threads[0]
    screen = world.private("Ada", await world.press("Ada", "Manage"))
    assert "If you leave, a computer plays for you until you come back." in screen.text
    await screen.press("Leave the match…")
    assert "Its points count for you" in screen.text
    await screen.press("Leave")
    assert "A computer plays for you until you press **I’m back**" in screen.text
    assert not at_the_table(club)["Ada"]
    await world.press("Ada", "I’m back")
    assert at_the_table(club)["Ada"]


async def test_with_fewer_than_two_there_the_match_does_not_begin_and_the_umpire_hears_it(
    club: SeasonClub,
) -> None:
    world = club.world
    await club.decide("start")
    await world.pass_time(15)
    await club.ready("Ada")
    await world.pass_time(3 * DAY)
    assert [table.phase for table in club.tables()] == ["lobby"]
    (told_of,) = posts(club, "too few showed up, ")
    assert f"<@{world.members['Una'].id}>" in told_of


async def test_a_pause_gives_the_tables_as_much_more_time(world: World) -> None:
    club = SeasonClub(world)
    await club.announce(format="pursuit", game="pursuit", clock="fast", **{"round-length": "7 days"})
    await club.enter(*NAMES)
    await club.decide("start")
    await world.pass_time(DAY)
    await club.decide("pause", reason="a power cut")
    await world.pass_time(5 * DAY)
    await club.decide("resume")
    await world.pass_time(2 * DAY - 600)
    assert posts(club, "I’ll set a time for each table where a player has answered") == []
    await world.pass_time(1200)
    assert len(posts(club, "I’ll set a time for each table where a player has answered")) == 1
    assert [table.phase for table in club.tables()] == ["lobby"]


async def nobody_plays(club: SeasonClub) -> None:
    """Everybody is ready, and then nobody is there: computers play all games of the round."""
    for name in NAMES:
        if club.season.plays(await club.key(name)):
            await club.ready(name)
    while any(table.phase == "playing" for table in club.tables()):
        await club.world.pass_time(3600)
    await club.world.pass_time(15)


async def test_games_of_computers_are_marked_everywhere_before_they_count(club: SeasonClub) -> None:
    world = club.world
    await club.decide("start")
    await world.pass_time(3 * DAY + 60)
    await nobody_plays(club)
    (result,) = (text_of(each) for each in world.channel.threads[0].history() if "🏁 " in text_of(each))
    assert " 🤖 wins!" in result
    names = result.partition("🤖 A computer played most of the match for ")[2].partition(".")[0]
    assert {*names.replace(" and ", ", ").split(", ")} == {*NAMES}
    assert "🏳️" not in result
    (told_of,) = posts(club, "season 1** · Round 1: ")
    assert f"<@{world.members['Una'].id}>, computers played some players’ deals." in told_of
    assert told_of.partition("Table 1: ")[2].count("(deals 1, 2, 3, 4, 5)") == 5
    await club.decide("adjust", match="1-1", game=2, player="Ada", total="=7", reason="counted again")
    await nobody_plays(club)
    marked = posts(club, "🤖 A computer played for")
    assert any("Round 1: lowest is " in text and " 🤖**" in text for text in marked)
    assert any("Round 1, table 1" in text and "(5 deals)" in text for text in marked)
    (review,) = posts(club, "check and confirm the scores")
    assert "🤖 A computer played for" in review
    assert "(10 deals)" in review
    listed = told(await world.slash("Ada", "league standings"))
    assert "🤖 10" in listed
    assert "deals played by a computer" in listed
    screen = world.private("Ada", await world.slash("Ada", "league fixtures"))
    assert " 🤖5" in screen.text
    assert "🤖 a computer made most moves of this deal" in screen.text
    await screen.press("Standings")
    await screen.press("How it counts for me")
    assert "🤖 a computer made most moves of this deal" in screen.text
    rows = list(csv.DictReader(io.StringIO((await files_of(club))["results.csv"])))
    assert len(rows) == 50
    assert {row["played_by_computer"] for row in rows} == {"yes"}
    assert differences(await files_of(club)) == []
    preview = await club.go("confirm", reason="it is as it is")
    assert "If you confirm, those deals count." in preview.text
    through = preview.text.partition("Through to the play-off: ")[2].partition("\n")[0]
    assert through.count("🤖") == 5
    await preview.press("Confirm")
    await world.pass_time(15)
    assert posts(club, "Through to the play-off:**")[0].count("🤖") == 5


@pytest.mark.parametrize("there", [(), ("Ada",)])
async def test_the_dashboard_begins_a_table_to_which_too_few_came(
    club: SeasonClub, there: tuple[str, ...]
) -> None:
    world = club.world
    await club.decide("start")
    await world.pass_time(15)
    await world.pass_time(3600)
    for name in there:
        await club.ready(name)
    ((_, table),) = await club.offered("table")
    shown = await club.go("table", which=table)
    assert "Computers play for the others until they come." in shown.text
    preview = await club.go("begin", which=table)
    away = [name for name in NAMES if name not in there]
    assert "Round 1, table 1 begins. Computers play for " in preview.text
    assert all(name in preview.text for name in away)
    await preview.press("Confirm")
    await world.pass_time(15)
    assert {name for name, here in at_the_table(club).items() if not here} == {*away}
    (begun,) = club.tables()
    await world.pass_time(90)
    (goes_on,) = club.tables()
    assert goes_on.version > begun.version, "computers wait for nobody who has not come"
    shown = await club.go("table", which=table)
    assert "Begin without the others" not in shown.labels
    refused = await club.refused("forfeit", which=table, player="Ada")
    assert "This is for leagues only." in refused


async def test_the_dashboard_begins_a_table_to_which_too_few_came_and_lists_those_computers_play_at(
    club: SeasonClub,
) -> None:
    world = club.world
    await club.decide("start")
    await world.pass_time(15)
    opened = await dashboard(club)
    assert "**Tables:** 📣 Ready check: **1**" in opened.text
    await club.ready("Ada")
    await world.pass_time(3600)
    opened = await dashboard(club)
    assert "**Round 1, table 1**" in opened.text
    assert "Too few showed up." in opened.text
    assert "Too few showed up" in str(opened.screen.menus)
    assert "No one showed up" not in f"{opened.text} {opened.screen.menus}"
    await opened.press("Round 1, table 1")
    await opened.press("Begin without the others")
    await opened.press("Confirm")
    await world.pass_time(15)
    opened = await dashboard(club)
    assert "Deal 1 of 5 is running." in opened.text
    assert "ables:**" not in opened.text, "the only table is named above"
    away = opened.text.partition("A computer is playing for ")[2].partition(".")[0]
    assert {"Bo", "Cleo", "Dag", "Eva"} <= set(away.replace(" and ", ", ").split(", "))
    await opened.press("Round 1, table 1")
    form = await opened.choose("Bo")
    await opened.send(form, what="Remove: their deals so far count", reason="has gone home")
    await opened.press("Confirm")
    assert [each.user for each in club.season.play.entrants if not each.active] == [await club.key("Bo")]
