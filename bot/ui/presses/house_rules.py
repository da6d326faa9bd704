"""Presses about house rules: those of a lobby, and the named sets of a server."""

from __future__ import annotations

from bot.ui.components.press import Permission, Word
from bot.ui.shell.kinds import AtTable


class UseSet(AtTable, template="u:{table}:{rules}"):
    """Play a lobby by a set of house rules."""

    rules: Word
    permission = Permission.HOST
