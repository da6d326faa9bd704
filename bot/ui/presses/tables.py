"""Presses on messages of a table that are shown from several places, or by their own handlers."""

from __future__ import annotations

from bot.ui.components.layout import GREEN
from bot.ui.components.press import Permission
from bot.ui.shell.kinds import AtTable


class ComeBack(AtTable, template="a:back:{table}"):
    """Play yourself again, after a computer took over your seat."""

    label, style, permission = "button-back", GREEN, Permission.SEATED
    is_play, is_return = True, True


class JoinIn(AtTable, template="a:in:{table}"):
    """Join a running match in place of a computer. If there is no seat for you, hear when it ends."""

    label = "button-join-in"
    is_play = True


class Manage(AtTable, template="v:manage:{table}"):
    """See what else you can do at the table, such as leaving it."""

    label = "button-manage"


class PlayAgain(AtTable, template="a:again:{table}"):
    """Play again with the same players and house rules, at once if the others are computers."""

    label, style = "button-again", GREEN
