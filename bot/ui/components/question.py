"""Questions with yes and no: what would be done, the buttons that do it, and the button that does not."""

from __future__ import annotations

from typing import Any

from discord import ui

from bot.ui.components.layout import Buttons, message


def question(*texts: str | None, yes: ui.Button[Any] | Buttons, no: ui.Button[Any]) -> ui.LayoutView:
    """A message that asks before something is done. The texts say what that means; empty ones are left out.

    ``yes`` is the button that does it, or several that do it in different ways; ``no`` leads back to where
    the question came from.
    """
    does = [yes] if isinstance(yes, ui.Button) else yes
    return message(*texts, [*does, no])
