"""Pictures that only have a name: drawing them takes longer than all else."""

from __future__ import annotations

import hashlib

from bot.players import chances, review
from bot.ui.pictures import drawer
from bot.ui.pictures.paint import Picture


def draw_nothing() -> None:
    """From now on have each picture be a few bytes, which differ where the pictures would."""

    def painted(kind: str, *what: object) -> Picture:
        name = hashlib.sha256(repr(what).encode()).hexdigest()[:12]
        return Picture(b"\x89PNG\r\n\x1a\n" + name.encode(), f"{kind}-{name}.png")

    drawer.painted_hand = lambda *what, **how: painted("hand", *what)
    drawer.painted_scene = lambda *what, **how: painted("table", *what)
    drawer.painted_race = lambda *what, **how: painted("race", *what)
    drawer.painted_course = lambda *what, **how: painted("course", *what)


def look_quickly() -> None:
    """From now on look through matches by few deals: how likely somebody was to win is no matter here."""
    chances.DEALS = review.DEALS = 2
