"""Values that are kept from users' presses while Discord accepts answers to them."""

from __future__ import annotations

from typing import Generic, TypeVar

from bot.ui.delivery import responses
from bot.ui.delivery.response import Interaction

Place = TypeVar("Place", str, int)
T = TypeVar("T")


class UntilExpiry(Generic[Place, T]):
    """Values from users' presses, one for each place and user, until the press expires. They are in memory
    only.
    """

    def __init__(self) -> None:
        self._kept: dict[tuple[Place, int], tuple[Interaction, T]] = {}
        """By place and user, the oldest first."""

    def put(self, place: Place, press: Interaction, value: T) -> None:
        """Keep a value for the user of ``press``, in place of an earlier one."""
        for older, (other, _) in list(self._kept.items()):
            if not responses.is_expired(other):
                break
            del self._kept[older]
        key = place, press.user.id
        self._kept.pop(key, None)
        self._kept[key] = press, value

    def get(self, place: Place, user_id: int) -> T | None:
        """Return the value of a user, or None."""
        press, value = self._kept.get((place, user_id), (None, None))
        return None if press is None or responses.is_expired(press) else value

    def pop(self, place: Place, user_id: int) -> T | None:
        """Return and remove the value of a user, or return None."""
        value = self.get(place, user_id)
        self._kept.pop((place, user_id), None)
        return value

    def forget_player(self, user_id: int) -> None:
        """Keep nothing more for a user."""
        for key in [key for key in self._kept if key[1] == user_id]:
            del self._kept[key]
