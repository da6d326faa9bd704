"""Presses of people who watch a table."""

from __future__ import annotations

from typing import Annotated, Literal

from bot.ui.components.layout import GREEN
from bot.ui.components.press import Number, Word
from bot.ui.shell.kinds import AtTable, Plain

Asked = Annotated[Literal["end", "seat", "game"], "end|seat|game"]


class WatchTable(AtTable, template="v:watch:{table}"):
    """See what you can ask for at a table where you do not play."""

    label = "button-watching"


class Watch(AtTable, template="a:watch:{table}:{kind}"):
    """Ask to be told when the match is over or when the next table of this game opens, or to sit in."""

    kind: Asked


class Unwatch(AtTable, template="a:unwatch:{table}:{kind}"):
    """Take that back."""

    kind: Asked
    style = GREEN


class ForgetWatch(Plain, template="i:unwatch:{guild}:{kind}:{about}"):
    """Take back something that you have asked for at a table."""

    guild: Number
    kind: Asked
    about: Word
