"""A club of card players: tables and their service on a database in a file."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from tests.tables.club import Club, club_at


@pytest.fixture
async def club(tmp_path: Path) -> AsyncIterator[Club]:
    async with club_at(tmp_path / "olsen.db") as club:
        yield club
