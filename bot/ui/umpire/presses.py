"""What happens when somebody presses a button of the umpire's."""

from __future__ import annotations

import re
from collections.abc import Awaitable, Callable, Mapping

from bot.tables import Refused
from bot.ui.room import Interaction, Room
from bot.ui.umpire.appeals import adjust_asked, answer, turn_appeals, void_asked
from bot.ui.umpire.create import forget, open_signup
from bot.ui.umpire.log import turn_log
from bot.ui.umpire.preview import confirm, drop

PRESSED: Mapping[str, Callable[[Interaction, Room, re.Match[str]], Awaitable[None]]] = {
    "open": open_signup,
    "forget": forget,
    "do": confirm,
    "drop": drop,
    "log": turn_log,
    "appeals": turn_appeals,
    "answer": answer,
    "appeal_void": void_asked,
    "appeal_adjust": adjust_asked,
}
"""By the word in a button's id. Each checks that the presser is among the staff."""


async def press_umpire(interaction: Interaction, room: Room, match: re.Match[str]) -> None:
    """``j:`` what the umpire of a season does."""
    handler = PRESSED.get(match["what"])
    if handler is None:
        raise Refused("unknown_press")
    await handler(interaction, room, match)
