"""Presses about chips."""

from __future__ import annotations

from bot.ui.components.layout import RED
from bot.ui.components.press import Number, Page, Permission
from bot.ui.shell.kinds import Plain


class ShowStatement(Plain, template="c:of:{user}:{page}"):
    """See the chips of a member, and where they come from."""

    user: Number
    page: Page
    label = "button-chips-own"


class ShowBoard(Plain, template="c:board:{page}"):
    """See who has how many chips."""

    page: Page
    label = "button-chips-board"


class AskToSetBack(Plain, template="c:back:{stake}"):
    """See what it means to set everybody back to a stake."""

    stake: Number
    label, permission = "button-chips-back", Permission.STAFF


class WriteStake(Plain, template="c:stake:{stake}"):
    """Choose another stake."""

    stake: Number
    label, permission = "button-chips-stake", Permission.STAFF


class SetBack(Plain, template="c:reason:{stake}"):
    """Set everybody back to a stake, once you have written why."""

    stake: Number
    label, style, permission = "button-chips-reason", RED, Permission.STAFF
