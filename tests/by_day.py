"""Which of several cases are tried at every change."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import pytest


def first(cases: Iterable[Any], count: int = 1) -> list[Any]:
    """Give all ``cases`` for ``parametrize``; those after the first ``count`` are slow."""
    return [
        case if number < count else pytest.param(case, marks=pytest.mark.slow)
        for number, case in enumerate(cases)
    ]
