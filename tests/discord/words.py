"""The words of a message in which Discord reads markup."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from typing import Any

from tests.discord.requests import walk

CODE = re.compile(r"```.*?```|``.*?``|`[^`\n]+`", re.DOTALL)
TEXT_DISPLAY = 10


def texts_of(message: Mapping[str, Any]) -> Iterator[str]:
    """Every text of a message or form that Discord renders with markup, without what is set as code.

    Labels, options, titles of forms and alternative texts are shown as they are, and are left out.
    """
    texts = [message.get("content"), *(part.get("content") for part in _displays(message))]
    for embed in message.get("embeds") or ():
        texts += [embed.get("title"), embed.get("description")]
        texts += [field["value"] for field in embed.get("fields") or ()]
    yield from (CODE.sub(" ", text) for text in texts if text)


def _displays(message: Mapping[str, Any]) -> Iterator[Mapping[str, Any]]:
    return (part for _, part in walk(message.get("components")) if part.get("type") == TEXT_DISPLAY)
