"""Matches of games that packages bring sleep while they cannot be played by the rules they began by."""

import pytest

from bot.shards import Shards
from tests.outside.rules import bring
from tests.tables.club import ADA, GUILD, Club


async def test_a_match_is_kept_with_the_rules_by_which_it_began(
    club: Club, monkeypatch: pytest.MonkeyPatch
) -> None:
    bring(monkeypatch, 1)
    table = await club.sit(2)
    bring(monkeypatch, 2)
    await club.restart()
    await club.tables.lobbies.start(table.table_id, ADA, 1)
    await club.restart()
    assert club.now(table).phase == "playing"
    assert club.column(table, "rules_version") == 2


async def test_a_match_that_sleeps_is_left_out_of_what_is_stored(
    club: Club, monkeypatch: pytest.MonkeyPatch
) -> None:
    bring(monkeypatch, 1)
    await club.deal(2)
    lobby = await club.sit(2)
    bring(monkeypatch, 2)
    assert await club.tables.store.stored(8) == [club.now(lobby)]
    club.shards = Shards(2, [1 - Shards(2).of(GUILD)])
    other = club.new_tables()
    assert await other.of_user(ADA.user_id) == [club.now(lobby)]
