"""Olsen as if a package brought it, whose rules are replaced between two starts in one process."""

from __future__ import annotations

from dataclasses import replace

import pytest

from bot.games import GAMES, INSTALLED, OlsenGame
from bot.games.api import Spec
from bot.games.gone import MissingGame
from bot.games.installed import Brought


class Replaced(OlsenGame):
    """The same game by rules of another version."""

    def __init__(self, version: int) -> None:
        self._version = version

    @property
    def spec(self) -> Spec:
        return replace(super().spec, version=self._version)


def bring(monkeypatch: pytest.MonkeyPatch, version: int) -> None:
    """Have a package bring Olsen with this version of its rules."""
    game = Replaced(version)
    monkeypatch.setitem(GAMES, "olsen", game)
    monkeypatch.setattr(INSTALLED, "brought", {"olsen": Brought(game, f"olsen-new {version}", "")})


def take_away(monkeypatch: pytest.MonkeyPatch) -> None:
    """Have nothing left of Olsen but what was noted of it."""
    monkeypatch.setitem(MissingGame.NOTED, "olsen", GAMES["olsen"].spec)
    others = {key: game for key, game in GAMES.items() if key != "olsen"}
    for key in reversed(list(GAMES)):  # they come back in the order in which they were
        monkeypatch.delitem(GAMES, key)
    for key, game in others.items():
        monkeypatch.setitem(GAMES, key, game)
    monkeypatch.setattr(INSTALLED, "brought", {})
