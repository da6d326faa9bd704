"""The choices of a player about how their hand message looks."""

from __future__ import annotations

from dataclasses import dataclass, field

from bot.services import PlayerSettings


@dataclass(frozen=True, slots=True)
class HandView:
    """The part of a hand message that its owner has chosen and that a redraw keeps."""

    armed: bool = False
    """Whether the card that is laid next is sent together with its call."""
    armed_at: int = 0
    """The version of the table at which its owner chose that. It holds for the turn of that time."""
    page: int = 0
    """The page of a hand with too many cards for buttons. After the last page comes the first."""
    begun: str = ""
    """The words of the move that is being chosen; empty while the hand itself is shown."""
    settings: PlayerSettings = field(default_factory=PlayerSettings)
