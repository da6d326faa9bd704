"""Answers to presses and commands: each gets one in time, whatever is slow."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator, Callable, Coroutine, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from io import BytesIO
from typing import Any, cast

import discord
from discord import ui

from bot.tables import Clock, unhurried
from bot.ui.components.post import QUIET
from bot.ui.delivery.governor import within
from bot.ui.delivery.outcomes import ANSWERED_ALREADY, is_outage, is_refused

log = logging.getLogger(__name__)

Interaction = discord.Interaction[Any]

LATE = 1_500
"""Milliseconds after which a press without an answer is acknowledged, so that Discord waits on: it does for
three seconds, and our answer takes a while to get there."""
ANSWERED_WITHIN = 5_000
"""Milliseconds for which it is waited for Discord to take an answer. It takes none that is older."""
EDITED_WITHIN = 15_000
"""Milliseconds for which it is waited for Discord to take a later word."""

_KEY = "response"


@dataclass(slots=True)
class _Response:
    """What is known of the answer to one press. Its lock keeps two answers from being given at once."""

    interaction: Interaction
    clock: Clock
    lock: asyncio.Lock = field(default_factory=asyncio.Lock)
    deferred: bool = False
    """It was acknowledged, and its answer is still to come."""
    taken: bool = False
    """Discord has the first answer, although we have not heard so from it."""

    @property
    def is_done(self) -> bool:
        """Whether the first answer was given: all others are further ones."""
        return self.taken or self.interaction.response.is_done()

    async def first(
        self, work: Coroutine[Any, Any, object], again: Callable[[], Any], *, stands_in: bool = True
    ) -> object:
        """Give the first answer. Where it is not heard whether Discord has it, ``again`` says the same in its
        place, so that it is there once; not so where nothing ``stands_in`` for it.

        Raises what becomes of the first answer where Discord does not have it.
        """
        try:
            return await within(self.clock, ANSWERED_WITHIN, work)
        except Exception as error:
            if not stands_in or not (is_outage(error) or is_refused(error, ANSWERED_ALREADY)):
                raise
            try:
                answer = await within(self.clock, EDITED_WITHIN, again())
            except discord.NotFound:
                raise error from None
        self.taken, self.deferred = True, False
        return cast(object, answer)


@asynccontextmanager
async def in_time(interaction: Interaction, clock: Clock) -> AsyncIterator[None]:
    """Acknowledge a press or command that the block has not answered soon enough."""
    interaction.extras[_KEY] = _Response(interaction, clock)
    over = asyncio.Event()
    watch = asyncio.create_task(_acknowledge_late(interaction, clock, over), name="acknowledge")
    try:
        yield
    finally:
        over.set()
        if not watch.cancelled():
            await asyncio.wait([watch])


async def _acknowledge_late(interaction: Interaction, clock: Clock, over: asyncio.Event) -> None:
    await clock.wait(over, clock.now() + LATE)
    if not over.is_set() and not _of(interaction).is_done and not _of(interaction).lock.locked():
        try:
            await defer(interaction)
        except Exception as error:  # whoever answers finds out as well, and says so
            log.info("a press could not be acknowledged: %s", error)


async def defer(interaction: Interaction) -> None:
    """Acknowledge a press, without a sign on the screen; a command, with one that its user alone sees."""
    response = _of(interaction)
    async with response.lock:
        if not response.is_done:
            has_message = interaction.message is not None
            response.deferred = True
            work = interaction.response.defer(ephemeral=True, thinking=not has_message)
            try:
                await within(response.clock, ANSWERED_WITHIN, work)
            except discord.HTTPException as refused:
                if not is_refused(refused, ANSWERED_ALREADY):
                    raise
                response.taken = True


async def take_time(interaction: Interaction) -> None:
    """Acknowledge what takes long, with no haste about it from then on."""
    await defer(interaction)
    unhurried()


async def update(interaction: Interaction, **edit: Any) -> object:
    """Change the message that was pressed; gives it as Discord has it then."""
    response = _of(interaction)
    async with response.lock:
        if not response.is_done:
            work: Any = interaction.response.edit_message(**edit)
            return await response.first(work, lambda: interaction.edit_original_response(**_anew(edit)))
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
    """Show something new to the presser alone; gives what Discord answers (:func:`message_id`)."""
    what: dict[str, Any] = {"view": view} if view is not None else {"content": content}
    response = _of(interaction)

    def further(files: Sequence[discord.File]) -> Any:
        if response.deferred and interaction.message is not None:
            return interaction.followup.send(**what, files=files, ephemeral=True, wait=True)
        # The answer to the command or press itself, or what says that it is to come: this takes its place.
        return interaction.edit_original_response(**what, attachments=list(files))

    async with response.lock:
        if not response.is_done:
            work: Any = interaction.response.send_message(**what, files=files, ephemeral=True)
            return await response.first(work, lambda: further(_copies(files)))
        if response.deferred and interaction.message is None:
            work = further(files)
            response.deferred = False
        else:
            work = interaction.followup.send(**what, files=files, ephemeral=True, wait=True)
        return await within(response.clock, EDITED_WITHIN, work)


async def private(interaction: Interaction, view: ui.LayoutView) -> None:
    """Show ``view`` to the presser alone: in place of the private message they pressed, else as a new one."""
    if is_private(interaction):
        await update(interaction, view=view)
    else:
        await reply_private(interaction, view=view)


async def announce(interaction: Interaction, content: str | None = None, **what: Any) -> object:
    """Tell all of the channel something, as the first answer or a further one; gives what Discord answers."""
    said = {**({"content": content} if content is not None else {}), **what}
    sent = await post(interaction, **said)
    if sent is not None:
        return sent
    response = _of(interaction)
    async with response.lock:
        further: Any = interaction.followup.send(**_anew(said), allowed_mentions=QUIET, wait=True)
        return await within(response.clock, EDITED_WITHIN, further)


async def post(interaction: Interaction, **what: Any) -> object:
    """Answer a command with a message for all of the channel; gives what Discord answers.

    None where the command was acknowledged already, to its user alone: then no first answer of it can be for
    all.
    """
    response = _of(interaction)

    def again() -> Any:
        edit = _anew(what)
        files = edit.pop("files", [])
        return interaction.edit_original_response(**edit, attachments=files, allowed_mentions=QUIET)

    async with response.lock:
        if response.is_done:
            return None
        work: Any = interaction.response.send_message(**what, allowed_mentions=QUIET)
        try:
            return await response.first(work, again, stands_in=not response.deferred)
        except discord.HTTPException as refused:
            if response.deferred and is_refused(refused, ANSWERED_ALREADY):
                response.taken = True
                return None
            raise


async def open_form(interaction: Interaction, form: ui.Modal) -> None:
    """Answer a press with a form. Nothing may have been answered before.

    Where Discord's answer is lost, the presser sees for themselves whether the form is there.
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
            log.info("whether a form was opened is not known: %s", error)


def message_id(answer: object) -> int:
    """The message that Discord's answer tells of; 0 where it tells of none."""
    if isinstance(answer, discord.InteractionCallbackResponse):
        return answer.message_id or 0
    return getattr(answer, "id", 0)


def is_private(interaction: Interaction) -> bool:
    """Whether the press was made on a message that the presser alone can see."""
    return interaction.message is not None and interaction.message.flags.ephemeral


def _anew(what: dict[str, Any]) -> dict[str, Any]:
    """The same message once more, its files ready to be read from their beginning."""
    return {key: _copies(value) if key in ("files", "attachments") else value for key, value in what.items()}


def _copies(files: Sequence[Any]) -> list[Any]:
    return [_copy(file) if isinstance(file, discord.File) else file for file in files]


def _copy(file: discord.File) -> discord.File:
    file.fp.seek(0)
    return discord.File(BytesIO(file.fp.read()), file.filename)


def _of(interaction: Interaction) -> _Response:
    return cast(_Response, interaction.extras[_KEY])
