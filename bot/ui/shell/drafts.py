"""What somebody is about to do, between its preview and the press that does it."""

from __future__ import annotations

import secrets
from typing import TypeVar

from bot.tables import Refused

LIFETIME = 15 * 60_000
"""Milliseconds: no longer can the message of a preview be changed."""

T = TypeVar("T")


class Drafts:
    """Kept in memory alone, for a while: nothing has happened yet, so nothing is lost with them."""

    def __init__(self) -> None:
        self._kept: dict[str, tuple[int, int, object]] = {}
        """By key: until when, whose, what."""

    def keep(self, user_id: int, draft: object, now: int) -> str:
        """Keep ``draft`` for somebody, at ``now`` (ms), and give its key, of eight characters."""
        self._kept = {key: kept for key, kept in self._kept.items() if kept[0] > now}
        key = secrets.token_hex(4)
        self.put_back(key, user_id, draft, now)
        return key

    def put_back(self, key: str, user_id: int, draft: object, now: int) -> None:
        """Keep under its old key what was taken and could not be done."""
        self._kept[key] = (now + LIFETIME, user_id, draft)

    def take(self, key: str, user_id: int, kind: type[T], now: int) -> T:
        """What was kept for somebody, which is not kept any longer: the second of two presses finds nothing.

        Raises Refused ``umpire_draft_gone``, also where it is another's or of another ``kind``.
        """
        until, owner, draft = self._kept.get(key, (0, 0, None))
        if until <= now or owner != user_id or not isinstance(draft, kind):
            raise Refused("umpire_draft_gone")
        del self._kept[key]
        return draft
