"""The dashboard: what happens next, what needs the umpire, and everything mended in a few presses."""

from __future__ import annotations

from typing import Any

import pytest
import pytest_asyncio

from bot.league.season import acts
from tests.e2e.club import Club
from tests.e2e.screen import Private, menus_of, told, values_of
from tests.e2e.test_coming import MINUTE, NOW, all_texts, enter_thread, marks_an_hour, set_time, until
from tests.e2e.test_fixtures import DAY, running
from tests.e2e.world import World

HOUR = 3600


class Dashboard:
    """The dashboard on Una's screen, with her presses counted."""

    def __init__(self, club: Club, screen: Private) -> None:
        self.club, self.screen, self.presses = club, screen, 0

    @property
    def text(self) -> str:
        return self.screen.text

    @property
    def labels(self) -> list[str]:
        return self.screen.labels

    async def press(self, label: str) -> Any:
        """Press a button."""
        self.presses += 1
        return await self.screen.press(label)

    async def choose(self, label: str) -> Any:
        """Choose an option of a menu by the beginning of its label."""
        self.presses += 1
        (value,) = [
            option["value"]
            for menu in self.screen.menus
            for option in menu["options"]
            if option["label"].startswith(label)
        ]
        return await self.screen.choose(value)

    async def send(self, form: Any, **values: Any) -> Any:
        """Fill a form, and send it; choices by the beginning of their labels."""
        self.presses += 1
        assert form.modal is not None
        fields = {part["component"]["custom_id"]: part["component"] for part in form.modal["components"]}
        filled = {key: _chosen(fields[key], value) for key, value in values.items()}
        return await self.screen.member.submit_modal(form, filled)


def _chosen(field: dict[str, Any], value: Any) -> Any:
    if "options" in field:
        return [each["value"] for each in field["options"] if each["label"].startswith(value)]
    return value if isinstance(value, str | list) else [value]


@pytest_asyncio.fixture
async def club(world: World) -> Club:
    return Club(world)


async def dashboard(club: Club) -> Dashboard:
    return Dashboard(club, await club.slash("dashboard"))


# What it says


async def test_before_sign_up_closes_it_says_what_happens_next_and_when(club: Club) -> None:
    await club.open("Ada", "Bo", **{"signup-closes": "2 days", "starts": "3 days"})
    settings = club.season.settings
    opened = await dashboard(club)
    assert "Players: 2." in opened.text
    assert f"- <t:{settings.signup_closes // 1000}:R>: sign-up closes" in opened.text
    assert f"- <t:{settings.starts // 1000}:R>: the season starts" in opened.text
    assert "Nothing needs you now" in opened.text


async def test_a_season_that_is_over_is_shown_when_none_runs(club: Club) -> None:
    assert "No league is running here" in await club.refused("dashboard")
    await club.begin("Ada", "Bo")
    await club.played({"Ada": 10, "Bo": 20})
    await club.decide("confirm", reason="well played")
    assert "🏆 Champion: **Ada**" in (await dashboard(club)).text
    said = await club.refused("award", player="Ada", points=3, reason="late")
    assert "This season has ended, and its results are final." in said
    exported = await club.world.slash("Una", "umpire export")
    assert "**Spring**, season 1" in told(exported)


async def test_moderators_who_are_no_staff_do_not_see_the_dashboard(club: Club) -> None:
    await club.begin("Ada", "Bo")
    assert await club.refused("dashboard", who="Mo") == club.world.say("refused-not_staff", role=None)


async def test_tables_are_counted_by_how_they_stand(club: Club) -> None:
    await running(club.world, "Ada", "Bo", "Cleo", "Dag", **{**NOW, "size": 2})
    opened = await dashboard(club)
    assert "**Tables:** No hours yet: **2**" in opened.text
    assert "I pick a time for 2 tables if none is agreed" in opened.text
    (menu, _) = menus_of(opened.screen.message)
    assert len(menu["options"]) == 2


# Usual mishaps, each mended in three presses


async def drawn(club: Club, *players: str, **settings: Any) -> str:
    """A season of one table that has been drawn; the key of its fixture."""
    await running(club.world, *players, **{**NOW, **settings})
    (fixture,) = club.season.play.fixtures
    return str(fixture)


async def test_who_does_not_come_holds_nobody_up(club: Club) -> None:
    world = club.world
    fixture = await drawn(club, "Ada", "Bo", "Cleo", "Dag", size=4)
    await club.decide("withdraw", player="Dag", reason="has moved")
    home = world.channel
    said = await club.refused("begin", which=fixture)
    assert "At least 2 players have to be here." in said
    await enter_thread(world, "Ada")
    await world.press("Bo", "I’m here")
    thread, world.channel = world.channel, home
    opened = await dashboard(club)
    assert "Not yet: Cleo." in opened.text
    assert all("Dag" not in option["label"] for option in opened.screen.menus[0]["options"])
    await opened.press("Round 1, table 1")
    assert "lets the players who are here play. The others forfeit." in opened.text
    await opened.press("Begin without the others")
    assert "Ada" in opened.text
    await opened.press("Confirm")
    assert opened.presses == 3
    assert "✅ Done" in opened.text
    world.channel = thread
    await world.pass_time(12)
    assert sorted(chair.name for chair in world.now.chairs) == ["Ada", "Bo"]
    assert world.now.phase == "playing"
    assert club.season.appointments[fixture].playing


async def test_nobody_came_and_they_get_two_more_days(club: Club) -> None:
    fixture = await drawn(club, "Ada", "Bo", "Cleo")
    await marks_an_hour(club, "Cleo")
    deadline = club.season.play.deadline(fixture)
    await until(club.world, deadline - HOUR * 1000)
    opened = await dashboard(club)
    assert "No players showed up." in opened.text
    await opened.press("Round 1, table 1")
    await opened.press("2 more days")
    await opened.press("Confirm")
    assert opened.presses == 3
    assert club.season.play.deadline(fixture) == deadline + 2 * DAY * 1000
    await opened.press("Back to the dashboard")
    assert "Dashboard" in opened.text


async def test_a_table_that_was_never_played_stays_on_the_dashboard(club: Club) -> None:
    fixture = await drawn(club, "Ada", "Bo", "Cleo")
    await until(club.world, club.season.play.deadline(fixture) + MINUTE * 1000)
    opened = await dashboard(club)
    assert club.season.phase == "review"
    assert "Not played in time" in opened.text
    await opened.press("Round 1, table 1")
    await opened.choose("Cleo")
    await opened.press("Confirm")
    assert opened.presses == 3
    result = club.season.play.outcome(fixture)
    assert [seat.player for seat in result.seats if not seat.absent] == [await club.key("Cleo")]


async def test_a_table_waits_for_who_is_late(club: Club) -> None:
    world = club.world
    fixture = await drawn(club, "Ada", "Bo", "Cleo")
    await marks_an_hour(club, "Cleo")
    home = world.channel
    await until(world, club.season.play.deadline(fixture) - 2 * DAY * 1000 + MINUTE * 1000)
    await until(world, set_time(world, club) - 5 * MINUTE * 1000)
    await enter_thread(world, "Ada")
    world.channel = home
    before = club.season.appointments[fixture].call
    opened = await dashboard(club)
    await opened.press("Round 1, table 1")
    await opened.press("Wait 10 minutes")
    assert opened.presses == 2
    assert club.season.appointments[fixture].call.until == before.until + 10 * MINUTE * 1000
    assert club.season.appointments[fixture].call.binding
    assert "✅ Done" in opened.text


async def test_a_table_gets_another_time(club: Club) -> None:
    fixture = await drawn(club, "Ada", "Bo", "Cleo")
    opened = await dashboard(club)
    await opened.choose("Round 1, table 1")
    form = await opened.press("Another time…")
    await opened.send(form, time="in 5 hours", reason="Bo has a train")
    assert opened.presses == 3
    assert club.season.appointments[fixture].at == club.world.bot.clock.now() + 5 * HOUR * 1000
    assert club.lines()[-1][-1] == "Bo has a train"
    assert "Time set: **1**" in opened.text


async def test_a_time_that_nobody_understands_changes_nothing(club: Club) -> None:
    await drawn(club, "Ada", "Bo", "Cleo")
    opened = await dashboard(club)
    await opened.choose("Round 1, table 1")
    form, before = await opened.press("Another deadline…"), club.lines()
    said = told(await opened.send(form, time="whenever", reason="Bo has a train"))
    assert said == club.world.say("refused-umpire_time", word="whenever")
    assert club.lines() == before


async def test_a_player_is_taken_out(club: Club) -> None:
    await drawn(club, "Ada", "Bo", "Cleo")
    opened = await dashboard(club)
    form = await opened.choose("A player…")
    await opened.send(form, player="Bo", what="Remove: they forfeit", reason="moved away")
    assert "Bo is out of the season" in opened.text
    await opened.press("Confirm")
    assert opened.presses == 3
    assert await club.key("Bo") not in club.season.players
    await club.world.pass_time(12)
    (told_of_it,) = [text for text, _ in all_texts(club.world) if "Bo is out of the season" in text]
    assert "→ **out**" in told_of_it


async def test_somebody_takes_over(club: Club) -> None:
    await drawn(club, "Ada", "Bo", "Cleo")
    opened = await dashboard(club)
    members = club.world.members
    form = await opened.choose("A player…")
    given = {"player": "Bo", "what": "Replace", "instead": members["Dag"]}
    await opened.send(form, **given, reason="moved away")
    assert "Dag is asked to take over from Bo" in opened.text
    await opened.press("Confirm")
    assert opened.presses == 3
    (offer,) = club.season.offers
    await club.act("Dag", acts.TakeOver(offer))
    assert await club.key("Dag") in club.season.players


async def test_nobody_takes_over_if_nobody_waits_or_is_chosen(club: Club) -> None:
    await drawn(club, "Ada", "Bo", "Cleo")
    opened = await dashboard(club)
    form = await opened.choose("A player…")
    chosen = {"player": "Bo", "what": "Replace", "reason": "moved away"}
    assert told(await opened.send(form, **chosen)) == club.world.say("refused-umpire_replace_whom")


async def test_a_wrong_result_is_corrected(club: Club) -> None:
    fixture = await drawn(club, "Ada", "Bo", "Cleo")
    match = await club.played({"Ada": 10, "Bo": 40, "Cleo": 20}, fixture)
    opened = await dashboard(club)
    form = await opened.choose("Round 1, table 1")
    assert form.modal["title"].startswith("Round 1, table 1: ")
    await opened.send(form, what="Bo’s points", number="4", reason="a card was counted twice")
    assert "- Bo:" in opened.text
    await opened.press("Confirm")
    assert opened.presses == 3
    assert club.season.play.rulings.totals[match] == {await club.key("Bo"): 4}


async def test_a_total_that_is_no_number_changes_nothing(club: Club) -> None:
    fixture = await drawn(club, "Ada", "Bo", "Cleo")
    await club.played({"Ada": 10, "Bo": 40, "Cleo": 20}, fixture)
    opened, before = await dashboard(club), club.lines()
    form = await opened.choose("Round 1, table 1")
    said = told(await opened.send(form, what="Bo’s points", reason="a card was counted twice"))
    assert said == "Write the player’s new total, or choose **Void it**."
    assert club.lines() == before


async def test_a_form_that_was_refused_is_opened_again_as_it_was_written(club: Club) -> None:
    fixture = await drawn(club, "Ada", "Bo", "Cleo")
    await club.played({"Ada": 10, "Bo": 40, "Cleo": 20}, fixture)
    opened = await dashboard(club)
    form = await opened.choose("Round 1, table 1")
    answer = await opened.send(form, what="Bo’s points", number="four", reason="a card was counted twice")
    beside = Private(club.world.members["Una"], answer)
    again = await beside.press("Open the form again")
    fields = {part["component"]["custom_id"]: part["component"] for part in again.modal["components"]}
    chosen = [each["label"] for each in fields["what"]["options"] if each.get("default")]
    assert chosen == ["Bo’s points"]
    assert [fields[key]["value"] for key in ("number", "reason")] == ["four", "a card was counted twice"]
    await opened.send(again, what="Bo’s points", number="4", reason="a card was counted twice")
    assert "Bo has 4 in this match" in beside.text


async def reviewed(club: Club, points: dict[str, int]) -> None:
    """A season of one round that has been played, with these points, and waits to be confirmed."""
    fixture = await drawn(club, *points)
    await club.played(points, fixture)
    await club.world.pass_time(2)
    assert club.season.phase == "review"


async def test_a_tie_on_a_line_is_settled_and_the_season_confirmed(club: Club) -> None:
    await reviewed(club, {"Ada": 10, "Bo": 10, "Cleo": 10})
    opened = await dashboard(club)
    assert "share first place" in opened.text
    assert "Confirm the results…" not in opened.labels
    form = await opened.press("Break the tie…")
    await opened.send(form, player1="Bo", player2="Cleo", reason="by lot")
    assert "in this order: Bo, Cleo, Ada" in opened.text
    await opened.press("Confirm")
    assert opened.presses == 3
    await opened.press("Back to the dashboard")
    await opened.press("Confirm the results…")
    assert "🏆 Champion: **Bo**" in opened.text
    await opened.press("Confirm")
    assert club.world.rows("SELECT phase FROM seasons") == [("over",)]


async def test_nobody_has_two_places(club: Club) -> None:
    await reviewed(club, {"Ada": 10, "Bo": 10, "Cleo": 10})
    opened, before = await dashboard(club), club.lines()
    form = await opened.press("Break the tie…")
    said = told(await opened.send(form, player1="Bo", player2="Bo", reason="by lot"))
    assert said == club.world.say("refused-dashboard_tie_twice")
    assert club.lines() == before


async def test_a_question_is_answered(club: Club) -> None:
    fixture = await drawn(club, "Ada", "Bo", "Cleo")
    match = await club.played({"Ada": 10, "Bo": 40, "Cleo": 20}, fixture)
    bo = await club.key("Bo")
    await club.act("Bo", acts.Appeal(match, bo), "the *ace* was mine")
    opened = await dashboard(club)
    assert "**Questions from players:** 1" in opened.text
    await opened.press("Read and answer")
    assert "Open: 1" in opened.text
    assert "the \\*ace\\* was mine" in opened.text
    form = await opened.press("Answer")
    await opened.send(form, reason="it was not")
    assert opened.presses == 3
    assert "None are open." in opened.text
    (asked,) = club.season.appeals.values()
    assert asked.answer == "it was not"


@pytest.mark.slow
async def test_who_stays_away_again_and_again_is_named(club: Club) -> None:
    await drawn(club, "Ada", "Bo", rounds=3)
    for number in range(2):
        fixture = list(club.season.play.fixtures)[number]
        await club.act("Una", acts.ForfeitFixture(fixture, (await club.key("Ada"),)))
        await until(club.world, club.season.play.deadline(fixture) + MINUTE * 1000)
    opened = await dashboard(club)
    assert "👻 **Bo** missed 2 matches." in opened.text
    form = await opened.press("Remove or replace Bo…")
    assert form.modal["title"] == "Remove or replace Bo"
    await opened.send(form, what="Remove: they forfeit", reason="are you still there?")
    await opened.press("Confirm")
    assert opened.presses == 3
    assert club.season.play.decisions[-1].reason == "are you still there?"


async def test_the_season_is_started(club: Club) -> None:
    await club.open("Ada", "Bo")
    opened = await dashboard(club)
    assert "Ready to start." in opened.text
    await opened.press("Start the season")
    await opened.press("Confirm")
    assert club.season.phase == "running"


async def test_what_was_mended_meanwhile_is_not_mended_again(club: Club) -> None:
    fixture = await drawn(club, "Ada", "Bo", "Cleo")
    opened = await dashboard(club)
    (menu, _) = menus_of(opened.screen.message)
    (see,) = values_of(menu)
    await club.played({"Ada": 10, "Bo": 40, "Cleo": 20}, fixture)
    said = told(await opened.screen.choose(see))
    assert said == club.world.say("refused-dashboard_table_done")


async def test_another_servers_season_is_not_shown(club: Club) -> None:
    await drawn(club, "Ada", "Bo", "Cleo")
    opened = await dashboard(club)
    for custom_id in ("j:dashboard:00000000", "j:begin:00000000:x", f"j:table:{club.season.key}:nonsense"):
        (result,) = await club.world.at_once(("Una", opened.screen.message, custom_id))
        assert told(result) != ""
