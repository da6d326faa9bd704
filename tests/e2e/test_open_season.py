"""An open season says what counts in it, as it is."""

from __future__ import annotations

from tests.e2e.league import League
from tests.e2e.world import World


async def test_the_preview_promises_no_more_than_what_counts(world: World) -> None:
    league = League(world)
    settings = {"format": "open", "length": 1}
    preview = await league.drafted(name="Spring", game="olsen", **settings)
    promised = "every match there counts" in preview.text
    await league.begin("Ada", "Bo", "Cleo", "Dag", "Eva", "Finn", **settings)
    for _ in range(3):
        await league.played({"Ada": 0, "Bo": 20})
        await league.played({"Cleo": 0, "Dag": 10, "Eva": 20, "Finn": 30})
    screen = await league.screen("Ada", "league standings")
    await screen.press("How it counts for me")
    assert "Ada" in screen.text
    assert not promised or "doesn’t count" not in screen.text, screen.text
