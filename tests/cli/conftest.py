"""A database that was really played in, for all tests of commands that look into one."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest


@pytest.fixture(scope="session")
def played(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Where it is. Nobody may change it."""
    from tests.cli.test_verify import write  # not above: its assertions are to say what differs

    path = tmp_path_factory.mktemp("played") / "olsen.db"
    asyncio.run(write(path))
    return path
