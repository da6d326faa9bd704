"""What people watch at tables where they do not play."""

from __future__ import annotations

from pathlib import Path

from bot.services import Watching
from bot.tables import outcome
from tests.tables.club import CLEO, club_at


async def test_who_asks_or_takes_it_back_is_told_that_it_is_saved(tmp_path: Path) -> None:
    async with club_at(tmp_path / "olsen.db") as club:
        watching, table = Watching(club.database, club.clock), await club.sit()
        with outcome() as asked:
            await watching.add(table, CLEO, "end", "en")
        assert asked.is_saved
        (row,) = await watching.of_user(CLEO.user_id)
        with outcome() as taken_back:
            await watching.drop(row)
        assert taken_back.is_saved
