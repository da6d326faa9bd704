"""Answers to presses and commands. Each gets one within Discord's three seconds, even if work is slow."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator, Awaitable, Callable, Coroutine, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from functools import partial
from io import BytesIO
from typing import Any, cast
from weakref import WeakKeyDictionary

import discord
from discord import ui

from bot.milliseconds import MINUTE
from bot.newest import Newest
from bot.tables import Clock, unhurried
from bot.ui.components.post import QUIET, ReadyPost
from bot.ui.delivery.outcomes import Meaning, Thing, is_late, is_outage, lacks, meaning, within

log = logging.getLogger(__name__)

Interaction = discord.Interaction[Any]

LATE = 1_500
"""Milliseconds after which an unanswered press is acknowledged, so that Discord keeps waiting. Discord waits
for three seconds, and our answer needs time to arrive.
"""
ANSWERED_WITHIN = 5_000
"""Milliseconds to wait until Discord confirms a first answer. It accepts no later ones."""
EDITED_WITHIN = 15_000
"""Milliseconds to wait until Discord confirms an edit or a further answer."""

TOKEN = 15 * MINUTE
"""Milliseconds after a press in which Discord accepts edits and further answers."""

_KEY = "response"

_last_on = WeakKeyDictionary[discord.Client, Newest[int, int]]()
"""For each bot, the id of the last press on each of the messages that were pressed last, by their ids."""


@dataclass(slots=True)
class _Response:
    """The state of the answer to one press. Its lock prevents two answers at once."""

    interaction: Interaction
    clock: Clock
    lock: asyncio.Lock = field(default_factory=asyncio.Lock)
    deferred: bool = False
    """Whether the press was acknowledged and its answer is still to come."""
    taken: bool = False
    """Whether Discord has the first answer although discord.py doesn't know."""
    is_over: bool = False
    """Whether the press was handled, so that it gets no first answer any more."""
    keeps_pressed: bool = False
    """Whether the pressed message is to stay editable through the press, whatever the answer is."""
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

    async def first(
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


@asynccontextmanager
async def in_time(interaction: Interaction, clock: Clock) -> AsyncIterator[None]:
    """Acknowledge a press or command if the block has not answered it after :data:`LATE` milliseconds.

    After the block, the interaction is only a token, and the pressed message is dropped from it. Hands keep
    interactions as long as they can be edited through them, and would otherwise keep all those messages.
    """
    interaction.extras[_KEY] = response = _Response(interaction, clock)
    if response.pressed:
        _pressed_last(interaction)[response.pressed] = interaction.id
    over = asyncio.Event()
    watch = asyncio.create_task(_acknowledge_late(interaction, clock, over), name="acknowledge")
    try:
        yield
    finally:
        over.set()
        if not watch.cancelled():
            await asyncio.wait([watch])
        _of(interaction).is_over = True
        interaction.message = interaction.data = None


async def _acknowledge_late(interaction: Interaction, clock: Clock, over: asyncio.Event) -> None:
    await clock.wait(over, clock.now() + LATE)
    if not over.is_set() and not _of(interaction).is_done and not _of(interaction).lock.locked():
        try:
            await defer(interaction)
        except Exception as error:  # the answer will fail as well and report it
            log.info("could not acknowledge a button press: %s", error)


async def defer(interaction: Interaction) -> None:
    """Acknowledge a press invisibly, or a command with a "thinking" message that only its user sees."""
    response = _of(interaction)
    async with response.lock:
        if not response.is_done:
            response.deferred = True
            work = interaction.response.defer(ephemeral=True, thinking=not response.pressed)
            try:
                await within(response.clock, ANSWERED_WITHIN, work)
            except discord.HTTPException as refused:
                if meaning(refused) is not Meaning.ANSWERED:
                    raise
                response.taken = True
            response.edits = response.pressed_in_public


async def take_time(interaction: Interaction) -> None:
    """Acknowledge an interaction that takes long. From then on, its database work may take longer too."""
    await defer(interaction)
    unhurried()


async def update(interaction: Interaction, **edit: Any) -> object:
    """Edit the pressed message. Return Discord's answer (see :func:`message_id`).

    If the message is gone because a newer one has replaced it, acknowledge the press and raise the error.
    """
    response = _of(interaction)
    async with response.lock:
        if not response.is_done:
            work: Any = interaction.response.edit_message(**edit)
            try:
                answer = await response.first(work, lambda: interaction.edit_original_response(**_anew(edit)))
            except discord.HTTPException as error:
                if lacks(error) is Thing.MESSAGE:
                    await within(response.clock, ANSWERED_WITHIN, interaction.response.defer())
                raise
            response.edits = response.pressed_in_public
            return answer
        response.deferred = False
        work = interaction.edit_original_response(**edit)
        return await within(response.clock, EDITED_WITHIN, work)


async def reply_private(
    interaction: Interaction,
    content: str | None = None,
    *,
    view: ui.LayoutView | None = None,
    files: Sequence[discord.File] = (),
) -> object:
    """Send a new message that only the user sees. Return Discord's answer (see :func:`message_id`)."""
    what: dict[str, Any] = {"view": view} if view is not None else {"content": content}
    response = _of(interaction)
    if response.keeps_pressed:
        await defer(interaction)

    def further(files: Sequence[discord.File]) -> Any:
        if response.deferred and response.pressed:
            return interaction.followup.send(**what, files=files, ephemeral=True, wait=True)
        # This replaces the first answer, or the "thinking" message that stands for it.
        return interaction.edit_original_response(**what, attachments=list(files))

    async with response.lock:
        if not response.is_done:
            work: Any = interaction.response.send_message(**what, files=files, ephemeral=True)
            answer = await response.first(work, lambda: further(_copies(files)))
            response.edits = 0
            return answer
        if response.deferred and not response.pressed:
            work = further(files)
            response.deferred = False
        else:
            work = interaction.followup.send(**what, files=files, ephemeral=True, wait=True)
        return await within(response.clock, EDITED_WITHIN, work)


async def private(interaction: Interaction, view: ui.LayoutView) -> None:
    """Show ``view`` only to the user: in their private message if they pressed there, otherwise in a new
    one.
    """
    if is_private(interaction):
        await update(interaction, view=view)
    else:
        await reply_private(interaction, view=view)


async def announce(
    interaction: Interaction,
    content: str | None = None,
    mentions: discord.AllowedMentions = QUIET,
    **what: Any,
) -> object:
    """Answer with a public message, as the first answer or as a follow-up, which pings the ``mentions``.
    Return Discord's answer.
    """
    message = {**({"content": content} if content is not None else {}), **what}
    sent = await post(interaction, mentions, **message)
    if sent is not None:
        return sent
    response = _of(interaction)
    async with response.lock:
        further: Any = interaction.followup.send(**_anew(message), allowed_mentions=mentions, wait=True)
        return await within(response.clock, EDITED_WITHIN, further)


async def post(interaction: Interaction, mentions: discord.AllowedMentions = QUIET, /, **what: Any) -> object:
    """Answer a command with a public message, which pings the ``mentions``. Return Discord's answer.

    Return None if the command was acknowledged already: that was private, so its first answer can't be
    public.
    """
    response = _of(interaction)

    def again() -> Any:
        edit = _anew(what)
        files = edit.pop("files", [])
        return interaction.edit_original_response(**edit, attachments=files, allowed_mentions=QUIET)

    async with response.lock:
        if response.is_done:
            return None
        work: Any = interaction.response.send_message(**what, allowed_mentions=mentions)
        try:
            answer = await response.first(work, again, stands_in=not response.deferred)
        except discord.HTTPException as refused:
            if response.deferred and meaning(refused) is Meaning.ANSWERED:
                response.taken = True
                return None
            raise
        response.edits = message_id(answer)
        return answer


async def open_form(interaction: Interaction, form: ui.Modal) -> None:
    """Answer a press with a form. The press must not have been answered before.

    If Discord's answer is lost, only log that, because the user sees whether the form is there.
    """
    response = _of(interaction)
    async with response.lock:
        work: Any = interaction.response.send_modal(form)
        try:
            await within(response.clock, ANSWERED_WITHIN, work)
        except Exception as error:
            if not is_outage(error):
                raise
            response.taken = True
            log.info("cannot tell whether a form was opened: %s", error)


def is_expired(interaction: Interaction) -> bool:
    """Return whether Discord no longer accepts edits through a press.

    discord.py compares the press's id with the machine's clock, which may be wrong. This function measures
    the time since the press arrived.
    """
    response = _of(interaction)
    return response.clock.monotonic() - response.received >= TOKEN


def public_id(interaction: Interaction) -> int:
    """Return the id of the pressed message as :func:`pressed_id` does; 0 if only the user sees it."""
    return _of(interaction).pressed_in_public


def received_at(interaction: Interaction) -> int:
    """Return when a press arrived (monotonic ms)."""
    return _of(interaction).received


def keep_pressed(interaction: Interaction) -> None:
    """Answer a press in such a way that its token edits the pressed message for fifteen minutes: private
    answers become follow-ups.
    """
    _of(interaction).keeps_pressed = True


def is_over(interaction: Interaction) -> bool:
    """Return whether a press was handled, so that it gets no first answer any more."""
    return _of(interaction).is_over


def edited_by(interaction: Interaction) -> int | None:
    """Return the id of the message that a press's token edits as its first answer, 0 if only its user sees
    that one, and None if the press has no such answer yet.
    """
    return _of(interaction).edits


def pressed_id(interaction: Interaction) -> int:
    """Return the id of the pressed message, even long after the press; 0 for a command."""
    return _of(interaction).pressed


def message_id(answer: object) -> int:
    """Return the message's id from Discord's answer; 0 if the answer has none."""
    if isinstance(answer, discord.InteractionCallbackResponse):
        return answer.message_id or 0
    return getattr(answer, "id", 0)


def is_private(interaction: Interaction) -> bool:
    """Return whether the press was made on a message that only the presser can see."""
    return interaction.message is not None and interaction.message.flags.ephemeral


async def show_post(interaction: Interaction, post: ReadyPost) -> None:
    """Show a message with its picture only to the user, as :func:`private` shows one without."""
    if is_private(interaction):
        await update(interaction, view=post.view, attachments=post.files())
    else:
        await reply_private(interaction, view=post.view, files=post.files())


async def begin(interaction: Interaction, post: ReadyPost) -> Callable[[ReadyPost], Awaitable[None]]:
    """Show ``post`` only to the user while the answer takes longer, with its database work. Return a function
    that replaces it by the answer, unless the user has pressed on it since.
    """
    if is_private(interaction):
        shown, replace = pressed_id(interaction), partial(show_post, interaction)
        await replace(post)
    else:
        shown = message_id(await reply_private(interaction, view=post.view, files=post.files()))
        replace = partial(_replace, interaction, shown)
        _pressed_last(interaction)[shown] = interaction.id
    unhurried()

    async def finish(post: ReadyPost) -> None:
        if _pressed_last(interaction).get(shown, interaction.id) == interaction.id:
            await replace(post)

    return finish


async def _replace(interaction: Interaction, shown: int, post: ReadyPost) -> None:
    """Edit a message that was sent in answer to an interaction."""
    work: Any = interaction.followup.edit_message(shown, view=post.view, attachments=post.files())
    await within(_of(interaction).clock, EDITED_WITHIN, work)


def _pressed_last(interaction: Interaction) -> Newest[int, int]:
    return _last_on.setdefault(interaction.client, Newest(1_000))


def _anew(what: dict[str, Any]) -> dict[str, Any]:
    """Return the arguments of a message with its files copied, ready to be sent again."""
    return {key: _copies(value) if key in ("files", "attachments") else value for key, value in what.items()}


def _copies(files: Sequence[Any]) -> list[Any]:
    return [_copy(file) if isinstance(file, discord.File) else file for file in files]


def _copy(file: discord.File) -> discord.File:
    file.fp.seek(0)
    return discord.File(BytesIO(file.fp.read()), file.filename)


def _of(interaction: Interaction) -> _Response:
    return cast(_Response, interaction.extras[_KEY])
