"""People do not come to the tournament: it reminds them in time, begins without them, and marks the games of
computers.
"""

from __future__ import annotations

import csv
import io

import pytest_asyncio

from tests.e2e.screen import text_of, told
from tests.e2e.test_desk import desk
from tests.e2e.test_seasons import Season
from tests.e2e.test_umpire import files_of
from tests.e2e.world import World
from tests.league.recheck import differences

DAY = 86_400
NAMES = ("Ada", "Bo", "Cleo", "Dag", "Eva")


@pytest_asyncio.fixture
async def club(world: World) -> Season:
    """A tournament whose rounds last three days, announced and not begun."""
    club = Season(world)
    await club.announce(format="pursuit", game="pursuit", clock="fast", **{"round-length": "3 days"})
    await club.enter(*NAMES)
    return club


def posts(club: Season, text: str) -> list[str]:
    """The messages in the league's channel that say this."""
    return [text_of(each) for each in club.world.channel.history() if text in text_of(each)]


async def test_deadlines_are_named_and_only_who_has_not_played_is_reminded_once(club: Season) -> None:
    world = club.world
    announced = text_of(world.channel.history()[0])
    assert "A table that has not begun within 3 days begins without those who are not there." in announced
    assert "A day before, those who have not played are reminded." in announced
    await club.decide("start")
    await world.pass_time(15)
    until = world.bot.clock.now() // 1000 + 3 * DAY
    (drawn,) = posts(club, "A table that has not begun by")
    named = int(drawn.partition("has not begun by <t:")[2].partition(":")[0])
    assert until - 60 < named <= until
    await club.ready("Ada")
    await club.ready("Bo")
    await world.pass_time(2 * DAY - 600)
    assert posts(club, "A day left") == []
    await world.pass_time(1200)
    (reminder,) = posts(club, "A day left")
    for name in NAMES:
        assert (f"<@{world.members[name].id}>" in reminder) == (name in ("Cleo", "Dag", "Eva"))
    begins = int(reminder.partition("has not begun by <t:")[2].partition(":")[0])
    assert named <= begins < named + 60
    await world.pass_time(3600)
    assert len(posts(club, "A day left")) == 1


async def test_a_pause_gives_the_tables_as_much_more_time(club: Season) -> None:
    world = club.world
    await club.decide("start")
    await world.pass_time(DAY)
    await club.decide("pause", reason="a power cut")
    await world.pass_time(5 * DAY)
    await club.decide("resume")
    await world.pass_time(DAY - 600)
    assert posts(club, "A day left") == []
    await world.pass_time(1200)
    assert len(posts(club, "A day left")) == 1
    assert [table.phase for table in club.tables()] == ["lobby"]
    await world.pass_time(DAY)
    assert [table.phase for table in club.tables()] == ["playing"]


async def nobody_plays(club: Season) -> None:
    """Everybody is ready, and then nobody is there: computers play all games of the round."""
    for name in NAMES:
        if club.season.plays(await club.key(name)):
            await club.ready(name)
    while any(table.phase == "playing" for table in club.tables()):
        await club.world.pass_time(3600)
    await club.world.pass_time(15)


async def test_games_of_computers_are_marked_everywhere_before_they_count(club: Season) -> None:
    world = club.world
    await club.decide("start")
    await world.pass_time(3 * DAY + 60)
    for _ in range(2):
        await nobody_plays(club)
    marked = posts(club, "🤖 A computer has played for")
    assert any("Lowest in round 1: " in text and " 🤖**" in text for text in marked)
    assert any("Round 1, table 1" in text and "(5 games)" in text for text in marked)
    (review,) = posts(club, "check and confirm the scores")
    assert "⚠️ A computer has played for" in review
    assert "(10 games)" in review
    listed = told(await world.slash("Ada", "league standings"))
    assert "🤖 10" in listed
    assert "games that a computer has played for them" in listed
    assert " 🤖5" in told(await world.slash("Ada", "league fixtures"))
    rows = list(csv.DictReader(io.StringIO((await files_of(club))["results.csv"])))
    assert len(rows) == 50
    assert {row["played_by_computer"] for row in rows} == {"yes"}
    assert differences(await files_of(club)) == []
    preview = await club.slash("confirm", reason="it is as it is")
    assert "With this, those games stay as they are." in preview.text


async def test_the_desk_lists_tables_that_wait_and_begin_late_and_those_computers_play_at(
    club: Season,
) -> None:
    world = club.world
    await club.decide("start")
    await world.pass_time(15)
    opened = await desk(club)
    assert "**Tables:** 1 waiting for players" in opened.text
    await club.ready("Ada")
    await world.pass_time(2 * DAY + 600)
    opened = await desk(club)
    assert "**Round 1, table 1**" in opened.text
    assert "also without those who are not there then." in opened.text
    assert "There: Ada. Not there yet: " in opened.text
    assert "Ada" not in opened.text.partition("Not there yet: ")[2].partition("\n")[0]
    await world.pass_time(DAY)
    opened = await desk(club)
    assert "Game 1 of 5 is being played." in opened.text
    assert "ables:**" not in opened.text, "the only table is named above"
    away = opened.text.partition("A computer plays for ")[2].partition(".")[0]
    assert {"Bo", "Cleo", "Dag", "Eva"} <= set(away.replace(" and ", ", ").split(", "))
    await opened.choose("Round 1, table 1")
    form = await opened.choose("Bo")
    await opened.send(form, what="Out of the tournament", reason="has gone home")
    await opened.press("Confirm")
    assert [each.user for each in club.season.play.tournament.entries if not each.active] == [
        await club.key("Bo")
    ]
