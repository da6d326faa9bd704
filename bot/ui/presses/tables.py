"""Presses on messages of a table that are shown from several places, or by their own handlers."""

from __future__ import annotations

from bot.ui.components.layout import GREEN
from bot.ui.components.press import Permission
from bot.ui.shell.kinds import AtTable


class ComeBack(AtTable, template="a:back:{table}"):
    """Play your seat yourself again, after a computer has stood in for you."""

    label, style, permission = "button-back", GREEN, Permission.SEATED
    is_play, is_return = True, True


class JoinIn(AtTable, template="a:in:{table}"):
    """Join a running match in place of a computer. If there is no seat for you, hear when it ends."""

    label = "button-join-in"
    is_play = True


class Manage(AtTable, template="v:manage:{table}"):
    """See what you may do at the table beside playing."""

    label = "button-manage"


class PlayAgain(AtTable, template="a:again:{table}"):
    """Play again with the same players and house rules: at once against computers, else from a lobby."""

    label, style = "button-again", GREEN
