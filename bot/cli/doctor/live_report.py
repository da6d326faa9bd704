"""The report of `olsen doctor --live`: a line for each step, with Discord's answer and the time it took."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Awaitable, Callable, Iterator, Mapping
from types import SimpleNamespace
from typing import Any, NamedTuple

import aiohttp
import discord

from bot.cli.doctor.findings import BANNED, BANS_END
from bot.logs import without
from bot.ui.delivery.outcomes import Meaning, meaning

LIMIT_HEADERS = ("Limit", "Remaining", "Reset-After", "Bucket", "Scope")
"""The headers that describe a rate limit, without the prefix ``X-RateLimit-``."""

GRACE = 5.0
"""Seconds to wait for the answer to a running request when the operator stops the check."""

_MESSAGES = re.compile(r"/channels/\d+/messages(/\d+)?$")
_KINDS = {
    ("POST", False): "send",
    ("PATCH", True): "edit",
    ("DELETE", True): "delete",
    ("GET", False): "history",
}
"""What a request does with messages, by its method and whether its path names a message."""


class NotOkError(Exception):
    """A step has found a problem. Its text is for the operator."""


class Skip(Exception):  # noqa: N818 - it is no error that a step cannot be tried
    """A step cannot be tried here. Its text tells the operator why."""


class TimedAnswer(NamedTuple):
    """Discord's answer to one request, with its time."""

    kind: str
    """What the request does with messages, such as ``send``; empty for any other request."""
    status: int
    ms: float
    limits: Mapping[str, str]
    """The rate limit of the request, by header."""


class Wire:
    """Records every answer to a client, because discord.py does not pass on headers, times and attempts.

    Give :meth:`trace` to the client as ``http_trace``.
    """

    def __init__(self) -> None:
        self.answers: list[TimedAnswer] = []

    def trace(self) -> aiohttp.TraceConfig:
        """The hooks that record requests and answers."""
        config = aiohttp.TraceConfig()
        config.on_request_start.append(self._begun)
        config.on_request_end.append(self._answered)
        return config

    async def _begun(
        self,
        session: aiohttp.ClientSession,
        context: SimpleNamespace,
        params: aiohttp.TraceRequestStartParams,
    ) -> None:
        context.begun = asyncio.get_running_loop().time()

    async def _answered(
        self, session: aiohttp.ClientSession, context: SimpleNamespace, params: aiohttp.TraceRequestEndParams
    ) -> None:
        of_messages = _MESSAGES.search(params.url.path)
        kind = _KINDS.get((params.method, bool(of_messages[1])), "") if of_messages else ""
        headers = params.response.headers
        self.answers.append(
            TimedAnswer(
                kind,
                params.response.status,
                (asyncio.get_running_loop().time() - context.begun) * 1000,
                {name: headers[full] for name in LIMIT_HEADERS if (full := f"X-RateLimit-{name}") in headers},
            )
        )


class Report:
    """Runs steps, prints the result of each, and remembers whether a needed one has failed.

    ``secret`` is removed from all lines. A step that takes longer than ``patience`` seconds has failed.
    """

    def __init__(self, wire: Wire, secret: str, patience: float) -> None:
        self.failed = False
        self._wire, self._secret, self._patience = wire, secret, patience
        self._passed: set[str] = set()

    async def step(
        self,
        name: str,
        act: Callable[[], Awaitable[str]],
        *,
        after: str = "",
        needed: bool = True,
        patience: float | None = None,
    ) -> bool:
        """Run a step if the step ``after`` has passed, and return whether it has passed.

        ``act`` returns its finding, or raises NotOkError, Skip or an error of discord.py. A step that is not
        ``needed`` does not make the check fail.
        """
        if after and after not in self._passed:
            self.say("skip", name, f"needs {after!r}")
            return False
        seen = len(self._wire.answers)
        patience = patience or self._patience
        try:
            said = await _within(patience, act())
            verdict = "ok" if needed else "info"
            self._passed.add(name)
        except Skip as reason:
            verdict, said = "skip", str(reason)
        except Exception as error:
            verdict, said = "not ok" if needed else "info", await _what_failed(error, patience)
            self.failed |= needed
        answers = self._wire.answers[seen:]
        statuses = [answer.status for answer in answers]
        if again := [str(status) for status in statuses if status == 429 or status >= 500]:
            said += f" (on the way Discord answered {', '.join(again)})"
        self.say(verdict, name, said, sum(answer.ms for answer in answers) if answers else None)
        return name in self._passed

    def say(self, verdict: str, name: str, text: str, ms: float | None = None) -> None:
        """Print a line. ``ms`` is the time that Discord took in milliseconds; None if it was not asked."""
        took = "" if ms is None else f"  {ms:.0f} ms"
        line = f"{verdict:6}  {name:14}  {' '.join(text.split())}{took}"
        print(without(line, self._secret), flush=True)

    def limits(self) -> None:
        """Print, for each kind of request, the rate limit that came with its first answer."""
        told: set[str] = set()
        for answer in self._wire.answers:
            if answer.kind and answer.limits and answer.kind not in told:
                told.add(answer.kind)
                headers = ", ".join(f"{name} {value}" for name, value in answer.limits.items())
                self.say("info", "rate limit", f"{answer.kind}: {headers}")
        if not told:
            self.say("info", "rate limit", "Discord sent no rate limit headers")


async def _within(patience: float, step: Awaitable[str]) -> str:
    """The finding of a step. Raises TimeoutError if it takes more than ``patience`` seconds."""
    task = asyncio.ensure_future(step)
    try:
        done, _ = await asyncio.wait([task], timeout=patience)
    except asyncio.CancelledError:
        # Wait for a running request: a message can be deleted only if it is known.
        await asyncio.wait([task], timeout=GRACE)
        raise
    finally:
        task.cancel()
        await asyncio.gather(task, return_exceptions=True)
    if not done:
        raise TimeoutError
    return task.result()


async def refusal(error: discord.HTTPException) -> str:
    """A refusal in one line: the status, Discord's error code, the codes of its details, and its text."""
    details: list[str] = []
    if isinstance(error.response, aiohttp.ClientResponse) and error.code:
        # The body was read already. discord.py keeps only the texts of the details.
        details = list(_codes((await error.response.json(content_type=None)).get("errors")))
    codes = ", ".join([f"code {error.code}", *dict.fromkeys(details)])
    return f"{error.status}, {codes}: {error.text or 'without a word'}"


async def _what_failed(error: Exception, patience: float) -> str:
    match error:
        case NotOkError():
            return str(error)
        case TimeoutError():
            return f"no success within {patience:g} s"
        case discord.LoginFailure():
            return "Discord refuses the token in DISCORD_TOKEN. Copy it again from the portal"
        case _ if meaning(error) is Meaning.BANNED:
            return f"{BANNED}; {BANS_END}"
        case discord.HTTPException():
            return f"refused: {await refusal(error)}"
        case aiohttp.ClientError() | OSError():
            return f"Can't reach Discord. Is this machine online? ({error})"
        case _:
            return f"{type(error).__name__}: {error}"


def _codes(errors: Any) -> Iterator[str]:
    """The codes in Discord's tree of error details."""
    if isinstance(errors, dict):
        for key, below in errors.items():
            if key == "code" and isinstance(below, str):
                yield below
            else:
                yield from _codes(below)
    elif isinstance(errors, list):
        for below in errors:
            yield from _codes(below)
