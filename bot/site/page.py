"""The parts of a page: what it says, in words, without a word of HTML."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from typing import Generic, NamedTuple, TypeAlias, TypeVar

from bot.ui.i18n.translator import Translator

T = TypeVar("T")

ROWS, NAMES = 200, 300
"""Maximum number of rows on a page, and of names in them, which keep it below 100 KB."""


class Link(NamedTuple):
    """A link to another page."""

    text: str
    to: str
    """Its path, relative to the page's folder."""


class Moment(NamedTuple):
    """A time, in words and for machines."""

    text: str
    iso: str


class Sign(NamedTuple):
    """A sign that means what the words after it say."""

    text: str


Piece: TypeAlias = str | Link | Moment | Sign
Text: TypeAlias = tuple[Piece, ...]


@dataclass(frozen=True, slots=True)
class Table:
    """A table. The cell of each row in column ``head`` names the row."""

    caption: str
    columns: tuple[str, ...]
    rows: tuple[tuple[Text, ...], ...]
    head: int = 0
    figures: frozenset[int] = frozenset()
    """Columns of figures."""


@dataclass(frozen=True, slots=True)
class Group:
    """A list of texts."""

    items: tuple[Text, ...]


@dataclass(frozen=True, slots=True)
class Bracket:
    """The rounds of a cup, each with its tables and their players."""

    rounds: tuple[tuple[Text, tuple[Group, ...]], ...]


Block: TypeAlias = Text | Table | Group | Bracket


@dataclass(frozen=True, slots=True)
class Section:
    """A part of a page under a heading; without one it is the page's beginning."""

    blocks: tuple[Block, ...]
    heading: str = ""


@dataclass(frozen=True, slots=True)
class Page:
    """A page of the site."""

    path: str
    """Path in the server's folder."""
    title: str
    heading: str
    sections: tuple[Section, ...]
    trail: tuple[Link, ...] = ()
    """Links to the pages above it, from its own folder."""
    ways: tuple[Link, ...] = ()
    """Links to the pages beside it. The one to the page itself leads nowhere."""
    notes: tuple[Text, ...] = ()
    """Lines at the end."""

    @property
    def file(self) -> str:
        """Return the name of the page's file."""
        return self.path.rpartition("/")[2]

    @property
    def root(self) -> str:
        """Return the path from the page to the server's folder."""
        return "../" * self.path.count("/")


class Part(NamedTuple, Generic[T]):
    """A part of a list that may be too long for one page."""

    path: str
    heading: str
    items: Sequence[T]
    beside: tuple[Link, ...]
    """Links to all parts; none if there is only one."""


def in_parts(
    stem: str, name: str, items: Sequence[T], say: Translator, names: Callable[[T], int] = lambda _: 0
) -> Iterator[Part[T]]:
    """Split a list that is too long for one page. Yield at least one part, whose files begin with ``stem``.
    ``names`` counts the names in an item.
    """
    parts: list[list[T]] = [[]]
    left = NAMES
    for item in items:
        count = names(item)
        if parts[-1] and (len(parts[-1]) == ROWS or count > left):
            parts.append([])
            left = NAMES
        parts[-1].append(item)
        left -= count
    paths = [f"{stem}-{n}.html" if n > 1 else f"{stem}.html" for n, _ in enumerate(parts, start=1)]
    heads = [name]
    if len(parts) > 1:
        heads = [say("site-part", name=name, part=n, parts=len(parts)) for n, _ in enumerate(parts, start=1)]
    beside = tuple(map(Link, heads, paths)) if len(parts) > 1 else ()
    for path, heading, shown in zip(paths, heads, parts, strict=True):
        yield Part(path, heading, shown, beside)


def interspersed(texts: Sequence[Text], between: str) -> Text:
    """Return one text of several, with ``between`` between them."""

    def pieces() -> Iterator[Piece]:
        for number, text in enumerate(texts):
            if number:
                yield between
            yield from text

    return tuple(pieces())


def plain(text: Text) -> str:
    """Return a text in plain words."""
    return "".join(each if isinstance(each, str) else each.text for each in text)


def links_in(row: Sequence[Text]) -> int:
    """Return the number of links in a row of a table."""
    return sum(isinstance(piece, Link) for text in row for piece in text)
