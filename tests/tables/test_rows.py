"""A table as it is kept, and back."""

from dataclasses import replace
from random import Random
from typing import Any

import pytest

from bot.storage import Database
from bot.tables import Table, Vote, next_actor, seating
from bot.tables.computers import chosen_move, past
from bot.tables.log import KEPT_ENTRIES
from bot.tables.rows import read_table, seat_row, table_row
from tests.tables.clock import START
from tests.tables.club import ADA, BO, PACE, Club, lobby, match, person

PEOPLE: dict[str, Any] = {
    "message_id": 2**62 + 1,
    "told_version": 1,
    "clock": "slow",
    "ranked": True,
    "deadline": 1_790_000_123_456,
    "options": {"deals": 3, "eight_wild": False, "packs": "auto"},
    "house_rules": "Sundays",
    "in_thread": True,
    "vote": Vote(frozenset({0}), frozenset({2})),
    "pinged_version": 4,
    "warned_version": 3,
    "season": "s1",
    "fixture": "f1",
    "due": 1_790_000_654_321,
    "beginning": {"game": "pursuit", "seats": 5, "phase": "between", "dealer": 4},
}

MATCH = PEOPLE | {"fixture": None, "beginning": None}


async def written(database: Database, table: Table) -> Table:
    """The table with the people whom the database knows, after it was written in one piece."""
    async with database.transaction() as tx:
        keys = {
            chair.person: await tx.people.key_for(table.place_id, chair.user_id, chair.name)
            for chair in table.chairs
            if chair.user_id is not None
        }
        chairs = [replace(chair, person=keys.get(chair.person)) for chair in table.chairs]
        table = replace(table, chairs=tuple(chairs), host=str(keys[table.host]))
        await tx.tables.create(table_row(table))
        await tx.seats.replace(table.table_id, [seat_row(n, chair) for n, chair in enumerate(chairs)])
    return table


async def read(database: Database, table: Table) -> Table:
    row = await database.tables.get(table.table_id)
    assert row is not None
    return await read_table(database, row)


def as_kept(table: Table) -> Table:
    """The table without what is documented as not kept."""
    log = tuple(replace(entry, events=entry.public) for entry in table.log)
    return replace(table, log=log, seat_versions=table.seat_versions if table.phase == "playing" else ())


@pytest.mark.parametrize(
    "table",
    [
        lobby(1),
        lobby(3, 2, **PEOPLE),
        seating.leave_match(seating.miss(match(5, **MATCH), 1, allowed=9), ADA),
        seating.miss(match(2, 1), 0, allowed=1),
        seating.set_away(match(2, clock="slow"), BO, START + 5, PACE.longest_away),
        replace(match(2), tally=({"calls_due": 2}, {"calls_missed": 1})),
    ],
    ids=["lobby", "every field", "forfeited", "stand-in", "away", "tally"],
)
async def test_what_is_written_is_read_again(club: Club, table: Table) -> None:
    table = await written(club.database, replace(table, log=()))  # log are rows of their own
    assert await read(club.database, table) == table


async def test_what_the_service_has_saved_piece_by_piece_is_what_it_has_in_memory(club: Club) -> None:
    chance = Random(3)
    table = await club.deal(3, 1, options={"deals": 3})
    away = 0
    for step in range(150):
        table = club.now(table)
        if not table.is_open:
            break
        if step % 20 == 7:
            away = step // 20 % 3
            await club.tables.seats.leave(table.table_id, person(away))
        elif step % 20 == 12 and not table.chairs[away].present:
            await club.tables.seats.come_back(table.table_id, person(away))
        elif step % 20 == 16:
            await club.tables.messages.told(table.table_id, table.version, step)
        else:
            await club.step(table, chance)
        kept = await read(club.database, table)
        now = as_kept(club.now(table))
        assert kept.log[-len(now.log) :] == now.log
        assert kept == replace(now, log=kept.log)
    assert step > 100
    assert {entry.origin for entry in kept.log} >= {"person", "computer", "stand_in"}


async def test_all_that_was_not_told_is_read(club: Club) -> None:
    """The table's message lists what has happened since the last one, however long ago that was."""
    table = await club.deal(2)
    first = table.version
    await club.tables.messages.told(table.table_id, first, 77)
    for _ in range(KEPT_ENTRIES + 10):
        await club.play(table, Random(1))
    kept = await read(club.database, table)
    assert [entry.version for entry in kept.log] == list(range(first + 1, kept.version + 1))


async def test_a_computer_remembers_after_a_restart_what_it_did_before(club: Club) -> None:
    """The whole deal is read again where one does, and it decides the same."""
    table = await club.sit(1, 1, game="olsen_olsen")
    await club.tables.lobbies.set_level(table.table_id, ADA, "hard")
    table = await club.tables.lobbies.start(table.table_id, ADA, club.press())
    remembered = 0
    while remembered < 5 and table.is_open:
        table = await club.step(table, club.chance)
        heard = past(table, "hard")
        if len(table.log) > KEPT_ENTRIES and next_actor(table) == 1:
            kept = await read(club.database, table)
            assert past(kept, "hard") == heard
            assert chosen_move(kept, 1) == chosen_move(table, 1)
            remembered += any(event.key == "recycled" for event in heard)
    assert remembered == 5


async def test_a_secret_cannot_be_read_from_what_everybody_may_see(club: Club) -> None:
    table = await club.deal(2)
    for move in await club.moves(table):
        assert not any("cards" in data for key, data in move.events if key in ("dealt", "drew", "penalty"))


@pytest.mark.parametrize(
    "change",
    [{"game": "bridge"}, {"position": {"hands": ["AS", "AS"]}}, {"position": {"no_such": 1}}],
    ids=["game", "cards", "key"],
)
async def test_what_cannot_be_read_is_a_value_error(club: Club, change: dict[str, Any]) -> None:
    table = await club.deal(2)
    row = await club.database.tables.get(table.table_id)
    assert row is not None
    if "position" in change:
        assert row.position is not None
        change = {"position": {**row.position, **change["position"]}}
    with pytest.raises(ValueError, match=r"."):
        await read_table(club.database, replace(row, **change))
