"""Messages as people read them: their texts, and what can be pressed in them."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any

from simcord.backend.models import Message

BUTTON, STRING_MENU, MEMBER_MENU = 2, 3, 5
"""Discord's numbers for what can be pressed."""


@dataclass(frozen=True, slots=True)
class Choice:
    """A button that can be pressed, or an option that can be chosen."""

    message: Message
    custom_id: str
    label: str
    values: tuple[str, ...] = ()


def age(message: Message, now: float) -> float:
    """How old a message is, in seconds; ``now`` in seconds since the beginning."""
    return now - ((message.id >> 22) / 1000 + 1_420_070_400 - 1_767_225_600)


def parts(components: Sequence[Any]) -> Iterator[dict[str, Any]]:
    """All components, nested ones too."""
    for part in components or ():
        yield part
        yield from parts(part.get("components", ()))
        if "accessory" in part:
            yield from parts([part["accessory"]])


def texts(components: Any) -> list[str]:
    """The texts of a message."""
    return [part["content"] for part in parts(components or ()) if "content" in part]


def descriptions(components: Any) -> list[str]:
    """What the pictures of a message show, in words."""
    items = (item for part in parts(components or ()) for item in part.get("items", ()))
    return [item["description"] for item in items if item.get("description")]


def words_of(components: Any) -> tuple[str, str]:
    """The text of a message, and what its pictures show in words, with ordinary spaces."""
    found = "\n".join(texts(components)), " ".join(descriptions(components))
    return found[0].replace("\u00a0", " "), found[1].replace("\u00a0", " ")


def text_of(message: Message) -> str:
    """All text of a message."""
    return "\n".join(texts(message.components)) or message.content


def ids_of(message: Message) -> list[str]:
    """The ids of all that can be pressed in a message."""
    return ids_in(message.components)


def ids_in(components: Any) -> list[str]:
    """The ids of all that can be pressed in components."""
    return [
        part["custom_id"]
        for part in parts(components or ())
        if part.get("custom_id") and not part.get("disabled")
    ]


def choices(message: Message) -> list[Choice]:
    """All that can be pressed or chosen in a message."""
    found = []
    for part in parts(message.components):
        custom_id = part.get("custom_id")
        if not custom_id or part.get("disabled"):
            continue
        if part.get("type") == BUTTON:
            found.append(Choice(message, custom_id, part.get("label") or ""))
        for option in part.get("options", ()) if part.get("type") == STRING_MENU else ():
            found.append(Choice(message, custom_id, option["label"], (option["value"],)))
    return found
