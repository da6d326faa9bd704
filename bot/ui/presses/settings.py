"""Presses that change settings: those of the server, and those of a user."""

from __future__ import annotations

from typing import Annotated, Literal

from bot.ui.components.press import Permission, Text, Word
from bot.ui.shell.kinds import Plain


class SetForServer(Plain, template="g:server:{setting}:{value}"):
    """Change a setting of the server."""

    setting: Word
    value: Text
    permission = Permission.MANAGER


class SetForMe(Plain, template="g:my:{setting}:{value}"):
    """Change a setting of your own."""

    setting: Word
    value: Text


class MySettings(Plain, template="g:mine:{part}"):
    """See your own settings: those that people change most, or the others."""

    part: Annotated[Literal["first", "more"], "first|more"]
    label = "my-settings-more"


class PickForServer(Plain, template="p:{setting}"):
    """Set the channels for play, or the role of those who run leagues."""

    setting: Annotated[str, "channels|staff_role"]
    permission = Permission.MANAGER


class ShowLimits(Plain, template="g:limits"):
    """See how much members may open and post here, and what is open now."""

    label, permission = "limits-button", Permission.MANAGER


class ShowSettings(Plain, template="g:settings"):
    """Go back to the settings of the server."""

    label, permission = "limits-back", Permission.MANAGER


class TurnSettings(Plain, template="g:settings:{part}"):
    """See the settings of the server: those for playing, or the others."""

    part: Annotated[Literal["first", "more"], "first|more"]
    label, permission = "settings-more", Permission.MANAGER
