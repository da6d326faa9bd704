"""Discord's own published schema of what it takes, where it speaks: ``tests/data/discord_schema.json``."""

from __future__ import annotations

import json
import re
from collections.abc import Mapping
from functools import cache
from itertools import chain
from pathlib import Path
from typing import Any

from jsonschema_rs import Draft202012Validator, ValidationError

from tests.budget.limits import broken_limits

SCHEMA = json.loads((Path(__file__).parents[1] / "data" / "discord_schema.json").read_text(encoding="utf-8"))
# Discord reads an id that is written as a number too: its own examples of attachments write them so.
SCHEMA["$defs"]["SnowflakeType"] = {"type": ["string", "integer"], "pattern": r"^(0|[1-9]\d*)$"}
NEW_MESSAGE, EDIT = "MessageCreateRequest", "MessageEditRequestPartial"
FOLLOW_UP, EDIT_OF_ANSWER = "IncomingWebhookInteractionRequest", "IncomingWebhookUpdateRequestPartial"
ANSWERS: Mapping[int, str] = {
    4: "CreateMessageInteractionCallbackRequest",
    5: "CreateMessageInteractionCallbackRequest",
    6: "UpdateMessageInteractionCallbackRequest",
    7: "UpdateMessageInteractionCallbackRequest",
    9: "ModalInteractionCallbackRequest",
}
"""What answers an interaction, by the answer's type."""
PLACES = (
    (re.compile(r"POST /channels/\d+/messages"), NEW_MESSAGE),
    (re.compile(r"PATCH /channels/\d+/messages/\d+"), EDIT),
    (re.compile(r"POST /webhooks/\d+/[^/]+"), FOLLOW_UP),
    (re.compile(r"PATCH /webhooks/\d+/[^/]+/messages/[^/]+"), EDIT_OF_ANSWER),
)


def schema_of(method: str, path: str, body: Any) -> str | None:
    """The name of the schema for the body of a request; None: it has none of those that we know."""
    if not isinstance(body, dict):
        return None
    if re.fullmatch(r"/interactions/\d+/[^/]+/callback", path):
        return ANSWERS.get(body.get("type", 0))
    return next((name for place, name in PLACES if place.fullmatch(f"{method} {path}")), None)


def broken_schema(name: str, body: Any) -> list[str]:
    """What the schema of this name finds wrong with ``body``; empty where it finds nothing."""
    return [_told(error) for error in _validator(name).iter_errors(body)]


def broken_request(method: str, path: str, body: Any) -> list[str]:
    """All that Discord would refuse in a request: its limits, and what its schema says."""
    name = schema_of(method, path, body)
    if name is None:
        return []
    found = [*broken_limits(body), *broken_schema(name, body)]
    return [f"{method} {path}: {problem}" for problem in found]


@cache
def _validator(name: str) -> Draft202012Validator:
    return Draft202012Validator({"$ref": f"#/$defs/{name}", "$defs": SCHEMA["$defs"]})


def _told(error: ValidationError) -> str:
    """What is wrong, and where. Of a choice that nothing fits, what came furthest with the right type."""
    while choices := getattr(error.kind, "context", ()):
        error = max(chain.from_iterable(choices), key=_closeness)
    return f"{'.'.join(map(str, error.instance_path))}: {error.message[:200]}"


def _closeness(error: ValidationError) -> tuple[bool, int]:
    return error.instance_path[-1:] != ["type"], len(error.instance_path)
