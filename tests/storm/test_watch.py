"""What a press has saved is known by what was written, and what only tells of it is none of that."""

from __future__ import annotations

import pytest

from tests.storm.disk import Writing, written_by
from tests.storm.watch import what_matters

DONE = "DELETE FROM moves_ahead WHERE table_id = :t", "INSERT INTO watches VALUES (:w)"
TOLD = "INSERT INTO posts VALUES (:p)", "UPDATE tables SET told_version = :v WHERE table_id = :t"


@pytest.mark.parametrize("sql", DONE)
def test_what_somebody_asked_for_is_saved(sql: str) -> None:
    assert what_matters(Writing(1, [*written_by(sql)]))


@pytest.mark.parametrize("sql", TOLD)
def test_telling_saves_nothing(sql: str) -> None:
    assert not what_matters(Writing(1, [*written_by(sql)]))
