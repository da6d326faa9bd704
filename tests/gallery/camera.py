"""Photographs of messages: simcord's preview of a channel, in a real browser, at the width of a screen."""

from __future__ import annotations

import shutil
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any, NamedTuple

from playwright.async_api import Browser, async_playwright
from simcord import MemberActor
from simcord.backend.cdn import CDN_BASE

from bot.stage import OwnPictures
from bot.ui.pictures.emojis import load_tiles
from bot.ui.pictures.tiles import tile
from tests.e2e.world import World

CHROMIUM = next(filter(None, map(shutil.which, ("chromium", "chromium-browser", "google-chrome"))), None)
FLAGS = ["--no-sandbox", "--disable-gpu", "--disable-background-networking", "--disable-component-update"]

WIDTHS = {"phone": 360, "desktop": 900}
"""Pixels that a channel is wide."""
HEIGHT = 2400
"""Pixels of the longest message; what is below its end is cut off."""

HARMLESS = ("media-process-memory-limit-unavailable",)
"""What the preview says of a picture that it has shown all the same: it was not decoded in a process of its
own, because it is ours.
"""


class Shown(NamedTuple):
    """A message on somebody's screen, or the answer that holds it."""

    viewer: MemberActor
    message: Any


class Camera:
    """A browser that takes the pictures of one gallery."""

    def __init__(self, browser: Browser) -> None:
        self._browser = browser

    async def take(self, world: World, shown: Shown, path: Path, width: int) -> None:
        """Write the picture of a message, as its viewer sees it, to ``path``."""
        tiles = {
            f"{CDN_BASE}/emojis/{emoji.id}.png": (f"{code}.png", tile(code))
            for code, emoji in load_tiles(world.env.backend.application_emojis.values()).items()
        }
        preview = world.env.preview(world.channel, viewers=[shown.viewer], assets=tiles)
        preview._media_worker = OwnPictures()
        async with preview:
            # simcord would start a browser of its own, in a way that a container does not allow.
            preview._capture_manager._browser = self._browser
            try:
                taken = await preview.screenshot(
                    path, target=shown.message, viewport=(width, HEIGHT), allow_incomplete=True
                )
            finally:
                preview._capture_manager._browser = None
        lacking = [str(found["message"]) for found in taken.diagnostics if found["code"] not in HARMLESS]
        if lacking:
            raise RuntimeError("; ".join(lacking))


@asynccontextmanager
async def camera() -> AsyncIterator[Camera]:
    """A camera, as long as it is needed."""
    async with async_playwright() as playwright:
        browser = await playwright.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
        try:
            yield Camera(browser)
        finally:
            await browser.close()
