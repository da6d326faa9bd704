"""A tiebreaker for first place: from the dashboard to the champion, and if nobody comes."""

from __future__ import annotations

import csv
import io

import pytest_asyncio

from bot.league.season import winners
from bot.league.season.fixtures import league
from bot.ui.i18n.translator import translator
from bot.ui.outbox.threads import thread_name
from tests.e2e.club import Club
from tests.e2e.dashboard import in_order
from tests.e2e.screen import told
from tests.e2e.test_coming import all_texts, marks_an_hour, until
from tests.e2e.test_dashboard_fixes import Dashboard, dashboard, reviewed
from tests.e2e.test_fixtures import DAY
from tests.e2e.test_umpire import files_of
from tests.e2e.world import World
from tests.league.recheck import differences

TIED = {"Ada": 10, "Bo": 10, "Cleo": 30}


@pytest_asyncio.fixture
async def club(world: World) -> Club:
    return Club(world)


async def drawn(club: Club) -> tuple[Dashboard, str]:
    """Start a tiebreaker for first place from the dashboard. Return its fixture's key."""
    await reviewed(club, TIED)
    assert "**Play a tiebreaker…** on the dashboard" in await club.refused("confirm", reason="well played")
    opened = await dashboard(club)
    form = await opened.press("Play a tiebreaker…")
    await opened.send(form, reason="one of them should win")
    assert any(f"Tiebreaker: {names}, by" in opened.text for names in ("Ada, Bo", "Bo, Ada"))
    assert "It decides who wins," in opened.text
    await opened.press("Confirm")
    assert opened.presses == 3
    await club.world.pass_time(2)
    assert club.season.phase == "running"
    fixture = list(league(club.season).fixtures)[-1]
    return opened, fixture


async def test_a_tiebreaker_is_played_and_the_season_confirmed(club: Club) -> None:
    _, fixture = await drawn(club)
    told_of = next(
        text
        for text in [text for text, _ in all_texts(club.world)]
        if "a tiebreaker, which counts for nothing else" in text
    )
    mentions = {name: f"<@{club.world.members[name].id}>" for name in ("Ada", "Bo", "Cleo")}
    assert [name for name, mention in mentions.items() if mention in told_of] == ["Ada", "Bo"]
    await club.played({"Ada": 50, "Bo": 3}, fixture)
    await club.world.pass_time(2)
    assert club.season.phase == "review"
    key = club.season.key
    await club.decide("confirm", reason="well played")
    season = await club.world.bot.services.seasons.by_key(key)
    assert winners(season) == (await club.key("Bo"),)
    files = await files_of(club)
    assert differences(files) == []
    (tiebreaker,) = {row["table"] for row in _rows(files, "tables") if row["tiebreaker"] == "yes"}
    counted = [row for row in _rows(files, "results") if row["table"] == tiebreaker]
    assert {(row["gave"], row["why_not"]) for row in counted} == {("0.0", "tiebreaker")}


async def test_the_table_of_a_tiebreaker_is_called_one_wherever_it_is_named(club: Club) -> None:
    _, fixture = await drawn(club)
    world, state = club.world, league(club.season)
    await world.pass_time(10)
    (listed,) = [text for text, _ in all_texts(world) if "which counts for nothing else" in text]
    assert "**Tiebreaker** · " in listed
    own = world.private("Bo", await world.slash("Bo", "league fixtures"))
    assert "- Tiebreaker 1 with Ada" in own.text
    before = len(all_texts(world))
    await marks_an_hour(club, "Bo")
    await until(world, state.deadline(fixture) - 2 * DAY * 1000 + 60_000)
    later = [text for text, _ in all_texts(world)[before:]]
    await until(world, (club.season.appointment(fixture).at or 0) - 60_000)
    later += [text for text, _ in all_texts(world)[before:]]
    await until(world, state.deadline(fixture) + 60_000)
    later += [text for text, _ in all_texts(world)[before:]]
    named = [text for text in later if "tiebreaker 1" in text.lower()]
    assert any(text.startswith("📅") for text in named), "a time is set"
    assert any("Ready check" in text for text in later), "they are called"
    assert any(text.startswith("⌛") for text in named), "nobody came"
    assert all("round 2" not in text for text in later)
    opened = await dashboard(club)
    assert "Tiebreaker 1" in opened.text
    assert thread_name(club.season, fixture, translator()) == "Sunday · tiebreaker 1"


async def test_the_result_of_a_tiebreaker_is_told_as_that_of_one(club: Club) -> None:
    _, fixture = await drawn(club)
    await club.played({"Ada": 50, "Bo": 3}, fixture)
    await club.world.pass_time(60)
    (said,) = [text for text, _ in all_texts(club.world) if text.startswith("🏁 Tiebreaker")]
    assert said.startswith("🏁 Tiebreaker 1: 🥇 Bo 3")
    account = club.world.private("Bo", await club.world.slash("Bo", "league standings"))
    await account.choose(f"l:account:{club.season.key}:{club.season.entry_of(await club.key('Bo'))}")
    assert "tiebreaker 1 · " in account.text


async def test_if_nobody_comes_the_umpire_has_it_again(club: Club) -> None:
    _, fixture = await drawn(club)
    await until(club.world, league(club.season).deadline(fixture) + 60_000)
    assert club.season.phase == "review"
    assert league(club.season).outcome(fixture) is None
    opened = await dashboard(club)
    assert "share first place" in opened.text
    assert {"Break the tie…", "Play a tiebreaker…"} <= set(opened.labels)
    await club.decide("settle", **in_order("Bo", "Ada"), reason="by lot")
    await club.decide("confirm", reason="well played")


async def test_a_tie_that_is_gone_has_no_tiebreaker(club: Club) -> None:
    await reviewed(club, TIED)
    opened = await dashboard(club)
    form = await opened.press("Play a tiebreaker…")
    await club.decide("settle", **in_order("Bo", "Ada"), reason="by lot")
    before = club.lines()
    assert told(await opened.send(form, reason="late")) == club.world.say("refused-dashboard_tie_gone")
    assert club.lines() == before


def _rows(files: dict[str, str], name: str) -> list[dict[str, str]]:
    return list(csv.DictReader(io.StringIO(files[f"{name}.csv"])))
