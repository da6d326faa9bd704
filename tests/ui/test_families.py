"""Every format of seasons has screens, an umpire's desk and tables."""

from __future__ import annotations

import pytest

from bot.league.contest import FORMATS
from bot.seasons.families import FAMILIES
from bot.ui.leagues.families import SCREENS
from bot.ui.umpire.desks import DESKS


@pytest.mark.parametrize("key", FORMATS)
def test_the_family_of_a_format_is_known_everywhere(key: str) -> None:
    for known in (FAMILIES, SCREENS, DESKS):
        assert FORMATS[key].family in known
