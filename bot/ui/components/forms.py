"""Forms: windows that ask for texts and choices.

A form has the custom id of the button that opened it, and that id says all that the form means. So nothing is
kept in memory for a form, and one that was open across a restart still works.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Any

import discord
from discord import ui

from bot.ui.components.layout import OPTIONS

LABEL = 45
"""The most characters that Discord allows for the title of a form and for the label of a field."""
ABOUT = 100
"""The same for what explains a field, and for what stands in it until something is written."""

Written = Mapping[str, str]
"""The texts and choices that a user has entered into a form, by the keys of its fields."""


class Form(ui.Modal):
    """A form of up to five fields. It is stopped at once, so that discord.py keeps no reference to it."""

    def __init__(self, custom_id: str, title: str, *fields: ui.Label[Any]) -> None:
        """``custom_id`` is that of the button that opens it; a ``title`` that is too long is cut."""
        super().__init__(title=title[:LABEL], custom_id=custom_id)
        for field in fields:
            self.add_item(field)
        self.stop()


def text_field(
    key: str,
    label: str,
    *,
    most: int,
    about: str | None = None,
    example: str | None = None,
    default: str | None = None,
    long: bool = False,
    required: bool = True,
) -> ui.Label[Any]:
    """A field for a text of at most ``most`` characters, with several lines if ``long``. It may stay empty if
    it is not ``required``.

    ``about`` explains it below its label, ``example`` stands in it until something is written. What is too
    long for Discord is cut, as it is on buttons.
    """
    style = discord.TextStyle.paragraph if long else discord.TextStyle.short
    text: ui.TextInput[Any] = ui.TextInput(
        custom_id=key,
        style=style,
        max_length=most,
        placeholder=None if example is None else example[:ABOUT],
        default=default,
        required=required,
    )
    return ui.Label(text=label[:LABEL], description=None if about is None else about[:ABOUT], component=text)


def choice_field(key: str, label: str, options: Sequence[tuple[str, str]]) -> ui.Label[Any]:
    """A field to choose one of ``options``, which are pairs of label and value."""
    menu: ui.Select[Any] = ui.Select(
        custom_id=key,
        options=[discord.SelectOption(label=name[:100], value=value) for name, value in options[:OPTIONS]],
    )
    return ui.Label(text=label[:LABEL], component=menu)


def written(interaction: discord.Interaction[Any]) -> Written:
    """What a user has entered into a form, without surrounding blanks."""
    data: Any = interaction.data
    return dict(_values(data["components"]))


def _values(components: Iterable[Any]) -> Iterator[tuple[str, str]]:
    for part in components:
        field = part.get("component", part)  # a label contains its field
        if "custom_id" in field:
            yield field["custom_id"], (field["value"] if "value" in field else field["values"][0]).strip()
