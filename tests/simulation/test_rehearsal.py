"""The rehearsal as `olsen try --season` sets it up."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import AsyncIterator
from contextlib import closing
from pathlib import Path

import pytest
import pytest_asyncio
from simcord import Env

from bot.cli.arguments import FITTING, parser
from bot.client import Olsen
from bot.league.season import SeasonSettings, acts
from bot.settings import Settings
from bot.simulation.clock import SimulatedClock
from bot.simulation.preview import CAST, MODERATOR, NARRATOR, rehearsed, rehearsing, username
from bot.simulation.rehearsal import told_names
from bot.simulation.stage import SimulationTurns
from bot.tables import Who
from bot.ui.i18n.translator import translator
from bot.user_text import UserText
from tests.ui.catalogue import LOCALES

PLAYERS = 30
"""More than there are names for."""


@pytest_asyncio.fixture
async def env(tmp_path: Path) -> AsyncIterator[Env]:
    clock = SimulatedClock()
    bot = rehearsing(Settings(database=tmp_path / "olsen.db"), clock)
    env = Env(bot, settle_timeout=60)
    clock.follow(env)
    yield env
    await bot.close()
    await env.shutdown()


async def test_there_are_as_many_players_as_are_wanted_each_with_a_name_of_their_own(env: Env) -> None:
    assert isinstance(env.bot, Olsen)
    _, there = rehearsed(env, env.bot, PLAYERS)
    users = [env.backend.get_user(user_id) for user_id in env.guild.member_ids()]
    names = [user.global_name for user in users if not user.bot]
    assert names[0] == MODERATOR
    assert names[-1] == NARRATOR
    assert names[1 : 1 + PLAYERS] == [*CAST, *(f"{name} 2" for name in CAST[: PLAYERS - len(CAST)])]
    assert len(set(names)) == PLAYERS + 2
    assert [member.name for member in there] == ["mia", "ada", "bo"]


@pytest.mark.parametrize("locale", LOCALES)
def test_all_that_the_narrator_tells_at_once_is_one_message(locale: str) -> None:
    say = translator(locale)
    longest = [f"{max(CAST, key=len)} {number}" for number in range(FITTING[-1])]
    told = [f"rehearsal-{what}" for what in ("checks-in", "agrees", "is-here", "forgets", "leaves")]
    lines = [say(phrase, names=told_names(longest, say)) for phrase in (*told, "rehearsal-signs-up")]
    lines += [say("rehearsal-now", at="1"), say("rehearsal-played", count=99)]
    assert len("\n".join([*lines, say("rehearsal-then", phase="running", at="1" * 10)])) <= 2000


def test_a_few_names_are_all_told() -> None:
    assert told_names(["Bo", "Ada"], translator("en")) == "Ada, Bo"
    assert told_names(map(str, range(30)), translator("en")).endswith(" and 6 more")


def test_names_are_written_as_users_are_registered() -> None:
    assert [username(name) for name in ("Ada", "Ørjan 2", "Åse")] == ["ada", "oerjan_2", "aase"]


async def test_the_stage_goes_on_when_somebody_wants_it(env: Env) -> None:
    assert isinstance(env.bot, Olsen)
    rehearsal, there = rehearsed(env, env.bot, 4)
    rehearsal.add_command()
    await env.start()
    channel = env.guild.channels["cards"]
    async with env.preview(channel, viewers=there, layout="channel") as preview:
        stage = asyncio.create_task(SimulationTurns(env, preview, rehearsal).run())
        rehearsal.wanted = True
        async with asyncio.timeout(60):
            while rehearsal.wanted or not channel.history():  # noqa: ASYNC110 - it is the real clock's turn
                await asyncio.sleep(0.01)
        stage.cancel()
    (told,) = channel.history()
    assert "Announce a season with `/umpire create`" in told.content


async def lived_through(folder: Path) -> tuple[list[str], list[tuple[str, ...]]]:
    """What is told in a rehearsal of two rounds with six players, and all lines of the season's log."""
    clock, file = SimulatedClock(), folder / "olsen.db"
    folder.mkdir()
    bot = rehearsing(Settings(database=file), clock)
    env = Env(bot, settle_timeout=60)
    clock.follow(env)
    rehearsal, there = rehearsed(env, bot, 6)
    try:
        await env.start()
        await env.advance_time(1)
        seasons, mia = bot.services.seasons, Who(there[0].id, MODERATOR)
        channel = env.guild.channels["cards"].id
        settings = SeasonSettings(
            UserText("Trial"),
            "olsen",
            "rounds",
            channel,
            size=3,
            rounds=2,
            length=1,
            round_hours=30,
        )
        season = await seasons.create(env.guild.id, mia, settings)
        await env.advance_time(20)
        said = [await rehearsal.go_on() for _ in range(2)]
        await seasons.act(season.key, mia, acts.Start())
        while (await seasons.by_key(season.key)).phase == "running":
            said.append(await rehearsal.go_on())
    finally:
        await bot.close()
        await env.shutdown()
    with closing(sqlite3.connect(file)) as database:
        return said, database.execute("SELECT act, actor, at, after FROM season_log ORDER BY seq").fetchall()


@pytest.mark.slow
async def test_two_rehearsals_are_alike(tmp_path: Path) -> None:
    said, log = await lived_through(tmp_path / "once")
    assert any("played" in text for text in said), said
    assert await lived_through(tmp_path / "again") == (said, log)


@pytest.mark.parametrize(("arguments", "players"), [([], 0), (["--season"], 12), (["--season", "23"], 23)])
def test_how_many_play_is_asked_for(arguments: list[str], players: int) -> None:
    assert parser().parse_args(["try", *arguments]).season == players


@pytest.mark.parametrize("wrong", ["1", "65", "many", "-3"])
def test_who_are_too_few_or_too_many_are_refused(wrong: str, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        parser().parse_args(["try", f"--season={wrong}"])
    assert "Use 2 to 64" in capsys.readouterr().err
