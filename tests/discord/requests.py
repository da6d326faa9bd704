"""What the bot asks of Discord, and what it is answered."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from typing import Any

import orjson
from simcord import HttpLogEntry
from simcord.backend.errors import BackendError

MESSAGE_ANSWERS = (4, 7)
"""The types of first responses that carry a message: a new one, and an edit."""
NAMES = {
    400: "Bad Request",
    401: "Unauthorized",
    403: "Forbidden",
    404: "Not Found",
    429: "Too Many Requests",
    500: "Internal Server Error",
    502: "Bad Gateway",
    503: "Service Unavailable",
}


@dataclass(frozen=True, slots=True)
class Request:
    """One HTTP request of the bot: its path without the API's address, its body without its files."""

    method: str
    path: str
    body: Any = None
    params: Mapping[str, Any] = field(default_factory=dict)
    files: tuple[Any, ...] = ()
    reason: str | None = None

    def entry(self) -> HttpLogEntry:
        """The request in simcord's log."""
        return HttpLogEntry(self.method, self.path, dict(self.params), self.body, self.reason)

    @property
    def parts(self) -> list[str]:
        """The words of the path."""
        return self.path.strip("/").split("/")

    @property
    def channel_id(self) -> int | None:
        """The channel that the path names, if it names one."""
        return int(self.parts[1]) if self.parts[0] == "channels" else None

    @property
    def token(self) -> str | None:
        """The token of an interaction that the path names, if it names one."""
        return self.parts[2] if self.parts[0] in ("interactions", "webhooks") and self.parts[2:] else None

    @property
    def is_callback(self) -> bool:
        """Whether this is a first response to an interaction."""
        return self.parts[0] == "interactions"

    @property
    def sends(self) -> bool:
        """Whether this posts a message to a channel by the bot's own right."""
        return self.method == "POST" and self.parts[0] == "channels" and self.parts[2:] == ["messages"]

    @property
    def edits(self) -> bool:
        """Whether this edits a message of a channel by the bot's own right."""
        words = self.parts
        return self.method == "PATCH" and words[0] == "channels" and words[2:3] == ["messages"]

    @property
    def message(self) -> Mapping[str, Any]:
        """The message or form that the request carries; empty where it carries none."""
        body = self.body if isinstance(self.body, dict) else {}
        if self.is_callback:
            return body.get("data") or {}
        return body if "messages" in self.parts or self.parts[0] == "webhooks" else {}


@dataclass(slots=True)
class Answer:
    """An answer of Discord, as discord.py reads it from its HTTP library."""

    status: int
    body: Any = None
    headers: dict[str, str] = field(default_factory=dict)

    @property
    def reason(self) -> str:
        """The status in words."""
        return NAMES.get(self.status, "OK" if self.status < 300 else "Error")

    async def text(self, encoding: str = "utf-8") -> str:
        """The body as it was sent."""
        return "" if self.body is None else orjson.dumps(self.body).decode()

    def __post_init__(self) -> None:
        # Without "Via" discord.py takes a 429 for a ban, and raises instead of waiting.
        self.headers = {"Via": "1.1 google", **self.headers}
        if self.body is not None:
            self.headers["content-type"] = "application/json"


def refusal(status: int, code: int, message: str, *, errors: dict[str, Any] | None = None) -> BackendError:
    """What simcord raises where Discord refuses."""
    return BackendError(status, code, message, errors=errors)


def invalid(path: str, code: str, message: str) -> BackendError:
    """Discord's refusal of a field of the body: ``path`` with dots, ``code`` in Discord's capitals."""
    errors: dict[str, Any] = {"_errors": [{"code": code, "message": message}]}
    for key in reversed(path.split(".")):
        errors = {key: errors}
    return refusal(400, 50035, "Invalid Form Body", errors=errors)


def walk(components: Any, path: str = "components") -> Iterator[tuple[str, dict[str, Any]]]:
    """Every component of a message or form, nested ones too, with Discord's path to it."""
    for index, component in enumerate(components or ()):
        if not isinstance(component, dict):
            continue
        here = f"{path}.{index}"
        yield here, component
        yield from walk(component.get("components"), f"{here}.components")
        for key in ("accessory", "component"):
            if isinstance(inner := component.get(key), dict):
                yield from walk([inner], f"{here}.{key}")
