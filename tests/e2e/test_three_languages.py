"""Members of a server who read other languages than it: each message is in one, that of its readers."""

from __future__ import annotations

from collections import defaultdict
from pathlib import Path
from typing import Any

import pytest
from simcord import HttpLogEntry
from simcord.results import InteractionResult

from bot import resources
from bot.players.greedy import choose
from bot.tables import Table, Who, next_actor
from bot.ui.i18n.translator import Translator, translator
from bot.ui.presses.hands import MakeMove
from bot.ui.presses.leagues import BeReady, JoinSeason
from tests.e2e.league import DAY, League
from tests.e2e.screen import Private
from tests.e2e.test_story_of_a_match import few_deals
from tests.e2e.witness import Witness, texts
from tests.e2e.world import World
from tests.ui.marked import PLAIN, languages_of, write_marked

__all__ = ["few_deals"]

SERVER = "da"
DISCORDS = {"Ada": "de", "Bo": "fr", "Cleo": "en-GB", "Dag": "pl", "Eir": "sv-SE", "Mo": "no", "Una": PLAIN}
"""The language of each member's Discord. The bot has no Polish."""
READS = {"Ada": "de", "Bo": "fr", "Cleo": "en", "Dag": SERVER, "Eir": "is", "Mo": "nb", "Una": None}
"""What they are to read. Eir has chosen it, and Una reads what has no mark."""
AUTOCOMPLETE = 8
PREVIEW = "p:post:"
"""What stands below a preview of what is about to be posted."""


class Reading(Witness):
    """A witness who also notes in which languages each message is, and what its readers read."""

    def __init__(self, world: World) -> None:
        super().__init__(world.env, world._table_in)
        self.reads = {world.members[name].id: reads for name, reads in READS.items()}
        self.mixed: list[str] = []
        self.count: dict[str | None, int] = defaultdict(int)

    def append(self, request: HttpLogEntry) -> None:
        list.append(self, request)
        kind = request.path.strip("/").split("/")[0]
        if kind not in ("channels", "interactions", "webhooks") or not request.json:
            return
        reader = self._reader(request)
        meant = SERVER if reader is None else self.reads[reader]
        said = "\n".join(texts(request.json))
        found = languages_of(said)
        self.count[meant] += found == {meant}
        if found - {meant} - ({SERVER} if PREVIEW in said else set()):
            self.mixed.append(f"{meant} reads {sorted(found)} by {request.method} {request.path}: {said}")

    def _reader(self, request: HttpLogEntry) -> int | None:
        channel_id, reader = self._addressed(request)
        if request.json.get("type") == AUTOCOMPLETE and "interactions" in request.path:
            return self._env.backend.interactions[int(request.path.split("/")[2])].user_id
        channel = self._env.backend.channels.get(channel_id)
        return channel.recipient_ids[0] if channel is not None and channel.recipient_ids else reader


@pytest.fixture(scope="module")
def marked_package(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return write_marked(tmp_path_factory.mktemp("marked"))


@pytest.fixture
def marked(marked_package: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Each word of the bot says what language it is of."""
    monkeypatch.setattr(resources, "PACKAGE", marked_package)


@pytest.fixture
async def league(marked: None, world: World) -> League:
    """A league with an umpire, Una."""
    return League(world)


@pytest.fixture
async def reading(league: League, world: World) -> Reading:
    """A server in Danish with these members."""
    world.member("Eir", manage_guild=True, manage_messages=True)
    for name, discord_locale in DISCORDS.items():
        world.speaks(name, discord_locale)
    await world.private("Una", await world.slash("Una", "settings")).press("Dansk")
    await world.private("Eir", await world.slash("Eir", "my settings")).press("Íslenska")
    reading = Reading(world)
    world.witness = world.env.backend.http_requests = reading
    return reading


PLAYERS = ("Ada", "Bo", "Cleo", "Dag", "Eir")


def words_of(name: str) -> Translator:
    """What a member reads, or all of them in public."""
    return translator(READS.get(name, SERVER) or PLAIN)


async def press(world: World, who: str, button: str) -> InteractionResult:
    """Press a button of a public message, by its phrase."""
    return await world.press(who, words_of("all")(button))


async def hand_of(world: World, who: str) -> Private:
    return world.private(who, await press(world, who, "button-hand"))


async def seated(world: World, **options: Any) -> None:
    """A lobby with all players."""
    await world.slash("Ada", "play", **{"game": "olsen", "thread": False, **options})
    for name in PLAYERS[1:]:
        await press(world, name, "button-join")


async def play_on(world: World, table: Table, moves: int) -> None:
    """Play some moves as computers would, from the hands."""
    for _ in range(moves):
        table = await world.newest(table)
        seat = next_actor(table)
        assert seat is not None
        move = choose(table.observe(seat), world.chance)
        custom_id = MakeMove(table.table_id, table.version, str(move)).custom_id
        await world.at_once((table.chairs[seat].name, world.message, custom_id))
        await world.pass_time(1)


async def browse(screen: Private) -> None:
    """Press each button that a private message has at first, as long as it is there."""
    for offered in screen.buttons:
        if offered in screen.buttons and "custom_id" in offered and not offered["disabled"]:
            await screen.press(custom_id=offered["custom_id"])


def assert_heard(reading: Reading) -> None:
    """Everyone has read something, and each message was in one language, that of its readers."""
    assert not reading.mixed, "\n\n".join(reading.mixed)
    assert all(reading.count[READS[name]] > 5 for name in PLAYERS), reading.count


async def test_each_message_of_a_match_is_in_the_language_of_its_readers(
    reading: Reading, world: World
) -> None:
    await seated(world, length=1)
    await press(world, "Bo", "button-start")  # is refused, because Ada is the host
    await world.slash("Mo", "play", game="ole")
    options = world.private("Ada", await press(world, "Ada", "button-options"))
    await options.press(words_of("Ada")("button-change-rules"))
    await press(world, "Ada", "button-start")
    await world.pass_time(5)
    for name in PLAYERS:
        await hand_of(world, name)
    table = world.now
    await play_on(world, table, 7)
    await world.restart()
    hands = ["4H KC", "TH 7S 2C", "JH 3C 5S", "2H 3S", "AC KD 2S"]
    await world.arrange(turn=0, discard="9H", hands=hands, stock="6C 6D")
    for name in PLAYERS[1:]:
        await hand_of(world, name)
    await (await hand_of(world, "Ada")).press("4♥")
    await play_on(world, table, 1)
    await world.slash("Ada", "call")  # comes too late
    await world.pass_time(400)  # until computers have taken over
    await browse(world.private("Dag", await press(world, "Dag", "button-manage")))
    await world.arrange(turn=0, discard="9H", hands=["9C", "7S 2C", "3C 5S", "2H 3S", "AC KD 2S"])
    await (await hand_of(world, "Ada")).press("9♣")
    await world.pass_time(5)
    assert (await world.newest(table)).phase == "over"
    for name in PLAYERS:
        await browse(world.private(name, await press(world, name, "button-details")))
    for name, command in zip(PLAYERS, ("stats", "leaderboard", "daily", "help", "my settings"), strict=True):
        await browse(world.private(name, await world.slash(name, command)))
    await press(world, "Bo", "button-again")
    await world.pass_time(5)
    assert_heard(reading)


async def test_direct_messages_are_in_the_language_of_their_readers(reading: Reading, world: World) -> None:
    await seated(world, clock="slow")
    for name in PLAYERS:
        mine = world.private(name, await world.slash(name, "my settings"))
        await mine.press(words_of(name)("my-settings-more"))
        await mine.press(words_of(name)("settings-early"))
    await press(world, "Ada", "button-start")
    await world.pass_time(5)
    await press(world, "Mo", "button-join-in")
    await world.restart()
    await play_on(world, world.now, 6)
    await world.as_bot(
        world.bot.services.tables.matches.end(world.now.table_id, Who(world.members["Ada"].id, "Ada"))
    )
    await world.pass_time(5)
    told = [name for name in READS if world.members[name].user.dm_channel.history()]
    assert told == [*PLAYERS, "Mo"]
    assert_heard(reading)


async def test_each_message_of_a_season_is_in_the_language_of_its_readers(
    reading: Reading, league: League, world: World
) -> None:
    options = {"format": "rounds", "rounds": 1, "size": 5, "length": 1, "clock": "normal"}
    screen = await league.drafted(name="Spring", game="olsen", **options)
    await screen.press("Open sign-up")
    await world.pass_time(20)
    for name in PLAYERS:
        await world.at_once((name, world.message, JoinSeason(league.season.key).custom_id))
    await league.decide("start")
    await world.pass_time(30)
    for name in PLAYERS:
        await browse(await league.screen(name, "league fixtures"))
    await browse(await league.screen("Eir", "umpire dashboard"))
    (fixture,) = league.season.play.fixtures
    for name in PLAYERS:
        await world.at_once((name, world.message, BeReady(league.season.key, fixture).custom_id))
        await world.pass_time(5)
    hall, (world.channel,) = world.channel, world.channel.threads
    for name in PLAYERS:
        await hand_of(world, name)
    await world.play_out(world.now, world.chance)
    await world.pass_time(60)
    story = world.private("Bo", await press(world, "Bo", "button-story"))
    await story.press(words_of("Bo")("button-story-ending"))
    await browse(story)
    await browse(world.private("Bo", await press(world, "Bo", "button-share")))
    world.channel = hall
    for name in PLAYERS:
        await browse(await league.screen(name, "league standings"))
    await league.decide("confirm")
    await world.pass_time(DAY)
    draft = {"name": "Cup", "game": "olsen", "format": "cup", "clock": "slow"}
    await browse(await league.screen("Eir", "umpire create", **draft))
    await world.pass_time(20)
    assert_heard(reading)
