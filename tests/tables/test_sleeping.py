"""Matches of games that packages bring sleep while they cannot be played by the rules they began by."""

from pathlib import Path

import pytest

from bot.shards import Shards
from tests.outside.package import Place
from tests.tables.club import ADA, GUILD, Club


@pytest.fixture
def place(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Place:
    """Where the package is."""
    place = Place(tmp_path / "outside", monkeypatch)
    place.put()
    return place


async def test_a_match_is_kept_with_the_rules_by_which_it_began(club: Club, place: Place) -> None:
    table = await club.sit(2, game="mau_mau")
    place.change()
    await club.restart()
    await club.tables.lobbies.start(table.table_id, ADA, 1)
    await club.restart()
    assert club.now(table).phase == "playing"
    assert club.column(table, "rules_version") == 22


async def test_a_match_that_sleeps_is_left_out_of_what_is_stored(club: Club, place: Place) -> None:
    await club.deal(2, game="mau_mau")
    lobby = await club.sit(2, game="mau_mau")
    place.change()
    assert await club.tables.store.stored(8) == [club.now(lobby)]
    club.shards = Shards(2, [1 - Shards(2).of(GUILD)])
    other = club.new_tables()
    assert await other.of_user(ADA.user_id) == [club.now(lobby)]
