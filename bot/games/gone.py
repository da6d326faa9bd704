"""Games that are not installed any more: what was noted of them, so that what was played stays readable."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar

from bot.games.api import Game, Option, Spec


class GameGoneError(ValueError):
    """A match cannot go on, because its game is not installed, or has other rules than it was begun by."""

    def __init__(self, game: str, why: str) -> None:
        super().__init__(f"the game {game} {why}")
        self.game = game


def _refuse(game: MissingGame, *_: Any) -> Any:
    raise GameGoneError(game.spec.key, "is not installed")


_REFUSE: Any = _refuse


class MissingGame(Game[Any]):
    """A game of which only the spec is known."""

    NOTED: ClassVar[dict[str, Spec]] = {}
    """What was noted of games that may be gone, by key."""

    def __init__(self, spec: Spec) -> None:
        self._spec = spec

    @classmethod
    def of(cls, key: str) -> MissingGame:
        """The game with a key. If nothing was noted of it, its name is its key."""
        return cls(cls.NOTED.get(key) or Spec(key, key, range(2, 11), (), 0))

    @property
    def spec(self) -> Spec:
        """What was noted of the game."""
        return self._spec

    new = to_act = legal_moves = apply = timeout_move = observe = result = load = dump = _REFUSE


def noted(spec: Spec) -> dict[str, Any]:
    """What is to be noted of a game, as plain JSON."""
    return {
        "name": spec.name,
        "seats": [spec.seats.start, spec.seats.stop],
        "options": [[each.key, each.default] for each in spec.options],
        "version": spec.version,
        "low_wins": spec.low_wins,
        "deal_points": spec.deal_points,
        "length": spec.length,
    }


def read(key: str, note: Mapping[str, Any]) -> Spec:
    """The spec of a game from what was noted of it. Options have their defaults as their only values."""
    return Spec(
        key=key,
        name=note["name"],
        seats=range(*note["seats"]),
        options=tuple(Option(option, default, (default,)) for option, default in note["options"]),
        version=note["version"],
        low_wins=note["low_wins"],
        deal_points=note["deal_points"],
        length=note["length"],
    )
