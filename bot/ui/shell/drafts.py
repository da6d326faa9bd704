"""Drafts: actions that a user has seen a preview of and not confirmed yet."""

from __future__ import annotations

import secrets
from typing import TypeVar

from bot.milliseconds import MINUTE
from bot.tables import Refused

LIFETIME = 15 * MINUTE
"""How long (ms) a draft is kept: as long as the message of its preview can be edited."""

T = TypeVar("T")


class Drafts:
    """The drafts of all users, in memory only. A restart drops them, which loses nothing, because they
    weren't carried out yet.
    """

    def __init__(self) -> None:
        self._drafts: dict[str, tuple[int, int, object]] = {}
        """When a draft expires (ms), its user, and the draft itself, by key."""

    def keep(self, user_id: int, draft: object, now: int) -> str:
        """Store ``draft`` for a user at ``now`` (ms), and return its key of eight characters."""
        self._drafts = {key: entry for key, entry in self._drafts.items() if entry[0] > now}
        key = secrets.token_hex(4)
        self.put_back(key, user_id, draft, now)
        return key

    def put_back(self, key: str, user_id: int, draft: object, now: int) -> None:
        """Store a draft again under its old key, because it was taken but couldn't be carried out."""
        self._drafts[key] = (now + LIFETIME, user_id, draft)

    def look(self, key: str, user_id: int, kind: type[T], now: int) -> T:
        """Return a draft without removing it. Raises Refused as :meth:`take` does."""
        draft = self.take(key, user_id, kind, now)
        self.put_back(key, user_id, draft, now)
        return draft

    def take(self, key: str, user_id: int, kind: type[T], now: int) -> T:
        """Remove a draft and return it, so that the second of two presses finds none.

        Raises Refused ``umpire_draft_gone`` if there is none, or it is another user's or of another ``kind``.
        """
        until, owner, draft = self._drafts.get(key, (0, 0, None))
        if until <= now or owner != user_id or not isinstance(draft, kind):
            raise Refused("umpire_draft_gone")
        del self._drafts[key]
        return draft
