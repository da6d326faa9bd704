"""The presses with which members look for others to play with."""

from __future__ import annotations

from typing import Annotated, Literal

from bot.tables import ClockName
from bot.ui.components.press import Permission
from bot.ui.shell.kinds import AtTable, Plain

AnyClock = Annotated[ClockName | Literal[""], "fast|normal|slow"]


class ShowFinding(Plain, template="n:find[:{clock}]"):
    """Look for others to play with: see how many wait for which game, and wait too."""

    clock: AnyClock = ""
    """Empty for the server's default clock."""
    label = "button-finding"


class PingPlayers(AtTable, template="a:ping:{table}"):
    """Ping the players of your last match to play again, once for each match."""

    label, permission = "button-ping-players", Permission.SEATED
    is_anywhere = False
