"""What a running bot holds in memory: whether some text stands anywhere in it."""

from __future__ import annotations

import gc
import re
import sys
import types
from collections.abc import Iterable, Iterator, Mapping, Sequence

OURS = ("bot", "cogs")
OTHERS = ("simcord", "tests", "discord", "asyncio", "_pytest", "hypothesis", "logging", "weakref")
"""Packages whose objects are not looked into: they are the world around the bot."""
PLAIN = (types.ModuleType, types.FrameType, str, bytes, int)
"""What is not looked into either."""
KINDS = (type, types.FunctionType)
"""What has a package of its own, not that of its type."""


def holders(owner: object, *sought: str) -> Iterator[str]:
    """Where in memory a text stands that holds any of ``sought``, or a number that is written so: each time
    the types on the way there, from what ``owner``, or a module of the bot, holds.
    """
    queue = [*_roots(owner)]
    holder_of: dict[int, object] = {id(each): None for each in queue}
    says, held_by = _Says(sought), _Held()
    for each in queue:
        if says(each):
            yield _way(each, holder_of)
        for held in held_by(each):
            if id(held) not in holder_of:
                holder_of[id(held)] = each
                queue.append(held)


def _way(found: object, holder_of: Mapping[int, object]) -> str:
    way = []
    while (found := holder_of[id(found)]) is not None:
        way.append(str(getattr(found, "__qualname__", type(found).__qualname__)))
    return " ".join(reversed(way))


def _roots(owner: object) -> Iterator[object]:
    yield from (each for each in vars(owner).values() if _package(type(each)) in OURS)
    for name, module in list(sys.modules.items()):
        if name.partition(".")[0] in OURS:
            yield from vars(module).values()
    yield from vars(re).values()  # it keeps what it has compiled


class _Held:
    """What an object holds. Whether one of a type is looked into is asked once: there are very many of it."""

    def __init__(self) -> None:
        self._is_closed: dict[type, bool] = {}

    def __call__(self, holder: object) -> Sequence[object]:
        kind = type(holder)
        if kind not in self._is_closed:
            self._is_closed[kind] = issubclass(kind, PLAIN) or _package(kind) in OTHERS
        is_closed = self._is_closed[kind]
        if isinstance(holder, KINDS):  # it has the globals of its module
            is_closed = _package(holder) not in OURS
        return () if is_closed else gc.get_referents(holder)


def _package(kind: type | types.FunctionType) -> str:
    return (kind.__module__ or "").partition(".")[0]  # one that was made by a string has none


class _Says:
    """Whether a text holds any of ``sought``, or a number is written so."""

    def __init__(self, sought: Iterable[str]) -> None:
        self._texts = [*sought]
        self._bytes = [each.encode() for each in self._texts]

    def __call__(self, found: object) -> bool:
        if isinstance(found, bytes):
            return any(each in found for each in self._bytes)
        if isinstance(found, int):
            found = str(found)
        return isinstance(found, str) and any(each in found for each in self._texts)
