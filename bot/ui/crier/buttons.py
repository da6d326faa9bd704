"""The buttons below what the crier says. Their presses are answered in :mod:`bot.ui.leagues`."""

from __future__ import annotations

from typing import Any

from discord import ui

from bot.ui import ids
from bot.ui.crier.outgoing import RenderContext
from bot.ui.layout import BLUE, GREEN, button


def join_button(scene: RenderContext, *, disabled: bool) -> ui.Button[Any]:
    """By which somebody signs up."""
    return button(_id(scene, "join"), scene.say("button-join"), GREEN, disabled=disabled)


def leave_button(scene: RenderContext, *, disabled: bool = False) -> ui.Button[Any]:
    """By which somebody gives up their place."""
    return button(_id(scene, "leave"), scene.say("league-button-leave"), disabled=disabled)


def here_button(scene: RenderContext) -> ui.Button[Any]:
    """By which somebody who has signed up says that they are still there."""
    return button(_id(scene, "check_in"), scene.say("league-button-here"), GREEN)


def open_button(scene: RenderContext) -> ui.Button[Any]:
    """By which a player opens a table of an open season."""
    return button(_id(scene, "open"), scene.say("league-button-open"), GREEN)


def ready_button(scene: RenderContext, fixture: str = "") -> ui.Button[Any]:
    """By which a player says that they are ready, for this fixture or whichever is theirs."""
    return button(_id(scene, "ready", fixture), scene.say("button-ready"), GREEN)


def info_button(scene: RenderContext) -> ui.Button[Any]:
    """By which people see what a season is."""
    return button(_id(scene, "info"), scene.say("league-button-info"))


def fixtures_button(scene: RenderContext) -> ui.Button[Any]:
    """By which people see who plays whom."""
    return button(_id(scene, "fixtures"), scene.say("league-button-fixtures"))


def standings_button(scene: RenderContext) -> ui.Button[Any]:
    """By which people see all of the standings."""
    return button(_id(scene, "standings"), scene.say("league-button-standings"))


def caution_button(scene: RenderContext, line: int) -> ui.Button[Any]:
    """By which a player alone reads what the umpire has to say to them."""
    return button(_id(scene, "caution", str(line)), scene.say("crier-button-caution"), BLUE)


def reply_button(scene: RenderContext, appeal: str) -> ui.Button[Any]:
    """By which a player alone reads what the umpire has answered them."""
    return button(_id(scene, "reply", appeal), scene.say("crier-button-reply"), BLUE)


def _id(scene: RenderContext, what: str, more: str = "") -> str:
    return ids.league_id(what, scene.contest.key, more)
