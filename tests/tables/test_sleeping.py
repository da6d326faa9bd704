"""Matches of games that packages bring sleep while they cannot be played by the rules they began by."""

import pytest

from tests.outside.rules import bring
from tests.tables.club import ADA, Club


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
