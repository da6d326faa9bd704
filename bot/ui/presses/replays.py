"""Presses of a finished match that is looked at again."""

from __future__ import annotations

from typing import Annotated

from bot.ui.components.press import Key
from bot.ui.shell.kinds import Plain

SeenBy = Annotated[str, "t|o|[0-9]"]
"""``t`` is a spectator, ``o`` sees all hands, and a digit is the number of a seat, from 0 on."""


class ShowStory(Plain, template="v:story:{table}"):
    """See what turned a finished match, and watch it again move by move."""

    table: Key
    label = "button-story"
    is_anywhere = True


class ShareVerdict(Plain, template="a:verdict:{table}"):
    """Share how much of a match was luck, and how much your play."""

    table: Key
    label = "button-share"
    is_anywhere = True
