"""What a running bot holds in memory: whether some text stands anywhere in it."""

from __future__ import annotations

import gc
import re
import sys
import types
from collections.abc import Iterable, Iterator, Sequence

OURS = ("bot", "cogs")
OTHERS = ("simcord", "tests", "discord", "asyncio", "_pytest", "hypothesis", "logging", "weakref")
"""Packages whose objects are not looked into: they are the world around the bot."""


def holders(owner: object, *sought: str) -> Iterator[str]:
    """Where in memory a text stands that holds any of ``sought``, or a number that is written so: each time
    the types on the way there, from what ``owner``, or a module of the bot, holds.
    """
    queue = [*_roots(owner)]
    ways = {id(each): "" for each in queue}
    for each in queue:
        if _says(each, sought):
            yield ways[id(each)]
        for held in _held(each):
            if id(held) not in ways:
                ways[id(held)] = f"{ways[id(each)]} {getattr(each, '__qualname__', type(each).__qualname__)}"
                queue.append(held)


def _roots(owner: object) -> Iterator[object]:
    yield from (each for each in vars(owner).values() if _package(type(each)) in OURS)
    for name, module in list(sys.modules.items()):
        if name.partition(".")[0] in OURS:
            yield from vars(module).values()
    yield from vars(re).values()  # it keeps what it has compiled


def _held(holder: object) -> Sequence[object]:
    if isinstance(holder, types.ModuleType | types.FrameType | str | bytes | int):
        return ()
    if isinstance(holder, type | types.FunctionType):  # it has the globals of its module
        is_others = _package(holder) not in OURS
    else:
        is_others = _package(type(holder)) in OTHERS
    return () if is_others else gc.get_referents(holder)


def _package(kind: type | types.FunctionType) -> str:
    return (kind.__module__ or "").partition(".")[0]  # one that was made by a string has none


def _says(found: object, sought: Iterable[str]) -> bool:
    if isinstance(found, bytes):
        return any(each.encode() in found for each in sought)
    return isinstance(found, str | int) and any(each in str(found) for each in sought)
