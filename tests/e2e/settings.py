"""The settings of a season as umpires change them at the dashboard."""

from __future__ import annotations

from typing import Any

from tests.e2e.club import Club
from tests.e2e.filling import change
from tests.e2e.screen import Private, told

WHY = "asked for"


async def settings_screen(club: Club, who: str = "Una") -> Private:
    """The settings of the season, by way of the dashboard."""
    screen = await club.slash("dashboard", who)
    await screen.press("Season settings")
    return screen


async def proposed(club: Club, who: str = "Una", *, reason: str = WHY, **values: Any) -> Private:
    """The preview of the season with other settings."""
    screen = await settings_screen(club, who)
    await change(screen, club.world, reason=reason, **values)
    return screen


async def altered(club: Club, *, reason: str = WHY, **values: Any) -> str:
    """Change settings of the season, and confirm it; what the preview has said."""
    screen = await proposed(club, reason=reason, **values)
    said = screen.text
    await screen.press("Confirm")
    assert "✅ Done" in screen.text
    await club.world.pass_time(15)
    return said


async def refused(club: Club, *, reason: str = WHY, **values: Any) -> str:
    """Try to change settings of the season, and read why nothing is changed."""
    before = club.lines()
    said = told(await change(await settings_screen(club), club.world, reason=reason, **values))
    assert club.lines() == before
    return said
