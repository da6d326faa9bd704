"""What happens when somebody presses a button of the umpire's."""

from __future__ import annotations

import re
from collections.abc import Awaitable, Callable, Mapping

from bot.tables import Refused
from bot.ui.components.forms import Written
from bot.ui.shell.context import Interaction, RequestContext
from bot.ui.umpire.appeals import (
    adjust_asked,
    answer,
    ask_for_answer,
    ask_what_to_adjust,
    ask_what_to_void,
    turn_appeals,
    void_asked,
)
from bot.ui.umpire.create import forget, open_signup
from bot.ui.umpire.log import turn_log
from bot.ui.umpire.preview import confirm, drop

ROUTES: Mapping[str, Callable[[Interaction, RequestContext, re.Match[str]], Awaitable[None]]] = {
    "open": open_signup,
    "forget": forget,
    "do": confirm,
    "drop": drop,
    "log": turn_log,
    "appeals": turn_appeals,
    "answer": ask_for_answer,
    "appeal_void": ask_what_to_void,
    "appeal_adjust": ask_what_to_adjust,
}
"""By the word in a button's id. Each checks that the presser is among the staff."""

WRITTEN: Mapping[str, Callable[[Interaction, RequestContext, re.Match[str], Written], Awaitable[None]]] = {
    "answer": answer,
    "appeal_void": void_asked,
    "appeal_adjust": adjust_asked,
}
"""By the word in a form's id. Each checks it once more."""


async def press_umpire(interaction: Interaction, request: RequestContext, match: re.Match[str]) -> None:
    """``j:`` what the umpire of a season does."""
    handler = ROUTES.get(match["what"])
    if handler is None:
        raise Refused("unknown_press")
    await handler(interaction, request, match)


async def write_of_umpire(
    interaction: Interaction, request: RequestContext, match: re.Match[str], written: Written
) -> None:
    """``j:`` what the umpire of a season has written."""
    handler = WRITTEN.get(match["what"])
    if handler is None:
        raise Refused("unknown_press")
    await handler(interaction, request, match, written)
