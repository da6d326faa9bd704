"""A table was played elsewhere, and an umpire enters its result."""

from __future__ import annotations

from typing import Any

import pytest_asyncio

from bot.league.season import Season, format_of, movers, winners
from tests.e2e.club import Club
from tests.e2e.screen import Private, labels_of, text_of, told
from tests.e2e.test_coming import NOW
from tests.e2e.test_dashboard_fixes import dashboard
from tests.e2e.test_fixtures import running
from tests.e2e.world import World


@pytest_asyncio.fixture
async def club(world: World) -> Club:
    return Club(world)


async def drawn(club: Club, **settings: Any) -> str:
    """A season of one table that has been drawn; the key of its fixture."""
    await running(club.world, "Ada", "Bo", "Cleo", **{**NOW, **settings})
    (fixture,) = club.season.play.fixtures
    return str(fixture)


async def form(club: Club, fixture: str) -> Any:
    """The form for the result of a fixture."""
    screen = await club.go("table", which=fixture)
    opened = await screen.press("Enter the result…")
    assert opened.modal is not None
    return opened


async def sent(club: Club, fixture: str, places: str, reason: str = "played at the café") -> Any:
    """The answer to a form that was filled with these lines."""
    opened = await form(club, fixture)
    una = club.world.members["Una"]
    return await una.submit_modal(opened, {"places": places, "reason": reason})


async def entered(club: Club, fixture: str, places: str) -> Private:
    """The result of a fixture was entered and confirmed."""
    screen = club.world.private("Una", await sent(club, fixture, places))
    await screen.press("Confirm")
    assert "✅ Done" in screen.text
    return screen


async def standing(club: Club) -> dict[str, float | None]:
    """The scores of a season by name."""
    state = club.season.play
    people = await club.world.bot.services.seasons.names(club.season)
    scores = state.accounts.values()
    return {people[own.player].name: None if own.score is None else float(own.score) for own in scores}


async def test_the_form_has_a_line_for_each_player(club: Club) -> None:
    fixture = await drawn(club)
    opened = await form(club, fixture)
    places, reason = (part["component"] for part in opened.modal["components"])
    assert sorted(line.partition(". ")[2] for line in places["value"].splitlines()) == ["Ada", "Bo", "Cleo"]
    assert places["value"].startswith("1. ")
    assert reason["custom_id"] == "reason"


async def test_a_result_is_previewed_entered_and_shown_as_played_elsewhere(club: Club) -> None:
    fixture = await drawn(club)
    before = club.lines()
    screen = club.world.private("Una", await sent(club, fixture, "1. Bo\n2. Ada\n– Cleo"))
    assert "1. Bo · 2. Ada · 🏳️ Cleo" in screen.text
    assert "played at the café" in screen.text
    assert "Ratings don’t change." in screen.text
    assert "Bo" in screen.text.partition("Ratings don’t")[2]  # what it changes in the standings
    assert club.lines() == before
    await screen.press("Confirm")
    assert await standing(club) == {"Bo": 100, "Ada": 50, "Cleo": 0}
    await club.world.pass_time(12)
    assert any("1. Bo · 2. Ada · 🏳️ Cleo" in text_of(each) for each in club.world.channel.history())
    fixtures = await club.world.slash("Ada", "league fixtures")
    assert "✍️ played elsewhere: 🥇 Bo · 🥈 Ada · 🏳️ Cleo" in told(fixtures)


async def test_it_can_be_taken_back(club: Club) -> None:
    fixture = await drawn(club)
    await entered(club, fixture, "Bo 10\nAda 20\nCleo 20")
    key = club.season.play.decisions[-1].key
    screen = await club.go("reverse", decision=key, reason="wrong table")
    await screen.press("Confirm")
    assert club.season.play.outcome(fixture) is None
    assert set((await standing(club)).values()) <= {None, 0}
    await entered(club, fixture, "1. Cleo\n2. Ada\n2. Bo")
    assert await standing(club) == {"Cleo": 100, "Ada": 25, "Bo": 25}


async def test_an_open_table_is_closed_and_its_time_goes(club: Club) -> None:
    world = club.world
    fixture = await drawn(club)
    asked = next(message for message in world.channel.history() if "I’m here" in labels_of(message))
    await world.members["Ada"].click(asked, label="I’m here")
    await world.pass_time()
    table = world.bot.services.seasons.table_of(club.season, fixture)
    assert table is not None
    screen = world.private("Una", await sent(club, fixture, "Ada\nBo\nCleo"))
    assert f"<#{table.channel_id}>" in screen.text
    await screen.press("Confirm")
    await world.pass_time()
    assert not (await world.bot.services.tables.get(table.table_id)).is_open
    appointment = club.season.appointments[fixture]
    assert (appointment.table, appointment.at, appointment.call, appointment.proposal) == (
        None,
        None,
        None,
        None,
    )


async def test_the_dashboard_leads_there(club: Club) -> None:
    await drawn(club)
    opened = await dashboard(club)
    await opened.choose("Round 1, table 1")
    assert "is for a match played elsewhere" in opened.text
    answer = await opened.send(await opened.press("Enter the result…"), places="Ada\nBo\nCleo", reason="café")
    assert "1. Ada · 2. Bo · 3. Cleo" in told(answer)


async def test_what_cannot_be_meant_changes_nothing(club: Club) -> None:
    fixture = await drawn(club)
    before = club.lines()
    for places, said in (
        ("Ada\nBo\nDag", "I can’t tell who “Dag” is"),
        ("Ada 30\nBo 20\nCleo 10", "The points don’t match the places"),
        ("Ada 10\nBo 20\nCleo 10", "The points don’t match the places"),
        ("1. Ada 10\n1. Bo 20\n3. Cleo 30", "The points don’t match the places"),
        ("- Ada 10\n- Bo 20\nCleo 30", "Does the “-” before Ada mean a no-show?"),
        ("Ada\n- Bo\n– Cleo", "At least 2 players have to take part"),
    ):
        assert said in told(await sent(club, fixture, places))
    assert club.lines() == before


async def test_what_is_played_or_unknown_is_not_entered(club: Club) -> None:
    fixture = await drawn(club)
    opened = await form(club, fixture)
    await entered(club, fixture, "Ada\nBo\nCleo")
    una = club.world.members["Una"]
    late = await una.submit_modal(opened, {"places": "Bo\nAda\nCleo", "reason": "late"})
    assert club.world.say("refused-dashboard_table_done") in told(late)


async def test_an_entered_result_is_not_corrected_but_taken_back(club: Club) -> None:
    fixture = await drawn(club)
    await entered(club, fixture, "Ada\nBo\nCleo")
    (match,) = club.season.play.results
    said = await club.refused("adjust", match=match, player="Ada", total=3, reason="typo")
    assert "This result was entered already" in said


async def test_a_match_of_an_open_season_is_entered_with_its_players(club: Club) -> None:
    await club.begin("Ada", "Bo", "Cleo", format="open", length=1)
    said = await club.refused("enter any", written="1. Ada\nDag", reason="café")
    assert "I can’t tell who “Dag” is" in said
    opened = await dashboard(club)
    answer = await opened.send(await opened.choose("Enter a result…"), places="@Bo\nCleo", reason="café")
    screen = club.world.private("Una", answer)
    assert "played elsewhere: 1. Bo · 2. Cleo" in screen.text
    await screen.press("Confirm")
    assert await standing(club) == {"Ada": None, "Bo": 150, "Cleo": 50}
    key = club.season.play.decisions[-1].key
    await club.decide("reverse", decision=key, reason="it was a friendly match")
    assert await standing(club) == {"Ada": None, "Bo": None, "Cleo": None}


async def enter_round(club: Club) -> None:
    """The results of all open tables are entered; who comes first in the alphabet wins."""
    people = await club.world.bot.services.seasons.names(club.season)
    for fixture in format_of(club.season).fixtures.called(club.season):
        players = format_of(club.season).fixtures.players_of(club.season, fixture)
        await entered(club, fixture, "\n".join(sorted(people[player].name for player in players)))


async def next_round(club: Club) -> None:
    """The deadline of the round has come."""
    await club.world.pass_time(24 * 3600)


async def champions(club: Club, season: Season) -> list[str]:
    """Who has won, once the results are confirmed."""
    await club.decide("confirm", reason="well played")
    seasons = club.world.bot.services.seasons
    people = await seasons.names(season)
    return [people[player].name for player in winners(await seasons.by_key(season.key))]


FOUR = ("Ada", "Bo", "Cleo", "Dag")


async def test_a_cup_that_is_played_elsewhere_comes_to_its_champion(club: Club) -> None:
    settings = {"format": "cup", "size": 2, "seeding": "signup", "length": 1, "round-length": "1 day"}
    await club.begin(*FOUR, **settings)
    await enter_round(club)
    assert "2 players are left" in told(await club.world.slash("Ada", "league info")).replace("*", "")
    await next_round(club)
    assert club.season.play.round == 2
    await enter_round(club)
    await next_round(club)
    assert club.season.phase == "review"
    assert await champions(club, club.season) == ["Ada"]


async def test_divisions_that_are_played_elsewhere_move_people_up_and_down(club: Club) -> None:
    settings = {"format": "divisions", "rounds": 1, "division-size": 3, "moving": 1, "length": 1}
    for name in ("Eva", "Finn"):
        club.world.member(name)
    await club.begin(*FOUR, "Eva", "Finn", **{"size": 3, "round-length": "1 day", **settings})
    first = club.season
    await enter_round(club)
    await next_round(club)
    assert await champions(club, first) != []
    up, down = movers(await club.world.bot.services.seasons.by_key(first.key))
    assert (len(up), len(down)) == (1, 1)
    await club.begin(*FOUR, "Eva", "Finn", again=first.key)
    state = club.season.play
    assert [state.division_of(player) for player, _ in (*up, *down)] == [1, 2]
