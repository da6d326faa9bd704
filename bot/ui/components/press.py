"""Presses: what a button, an option of a menu or a form means, as a typed id.

A press is a frozen dataclass. Its fields are written into the custom id and read from it again, so a button
works after a restart and needs no memory::

    class Join(Press, template="a:join:{table}"):
        '''Join a table.'''

        table: Key
        label, style = "button-join", GREEN

``Join("0abc1234").button(say)`` is the button, ``read("a:join:0abc1234")`` is ``Join("0abc1234")`` again.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from enum import Enum
from typing import Annotated, Any, ClassVar, Self, dataclass_transform, get_args, get_type_hints

import discord
from discord import ui

from bot.games import GAMES
from bot.ui.components.layout import GREY, button
from bot.ui.i18n.translator import Argument, Translator

Key = Annotated[str, "[a-z0-9]{8}"]
"""The id of a table or a season."""
Word = Annotated[str, "[a-z0-9_]+"]
Text = Annotated[str, ".+"]
"""Any text; only at the end of an id."""
GameKey = Annotated[str, "[a-z0-9_]+", GAMES.knows]
"""The key of a game that the bot knows."""
Number = Annotated[int, r"[0-9]{1,18}|[1-8][0-9]{18}"]
"""A number that the database can hold: ids of Discord, times and counts are."""
Page = Annotated[int, r"[0-9]{1,6}"]
"""A page of a list; 0 is the first."""


class Permission(Enum):
    """Who may press a button.

    The router checks for league staff and managers. Tables and seasons check their own players.
    """

    EVERYONE = "everyone"
    SEATED = "seated"
    """Players of the table."""
    HOST = "host"
    """The host of the table, or a moderator."""
    ENTRANT = "entrant"
    """Players of the season."""
    UMPIRE = "umpire"
    """Umpires of the season, and the league staff."""
    STAFF = "staff"
    """Members of the league staff."""
    MANAGER = "manager"
    """Members with the permission to manage the server."""


@dataclass_transform(frozen_default=True)
class Press:
    """The meaning of a button, who may press it, and its label. Subclasses are frozen dataclasses.

    ``template`` describes the id: text, fields in braces, and optional parts in brackets. An optional part is
    left out if all fields in it have their defaults. A field's annotation has its pattern in the id, and may
    have a test that its text has to pass.
    """

    __match_args__: ClassVar[tuple[str, ...]] = ()
    """The names of the fields, set by ``dataclass``."""
    permission: ClassVar[Permission] = Permission.EVERYONE
    is_play: ClassVar[bool] = False
    """Whether it plays, so that no budget refuses it."""
    is_anywhere: ClassVar[bool] = False
    """Whether it works anywhere in Discord, and not only in servers that have invited the bot."""
    label: ClassVar[str] = ""
    """The phrase id of the button's label; empty if each button has its own label."""
    style: ClassVar[discord.ButtonStyle] = GREY
    template: ClassVar[str] = ""
    """The format of its ids."""
    _parts: ClassVar[_Group]
    _kinds: ClassVar[Mapping[str, FieldKind]]
    _pattern: ClassVar[re.Pattern[str]]

    def __init_subclass__(cls, template: str = "") -> None:
        """Make the subclass a dataclass, and register it in :data:`PRESSES` if it has a ``template``."""
        super().__init_subclass__()
        dataclass(frozen=True)(cls)
        if template:
            hints = get_type_hints(cls, include_extras=True)
            cls._kinds = {name: FieldKind.read(hints[name]) for name in cls.__match_args__}
            cls.template, cls._parts = template, _Group.read(template)
            cls._pattern = re.compile(cls._parts.pattern(cls._kinds))
            PRESSES.append(cls)

    @classmethod
    def fields(cls) -> Mapping[str, FieldKind]:
        """Return the fields of the id, by name and in order."""
        return cls._kinds

    @property
    def custom_id(self) -> str:
        """The id of its button, option or form."""
        return self._parts.write(self)

    @classmethod
    def read(cls, custom_id: str) -> Self | None:
        """Return the press meant by ``custom_id``, or None if it isn't of this class."""
        match = cls._pattern.fullmatch(custom_id)
        if match is None:
            return None
        fields = {name: text for name, text in match.groupdict().items() if text is not None}
        for name, text in fields.items():
            is_known = cls._kinds[name].is_known
            if is_known is not None and not is_known(text):
                return None
        return cls(
            **{name: int(text) if cls._kinds[name].type is int else text for name, text in fields.items()}
        )

    def button(
        self,
        say: Translator,
        phrase: str = "",
        style: discord.ButtonStyle | None = None,
        *,
        disabled: bool = False,
        **arguments: Argument,
    ) -> ui.Button[Any]:
        """Build the button for this press, labelled with ``phrase`` or with the phrase of the class."""
        text = say(phrase or self.label, **arguments)
        return button(self.custom_id, text, style or self.style, disabled=disabled)


PRESSES: list[type[Press]] = []
"""All classes of presses with a template."""


@dataclass(frozen=True, slots=True)
class _Group:
    """Parts of a template: all of it, or one optional part in brackets."""

    parts: tuple[str | _Group, ...]
    """Texts, fields in braces, nested groups."""
    names: tuple[str, ...]
    """The names of the fields in this group, without those of nested groups."""
    is_optional: bool

    @classmethod
    def read(cls, template: str) -> _Group:
        """Parse a template."""
        groups: list[list[str | _Group]] = [[]]
        for piece in re.findall(r"\{\w+\}|[^{}\[\]]+|[\[\]]", template):
            if piece == "[":
                groups.append([])
            elif piece == "]":
                group = cls._of(groups.pop(), is_optional=True)
                groups[-1].append(group)
            else:
                groups[-1].append(piece)
        return cls._of(groups[0], is_optional=False)

    @classmethod
    def _of(cls, parts: Sequence[str | _Group], *, is_optional: bool) -> _Group:
        names = tuple(part[1:-1] for part in parts if isinstance(part, str) and part.startswith("{"))
        return cls(tuple(parts), names, is_optional)

    def pattern(self, kinds: Mapping[str, FieldKind]) -> str:
        """Return the regular expression for ids, given the kinds of the fields."""
        patterns = []
        for part in self.parts:
            if not isinstance(part, str):
                patterns.append(part.pattern(kinds))
            elif part.startswith("{"):
                patterns.append(f"(?P<{part[1:-1]}>{kinds[part[1:-1]].pattern})")
            else:
                patterns.append(re.escape(part))
        pattern = "".join(patterns)
        return f"(?:{pattern})?" if self.is_optional else pattern

    def write(self, press: Press) -> str:
        """Write the id of a press. An optional part whose fields have their defaults is left out."""
        fields, default = vars(press), type(press)
        if self.is_optional:
            usual = [getattr(default, name) for name in self.names]
            if [fields[name] for name in self.names] == usual:
                return ""
        return "".join(
            [part.format_map(fields) if isinstance(part, str) else part.write(press) for part in self.parts]
        )


@dataclass(frozen=True)
class FieldKind:
    """The type of a field, its pattern in an id, and a test whether a text with that pattern has a
    meaning.
    """

    type: type
    pattern: str
    is_known: Callable[[str], bool] | None = None
    """None if any text does."""

    @classmethod
    def read(cls, hint: Any) -> FieldKind:
        """Return the kind of a field from its annotation, which may be optional."""
        annotated = hint if hasattr(hint, "__metadata__") else get_args(hint)[0]
        return cls(get_args(annotated)[0], *annotated.__metadata__)
