"""A match whose channel was deleted stands still until it goes on in another one."""

from __future__ import annotations

from tests.tables.club import PACE, Club, refusal


async def test_it_stands_still_and_goes_on_with_the_same_cards(club: Club) -> None:
    tables = club.tables
    table = await club.deal()
    cards = [table.observe(seat) for seat in range(len(table.chairs))]
    lost = await tables.messages.lose(table.table_id)
    assert (lost.deadline, lost.message_id) == (None, None)
    await club.clock.advance(10 * 86_400_000)
    assert club.now(table).version == table.version
    await club.restart(3_600_000)
    assert club.now(table).deadline is None
    moved = await club.tables.messages.relocate(table.table_id, 4711)
    assert moved.channel_id == 4711
    assert moved.deadline == club.clock.now() + PACE.clocks["normal"]
    assert [moved.observe(seat) for seat in range(len(table.chairs))] == cards
    assert club.tables.open_in(table.channel_id) is None
    assert club.tables.open_in(4711) == moved
    assert club.agrees(moved)


async def test_it_does_not_go_on_where_there_is_a_table_or_when_it_is_over(club: Club) -> None:
    tables = club.tables
    table, other = await club.deal(), await club.deal()
    with refusal("channel_taken"):
        await tables.messages.relocate(table.table_id, other.channel_id)
    await tables.messages.abandon(table.table_id)
    with refusal("match_over"):
        await tables.messages.relocate(table.table_id, 4711)


async def test_a_lobby_goes_on_elsewhere_with_all_who_sit_in_it(club: Club) -> None:
    messages, lobby = club.tables.messages, await club.sit()
    await messages.lose(lobby.table_id)
    moved = await messages.relocate(lobby.table_id, 4711)
    assert (moved.phase, moved.chairs, moved.hidden) == ("lobby", lobby.chairs, False)
    assert club.tables.open_in(4711) == moved
