"""The guides say what the code says."""

import pytest

from tests.guides import PARTS, written


@pytest.mark.parametrize("part", PARTS)
def test_a_guide_is_up_to_date(part: str) -> None:
    is_written, should_be = written(part)
    assert is_written == should_be, "python -m tests.guides writes it anew"
