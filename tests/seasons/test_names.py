"""Who is who in a season: everybody whom its log names, and nobody else of a large server."""

from pathlib import Path

import pytest

from bot.league.decisions import Replace, Withdraw
from bot.league.season import Season, acts
from bot.seasons import Seasons
from bot.storage import forgotten, open_database
from bot.tables import Who
from tests.seasons.test_service import UMPIRE, bot_on, opened
from tests.tables.clock import HandClock
from tests.tables.club import GUILD, person

STRANGER, SUBSTITUTE, HELPER = Who(900, "Stranger"), Who(901, "Substitute"), Who(902, "Helper")


@pytest.fixture
def clock() -> HandClock:
    return HandClock(services=2)


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "olsen.db"


async def played(seasons: Seasons) -> Season:
    """A season of six that runs, where one has withdrawn, and a substitute come and gone."""
    season = await opened(seasons)
    await seasons.act(season.key, person(0), acts.Leave)
    await seasons.act(season.key, UMPIRE, acts.Start())
    new = await seasons.person(GUILD, SUBSTITUTE)
    await seasons.person(GUILD, STRANGER)
    entry = next(iter((await seasons.by_key(season.key)).play.entrants))
    await seasons.act(season.key, HELPER, acts.Decide(Replace(entry, new)), "ill")
    await seasons.act(season.key, UMPIRE, acts.Decide(Withdraw(entry, "zero")), "well again, and gone")
    return await seasons.by_key(season.key)


EVERYBODY = {*(person(number).name for number in range(6)), UMPIRE.name, HELPER.name, SUBSTITUTE.name}


async def names(seasons: Seasons, season: Season, **others: object) -> set[str]:
    return {known.name for known in (await seasons.names(season, **others)).values()}


async def test_everybody_whom_the_log_names_and_nobody_else(path: Path, clock: HandClock) -> None:
    async with bot_on(path, clock) as seasons:
        assert await names(seasons, await played(seasons)) == EVERYBODY
    async with bot_on(path, clock) as seasons:
        (season,) = seasons.running(GUILD)
        assert await names(seasons, season) == EVERYBODY


async def test_who_asks_and_whom_a_draft_is_about_are_named_too(path: Path, clock: HandClock) -> None:
    async with bot_on(path, clock) as seasons:
        season = await opened(seasons)
        new = await seasons.person(GUILD, SUBSTITUTE)
        async with seasons._database.transaction() as tx:
            await tx.people.key_for(GUILD, STRANGER.user_id, STRANGER.name)
        draft = acts.Decide(Replace("1", new))
        before = await names(seasons, season)
        assert await names(seasons, season, user_id=STRANGER.user_id) == before | {STRANGER.name}
        assert await names(seasons, season, act=draft) == before | {SUBSTITUTE.name}
        assert await names(seasons, season, user_id=12345) == before, "somebody whom nobody knows"


async def test_a_name_is_as_it_was_heard_last_and_goes_with_its_owner(path: Path, clock: HandClock) -> None:
    async with bot_on(path, clock) as seasons:
        season = await played(seasons)
        key = await seasons.person(GUILD, Who(UMPIRE.user_id, "Dagny"))
        assert (await seasons.names(season))[key].name == "Dagny"
    database = await open_database(path, clock=clock.now)
    await forgotten.remember(database, GUILD, UMPIRE.user_id, clock.now() + 1)
    await forgotten.forget_again(database, clock.now(), 90)
    await database.close()
    async with bot_on(path, clock) as seasons:
        assert key not in await seasons.names(season)
