"""Pictures that only have a name: drawing them takes longer than all else."""

from __future__ import annotations

import hashlib

from bot.players import chances, review
from bot.ui.pictures import Drawing, Picture


def draw_nothing() -> None:
    """From now on have each picture be a few bytes, which differ where the pictures would."""

    def picture(drawing: Drawing, *, at_once: bool = False) -> Picture:
        name = hashlib.sha256(repr(drawing).encode()).hexdigest()[:12]
        return Picture(b"\x89PNG\r\n\x1a\n" + name.encode(), f"{drawing.kind}-{name}.{drawing.ending}")

    Drawing.picture = picture  # type: ignore[method-assign]  # that is what this is for


def look_quickly() -> None:
    """From now on look through matches by few deals: how likely somebody was to win is no matter here."""
    chances.DEALS = review.DEALS = 2
