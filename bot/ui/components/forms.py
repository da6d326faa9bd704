"""Forms: windows that ask for texts and choices.

A form has the custom id of the button that opened it, which says all that the form means. So forms need no
memory, and one that was open during a restart still works.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Any, NamedTuple

import discord
from discord import ui

from bot.tables import Refused
from bot.ui.components.layout import OPTIONS
from bot.ui.i18n.user_text import name_shown
from bot.user_text import UserText

LABEL = 45
"""The most characters that Discord allows for the title of a form and for the label of a field."""
ABOUT = 100
"""The same for a field's description, and for the example in an empty field."""

Written = Mapping[str, str]
"""The texts and choices that a user has entered into a form, by field key."""


class Form(ui.Modal):
    """A form of up to five fields. It is stopped at once, so that discord.py keeps no reference to it."""

    def __init__(self, custom_id: str, title: str, *fields: ui.Label[Any]) -> None:
        """``custom_id``: the id of the button that opens the form. A ``title`` that is too long is cut."""
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
    """Build a field for a text of at most ``most`` characters, with several lines if ``long``. It may stay
    empty if it is not ``required``.

    ``about`` describes it below its label. ``example`` is shown while it is empty. Texts too long for Discord
    are cut, as on buttons.
    """
    style = discord.TextStyle.paragraph if long else discord.TextStyle.short
    text: ui.TextInput[Any] = ui.TextInput(
        custom_id=key,
        style=style,
        max_length=most,
        placeholder=None if example is None else example[:ABOUT],
        default=None if default is None else str(default),  # discord.py accepts only plain str
        required=required,
    )
    return _labelled(label, about, text)


def choice_field(
    key: str,
    label: str,
    options: Sequence[tuple[str, str] | tuple[str, str, str]],
    *,
    chosen: str | None = None,
    about: str | None = None,
    required: bool = True,
) -> ui.Label[Any]:
    """Build a field to choose one of ``options``: each has a label and a value, and may have a description.
    It may stay empty if it is not ``required``. The value ``chosen`` is selected at first.

    ``about`` describes the field below its label.
    """
    menu: ui.Select[Any] = ui.Select(
        custom_id=key,
        required=required,
        min_values=int(required),
        options=[
            discord.SelectOption(
                label=name[:ABOUT],
                value=value,
                description="".join(more)[:ABOUT] or None,
                default=value == chosen,
            )
            for name, value, *more in options[:OPTIONS]
        ],
    )
    return _labelled(label, about, menu)


def member_field(key: str, label: str, *, about: str | None = None, required: bool = True) -> ui.Label[Any]:
    """Build a field to choose a member of the server. Its value is the member's id; empty if none is
    chosen.
    """
    menu: ui.UserSelect[Any] = ui.UserSelect(custom_id=key, required=required, min_values=int(required))
    return _labelled(label, about, menu)


def members_field(
    key: str,
    label: str,
    chosen: Iterable[int],
    *,
    most: int,
    about: str | None = None,
    required: bool = True,
) -> ui.Label[Any]:
    """Build a field to choose up to ``most`` members of the server, and at least one if ``required``. Members
    with ids in ``chosen`` are selected at first. Its value is the members' ids with blanks between them.
    """
    menu: ui.UserSelect[Any] = ui.UserSelect(
        custom_id=key,
        required=required,
        min_values=int(required),
        max_values=most,
        default_values=[
            discord.SelectDefaultValue(id=user, type=discord.SelectDefaultValueType.user) for user in chosen
        ],
    )
    return _labelled(label, about, menu)


def channel_field(key: str, label: str, chosen: int | None, *, required: bool = True) -> ui.Label[Any]:
    """Build a field to choose a text channel of the server. The one with the id ``chosen`` is selected at
    first. Its value is the channel's id.
    """
    menu: ui.ChannelSelect[Any] = ui.ChannelSelect(
        custom_id=key,
        channel_types=[discord.ChannelType.text],
        required=required,
        min_values=int(required),
        default_values=_defaults(chosen, discord.SelectDefaultValueType.channel),
    )
    return _labelled(label, None, menu)


def role_field(key: str, label: str, chosen: int | None) -> ui.Label[Any]:
    """Build a field to choose a role of the server, or none. The one with the id ``chosen`` is selected at
    first. Its value is the role's id.
    """
    menu: ui.RoleSelect[Any] = ui.RoleSelect(
        custom_id=key,
        required=False,
        min_values=0,
        default_values=_defaults(chosen, discord.SelectDefaultValueType.role),
    )
    return _labelled(label, None, menu)


def _defaults(chosen: int | None, kind: discord.SelectDefaultValueType) -> list[discord.SelectDefaultValue]:
    return [] if chosen is None else [discord.SelectDefaultValue(id=chosen, type=kind)]


def _labelled(label: str, about: str | None, component: ui.Item[Any]) -> ui.Label[Any]:
    """Build a field with its label, and its description below that."""
    return ui.Label(
        text=label[:LABEL], description=None if about is None else about[:ABOUT], component=component
    )


def refilled(form: Form, written: Written) -> Form:
    """Build the same form with ``written`` texts and choices in its fields. Fields for members, channels or
    roles stay as they are.
    """
    for label in form.children:
        field = label.component if isinstance(label, ui.Label) else None
        if isinstance(field, ui.TextInput) and field.custom_id in written:
            field.default = written[field.custom_id] or None
        elif isinstance(field, ui.Select) and field.custom_id in written:
            for option in field.options:
                option.default = option.value == written[field.custom_id]
    return form


class ChosenMember(NamedTuple):
    """A member chosen in a form."""

    user_id: int
    name: UserText
    bot: bool


def chosen_in(interaction: discord.Interaction[Any]) -> Sequence[str]:
    """Return the values chosen in a menu. Raises Refused ``unknown_press`` for a press that chooses none, not
    even no value.
    """
    data: Any = interaction.data
    if "values" not in data:
        raise Refused("unknown_press")
    chosen: list[str] = data["values"]
    return chosen


def id_chosen(text: str) -> int:
    """Return the id of the channel or role chosen in a field, given its value. Raises Refused
    ``unknown_press`` for a text that a forged form has there.
    """
    if re.fullmatch("[0-9]{1,20}", text) is None:
        raise Refused("unknown_press")
    return int(text)


def member_chosen(interaction: discord.Interaction[Any], chosen: str) -> ChosenMember:
    """Return the member chosen in a form, given the field's value.

    Raises Refused ``member_gone`` if they aren't on the server, e.g. because they left after the form was
    opened.
    """
    data: Any = interaction.data
    if chosen not in data["resolved"].get("members", {}):
        raise Refused("member_gone")
    user, member = data["resolved"]["users"][chosen], data["resolved"]["members"][chosen]
    name: str = member.get("nick") or user.get("global_name") or ""
    return ChosenMember(int(chosen), name_shown(name, user["username"]), bool(user.get("bot")))


def written(interaction: discord.Interaction[Any]) -> Written:
    """Return a user's entries in a form, without surrounding blanks. Reading a field that a forged form lacks
    raises Refused ``unknown_press``.
    """
    data: Any = interaction.data
    return _Entered(_values(data["components"]))


class _Entered(dict[str, str]):
    def __missing__(self, key: str) -> str:
        raise Refused("unknown_press")


def _values(components: Iterable[Any]) -> Iterator[tuple[str, str]]:
    for part in components:
        field = part.get("component", part)  # a label contains its field
        if "custom_id" in field:
            value = field["value"] if "value" in field else " ".join(field["values"])
            yield field["custom_id"], value.strip()
