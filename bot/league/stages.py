"""The phases of a tournament of Swedish Pursuit from its start to its end. Outside of it they are called
stages, because the season around it has phases too.
"""

from __future__ import annotations

from typing import Literal

Stage = Literal["round1", "round2", "review", "tie", "playoff", "final_review", "done", "cancelled"]

PLAYING: tuple[Stage, ...] = ("round1", "round2", "playoff")
"""Cards are dealt."""
CHECKED: tuple[Stage, ...] = ("review", "final_review")
"""The umpire checks the scores."""
TIED: tuple[Stage, ...] = ("tie",)
"""The umpire chooses among equals."""
OVER: tuple[Stage, ...] = ("done", "cancelled")
