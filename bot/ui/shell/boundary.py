"""The error boundary: turns every error of a press or command into a private sentence."""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import ExitStack, asynccontextmanager
from datetime import time
from typing import Any

from discord import ui
from discord.utils import escape_markdown

from bot.games.api import IllegalMove
from bot.logs import Seldom, about
from bot.shards import is_server, named
from bot.tables import Refused, StorageError, Undecided, outcome, patience
from bot.ui.components.layout import message
from bot.ui.delivery.outcomes import Meaning, is_late, kind_at, meaning
from bot.ui.delivery.responses import in_time, reply_private
from bot.ui.i18n.commands import option_name
from bot.ui.i18n.translator import Translator
from bot.ui.i18n.user_text import escape_text
from bot.ui.i18n.values import clock_time
from bot.ui.shell.again import FormRefused
from bot.ui.shell.context import Interaction, Request, Services, services_of
from bot.ui.shell.places import place_of
from bot.ui.shell.refusals import SeveralRefused, WritingFault
from bot.user_text import UserText

log = logging.getLogger(__name__)

ACTIONS = ("v", "a", "l")
"""How the ids of buttons begin whose second word is the action."""
AT_TABLE = ("t:", "m:", "v:", "a:")
"""How the ids of buttons at a table begin."""
LONGEST_KIND = 20
"""The length (characters) of the longest name of a kind of press; a forged id may be longer."""

MOMENTARY = {
    "call_by_hand",
    "call_late",
    "challenge_late",
    "no_call_due",
    "nothing_to_challenge",
    "stale",
    "window_open",
}
"""Refusals that mean nothing a moment later. They are answered in passing."""

WRITTEN = {"name", "league", "leagues", "channel", "reason", "word"}
"""The values of a refusal that people wrote."""


@asynccontextmanager
async def error_boundary(interaction: Interaction) -> AsyncIterator[Request]:
    """Run a press or command, acknowledge it in time, and answer an error with one private sentence.

    The sentence for a refusal says what would be legal. A bug is logged under an id that the user gets too.
    The sentence also says whether something was saved before the error. The database may take as long as
    Discord waits for an answer, unless :func:`~bot.ui.delivery.responses.take_time` lifts that limit.
    """
    services = services_of(interaction)
    say, began, ended = services.languages.default, services.clock.monotonic(), "done"
    what = _kind(interaction)
    with about(interaction.id), services.arrivals.under_way(interaction.id), ExitStack() as after:
        after.callback(services.publisher.released, interaction)
        async with in_time(interaction, services.clock):
            with outcome() as done, patience():
                try:
                    request = await _request_of(interaction, services)
                    say = request.say
                    yield request
                except Exception as error:
                    ended, sentence = _what_happened(
                        interaction, error, say, services.seldom, is_saved=done.is_saved
                    )
                    services.passing.refused(interaction)
                    if isinstance(error, FormRefused):
                        await _try_answer(interaction, _with_way_back(error.button), sentence)
                    elif isinstance(error, Refused | IllegalMove) and _is_passing(interaction, error):
                        await _try_answer(interaction, services.passing.say, sentence)
                    else:
                        await try_reply_private(interaction, sentence)
        services.pressed(what, ended, services.clock.monotonic() - began)


def _what_happened(
    interaction: Interaction, error: Exception, say: Translator, seldom: Seldom, *, is_saved: bool
) -> tuple[str, str]:
    """Return how a press that raised an error has ended, as a word of :attr:`Services.pressed`, and the
    sentence for the user, or an empty one if the user can no longer be answered.
    """
    if isinstance(error, Refused | IllegalMove):
        return "refused", refusal(error, say)
    if is_late(error):
        # The token of the press has expired, or the user has closed the message.
        log.info("could not answer %s: %s", _named(interaction), error)
        return "not_shown", ""
    if isinstance(error, StorageError):
        seldom.warning(log, "busy", "the database was busy when %s was pressed", _named(interaction))
        return "busy", say("saved-not-shown") if is_saved else refusal(error, say)
    if meaning(error) not in (None, Meaning.FAULT):
        kind = "press", kind_at(place_of(interaction).id, error)
        seldom.warning(log, kind, "%s could not be shown: %s", _named(interaction), error)
        return "not_shown", say("saved-not-shown" if is_saved else "refused-not-shown")
    fault = secrets.token_hex(4)
    log.error("fault %s in %s", fault, _named(interaction), exc_info=error)
    return "fault", say("saved-fault" if is_saved else "refused-fault", fault=fault)


def _is_passing(interaction: Interaction, refused: Refused | IllegalMove) -> bool:
    """Return whether a refusal is answered in passing: at a table, and where it means nothing later."""
    data: Any = interaction.data or {}
    return refused.code in MOMENTARY or str(data.get("custom_id", "")).startswith(AT_TABLE)


async def _request_of(interaction: Interaction, services: Services) -> Request:
    """Return the request of a press with the user's settings, or with defaults if the database is busy.

    Loading settings takes time, so each channel has a lock that keeps its presses in the order of their
    arrival.
    """
    place_id, user_id = place_of(interaction).id, interaction.user.id
    preferences = services.preferences
    async with services.orders.setdefault(interaction.channel_id or 0, asyncio.Lock()):
        try:
            await preferences.server(place_id)
            settings = await preferences.player(user_id)
            if not is_server(place_id):
                await services.privacy.seen(place_id)
        except StorageError:
            settings = preferences.known_player(user_id)
    services.avatars.note(place_id, interaction.user)
    return services.request_of(interaction, settings)


def refusal(refused: Refused | IllegalMove | StorageError, say: Translator) -> str:
    """Return the sentence for a refusal, in the language of ``say``."""
    if isinstance(refused, StorageError):
        return say("refused-undecided" if isinstance(refused, Undecided) else "refused-busy")
    if isinstance(refused, FormRefused):
        return refusal(refused.refused, say)
    if isinstance(refused, SeveralRefused):
        lines = [_of_option(finding, say) for finding in refused.findings]
        if len(lines) == 1:
            return lines[0]
        return say("refused-several", reasons="\n".join(f"- {line}" for line in lines), count=len(lines))
    kind = "refused" if isinstance(refused, Refused) else "illegal"
    phrase = f"{kind}-{refused.code}"
    plain = {
        key: _plain(key, value, say)
        for key, value in refused.data.items()
        if isinstance(value, str | int | time | None)
    }
    if say.has(f"setting-{plain.get('option')}"):
        plain["option"] = option_name(str(plain["option"]), say)
    return say(phrase, **plain) if say.has(phrase) else say(f"{kind}-other")


def _of_option(finding: WritingFault, say: Translator) -> str:
    """Return the sentence for one of several refusals, after the option that it is about."""
    sentence = refusal(finding.refused, say)
    if not finding.option:
        return sentence
    return say("refused-of-option", option=option_name(finding.option, say), reason=sentence)


def _plain(key: str, value: str | int | time | None, say: Translator) -> str | int | None:
    """Return a value for the phrase of a refusal, with people's own writing made inert."""
    if isinstance(value, time):
        return clock_time(value, say)
    if not isinstance(value, str):
        return value
    return escape_text(UserText(value)) if key in WRITTEN else escape_markdown(value)


async def try_reply_private(interaction: Interaction, sentence: str) -> None:
    """Send ``sentence`` only to the user, unless it is empty. Errors are logged."""
    await _try_answer(interaction, reply_private, sentence)


def _with_way_back(button: ui.Button[Any]) -> Callable[[Interaction, str], Awaitable[object]]:
    """Return a function that sends a sentence only to the user, with a button below it."""
    return lambda interaction, sentence: reply_private(interaction, view=message(sentence, [button]))


async def _try_answer(
    interaction: Interaction, answer: Callable[[Interaction, str], Awaitable[object]], sentence: str
) -> None:
    try:
        if sentence:
            await answer(interaction, sentence)
    except Exception as error:
        log.info("could not tell %s about it: %s", _named(interaction), error)


def _kind(interaction: Interaction) -> str:
    """Return the kind of a press or command, from a small set of names: a command's name, or the beginning of
    a button's id if that says what it does.
    """
    data: Any = interaction.data or {}
    words = str(data.get("custom_id", "")).split(":")
    if words == [""]:
        return f"/{data.get('name', '?')}"
    kind = ":".join(words[:2]) if words[0] in ACTIONS else words[0]
    return kind if len(kind) <= LONGEST_KIND and kind.replace(":", "").isalpha() else "other"


def _named(interaction: Interaction) -> str:
    """Return a press or command as the log names it: kind, table and place. The rest of an id may contain
    cards.
    """
    data: Any = interaction.data or {}
    custom_id = str(data.get("custom_id", ""))
    pressed = ":".join(custom_id.split(":")[:2]) if custom_id else f"/{data.get('name', '?')}"
    return f"{pressed} in {named(place_of(interaction).id)}"
