"""Digests of members, by which somebody is recognised whose id is not kept."""

from __future__ import annotations

import hashlib
import secrets

from bot.storage.notes import NoteQueries, NoteRepository

SALT = "member salt"
"""The name under which the database keeps the salt of the digests of members."""


def digest(salt: str, guild_id: int, user_id: int) -> str:
    """A hash of who somebody is. It can be recognised but not read."""
    return hashlib.sha256(f"{salt}:{guild_id}:{user_id}".encode()).hexdigest()


async def known_digest(notes: NoteQueries, guild_id: int, user_id: int) -> str:
    """The digest of a member; empty if the database has no digest of anybody."""
    salt = await notes.get(SALT)
    return "" if salt is None else digest(salt, guild_id, user_id)


async def member_digest(notes: NoteRepository, guild_id: int, user_id: int) -> str:
    """The digest of a member, who must be recognised even after they were forgotten."""
    salt = await notes.get(SALT)
    if salt is None:
        salt = secrets.token_hex(16)
        await notes.save(SALT, salt)
    return digest(salt, guild_id, user_id)
