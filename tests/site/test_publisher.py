"""Which servers and seasons are written, when, and under which names; and what the worker does by itself."""

from __future__ import annotations

import asyncio
import json
import logging
from collections.abc import AsyncIterator
from dataclasses import replace
from pathlib import Path

import pytest

from bot.cli.doctor.findings import Verdict
from bot.cli.doctor.site import site as examined
from bot.cli.site import site as by_hand
from bot.exits import Exit
from bot.league.results import MatchResult, SeatResult
from bot.league.season import Season, acts, season_state
from bot.seasons import SeasonStore
from bot.seasons.season_store import season_row
from bot.services import Forecasts, Preferences
from bot.settings import load
from bot.site.publisher import SitePublisher, Written
from bot.site.trouble import NOTE, SiteTrouble, trouble_in
from bot.site.worker import PAUSE, PERIOD, SiteWorker
from bot.storage import Database, open_database
from bot.tables import Who
from bot.user_text import UserText
from tests.league.seasons import settings
from tests.tables.clock import START, HandClock

SERVER, OTHER = 7, 8
NAMES = ("Ada", "Bo", "Cleo", "Dag")


class Site:
    """A site of a database with seasons, but without a bot."""

    def __init__(self, path: Path, database: Database) -> None:
        self.folder = path / "site"
        self.folder.mkdir()
        self.database = database
        self.clock = HandClock()
        self.preferences = Preferences(database)
        self.seasons = SeasonStore(database, self.clock)
        self.publisher = self.restarted()

    def restarted(self) -> SitePublisher:
        """A publisher that knows nothing of what was written."""
        return SitePublisher(self.database, self.seasons, self.preferences, Forecasts(self.database), "en")

    async def season(self, key: str, place_id: int = SERVER, league: str = "Sunday") -> Season:
        """A season of four that has started."""
        umpire = await self.seasons.person(place_id, Who(99, UserText("Una")))
        self.clock.pass_by(1000)
        own = settings(league=league, size=2)
        opened = Season(key, place_id, own, 1, b"x" * 32, umpire, self.clock.now())
        await self.seasons.open(replace(season_row(opened), umpire=umpire))
        for number, name in enumerate(NAMES, start=1):
            player = await self.seasons.person(place_id, Who(number, UserText(name)))
            await self.seasons.change(key, acts.SignUp(player), player)
        season, _ = await self.seasons.change(key, acts.Start(), umpire)
        return await self.seasons.by_key(season.key)

    async def play(self, key: str) -> None:
        """Play the first open match."""
        season = await self.seasons.by_key(key)
        state = season_state(season)
        assert state is not None
        fixture = next(each for each in state.fixtures.values() if state.outcome(each.key) is None)
        players = [state.holder(entry) for entry in fixture.entries]
        seats = tuple(SeatResult(player, place, place, 1) for place, player in enumerate(players, start=1))
        self.clock.pass_by(1000)
        match = f"m{len(state.results):07}"
        result = MatchResult(match, "olsen", self.clock.now(), seats, season=key, fixture=fixture.key)
        await self.seasons.change(key, acts.Record(result))

    async def write(self, publisher: SitePublisher | None = None) -> list[Written]:
        return await (publisher or self.publisher).write(self.folder, lambda _: True)

    def read(self, path: str) -> str:
        return (self.folder / path).read_text(encoding="utf-8")

    @property
    def folders(self) -> list[str]:
        return sorted(each.name for each in self.folder.iterdir())

    async def switch(self, place_id: int = SERVER, *, on: bool = True) -> None:
        await self.preferences.change_server(place_id, site=on)


@pytest.fixture
async def site(tmp_path: Path) -> AsyncIterator[Site]:
    database = await open_database(tmp_path / "olsen.db", clock=lambda: START)
    try:
        yield Site(tmp_path, database)
    finally:
        await database.close()


async def test_a_server_has_no_pages_unless_it_switches_them_on(site: Site) -> None:
    await site.season("season01")
    await site.season("season02", OTHER)
    assert await site.write() == []
    assert site.folders == []
    await site.switch()
    assert await site.write() == [Written("season01", ("Sunday · season 1",), True)]
    assert site.folders == ["season01"]
    assert "Ada" in site.read("season01/season01/index.html")


async def test_pages_go_when_the_server_switches_them_off_or_the_bot_has_left(site: Site) -> None:
    for number, place_id in enumerate((SERVER, OTHER), start=1):
        await site.season(f"season0{number}", place_id)
        await site.switch(place_id)
    await site.write()
    assert site.folders == ["season01", "season02"]
    await site.switch(on=False)
    await site.write()
    assert site.folders == ["season02"]
    async with site.database.transaction() as tx:
        await tx.guilds.note_departure(OTHER, START)
    await site.write()
    assert site.folders == []


async def test_folders_of_servers_of_other_processes_stay(site: Site) -> None:
    await site.season("season01")
    await site.switch()
    await site.write()
    assert await site.publisher.write(site.folder, lambda place_id: place_id == OTHER) == []
    assert site.folders == ["season01"]


async def test_only_what_has_changed_is_written(site: Site) -> None:
    for number in (1, 2):
        await site.season(f"season0{number}", league=f"League {number}")
    await site.switch()
    await site.write()

    def pages() -> list[int]:
        return [(site.folder / f"season01/season0{n}/index.html").stat().st_ino for n in (1, 2)]

    before = pages()
    assert [each.is_new for each in await site.write()] == [False]
    await site.play("season02")
    assert [each.is_new for each in await site.write()] == [True]
    assert [old == new for old, new in zip(before, pages(), strict=True)] == [True, False]
    assert "1. " in site.read("season01/season02/round-1.html")
    assert [each.is_new for each in await site.write(site.restarted())] == [True]


async def test_a_forgotten_player_is_gone_with_the_next_writing_also_from_seasons_that_are_over(
    site: Site,
) -> None:
    season = await site.season("season01")
    await site.seasons.change("season01", acts.Close(), season.umpire)
    await site.seasons.change("season01", acts.Confirm(), season.umpire)
    await site.switch()
    await site.write()
    assert "Ada" in site.read("season01/season01/index.html")
    known = next(row for row in await site.database.privacy.rows_of_user(1) if row.place_id == SERVER)
    async with site.database.transaction() as tx:
        await tx.privacy.erase(known)
    await site.write()
    everything = "".join(file.read_text() for file in site.folder.rglob("*.*") if file.is_file())
    assert "Ada" not in everything
    assert "a former player" in everything


async def test_a_player_can_do_without_their_name(site: Site) -> None:
    await site.season("season01")
    await site.switch()
    await site.preferences.change_player(SERVER, 1, UserText("Ada"), site=False)
    await site.write()
    everything = "".join(file.read_text() for file in site.folder.rglob("*.*") if file.is_file())
    assert ("Ada" in everything, "a player" in everything, "Cleo" in everything) == (False, True, True)


async def test_pages_speak_the_language_of_the_server(site: Site) -> None:
    await site.season("season01")
    await site.switch()
    await site.preferences.change_server(SERVER, language="nb")
    await site.write()
    assert '<html lang="nb">' in site.read("season01/index.html")
    assert "Sunday · sesong 1" in site.read("season01/season01/index.html")


async def test_a_server_that_cannot_be_written_stops_no_other(site: Site) -> None:
    for number, place_id in enumerate((SERVER, OTHER), start=1):
        await site.season(f"season0{number}", place_id)
        await site.switch(place_id)
    (site.folder / "season01").mkdir()
    (site.folder / "season01" / "mine.txt").write_text("mine")
    with pytest.raises(Exception, match="season01 has files"):
        await site.write()
    assert (site.folder / "season02" / "index.html").is_file()
    assert (site.folder / "season01" / "mine.txt").is_file()


# The worker


def worker_of(site: Site) -> SiteWorker:
    return SiteWorker(site.publisher, site.folder, site.database, site.clock, lambda _: True)


async def test_results_that_come_together_are_written_once_and_after_a_pause(site: Site) -> None:
    await site.season("season01")
    await site.switch()
    worker = worker_of(site)
    worker.start()
    await site.clock.waited_for(1)
    first = (site.folder / "season01").stat().st_ino
    for _ in range(2):
        await site.play("season01")
        worker.changed()
    await site.clock.advance()
    assert (site.folder / "season01").stat().st_ino == first
    await site.clock.advance(PAUSE)
    assert site.read("season01/season01/round-1.html").count("1. ") == 2
    await site.preferences.change_player(SERVER, 1, UserText("Ada"), site=False)
    await site.clock.advance(PAUSE)
    await site.clock.advance(PERIOD)
    assert "Ada" not in site.read("season01/season01/index.html")
    await worker.close()


async def test_a_failure_is_logged_and_noted_until_a_writing_goes_well(
    site: Site, caplog: pytest.LogCaptureFixture
) -> None:
    await site.season("season01")
    await site.switch()
    (site.folder / "season01").mkdir()
    (site.folder / "season01" / "mine.txt").write_text("mine")
    worker = worker_of(site)
    with caplog.at_level(logging.ERROR):
        worker.start()
        await site.clock.waited_for(1)
    trouble = trouble_in(await site.database.notes.get(NOTE))
    assert trouble.fault
    assert f"fault {trouble.fault}: the site wasn't written" in caplog.text
    (site.folder / "season01" / "mine.txt").unlink()
    (site.folder / "season01").rmdir()
    worker.changed()
    await site.clock.advance(PAUSE)
    assert trouble_in(await site.database.notes.get(NOTE)) == SiteTrouble()
    assert (site.folder / "season01" / "index.html").is_file()
    await worker.close()


async def test_nothing_is_done_without_the_folder(site: Site) -> None:
    site.folder.rmdir()
    worker = worker_of(site)
    worker.start()
    await worker.close()
    assert not site.folder.exists()
    assert trouble_in(json.dumps({"unknown": 1})) == SiteTrouble()


# The command


async def test_the_command_writes_the_same_beside_a_running_bot(
    site: Site, capsys: pytest.CaptureFixture[str]
) -> None:
    settings = load({"OLSEN_DATABASE": str(site.database.path)})
    target = site.folder.with_name("by hand")
    assert await asyncio.to_thread(by_hand, settings, target) is Exit.OK
    assert "No server has league pages" in capsys.readouterr().out
    await site.season("season01")
    await site.switch()
    assert await asyncio.to_thread(by_hand, settings, target) is Exit.OK
    page = target / "season01" / "index.html"
    assert capsys.readouterr().out == f"{page}: Sunday · season 1\n"
    await site.write()
    assert page.read_text() == site.read("season01/index.html")
    nowhere = load({"OLSEN_DATABASE": str(target / "none.db")})
    assert await asyncio.to_thread(by_hand, nowhere, target) is Exit.USAGE
    assert "Name yours in OLSEN_DATABASE" in capsys.readouterr().err
    assert await asyncio.to_thread(by_hand, settings, page) is Exit.USAGE
    assert await asyncio.to_thread(by_hand, settings, target / "no" / "such") is Exit.USAGE
    assert capsys.readouterr().err == (
        f"{page} is a file. Name a folder.\nThere is no folder {target / 'no'}. Create it first.\n"
    )


def test_the_doctor_names_a_failure_and_says_nothing_without_a_folder(tmp_path: Path) -> None:
    settings = load({"OLSEN_DATABASE": str(tmp_path / "olsen.db")})
    assert list(examined(settings, None)) == []
    (tmp_path / "site").mkdir()
    assert [each.verdict for each in examined(settings, None)] == [Verdict.OK]
    note = json.dumps({"fault": "ab12cd34", "failed_at": START})
    (found,) = examined(settings, note)
    assert found.verdict is Verdict.NOT_OK
    assert "see fault ab12cd34 in the log" in found.helps
