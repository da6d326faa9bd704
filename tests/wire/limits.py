"""Discord's limits of requests, as they are documented, by the clock on the wall.

A route with its major parameter (a channel, a server, a webhook with its token) has a bucket: so many
requests from the first one until it is reset. All requests of the token together may be fifty a second.
First answers to interactions are not limited, webhooks do not count among the fifty. The sizes of buckets
are not published: those in :data:`SIZES` are what people see.
"""

from __future__ import annotations

import hashlib
import re
from collections import Counter, deque
from collections.abc import Mapping
from dataclasses import dataclass
from time import time

from tests.discord.rates import Rates, too_many
from tests.discord.requests import Answer, Request

SIZES: Mapping[str, tuple[int, float]] = {
    "POST /channels/#/messages": (5, 5.0),
    "PATCH /channels/#/messages/#": (5, 5.0),
    "DELETE /channels/#/messages/#": (5, 1.0),
    "webhooks": (5, 2.0),
}
"""Requests, and the seconds until they may be made again. One webhook's token has one bucket for all."""
ROOMY = (50, 1.0)
"""The bucket of every other route."""
NUMBER = re.compile(r"(?<=/)\d+(?=/|$)")


@dataclass(slots=True)
class Bucket:
    """What is left of one route's requests with one major parameter."""

    route: str
    name: str
    size: int
    seconds: float
    used: int = 0
    resets_at: float = 0.0

    def take(self, now: float) -> bool:
        """Count a request; whether there was room for it."""
        if now >= self.resets_at:
            self.used, self.resets_at = 0, now + self.seconds
        self.used += 1
        return self.used <= self.size

    def headers(self, now: float) -> dict[str, str]:
        """What each answer says of the bucket."""
        left = max(0.0, self.resets_at - now)
        return {
            "X-RateLimit-Limit": str(self.size),
            "X-RateLimit-Remaining": str(max(0, self.size - self.used)),
            "X-RateLimit-Reset": f"{time() + left:.3f}",
            "X-RateLimit-Reset-After": f"{left:.3f}",
            "X-RateLimit-Bucket": self.name,
        }


class Limits(Rates):
    """The limits, and what was met of them."""

    def __init__(self, a_second: float = 50) -> None:
        super().__init__(a_second=a_second)
        self._recent: deque[float] = deque()
        self._buckets: dict[tuple[str, ...], Bucket] = {}
        self.refusals: Counter[str] = Counter()
        """How many requests got a 429, by their route; ``everywhere`` is the limit of the token."""

    def count(self, request: Request, now: float) -> tuple[Answer | None, dict[str, str]]:
        """The refusal of a request that is one too many, or None; and the headers of its answer."""
        if request.is_callback:
            return None, {}
        if request.parts[0] != "webhooks" and not self._is_within_a_second(now):
            self.refusals["everywhere"] += 1
            refused = too_many(round(self._recent[0] + 1 - now, 3), everywhere=True)
            refused.headers["X-RateLimit-Global"] = "true"
            return refused, {}
        bucket = self._bucket(request)
        if bucket.take(now):
            return None, bucket.headers(now)
        self.refusals[bucket.route] += 1
        refused = too_many(round(bucket.resets_at - now, 3))
        refused.headers |= bucket.headers(now)
        return refused, {}

    def _is_within_a_second(self, now: float) -> bool:
        while self._recent and self._recent[0] <= now - 1:
            self._recent.popleft()
        self._recent.append(now)
        self.most = max(self.most, len(self._recent))
        return len(self._recent) <= self.a_second

    def _bucket(self, request: Request) -> Bucket:
        words = request.parts
        if words[0] == "webhooks":
            route, major = "webhooks", words[1:3]
        else:
            route, major = f"{request.method} {NUMBER.sub('#', request.path)}", words[1:2]
        key = (route, *major)
        if key not in self._buckets:
            name = hashlib.sha256(route.encode()).hexdigest()[:32]
            self._buckets[key] = Bucket(route, name, *SIZES.get(route, ROOMY))
        return self._buckets[key]
