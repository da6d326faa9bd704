"""Building blocks of a message: one container with texts, rows of buttons and menus."""

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
"""Discord puts at most so many buttons in a row."""

OPTIONS = 25
"""Discord lists at most so many options in a menu."""

TEXT_LIMIT = 3900
"""Characters for all text of a message together: below Discord's 4,000, as :func:`legible` adds some."""

GREEN, GREY, RED, BLUE = (
    discord.ButtonStyle.success,
    discord.ButtonStyle.secondary,
    discord.ButtonStyle.danger,
    discord.ButtonStyle.primary,
)


LINE = "---"
"""A part of a message that is a line across it."""


def legible(text: str) -> str:
    """``text`` with black suits as letters are: Discord's own pictures of them are dark on its dark theme."""
    return re.sub("([♠♣])(?![\ufe0e\ufe0f])", "\\1\ufe0e", text)


def message(
    *parts: str | Buttons | Select | ui.MediaGallery[Any] | None, accent: int | None = None
) -> ui.LayoutView:
    """A message of texts, pictures, rows of buttons and menus, from top to bottom; None is left out.

    The view is stopped before it is sent: every button finds its way by its id alone, and nothing is kept
    in memory for it.
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
    """What Discord is sent of a message: two messages of equal components look and work alike."""
    return list(view.to_components())  # type: ignore[no-untyped-call]  # discord.py has not annotated it


def button(
    custom_id: str,
    label: str,
    style: discord.ButtonStyle = GREY,
    *,
    disabled: bool = False,
    emoji: discord.PartialEmoji | None = None,
) -> ui.Button[Any]:
    """One button; a label that is too long for Discord is cut."""
    label = legible(label)[:80]
    return ui.Button(custom_id=custom_id, label=label, style=style, disabled=disabled, emoji=emoji)


def menu_id(what: str, key: str) -> str:
    """The id of a menu, which only tells it from others in its message: its options hold what they mean."""
    return f"s:{what}:{key}"


def menu(custom_id: str, placeholder: str, options: Sequence[tuple[str, str, str]]) -> ui.Select[Any]:
    """A menu of (id, label, description); choosing an option is like pressing a button of that id."""
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
