"""Answers to presses and commands: each gets one in time, whatever is slow."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator, Iterator, Sequence
from contextlib import asynccontextmanager, contextmanager
from dataclasses import dataclass, field
from typing import Any, cast

import discord
from discord import ui

from bot.tables import Clock
from bot.ui.delivery.governor import within
from bot.ui.delivery.outcomes import ANSWERED_ALREADY, is_refused

log = logging.getLogger(__name__)

Interaction = discord.Interaction[Any]

LATE = 1_500
"""Milliseconds after which a press without an answer is acknowledged, so that Discord waits on: it does for
three seconds, and our answer takes a while to get there."""
ANSWERED_WITHIN = 5_000
"""Milliseconds for which it is waited for Discord to take an answer. It takes none that is older."""
EDITED_WITHIN = 15_000
"""Milliseconds for which it is waited for Discord to take a later word."""

QUIET = discord.AllowedMentions.none()
_KEY = "response"


@dataclass(slots=True)
class _Response:
    """What is known of the answer to one press. Its lock keeps two answers from being given at once."""

    clock: Clock
    lock: asyncio.Lock = field(default_factory=asyncio.Lock)
    deferred: bool = False
    """It was acknowledged, and its answer is still to come."""


@asynccontextmanager
async def in_time(interaction: Interaction, clock: Clock) -> AsyncIterator[None]:
    """Acknowledge a press or command that the block has not answered soon enough."""
    interaction.extras[_KEY] = _Response(clock)
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
    if not over.is_set() and not interaction.response.is_done() and not _of(interaction).lock.locked():
        try:
            await defer(interaction)
        except Exception as error:  # whoever answers finds out as well, and says so
            log.info("a press could not be acknowledged: %s", error)


async def defer(interaction: Interaction) -> None:
    """Acknowledge a press, without a sign on the screen; a command, with one that its user alone sees."""
    response = _of(interaction)
    async with response.lock:
        if not interaction.response.is_done():
            has_message = interaction.message is not None
            response.deferred = True
            work = interaction.response.defer(ephemeral=True, thinking=not has_message)
            await within(response.clock, ANSWERED_WITHIN, work)


async def update(interaction: Interaction, **edit: Any) -> object:
    """Change the message that was pressed; gives it as Discord has it then."""
    response = _of(interaction)
    async with response.lock:
        if not interaction.response.is_done():
            with _unless_answered():
                work: Any = interaction.response.edit_message(**edit)
                return await within(response.clock, ANSWERED_WITHIN, work)
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
    async with response.lock:
        if not interaction.response.is_done():
            with _unless_answered():
                work: Any = interaction.response.send_message(**what, files=files, ephemeral=True)
                return await within(response.clock, ANSWERED_WITHIN, work)
        if response.deferred and interaction.message is None:
            # A command has been told to wait: this stands in place of that.
            response.deferred = False
            work = interaction.edit_original_response(**what, attachments=list(files))
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
    response = _of(interaction)
    said = {**({"content": content} if content is not None else {}), **what}
    async with response.lock:
        if not interaction.response.is_done():
            with _unless_answered():
                first: Any = interaction.response.send_message(**said, allowed_mentions=QUIET)
                return await within(response.clock, ANSWERED_WITHIN, first)
        further: Any = interaction.followup.send(**said, allowed_mentions=QUIET, wait=True)
        return await within(response.clock, EDITED_WITHIN, further)


async def post(interaction: Interaction, **what: Any) -> object:
    """Answer a command with a message for all of the channel; gives what Discord answers.

    None where the command was acknowledged already, to its user alone: then no answer of it can be for all.
    """
    response = _of(interaction)
    async with response.lock:
        if interaction.response.is_done():
            return None
        work: Any = interaction.response.send_message(**what, allowed_mentions=QUIET)
        return await within(response.clock, ANSWERED_WITHIN, work)


async def open_form(interaction: Interaction, form: ui.Modal) -> None:
    """Answer a press with a form. Nothing may have been answered before."""
    response = _of(interaction)
    async with response.lock:
        work: Any = interaction.response.send_modal(form)
        await within(response.clock, ANSWERED_WITHIN, work)


def message_id(answer: object) -> int:
    """The message that Discord's answer tells of; 0 where it tells of none."""
    if isinstance(answer, discord.InteractionCallbackResponse):
        return answer.message_id or 0
    return getattr(answer, "id", 0)


def is_private(interaction: Interaction) -> bool:
    """Whether the press was made on a message that the presser alone can see."""
    return interaction.message is not None and interaction.message.flags.ephemeral


@contextmanager
def _unless_answered() -> Iterator[None]:
    """Go on where Discord says that the press has its first answer: we have not heard that it was taken."""
    try:
        yield
    except discord.HTTPException as refused:
        if not is_refused(refused, ANSWERED_ALREADY):
            raise


def _of(interaction: Interaction) -> _Response:
    return cast(_Response, interaction.extras[_KEY])
