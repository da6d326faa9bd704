"""Questions with yes and no: what would be done, the buttons that do it, and the button that does not."""

from __future__ import annotations

from typing import Any

from discord import ui

from bot.ui.components.layout import Buttons, Select, message


def question(*parts: str | Select | None, yes: ui.Button[Any] | Buttons, no: ui.Button[Any]) -> ui.LayoutView:
    """A message that asks before something is done. Texts say what that means, and menus let people choose;
    empty parts are left out.

    ``yes`` is the button that does it, or several that do it in different ways; ``no`` leads back to where
    the question came from.
    """
    does = [yes] if isinstance(yes, ui.Button) else yes
    return message(*parts, [*does, no])
