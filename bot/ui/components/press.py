"""Presses: everything that a button, an option of a menu or a form of ours can mean.

A press is a frozen dataclass. Its id holds all that it means, so that a button works after a restart, and
nothing is kept in memory for it::

    class Join(Press, template="a:join:{table}"):
        '''Sit down at a table.'''

        table: Key
        label, style = "button-join", GREEN

``Join("0abc1234").button(say)`` is the button, ``read("a:join:0abc1234")`` is ``Join("0abc1234")`` again.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass
from enum import Enum
from typing import Annotated, Any, ClassVar, Self, dataclass_transform, get_args, get_type_hints

import discord
from discord import ui

from bot.ui.components.layout import GREY, button
from bot.ui.i18n.translator import Translator

Key = Annotated[str, "[a-z0-9]{8}"]
"""The id of a table or a season."""
Word = Annotated[str, "[a-z0-9_]+"]
Text = Annotated[str, ".+"]
"""Whatever stands there; only at the end of an id."""
Number = Annotated[int, r"[0-9]{1,19}"]
Page = Annotated[int, r"[0-9]{1,6}"]
"""A page of a list; 0 is the first."""


class Permission(Enum):
    """Who may press. The router asks for staff and managers; a table or a season asks for those it knows."""

    EVERYONE = "everyone"
    SEATED = "seated"
    """Players of the table."""
    HOST = "host"
    """The host of the table, or a moderator."""
    ENTRANT = "entrant"
    """Players of the season."""
    STAFF = "staff"
    """Those who run a server's leagues."""
    MANAGER = "manager"
    """Those who may manage the server."""


@dataclass_transform(frozen_default=True)
class Press:
    """What a button means, who may press it, and what stands on it. Subclasses are frozen dataclasses.

    ``template`` is the id: text, fields in braces, and parts in brackets that are left out where all fields
    in them have their default. The fields' annotations say what they look like.
    """

    __match_args__: ClassVar[tuple[str, ...]] = ()
    """The names of its fields, as dataclasses have them."""
    permission: ClassVar[Permission] = Permission.EVERYONE
    label: ClassVar[str] = ""
    """The phrase on its button; empty where that says something of its own each time."""
    style: ClassVar[discord.ButtonStyle] = GREY
    _parts: ClassVar[_Group]
    _kinds: ClassVar[Mapping[str, FieldKind]]
    _pattern: ClassVar[re.Pattern[str]]

    def __init_subclass__(cls, template: str = "") -> None:
        """Make a dataclass of the press, and one of the known presses if it has a ``template``."""
        dataclass(frozen=True)(cls)
        if template:
            hints = get_type_hints(cls, include_extras=True)
            cls._kinds = {name: FieldKind.read(hints[name]) for name in cls.__match_args__}
            cls._parts = _Group.read(template)
            cls._pattern = re.compile(cls._parts.pattern(cls._kinds))
            PRESSES.append(cls)

    @classmethod
    def fields(cls) -> Mapping[str, FieldKind]:
        """What the id of such a press carries, in the order of the fields."""
        return cls._kinds

    @property
    def custom_id(self) -> str:
        """The id of its button, option or form."""
        return self._parts.write(self)

    @classmethod
    def read(cls, custom_id: str) -> Self | None:
        """The press of an id, if it is one of this class."""
        match = cls._pattern.fullmatch(custom_id)
        if match is None:
            return None
        given = {name: text for name, text in match.groupdict().items() if text is not None}
        return cls(
            **{name: int(text) if cls._kinds[name].type is int else text for name, text in given.items()}
        )

    def button(
        self,
        say: Translator,
        phrase: str = "",
        style: discord.ButtonStyle | None = None,
        *,
        disabled: bool = False,
        **arguments: Any,
    ) -> ui.Button[Any]:
        """Its button, with its own phrase or another on it."""
        text = say(phrase or self.label, **arguments)
        return button(self.custom_id, text, style or self.style, disabled=disabled)


PRESSES: list[type[Press]] = []
"""All presses there are."""


@dataclass(frozen=True)
class _Group:
    """Parts of an id that are left out together."""

    parts: tuple[str | _Group, ...]
    """Texts, fields in braces, groups."""

    @property
    def names(self) -> list[str]:
        """The names of the fields that stand in this group itself."""
        return [part[1:-1] for part in self.parts if isinstance(part, str) and part.startswith("{")]

    @classmethod
    def read(cls, template: str) -> _Group:
        """A whole template."""
        groups: list[list[str | _Group]] = [[]]
        for piece in re.findall(r"\{\w+\}|[^{}\[\]]+|[\[\]]", template):
            if piece == "[":
                groups.append([])
            elif piece == "]":
                group = cls(tuple(groups.pop()))
                groups[-1].append(group)
            else:
                groups[-1].append(piece)
        return cls(tuple(groups[0]))

    def pattern(self, kinds: Mapping[str, FieldKind]) -> str:
        """What ids look like where the fields are of these kinds."""
        return "".join(
            f"(?:{part.pattern(kinds)})?"
            if isinstance(part, _Group)
            else f"(?P<{part[1:-1]}>{kinds[part[1:-1]].pattern})"
            if part.startswith("{")
            else re.escape(part)
            for part in self.parts
        )

    def write(self, press: Press) -> str:
        """The id of a press."""
        return "".join(_part(part, press) for part in self.parts)


def _part(part: str | _Group, press: Press) -> str:
    if isinstance(part, str):
        return str(getattr(press, part[1:-1])) if part.startswith("{") else part
    given = any(getattr(press, name) != getattr(type(press), name) for name in part.names)
    return part.write(press) if given else ""


@dataclass(frozen=True)
class FieldKind:
    """What a field holds, and what that looks like in an id."""

    type: type
    pattern: str

    @classmethod
    def read(cls, hint: Any) -> FieldKind:
        """The kind of an annotated field, or of one that may also be None."""
        annotated = hint if hasattr(hint, "__metadata__") else get_args(hint)[0]
        return cls(get_args(annotated)[0], annotated.__metadata__[0])
