"""The one writer of a message: what it sends goes out one after the other, and what it knows is true."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from typing import Any

import discord

from bot.ui.components.post import Face, Kept, Post, kept_by
from bot.ui.delivery.outcomes import is_outage, names_picture

Send = Callable[..., Awaitable[object]]
"""Carries an edit to Discord, by whatever way; gives the message as Discord has it then, where it says so."""


@dataclass(slots=True)
class Writer:
    """Whoever holds its lock may change the message; an older picture never overtakes a newer one."""

    face: Face | None = None
    """What the message shows; None where that is not known, so that the next look at it makes it true."""
    kept: Kept | None = None
    """The picture that it holds."""
    lock: asyncio.Lock = field(default_factory=asyncio.Lock)

    def shows(self, post: Post) -> bool:
        """Whether the message is known to show ``post``."""
        return self.face == post.face

    async def send(self, post: Post, send: Send) -> None:
        """Have the message show ``post``; what it shows is noted when Discord has it. The lock must be held.

        Raises what ``send`` raises. A refusal leaves the message as it was; after any other error it is not
        known what it shows, nor which picture it holds.
        """
        before, self.face = self.face, None
        try:
            answer = await self._sent(post, send)
        except Exception as error:
            if isinstance(error, discord.HTTPException | discord.RateLimited) and not is_outage(error):
                self.face = before
            else:
                self.kept = None
            raise
        self.wrote(post, answer)

    def wrote(self, post: Post, answer: object) -> None:
        """Discord has the message as ``post``; ``answer`` is how it describes it."""
        held, self.face = self.kept, post.face
        self.kept = kept_by(answer) or (held if post.keeps(held) else None)

    async def _sent(self, post: Post, send: Send) -> object:
        edit: dict[str, Any] = post.edit(self.kept)
        try:
            return await send(**edit)
        except discord.HTTPException as refused:
            if not (post.keeps(self.kept) and names_picture(refused)):
                raise
            self.kept = None
            return await send(**post.edit(None))
