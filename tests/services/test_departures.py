"""A server that the bot has left finds everything as it was for a while; then nothing of it is left."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from bot.games import GAMES
from bot.services import Departures, HouseRules, Preferences
from bot.services.departures import BREATH
from bot.shards import Shards
from bot.storage import StorageError
from bot.storage import guilds as storage
from bot.tables import Table, Who
from tests.tables.club import ADA, BO, GUILD, Club, club_at, held
from tests.tables.keepsakes import Rows, everything, found, season, write

AWAY = GUILD + 1
"""The server that lets the bot go."""
BOTH = {GUILD, AWAY}
DAY = 24 * 3_600_000
KEPT_DAYS = 30
"""As docs/hosting/operate.md and the policy beside it promise."""
SHORT = {"otter": {"best_of": 1}}


class Discord:
    """What Discord says of where the bot is."""

    def __init__(self) -> None:
        self.present: set[int] | None = {GUILD}
        self.members: set[int] = {GUILD}
        self.asked: list[int] = []

    def here(self) -> set[int] | None:
        return self.present

    async def is_gone(self, place_id: int) -> bool:
        self.asked.append(place_id)
        return place_id not in self.members


@pytest.fixture
async def club(tmp_path: Path) -> AsyncIterator[Club]:
    async with club_at(tmp_path / "olsen.db") as club:
        yield club


@pytest.fixture
def discord() -> Discord:
    return Discord()


@pytest.fixture
def departures(club: Club) -> Departures:
    return Departures(club.database, club.tables, club.clock)


async def play(club: Club, place_id: int, game: str = "olsen", *, to_the_end: bool = True) -> Table:
    """A match of two people in a server."""
    club._channel += 1
    length = {"length": 1} if GAMES[game].spec.length else {}
    table = await club.tables.lobbies.open(
        place_id, club._channel, ADA, club.press(), game=game, ranked=game == "olsen", **length
    )
    for key, value in SHORT.get(game, {}).items():
        await club.tables.lobbies.set_option(table.table_id, ADA, key, value)
    await club.tables.lobbies.join(table.table_id, BO, club.press())
    if GAMES[game].spec.seats[0] > 2:
        await club.tables.lobbies.add_computer(table.table_id, ADA)
    await club.tables.lobbies.start(table.table_id, ADA, club.press())
    while to_the_end and club.now(table).is_open:
        await club.step(table, club.chance)
    over = club.now(table)
    if to_the_end:
        await club.tables.messages.told(over.table_id, over.version, 1)
    return over


async def live(club: Club, place_id: int) -> None:
    """Leave something in every table that there is."""
    for game in GAMES:
        await play(club, place_id, game)
    async with club.database.transaction() as tx:
        ada = await tx.people.key_for(place_id, ADA.user_id, ADA.name)
        bo = await tx.people.key_for(place_id, BO.user_id, BO.name)
        await tx.guilds.save_settings(place_id, {"language": "nb"})
        await tx.house_rules.save_default(place_id, "olsen", "Fast")
        await tx.ratings.make_due(place_id, "olsen")
    for table, rows in season(place_id, f"season{place_id}", ada, {"Void": "a reason"}, [ada, bo]):
        write(club.path, table, rows)
    chips = {"place_id": place_id, "seq": 100, "at": 1, "kind": "reset", "actor": ada, "reason": "new"}
    write(club.path, "chip_transactions", [chips])
    write(club.path, "chip_postings", [{"place_id": place_id, "seq": 100, "account": ada, "amount": 5}])
    write(club.path, "chip_balances", [{"place_id": place_id, "account": ada, "balance": 5}])
    rules = {"place_id": place_id, "game": "olsen", "name": "Fast", "options": "{}"}
    write(club.path, "house_rules", [{**rules, "changed_by": ada, "changed_at": 1}])
    write(
        club.path, "reflexes", [{"place_id": place_id, "game": "olsen", "person": ada, "took": 1, "calls": 1}]
    )
    async with club.database.transaction() as tx:
        await tx.solo.count(place_id, ada, "olsen", won=True)
    spent = {"place_id": place_id, "kind": "threads", "press": 1, "spender": "d", "channel_id": 1, "at": 1}
    write(club.path, "spendings", [spent])
    suspension = {
        "place_id": place_id,
        "place": "tables",
        "suspended": "d",
        "person": ada,
        "until": 1,
        "reason": "r",
    }
    write(club.path, "suspensions", [{**suspension, "set_by": bo, "set_at": 1}])
    write(club.path, "avoidances", [{"place_id": place_id, "person": ada, "avoided": "d", "set_at": 1}])
    earned = {"place_id": place_id, "person": bo, "achievement": "first", "table_id": "t", "at": 1}
    write(club.path, "achievements", [earned])
    deal = {"place_id": place_id, "game": "olsen", "rules": 1, "seats": 3, "seat": 0, "options": "{}"}
    deal = {**deal, "secret": "00", "contributions": "[]", "level": "normal", "until": 1}
    run = {"place_id": place_id, "person": ada, "counts": 1, "rules": 1, "started_at": 1, "moves": ""}
    write(club.path, "duplicate_deals", [{**deal, "deal": f"{place_id}.1.0"}])
    write(club.path, "duplicate_plays", [{**run, "deal": f"{place_id}.1.0", "player": "digest", "streak": 0}])
    write(club.path, "former_people", [{"place_id": place_id, "person": "gone"}])
    watch = {"place_id": place_id, "person": bo, "table_id": "t", "language": "en"}
    write(club.path, "watches", [{**watch, "made_at": 1}])
    wait = {"place_id": place_id, "person": bo, "game": "olsen", "clock": "fast"}
    write(club.path, "waits", [{**wait, "made_at": 1, "until": 2}])
    evening = {"place_id": place_id, "hour": 20, "daily": 1, "moments": 0, "year": 0, "day": 1}
    write(club.path, "evenings", [{**evening, "told": 1, "reviewed": 0, "trouble": ""}])
    role = {"season": f"season{place_id}", "person": ada, "role_id": 1, "state": "given"}
    write(club.path, "season_roles", [role])
    write(club.path, "titles", [{"season": f"season{place_id}", "person": ada}])
    over = await play(club, place_id)
    rally = {"table_id": over.table_id, "place_id": place_id, "person": ada}
    write(club.path, "rallies", [{**rally, "made_at": 1}])
    ahead = {"table_id": over.table_id, "seat": 0, "person": ada, "moves": "play 7H", "deal": 1}
    write(club.path, "moves_ahead", [{**ahead, "hand": "7H", "made_at": 1, "let_go": ""}])
    write(club.path, "past_seats", [{"person": ada, "table_id": over.table_id}])


async def expire(club: Club, departures: Departures, discord: Discord, days: int = KEPT_DAYS) -> None:
    """Let days go by, look, and wait until what is due is done."""
    club.clock.pass_by(days * DAY)
    looking = asyncio.ensure_future(departures.look(discord.here, discord.is_gone))
    while not looking.done():
        club.clock.pass_by(BREATH)
        await asyncio.wait([looking], timeout=0.001)
    await looking


@pytest.mark.slow
async def test_after_a_while_nothing_is_left_of_it_and_all_of_the_others(
    club: Club, departures: Departures, discord: Discord, monkeypatch: pytest.MonkeyPatch
) -> None:
    await live(club, GUILD)
    kept = everything(club.path)
    # What has no row here would be overlooked; these are no server's, or only filled while it is played.
    assert {name for name, rows in kept.items() if not rows} == {"departures", "moves", "places", "posts"}
    await live(club, AWAY)
    monkeypatch.setattr(storage, "ROWS", 1)
    monkeypatch.setitem(storage.PAGED, "purge_tables", {"page": 1})
    await departures.left(AWAY)
    await expire(club, departures, discord, KEPT_DAYS - 1)
    assert await club.database.guilds.known() == BOTH
    await expire(club, departures, discord, 1)
    assert everything(club.path) == kept
    assert await club.database.guilds.departures() == {}


async def test_who_comes_back_in_time_finds_everything(
    club: Club, departures: Departures, discord: Discord
) -> None:
    await play(club, AWAY)
    before = without_departures(club)
    await departures.left(AWAY)
    await expire(club, departures, discord, KEPT_DAYS - 1)
    discord.present = discord.members = BOTH
    assert [await departures.returned(AWAY) for _ in range(2)] == [True, False], "it had left once"
    await expire(club, departures, discord, 2 * KEPT_DAYS)
    assert without_departures(club) == before
    assert await club.database.guilds.departures() == {}
    # Leaving once more begins anew.
    discord.present = discord.members = {GUILD}
    await departures.left(AWAY)
    await expire(club, departures, discord, KEPT_DAYS - 1)
    assert without_departures(club) == before


def without_departures(club: Club) -> Rows:
    return {name: rows for name, rows in everything(club.path).items() if name != "departures"}


async def test_a_departure_that_was_missed_is_found_and_counts_from_then_on(
    club: Club, departures: Departures, discord: Discord
) -> None:
    await play(club, AWAY)
    await play(club, GUILD)
    await departures.look(discord.here, discord.is_gone)
    assert await club.database.guilds.departures() == {AWAY: club.clock.now()}
    await expire(club, departures, discord)
    assert await club.database.guilds.known() == {GUILD}


async def test_the_first_time_that_it_was_left_counts(club: Club, departures: Departures) -> None:
    await departures.left(AWAY)
    first = await club.database.guilds.departures()
    club.clock.pass_by(DAY)
    await departures.left(AWAY)
    assert await club.database.guilds.departures() == first


@pytest.mark.parametrize("present", [None, {GUILD, AWAY}], ids=["nothing is known", "it is only down"])
async def test_an_outage_is_no_departure(
    club: Club, departures: Departures, discord: Discord, present: set[int] | None
) -> None:
    await play(club, AWAY, to_the_end=False)
    discord.present = present
    await departures.look(discord.here, discord.is_gone)
    assert await club.database.guilds.departures() == {}
    assert len(club.tables.open_tables(AWAY)) == 1


async def test_discord_is_asked_before_anything_is_given_up(
    club: Club, departures: Departures, discord: Discord
) -> None:
    await play(club, AWAY, to_the_end=False)
    discord.members = BOTH
    await departures.look(discord.here, discord.is_gone)
    assert discord.asked == [AWAY]
    assert await club.database.guilds.departures() == {}
    await departures.left(AWAY)
    await expire(club, departures, discord)
    assert await club.database.guilds.known() == {AWAY}


async def test_tables_there_end_at_once(club: Club, departures: Departures) -> None:
    there = [
        await play(club, AWAY, to_the_end=False),
        await club.tables.lobbies.open(AWAY, 5, ADA, 1, game="ole"),
    ]
    here = await play(club, GUILD, to_the_end=False)
    await departures.left(AWAY)
    phases = [club.column(table, "phase") for table in there]
    assert phases == ["ended", "closed"]
    assert [club.column(table, "told_version") >= club.column(table, "version") for table in there] == [
        True
    ] * 2
    assert club.tables.open_tables() == [club.now(here)]


async def test_memory_forgets_the_server_too(club: Club, discord: Discord) -> None:
    preferences, rules = Preferences(club.database), HouseRules(club.database, club.clock)
    forgetting = [preferences.forget_server, rules.forget_server]
    departures = Departures(club.database, club.tables, club.clock, on_purged=forgetting)
    await preferences.change_server(AWAY, language="nb")
    await rules.create(AWAY, "olsen", ADA, "Fast", {})
    await rules.create(GUILD, "olsen", ADA, "Slow", {})
    await departures.left(AWAY)
    await expire(club, departures, discord)
    assert preferences.known_server(AWAY).language is None
    assert [each.name for each in rules.sets(AWAY, "olsen") if not each.shipped] == []
    assert [each.name for each in rules.sets(GUILD, "olsen") if not each.shipped] == ["Slow"]


async def in_the_middle(
    club: Club, departures: Departures, discord: Discord, monkeypatch: pytest.MonkeyPatch
) -> asyncio.Future[None]:
    """A deletion of three tables, one after the other, of which the first is gone."""
    monkeypatch.setitem(storage.PAGED, "purge_tables", {"page": 1})
    for _ in range(3):
        await play(club, AWAY)
    await departures.left(AWAY)
    club.clock.pass_by(KEPT_DAYS * DAY)
    looking = asyncio.ensure_future(departures.look(discord.here, discord.is_gone))
    while len(everything(club.path)["tables"]) == 3:
        await asyncio.wait([looking], timeout=0.001)
    return looking


async def test_a_deletion_that_was_stopped_goes_on(
    club: Club, departures: Departures, discord: Discord, monkeypatch: pytest.MonkeyPatch
) -> None:
    looking = await in_the_middle(club, departures, discord, monkeypatch)
    await departures.close()
    await looking
    assert 0 < len(everything(club.path)["tables"]) < 3
    later = Departures(club.database, club.tables, club.clock)
    await expire(club, later, discord, 0)
    assert found(everything(club.path), str(AWAY)) == set()


async def test_a_deletion_stops_where_the_bot_is_invited_again(
    club: Club, departures: Departures, discord: Discord, monkeypatch: pytest.MonkeyPatch
) -> None:
    looking = await in_the_middle(club, departures, discord, monkeypatch)
    discord.present = discord.members = BOTH
    await until_done(club, looking)
    assert 0 < len(everything(club.path)["tables"]) < 3
    await departures.look(discord.here, discord.is_gone)
    assert await club.database.guilds.departures() == {}, "what is left of it is kept"


async def test_a_place_outside_of_servers_stays_if_somebody_comes_back_during_the_deletion(
    club: Club, departures: Departures, discord: Discord
) -> None:
    """Many places are deleted one after the other, which takes a while."""
    first, second = -AWAY - 1, -AWAY
    for place_id in (first, second):
        await known(club, place_id, ADA)
    club.clock.pass_by(91 * DAY)
    looking = asyncio.create_task(departures.look(discord.here, discord.is_gone))
    while len(everything(club.path)["people"]) == 2:  # noqa: ASYNC110 - it comes from the database
        await asyncio.sleep(0)
    await known(club, second, BO)
    await until_done(club, looking)
    assert {row["user_id"] for row in everything(club.path)["people"]} == {ADA.user_id, BO.user_id}
    club.clock.pass_by(91 * DAY)
    looking = asyncio.create_task(departures.look(discord.here, discord.is_gone))
    await until_done(club, looking)
    assert found(everything(club.path), str(second)) == set()


async def known(club: Club, place_id: int, who: Who) -> None:
    """Somebody becomes known in a place."""
    async with club.database.transaction() as tx:
        await tx.people.key_for(place_id, who.user_id, who.name)


async def until_done(club: Club, looking: asyncio.Task[None]) -> None:
    """Let time go by until everything is deleted."""
    while not looking.done():
        club.clock.pass_by(BREATH)
        await asyncio.wait([looking], timeout=0.001)
    looking.result()


async def test_each_process_looks_after_the_servers_of_its_shards(club: Club, discord: Discord) -> None:
    far = GUILD + (1 << 22)
    near, there = (Departures(club.database, club.tables, club.clock, shards=Shards(2, {n})) for n in (0, 1))
    if not Shards(2, {0}).has(GUILD):
        near, there = there, near
    for place_id in (GUILD, far):
        await play(club, place_id)
    discord.present, discord.members = set(), set()
    await near.look(discord.here, discord.is_gone)
    assert [*await club.database.guilds.departures()] == [GUILD]
    await there.left(far)
    await expire(club, near, discord)
    assert await club.database.guilds.known() == {far}
    assert [*await club.database.guilds.departures()] == [far]


async def test_a_database_that_cannot_be_read_is_busy(
    club: Club, departures: Departures, discord: Discord
) -> None:
    await club.database.close()
    for change in (departures.returned(AWAY), departures.look(discord.here, discord.is_gone)):
        with pytest.raises(StorageError):
            await change


async def test_a_busy_database_is_tried_again(club: Club, departures: Departures, discord: Discord) -> None:
    await play(club, AWAY)
    with held(club.path), pytest.raises(StorageError):
        await departures.left(AWAY)
    assert await club.database.guilds.departures() == {}
    with held(club.path), pytest.raises(StorageError):
        await departures.look(discord.here, discord.is_gone)
    await departures.look(discord.here, discord.is_gone)
    assert len(await club.database.guilds.departures()) == 1


async def test_it_looks_at_once_and_then_every_day(
    club: Club, departures: Departures, discord: Discord
) -> None:
    await play(club, AWAY)
    departures.start(discord.here, discord.is_gone)
    departures.start(discord.here, discord.is_gone)
    await club.clock.waited_for(2)  # the tables, and departures until tomorrow
    assert await club.database.guilds.departures()
    club.clock.pass_by(KEPT_DAYS * DAY)
    while await club.database.guilds.known():
        await club.clock.advance(BREATH)
    await departures.close()
    assert not [task for task in asyncio.all_tasks() if task.get_name() == "departures"], "it has ended"
