"""League pages outside Discord, of a bot that runs."""

from __future__ import annotations

from pathlib import Path

from tests.e2e.league import League
from tests.e2e.world import World


async def test_pages_follow_results_and_forget_players(world: World) -> None:
    league = League(world)
    site = Path(world.database).parent / "site"
    site.mkdir()
    await world.restart()
    season = await league.rounds("Ada", "Bo", "Cleo", rounds=4, size=3)
    screen = world.private("Una", await world.slash("Una", "settings"))
    await screen.press("Quiet hours, staff, limits…")
    await screen.press("League pages outside Discord: off")
    assert "League pages outside Discord: on" in screen.labels
    assert list(site.iterdir()) == []
    await league.play()
    await world.pass_time(20)
    page = site / season.key / season.key / "round-1.html"
    assert "Ada" in page.read_text()
    await world.bot.services.privacy.forget(world.members["Ada"].id, None)
    await world.pass_time(20)
    assert "Ada" not in page.read_text()
    assert "a former player" in page.read_text()
