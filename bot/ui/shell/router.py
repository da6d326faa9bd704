"""The router, which finds and calls the function for a press. Each feature gives it its routes."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping
from typing import Any, TypeVar

from bot.tables import Refused
from bot.ui.components.forms import Written, written
from bot.ui.components.layout import MENU
from bot.ui.components.press import Permission, Press
from bot.ui.shell.boundary import error_boundary
from bot.ui.shell.budgets import need_pace
from bot.ui.shell.context import Interaction, RequestContext
from bot.ui.shell.permissions import need_manager, need_staff

P = TypeVar("P", bound=Press)
T = TypeVar("T")
Handler = Callable[[Interaction, RequestContext, P], Awaitable[None]]
FormHandler = Callable[[Interaction, RequestContext, P, Written], Awaitable[None]]


class Routes:
    """The functions that handle the presses and forms of one feature."""

    def __init__(self) -> None:
        self.handlers: dict[type[Press], Handler[Any]] = {}
        self.form_handlers: dict[type[Press], FormHandler[Any]] = {}

    def on(self, *presses: type[P]) -> Callable[[Handler[P]], Handler[P]]:
        """Call the decorated function when any of ``presses`` is pressed."""

        def register(handler: Handler[P]) -> Handler[P]:
            self.handlers |= dict.fromkeys(presses, handler)
            return handler

        return register

    def on_form(self, *presses: type[P]) -> Callable[[FormHandler[P]], FormHandler[P]]:
        """Call the decorated function when a form that any of ``presses`` has opened is sent."""

        def register(handler: FormHandler[P]) -> FormHandler[P]:
            self.form_handlers |= dict.fromkeys(presses, handler)
            return handler

        return register


class Router:
    """Reads what was pressed, checks the permission, and calls the function for it."""

    def __init__(self, *features: Routes) -> None:
        self._handlers = {press: do for routes in features for press, do in routes.handlers.items()}
        self._form_handlers = {press: do for routes in features for press, do in routes.form_handlers.items()}

    @property
    def presses(self) -> set[type[Press]]:
        """The presses that have a handler."""
        return set(self._handlers)

    @property
    def forms(self) -> set[type[Press]]:
        """The presses whose form has a handler."""
        return set(self._form_handlers)

    async def press(self, interaction: Interaction) -> None:
        """Handle a press of a button, or a choice in a menu. An error is answered with a private sentence.

        discord.py keeps no views of ours, so all presses come here. What they mean stands in their ids.
        """
        async with error_boundary(interaction) as request:
            press, handler = await _allowed(interaction, self._handlers, _pressed(interaction))
            await handler(interaction, request, press)

    async def send(self, interaction: Interaction) -> None:
        """Handle a form that a user has sent. An error is answered with a private sentence.

        discord.py does not keep our forms, so all of them come here. A form has the id of the button that
        opened it, and needs the same permission.
        """
        data: Any = interaction.data
        async with error_boundary(interaction) as request:
            press, handler = await _allowed(interaction, self._form_handlers, data["custom_id"])
            await handler(interaction, request, press, written(interaction))


def _pressed(interaction: Interaction) -> str:
    """The id that was pressed. Choosing an option is like pressing a button with the option's value as its
    id; menus of channels and roles have no such options, and the interaction contains the choice.
    """
    data: Any = interaction.data
    custom_id: str = data["custom_id"]
    return str(data["values"][0]) if custom_id.startswith(MENU) else custom_id


async def _allowed(
    interaction: Interaction, handlers: Mapping[type[Press], T], custom_id: str
) -> tuple[Press, T]:
    """The press of ``custom_id`` and its handler. Raises Refused if there is none, or the user may not press
    it, or has pressed too much of late.
    """
    for kind, handler in handlers.items():
        press = kind.read(custom_id)
        if press is not None:
            if not press.is_play:
                await need_pace(interaction)
            await need_permission(interaction, press)
            return press, handler
    raise Refused("unknown_press")


async def need_permission(interaction: Interaction, press: Press) -> None:
    """Raise Refused if the user lacks a permission in the server that ``press`` needs.

    Tables and seasons check for themselves who plays there.
    """
    if press.permission is Permission.STAFF:
        await need_staff(interaction)
    elif press.permission is Permission.MANAGER:
        need_manager(interaction)
