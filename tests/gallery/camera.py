"""Photographs of messages: simcord's preview of a channel, in a real browser, at the width of a screen."""

from __future__ import annotations

import shutil
from collections.abc import AsyncIterator, Mapping
from contextlib import asynccontextmanager
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any, Literal, NamedTuple

import discord
from playwright.async_api import Browser, BrowserContext, async_playwright
from simcord import Env, MemberActor
from simcord.backend.cdn import CDN_BASE
from simcord.builders import ChannelHandle, UserHandle

from bot.simulation.stage import OwnPictures
from bot.ui.components.post import ReadyPost
from bot.ui.pictures.emojis import load_tiles, tile_name
from bot.ui.pictures.tiles import TILES, tile
from tests.samples.clothes import EVERYDAY
from tests.samples.moments import ID, NOW

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


Theme = Literal["dark", "light"]

LIGHT = {
    "discord-bg": "#fbfbfb",
    "discord-surface": "#f3f3f4",
    "discord-elevated": "#ffffff",
    "discord-control": "#ebebed",
    "discord-hover": "#e4e4e7",
    "discord-text": "#2f3035",
    "discord-muted": "#6a6b73",
    "discord-subtle": "#53545c",
    "discord-border": "#d9d9dd",
    "component-surface": "#ffffff",
    "component-border": "#dedee2",
    "modal-surface": "#ffffff",
    "modal-separator": "#e3e3e6",
    "control-border": "#d5d5da",
    "chip-surface": "#f0f0f2",
    "list-surface": "#ffffff",
    "option-hover": "#ececef",
    "subtle-surface": "#e6e6ea",
    "subtle-surface-text": "#2f3035",
    "entity-text": "#46474e",
    "entity-dim": "#5d5e66",
    "input-surface": "#ffffff",
    "input-placeholder": "#767780",
    "choice-border": "#a5a6ae",
    "button-alt": "#e9e9ec",
    "button-alt-hover": "#dfdfe3",
    "button-alt-active": "#d4d4d9",
    "code-surface": "#f1f1f4",
    "code-border": "#dedee4",
    "code-text": "#2f3035",
    "embed-field-name": "#2f3035",
    "link-text": "#0f62d8",
}
"""The colours of Discord's light theme, as the preview calls them; it draws the dark one by itself."""


class Lit:
    """A browser whose pages have the light theme."""

    def __init__(self, browser: Browser) -> None:
        self._browser = browser

    def __getattr__(self, name: str) -> Any:
        return getattr(self._browser, name)

    async def new_context(self, **how: Any) -> BrowserContext:
        """A context of the browser that changes the colours of each of its pages."""
        context = await self._browser.new_context(**how)
        colours = "".join(f"root.setProperty('--{name}', '{value}');" for name, value in LIGHT.items())
        changed = f"const root = document.documentElement.style; root.colorScheme = 'light'; {colours}"
        changed += f"root.background = '{LIGHT['discord-bg']}'; root.color = '{LIGHT['discord-text']}';"
        grey = f".component-container .button-style-2 {{ color: {LIGHT['discord-text']}; }}"
        grey += " .mention, .command-mention { color: #4752c4; }"
        grey += f" .message-content {{ color: {LIGHT['discord-text']}; }}"
        changed += f"const sheet = new CSSStyleSheet(); sheet.replaceSync('{grey}');"
        changed += "document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];"
        await context.add_init_script(f"addEventListener('DOMContentLoaded', () => {{ {changed} }});")
        return context


MOMENT = datetime.fromtimestamp(NOW / 1000, UTC) - timedelta(seconds=90)
"""When the messages are looked at."""


class Shot(NamedTuple):
    """A picture that is wanted: where it goes, how wide the channel is, and in which light."""

    path: Path
    width: int
    theme: Theme = "dark"


class Camera:
    """A browser, and the channel of a simulated server in which the bot posts what is photographed."""

    def __init__(self, browser: Browser, env: Env, channel: ChannelHandle, viewer: MemberActor) -> None:
        self._browser = browser
        self._env = env
        self._channel = channel
        self._viewer = viewer

    @property
    def guild(self) -> discord.Guild:
        """The server."""
        guild = self._env.bot.get_guild(self._channel.guild.id)
        assert guild is not None
        return guild

    @property
    def tiles(self) -> Mapping[str, discord.PartialEmoji]:
        """The cards that buttons show."""
        return load_tiles(self._env.backend.application_emojis.values())

    async def take(self, post: ReadyPost, *shots: Shot) -> None:
        """Write pictures of a message."""
        channel = self._env.bot.get_channel(self._channel.id)
        assert isinstance(channel, discord.TextChannel)
        sent = await channel.send(view=post.view, files=post.files())
        tiles = {
            f"{CDN_BASE}/emojis/{emoji.id}.png": (f"{code}.png", tile(code))
            for code, emoji in self.tiles.items()
        }
        preview = self._env.preview(
            self._channel, viewers=[self._viewer], assets=tiles, presentation_time=MOMENT
        )
        preview._media_worker = OwnPictures()
        lacking: list[str] = []
        async with preview:
            for path, width, theme in shots:
                # simcord would start a browser of its own, in a way that a container does not allow.
                preview._capture_manager._browser = self._browser if theme == "dark" else Lit(self._browser)
                try:
                    taken = await preview.screenshot(
                        path, target=sent.id, viewport=(width, HEIGHT), allow_incomplete=True
                    )
                finally:
                    preview._capture_manager._browser = None
                lacking += [
                    str(found["message"]) for found in taken.diagnostics if found["code"] not in HARMLESS
                ]
        await sent.delete()
        if lacking:
            raise RuntimeError("; ".join(lacking))


@asynccontextmanager
async def camera() -> AsyncIterator[Camera]:
    """A camera, as long as it is needed."""
    bot = discord.Client(intents=discord.Intents.default())
    env = Env(bot)
    env.backend.edit_bot_profile("Olsen")
    for code in TILES:
        env.backend.create_application_emoji(tile_name(code))
    guild = env.create_guild("Card club")
    channel = guild.create_text_channel("cards")
    viewer, *_ = [guild.add_member(_user(env, name, ID + n)) for n, name in enumerate(EVERYDAY.names)]
    await env.start()
    async with async_playwright() as playwright:
        browser = await playwright.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
        try:
            yield Camera(browser, env, channel, viewer)
        finally:
            await browser.close()
            await bot.close()
            await env.shutdown()


def _user(env: Env, name: str, user_id: int) -> UserHandle:
    """Somebody whom the samples mention by this id."""
    user, users = env.create_user(name.lower(), global_name=name), env.backend.users
    known = users.pop(user.id)
    known.id = user_id  # simcord gives ids by itself
    users[user_id] = known
    return user
