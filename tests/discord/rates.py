"""Discord's limits of requests, in simulated time."""

from __future__ import annotations

from collections import defaultdict, deque
from dataclasses import dataclass, field

from tests.discord.requests import Answer, Request


def too_many(retry_after: float, everywhere: bool = False) -> Answer:
    """The answer to one request too many: wait for so many seconds."""
    body = {"message": "You are being rate limited.", "retry_after": retry_after, "global": everywhere}
    headers = {"Retry-After": str(retry_after), "X-RateLimit-Scope": "global" if everywhere else "user"}
    return Answer(429, body, headers)


@dataclass(slots=True)
class Rates:
    """So many requests a second for the bot, and so many sends, and as many edits, in a while for a channel.

    What answers interactions counts for neither, as Discord has it. A channel's own limits are not published:
    five in five seconds is what people see.
    """

    a_second: float = 50
    a_channel: float = 5
    seconds: float = 5
    most: int = field(default=0, init=False)
    """The most requests that came within a second and count."""
    _all: deque[float] = field(default_factory=deque, init=False)
    _of: dict[tuple[str, int], deque[float]] = field(default_factory=lambda: defaultdict(deque), init=False)

    def count(self, request: Request, now: float) -> tuple[Answer | None, dict[str, str]]:
        """The refusal of a request that is one too many, or None; and the headers of its answer."""
        if request.is_callback or request.parts[0] == "webhooks":
            return None, {}
        _forget(self._all, now - 1)
        self._all.append(now)
        self.most = max(self.most, len(self._all))
        if len(self._all) > self.a_second:
            return too_many(round(self._all[0] + 1 - now, 3), everywhere=True), {}
        if not (request.sends or request.edits):
            return None, {}
        recent = self._of[request.method, request.channel_id or 0]
        _forget(recent, now - self.seconds)
        if len(recent) >= self.a_channel:
            wait = round(recent[0] + self.seconds - now, 3)
            refused = too_many(wait)
            refused.headers |= self._headers(0, wait)
            return refused, {}
        recent.append(now)
        return None, self._headers(self.a_channel - len(recent), recent[0] + self.seconds - now)

    def _headers(self, remaining: float, reset_after: float) -> dict[str, str]:
        return {
            "X-Ratelimit-Limit": str(round(self.a_channel)),
            "X-Ratelimit-Remaining": str(round(remaining)),
            "X-Ratelimit-Reset-After": f"{reset_after:.3f}",
        }


def _forget(times: deque[float], before: float) -> None:
    while times and times[0] <= before:
        times.popleft()
