"""Presses that change settings: those of the server, and those of a user."""

from __future__ import annotations

from typing import Annotated

from bot.ui.components.press import Permission, Press, Text, Word


class SetForServer(Press, template="g:server:{setting}:{value}"):
    """Change a setting of the server."""

    setting: Word
    value: Text
    permission = Permission.MANAGER


class SetForMe(Press, template="g:my:{setting}:{value}"):
    """Change a setting of your own."""

    setting: Word
    value: Text


class PickForServer(Press, template="p:{setting}"):
    """Set the channels for play, or the role of those who run leagues."""

    setting: Annotated[str, "channels|staff_role"]
    permission = Permission.MANAGER
