"""The press with which a set of house rules is chosen at a table."""

from __future__ import annotations

from bot.ui.components.press import Permission, Word
from bot.ui.shell.kinds import AtTable


class UseSet(AtTable, template="u:{table}:{rules}"):
    """Choose a set of house rules for a lobby."""

    rules: Word
    permission = Permission.HOST
