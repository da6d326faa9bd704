"""Presses that change settings: those of the server, and those of a user."""

from __future__ import annotations

from bot.ui.components.press import Permission
from bot.ui.shell.kinds import Plain


class ShowLimits(Plain, template="g:limits"):
    """See how much members may open and post here, and what is open now."""

    label, permission = "limits-button", Permission.MANAGER


class ShowSettings(Plain, template="g:settings"):
    """Go back to the settings of the server."""

    label, permission = "limits-back", Permission.MANAGER


class ShowCommunity(Plain, template="g:community"):
    """See where members find players, and what I post of an evening."""

    label, permission = "community-button", Permission.MANAGER
