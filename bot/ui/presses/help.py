"""Presses that explain."""

from __future__ import annotations

from bot.ui.components.layout import GREEN
from bot.ui.components.press import Game, Key, Permission, Press


class ShowRules(Press, template="v:rules:{table}"):
    """Read the rules of the game at a table, with its house rules."""

    table: Key
    label = "button-rules"


class PostWelcome(Press, template="h:{game}"):
    """Introduce the bot to everybody in the channel."""

    game: Game
    label, style, permission = "button-welcome", GREEN, Permission.MANAGER
