"""Everybody gets what is held about them, and nobody else; and who is forgotten is nowhere any more."""

from __future__ import annotations

import asyncio
import io
import json
import re
import sqlite3
import zipfile
from collections.abc import AsyncIterator
from contextlib import closing
from datetime import datetime
from pathlib import Path
from random import Random
from typing import Any

import pytest

from bot.games import GAMES
from bot.games.api import Move
from bot.services import Admission, Preferences, Privacy
from bot.services import privacy as service
from bot.services.archive import Archive
from bot.services.export import Others, iso
from bot.shards import Shards
from bot.storage import StorageError
from bot.storage.archives import moves_of
from bot.storage.digests import member_digest
from bot.storage.forgotten import file_of, forget_again
from bot.storage.peers import message
from bot.storage.privacy import MARK
from bot.tables import Chair, Refused, Table, Who
from bot.tables.outcome import outcome
from bot.user_text import UserText
from tests.tables.club import GUILD, Club, club_at, held, refusal
from tests.tables.keepsakes import Rows, everything, found, season, write

ZOE = Who(1234567890123456789, "Zoë Østergaard")
YAN = Who(1234567890123456790, "Yan**")
UMA = Who(1234567890123456791, "Uma")
PEOPLE = (ZOE, YAN, UMA)
LIMIT = 10_000_000
MINUTE, DAY = 60_000, 24 * 3_600_000
SHORT = {"otter": {"best_of": 1}}
"""House rules with which a match is over soon."""


class Desk:
    """The club, and its service for what is held about people."""

    def __init__(self, club: Club) -> None:
        self.club = club
        self.path = club.path
        self.open()

    def open(self, **hooks: Any) -> None:
        """Take up the club as it is now open."""
        self.preferences = Preferences(self.club.database)
        club = self.club
        self.privacy = Privacy(club.database, club.tables, self.preferences, club.clock, 90, **hooks)

    async def restart(self) -> None:
        await self.club.restart()
        self.open()

    async def key(self, who: Who, place_id: int = GUILD) -> str:
        person = await self.club.database.people.of_user(place_id, who.user_id)
        assert person is not None
        return person.person

    async def begin(self, game: str = "olsen", people: tuple[Who, ...] = PEOPLE, **how: Any) -> Table:
        """A match that ``people`` have begun."""
        host, *others = people
        self.club.clock.pass_by(1)
        self.club._channel += 1
        spec = GAMES[game].spec
        length = {"length": 1} if spec.length else {}
        table = await self.club.tables.lobbies.open(
            GUILD,
            self.club._channel,
            host,
            self.club.press(),
            **{"game": game, "options": SHORT.get(game, {}), **length, **how},
        )
        for other in others:
            await self.club.tables.lobbies.join(table.table_id, other, self.club.press())
        return await self.club.tables.lobbies.start(table.table_id, host, self.club.press())

    async def finish(self, table: Table) -> Table:
        """Play a match to its end, as it comes."""
        while self.club.now(table).is_open:
            await self.club.step(table, self.club.chance)
        over = self.club.now(table)
        await self.club.tables.messages.told(over.table_id, over.version, 1)
        return over

    async def data(self, who: Who) -> dict[str, Any]:
        """Somebody's export, a minute after the last one."""
        self.club.clock.pass_by(service.PAUSE)
        kind, content = await self.privacy.data(who.user_id, LIMIT)
        return parts(kind, content)


def parts(kind: str, content: bytes) -> dict[str, Any]:
    """The parts of an export, by name."""
    if kind == "json":
        whole: dict[str, Any] = json.loads(content)
        return whole
    with zipfile.ZipFile(io.BytesIO(content)) as file:
        return {name.removesuffix(".json"): json.loads(file.read(name)) for name in file.namelist()}


@pytest.fixture
async def desk(tmp_path: Path) -> AsyncIterator[Desk]:
    async with club_at(tmp_path / "olsen.db") as club:
        yield Desk(club)


async def lived_in(desk: Desk) -> Rows:
    """Three people have done all there is to do: played and decided, with chips, in all games."""
    for game in GAMES:
        rules: dict[str, Any] = {"options": {"pot": "buy_in"}} if game == "olsen" else {}
        await desk.finish(await desk.begin(game, **rules))
    await desk.finish(await desk.begin(ranked=True))
    await desk.preferences.change_player(GUILD, ZOE.user_id, ZOE.name, palette="safe")
    zoe, yan, uma = [await desk.key(who) for who in PEOPLE]
    reasons = {
        "Void": f"{ZOE.name} had to go, said {YAN.name}",
        "Award": f"because <@{ZOE.user_id}> helped",
        "Warn": "Nobody is named here",
    }
    for table, rows in season(GUILD, "season01", uma, reasons, [zoe, yan]):
        write(desk.path, table, rows)
    chips = {"place_id": GUILD, "seq": 100, "at": 1_790_000_000_000, "kind": "reset", "actor": uma}
    write(desk.path, "chip_transactions", [{**chips, "reason": f"new season, {ZOE.name.upper()}"}])
    write(desk.path, "chip_postings", [{"place_id": GUILD, "seq": 100, "account": zoe, "amount": 5}])
    rules_set = {"place_id": GUILD, "game": "olsen", "name": "Fast", "options": "{}"}
    write(desk.path, "house_rules", [{**rules_set, "changed_by": zoe, "changed_at": 1_790_000_000_000}])
    return everything(desk.path)


# Forgetting


async def test_who_is_forgotten_is_nowhere_and_the_others_are_as_they_were(desk: Desk) -> None:
    before = await lived_in(desk)
    zoe = await desk.key(ZOE)
    sought = (str(ZOE.user_id), ZOE.name)
    named = {("people", "user_id"), ("people", "name"), ("season_log", "reason"), ("notices", "data")}
    assert found(before, *sought) == {*named, ("chip_transactions", "reason")}
    assert await desk.privacy.forget(ZOE.user_id, None) == 1
    after = everything(desk.path)
    assert found(after, *sought) == set()
    for who in (YAN, UMA):
        assert found({"": [{"": json.dumps(await desk.data(who), ensure_ascii=False)}]}, *sought) == set()
    changed = {"people", "season_log", "notices", "chip_transactions", "notes", "achievements"}
    changed |= {"former_people", "results"}
    assert {name for name in before if before[name] != after[name]} == changed
    assert after["former_people"] == [{"place_id": GUILD, "person": zoe}]
    assert any(row["earned"] for row in before["results"] if row["person"] == zoe)
    assert after["results"] == [
        {**row, "earned": ""} if row["person"] == zoe else row for row in before["results"]
    ]
    assert [row for row in before["people"] if row["person"] != zoe] == after["people"]
    reasons = [row["reason"] for row in after["season_log"] if row["reason"]]
    assert reasons == [f"{MARK} had to go, said {YAN.name}", f"because {MARK} helped", "Nobody is named here"]
    for log in (before, after):
        for row in log["season_log"]:
            row.pop("reason")
    assert before["season_log"] == after["season_log"]


@pytest.mark.slow
async def test_the_file_itself_holds_no_trace(desk: Desk) -> None:
    await lived_in(desk)
    await desk.privacy.forget(ZOE.user_id, None)
    for restart in (False, True):
        if restart:
            await desk.restart()
        for file in sorted(desk.path.parent.glob(f"{desk.path.name}*")):
            content = file.read_bytes()
            assert ZOE.name.encode() not in content, file
            assert str(ZOE.user_id).encode() not in content, file
    assert YAN.name.encode() in desk.path.read_bytes()


async def test_twice_is_once(desk: Desk) -> None:
    await desk.finish(await desk.begin())
    assert await desk.privacy.places(ZOE.user_id) == (GUILD,)
    # Also if the second time is asked for before the first is done.
    both = [desk.privacy.forget(ZOE.user_id, GUILD) for _ in range(2)]
    first, second = await asyncio.gather(*both, return_exceptions=True)
    assert (first, getattr(second, "code", second)) == (1, "unknown_person")
    assert await desk.privacy.places(ZOE.user_id) == ()
    before = everything(desk.path)
    with refusal("unknown_person"):
        await desk.privacy.forget(ZOE.user_id, None)
    for _ in range(2):
        with refusal("unknown_person"):
            await desk.privacy.data(ZOE.user_id, LIMIT)
    assert everything(desk.path) == before


async def test_here_is_not_everywhere(desk: Desk) -> None:
    async with desk.club.database.transaction() as tx:
        for place_id in (GUILD, GUILD + 1, GUILD + 2):
            await tx.people.key_for(place_id, ZOE.user_id, ZOE.name)
    await desk.preferences.change_player(GUILD, ZOE.user_id, ZOE.name, sort="rank")
    assert await desk.privacy.forget(ZOE.user_id, GUILD) == 1
    assert await desk.privacy.places(ZOE.user_id) == (GUILD + 1, GUILD + 2)
    assert (await desk.preferences.player(ZOE.user_id)).sort == "rank"
    with refusal("unknown_person"):
        await desk.privacy.forget(ZOE.user_id, GUILD)
    assert await desk.privacy.forget(ZOE.user_id, None) == 2
    assert (await desk.preferences.player(ZOE.user_id)).sort == "suit"


async def test_who_is_forgotten_by_way_of_another_process_is_so_where_this_one_has_the_server(
    desk: Desk,
) -> None:
    gone: list[int] = []
    desk.open(shards=Shards(2, {0}), on_forgotten=[lambda place_id, *who: gone.append(place_id)])
    peers, theirs = desk.club.database.peers, 1 << 22  # a server of the other process
    await desk.begin()
    async with desk.club.database.transaction() as tx:
        await tx.people.key_for(theirs, ZOE.user_id, ZOE.name)

    async def known_after(place_id: int | None) -> set[int]:
        for _ in range(2):  # as if it was asked for in two processes
            peers.told(message("forget", {"user": ZOE.user_id, "place": place_id}))
        await asyncio.gather(*(task for task in asyncio.all_tasks() if task.get_name() == "forget"))
        return {*await desk.privacy.places(ZOE.user_id)}

    assert await known_after(theirs) == {GUILD, theirs}
    assert await known_after(GUILD + 1) == {GUILD, theirs}
    with held(desk.path):
        assert await known_after(GUILD) == {GUILD, theirs}, "what cannot be saved is asked for again"
    assert gone == []
    assert await known_after(None) == {theirs}
    assert gone == [GUILD]


async def test_who_is_back_begins_anew(desk: Desk) -> None:
    await desk.finish(await desk.begin())
    old = await desk.key(ZOE)
    await desk.data(ZOE)
    await desk.privacy.forget(ZOE.user_id, None)
    await desk.begin()
    assert await desk.key(ZOE) != old
    again = parts(*await desk.privacy.data(ZOE.user_id, LIMIT))  # though less than a minute has passed
    assert again[f"server-{GUILD}"]["records"] == []


# At tables


@pytest.mark.parametrize("ranked", [False, True])
@pytest.mark.parametrize("restart", [False, True])
async def test_a_match_goes_on_with_a_computer_for_good(desk: Desk, ranked: bool, restart: bool) -> None:
    table = await desk.begin(ranked=ranked)
    for _ in range(5):
        await desk.club.step(table, desk.club.chance)
    zoe = await desk.key(ZOE)
    await desk.privacy.forget(ZOE.user_id, GUILD)
    now = desk.club.now(table)
    chair = now.chairs[0]
    assert (chair.is_former, chair.stand_in, chair.forfeited, chair.person) == (True, True, True, zoe)
    assert now.seat_of(ZOE.user_id) is None
    assert now.host == now.chairs[1].person
    assert desk.club.agrees(table)
    if restart:
        await desk.restart()
    assert desk.club.now(table).chairs[0] == chair
    with refusal("not_seated"):
        await desk.club.tables.seats.come_back(table.table_id, ZOE)
    over = await desk.finish(table)
    results = await desk.club.database.matches.results(table.table_id)
    own = next(result for result in results if result.person == zoe)
    assert (own.place, own.won, own.forfeited) == (3, False, True)
    assert [result.counts for result in results] == [True, True, True]
    assert over.phase == "over"
    assert found(everything(desk.path), str(ZOE.user_id), ZOE.name) == set()


async def test_what_somebody_has_chosen_ahead_is_theirs_alone_and_goes_with_them(desk: Desk) -> None:
    table = desk.club.now(await desk.begin("ole", clock="slow"))
    while table.observe(None).phase != "play":
        table = await desk.club.step(table, desk.club.chance)
    turn = min(table.game.to_act(table.state))
    whose = (turn + 1) % 3
    who, other = PEOPLE[whose], PEOPLE[(turn + 2) % 3]
    card = Move("play", table.observe(whose).hand[:1])
    chosen = await desk.club.tables.matches.choose_ahead(table.table_id, who, table.version, [card])
    parts = [await desk.data(each) for each in (who, other)]
    ahead = [part[f"server-{GUILD}-tables-1"][0]["your_moves_ahead"] for part in parts]
    hand = " ".join(table.observe(whose).hand)
    own = {"at": iso(chosen.ahead[0].made_at), "deal": 1, "hand": hand, "moves": [str(card)]}
    assert ahead == [[own], []]
    key = await desk.key(who)
    await desk.privacy.forget(who.user_id, None)
    assert [row for row in everything(desk.path)["moves_ahead"] if row["person"] == key] == []


async def test_whoever_sits_in_lobbies_gets_up(desk: Desk) -> None:
    shared = await desk.club.tables.lobbies.open(GUILD, 7, ZOE, 1, game="olsen")
    await desk.club.tables.lobbies.join(shared.table_id, YAN, 2)
    alone = await desk.club.tables.lobbies.open(GUILD, 8, ZOE, 3, game="olsen")
    await desk.privacy.forget(ZOE.user_id, None)
    now = desk.club.now(shared)
    assert [chair.name for chair in now.chairs] == [YAN.name]
    assert now.host == await desk.key(YAN)
    assert desk.club.now(alone).phase == "closed"


async def test_a_seat_that_a_fixture_keeps_is_a_computers(desk: Desk) -> None:
    async with desk.club.database.transaction() as tx:
        keys = [await tx.people.key_for(GUILD, who.user_id, who.name) for who in PEOPLE]
    players = [(key, who.user_id, who.name) for key, who in zip(keys, PEOPLE, strict=True)]
    table = await desk.club.tables.fixtures.open(
        GUILD, 7, game="olsen", clock="fast", season="season01", fixture="f1", players=players, host=keys[2]
    )
    await desk.privacy.forget(ZOE.user_id, None)
    for _ in range(2):
        chair = desk.club.now(table).chairs[0]
        assert (chair.is_former, chair.forfeited, chair.stand_in) == (True, True, True)
        await desk.restart()
    begun = await desk.club.tables.fixtures.start(table.table_id)
    assert begun.chairs[0].forfeited


async def test_the_last_picture_of_a_match_that_is_over_has_no_name_either(desk: Desk) -> None:
    table = await desk.begin()
    while desk.club.now(table).is_open:
        await desk.club.step(table, desk.club.chance)
    await desk.privacy.forget(ZOE.user_id, None)
    assert ZOE.name not in repr(desk.club.now(table))
    assert str(ZOE.user_id) not in repr(desk.club.now(table))


async def test_nothing_in_memory_knows_them(desk: Desk) -> None:
    table = await desk.begin()
    forgotten: list[tuple[int, int, str]] = []
    desk.open(on_forgotten=[lambda *who: forgotten.append(who)])
    await desk.preferences.player(ZOE.user_id)
    zoe = await desk.key(ZOE)
    await desk.privacy.forget(ZOE.user_id, None)
    assert forgotten == [(GUILD, ZOE.user_id, zoe)]
    assert ZOE.user_id not in desk.preferences._players
    assert ZOE.name not in repr([desk.club.tables.find(table.table_id), desk.club.tables.open_tables()])


async def test_seasons_are_left_first(desk: Desk) -> None:
    table = await desk.begin()
    asked: list[tuple[int, str, bool, bool]] = []

    async def leave(place_id: int, person: str) -> None:
        for _ in range(5):
            is_known = await desk.club.database.people.by_key(person) is not None
        is_seated = desk.club.now(table).seat_of(ZOE.user_id) is not None
        asked.append((place_id, person, is_known, is_seated))

    desk.open(on_forget=[leave])
    zoe = await desk.key(ZOE)
    known = await desk.club.database.privacy.rows_of_user(ZOE.user_id)
    await desk.privacy.forget(ZOE.user_id, None)
    assert asked == [(GUILD, zoe, True, True)]
    # Who was erased again at a start has left them when that is done.
    await desk.privacy.catch_up(known)
    assert asked[1:] == [(GUILD, zoe, False, False)]


async def test_whoever_joins_a_table_meanwhile_has_left_it_in_the_end(desk: Desk) -> None:
    table = await desk.club.tables.lobbies.open(GUILD, 7, YAN, 1, game="olsen")
    async with desk.club.database.transaction() as tx:
        await tx.people.key_for(GUILD, UMA.user_id, UMA.name)
        await tx.people.key_for(GUILD, ZOE.user_id, ZOE.name)
    await desk.privacy.forget(UMA.user_id, None)  # the first time takes a transaction more
    begun = asyncio.Event()

    async def begins(place_id: int, person: str) -> None:
        begun.set()

    desk.open(on_forget=[begins])
    async with desk.club.database.transaction():  # the other two come one after the other
        joining = asyncio.create_task(desk.club.tables.lobbies.join(table.table_id, ZOE, 2))
        forgetting = asyncio.create_task(desk.privacy.forget(ZOE.user_id, None))
        await begun.wait()
    await asyncio.gather(joining, forgetting)
    assert [chair.name for chair in desk.club.now(table).chairs] == [YAN.name]


async def test_what_cannot_be_saved_may_be_asked_for_again(desk: Desk) -> None:
    await desk.finish(await desk.begin())
    desk.club.clock.pass_by(MINUTE)  # who was there in that moment has come back
    with outcome() as followed, held(desk.path), pytest.raises(StorageError):
        await desk.privacy.forget(ZOE.user_id, None)
    assert not followed.is_saved
    # Who does not ask again after all has not been forgotten, at the next start either.
    assert await forget_again(desk.club.database, desk.club.clock.now() + 1, 90) == []
    assert await desk.privacy.places(ZOE.user_id) == (GUILD,)
    with outcome() as followed:
        assert await desk.privacy.forget(ZOE.user_id, None) == 1
    assert followed.is_saved
    assert found(everything(desk.path), ZOE.name) == set()


async def test_nobody_is_erased_who_would_be_back_with_a_backup(desk: Desk) -> None:
    await desk.begin()
    file_of(desk.path).mkdir()  # so that nobody can be noted in it
    with pytest.raises(StorageError):
        await desk.privacy.forget(ZOE.user_id, None)
    assert await desk.privacy.places(ZOE.user_id) == (GUILD,)


async def test_a_database_that_cannot_be_read_is_busy(desk: Desk) -> None:
    await desk.begin()
    await desk.club.database.close()
    with pytest.raises(StorageError):
        await desk.privacy.places(ZOE.user_id)


# The export


async def test_an_export_holds_what_the_database_does(desk: Desk) -> None:
    rows = await lived_in(desk)
    zoe = await desk.key(ZOE)
    running = await desk.begin()
    await desk.club.step(running, desk.club.chance)
    # Whatever table names them is one that an export looks at; season_people says no more than the log does.
    assert {table for table, _ in found(rows, zoe)} == {
        *("people", "tables", "seats", "archives", "results", "deal_results", "records", "ratings"),
        *("rating_changes", "achievements"),
        *("house_rules", "chip_postings", "chip_balances", "season_log", "season_people"),
    }
    data = await desk.data(ZOE)
    you, here = data["you"], data[f"server-{GUILD}"]
    assert you["your_user_id"] == str(ZOE.user_id)
    assert you["your_settings"] == {"palette": "safe"}
    assert [server["known_there_as"] for server in you["servers"]] == [ZOE.name]
    tables = [table for name, part in data.items() if "-tables-" in name for table in part]
    assert len(tables) == len(rows["tables"]) + 1
    assert tables[0]["table"] == running.table_id
    mine = [row for row in rows["results"] if row["person"] == zoe]
    shown = [line for table in tables for line in table["result"] if line["player"] == "you"]
    assert sorted(line["total"] for line in shown) == sorted(row["total"] for row in mine)
    deals = [deal for table in tables for deal in table["your_deals"]]
    assert len(deals) == len([row for row in rows["deal_results"] if row["person"] == zoe])
    archived = [move for row in rows["archives"] for move in moves_of(row["moves"])]
    moves = [move for move in archived if move.person == zoe]
    running_moves = [row for row in everything(desk.path)["moves"] if row["person"] == zoe]
    assert sum(len(table["your_moves"]) for table in tables) == len(moves) + len(running_moves)
    assert moves
    assert {record["scope"] for record in here["records"]} >= {""}
    assert len(here["records"]) == len([row for row in rows["records"] if row["person"] == zoe])
    assert [rating["game"] for rating in here["ratings"]] == ["olsen"]
    assert len(here["ratings"][0]["changes"]) == here["ratings"][0]["matches"] > 0
    balances = [row["balance"] for row in rows["chip_balances"] if row["account"] == zoe]
    assert [here["chips"]["balance"]] == balances
    assert len(here["chips"]["moved"]) == len([row for row in rows["chip_postings"] if row["account"] == zoe])
    assert len(here["achievements"]) == len([row for row in rows["achievements"] if row["person"] == zoe])
    assert [sets["name"] for sets in here["house_rules_you_changed_last"]] == ["Fast"]
    assert [line["line"] for line in here["seasons"]] == [1, 2, 3, 4, 5]
    assert here["seasons"][0]["by"] == "you"
    assert here["seasons"][0]["act"] == {"act": "SignUp", "player": "you"}
    assert all({"achievement", "table", "at"} == earned.keys() for earned in here["achievements"])
    assert {table["record"]["game"] for table in tables if table["result"]} == {*GAMES}
    assert "record" not in tables[0], "it is still played"
    umpires = (await desk.data(UMA))[f"server-{GUILD}"]
    assert [run["season"] for run in umpires["seasons_you_run"]] == ["season01"]
    assert umpires["seasons_you_run"][0].keys() == {"season", "league", "number"}
    assert [reset.keys() for reset in umpires["chips"]["set_back_by_you"]] == [{"at", "reason"}]


async def test_an_export_has_a_place_for_all_that_can_be_held(desk: Desk) -> None:
    """These names are what people read, and what a program of theirs may look for."""
    table = await desk.begin()
    zoe, at = await desk.key(ZOE), desk.club.clock.now()
    async with desk.club.database.transaction() as tx:
        await tx.solo.count(GUILD, zoe, "olsen", won=True, level="hard", quickest=4)
    watch = {"person": zoe, "language": "en", "made_at": at}
    write(desk.path, "watches", [{**watch, "place_id": GUILD, "table_id": "table7"}])
    wait = {"person": zoe, "place_id": GUILD, "game": "olsen", "clock": "fast", "until": at}
    write(desk.path, "waits", [{**wait, "made_at": at}])
    rally = {"person": zoe, "place_id": GUILD, "made_at": at}
    write(desk.path, "rallies", [{**rally, "table_id": table.table_id}])
    data = await desk.data(ZOE)
    here = data[f"server-{GUILD}"]
    assert [*data] == ["you", f"server-{GUILD}", f"server-{GUILD}-tables-1"]
    assert [*here] == [
        *(
            "threads_and_messages_of_late",
            "suspensions_on_you",
            "members_you_avoid",
            "records",
            "against_computers",
            "achievements",
        ),
        *("deals_you_played_alone", "your_cards_that_were_shared", "what_you_watch", "what_you_wait_for"),
        *("matches_whose_players_you_pinged", "ratings"),
        *("calls_by_milliseconds", "chips", "house_rules_you_changed_last", "roles_of_divisions"),
        *("seasons_you_run", "seasons"),
    ]
    assert [each.keys() for each in here["what_you_wait_for"]] == [{"game", "clock", "since", "until"}]
    assert [each["table"] for each in here["matches_whose_players_you_pinged"]] == [table.table_id]
    assert [*here["chips"]] == ["balance", "moved", "set_back_by_you"]
    (solo,) = here["against_computers"]
    assert (solo["game"], solo["hard"], solo["quickest"], solo["margin"]) == ("olsen", 1, 4, None)
    assert here["what_you_watch"] == [{"table": "table7", "since": iso(at)}]
    assert data["you"]["servers"][0].keys() == {"server_id", "known_there_as", "known_since"}
    assert data["you"]["servers"][0]["server_id"] == str(GUILD)


async def test_an_export_says_since_when_and_until_when(desk: Desk) -> None:
    since = desk.club.clock.now()
    over = await desk.finish(await desk.begin())
    admission = Admission(desk.club.database, desk.club.clock)
    until = desk.club.clock.now() + DAY
    await admission.suspend(GUILD, YAN, ZOE, ["tables"], until, UserText(f"says {YAN.name} and {ZOE.name}"))
    await admission.avoid(GUILD, ZOE, UMA.user_id)
    at = desk.club.clock.now()
    async with desk.club.database.transaction() as tx:
        zoe = await member_digest(tx.notes, GUILD, ZOE.user_id)
    spent = {"place_id": GUILD, "kind": "threads", "channel_id": 7, "at": at}
    write(desk.path, "spendings", [{**spent, "press": n, "spender": who} for n, who in ((1, zoe), (2, "x"))])
    for table, rows in season(GUILD, "season01", await desk.key(YAN), {}, [await desk.key(ZOE)]):
        write(desk.path, table, rows)
    role = {"season": "season01", "person": await desk.key(ZOE), "role_id": 5, "state": "given"}
    write(desk.path, "season_roles", [role])
    data = await desk.data(ZOE)
    you, here = data["you"], data[f"server-{GUILD}"]
    assert you["made_at"] == iso(desk.club.clock.now())
    assert since <= ms(you["servers"][0]["known_since"]) <= at
    assert {record["last_at"] for record in here["records"]} == {iso(over.finished_at)}
    assert here["suspensions_on_you"] == [
        {
            "from": "tables",
            "until": iso(until),
            "reason": f"says another player 1 and {ZOE.name}",
            "set_at": iso(at),
        }
    ]
    assert here["members_you_avoid"] == [{"since": iso(at)}]
    (made,) = here["threads_and_messages_of_late"]
    assert (made["kind"], made["at"]) == ("threads", iso(at))
    assert here["roles_of_divisions"] == [{"season": "season01", "role_id": "5"}]


def ms(text: str) -> int:
    """A time of an export in milliseconds."""
    return round(datetime.fromisoformat(text).timestamp() * 1000)


@pytest.mark.slow
async def test_nobody_else_can_be_recognised_in_it(desk: Desk) -> None:
    await lived_in(desk)
    await desk.begin()
    data = await desk.data(ZOE)
    text = json.dumps(data, ensure_ascii=False)
    keys = [await desk.key(who) for who in PEOPLE]
    for secret in (YAN.name, UMA.name, str(YAN.user_id), str(UMA.user_id), *keys):
        assert secret not in text
    tables = [table for name, part in data.items() if "-tables-" in name for table in part]
    seated = {tuple(seat["player"] for seat in table["seats"]) for table in tables}
    assert seated == {("you", "another player 1", "another player 2")} or seated == {
        ("you", "another player 2", "another player 1")
    }
    assert "had to go, said another player" in text
    assert not re.search(r"\b1[5-9]\d{11}\b", text), "a time that people cannot read"
    assert re.search(r'"at": "2026-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z"', text)


async def test_a_seat_that_somebody_took_over_is_remembered(desk: Desk) -> None:
    table = await desk.begin(people=(YAN, ZOE))
    for _ in range(6):
        await desk.club.step(table, desk.club.chance)
    zoe = await desk.key(ZOE)
    played = [move for move in await desk.club.moves(table) if move.person == zoe]
    assert played
    await desk.club.tables.seats.remove_player(table.table_id, YAN, ZOE.user_id)
    await desk.club.tables.seats.join_in(table.table_id, UMA)
    assert desk.club.now(table).chairs[1].name == UMA.name
    await desk.finish(table)
    (shown,) = (await desk.data(ZOE))[f"server-{GUILD}-tables-1"]
    assert len(shown["your_moves"]) == len(played)


async def test_once_a_minute(desk: Desk) -> None:
    await desk.finish(await desk.begin())
    await desk.data(ZOE)
    again = desk.club.clock.now() + MINUTE
    desk.club.clock.pass_by(MINUTE - 1)
    with pytest.raises(Refused, match=r"^data_again") as told:
        await desk.privacy.data(ZOE.user_id, LIMIT)
    assert 0 < int(told.value.data["at"]) * 1000 - again <= 1000, "Discord shows whole seconds"
    await desk.privacy.data(YAN.user_id, LIMIT)
    desk.club.clock.pass_by(1)
    await desk.privacy.data(ZOE.user_id, LIMIT)


async def test_one_export_is_made_at_a_time(desk: Desk, monkeypatch: pytest.MonkeyPatch) -> None:
    await desk.finish(await desk.begin())
    order: list[str] = []

    class Watched(Archive):
        def __init__(self, limit: int) -> None:
            super().__init__(limit)
            order.append("begun")

        def sealed(self) -> tuple[str, bytes]:
            order.append("done")
            return super().sealed()

    monkeypatch.setattr(service, "Archive", Watched)
    await asyncio.gather(*[desk.privacy.data(who.user_id, LIMIT) for who in (ZOE, YAN)])
    assert order == ["begun", "done"] * 2


async def test_an_export_that_fails_can_be_asked_for_again_at_once(desk: Desk) -> None:
    await desk.finish(await desk.begin())
    with closing(sqlite3.connect(desk.path)) as file:
        file.execute("ALTER TABLE house_rules RENAME TO mislaid")
        with pytest.raises(StorageError):
            await desk.privacy.data(ZOE.user_id, LIMIT)
        file.execute("ALTER TABLE mislaid RENAME TO house_rules")
    await desk.privacy.data(ZOE.user_id, LIMIT)


@pytest.mark.slow
async def test_much_is_a_zip_and_too_much_is_cut_from_its_old_end(
    desk: Desk, monkeypatch: pytest.MonkeyPatch
) -> None:
    tables = [await desk.finish(await desk.begin(people=(ZOE, YAN))) for _ in range(4)]
    monkeypatch.setattr("bot.services.archive.SMALL", 100)
    newest_first = [table.table_id for table in reversed(tables)]
    name = f"server-{GUILD}-tables"
    monkeypatch.setattr("bot.services.personal_data.PAGE", 2)
    pages = parts(*await desk.privacy.data(ZOE.user_id, LIMIT))
    assert [table["table"] for number in (1, 2) for table in pages[f"{name}-{number}"]] == newest_first
    desk.club.clock.pass_by(service.PAUSE)
    monkeypatch.setattr("bot.services.personal_data.PAGE", 1)
    kind, content = await desk.privacy.data(ZOE.user_id, LIMIT)
    assert kind == "zip"
    whole = parts(kind, content)
    assert [whole[f"{name}-{number}"][0]["table"] for number in (1, 2, 3, 4)] == newest_first
    room = 3000
    monkeypatch.setattr(service, "ROOM_LEFT", room)
    in_it, least = set(), 0
    for limit in range(room, room + 3 * len(content), 100):
        desk.club.clock.pass_by(service.PAUSE)
        kind, content = await desk.privacy.data(ZOE.user_id, limit)
        left, least = parts(kind, content), least or len(content)
        assert len(content) <= max(limit, least)
        count = sum(part.startswith(name) for part in left)
        in_it.add(count)
        assert {"you", f"server-{GUILD}"} <= left.keys()
        assert (f"server-{GUILD}-older-tables-left-out" in left) == (count < 4)
        assert left.keys() & whole.keys() >= {f"{name}-{number}" for number in range(1, count + 1)}
        assert all(whole[part] == left[part] for part in left.keys() & whole.keys() - {"you"})
    assert in_it > {0, 4}


async def test_the_fall_of_the_secret_stays_secret(desk: Desk) -> None:
    table = await desk.begin()
    text = json.dumps(await desk.data(ZOE))
    assert table.secret.hex() not in text
    assert "position" not in text


def test_a_chair_is_a_former_players_only_where_somebody_sat() -> None:
    assert not Chair("Huginn").is_former
    assert not Chair("Ada", "p0", 1).is_former
    assert Chair("?", "p0").is_former


async def test_random_lives_leave_no_trace(desk: Desk) -> None:
    """Whatever three people do at tables, one of them is forgotten in the middle of it without a trace."""
    chance = Random(12)
    for round_ in range(12):
        game = chance.choice(sorted(GAMES))
        table = await desk.begin(game, tuple(chance.sample(PEOPLE, 3)), ranked=chance.random() < 0.3)
        for _ in range(chance.randrange(30)):
            if desk.club.now(table).is_open:
                try:
                    await desk.club.step(table, chance)
                    if chance.random() < 0.1:
                        await desk.club.tables.seats.leave(table.table_id, chance.choice(PEOPLE))
                except Refused:
                    pass
        gone = chance.choice(PEOPLE)
        if await desk.privacy.places(gone.user_id):
            await desk.privacy.forget(gone.user_id, None)
        if round_ % 3 == 0:
            await desk.restart()
        assert found(everything(desk.path), str(gone.user_id), gone.name) == set()
        assert all(gone.name not in repr(table) for table in desk.club.tables.open_tables())
        if desk.club.now(table).is_open:
            assert desk.club.agrees(table)


def test_a_name_is_left_out_of_what_people_wrote_also_without_what_nobody_sees_in_it() -> None:
    others = Others("own", {"own": "Bo", "ada": "A\u200bda", "emoji": "\U0001f468\u200d\U0001f469 Cleo"})
    text = others.text("Ada and A\u200bda won, \U0001f468\u200d\U0001f469 Cleo did not")
    assert text == "another player 1 and another player 1 won, another player 2 did not"
