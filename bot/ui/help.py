"""The first thing a newcomer reads."""

from discord import ui

from bot.ui.layout import message
from bot.ui.phrases import Say


def help_message(say: Say) -> ui.LayoutView:
    """What the bot does, how to begin, and the commands."""
    return message(say("help-title"), say("help-begin"), say("help-commands"), say("help-data"))
