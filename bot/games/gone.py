"""Games that are no longer installed: their stored specs, which keep old matches readable."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar

from bot.games.api import Game, Option, Spec


class GameGoneError(ValueError):
    """A match can't continue, because its game is not installed or has other rules than at its start."""

    def __init__(self, game: str, why: str) -> None:
        super().__init__(f"the game {game} {why}")
        self.game = game


def _refuse(game: MissingGame, *_: Any) -> Any:
    raise GameGoneError(game.spec.key, "is not installed")


_REFUSE: Any = _refuse


class MissingGame(Game[Any]):
    """A game of which only the stored spec is left."""

    NOTED: ClassVar[dict[str, Spec]] = {}
    """Stored specs by key."""

    def __init__(self, spec: Spec) -> None:
        self._spec = spec

    @classmethod
    def of(cls, key: str) -> MissingGame:
        """Return the game with this key. Without a stored spec, its name is its key."""
        return cls(cls.NOTED.get(key) or Spec(key, key, range(2, 11), (), 0))

    @property
    def spec(self) -> Spec:
        """The stored spec."""
        return self._spec

    new = to_act = legal_moves = apply = timeout_move = observe = result = load = dump = _REFUSE


def noted(spec: Spec) -> dict[str, Any]:
    """Return what to store of a game's spec, as plain JSON."""
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
    """Build the spec of a game from what was stored. Each option has its default as its only value."""
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
