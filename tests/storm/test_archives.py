"""The archives of an older version, which every later one reads and would write in the same way."""

from __future__ import annotations

import pytest

from bot.storage import shorthand
from tests.storm.archives import unread


def test_what_was_archived_is_read_and_written_as_it_was() -> None:
    assert unread() == ""


def test_another_guess_is_another_shorthand(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(shorthand, "_key", lambda seat: None)
    assert "in another way than before" in unread()
