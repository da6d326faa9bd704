"""Digests of members: they recognize a member whose id isn't stored."""

from __future__ import annotations

import hashlib
import secrets

from bot.storage.notes import NoteQueries, NoteRepository

SALT = "member salt"
"""Name of the note with the salt of these digests."""

EVERYWHERE = 0
"""The place of digests that recognize a user on all servers."""


def digest(salt: str, place_id: int, user_id: int) -> str:
    """Return a hash of a member, which can be recognized but not read."""
    return hashlib.sha256(f"{salt}:{place_id}:{user_id}".encode()).hexdigest()


async def known_digest(notes: NoteQueries, place_id: int, user_id: int) -> str:
    """Return the digest of a member; empty if the database has no salt and so no digests."""
    salt = await notes.get(SALT)
    return "" if salt is None else digest(salt, place_id, user_id)


async def member_digest(notes: NoteRepository, place_id: int, user_id: int) -> str:
    """Return the digest of a member, creating the salt if needed. With the place :data:`EVERYWHERE`, it is
    the same on all servers.
    """
    salt = await notes.get(SALT) or await notes.first(SALT, secrets.token_hex(16))
    return digest(salt, place_id, user_id)
