"""Files of messages, and the components that show them."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from simcord.backend import Backend
from simcord.backend.models import Message

from tests.discord.requests import Request, invalid, walk

PREFIX = "attachment://"
UPDATE = 7


def without_used(payload: Any) -> Any:
    """A message as Discord gives it: files that a component shows are not among its attachments."""
    if not isinstance(payload, Mapping):
        return payload
    if (resource := payload.get("resource")) and "message" in resource:
        return {**payload, "resource": {**resource, "message": without_used(resource["message"])}}
    if not payload.get("attachments") or not payload.get("components"):
        return payload
    used = {media.get("url") for _, media in _media(payload["components"])}
    return {**payload, "attachments": [one for one in payload["attachments"] if one.get("url") not in used]}


def check_references(backend: Backend, request: Request, keeps_unlisted: bool) -> None:
    """Refuse an edit that shows a file which the message then would not have.

    A file is there when it is uploaded, or is listed in ``attachments`` by the id that it has in the message.
    With ``keeps_unlisted`` an edit without ``attachments`` keeps all that the message holds.
    """
    if not (request.method == "PATCH" or (request.is_callback and request.body.get("type") == UPDATE)):
        return
    wanted = {path: url[len(PREFIX) :] for path, url in _references(request.message.get("components"))}
    if not wanted:
        return
    held = {one["id"]: one["filename"] for one in _held(backend, request)}
    listed = request.message.get("attachments")
    there = {file.filename for file in request.files}
    if listed is None:
        there |= set(held.values()) if keeps_unlisted else set()
    else:
        kept = [one for one in listed if str(one.get("id")) in held]
        there |= {one.get("filename") or held[str(one["id"])] for one in kept}
    for path, name in wanted.items():
        if name not in there:
            message = f"The file {name} was not found in the attachments of the message"
            raise invalid(path, "UNFURLED_MEDIA_ITEM_REFERENCED_ATTACHMENT_NOT_FOUND", message)


def _media(components: Any) -> Iterator[tuple[str, Mapping[str, Any]]]:
    for path, part in walk(components):
        for key in ("media", "file"):
            if isinstance(media := part.get(key), dict):
                yield f"{path}.{key}", media
        for index, item in enumerate(part.get("items") or ()):
            yield f"{path}.items.{index}.media", item.get("media") or {}


def _references(components: Any) -> Iterator[tuple[str, str]]:
    for path, media in _media(components):
        if str(media.get("url")).startswith(PREFIX):
            yield f"{path}.url", media["url"]


def _held(backend: Backend, request: Request) -> list[dict[str, Any]]:
    """The files of the message that a request edits."""
    message: Message | None = None
    if request.channel_id is not None:
        message = backend.messages.get(request.channel_id, {}).get(int(request.parts[3]))
    elif (interaction := backend.interaction_tokens.get(request.token or "")) is not None:
        press = backend.interactions[interaction]
        last = request.parts[-1]
        edited = press.source_message_id if request.is_callback else press.message_id
        message_id = int(last) if last.isdecimal() else edited
        message = backend.messages.get(press.channel_id, {}).get(message_id or 0)
    return message.attachments if message is not None else []
