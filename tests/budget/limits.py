"""What Discord takes in a message or a modal: its limits, as its documentation gives them.

Pure: a payload goes in, what is wrong with it comes out, in words.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import Any

ROW, BUTTON, SELECT, TEXT_INPUT = 1, 2, 3, 4
SECTION, TEXT, THUMBNAIL, GALLERY, FILE, SEPARATOR = 9, 10, 11, 12, 13, 14
CONTAINER, LABEL = 17, 18
SELECTS = range(5, 9)
"""Menus of users, roles, mentionables and channels, beside that of texts (SELECT)."""
LINK, PREMIUM = 5, 6
"""Styles of buttons that are not pressed but followed."""
MODAL = 9
"""The type of an answer to an interaction that opens a modal."""

IN_MESSAGE = {ROW, SECTION, TEXT, GALLERY, FILE, SEPARATOR, CONTAINER}
IN_CONTAINER = IN_MESSAGE - {CONTAINER}
IN_SECTION = {TEXT}
ACCESSORIES = {BUTTON, THUMBNAIL}
IN_MODAL = {LABEL, TEXT, ROW}
NEW = IN_MESSAGE - {ROW}
"""Components that a message with content or embeds cannot have."""

COMPONENTS = 40
"""In a message, nested ones counted."""
CHARACTERS = 4000
"""Of text in all of a message's components."""
CONTENT = 2000
"""Of a message without components of the new kind."""

Component = dict[str, Any]


def broken_limits(payload: Any) -> list[str]:
    """What Discord would refuse in ``payload``: the body of a message, of an edit, or of an answer to an
    interaction. Empty where nothing is wrong, and for a body that is none of these.
    """
    if not isinstance(payload, dict):
        return []
    data = payload.get("data")
    body = data if isinstance(data, dict) else payload
    if payload.get("type") == MODAL:
        return list(_modal(body))
    return list(_message(body))


def walk(components: Iterable[Component]) -> Iterator[Component]:
    """All components of a message or modal, nested ones too."""
    for component in components:
        yield component
        inner = [component[key] for key in ("accessory", "component") if component.get(key)]
        yield from walk([*component.get("components", ()), *inner])


def _message(body: Component) -> Iterator[str]:
    components = body.get("components") or []
    parts = list(walk(components))
    yield from _most("components in a message", len(parts), COMPONENTS)
    yield from _most("characters of text in a message", sum(map(_characters, parts)), CHARACTERS)
    yield from _most("characters of content", len(body.get("content") or ""), CONTENT)
    if any(part["type"] in NEW for part in parts):
        yield from (
            f"components of the new kind beside {key}" for key in ("content", "embeds") if body.get(key)
        )
    yield from _once("custom_id", (part["custom_id"] for part in parts if "custom_id" in part))
    yield from _children(components, IN_MESSAGE, "a message")
    for part in parts:
        yield from CHECKS[part["type"]](part) if part["type"] in CHECKS else ()
    yield from _attached(body, parts)


def _modal(body: Component) -> Iterator[str]:
    components = body.get("components") or []
    parts = list(walk(components))
    yield from _between("characters in a modal's title", len(body.get("title") or ""), 1, 45)
    yield from _between("characters in a custom_id", len(body.get("custom_id") or ""), 1, 100)
    yield from _between("components in a modal", len(components), 1, 5)
    yield from _once("custom_id", (part["custom_id"] for part in parts if "custom_id" in part))
    yield from _children(components, IN_MODAL, "a modal")
    for part in parts:
        yield from CHECKS[part["type"]](part) if part["type"] in CHECKS else ()


# One component


def _row(row: Component) -> Iterator[str]:
    inside = row.get("components", [])
    kinds = {part["type"] for part in inside}
    yield from _between("components in a row", len(inside), 1, 5)
    yield from _children(inside, {BUTTON, SELECT, TEXT_INPUT, *SELECTS}, "a row")
    if kinds != {BUTTON} and len(inside) > 1:
        yield "a menu or an input that shares its row"


def _button(button: Component) -> Iterator[str]:
    style, label = button.get("style"), button.get("label") or ""
    yield from _most(f"characters in the label {label!r}", len(label), 80)
    if style == LINK:
        yield from _between("characters in a link", len(button.get("url") or ""), 1, 512)
    elif style != PREMIUM:
        yield from _custom_id(button)
    if style != PREMIUM and not label.strip() and not button.get("emoji"):
        yield "a button without label or emoji"


def _menu(menu: Component) -> Iterator[str]:
    yield from _custom_id(menu)
    yield from _most("characters in a placeholder", len(menu.get("placeholder") or ""), 150)
    least, most = menu.get("min_values", 1), menu.get("max_values", 1)
    if not (0 <= least <= most and 1 <= most <= 25):
        yield f"a menu that takes {least} to {most} values"


def _options(menu: Component) -> Iterator[str]:
    yield from _menu(menu)
    options = menu.get("options", [])
    yield from _between("options in a menu", len(options), 1, 25)
    yield from _once("option", (option["value"] for option in options))
    for option in options:
        for key in ("label", "value"):
            yield from _between(f"characters in an option's {key}", len(option.get(key) or ""), 1, 100)
        description = option.get("description")
        yield from _most("characters in an option's description", len(description or ""), 100)


def _text_input(field: Component) -> Iterator[str]:
    yield from _custom_id(field)
    yield from _most("characters in an input's label", len(field.get("label") or ""), 45)
    yield from _most("characters in an input's placeholder", len(field.get("placeholder") or ""), 100)
    yield from _most("characters in an input's value", len(field.get("value") or ""), 4000)


def _label(label: Component) -> Iterator[str]:
    yield from _between("characters in a label", len(label.get("label") or ""), 1, 45)
    yield from _most("characters in a label's description", len(label.get("description") or ""), 100)
    if not isinstance(label.get("component"), dict):
        yield "a label without its component"


def _section(section: Component) -> Iterator[str]:
    yield from _between("texts in a section", len(section.get("components", [])), 1, 3)
    yield from _children(section.get("components", []), IN_SECTION, "a section")
    accessory = section.get("accessory")
    if not accessory:
        yield "a section without an accessory"
    else:
        yield from _children([accessory], ACCESSORIES, "a section's accessory")


def _text(text: Component) -> Iterator[str]:
    if not (text.get("content") or "").strip():
        yield "a text without a word"


def _picture(item: Component) -> Iterator[str]:
    yield from _most("characters of alt text", len(item.get("description") or ""), 1024)
    if not _address(item):
        yield "a picture without an address"


def _gallery(gallery: Component) -> Iterator[str]:
    items = gallery.get("items", [])
    yield from _between("pictures in a gallery", len(items), 1, 10)
    for item in items:
        yield from _picture(item)


def _container(container: Component) -> Iterator[str]:
    yield from _between("components in a container", len(container.get("components", [])), 1, COMPONENTS)
    yield from _children(container.get("components", []), IN_CONTAINER, "a container")


CHECKS: dict[int, Callable[[Component], Iterator[str]]] = {
    ROW: _row,
    BUTTON: _button,
    SELECT: _options,
    TEXT_INPUT: _text_input,
    **dict.fromkeys(SELECTS, _menu),
    SECTION: _section,
    TEXT: _text,
    THUMBNAIL: _picture,
    GALLERY: _gallery,
    CONTAINER: _container,
    LABEL: _label,
}


# Between them


def _attached(body: Component, parts: Sequence[Component]) -> Iterator[str]:
    """Every picture that is said to be attached is, and every file that is sent along is shown."""
    files = body.get("attachments") or []
    sent = [file["filename"] for file in files if "filename" in file]
    yield from _most("files at a message", len(files), 10)
    yield from _once("file", sent)
    for file in files:
        yield from _most("characters of alt text", len(file.get("description") or ""), 1024)
    pictures = [item for part in parts for item in (part, *part.get("items", ()))]
    shown = {address.removeprefix("attachment://") for item in pictures if (address := _address(item))}
    if sent and any(part["type"] in NEW for part in parts):
        yield from (f"the file {name} is sent but not shown" for name in sent if name not in shown)
        if len(sent) == len(files):
            own = {_address(item) for item in pictures if _address(item).startswith("attachment://")}
            named = {address.removeprefix("attachment://") for address in own}
            yield from (f"the picture {name} is not attached" for name in sorted(named - set(sent)))


def _address(item: Component) -> str:
    media = item.get("media") or item.get("file") or {}
    return str(media.get("url") or "")


def _characters(part: Component) -> int:
    return len(part.get("content") or "") if part["type"] == TEXT else 0


def _custom_id(part: Component) -> Iterator[str]:
    yield from _between("characters in a custom_id", len(part.get("custom_id") or ""), 1, 100)


def _children(parts: Iterable[Component], allowed: set[int], where: str) -> Iterator[str]:
    yield from (
        f"a component of type {part['type']} in {where}" for part in parts if part["type"] not in allowed
    )


def _once(what: str, values: Iterable[str]) -> Iterator[str]:
    yield from (
        f"the {what} {value!r} {count} times" for value, count in Counter(values).items() if count > 1
    )


def _most(what: str, count: int, most: int) -> Iterator[str]:
    if count > most:
        yield f"{count} {what}, at most {most}"


def _between(what: str, count: int, least: int, most: int) -> Iterator[str]:
    if count < least:
        yield f"{count} {what}, at least {least}"
    yield from _most(what, count, most)
