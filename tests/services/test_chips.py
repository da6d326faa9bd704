"""Chips in the real database: matches with a pot, voids, and everybody set back."""

import contextlib
import sqlite3
from pathlib import Path
from random import Random
from typing import Any

import pytest

from bot.league.ledger import BANK, ChipTransfer, statement
from bot.services import CHIP_REASON, MOST_STAKE, Chips
from bot.storage import StorageError
from bot.tables import Table
from bot.tables.chips import restore_chips, void_chips
from tests.league.from_scratch import balances_of
from tests.tables.club import ADA, BO, CLEO, GUILD, MOD, Club, club_at, refusal

LAST: dict[str, Any] = {"turn": 0, "discard": "9C", "hands": ["9H", "4S KD"]}
POT: dict[str, Any] = {"pot": "both", "buy_in": 50, "deals": 1}
WON = 50 + 15
"""What somebody wins from another who is left with the four and the king."""


async def match(club: Club, computers: int = 0, **how: Any) -> Table:
    """A match of Ada and Bo, and computers after them, that Ada has just won."""
    hands = [*LAST["hands"], *["5S KH", "5D KS"][:computers]]
    table = await club.deal(2, computers, position={**LAST, "hands": hands}, **{"options": POT, **how})
    return await club.make(table, ADA, "play 9H")


def rows(club: Club, query: str) -> list[Any]:
    with contextlib.closing(sqlite3.connect(club.path)) as file:
        return file.execute(query).fetchall()


def ledger(club: Club) -> list[ChipTransfer]:
    """The ledger as it is written down, without what was added up."""
    postings: dict[int, list[tuple[str, int]]] = {}
    for seq, account, amount in rows(club, "SELECT seq, account, amount FROM chip_postings"):
        postings.setdefault(seq, []).append((account, amount))
    return [
        ChipTransfer(str(seq), at, kind, "", tuple(postings.get(seq, ())))
        for seq, at, kind in rows(club, "SELECT seq, at, kind FROM chip_transactions ORDER BY seq")
    ]


def balances(club: Club) -> dict[str, int]:
    """The balances as they are kept, by name; each has been checked against the ledger."""
    kept = dict(rows(club, "SELECT account, balance FROM chip_balances"))
    assert kept == balances_of(ledger(club))
    assert sum(kept.values()) == 0
    names = dict(rows(club, "SELECT person, name FROM people"))
    return {names.get(account, account): balance for account, balance in kept.items()}


async def void(club: Club, table: Table, place_id: int = GUILD) -> bool:
    async with club.database.transaction() as tx:
        return await void_chips(tx, place_id, table.table_id, club.clock.now())


async def restore(club: Club, table: Table) -> bool:
    async with club.database.transaction() as tx:
        return await restore_chips(tx, GUILD, table.table_id, club.clock.now())


def chips(club: Club) -> Chips:
    """The service on the database as it is open now: some matches of the test take a restart."""
    return Chips(club.database, club.clock)


# Matches


async def test_a_match_with_a_pot_moves_chips(club: Club) -> None:
    table = await match(club)
    assert balances(club) == {"Ada": WON, "Bo": -WON}
    assert rows(club, "SELECT seq, at, kind, table_id, undoes, actor FROM chip_transactions") == [
        (1, table.finished_at, "match", table.table_id, None, None)
    ]


async def test_the_bank_stands_for_computers(club: Club) -> None:
    await match(club, computers=2)
    assert balances(club) == {"Ada": 3 * WON, "Bo": -WON, BANK: -2 * WON}


@pytest.mark.parametrize("options", [{"deals": 1}, {"pot": "off", "deals": 1}])
async def test_a_match_without_a_pot_moves_nothing(club: Club, options: dict[str, Any]) -> None:
    await match(club, options=options)
    assert ledger(club) == []


async def test_a_match_that_was_stopped_moves_nothing(club: Club) -> None:
    table = await club.deal(2, options=POT)
    await club.tables.matches.end(table.table_id, ADA)
    assert ledger(club) == []


async def test_chips_are_kept_with_the_end_or_neither_is(club: Club) -> None:
    table = await club.deal(2, position=LAST, options=POT)
    with contextlib.closing(sqlite3.connect(club.path)) as file:
        file.execute(
            "CREATE TRIGGER fails BEFORE INSERT ON chip_balances BEGIN SELECT RAISE(ABORT, 'no'); END"
        )
    with pytest.raises(StorageError):
        await club.make(table, ADA, "play 9H")
    assert ledger(club) == []
    assert rows(club, "SELECT * FROM results") == []
    assert club.column(table, "phase") == "playing"


# Voids


async def test_a_void_match_gives_its_chips_back_and_takes_them_again(club: Club) -> None:
    await match(club)
    table = await match(club)
    assert await void(club, table)
    assert balances(club) == {"Ada": WON, "Bo": -WON}
    assert await restore(club, table)
    assert balances(club) == {"Ada": 2 * WON, "Bo": -2 * WON}
    assert await void(club, table)
    assert balances(club) == {"Ada": WON, "Bo": -WON}
    undoes = [row for (row,) in rows(club, "SELECT undoes FROM chip_transactions ORDER BY seq")]
    assert undoes == [None, None, 2, 3, 2]


async def test_nothing_is_undone_twice(club: Club) -> None:
    table = await match(club)
    assert not await restore(club, table)
    assert await void(club, table)
    assert not await void(club, table)
    assert await restore(club, table)
    assert not await restore(club, table)
    assert balances(club) == {"Ada": WON, "Bo": -WON}


async def test_a_match_without_a_pot_has_nothing_to_undo(club: Club) -> None:
    table = await match(club, options={"deals": 1})
    assert not await void(club, table)
    assert not await restore(club, table)
    assert not await void(club, await match(club), place_id=GUILD + 1)
    assert balances(club) == {"Ada": WON, "Bo": -WON}


async def test_what_was_before_everybody_was_set_back_is_settled_for_good(club: Club) -> None:
    counts, is_void = await match(club), await match(club)
    await void(club, is_void)
    await chips(club).set_back(GUILD, MOD, 20, "Spring")
    for table in (counts, is_void):
        assert not await void(club, table)
        assert not await restore(club, table)
    assert balances(club) == {"Ada": 20, "Bo": 20, BANK: -40}


# Setting back


async def test_everybody_is_set_back_and_who_when_and_why_is_kept(club: Club) -> None:
    await match(club, computers=2)
    before = await chips(club).preview(GUILD, 100)
    assert (before.accounts, before.changed, before.bank) == (2, 2, 2 * WON - 200)
    assert balances(club)["Ada"] == 3 * WON
    assert await chips(club).set_back(GUILD, MOD, 100, "  A new\nseason ") == before
    assert balances(club) == {"Ada": 100, "Bo": 100, BANK: -200}
    ((at, person, reason),) = rows(
        club, "SELECT at, actor, reason FROM chip_transactions WHERE kind = 'reset'"
    )
    assert (at, reason) == (club.clock.now(), "A new season")
    assert rows(club, f"SELECT name FROM people WHERE person = '{person}'") == [("Mo",)]  # noqa: S608 - a key that we made


async def test_setting_back_twice_changes_nobody_the_second_time(club: Club) -> None:
    await match(club)
    await chips(club).set_back(GUILD, MOD, 0, "Spring")
    again = await chips(club).set_back(GUILD, MOD, 0, "Spring")
    assert (again.accounts, again.changed, again.bank) == (2, 0, 0)
    assert balances(club) == {"Ada": 0, "Bo": 0}


@pytest.mark.parametrize("stake", [-1, MOST_STAKE + 1])
async def test_a_stake_that_is_none_is_refused(club: Club, stake: int) -> None:
    with refusal("chips_stake"):
        await chips(club).preview(GUILD, stake)
    with refusal("chips_stake"):
        await chips(club).set_back(GUILD, MOD, stake, "Spring")
    assert ledger(club) == []


@pytest.mark.parametrize("reason", ["", " \n", "x" * (CHIP_REASON + 1)])
async def test_a_reason_is_asked_for(club: Club, reason: str) -> None:
    with refusal("chips_reason"):
        await chips(club).set_back(GUILD, MOD, 0, reason)
    assert ledger(club) == []


# Looking


async def test_a_statement_has_pages_and_says_what_each_entry_was(club: Club) -> None:
    tables = [await match(club) for _ in range(3)]
    await void(club, tables[2])
    await restore(club, tables[2])
    await chips(club).set_back(GUILD, MOD, 10, "Spring")
    first, second, third = [
        await chips(club).statement(GUILD, BO.user_id, None, page, 3) for page in range(3)
    ]
    assert [(page.name, page.balance, page.total) for page in (first, second, third)] == [("Bo", 10, 6)] * 3
    assert [(entry.kind, entry.undone_kind) for page in (first, second) for entry in page.entries] == [
        ("reset", None),
        ("undone", "undone"),
        ("undone", "match"),
        ("match", None),
        ("match", None),
        ("match", None),
    ]
    assert (first.entries[0].actor, first.entries[0].reason) == ("Mo", "Spring")
    assert (first.entries[1].game, first.entries[1].channel_id) == ("olsen", tables[2].channel_id)
    assert third.entries == ()
    (person,) = rows(club, "SELECT person FROM people WHERE name = 'Bo'")[0]
    told = [(entry.amount, entry.balance) for page in (second, first) for entry in reversed(page.entries)]
    assert told == [(amount, after) for _, amount, after in statement(person, ledger(club))]


async def test_who_has_never_played_has_no_chips(club: Club) -> None:
    nobody = await chips(club).statement(GUILD, CLEO.user_id, "Cleo", 0, 5)
    assert (nobody.name, nobody.balance, nobody.entries, nobody.total) == ("Cleo", 0, (), 0)
    board = await chips(club).board(GUILD, CLEO.user_id, 0, 5)
    assert (board.rows, board.own, board.bank, board.total) == ((), None, 0, 0)


async def test_the_board_has_everybody_but_the_bank(club: Club) -> None:
    await match(club, computers=1)
    first = await chips(club).board(GUILD, BO.user_id, 0, 1)
    assert [(line.rank, line.name, line.balance, line.own) for line in first.rows] == [
        (1, "Ada", 2 * WON, False)
    ]
    assert first.own is not None
    assert (first.own.rank, first.own.balance) == (2, -WON)
    assert (first.bank, first.total) == (-WON, 2)
    with contextlib.closing(sqlite3.connect(club.path)) as file, file:
        file.execute("DELETE FROM people WHERE name = 'Ada'")
    again = await chips(club).board(GUILD, BO.user_id, 0, 5)
    assert [(line.name, line.balance) for line in again.rows] == [(None, 2 * WON), ("Bo", -WON)]
    other = await chips(club).board(GUILD + 1, BO.user_id, 0, 5)
    assert (other.rows, other.bank, other.total) == ((), 0, 0)


async def test_what_has_been_written_down_stands(club: Club) -> None:
    await match(club)
    with contextlib.closing(sqlite3.connect(club.path)) as file:
        for change in ("chip_transactions SET at = 1", "chip_postings SET amount = 5"):
            with pytest.raises(sqlite3.IntegrityError, match="never change"):
                file.execute(f"UPDATE {change}")


# Whatever happens


@pytest.mark.parametrize("seed", range(6))
async def test_the_ledger_comes_to_zero_after_any_sequence(tmp_path: Path, seed: int) -> None:
    chance = Random(seed)
    async with club_at(tmp_path / "olsen.db") as club:
        played: list[Table] = []
        for _ in range(14):
            match chance.choice(("match", "match", "void", "restore", "reset")) if played else "match":
                case "match":
                    played.append(await some_match(club, chance))
                case "void":
                    await void(club, chance.choice(played))
                case "restore":
                    await restore(club, chance.choice(played))
                case "reset":
                    await chips(club).set_back(GUILD, MOD, chance.choice((0, 100, MOST_STAKE)), "because")
            kept = balances(club)
            board = await chips(club).board(GUILD, ADA.user_id, 0, 10)
            assert {line.name: line.balance for line in board.rows} | {BANK: board.bank} == {BANK: 0} | kept
            for who in (ADA, BO, CLEO):
                own = await chips(club).statement(GUILD, who.user_id, None, 0, 100)
                assert own.balance == kept.get(who.name, 0) == sum(entry.amount for entry in own.entries)


async def some_match(club: Club, chance: Random) -> Table:
    """A match for chips that whoever is on turn has just won."""
    people, computers = chance.choice(((2, 0), (3, 0), (2, 1), (1, 1)))
    hands = ["9H", *chance.sample(["4S KD", "5S KH", "5D AS", "2C 2D 3H"], people + computers - 1)]
    pot = {"pot": chance.choice(("buy_in", "crash_burn", "both")), "buy_in": chance.choice((1, 50, 1000))}
    table = await club.deal(people, computers, position={**LAST, "hands": hands}, options={**pot, "deals": 1})
    return await club.make(table, ADA, "play 9H")
