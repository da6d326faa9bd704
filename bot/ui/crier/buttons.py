"""The buttons below what the crier says. Their presses are answered in :mod:`bot.ui.leagues`."""

from __future__ import annotations

from typing import Any

from discord import ui

from bot.ui import ids
from bot.ui.crier.cry import Scene
from bot.ui.layout import BLUE, GREEN, button


def ready_button(scene: Scene, fixture: str = "") -> ui.Button[Any]:
    """By which a player says that they are ready, for this fixture or whichever is theirs."""
    custom_id = ids.league_id("ready", scene.contest.key, fixture)
    return button(custom_id, scene.say("button-ready"), GREEN)


def fixtures_button(scene: Scene) -> ui.Button[Any]:
    """By which people see who plays whom."""
    return button(ids.league_id("fixtures", scene.contest.key), scene.say("crier-button-fixtures"))


def standings_button(scene: Scene) -> ui.Button[Any]:
    """By which people see all of the standings."""
    return button(ids.league_id("standings", scene.contest.key), scene.say("crier-button-standings"))


def info_button(scene: Scene) -> ui.Button[Any]:
    """By which people see what a season is."""
    return button(ids.league_id("info", scene.contest.key), scene.say("crier-button-info"))


def leave_button(scene: Scene) -> ui.Button[Any]:
    """By which somebody gives up their place."""
    return button(ids.league_id("leave", scene.contest.key), scene.say("button-leave"))


def here_button(scene: Scene) -> ui.Button[Any]:
    """By which somebody who has signed up says that they are still there."""
    return button(ids.league_id("check_in", scene.contest.key), scene.say("crier-button-here"), GREEN)


def caution_button(scene: Scene, line: int) -> ui.Button[Any]:
    """By which a player alone reads what the umpire has to say to them."""
    custom_id = ids.league_id("caution", scene.contest.key, str(line))
    return button(custom_id, scene.say("crier-button-caution"), BLUE)


def answer_button(scene: Scene, appeal: str) -> ui.Button[Any]:
    """By which a player alone reads what the umpire has answered them."""
    return button(ids.league_id("answer", scene.contest.key, appeal), scene.say("crier-button-answer"), BLUE)
