"""Presses about past matches: leaderboards, history, statistics, fair play."""

from __future__ import annotations

from typing import Annotated

from bot.games import GAMES
from bot.ui.components.press import Key, Number, Page, Permission
from bot.ui.shell.kinds import Plain


def _is_known(game: str) -> bool:
    return game == "all" or GAMES.knows(game)


class TurnHints(Plain, template="f:{user}:{page}:{period}"):
    """See another page of fair play hints."""

    user: Number
    """The id of a user; 0 for everybody."""
    page: Page
    period: Annotated[str, "[a-z0-9.]+"]
    permission = Permission.STAFF


class CheckMatch(Plain, template="y:fair:{match}"):
    """Have a finished match checked in front of you: its shuffles, its moves and its result."""

    match: Key
    label = "button-fair"


class ShowChain(Plain, template="y:chain"):
    """See the chain of all shuffles of this server, and the fingerprint of the next one."""

    label = "button-chain"
