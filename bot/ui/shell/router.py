"""The router, which finds and calls the function for a press. Each feature gives it its routes."""

from __future__ import annotations

import re
from collections.abc import Awaitable, Callable, Mapping
from typing import Any, TypeVar, cast

from discord import ui

from bot.tables import Refused
from bot.ui.components.forms import Written, written
from bot.ui.components.press import Permission, Press
from bot.ui.shell.boundary import error_boundary
from bot.ui.shell.context import Interaction, RequestContext, services_of
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

    async def press(self, interaction: Interaction, custom_id: str) -> None:
        """Handle a press of ``custom_id``. An error is answered with a private sentence."""
        async with error_boundary(interaction) as request:
            press, handler = await _allowed(interaction, self._handlers, custom_id)
            await handler(interaction, request, press)

    async def send(self, interaction: Interaction) -> None:
        """Handle a form that a user has sent. An error is answered with a private sentence.

        discord.py does not keep our forms, so all of them come here. A form has the id of the button that
        opened it, and needs the same permission.
        """
        if not services_of(interaction).arrived.is_first(interaction):
            return
        data: Any = interaction.data
        async with error_boundary(interaction) as request:
            press, handler = await _allowed(interaction, self._form_handlers, data["custom_id"])
            await handler(interaction, request, press, written(interaction))


async def _allowed(
    interaction: Interaction, handlers: Mapping[type[Press], T], custom_id: str
) -> tuple[Press, T]:
    """The press of ``custom_id`` and its handler. Raises Refused if there is none, or the user may not press
    it.
    """
    for kind, handler in handlers.items():
        press = kind.read(custom_id)
        if press is not None:
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


# discord.py's side


class _Once:
    """Ignores an item that is pressed by an interaction that arrives for the second time."""

    async def interaction_check(self, interaction: Interaction, /) -> bool:
        return services_of(interaction).arrived.is_first(interaction)


class _PressedButton(_Once, ui.DynamicItem[ui.Button[Any]], template=r"[fictmvabghroljy]:.+"):
    """Every button of the bot. discord.py would only log an error of a callback, so the router answers it."""

    @classmethod
    async def from_custom_id(
        cls, interaction: Interaction, item: ui.Item[Any], match: re.Match[str], /
    ) -> _PressedButton:
        return cls(cast("ui.Button[Any]", item))

    async def callback(self, interaction: Interaction) -> None:
        await interaction.client.router.press(interaction, self.custom_id)


class _ChosenOption(_Once, ui.DynamicItem[ui.Select[Any]], template=r"s:.+"):
    """Every menu of the bot. Choosing an option is like pressing a button with the option's value as its
    id.
    """

    @classmethod
    async def from_custom_id(
        cls, interaction: Interaction, item: ui.Item[Any], match: re.Match[str], /
    ) -> _ChosenOption:
        return cls(cast("ui.Select[Any]", item))

    async def callback(self, interaction: Interaction) -> None:
        await interaction.client.router.press(interaction, self.item.values[0])


class _Picked(_Once, ui.DynamicItem[ui.ChannelSelect[Any] | ui.RoleSelect[Any]], template=r"p:.+"):
    """Every menu of a server's channels or roles. The interaction contains the choice."""

    @classmethod
    async def from_custom_id(
        cls, interaction: Interaction, item: ui.Item[Any], match: re.Match[str], /
    ) -> _Picked:
        return cls(cast("ui.ChannelSelect[Any] | ui.RoleSelect[Any]", item))

    async def callback(self, interaction: Interaction) -> None:
        await interaction.client.router.press(interaction, self.custom_id)


DYNAMIC_ITEMS: tuple[type[ui.DynamicItem[Any]], ...] = (_PressedButton, _ChosenOption, _Picked)
"""The items that the client registers."""
