"""Presses on messages of a table that are shown from several places, or by their own handlers."""

from __future__ import annotations

from bot.ui.components.layout import GREEN
from bot.ui.components.press import Permission
from bot.ui.shell.kinds import AtTable


class ComeBack(AtTable, template="a:back:{table}"):
    """Play your seat yourself again, after a computer has stood in for you."""

    label, style, permission = "button-back", GREEN, Permission.SEATED
    is_play = True


class Manage(AtTable, template="v:manage:{table}"):
    """See what you may do at the table beside playing."""

    label = "button-manage"
