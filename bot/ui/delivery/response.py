"""The answers to one press or command, which its token sends."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine, Sequence
from dataclasses import dataclass, field
from io import BytesIO
from typing import Any, cast

import discord
from discord import ui

from bot.tables import Clock
from bot.ui.components.post import QUIET
from bot.ui.delivery.outcomes import Meaning, Thing, is_late, is_outage, lacks, meaning, within

Interaction = discord.Interaction[Any]

ANSWERED_WITHIN = 5_000
"""Milliseconds to wait until Discord confirms a first answer. It accepts no later ones."""
EDITED_WITHIN = 15_000
"""Milliseconds to wait until Discord confirms an edit or a further answer."""


@dataclass(slots=True, eq=False)
class Response:
    """What a press or command is answered with, and the only sender of requests by its token.

    discord.py makes one request by a token at a time. A message that is drawn before it waits may be out of
    date when it is sent. So hold ``lock`` from drawing to sending.
    """

    interaction: Interaction
    clock: Clock
    lock: asyncio.Lock = field(default_factory=asyncio.Lock)
    """Held while something is drawn and sent. Only :meth:`defer` needs no lock."""
    answering: asyncio.Lock = field(default_factory=asyncio.Lock)
    """Held while the first answer is on its way, so that there is only one."""
    deferred: bool = False
    """Whether the press was acknowledged and its answer is still to come."""
    taken: bool = False
    """Whether Discord has the first answer although discord.py doesn't know."""
    is_over: bool = False
    """Whether the press was handled, so that it gets no first answer any more."""
    keeps_pressed: bool = False
    """Whether the pressed message must stay editable through the press after any answer."""
    edits: int | None = None
    """The id of the message that the press's token edits as its first answer: the pressed one, or a new
    public one; 0 for a private one, and None if there is none yet.
    """
    received: int = field(init=False)
    """When the press arrived (monotonic ms)."""
    pressed: int = field(init=False)
    """The id of the message that was pressed; 0 for a command."""
    pressed_in_public: int = field(init=False)
    """The same; 0 for a command or if only the user sees the message."""

    def __post_init__(self) -> None:
        self.received = self.clock.monotonic()
        self.pressed = self.interaction.message.id if self.interaction.message else 0
        self.pressed_in_public = 0 if is_private(self.interaction) else self.pressed

    @property
    def is_done(self) -> bool:
        """Whether the first answer was given. All later ones are edits or follow-ups."""
        return self.taken or self.interaction.response.is_done()

    @property
    def is_further(self) -> bool:
        """Whether the next private message is a follow-up, so that Discord can't be asked for it."""
        return self.keeps_pressed or (self.is_done and not (self.deferred and not self.pressed))

    async def defer(self) -> None:
        """Acknowledge a press invisibly, or a command with a "thinking" message that only its user sees."""
        async with self.answering:
            if self.is_done:
                return
            self.deferred = True
            work = self.interaction.response.defer(ephemeral=True, thinking=not self.pressed)
            try:
                await within(self.clock, ANSWERED_WITHIN, work)
            except discord.HTTPException as refused:
                if meaning(refused) is not Meaning.ANSWERED:
                    raise
                self.taken = True
            self.edits = self.pressed_in_public

    async def update(self, **edit: Any) -> object:
        """Edit the pressed message. Return Discord's answer.

        If the message is gone because a newer one has replaced it, acknowledge the press and raise the error.
        """
        async with self.answering:
            if not self.is_done:
                work: Any = self.interaction.response.edit_message(**edit)
                try:
                    answer = await self._first(work, lambda: self.edit(**_anew(edit)))
                except discord.HTTPException as error:
                    if lacks(error) is Thing.MESSAGE:
                        await within(self.clock, ANSWERED_WITHIN, self.interaction.response.defer())
                    raise
                self.edits = self.pressed_in_public
                return answer
        self.deferred = False
        return await within(self.clock, EDITED_WITHIN, self.edit(**edit))

    async def reply_private(
        self,
        content: str | None = None,
        *,
        view: ui.LayoutView | None = None,
        files: Sequence[discord.File] = (),
    ) -> object:
        """Send a new message that only the user sees. Return Discord's answer."""
        what: dict[str, Any] = {"view": view} if view is not None else {"content": content}
        if self.keeps_pressed:
            await self.defer()

        def further(files: Sequence[discord.File], *, replaces: bool) -> Any:
            if replaces:  # the first answer, or the "thinking" message that stands for it
                return self.edit(**what, attachments=list(files))
            return self.send(**what, files=files, ephemeral=True)

        async with self.answering:
            if not self.is_done:
                work: Any = self.interaction.response.send_message(**what, files=files, ephemeral=True)
                answer = await self._first(
                    work, lambda: further(_copies(files), replaces=not (self.deferred and self.pressed))
                )
                self.edits = 0
                return answer
        replaces = not self.is_further
        self.deferred = self.deferred and not replaces
        return await within(self.clock, EDITED_WITHIN, further(files, replaces=replaces))

    async def post(self, mentions: discord.AllowedMentions, **what: Any) -> object:
        """Answer a command with a public message, which pings the ``mentions``. Return Discord's answer, or
        None if the command was acknowledged already.
        """

        def again() -> Any:
            edit = _anew(what)
            files = edit.pop("files", [])
            return self.edit(**edit, attachments=files, allowed_mentions=QUIET)

        async with self.answering:
            if self.is_done:
                return None
            work: Any = self.interaction.response.send_message(**what, allowed_mentions=mentions)
            try:
                answer = await self._first(work, again, stands_in=not self.deferred)
            except discord.HTTPException as refused:
                if self.deferred and meaning(refused) is Meaning.ANSWERED:
                    self.taken = True
                    return None
                raise
            self.edits = message_id(answer)
            return answer

    async def announce(self, mentions: discord.AllowedMentions, **what: Any) -> object:
        """Answer with a public message, as the first answer or as a follow-up, which pings the ``mentions``.
        Return Discord's answer.
        """
        sent = await self.post(mentions, **what)
        if sent is not None:
            return sent
        return await within(self.clock, EDITED_WITHIN, self.send(**_anew(what), allowed_mentions=mentions))

    async def open_form(self, form: ui.Modal) -> bool:
        """Answer a press with a form. Return False if it is unknown whether the form was opened."""
        async with self.answering:
            work: Any = self.interaction.response.send_modal(form)
            try:
                await within(self.clock, ANSWERED_WITHIN, work)
            except Exception as error:
                if not is_outage(error):
                    raise
                self.taken = True
                return False
        return True

    # Requests after the first answer

    def original(self) -> Coroutine[Any, Any, discord.InteractionMessage]:
        """Ask Discord for the message that the token edits as its first answer."""
        return self.interaction.original_response()

    def send(self, **what: Any) -> Coroutine[Any, Any, discord.WebhookMessage]:
        """Send a follow-up."""
        return self.interaction.followup.send(**what, wait=True)

    def edit(self, followup: int = 0, /, **edit: Any) -> Coroutine[Any, Any, discord.Message]:
        """Edit the ``followup`` with this id, or else the first answer."""
        if followup:
            return self.interaction.followup.edit_message(followup, **edit)
        return self.interaction.edit_original_response(**edit)

    def delete(self, followup: int = 0, /) -> Coroutine[Any, Any, None]:
        """Delete the ``followup`` with this id, or else the first answer."""
        if followup:
            return self.interaction.followup.delete_message(followup)
        return self.interaction.delete_original_response()

    async def _first(
        self, work: Coroutine[Any, Any, object], again: Callable[[], Any], *, stands_in: bool = True
    ) -> object:
        """Send the first answer (``work``) and return what Discord answers.

        If it is unknown whether Discord has it, ``again`` edits the answer to say the same, so that it is
        there exactly once, unless ``stands_in`` is False. Raises the first error if Discord does not have the
        answer.
        """
        try:
            return await within(self.clock, ANSWERED_WITHIN, work)
        except Exception as error:
            if not stands_in or not (is_outage(error) or meaning(error) is Meaning.ANSWERED):
                raise
            try:
                answer = await within(self.clock, EDITED_WITHIN, again())
            except discord.HTTPException as gone:
                raise (error if is_late(gone) else gone) from None
        self.taken, self.deferred = True, False
        return cast(object, answer)


def is_private(interaction: Interaction) -> bool:
    """Return whether the press was made on a message that only the presser can see."""
    return interaction.message is not None and interaction.message.flags.ephemeral


def message_id(answer: object) -> int:
    """Return the message's id from Discord's answer; 0 if the answer has none."""
    if isinstance(answer, discord.InteractionCallbackResponse):
        return answer.message_id or 0
    return getattr(answer, "id", 0)


def followup_id(answer: object) -> int:
    """Return the id of a follow-up from Discord's answer; 0 if it is a first answer."""
    return answer.id if isinstance(answer, discord.WebhookMessage) else 0


def _anew(what: dict[str, Any]) -> dict[str, Any]:
    """Return the arguments of a message with its files copied, ready to be sent again."""
    return {key: _copies(value) if key in ("files", "attachments") else value for key, value in what.items()}


def _copies(files: Sequence[Any]) -> list[Any]:
    return [_copy(file) if isinstance(file, discord.File) else file for file in files]


def _copy(file: discord.File) -> discord.File:
    file.fp.seek(0)
    return discord.File(BytesIO(file.fp.read()), file.filename)
