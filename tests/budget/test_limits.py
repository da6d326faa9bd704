"""The checker finds each limit of Discord that is broken, one at a time, and nothing where none is."""

from __future__ import annotations

from typing import Any

import pytest

from tests.budget.limits import broken_limits
from tests.budget.schema import ANSWERS, EDIT, NEW_MESSAGE, broken_schema, schema_of

Component = dict[str, Any]


def text(content: str = "Hello") -> Component:
    return {"type": 10, "content": content}


def button(number: int = 0, **changes: Any) -> Component:
    made = {"type": 2, "style": 2, "label": "Press", "custom_id": f"b{number}", **changes}
    return {key: value for key, value in made.items() if value is not None}


def row(*parts: Component) -> Component:
    return {"type": 1, "components": list(parts)}


def option(number: int = 0, **changes: Any) -> Component:
    return {"label": "One", "value": f"o{number}", **changes}


def menu(*options: Component, **changes: Any) -> Component:
    return {"type": 3, "custom_id": "m", "options": list(options), **changes}


def section(*texts: Component, **changes: Any) -> Component:
    accessory = {"type": 11, "media": {"url": "attachment://a.png"}}
    made = {"type": 9, "components": list(texts), "accessory": accessory, **changes}
    return {key: value for key, value in made.items() if value is not None}


def picture(**changes: Any) -> Component:
    return {"media": {"url": "attachment://a.png"}, **changes}


def gallery(*items: Component) -> Component:
    return {"type": 12, "items": list(items)}


def box(*parts: Component) -> Component:
    return {"type": 17, "components": list(parts)}


def message(*parts: Component, **more: Any) -> Component:
    return {"flags": 1 << 15, "components": list(parts), **more}


def answer(*parts: Component) -> Component:
    return {"type": 4, "data": message(*parts)}


def field(number: int = 0, **changes: Any) -> Component:
    return {"type": 4, "style": 1, "custom_id": f"f{number}", **changes}


def label(part: Component | None, **changes: Any) -> Component:
    made = {"type": 18, "label": "Value", "component": part, **changes}
    return {key: value for key, value in made.items() if value is not None}


def modal(*parts: Component, title: str = "Own value", custom_id: str = "own") -> Component:
    return {"type": 9, "data": {"title": title, "custom_id": custom_id, "components": list(parts)}}


FULL = box(
    text("x" * 3900),
    section(text("y" * 100)),
    gallery(*(picture(description="d" * 1024) for _ in range(10))),
    {"type": 14, "divider": True, "spacing": 1},
    *(row(*(button(label="L" * 80, custom_id=f"{n}{m}".rjust(100)) for m in range(5))) for n in range(5)),
    row(menu(*(option(n, label="L" * 100, description="d" * 100) for n in range(25)), placeholder="p" * 150)),
)
"""39 components and 4,000 characters: what fits into a message, nearly."""

FINE: dict[str, Component] = {
    "nothing": {},
    "a sentence": {"content": "x" * 2000},
    "a message that is full": message(FULL),
    "an answer": answer(box(text())),
    "a late answer": {"type": 5, "data": {"flags": 64}},
    "a silent answer": {"type": 6},
    "a link": message(
        row({"type": 2, "style": 5, "label": "Table", "url": "https://discord.com/channels/1/2/3"})
    ),
    "a button that is an emoji": message(row(button(label=None, emoji={"name": "♠"}))),
    "what a picture shows": message(gallery(picture()), attachments=[{"id": 0, "filename": "a.png"}]),
    "a picture from before": message(
        gallery(picture()), attachments=[{"id": "5"}, {"id": 0, "filename": "a.png"}]
    ),
    "a modal": modal(*(label(field(n)) for n in range(5)), title="T" * 45),
    "a list of commands": {"name": "play", "type": 1},
}

# What is broken: the payload, a word of what is said, and whether Discord's schema sees it too.
BROKEN: dict[str, tuple[Component, str, bool]] = {
    "components": (message(*(box(text(), text()) for _ in range(14))), "42 components in a message", False),
    "nested components": (
        message(
            box(*(row(*(button(5 * n + m) for m in range(5))) for n in range(6)), *[section(text())] * 2)
        ),
        "43 components in a message",
        False,
    ),
    "all text": (message(text("x" * 2000), text("y" * 2001)), "4001 characters of text", False),
    "one text": (message(text("x" * 4001)), "4001 characters of text", True),
    "an empty text": (message(text("")), "without a word", True),
    "content": ({"content": "x" * 2001}, "2001 characters of content", False),
    "content beside a layout": (message(text(), content="Hello"), "beside content", False),
    "an embed beside a layout": (message(text(), embeds=[{"title": "x"}]), "beside embeds", False),
    "six in a row": (message(row(*(button(n) for n in range(6)))), "6 components in a row", True),
    "an empty row": (message(row()), "0 components in a row", True),
    "a text in a row": (message(row(text())), "type 10 in a row", True),
    "a menu beside a button": (message(row(menu(option()), button())), "shares its row", False),
    "two menus in a row": (
        message(row(menu(option()), menu(option(), custom_id="n"))),
        "shares its row",
        False,
    ),
    "a long label": (message(row(button(label="L" * 81))), "81 characters in the label", True),
    "a bare button": (message(row(button(label=None))), "without label or emoji", False),
    "a long id": (message(row(button(custom_id="x" * 101))), "101 characters in a custom_id", True),
    "no id": (message(row(button(custom_id=None))), "0 characters in a custom_id", False),
    "one id twice": (message(row(button(1), button(1))), "'b1' 2 times", False),
    "one id in a row and in a section": (
        message(row(button(1)), section(text(), accessory=button(1))),
        "'b1' 2 times",
        False,
    ),
    "a link without an address": (
        message(row({"type": 2, "style": 5, "label": "x"})),
        "0 characters in a link",
        False,
    ),
    "an empty menu": (message(row(menu())), "0 options", True),
    "26 options": (message(row(menu(*(option(n) for n in range(26))))), "26 options", True),
    "one option twice": (message(row(menu(option(), option()))), "'o0' 2 times", False),
    "an option's long label": (
        message(row(menu(option(label="L" * 101)))),
        "101 characters in an option's label",
        True,
    ),
    "an option's empty label": (
        message(row(menu(option(label="")))),
        "0 characters in an option's label",
        True,
    ),
    "an option's long value": (
        message(row(menu(option(value="v" * 101)))),
        "101 characters in an option's value",
        True,
    ),
    "an option's long description": (
        message(row(menu(option(description="d" * 101)))),
        "101 characters in an option's description",
        True,
    ),
    "a long placeholder": (
        message(row(menu(option(), placeholder="p" * 151))),
        "151 characters in a placeholder",
        True,
    ),
    "a menu of too many values": (message(row(menu(option(), max_values=26))), "1 to 26 values", True),
    "a section of four texts": (message(section(*[text()] * 4)), "4 texts in a section", True),
    "a section without texts": (message(section()), "0 texts in a section", True),
    "a bare section": (message(section(text(), accessory=None)), "without an accessory", True),
    "a section with a menu": (
        message(section(text(), accessory=menu(option()))),
        "type 3 in a section's",
        True,
    ),
    "eleven pictures": (message(gallery(*[picture()] * 11)), "11 pictures", True),
    "an empty gallery": (message(gallery()), "0 pictures", True),
    "long alt text": (message(gallery(picture(description="d" * 1025))), "1025 characters of alt text", True),
    "a picture of nothing": (message(gallery({"media": {}})), "without an address", True),
    "a picture that is not attached": (
        message(
            gallery(picture(), picture(media={"url": "attachment://b.png"})),
            attachments=[{"id": 0, "filename": "a.png"}],
        ),
        "b.png is not attached",
        False,
    ),
    "a file that is not shown": (
        message(text(), attachments=[{"id": 0, "filename": "b.png"}]),
        "not shown",
        False,
    ),
    "an empty container": (message(box()), "0 components in a container", True),
    "a container in a container": (message(box(box(text()))), "type 17 in a container", True),
    "a button outside of a row": (message(button()), "type 2 in a message", True),
    "a component that nobody knows": (message({"type": 99}), "type 99 in a message", True),
    "an answer's text": (answer(text("x" * 4001)), "4001 characters of text", True),
    "a modal without fields": (modal(), "0 components in a modal", True),
    "six fields": (modal(*(label(field(n)) for n in range(6))), "6 components in a modal", False),
    "a modal's long title": (modal(label(field()), title="T" * 46), "46 characters in a modal's title", True),
    "a modal without title": (modal(label(field()), title=""), "0 characters in a modal's title", True),
    "a modal's long id": (modal(label(field()), custom_id="x" * 101), "101 characters in a custom_id", True),
    "one field twice": (modal(label(field()), label(field())), "'f0' 2 times", False),
    "a field's long label": (modal(label(field(), label="L" * 46)), "46 characters in a label", True),
    "a field's long description": (
        modal(label(field(), description="d" * 101)),
        "101 characters in a label's",
        True,
    ),
    "a field's long placeholder": (
        modal(label(field(placeholder="p" * 101))),
        "101 characters in an input's",
        True,
    ),
    "a label of nothing": (modal(label(None)), "without its component", True),
    "a button in a modal": (modal(button()), "type 2 in a modal", True),
}


def schema_for(payload: Component) -> str:
    return ANSWERS[payload["type"]] if "data" in payload or payload.get("type") == 6 else NEW_MESSAGE


@pytest.mark.parametrize("payload", FINE.values(), ids=FINE)
def test_what_discord_takes_is_fine(payload: Component) -> None:
    assert broken_limits(payload) == []
    assert broken_schema(schema_for(payload), payload) == []


@pytest.mark.parametrize(("payload", "said", "in_schema"), BROKEN.values(), ids=BROKEN)
def test_each_limit_is_seen_when_it_is_broken(payload: Component, said: str, in_schema: bool) -> None:
    (broken,) = broken_limits(payload)
    assert said in broken
    assert bool(broken_schema(schema_for(payload), payload)) is in_schema


def test_what_is_no_message_breaks_nothing() -> None:
    assert broken_limits(None) == broken_limits([{"name": "play"}]) == []


def test_requests_find_their_schema() -> None:
    assert schema_of("POST", "/channels/1/messages", {}) == NEW_MESSAGE
    assert schema_of("PATCH", "/channels/1/messages/2", {}) == EDIT
    assert schema_of("POST", "/interactions/1/token/callback", {"type": 9}) == ANSWERS[9]
    assert schema_of("POST", "/webhooks/1/token", {}) is not None
    assert schema_of("PATCH", "/webhooks/1/token/messages/@original", {}) is not None
    assert schema_of("DELETE", "/channels/1/messages/2", None) is None
    assert schema_of("PUT", "/applications/1/commands", []) is None
