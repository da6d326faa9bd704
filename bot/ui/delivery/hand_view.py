"""A player's choices about how their hand message looks."""

from __future__ import annotations

from dataclasses import dataclass, field

from bot.services import PlayerSettings


@dataclass(frozen=True, slots=True)
class HandView:
    """The part of a hand message that a redraw keeps: its owner's choices, and the bot's notice to them."""

    page: int = 0
    """The page of a hand with too many cards for buttons. The first page follows the last."""
    begun: str = ""
    """The words of an unfinished move; empty while the hand itself is shown."""
    settings: PlayerSettings = field(default_factory=PlayerSettings)
    notice: str = ""
    """The answer to the last press, at the top until something else concerns the owner."""
