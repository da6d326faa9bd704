"""Build messages: one container with texts, pictures, rows of buttons, and menus."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Sequence
from functools import partial
from typing import Any, NamedTuple

import discord
from discord import ui

Buttons = Sequence[ui.Button[Any]]

Select = ui.Select[Any] | ui.ChannelSelect[Any] | ui.RoleSelect[Any] | ui.UserSelect[Any]
"""A menu of our own options, or of a server's channels, roles or members."""

ROW = 5
"""The most buttons that Discord allows in a row."""

OPTIONS = 25
"""The most options that Discord allows in a menu."""

MENU = "s:"
"""The prefix of the id of a menu with our own options."""

TEXT_LIMIT = 3900
"""The most characters in all texts of a message together. Discord allows 4,000, and :func:`legible` adds
some.
"""

GREEN, GREY, RED, BLUE = (
    discord.ButtonStyle.success,
    discord.ButtonStyle.secondary,
    discord.ButtonStyle.danger,
    discord.ButtonStyle.primary,
)

GOLD = 0xE0A526
"""The accent of results."""

LINE = "---"
"""A part of a message that draws a horizontal line."""

_ACTION_ROW = discord.ComponentType.action_row.value
_TEXT = discord.ComponentType.text_display.value
_SEPARATOR = discord.ComponentType.separator.value
_CONTAINER = discord.ComponentType.container.value


_BLACK = re.compile("([♠♣])(?![\ufe0e\ufe0f])")


legible: Callable[[str], str] = partial(_BLACK.sub, "\\1\ufe0e")
"""Marks black suits in a text to be shown as letters. Discord's emojis of them are dark on dark."""


class _Message(ui.LayoutView):
    """A message written once, as Discord gets it, and only sent.

    It is stopped at once: the router handles presses by their ids, so discord.py need not keep the view.
    """

    def __init__(self, components: list[dict[str, Any]]) -> None:
        super().__init__(timeout=None)
        self._components = components
        self.stop()

    def to_components(self) -> list[dict[str, Any]]:
        """Return the components for discord.py to send."""
        return self._components

    def has_components_v2(self) -> bool:
        """Tell discord.py to mark the message as made of components, as all of ours are."""
        return True


Part = str | Buttons | Select | ui.MediaGallery[Any]
"""A part of a message: a text, a picture, rows of buttons, or a menu."""


def message(*parts: Part | None, accent: int | None = None) -> ui.LayoutView:
    """Build a message from texts, pictures, rows of buttons, and menus, from top to bottom. Empty parts are
    left out.
    """
    components = [component for part in parts if part for component in _components(part)]
    container = {"type": _CONTAINER, "accent_color": accent, "spoiler": False, "components": components}
    return _Message([container])


def shown_above(view: ui.LayoutView, asked: ui.LayoutView) -> ui.LayoutView:
    """Build a message that shows another one, without its buttons and menus, above what is ``asked``."""
    containers = [
        {**each, "components": [part for part in each["components"] if part["type"] != _ACTION_ROW]}
        for each in components_of(view)
    ]
    return _Message([*containers, *components_of(asked)])


def _components(part: Part) -> Iterator[dict[str, Any]]:
    """Yield the components of one part of a message."""
    if part is LINE:
        yield {"type": _SEPARATOR, "divider": True, "spacing": 1}
    elif isinstance(part, str):
        yield {"type": _TEXT, "content": legible(part)}
    elif isinstance(part, ui.MediaGallery):
        gallery: ui.Item[Any] = part
        yield gallery.to_component_dict()
    elif isinstance(part, ui.Item):
        yield _row(part)
    else:
        for start in range(0, len(part), ROW):
            yield _row(*part[start : start + ROW])


def _row(*items: ui.Item[Any]) -> dict[str, Any]:
    return {"type": _ACTION_ROW, "components": [item.to_component_dict() for item in items]}


def components_of(view: ui.LayoutView) -> list[dict[str, Any]]:
    """Return the components of a message as Discord gets them."""
    return list(view.to_components())  # type: ignore[no-untyped-call]  # not annotated


def texts_of(view: ui.LayoutView) -> list[str]:
    """Return all texts of a message, from top to bottom."""
    containers = components_of(view)
    return [part["content"] for each in containers for part in each["components"] if "content" in part]


def button(
    custom_id: str,
    label: str,
    style: discord.ButtonStyle = GREY,
    *,
    disabled: bool = False,
    emoji: discord.PartialEmoji | None = None,
) -> ui.Button[Any]:
    """Build a button. A label that is too long for Discord is cut; it may be empty beside an ``emoji``."""
    label = legible(label)[:80]
    return ui.Button(custom_id=custom_id, label=label or None, style=style, disabled=disabled, emoji=emoji)


class Choice(NamedTuple):
    """An option of a menu that allows several choices."""

    value: str
    label: str
    description: str
    is_chosen: bool


def choices(custom_id: str, placeholder: str, options: Sequence[Choice]) -> ui.Select[Any]:
    """Build a menu that allows any number of ``options`` to be chosen, including none. The choices come with
    the press of ``custom_id``.
    """
    return ui.Select(
        custom_id=custom_id,
        placeholder=legible(placeholder)[:150],
        min_values=0,
        max_values=len(options[:OPTIONS]),
        options=[
            discord.SelectOption(
                value=each.value,
                label=legible(each.label)[:100],
                description=legible(each.description)[:100] or None,
                default=each.is_chosen,
            )
            for each in options[:OPTIONS]
        ],
    )


def menu_id(what: str, key: str) -> str:
    """Return the id of a menu. It only has to be unique in the message, because the options contain the
    meaning.
    """
    return f"{MENU}{what}:{key}"


def menu(
    custom_id: str, placeholder: str, options: Sequence[tuple[str, str, str]], chosen: str = ""
) -> ui.Select[Any]:
    """Build a menu of (id, label, description). Choosing an option is like pressing a button with that id.

    ``chosen`` is the id of the option that holds now. While the menu is closed, Discord shows that option's
    label instead of the ``placeholder``.
    """
    return ui.Select(
        custom_id=custom_id,
        placeholder=legible(placeholder)[:150],
        options=[
            discord.SelectOption(
                value=value,
                label=legible(label)[:100],
                description=legible(description)[:100] or None,
                default=value == chosen,
            )
            for value, label, description in options[:OPTIONS]
        ],
    )
