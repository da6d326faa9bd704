"""Forms: windows that ask for texts and choices. A form's id says all that it means, as a button's does.

It is the id of the button that opened the form: a press of that id asks, the form of that id gives. So a form
that was open across a restart is answered, and nothing is kept of one that nobody sends.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Any

import discord
from discord import ui

from bot.ui.components.layout import OPTIONS

LABEL = 45
"""Discord takes so many characters for a form's title and for what a field is called."""
ABOUT = 100
"""The same for what explains a field, and for what stands in it until something is written."""

Written = Mapping[str, str]
"""What was written into a form and chosen in it, by the keys of its fields."""


class Form(ui.Modal):
    """A form of up to five fields. It is made stopped: what is stopped, discord.py does not keep."""

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
) -> ui.Label[Any]:
    """A field for a text of ``most`` characters, on several lines where it is ``long``.

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
    )
    return ui.Label(text=label[:LABEL], description=None if about is None else about[:ABOUT], component=text)


def choice_field(key: str, label: str, options: Sequence[tuple[str, str]]) -> ui.Label[Any]:
    """A field to choose one option (label, value) in."""
    menu: ui.Select[Any] = ui.Select(
        custom_id=key,
        options=[discord.SelectOption(label=name[:100], value=value) for name, value in options[:OPTIONS]],
    )
    return ui.Label(text=label[:LABEL], component=menu)


def written(interaction: discord.Interaction[Any]) -> Written:
    """What a form that was sent holds, without the blanks around it."""
    data: Any = interaction.data
    return dict(_values(data["components"]))


def _values(components: Iterable[Any]) -> Iterator[tuple[str, str]]:
    for part in components:
        field = part.get("component", part)  # a field stands in its label
        if "custom_id" in field:
            yield field["custom_id"], (field["value"] if "value" in field else field["values"][0]).strip()
