"""Threads: what they may be called, and what goes when they are archived."""

from __future__ import annotations

from typing import Any

from simcord.backend import Backend, permissions
from simcord.backend.models import Channel

from tests.discord.requests import Request, invalid, refusal

DURATIONS = (60, 1440, 4320, 10080)
"""After so many minutes without a message Discord may archive a thread."""
LONGEST_NAME = 100
NEW_MESSAGE, EPHEMERAL = 4, 1 << 6
"""The type of a first response that posts a message, and the flag of one that a single person sees."""
EPOCH = 1420070400000
"""The beginning of Discord's time, in milliseconds."""


class Threads:
    """The rules of threads. A thread falls asleep when it is next spoken of, not at the minute itself."""

    def __init__(self, backend: Backend) -> None:
        self._backend = backend

    def check(self, request: Request) -> None:
        """Refuse what a thread does not take; wake it up for a new message."""
        if request.channel_id is None:
            self._hear(request)
            return
        _check_terms(request)
        thread = self._backend.channels.get(request.channel_id)
        if thread is None or thread.thread_metadata is None:
            return
        self._age(thread)
        if not thread.thread_metadata.archived or request.method == "GET":
            return
        if thread.thread_metadata.locked and not self._manages(thread):
            raise refusal(400, 50083, "Thread is archived")
        if request.sends:
            self._archive(thread, False)
        elif request.parts[2:] or (request.method == "PATCH" and request.body.get("archived") is not False):
            raise refusal(400, 50083, "Thread is archived")

    def _hear(self, request: Request) -> None:
        """Wake a thread up in which an interaction is answered for all to see."""
        interaction_id = self._backend.interaction_tokens.get(request.token or "")
        interaction = self._backend.interactions.get(interaction_id or 0)
        if interaction is None or not _is_public(request):
            return
        thread = self._backend.channels.get(interaction.channel_id)
        if thread is not None and thread.thread_metadata is not None and thread.thread_metadata.archived:
            self._archive(thread, False)

    def _age(self, thread: Channel) -> None:
        """Archive a thread in which nobody has written for long."""
        metadata = thread.thread_metadata
        assert metadata is not None
        now = self._backend.clock.now().timestamp()
        newest = max(thread.id, thread.last_message_id or 0)
        quiet_since = (EPOCH + (newest >> 22)) / 1000
        if not metadata.archived and now - quiet_since >= metadata.auto_archive_duration * 60:
            self._archive(thread, True)

    def _archive(self, thread: Channel, archived: bool) -> None:
        self._backend.edit_channel(thread.id, {}, thread_metadata={"archived": archived})

    def _manages(self, thread: Channel) -> bool:
        backend = self._backend
        held = backend.compute_permissions(thread.guild_id or 0, backend.bot_user.id, thread.id)
        return bool(held & permissions.flag("manage_threads"))


def _is_public(request: Request) -> bool:
    """Whether a request posts a message that everybody sees, in answer to an interaction."""
    if request.method != "POST" or (request.is_callback and request.body["type"] != NEW_MESSAGE):
        return False
    return not int(request.message.get("flags") or 0) & EPHEMERAL


def _check_terms(request: Request) -> None:
    body: Any = request.body
    opens = request.method == "POST" and request.parts[-1] == "threads"
    changes = request.method == "PATCH" and request.parts[2:] == []
    if not isinstance(body, dict) or not (opens or changes):
        return
    if "name" in body and not 1 <= len(body["name"]) <= LONGEST_NAME:
        raise invalid("name", "BASE_TYPE_BAD_LENGTH", f"Must be between 1 and {LONGEST_NAME} in length.")
    if body.get("auto_archive_duration", DURATIONS[0]) not in DURATIONS:
        raise invalid("auto_archive_duration", "BASE_TYPE_CHOICES", f"Value must be one of {DURATIONS}.")
