"""Who watches a match where they do not play."""

from __future__ import annotations

from pathlib import Path

from bot.services import Watching
from bot.tables import outcome
from tests.tables.club import CLEO, DAG, club_at


async def test_who_watches_or_stops_is_told_that_it_is_saved(tmp_path: Path) -> None:
    async with club_at(tmp_path / "olsen.db") as club:
        watching, table = Watching(club.database, club.clock), await club.sit()
        with outcome() as begun:
            await watching.add(table, CLEO, "en")
            await watching.add(table, CLEO, "nb")
            await club.clock.advance(1)
            await watching.add(table, DAG, "en")
        assert begun.is_saved
        assert [row.language for row in await watching.of_table(table)] == ["nb", "en"]
        with outcome() as stopped:
            await watching.drop(table, CLEO.user_id)
        assert stopped.is_saved
        assert [row.user_id for row in await watching.of_table(table)] == [DAG.user_id]
