"""The buttons below what the outbox says. Their presses are answered in :mod:`bot.ui.leagues`."""

from __future__ import annotations

from typing import Any

from discord import ui

from bot.ui.components import ids
from bot.ui.components.layout import BLUE, GREEN, button
from bot.ui.outbox.outgoing import RenderContext


def join_button(ctx: RenderContext, *, disabled: bool) -> ui.Button[Any]:
    """By which somebody signs up."""
    return button(_id(ctx, "join"), ctx.say("button-join"), GREEN, disabled=disabled)


def leave_button(ctx: RenderContext, *, disabled: bool = False) -> ui.Button[Any]:
    """By which somebody gives up their place."""
    return button(_id(ctx, "leave"), ctx.say("league-button-leave"), disabled=disabled)


def here_button(ctx: RenderContext) -> ui.Button[Any]:
    """By which somebody who has signed up says that they are still there."""
    return button(_id(ctx, "check_in"), ctx.say("league-button-here"), GREEN)


def open_button(ctx: RenderContext) -> ui.Button[Any]:
    """By which a player opens a table of an open season."""
    return button(_id(ctx, "open"), ctx.say("league-button-open"), GREEN)


def ready_button(ctx: RenderContext, fixture: str = "") -> ui.Button[Any]:
    """By which a player says that they are ready, for this fixture or whichever is theirs."""
    return button(_id(ctx, "ready", fixture), ctx.say("button-ready"), GREEN)


def info_button(ctx: RenderContext) -> ui.Button[Any]:
    """By which people see what a season is."""
    return button(_id(ctx, "info"), ctx.say("league-button-info"))


def fixtures_button(ctx: RenderContext) -> ui.Button[Any]:
    """By which people see who plays whom."""
    return button(_id(ctx, "fixtures"), ctx.say("league-button-fixtures"))


def standings_button(ctx: RenderContext) -> ui.Button[Any]:
    """By which people see all of the standings."""
    return button(_id(ctx, "standings"), ctx.say("league-button-standings"))


def caution_button(ctx: RenderContext, line: int) -> ui.Button[Any]:
    """By which a player alone reads what the umpire has to say to them."""
    return button(_id(ctx, "caution", str(line)), ctx.say("crier-button-caution"), BLUE)


def reply_button(ctx: RenderContext, appeal: str) -> ui.Button[Any]:
    """By which a player alone reads what the umpire has answered them."""
    return button(_id(ctx, "reply", appeal), ctx.say("crier-button-reply"), BLUE)


def _id(ctx: RenderContext, what: str, more: str = "") -> str:
    return ids.league_id(what, ctx.contest.key, more)
