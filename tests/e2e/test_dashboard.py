"""What the dashboard has beside tables and results: points, ties, check-in, deadlines, the end, the files."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest
import pytest_asyncio

from bot.league.season import acts
from bot.seasons import Seasons
from tests.e2e.club import Club
from tests.e2e.filling import fields
from tests.e2e.screen import told
from tests.e2e.test_dashboard_fixes import Dashboard, dashboard
from tests.e2e.world import World

DAY = 24 * 3600


@pytest_asyncio.fixture
async def club(world: World) -> Club:
    return Club(world)


async def rounds(club: Club, *players: str, **options: Any) -> Dashboard:
    """The dashboard of a season of rounds that has begun."""
    usual = {"format": "rounds", "rounds": 1, "size": 2, "length": 1, "clock": "normal"}
    await club.begin(*players, **{**usual, **options})
    await club.world.pass_time(20)
    return await dashboard(club)


async def asked(opened: Dashboard, label: str, **values: Any) -> str:
    """What is told after a form that an option of the dashboard opens was filled in."""
    form = await opened.choose(label)
    return told(await opened.send(form, **values))


async def done(opened: Dashboard, label: str, **values: Any) -> str:
    """The same, confirmed in three presses."""
    before = opened.presses
    await asked(opened, label, **values)
    await opened.press("Confirm")
    assert opened.presses - before == 3
    assert "✅ Done" in opened.text
    return opened.text


async def test_points_are_awarded_and_deducted(club: Club) -> None:
    opened = await rounds(club, "Ada", "Bo")
    assert "Bo loses 5 points." in await done(
        opened, "Award points", player="Bo", number="-5", reason="came late"
    )
    assert club.season.play.accounts[await club.key("Bo")].score == -5
    opened, before = await dashboard(club), club.lines()
    said = await asked(opened, "Award points", player="Bo", number="many", reason="he asked")
    assert said == club.world.say("refused-umpire_number")
    assert club.lines() == before
    form = await opened.choose("Award points")
    options = fields(form)["player"]["options"]
    assert [option["label"] for option in options] == ["Ada", "Bo"]


async def test_a_season_is_cancelled_after_two_questions(club: Club) -> None:
    opened = await rounds(club, "Ada", "Bo")
    assert "without a champion" in await asked(opened, "Cancel the season", reason="nobody has time")
    await opened.press("Confirm")
    assert "Cancel Spring?" in opened.text
    assert club.season.phase == "running"
    await opened.press("Yes, cancel it")
    assert club.world.rows("SELECT phase FROM seasons") == [("cancelled",)]
    assert "Cancel the season…" not in (await dashboard(club)).screen.offers


async def test_after_the_start_the_waiting_list_alone_is_asked(club: Club) -> None:
    opened = await rounds(club, "Ada", "Bo", places=2, rounds=3)
    nobody = await opened.choose("Check-in")
    assert told(nobody) == club.world.say("refused-league-nobody_waits")
    await club.act("Cleo", acts.SignUp(await club.key("Cleo")))
    await done(await dashboard(club), "Check-in", time="in 2 days")
    assert club.season.check_in_until is not None


async def test_all_tables_of_a_round_get_more_time_at_once(club: Club) -> None:
    opened = await rounds(club, "Ada", "Bo", "Cleo", "Dag")
    assert "The deadline is now" in await done(opened, "Extend deadlines", time="in 9 days", reason="ill")
    state = club.season.play
    assert {state.deadline(key) for key in state.fixtures} == {club.world.bot.clock.now() + DAY * 9000}
    assert len(state.fixtures) == 2


async def test_a_season_without_rounds_is_extended_if_it_has_an_end(club: Club) -> None:
    await club.begin("Ada", "Bo", ends="4 days")
    opened = await dashboard(club)
    assert "The season lasts until" in await done(opened, "Extend deadlines", time="9 days", reason="rain")
    assert club.season.play.rules.ends == club.world.bot.clock.now() + DAY * 9000


async def test_a_season_without_an_end_cannot_be_extended(club: Club) -> None:
    await club.begin("Ada", "Bo")
    offers = (await dashboard(club)).screen.offers
    assert not any(offer.startswith("Extend") for offer in offers)


async def test_a_shared_place_is_settled_before_the_end(club: Club) -> None:
    await club.begin("Ada", "Bo", "Cleo")
    await club.played({"Ada": 10, "Bo": 40, "Cleo": 40})
    opened = await dashboard(club)
    await opened.choose("Break the tie")
    form = await opened.choose("Place 2: 2 players")
    await opened.send(form, player1="Cleo", reason="by lot")
    assert "in this order: Cleo, Bo" in opened.text
    await opened.press("Confirm")
    assert "Break the tie…" not in (await dashboard(club)).screen.offers


async def large_tie(club: Club) -> tuple[Dashboard, Any]:
    """The form about six players who share first place."""
    names = ["Ada", "Bo", "Cleo", "Dag", "Eli", "Fia"]
    for name in names[4:]:
        club.world.member(name)
    await club.begin(*names, ends="1 day")
    await club.played(dict.fromkeys(names, 10))
    await club.world.pass_time(2 * DAY)
    assert club.season.phase == "review"
    opened = await dashboard(club)
    return opened, await opened.press("Break the tie…")


async def test_a_large_tie_is_put_in_order_line_by_line(club: Club) -> None:
    opened, form = await large_tie(club)
    order = "1. Fia\n2. Eli\n6. Ada\n5. Bo\n4. Cleo\n3. Dag"
    await opened.send(form, lines=order, reason="by lot")
    assert "in this order: Fia, Eli, Dag, Cleo, Bo, Ada" in opened.text


@pytest.mark.parametrize(
    ("lines", "said"),
    [
        ("1. Fia\n1. Eli\n3. Ada\n4. Bo\n5. Cleo\n6. Dag", "Choose a different player for each place."),
        ("1. Fia\n2. Eli\n3. Ada\n4. Bo\n5. Cleo\n6. Nobody", "I can’t tell who"),
        ("1. Fia\n2. Eli", "Name all players who"),
    ],
)
async def test_an_order_that_says_too_little_settles_nothing(club: Club, lines: str, said: str) -> None:
    opened, form = await large_tie(club)
    before = club.lines()
    assert said in told(await opened.send(form, lines=lines, reason="by lot"))
    assert club.lines() == before


async def test_the_files_are_at_hand(club: Club) -> None:
    opened = await rounds(club, "Ada", "Bo")
    result = await opened.choose("Export")
    assert "**Spring**, season 1" in told(result)


async def test_seasons_that_are_over_are_reached_from_a_running_one(club: Club) -> None:
    await club.begin("Ada", "Bo")
    await club.played({"Ada": 10, "Bo": 20})
    await club.decide("confirm", reason="well played")
    screen = await club.slash("create", name="Autumn", game="olsen")
    await screen.press("Open sign-up")
    opened = await dashboard(club)
    assert "Autumn · season 1" in opened.text
    await opened.choose("Other seasons")
    await opened.choose("Spring · season 1")
    assert "🏆 Champion: **Ada**" in opened.text


@pytest.mark.parametrize(
    ("command", "shown"),
    [("dashboard", "Nothing needs you"), ("log", "### Season log\n-# Spring"), ("export", "season 1")],
)
async def test_of_several_seasons_each_command_asks_which(club: Club, command: str, shown: str) -> None:
    seasons: Seasons = club.world.bot.services.seasons
    settings = replace((await club.open("Ada")).settings, league="Autumn")
    await club.world.pass_time(60)
    await seasons.create(club.world.guild.id, club.who("Una"), settings)
    screen = await club.slash(command)
    assert "Which season?" in screen.text
    (menu,) = screen.menus
    assert [option["label"] for option in menu["options"]] == ["Autumn · season 1", "Spring · season 1"]
    result = await screen.choose(menu["options"][1]["value"])
    assert shown in (screen.text if command != "export" else told(result))


# Taking a decision back


async def test_a_decision_is_taken_back_in_the_log(club: Club) -> None:
    opened = await rounds(club, "Ada", "Bo")
    await done(opened, "Award points", player="Ada", number="5", reason="brought cake")
    opened = await dashboard(club)
    await opened.choose("Season log")
    form = await opened.choose("Ada is given 5 points.")
    await opened.send(form, reason="there was no cake")
    assert "is undone" in opened.text
    await opened.press("Confirm")
    await opened.press("Back to the dashboard")
    await opened.choose("Season log")
    assert opened.screen.menus == []
    await opened.press("Back to the dashboard")
    assert "### Dashboard" in opened.text


# A game of the tournament


async def tournament(club: Club) -> Dashboard:
    """The dashboard of a tournament whose only table has played two games and plays the third."""
    await club.begin("Ada", "Bo", "Cleo", format="pursuit", game="pursuit", clock="fast")
    for slot in (1, 2, 3):
        await club.act("Una", acts.StartDeal(1, 1, slot, slot - 1))
        if slot < 3:
            await club.act("Una", acts.FinishDeal(1, 1, slot, (0, 3, 5)))
    return await dashboard(club)


async def test_a_game_of_the_tournament_is_voided(club: Club) -> None:
    opened = await tournament(club)
    form = await opened.choose("Round 1, table 1: ")
    assert form.modal["title"].startswith("Round 1, table 1: ")
    await opened.send(form, game="Deal 2", what="Void it", reason="a hand was shown")
    assert "Deal 2 doesn’t count and is played again." in opened.text
    await opened.press("Confirm")
    assert opened.presses == 3
    (table,) = club.season.play.tables
    assert [slot.voided for slot in table.slots] == [0, 1, 0, 0, 0]


@pytest.mark.parametrize(("points", "expected"), [("=7", 7), ("+3", 6), ("-1", 2), ("12", 12)])
async def test_points_of_a_game_are_adjusted(club: Club, points: str, expected: int) -> None:
    opened = await tournament(club)
    (table,) = club.season.play.tables
    second = table.seats[1]
    name = ("Ada", "Bo", "Cleo")[int(second) - 1]
    form = await opened.choose("Round 1, table 1: ")
    what = f"{name}’s points"
    await opened.send(form, game="Deal 1", what=what, number=points, reason="miscounted")
    await opened.press("Confirm")
    assert opened.presses == 3
    assert club.season.play.cells[1, 1, second].points == expected


@pytest.mark.parametrize(
    ("game", "points", "refused"), [("Deal 1", "a few", "umpire_points"), ("Deal 3", "=7", "")]
)
async def test_points_that_cannot_be_changed_stay(club: Club, game: str, points: str, refused: str) -> None:
    opened = await tournament(club)
    before = club.lines()
    form = await opened.choose("Round 1, table 1: ")
    said = told(await opened.send(form, game=game, what="Bo’s points", number=points, reason="miscounted"))
    assert said == (
        club.world.say(f"refused-{refused}") if refused else club.world.say("refused-league-not_played")
    )
    assert club.lines() == before
