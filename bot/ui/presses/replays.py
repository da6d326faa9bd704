"""Presses of a match that is watched again. Each says which match, which move, and through whose eyes."""

from __future__ import annotations

from typing import Annotated

from bot.ui.components.press import Key, Page
from bot.ui.shell.kinds import Plain

SeenBy = Annotated[str, "t|o|[0-9]"]
"""``t``: whoever looks at the table; ``o``: with all hands open; else the number of a seat, from 0 on."""


class ShowReplay(Plain, template="v:replay:{table}[:{at}:{eyes}]"):
    """Watch a match again, from a move on."""

    table: Key
    at: Page = 0
    """The number of the move; 0 is the first deal."""
    eyes: SeenBy = "t"
    label = "button-replay"


class LookThrough(Plain, template="v:whatif:{table}"):
    """See how likely you were to win a match that you played, move by move, and where that turned."""

    table: Key
    label = "button-whatif"
