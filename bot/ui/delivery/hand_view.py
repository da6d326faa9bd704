"""How its owner has a hand before them."""

from __future__ import annotations

from dataclasses import dataclass, field

from bot.services import PlayerSettings


@dataclass(frozen=True, slots=True)
class HandView:
    """How its owner has a hand before them: what a redraw keeps."""

    armed: bool = False
    """Every play is sent with its call."""
    page: int = 0
    """Of a hand with too many cards for buttons; beyond the last page comes the first."""
    begun: str = ""
    """The words of a move that is being chosen; empty where the hand itself is shown."""
    settings: PlayerSettings = field(default_factory=PlayerSettings)
