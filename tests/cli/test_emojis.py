"""`olsen emojis` uploads every tile once, goes on where it was stopped, and touches nothing else."""

import asyncio
from collections.abc import AsyncIterator, Callable
from http.server import BaseHTTPRequestHandler
from pathlib import Path
from typing import Any

import discord
import pytest
import pytest_asyncio
import simcord

from bot.cli.emojis import emojis, upload
from bot.ui.pictures.emojis import RELOAD_PAUSE, ApplicationTiles, is_unknown_emoji, load_tiles, tile_name
from bot.ui.pictures.tiles import TILES
from tests.cli.test_cli import done, hosted, olsen
from tests.scripted import USER, discord_answering, log_in, reply
from tests.tables.clock import HandClock

TOKEN = "part.of.secret"
INVALID = {"_errors": [{"code": "BUTTON_COMPONENT_INVALID_EMOJI", "message": "Invalid emoji"}]}
"""What Discord says of an emoji that it does not know."""
MANY = len(TILES)


@pytest_asyncio.fixture
async def env() -> AsyncIterator[simcord.Env]:
    """An application that is logged in and has no emojis."""
    env = simcord.Env(discord.Client(intents=discord.Intents(guilds=True)))
    await env.start()
    yield env
    await env.shutdown()


def there(env: simcord.Env) -> list[str]:
    return sorted(emoji.name for emoji in env.backend.application_emojis.values())


def made(env: simcord.Env) -> int:
    """How many emojis the application has asked for."""
    return sum(request.method == "POST" for request in env.http_requests)


class Operator:
    """Hears what is said, and does something after so many lines."""

    def __init__(self, act: Callable[[], object] | None = None, after: int = 0) -> None:
        self.heard: list[str] = []
        self._act, self._after = act, after

    def __call__(self, line: str) -> None:
        self.heard.append(line)
        if self._act is not None and len(self.heard) == self._after:
            self._act()


async def test_every_card_is_uploaded_and_found_by_the_bot(env: simcord.Env) -> None:
    operator = Operator()
    await upload(env.bot, operator)
    assert there(env) == sorted(map(tile_name, TILES))
    tiles = load_tiles(await env.bot.fetch_application_emojis())
    assert tiles.keys() == set(TILES)
    assert tiles["7H"].name == tile_name("7H")
    assert operator.heard[0] == f"0 of {MANY} card tiles are uploaded already."
    assert operator.heard[-2:] == [
        f"{MANY} of {MANY} uploaded",
        "Done. Restart the bot to use them.",
    ]
    assert all(2 <= len(name) <= 32 and name.isidentifier() for name in there(env))


async def test_a_second_run_uploads_nothing(env: simcord.Env) -> None:
    await upload(env.bot, Operator())
    before, requests = there(env), made(env)
    operator = Operator()
    await upload(env.bot, operator)
    assert (there(env), made(env)) == (before, requests)
    assert operator.heard == [f"{MANY} of {MANY} card tiles are uploaded already.", "Nothing to do."]


async def test_what_discord_interrupts_goes_on_later(env: simcord.Env) -> None:
    def fail() -> None:
        env.inject_error("POST", "/applications/*/emojis", status=503)

    with pytest.raises(discord.HTTPException):
        await upload(env.bot, Operator(fail, after=4))
    assert len(there(env)) == 30
    operator = Operator()
    await upload(env.bot, operator)
    assert operator.heard[:2] == [f"30 of {MANY} card tiles are uploaded already.", f"40 of {MANY} uploaded"]
    assert there(env) == sorted(map(tile_name, TILES))
    assert made(env) == MANY + 1, "one was refused, none was uploaded twice"


async def test_what_is_stopped_goes_on_later(env: simcord.Env) -> None:
    def stop() -> None:
        raise asyncio.CancelledError  # as Ctrl-C does

    with pytest.raises(asyncio.CancelledError):
        await upload(env.bot, Operator(stop, after=3))
    assert len(there(env)) == 20
    await upload(env.bot, Operator())
    assert there(env) == sorted(map(tile_name, TILES))
    assert len(there(env)) == len(set(there(env)))


OTHERS = ["olsen", "olsen_logo", "olsen_7H_party", "olsen_99_abc123", "blobcat"]
OLDER = ["olsen_7H", "olsen_QD_abc123", "olsen_R7_000000", "olsen_X"]


@pytest.fixture
def grown(env: simcord.Env) -> simcord.Env:
    """An application with tiles of older drawings, and with emojis of its own."""
    for name in (*OTHERS, *OLDER):
        env.backend.create_application_emoji(name)
    return env


async def test_older_drawings_stay_because_a_running_bot_may_use_them(grown: simcord.Env) -> None:
    operator = Operator()
    await upload(grown.bot, operator)
    assert there(grown) == sorted([*OTHERS, *OLDER, *map(tile_name, TILES)])
    assert operator.heard[-1] == (
        "4 old tiles are kept, because a running bot may use them. Restart the bot, then delete them with "
        "`olsen emojis --prune`."
    )


async def test_older_drawings_go_when_asked_and_the_new_ones_are_there_and_all_else_stays(
    grown: simcord.Env,
) -> None:
    def fail() -> None:
        grown.inject_error("POST", "/applications/*/emojis", status=503)

    with pytest.raises(discord.HTTPException):
        await upload(grown.bot, Operator(fail, after=2), prune=True)
    assert set(OLDER) <= set(there(grown)), "until all new ones are there, the old ones serve"
    operator = Operator()
    await upload(grown.bot, operator, prune=True)
    assert there(grown) == sorted([*OTHERS, *map(tile_name, TILES)])
    assert "4 old tiles deleted" in operator.heard
    operator = Operator()
    await upload(grown.bot, operator, prune=True)
    assert operator.heard[-1] == "Nothing to do."


async def test_the_bot_takes_older_tiles_where_there_are_no_newer(env: simcord.Env) -> None:
    for name in (tile_name("7H"), "olsen_8S", "olsen_8S_abc123", "olsen_logo", "olsen_99"):
        env.backend.create_application_emoji(name)
    tiles = load_tiles(await env.bot.fetch_application_emojis())
    assert {code: tile.name for code, tile in tiles.items()} == {
        "7H": tile_name("7H"),
        "8S": "olsen_8S_abc123",
    }


async def test_tiles_are_asked_for_anew_and_all_who_draw_see_it(env: simcord.Env) -> None:
    clock = HandClock()
    tiles = ApplicationTiles(env.bot.fetch_application_emojis, clock)
    await tiles.load()
    assert dict(tiles) == {}
    emoji = env.backend.create_application_emoji(tile_name("7H"))
    await tiles.reload()
    assert {code: tile.id for code, tile in tiles.items()} == {"7H": emoji.id}
    del env.backend.application_emojis[emoji.id]
    await asyncio.gather(*(tiles.reload() for _ in range(5)))
    assert len(tiles) == 1, "it was asked only a moment ago"
    clock.pass_by(RELOAD_PAUSE)
    before = len(env.http_requests)
    await asyncio.gather(*(tiles.reload() for _ in range(5)))
    assert len(tiles) == 0
    assert len(env.http_requests) == before + 1, "who asks at the same time shares the answer"


async def test_tiles_stay_as_they_are_where_discord_does_not_answer(env: simcord.Env) -> None:
    env.backend.create_application_emoji(tile_name("7H"))
    tiles = ApplicationTiles(env.bot.fetch_application_emojis, HandClock())
    await tiles.load()
    env.inject_error("GET", "/applications/*/emojis", status=403)
    await tiles.reload()
    assert tiles.keys() == {"7H"}


@pytest.mark.parametrize(
    ("errors", "expected"),
    [
        ({"components": {"0": {"components": {"3": {"emoji": {"id": INVALID}}}}}}, True),
        ({"data": {"components": {"0": {"emoji": {"name": INVALID}}}}}, True),
        ({"components": {"0": {"options": {"2": {"emoji": INVALID}}}}}, True),
        (
            {"components": {"0": {"custom_id": {"_errors": [{"code": "X", "message": "2: emoji"}]}}}},
            False,
        ),
        ({}, False),
    ],
)
async def test_a_message_that_is_refused_for_an_emoji_is_recognised(
    monkeypatch: pytest.MonkeyPatch, errors: dict[str, Any], expected: bool
) -> None:
    body = {"message": "Invalid Form Body", "code": 50035, "errors": errors}
    with discord_answering(lambda request: reply(request, 400, body)) as address:
        monkeypatch.setattr(discord.http.Route, "BASE", address)
        async with discord.Client(intents=discord.Intents.none()) as client:
            with pytest.raises(discord.HTTPException) as refused:
                await client.login(TOKEN)
    assert is_unknown_emoji(refused.value) == expected


async def told(
    answer: Callable[[BaseHTTPRequestHandler], None],
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> tuple[int, str, str]:
    """The exit status of the command, and what it says to whom."""
    with discord_answering(answer) as address:
        monkeypatch.setattr(discord.http.Route, "BASE", address)
        status = await emojis(TOKEN, prune=False)
    said = capsys.readouterr()
    return status, said.out, said.err


async def test_the_command_logs_in_and_says_how_it_went(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def answer(request: BaseHTTPRequestHandler) -> None:
        if request.path.endswith("/emojis"):
            items = [{"id": str(number), "name": tile_name(code)} for number, code in enumerate(TILES)]
            reply(request, 200, {"items": items})
        else:
            log_in(request)

    status, out, err = await told(answer, monkeypatch, capsys)
    assert (status, err) == (0, "")
    assert "Nothing to do." in out


@pytest.mark.parametrize(
    ("path", "status", "said", "expected"),
    [
        ("/users/@me", 401, "Discord refuses the token in DISCORD_TOKEN", 2),
        ("/users/@me", 403, "Discord answered: 403", 1),
        ("/emojis", 403, "Discord answered: 403", 1),
    ],
)
async def test_what_discord_refuses_is_one_sentence(
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
    path: str,
    status: int,
    said: str,
    expected: int,
) -> None:
    def answer(request: BaseHTTPRequestHandler) -> None:
        if request.path.endswith(path):
            reply(request, status, {"message": "No", "code": 0})
        else:
            log_in(request)

    code, _, err = await told(answer, monkeypatch, capsys)
    assert code == expected
    assert err.startswith(said)
    assert len(err.splitlines()) == 1
    assert TOKEN not in err


async def test_no_network_is_one_sentence(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    with discord_answering(lambda request: reply(request, 200, USER)) as address:
        pass  # the port is closed again
    monkeypatch.setattr(discord.http.Route, "BASE", address)
    assert await emojis(TOKEN, prune=False) == 1
    err = capsys.readouterr().err
    assert err.startswith("Can't reach Discord")
    assert "Run `olsen emojis` again" in err


def test_no_library_speaks(tmp_path: Path) -> None:
    with discord_answering(lambda request: reply(request, 401, {"message": "No", "code": 0})) as address:
        status, told = done(hosted(tmp_path, address, "emojis"))
    assert (status, len(told.splitlines())) == (2, 1), told


def test_without_a_token_it_says_where_to_get_one(tmp_path: Path) -> None:
    told = olsen(tmp_path, "emojis")
    assert told.returncode == 2
    assert "https://discord.com/developers/applications" in told.stderr
