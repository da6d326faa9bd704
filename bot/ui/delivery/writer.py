"""The only writer of a message: it sends edits one after the other and knows what the message shows."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from typing import Any

import discord

from bot.ui.components.post import QUIET, Content, ReadyPost, Upload, upload_of
from bot.ui.delivery.outcomes import Meaning, meaning, names_picture

Send = Callable[..., Awaitable[object]]
"""Sends an edit to Discord. Returns the message as Discord describes it, if Discord does."""


@dataclass(slots=True, eq=False)
class Writer:
    """The content of a message. Only the holder of its lock may change the message, so edits stay in
    order.
    """

    content: Content | None = None
    """What the message shows; None if unknown, so that the next update sends it again."""
    upload: Upload | None = None
    """The message's picture file at Discord."""
    lock: asyncio.Lock = field(default_factory=asyncio.Lock)

    def shows(self, post: ReadyPost) -> bool:
        """Return whether the message is known to show ``post``."""
        return self.content == post.content

    async def edit(self, place: discord.PartialMessageable, message_id: int, post: ReadyPost) -> None:
        """Edit the message in its channel as :meth:`send` does."""
        message = place.get_partial_message(message_id)
        await self.send(post, lambda **edit: message.edit(**edit, allowed_mentions=QUIET))

    async def send(self, post: ReadyPost, send: Send) -> None:
        """Make the message show ``post``, and note what it shows once Discord has it. The lock must be held.

        Raises what ``send`` raises. After a refusal the message shows what it showed before. After any other
        error its content and its picture count as unknown.
        """
        before, self.content = self.content, None
        try:
            answer = await self._sent(post, send)
        except Exception as error:
            if meaning(error) not in (None, Meaning.OUTAGE):
                self.content = before
            else:
                self.upload = None
            raise
        self.wrote(post, answer)

    def wrote(self, post: ReadyPost, answer: object) -> None:
        """Note that the message shows ``post``; ``answer`` is Discord's description of the message."""
        before, self.content = self.upload, post.content
        self.upload = upload_of(answer) or (before if post.reuses(before) else None)

    def forget(self) -> None:
        """Note that it is not known what the message shows."""
        self.content = self.upload = None

    async def _sent(self, post: ReadyPost, send: Send) -> object:
        edit: dict[str, Any] = post.edit(self.upload)
        try:
            return await send(**edit)
        except discord.HTTPException as refused:
            if not (post.reuses(self.upload) and names_picture(refused)):
                raise
            self.upload = None
            return await send(**post.edit(None))
