"""What is rare on the dashboard: the waiting list, divisions, and the order before the start."""

from __future__ import annotations

import pytest
import pytest_asyncio

from bot.league.season import acts
from tests.e2e.club import Club
from tests.e2e.screen import told
from tests.e2e.test_dashboard_fixes import dashboard, drawn
from tests.e2e.world import World

WHY = "asked for"


@pytest_asyncio.fixture
async def club(world: World) -> Club:
    return Club(world)


@pytest.mark.parametrize("is_running", [False, True])
async def test_a_table_that_there_is_not_gets_no_more_days(club: Club, is_running: bool) -> None:
    await (club.begin if is_running else club.open)("Ada", "Bo", format="rounds", clock="slow")
    opened, before = await dashboard(club), club.lines()
    forged = ("Una", opened.screen.message, f"j:days:{club.season.key}:nothing")
    (result,) = await club.world.at_once(forged)
    assert told(result) == club.world.say("refused-dashboard_table_done")
    assert club.lines() == before


@pytest.mark.parametrize(
    ("what", "refusal"),
    [
        ("player:{}:gone", "refused-league-no_entry"),
        # Menus that Discord fills, pressed as buttons
        *((f"{menu}:{{}}:1", "refused-unknown_press") for menu in ("role", "place", "means_other")),
    ],
)
async def test_a_press_about_what_there_is_not_is_refused(club: Club, what: str, refusal: str) -> None:
    await drawn(club, "Ada", "Bo", "Cleo")
    opened = await dashboard(club)
    custom_id = f"j:{what.format(club.season.key)}"
    (result,) = await club.world.at_once(("Una", opened.screen.message, custom_id))
    assert told(result) == club.world.say(refusal)


# The waiting list


async def test_the_next_who_waits_is_asked_to_take_over(club: Club) -> None:
    world = club.world
    world.member("Eva")
    await drawn(club, "Ada", "Bo", "Cleo", places=3, rounds=2)
    opened = await dashboard(club)
    assert "The waiting list" not in str(opened.screen.menus)
    for each in ("Dag", "Eva"):
        await club.act(each, acts.SignUp)
    opened = await dashboard(club)
    await opened.choose("The waiting list")
    assert "**On the waiting list: 2.**" in opened.text
    assert "**1** Dag · joined <t:" in opened.text
    form = await opened.press("Ask Dag…")
    await opened.send(form, player="Bo", reason="moved away")
    assert "Dag is asked to take over from Bo" in opened.text
    await opened.press("Confirm")
    (offer,) = club.season.offers.values()
    assert (offer.player, offer.entry) == (await club.key("Dag"), await club.key("Bo"))
    await opened.press("Back to the dashboard")
    await opened.choose("The waiting list")
    assert "🤝 was offered a spot" in opened.text
    assert [label for label in opened.labels if label.startswith("Ask")] == ["Ask Eva…"]


async def test_somebody_else_on_the_list_is_asked_and_who_waits_no_more_is_not(club: Club) -> None:
    world = club.world
    world.member("Eva")
    await drawn(club, "Ada", "Bo", "Cleo", places=3, rounds=2)
    for each in ("Dag", "Eva"):
        await club.act(each, acts.SignUp)
    opened = await dashboard(club)
    await opened.choose("The waiting list")
    form = await opened.choose("Eva")
    await opened.send(form, player="Ada", reason=WHY)
    await opened.press("Confirm")
    (offer,) = club.season.offers.values()
    assert offer.player == await club.key("Eva")
    await club.act("Dag", acts.Leave)
    custom_id = f"j:ask:{club.season.key}:{await club.key('Dag')}"
    (result,) = await world.at_once(("Una", opened.screen.message, custom_id))
    assert told(result) == world.say("refused-umpire_not_waiting")


async def test_before_the_start_the_list_is_only_read(club: Club) -> None:
    await club.open("Ada", "Bo", "Cleo", format="rounds", places=2)
    opened = await dashboard(club)
    await opened.choose("The waiting list")
    assert "**On the waiting list: 1.** A free spot goes to the first" in opened.text
    assert "**1** Cleo" in opened.text
    assert opened.labels == ["Back to the dashboard"]


# Divisions


async def test_a_player_goes_to_another_division(club: Club) -> None:
    world = club.world
    for each in ("Eva", "Finn"):
        world.member(each)
    players = ("Ada", "Bo", "Cleo", "Dag", "Eva", "Finn")
    await drawn_in_divisions(club, *players)
    state = club.season.play
    entry = await club.key("Ada")
    assert state.division_of(entry) == 1
    opened = await dashboard(club)
    await opened.choose("Divisions…")
    assert "Division 1 · 3 players" in opened.text
    form = await opened.choose("Ada")
    await opened.send(form, what="Division 2", reason="asked for it")
    assert "Division 1 then has 2 players." in opened.text
    await opened.press("Confirm")
    assert club.season.play.division_of(entry) == 2
    await opened.press("Back to the dashboard")
    await opened.choose("Divisions…")
    await opened.press("Later")
    assert "Division 2 · 4 players" in opened.text
    assert "** Ada · " in opened.text


async def drawn_in_divisions(club: Club, *players: str) -> None:
    await club.open(*players, format="divisions", **{"division-size": 3, "seeding": "signup"})
    await club.decide("start")


async def test_without_divisions_nobody_is_moved(club: Club) -> None:
    await drawn(club, "Ada", "Bo", "Cleo")
    opened = await dashboard(club)
    assert "Divisions…" not in str(opened.screen.menus)
    entry = await club.key("Ada")
    for custom_id in (f"j:divisions:{club.season.key}", f"j:division:{club.season.key}:{entry}"):
        (result,) = await club.world.at_once(("Una", opened.screen.message, custom_id))
        assert told(result) == club.world.say("refused-umpire_no_divisions")


# The order before the start


async def test_the_order_is_shown_and_set_by_hand_and_dropped(club: Club) -> None:
    await club.open("Ada", "Bo", "Cleo", "Dag", format="cup", seeding="signup")
    opened = await dashboard(club)
    await opened.choose("Player order")
    assert "This is the order of signing up." in opened.text
    assert club.numbered("Ada", "Bo", "Cleo", "Dag") in opened.text
    form = await opened.press("By hand…")
    await opened.send(form, order="3 1")
    assert club.numbered("Cleo", "Ada", "Bo", "Dag") in opened.text
    assert "An umpire set this order." in opened.text
    assert club.season.seeds[0] == await club.key("Cleo")
    await opened.press("Drop the order by hand")
    assert club.season.seeds == ()
    assert club.numbered("Ada", "Bo", "Cleo", "Dag") in opened.text


async def test_what_the_order_goes_by_is_altered_with_a_reason(club: Club) -> None:
    await club.open("Ada", "Bo", "Cleo", "Dag", format="cup", seeding="signup")
    opened = await dashboard(club)
    await opened.choose("Player order")
    form = await opened.press("By lot…")
    await opened.send(form, reason="they are all new")
    assert "Seeding: the order of signing up → by lot" in opened.text
    await opened.press("Confirm")
    assert club.season.settings.seeding == "lot"
    await opened.press("Back to the dashboard")
    await opened.choose("Player order")
    assert "drawn by lot" in opened.text


async def test_an_order_of_numbers_that_have_changed_is_not_set(club: Club) -> None:
    await club.open("Ada", "Bo", "Cleo", format="cup")
    opened = await dashboard(club)
    await opened.choose("Player order")
    form = await opened.press("By hand…")
    await club.act("Dag", acts.SignUp)
    await opened.send(form, order="3 1")
    assert club.season.seeds == ()
    assert "Another umpire just changed this" in opened.text
    form = await opened.press("By hand…")
    assert told(await opened.send(form, order="9")) == club.world.say("refused-umpire_order", most=4)


async def test_a_season_without_an_order_or_that_runs_has_none_to_set(club: Club) -> None:
    await club.open("Ada", "Bo", "Cleo", format="rounds")
    opened = await dashboard(club)
    assert "Player order" not in str(opened.screen.menus)
    custom_id = f"j:seeds:{club.season.key}"
    (result,) = await club.world.at_once(("Una", opened.screen.message, custom_id))
    assert told(result) == club.world.say("refused-league-no_seeds")


async def test_who_does_not_run_the_season_sees_none_of_it(club: Club) -> None:
    await club.open("Ada", "Bo", "Cleo", format="cup")
    opened = await dashboard(club)
    key = club.season.key
    for what in (
        f"seeds:{key}",
        f"settings:{key}",
        f"change:{key}:rounds",
        f"waiting:{key}",
        f"seed:{key}:lot",
    ):
        (result,) = await club.world.at_once(("Bo", opened.screen.message, f"j:{what}"))
        assert told(result) == club.world.say("refused-not_staff", role="none"), what


async def test_a_page_of_seasons_of_a_server_that_has_none_is_refused(world: World) -> None:
    world.member("Boss", manage_guild=True)
    message = (await world.slash("Boss", "help")).response
    (result,) = await world.at_once(("Boss", message, "j:seasons:dashboard:2"))
    assert told(result) == world.say("refused-umpire_no_season")
