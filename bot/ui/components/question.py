"""Questions before an action: the consequences, the buttons that confirm, and the one that cancels."""

from __future__ import annotations

from typing import Any

from discord import ui

from bot.ui.components.layout import Buttons, Select, message


def question(*parts: str | Select | None, yes: ui.Button[Any] | Buttons, no: ui.Button[Any]) -> ui.LayoutView:
    """Build a message that asks before an action. Texts explain it, and menus offer choices; empty parts are
    left out.

    ``yes``: the button that confirms, or several for different ways. ``no`` leads back to the screen before.
    """
    does = [yes] if isinstance(yes, ui.Button) else yes
    return message(*parts, [*does, no])
