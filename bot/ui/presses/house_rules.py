"""The press with which a set of house rules is chosen at a table."""

from __future__ import annotations

from bot.ui.components.press import Permission, Word
from bot.ui.shell.kinds import AtTable


class UseSet(AtTable, template="u:{table}:{rules}"):
    """Play a lobby by a set of house rules."""

    rules: Word
    permission = Permission.HOST
