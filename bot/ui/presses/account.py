"""Presses about the data that the bot keeps about a member."""

from __future__ import annotations

from bot.ui.components.layout import RED
from bot.ui.components.press import Page
from bot.ui.shell.kinds import Plain


class ShowNotice(Plain, template="i:notice[:{page}]"):
    """See what is kept of people, and why, page by page."""

    page: Page = 0
    label = "button-privacy"


class SendData(Plain, template="i:data"):
    """Get a file with all that is kept of you."""

    label = "button-my-data"


class AskToForget(Plain, template="i:forget"):
    """See what it means to be forgotten."""

    label, style = "button-forget-me", RED


class Forget(Plain):
    """Be forgotten."""

    style = RED


class ForgetHere(Forget, template="i:here"):
    """Be forgotten on this server, once you have written a word."""

    label = "button-forget-here"


class ForgetEverywhere(Forget, template="i:everywhere"):
    """Be forgotten on all servers, once you have written a word."""

    label = "button-forget-everywhere"
