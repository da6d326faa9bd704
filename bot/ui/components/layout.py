"""Building messages: one container with texts, pictures, rows of buttons, and menus."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Any

import discord
from discord import ui

Buttons = Sequence[ui.Button[Any]]

Select = ui.Select[Any] | ui.ChannelSelect[Any] | ui.RoleSelect[Any]
"""A menu: of our own options, or of the channels or roles of a server."""

ROW = 5
"""The most buttons that Discord allows in a row."""

OPTIONS = 25
"""The most options that Discord allows in a menu."""

TEXT_LIMIT = 3900
"""The most characters in all texts of a message together. Discord allows 4,000; :func:`legible` adds some."""

GREEN, GREY, RED, BLUE = (
    discord.ButtonStyle.success,
    discord.ButtonStyle.secondary,
    discord.ButtonStyle.danger,
    discord.ButtonStyle.primary,
)


LINE = "---"
"""A part of a message that draws a line across it."""


def legible(text: str) -> str:
    """``text`` with black suits marked to be shown as letters. Discord's emojis of them are dark on dark."""
    return re.sub("([♠♣])(?![\ufe0e\ufe0f])", "\\1\ufe0e", text)


def message(
    *parts: str | Buttons | Select | ui.MediaGallery[Any] | None, accent: int | None = None
) -> ui.LayoutView:
    """A message made of texts, pictures, rows of buttons, and menus, from top to bottom. Empty parts are left
    out.

    The view is stopped at once. The router handles presses by their ids, so discord.py need not keep the
    view.
    """
    container: ui.Container[Any] = ui.Container(accent_colour=accent)
    for part in parts:
        if not part:
            continue
        if part is LINE:
            container.add_item(ui.Separator())
        elif isinstance(part, str):
            container.add_item(ui.TextDisplay(legible(part)))
        elif isinstance(part, ui.Select | ui.ChannelSelect | ui.RoleSelect):
            container.add_item(ui.ActionRow(part))
        elif isinstance(part, ui.MediaGallery):
            container.add_item(part)
        else:
            for start in range(0, len(part), ROW):
                container.add_item(ui.ActionRow(*part[start : start + ROW]))
    view = ui.LayoutView(timeout=None)
    view.add_item(container)
    view.stop()
    return view


def components_of(view: ui.LayoutView) -> list[dict[str, Any]]:
    """The components of a message as Discord gets them."""
    return list(view.to_components())  # type: ignore[no-untyped-call]  # discord.py has not annotated it


def button(
    custom_id: str,
    label: str,
    style: discord.ButtonStyle = GREY,
    *,
    disabled: bool = False,
    emoji: discord.PartialEmoji | None = None,
) -> ui.Button[Any]:
    """One button. A label that is too long for Discord is cut."""
    label = legible(label)[:80]
    return ui.Button(custom_id=custom_id, label=label, style=style, disabled=disabled, emoji=emoji)


def menu_id(what: str, key: str) -> str:
    """The id of a menu. It only has to be unique in the message, because the options hold the meaning."""
    return f"s:{what}:{key}"


def menu(custom_id: str, placeholder: str, options: Sequence[tuple[str, str, str]]) -> ui.Select[Any]:
    """A menu of (id, label, description). Choosing an option is like pressing a button with that id."""
    return ui.Select(
        custom_id=custom_id,
        placeholder=legible(placeholder)[:150],
        options=[
            discord.SelectOption(
                value=value, label=legible(label)[:100], description=legible(description)[:100] or None
            )
            for value, label, description in options[:OPTIONS]
        ],
    )
