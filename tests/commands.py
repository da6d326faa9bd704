"""What Discord is told of the commands, put in words once in a process: each start of a bot would take a
tenth of its time for it.
"""

from __future__ import annotations

import marshal
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import pytest
from discord import app_commands

import bot.client.olsen
from bot import resources
from bot.ui.i18n.commands import Payload, described

_worded: dict[tuple[object, bytes], bytes] = {}
"""The commands in all languages, by the folder of these and by the commands in English."""


@contextmanager
def commands_worded_once() -> Iterator[None]:
    """Bots that start meanwhile have the words of commands that are the same as those of another."""
    with pytest.MonkeyPatch.context() as client:
        client.setattr(bot.client.olsen, "described", _described)
        yield


def _described(tree: app_commands.CommandTree[Any]) -> list[Payload]:
    told = marshal.dumps([command.to_dict(tree) for command in tree.get_commands()])
    key = resources.PACKAGE, told
    if key not in _worded:
        _worded[key] = marshal.dumps(described(tree))
    worded: list[Payload] = marshal.loads(_worded[key])  # noqa: S302 - these bytes come from nowhere else
    return worded
