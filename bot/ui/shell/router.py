"""The router, which finds the press that an id means and has it handled."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable
from typing import Any

from bot.tables import Refused
from bot.ui.components.forms import chosen_in, written
from bot.ui.components.layout import MENU
from bot.ui.components.press import Press
from bot.ui.shell.again import handle_form
from bot.ui.shell.boundary import error_boundary
from bot.ui.shell.budgets import need_pace
from bot.ui.shell.context import Interaction, Request
from bot.ui.shell.kinds import Handled
from bot.ui.shell.permissions import need_permission


class Router:
    """Reads the pressed id, checks the permission, and has the press handled."""

    def __init__(self, presses: Iterable[type[Press]]) -> None:
        """``presses``: the known presses. Those without a handler can't be pressed."""
        self._kinds: defaultdict[str, list[type[Handled[Any]]]] = defaultdict(list)
        for kind in presses:
            if issubclass(kind, Handled) and kind.is_handled():
                self._kinds[_first_word(kind.template)].append(kind)

    @property
    def presses(self) -> set[type[Press]]:
        """The presses with a handler."""
        return {kind for kinds in self._kinds.values() for kind in kinds}

    @property
    def forms(self) -> set[type[Press]]:
        """The presses with a handler for their form."""
        return {kind for kinds in self._kinds.values() for kind in kinds if kind.has_form()}

    async def press(self, interaction: Interaction) -> None:
        """Handle a press of a button, or a choice in a menu. An error is answered with a private sentence.

        discord.py keeps none of our views, so all presses come here. Their ids contain what they mean.
        """
        async with error_boundary(interaction) as request:
            press = await self._allowed(request, _pressed(interaction))
            await press.handle(request)

    async def send(self, interaction: Interaction) -> None:
        """Handle a form that a user has sent. An error is answered with a private sentence.

        discord.py doesn't keep our forms, so all of them come here. A form has the id of the button that
        opened it, and needs the same permission.
        """
        data: Any = interaction.data
        async with error_boundary(interaction) as request:
            press = await self._allowed(request, data["custom_id"])
            await handle_form(request, press, written(interaction))

    async def _allowed(self, request: Request, custom_id: str) -> Handled[Any]:
        """Return the press of ``custom_id``. Raises Refused if there is none, if the user may not press it,
        or if they have pressed too often recently.
        """
        for kind in self._kinds.get(_first_word(custom_id), ()):
            press = kind.read(custom_id)
            if press is not None:
                if not press.is_play:
                    await need_pace(request.interaction)
                await need_permission(request, press)
                return press
        raise Refused("unknown_press")


def _first_word(custom_id: str) -> str:
    """Return the first word of an id or its template."""
    return custom_id.partition(":")[0]


def _pressed(interaction: Interaction) -> str:
    """Return the pressed id. Choosing an option is like pressing a button with the option's value as its id.
    Menus of channels and roles have no such options, and the interaction contains the choice.
    """
    data: Any = interaction.data
    custom_id: str = data["custom_id"]
    return chosen_in(interaction)[0] if custom_id.startswith(MENU) else custom_id
