"""Presses and time on a simulated Discord: neither ever gets into the other's way."""

import asyncio
import re
from collections.abc import AsyncIterator
from threading import Event
from typing import Any, Self

import aiohttp
import discord
import pytest
from discord import app_commands, ui
from discord.ext import commands
from simcord import Env

from bot.simulation.clock import SimulatedClock
from bot.simulation.stage import SimulationTurns


class Press(ui.DynamicItem[ui.Button[Any]], template=r"press:(?P<what>\w+)"):
    def __init__(self, item: ui.Button[Any], what: str) -> None:
        super().__init__(item)
        self.what = what

    @classmethod
    async def from_custom_id(
        cls, interaction: discord.Interaction[Any], item: ui.Item[Any], match: re.Match[str]
    ) -> Self:
        assert isinstance(item, ui.Button)
        return cls(item, match["what"])

    async def callback(self, interaction: discord.Interaction[Any]) -> None:
        bot = interaction.client
        bot.pressed.append(self.what)
        await interaction.response.edit_message(view=bot.message())
        await asyncio.to_thread(bot.may_go_on.wait, 10)


class Restless(commands.Bot):
    """A bot whose message changes all the time: buttons move about in it, and one comes and goes."""

    def __init__(self) -> None:
        super().__init__(command_prefix=(), help_command=None, intents=discord.Intents(guilds=True))
        self.clock = SimulatedClock()
        self.edits = 0
        self.edited = asyncio.Event()
        self.pressed: list[str] = []
        self.may_go_on = Event()
        self.may_go_on.set()
        self.shown: discord.Message | None = None
        self.tree.add_command(app_commands.Command(name="show", description="Show it", callback=self.show))

    async def setup_hook(self) -> None:
        self.add_dynamic_items(Press)
        await self.tree.sync()
        self.restless = asyncio.create_task(self.change())

    async def show(self, interaction: discord.Interaction[Any]) -> None:
        await interaction.response.send_message(view=self.message())
        self.shown = await interaction.original_response()

    async def change(self) -> None:
        while True:
            await self.clock.wait(asyncio.Event(), self.clock.now() + 300)
            if self.shown is not None:
                self.edits += 1
                await self.shown.edit(view=self.message())
                self.edited.set()

    def message(self) -> ui.LayoutView:
        names = ["first", "second"] if self.edits % 2 else ["second", f"only{self.edits}", "first"]
        view = ui.LayoutView(timeout=None)
        view.add_item(ui.TextDisplay(f"edits: {self.edits}, presses: {len(self.pressed)}"))
        view.add_item(ui.ActionRow(*(ui.Button(label=name, custom_id=f"press:{name}") for name in names)))
        view.stop()
        return view


class Page:
    """A page of the preview, speaking as the one in a browser does."""

    def __init__(self, http: aiohttp.ClientSession, url: str) -> None:
        self.http = http
        self.address, self.capability = url.split("/#")
        self.sequence = 0
        self.seen: dict[str, Any] = {}

    async def ask(self, method: str, path: str, body: object = None) -> dict[str, Any]:
        headers = {"X-Simcord-Capability": self.capability}
        if self.seen:
            headers["X-Simcord-Context"] = self.seen["context"]["id"]
        async with self.http.request(method, self.address + path, json=body, headers=headers) as answer:
            assert answer.status == 200, await answer.text()
            return dict(await answer.json())

    async def open(self) -> None:
        self.seen = await self.ask("POST", "/api/pages", {})

    async def look(self) -> None:
        self.seen = await self.ask("GET", "/api/state")

    @property
    def text(self) -> str:
        return str(self.seen["messages"])

    async def act(self, kind: str, **more: Any) -> dict[str, Any]:
        """Do something to what was seen last, without looking again."""
        answer = await self.ask(
            "POST",
            "/api/action",
            {
                "protocol_version": 3,
                "sequence": self.sequence + 1,
                "request_id": f"request-{self.sequence}-{id(more)}",
                "generation": self.seen["context"]["generation"],
                "bot_generation": self.seen["botGeneration"],
                "published_revision": self.seen["publishedRevision"],
                "kind": kind,
                **more,
            },
        )
        self.sequence = answer["expectedSequence"]
        return answer

    async def run(self) -> dict[str, Any]:
        """Run the bot's only command."""
        (entry,) = (await self.ask("GET", "/api/commands"))["entries"]
        answer = await self.act(
            "run_command",
            command_id=entry["commandId"],
            path=entry["path"],
            schema_fingerprint=entry["schemaFingerprint"],
            options={},
        )
        assert not answer["rejected"], answer
        return answer

    async def press(self, label: str) -> dict[str, Any]:
        (message,) = self.seen["messages"]
        place = re.search(rf"'label': '{label}'[^}}]*'control_key': '([^']+)'", self.text)
        assert place is not None, self.text
        return await self.act("click", target_id=message, control_key=place[1])


@pytest.fixture
async def bot() -> Restless:
    return Restless()


@pytest.fixture
async def env(bot: Restless) -> AsyncIterator[Env]:
    env = Env(bot)
    bot.clock.follow(env)
    await env.start()
    yield env
    await env.shutdown()
    assert not env.errors


@pytest.fixture
async def page(env: Env) -> AsyncIterator[Page]:
    guild = env.create_guild()
    channel = guild.create_text_channel("cards")
    members = [guild.add_member(env.create_user(name)) for name in ("ada", "bo")]
    async with (
        env.preview(channel, viewers=members, layout="channel") as preview,
        aiohttp.ClientSession() as http,
    ):
        passing = asyncio.create_task(SimulationTurns(env, preview).run())
        page = Page(http, preview.url)
        await page.open()
        yield page
        passing.cancel()


async def edits_after(bot: Restless, count: int) -> None:
    """Wait until the message has changed so many times more."""
    async with asyncio.timeout(10):
        for _ in range(count):
            bot.edited.clear()
            await bot.edited.wait()


async def test_changes_show_on_a_page_within_a_second(page: Page, bot: Restless) -> None:
    await page.run()
    await edits_after(bot, 2)
    async with asyncio.timeout(1):
        while f"edits: {bot.edits}" not in page.text:
            await page.look()


async def test_pages_are_published_anew_only_after_a_change(page: Page, bot: Restless) -> None:
    await asyncio.sleep(0.5)
    await page.look()
    assert page.seen["publishedRevision"] == 1


async def test_a_press_made_before_a_change_finds_its_button_after_it(page: Page, bot: Restless) -> None:
    await page.run()
    for count in (1, 2, 1):
        await page.look()
        await edits_after(bot, count)
        answer = await page.press("first")
        assert (answer["rejected"], answer["settlement"]) == (False, "settled")
        await page.look()
        await edits_after(bot, count)
        await page.press("second")
    assert bot.pressed == ["first", "second"] * 3


async def test_a_press_on_a_button_that_is_gone_is_refused(page: Page, bot: Restless) -> None:
    await page.run()
    await page.look()
    await edits_after(bot, 1)
    answer = await page.press("only0")
    assert answer["rejected"]
    assert bot.pressed == []
    await page.look()
    assert not (await page.press("second"))["rejected"]


async def test_commands_and_messages_are_brought_forward_too(page: Page, bot: Restless) -> None:
    await page.run()
    await page.look()
    await edits_after(bot, 1)
    assert not (await page.act("send_message", content="hello"))["rejected"]
    assert not (await page.run())["rejected"]


async def test_presses_of_two_pages_at_once_wait_for_each_other(page: Page, bot: Restless) -> None:
    await page.run()
    other = Page(page.http, f"{page.address}/#{page.capability}")
    await other.open()
    await page.look()
    for _ in range(5):
        answers = await asyncio.gather(page.press("first"), other.press("second"))
        assert [answer["rejected"] for answer in answers] == [False, False]
    assert sorted(bot.pressed) == ["first"] * 5 + ["second"] * 5


async def test_what_the_bot_says_before_it_goes_on_working_is_shown_at_once(
    page: Page, bot: Restless
) -> None:
    await page.run()
    other = Page(page.http, f"{page.address}/#{page.capability}")
    await other.open()
    await page.look()
    bot.may_go_on.clear()
    pressing = asyncio.create_task(page.press("first"))
    try:
        async with asyncio.timeout(5):
            while "presses: 1" not in other.text:
                await other.look()
        assert not pressing.done()
    finally:
        bot.may_go_on.set()
    assert not (await pressing)["rejected"]
