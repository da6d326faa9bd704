"""Presses about past matches: statistics, chips, fair play."""

from __future__ import annotations

from typing import Annotated

from bot.ui.components.press import Key, Number, Page, Permission, Text
from bot.ui.shell.kinds import Plain


class TurnHints(Plain, template="f:{user}:{page}:{period}"):
    """See another page of the fair-play reports."""

    user: Number
    """The id of a user; 0 for all."""
    page: Page
    period: Annotated[str, "[a-z0-9.]+"]
    permission = Permission.STAFF


class TurnStats(Plain, template="y:stats:{user}:{page}"):
    """See a page of a member’s statistics."""

    user: Number
    page: Page
    label = "button-stats"


class CheckMatch(Plain, template="y:fair:{match}[:{back}]"):
    """Have a finished match checked in front of you: its shuffles, its moves and its result."""

    match: Key
    back: Text = ""
    """The id of the button that leads back; empty if there is none."""
    label = "button-fair"
    is_anywhere = True


class ShowChain(Plain, template="y:chain"):
    """See the chain of all shuffles of this server, and the fingerprint of the next one."""

    label = "button-chain"
    is_anywhere = True


class ShowStatement(Plain, template="c:of:{user}:{page}"):
    """See the chips of a member, and where they come from."""

    user: Number
    page: Page
    label = "button-chips-own"


class ShowBoard(Plain, template="c:board:{page}"):
    """See who has how many chips."""

    page: Page
    label = "button-chips-board"
