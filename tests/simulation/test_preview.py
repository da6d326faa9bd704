"""A simulation leaves alone what belongs to a bot that runs by the same settings, and speaks the language of
whoever looks at it.
"""

import json
import re
import tomllib
from collections.abc import AsyncIterator
from importlib.metadata import requires
from pathlib import Path

import pytest
import pytest_asyncio
from aiohttp import ClientSession
from simcord import Env, Preview

from bot.client import Olsen
from bot.settings import Settings, load
from bot.simulation.clock import SimulatedClock
from bot.simulation.page import dress
from bot.simulation.preview import GUILD_ID, MEMBERS, Opening, create_server, on_trial
from bot.simulation.stage import SimulationTurns


@pytest_asyncio.fixture
async def env(tmp_path: Path) -> AsyncIterator[Env]:
    clock = SimulatedClock()
    bot = Olsen(Settings(database=tmp_path / "olsen.db"), clock, shard_count=1)
    env = Env(bot, settle_timeout=60)
    clock.follow(env)
    yield env
    await bot.close()
    await env.shutdown()


@pytest_asyncio.fixture
async def page(env: Env) -> AsyncIterator[Preview]:
    """The page of a simulation that nobody has opened yet."""
    assert isinstance(env.bot, Olsen)
    members = create_server(env, MEMBERS)
    channel = env.guild.channels["cards"]
    await env.start()
    page = env.preview(channel, viewers=list(members.values()), layout="channel")
    stage, opening = SimulationTurns(env, page), Opening(env, env.bot, channel, None)

    async def opened(locale: str) -> None:
        async with stage.between_actions():
            await opening.begin(locale)

    dress(page, env, opened)
    async with page:
        yield page


async def seen(page: Preview, languages: str) -> str:
    """All that a browser gets of the channel when it opens the page, as it is sent."""
    headers = {"X-Simcord-Capability": page.capability, "Accept-Language": languages}
    where = f"http://127.0.0.1:{page._server.port}/api/pages"
    async with ClientSession() as browser, browser.post(where, headers=headers, json={}) as answer:
        return json.dumps(await answer.json(), ensure_ascii=False)


async def test_the_server_speaks_the_language_of_the_first_browser(env: Env, page: Preview) -> None:
    assert env.guild.channels["cards"].history() == []
    shown = await seen(page, "nb-NO,nb;q=0.9,en;q=0.8")
    assert "mot to datamaskiner" in shown
    assert "kjører bare på denne maskinen" in shown
    assert "mot to datamaskiner" in await seen(page, "en-GB"), "the server has one language"
    assert len(env.guild.channels["cards"].history()) == 1


async def test_it_speaks_a_language_that_discord_lacks(page: Preview) -> None:
    shown = await seen(page, "is-IS,is;q=0.9,en;q=0.8")
    assert "við tvær tölvur" in shown
    assert "keyrir bara á þessari vél" in shown


@pytest.mark.parametrize("languages", ["en-GB,en", "tlh", ""])
async def test_it_speaks_english_to_whoever_reads_that_or_what_it_does_not_speak(
    page: Preview, languages: str
) -> None:
    assert "play it against two computers" in await seen(page, languages)


async def test_a_language_that_the_server_has_chosen_stays(env: Env, page: Preview) -> None:
    assert isinstance(env.bot, Olsen)
    await env.bot.services.preferences.change_server(GUILD_ID, language="en")
    assert "play it against two computers" in await seen(page, "nb")


async def test_who_does_not_know_the_link_begins_nothing(env: Env, page: Preview) -> None:
    where = f"http://127.0.0.1:{page._server.port}/api/pages"
    async with ClientSession() as browser, browser.post(where, json={}) as answer:
        assert answer.status == 401
    assert env.guild.channels["cards"].history() == []


def test_a_simulation_makes_no_backups_and_deletes_none(tmp_path: Path) -> None:
    settings = load(
        {
            "OLSEN_BACKUP_FOLDER": str(tmp_path),
            "OLSEN_MOVES_DAYS": "7",
            "OLSEN_DEV_GUILD": "123456789012345678",
            "OLSEN_LOCALE": "nb",
        }
    )
    tried = on_trial(settings)
    assert (tried.backup_folder, tried.moves_days, tried.dev_guild, tried.locale) == (None, None, None, "nb")


def test_what_is_downloaded_to_try_it_is_what_the_page_needs() -> None:
    """Half of what the simulation's page may use is a library for films, which nobody uploads there."""
    project = tomllib.loads((Path(__file__).parents[2] / "pyproject.toml").read_text(encoding="utf-8"))[
        "project"
    ]
    ours = {
        re.split(r"[^\w.-]", line)[0]
        for line in [*project["dependencies"], *project["optional-dependencies"]["try"]]
    }
    of_the_page = {
        re.split(r"[^\w.-]", line)[0]
        for line in requires("simcord") or ()
        if line.endswith("extra == 'preview'")
    }
    assert "aiohttp" in of_the_page
    assert of_the_page - ours == {"av"}
