"""Who is told that they go up goes up, whoever leaves; and a league that grows gets more divisions."""

from __future__ import annotations

import re

import pytest

from bot.league.decisions import Award
from bot.league.season import acts, season_state
from bot.ui.i18n.translator import translator
from tests.e2e.league import DAY, MINUTE, League
from tests.e2e.screen import text_of
from tests.e2e.settings import altered
from tests.e2e.world import World

pytestmark = pytest.mark.slow

SAY = translator("en")

TERMS = {
    "format": "divisions",
    "rounds": 1,
    "size": 3,
    "moving": 1,
    "seeding": "signup",
    "round-length": "1 day",
}


async def season_over(league: League, each: int, rounds: int = 1) -> str:
    """Play a season of two divisions, of A1, A2 and so on, and of B1, B2 and so on, ``each`` so many. Gives
    its key. The last of the upper division is told to go down, the first of the lower one to go up.
    """
    players = [f"{division}{number}" for division in "AB" for number in range(1, each + 1)]
    await league.rounds(*players, **{**TERMS, "division-size": each, "rounds": rounds})
    for _ in range(rounds):
        await league.play(points={name: int(name[1:]) for name in players})
        await league.world.pass_time(DAY + MINUTE)
    season = league.season.key
    await league.decide("confirm", reason="well played")
    await league.world.pass_time(20)
    assert any("⬆️ B1 → division 1" in text for text in league.texts())
    assert any(f"⬇️ A{each} → division 2" in text for text in league.texts())
    return season


async def divisions(league: League, season: str, *players: str) -> dict[str, int]:
    """In which division each of these players starts the next season."""
    await league.begin(*players, again=season)
    await league.world.pass_time(20)
    head = f"## Spring · season {league.season.number} · round 1"
    (drawn,) = [text for text in league.texts() if text.startswith(head)]
    found = {}
    for line in drawn.splitlines():
        if at := re.match(r"\*\*(?:Division (\d+), t|T)able \d+\*\*", line):
            found.update({name: int(at[1] or 1) for name in players if name in line})
    assert {*found} == {*players}, drawn
    return found


async def test_the_next_season_of_a_league_says_how_large_its_divisions_are(world: World) -> None:
    """Nobody has written it again, and the divisions that were promised are of that size."""
    league = League(world)
    await season_over(league, 3)
    screen = await league.slash("create", name="Spring", format="divisions")
    assert "**Divisions** of at most 3" in screen.text
    screen = await league.drafted(name="Spring", format="divisions", **{"division-size": 5})
    assert "**Divisions** of at most 5" in screen.text
    screen = await league.slash("create", name="Autumn", format="divisions")
    assert "**Divisions** of at most 20" in screen.text


@pytest.mark.parametrize("others", [("B2",), ()], ids=["with another", "alone"])
async def test_who_was_told_that_they_go_up_does_though_others_leave(
    world: World, others: tuple[str, ...]
) -> None:
    league = League(world)
    season = await season_over(league, 4)
    assert (await divisions(league, season, "A1", "A2", "A3", "A4", "B1", *others))["B1"] == 1


async def test_who_was_not_told_that_they_go_down_stays_though_others_leave(world: World) -> None:
    league = League(world)
    season = await season_over(league, 6)
    upper = [f"A{number}" for number in range(1, 7)]
    started = await divisions(league, season, *upper, "B2")
    assert [name for name in upper if started[name] > 1] in ([], ["A6"])


async def test_the_preview_and_the_post_of_the_start_name_who_fills_a_gap(world: World) -> None:
    league = League(world)
    season = await season_over(league, 4)
    await league.open("A1", "A2", "A3", "B1", "B2", "B3", "B4", "New", again=season)
    shown = SAY("umpire-start", why="room", promised=2, off=0, names=league.numbered("B2", first=4))
    told = SAY("season-room", names="B2", division=1, promised=2)
    screen = await league.go("start")
    assert shown not in screen.text
    await league.act("A3", acts.Leave(await league.key("A3")))
    screen = await league.go("start")
    assert shown in screen.text
    await screen.press("Confirm")
    await world.pass_time(20)
    assert any(told in text for text in league.texts() if "started**" in text)


async def test_who_was_promised_a_division_that_is_merged_is_named(world: World) -> None:
    league = League(world)
    season = await season_over(league, 4)
    started = await divisions(league, season, "A1", "A2", "A3", "A4", "B1", "B2")
    assert {*started.values()} == {1}
    (told,) = [text for text in league.texts() if "Spring · season 2 started" in text]
    assert SAY("season-fewer-divisions", count=1, before=2, players=6, fits=False) in told
    assert SAY("season-large-division", division=1, count=6, most=4) in told
    assert SAY("season-merged", names="A4, B2", division=1, promised=2) in told


async def test_who_comes_back_to_a_full_division_starts_one_lower_and_everybody_reads_why(
    world: World,
) -> None:
    """The next two seasons have divisions of at most four, and B1 sits out the first of them."""
    league = League(world)
    season = await season_over(league, 4)
    others = ["A1", "A2", "A3", "B2", "B3", "B4", "C1", "C2"]
    assert (await divisions(league, season, *others))["B2"] == 1, "the first to fill the gap stays"
    await league.play(points={name: place for place, name in enumerate(others, start=1)})
    await world.pass_time(DAY + MINUTE)
    second = league.season.key
    await league.decide("confirm", reason="well played")
    await league.open(*others[:-1], "B1", again=second)
    screen = await league.go("start")
    shown = SAY("umpire-start", why="full", promised=1, off=1, names=league.numbered("B1", first=5))
    assert shown in screen.text
    await screen.press("Confirm")
    await world.pass_time(20)
    assert any(SAY("season-full", names="B1", division=2, promised=1) in text for text in league.texts())


async def test_nothing_is_said_of_promises_that_are_kept_as_announced(world: World) -> None:
    league = League(world)
    season = await season_over(league, 3)
    started = await divisions(league, season, "A1", "A2", "A3", "B1", "B2", "B3")
    assert started == {"A1": 1, "A2": 1, "B1": 1, "A3": 2, "B2": 2, "B3": 2}
    (begun,) = [text for text in league.texts() if "Spring · season 2 started" in text]
    assert "division" not in begun


async def test_who_sits_a_season_out_keeps_their_division(world: World) -> None:
    league = League(world)
    season = await season_over(league, 4)
    others = ["A1", "A2", "A3", "A4", "B2", "B3", "B4"]
    assert (await divisions(league, season, *others))["A4"] == 1, "the first to fill the gap stays"
    await league.play(points={name: place for place, name in enumerate(others, start=1)})
    await world.pass_time(DAY + MINUTE)
    second = league.season.key
    await league.decide("confirm", reason="well played")
    assert (await divisions(league, second, *others, "B1", "new"))["B1"] == 1


async def test_a_season_that_was_cancelled_keeps_the_promises_of_the_one_before(world: World) -> None:
    league = League(world)
    season = await season_over(league, 3)
    await league.begin("A1", "A2", "A3", "B1", "B2", "B3", again=season)
    cancelled = league.season.key
    await league.act("Una", acts.Cancel(), "nobody has time")
    started = await divisions(league, cancelled, "A1", "A2", "A3", "B1", "B2", "B3")
    assert started == {"A1": 1, "A2": 1, "B1": 1, "A3": 2, "B2": 2, "B3": 2}


async def test_what_is_confirmed_anew_replaces_what_was_promised(world: World) -> None:
    league = League(world)
    season = await season_over(league, 3)
    screen = await league.go("reopen", reason="B2 was right")
    await screen.press("Confirm")
    await league.act("Una", acts.Decide(Award(await league.key("B2"), 500)), "B2 was right")
    await league.decide("confirm", reason="now it is right")
    await world.pass_time(20)
    assert "⬆️ B2 → division 1" in text_of(league.post("⬆️"))
    started = await divisions(league, season, "A1", "A2", "A3", "B1", "B2", "B3")
    assert started == {"A1": 1, "A2": 1, "B2": 1, "A3": 2, "B1": 2, "B3": 2}


async def test_an_order_by_hand_breaks_no_promise(world: World) -> None:
    league = League(world)
    season = await season_over(league, 3)
    await league.open("A1", "A2", "A3", "B1", "B2", "B3", "New", again=season)
    names = ["B3", "B2", "New", "A3", "A2", "A1", "B1"]  # the last is the one who was promised to go up
    await league.act("Una", acts.Seed(tuple([await league.key(name) for name in names])))
    _, upper, lower = re.split(r"### Division [12] ·", (await league.go("start")).text)
    assert {name for name in names if name in upper} == {"A1", "A2", "B1", "New"}
    assert {name for name in names if name in lower} == {"A3", "B2", "B3"}


async def test_who_enters_late_plays_in_the_division_that_they_were_promised(world: World) -> None:
    league = League(world)
    season = await season_over(league, 4, rounds=2)
    await league.begin("A1", "A2", "A3", "A4", "B2", "B3", "B4", again=season)
    world.member("New")
    for name in ("B1", "New"):
        await league.act(name, acts.SignUp(await league.key(name)))
    state = season_state(league.season)
    assert state is not None
    assert [state.division_of(await league.key(name)) for name in ("B1", "New")] == [1, 2]


async def test_a_move_that_breaks_a_promise_is_told_where_that_was_given(world: World) -> None:
    league, log = League(world), world.guild.create_text_channel("decisions")
    season = await season_over(league, 3)
    await league.begin("A1", "A2", "A3", "B1", "B2", "B3", again=season)
    await altered(league, log_channel=log)
    told = "B1 goes to division 2, although they were promised division 1."
    screen = await league.go("move", player="B1", division=2, reason="asked for it")
    assert told in screen.text
    assert "This breaks an earlier promise" in screen.text
    await screen.press("Confirm")
    screen = await league.go("move", player="B2", division=1, reason="plays too well")
    assert "promise" not in screen.text
    await screen.press("Confirm")
    await world.pass_time(20)
    assert "asked for it" in text_of(league.post(told))
    (decided,) = [text_of(each) for each in log.history() if "goes to division" in text_of(each)]
    assert "B2 goes to division 1." in decided


async def test_a_league_that_grows_gets_more_divisions(world: World) -> None:
    league = League(world)
    season = await season_over(league, 3)
    newcomers = [f"C{number}" for number in range(6)]
    started = await divisions(league, season, "A1", "A2", "A3", "B1", "B2", "B3", *newcomers)
    assert len({*started.values()}) > 2, started
