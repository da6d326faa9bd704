"""How much of a match is skill, measured among computers (``python -m tests.bench luck``)."""

from __future__ import annotations

import json
from functools import cache

from bot.resources import data_folder


def skill_share(game: str, seats: int) -> float | None:
    """Return which part of the differences between the results of a match is skill, 0 to 1, at tables of two
    or of more; None in a game of which nothing was measured.
    """
    return _measured().get(game, {}).get("2" if seats == 2 else "4")


@cache
def _measured() -> dict[str, dict[str, float]]:
    text = (data_folder() / "players" / "luck.json").read_text(encoding="utf-8")
    games: dict[str, dict[str, float]] = json.loads(text)["games"]
    return games
