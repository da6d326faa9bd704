"""Refusals as they really look: by Discord, and by the network before it."""

from __future__ import annotations

from dataclasses import dataclass

from tests.discord.rates import too_many
from tests.discord.requests import Answer, refusal

MESSAGES = {
    20028: "The write action you are performing on the channel has hit the write rate limit.",
    30003: "Maximum number of pins reached (250)",
    30005: "Maximum number of guild roles reached (250)",
    30038: "Maximum number of guild scheduled events reached (100)",
    40333: "internal network error",
    50001: "Missing Access",
    50013: "Missing Permissions",
    50083: "Thread is archived",
    160006: "Maximum number of active threads reached",
    200000: "Message was blocked by automatic moderation",
    200001: "Title was blocked by automatic moderation",
}
"""What Discord says beside its codes."""


@dataclass(slots=True)
class Page(Answer):
    """An answer that is a page, and no JSON."""

    async def text(self, encoding: str = "utf-8") -> str:
        return f"<html><title>Access denied</title>error code: {1015 if self.status == 429 else 1020}</html>"


def refused(status: int, code: int) -> Answer:
    """Discord's refusal."""
    return Answer(status, refusal(status, code, MESSAGES.get(code, "No")).to_json())


def limited(seconds: float) -> Answer:
    """Discord's answer to one request too many in a place: come again after so many seconds."""
    return too_many(seconds)


def page(status: int, retry_after: int | None = None) -> Answer:
    """A page of the network before Discord, which may say after how many seconds to come again."""
    answer = Page(status)
    answer.headers = {"content-type": "text/html; charset=UTF-8", "Server": "cloudflare"}
    if retry_after is not None:
        answer.headers["Retry-After"] = str(retry_after)
    return answer


def stranger(status: int, code: int) -> Answer:
    """A refusal in JSON by the network before Discord."""
    answer = refused(status, code)
    del answer.headers["Via"]
    return answer
