"""Bots of these tests are copies of a process that has imported all that a bot needs."""

import pytest

from tests.forked import fork
from tests.wire.process import BotProcess


@pytest.fixture(autouse=True)
def copies(monkeypatch: pytest.MonkeyPatch) -> None:
    """Start bots as copies."""
    monkeypatch.setattr(BotProcess, "launch", fork)
