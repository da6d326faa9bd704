"""Nonces: a message that was sent twice by mistake is made once."""

from __future__ import annotations

from typing import Any

from simcord.backend import Backend, errors, serializers

from tests.discord.attachments import without_used
from tests.discord.requests import Request, invalid

MEMORY = 180
"""Seconds for which Discord remembers a nonce: "the past few minutes"."""
LONGEST = 25


class Nonces:
    """The nonces of the bot's messages.

    A nonce comes back in the answer, and is not kept with the message: who reads the channel later does not
    see it. A message that was deleted meanwhile is not made again: Discord says that it does not know it.
    """

    def __init__(self, backend: Backend) -> None:
        self._backend = backend
        self._made: dict[tuple[int, str], tuple[float, int]] = {}

    def repeated(self, request: Request) -> Any:
        """The message that a request has made before, if its nonce is good for one; None: none."""
        nonce = request.message.get("nonce") if request.sends else None
        if nonce is None:
            return None
        if isinstance(nonce, str) and len(nonce) > LONGEST:
            raise invalid("nonce", "BASE_TYPE_MAX_LENGTH", f"Must be {LONGEST} or fewer in length.")
        channel_id = request.channel_id or 0
        made_at, message_id = self._made.get((channel_id, str(nonce)), (-MEMORY, 0))
        is_fresh = self._backend.clock.elapsed - made_at < MEMORY
        if not request.message.get("enforce_nonce") or not is_fresh:
            return None
        message = self._backend.messages.get(channel_id, {}).get(message_id)
        if message is None:
            raise errors.unknown_message()
        return {**without_used(serializers.message_payload(self._backend, message)), "nonce": nonce}

    def note(self, request: Request, body: Any) -> Any:
        """Remember the nonce of a message that was just made; the answer, with it."""
        nonce = request.message.get("nonce") if request.sends else None
        if nonce is None:
            return body
        self._made[request.channel_id or 0, str(nonce)] = (self._backend.clock.elapsed, int(body["id"]))
        return {**body, "nonce": nonce}
