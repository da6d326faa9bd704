"""Games from outside: a package brings one by an entry point of the group ``olsen.games``.

The entry point is named by the key of the game and leads to its class, which keeps the contract
(:class:`bot.games.api.Game`). The package has, in a folder ``data``, the phrases of the game
(``locales/en/<key>.ftl``, and as many other languages as it likes) and its rules text (``rules/<key>.md``),
where the bot's own games have theirs. Its code runs with the rights of the bot.
"""

from __future__ import annotations

import re
from collections.abc import Collection, Iterator, Mapping
from dataclasses import dataclass
from importlib import metadata, resources
from typing import Any, NamedTuple

from bot.games.api import Game, Spec

GROUP = "olsen.games"
KEY = re.compile(r"[a-z][a-z0-9_]{0,23}")
CONTRACT = tuple(name for name in vars(Game) if not name.startswith("_") and name != "spec")
"""The methods of a game."""


class Brought(NamedTuple):
    """A game that a package brings."""

    game: Game[Any]
    package: str
    """Its name and version."""
    data: str
    """The folder with the phrases and the rules text."""


@dataclass(slots=True)
class Found:
    """What packages bring."""

    brought: Mapping[str, Brought]
    """By the key of the game."""
    refused: tuple[str, ...]
    """A sentence for each game that is left out, and why."""

    def told(self) -> Iterator[str]:
        """A sentence for each game that is there."""
        for each in self.brought.values():
            yield f"{each.game.spec.name} comes from {each.package}, whose code runs with the bot's rights"


def found(own: Collection[str]) -> Found:
    """Import the games of all packages. ``own`` are the keys that are taken.

    A game that cannot be imported, has another's key, lacks a part of the contract, or has no phrases in
    English or no rules text, is left out. What else its code does is its own.
    """
    brought: dict[str, Brought] = {}
    refused = []
    for point in sorted(metadata.entry_points(group=GROUP)):
        package = point.dist and f"{point.dist.name} {point.dist.version}"
        try:
            data = resources.files(point.module.partition(".")[0]) / "data"
            each = Brought(point.load()(), package or point.module, str(data))
            _examine(point.name, each, {*own, *brought})
        except Exception as error:  # whatever a package does, the bot runs without it
            why = str(error) if isinstance(error, _UnfitError) else f"{type(error).__name__}: {error}"
            refused.append(f"The game {point.name} of {package} is left out: {why}.")
        else:
            brought[point.name] = each
    return Found(brought, tuple(refused))


class _UnfitError(Exception):
    """What a package brings is no game for this bot. The text says why."""


def _examine(name: str, each: Brought, taken: Collection[str]) -> None:
    spec = getattr(each.game, "spec", None)
    if not isinstance(spec, Spec):
        raise _UnfitError("it has no spec")
    if spec.key != name or not KEY.fullmatch(name):
        raise _UnfitError(f"its key is {spec.key!r}, which must be the entry point's name, a-z, 0-9 and _")
    if name in taken:
        raise _UnfitError("another game has its key")
    if lacking := [method for method in CONTRACT if not callable(getattr(each.game, method, None))]:
        raise _UnfitError(f"it lacks {', '.join(lacking)}")
    folder = resources.files(type(each.game).__module__.partition(".")[0]) / "data"
    for file in (f"locales/en/{name}.ftl", f"rules/{name}.md"):
        if not folder.joinpath(*file.split("/")).is_file():
            raise _UnfitError(f"its package has no data/{file}")
