"""Presses about past matches: leaderboards, history, statistics, fair play."""

from __future__ import annotations

from typing import Annotated

from bot.games import GAMES
from bot.services import Order
from bot.ui.components.press import Game, Key, Number, Page, Permission, Text
from bot.ui.shell.kinds import Plain


def _is_known(game: str) -> bool:
    return game == "all" or game in GAMES


class TurnLeaderboard(Plain, template="b:{game}:{page}[:{by}:{period}]"):
    """See another page of a leaderboard."""

    game: Game
    page: Page
    by: Annotated[Order, "wins|points|rating"] = "wins"
    period: Text = "all"


class TurnHistory(Plain, template="y:{user}:{game}:{page}"):
    """See another page of what was played."""

    user: Number
    """The id of a user; 0 for everybody."""
    game: Annotated[str, "[a-z0-9_]+", _is_known]
    """The key of a game; ``all`` for every game."""
    page: Page


class TurnStats(Plain, template="y:stats:{user}:{page}"):
    """See more games in a member's statistics."""

    user: Number
    page: Page


class ShowRating(Plain, template="y:rating:{user}:{game}:{page}"):
    """See what each match has made of a member's rating in a game."""

    user: Number
    game: Game
    page: Page


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


class DownloadRecord(Plain, template="y:record:{match}"):
    """Get the record of a finished match as a file, with a page that checks it."""

    match: Key
    label = "button-download"
