"""Text that people wrote, and whether what it asks for comes alive in a message of the bot."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from functools import cache
from typing import Any

from simcord.backend import Backend

from tests.discord.requests import walk

DIRECTION = "\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069"
LIVE = re.compile(
    rf"""
      <(?:@[!&]?\d+ | \#\d+ | /[^<>\n]+:\d+ | t:-?\d+(?::\w)? | a?:\w+:\d+ | id:\w+)>
    | @(?:everyone|here)\b
    | \[[^\]\n]+\]\([^)\s]+\)
    | (?:https?|steam)://[^\s<>)]+
    | \bdiscord(?:app)?\.(?:gg|gift|new|com/\w+)/\w+
    | [{DIRECTION}]
    """,
    re.VERBOSE | re.IGNORECASE,
)
"""Mentions, times, emojis, links behind words and bare, invitations, and marks that turn the direction."""
AT_A_LINES_BEGINNING = re.compile(r"^ *(?:#{1,3} |-# |>{1,3} |[-*+] ) *\S+", re.MULTILINE)
"""Headings, small print, quotations and lists."""

CODE = re.compile(r"```.*?```", re.DOTALL)
"""A block in which nothing is alive. Backticks in a name end it, so what follows them is seen."""

PLAYERS = "places"
"""The field that asks for a line a player."""
BULLETS = re.compile(r"^(?:[-*+>] *)+", re.MULTILINE)


class ForeignText:
    """What people wrote, as far as the double has heard it: names, options of commands, fields of forms."""

    def __init__(self, backend: Backend) -> None:
        self._backend = backend
        self._heard: set[str] = set()

    def tell(self, *texts: str) -> None:
        """These too are texts that people wrote."""
        self._heard.update(text for text in texts if demands(text))

    def listen(self, interaction: Mapping[str, Any]) -> None:
        """Take down what somebody typed into a command or a form."""
        data = interaction.get("data") or {}
        fields = (_field(part) for _, part in walk(data.get("components")))
        self.tell(*(text for text in (*_typed(data.get("options")), *fields) if isinstance(text, str)))

    def alive(self, text: str) -> Iterator[tuple[str, str]]:
        """What of a foreign text is alive in ``text``, and that foreign text."""
        for name in {*self._heard, *filter(demands, self._names())}:
            for demand in demands(name):
                if is_alive(demand, text):
                    yield demand, name

    def _names(self) -> Iterator[str]:
        backend = self._backend
        for user in backend.users.values():
            yield user.global_name or user.name
        for guild in backend.guilds.values():
            yield guild.name
            yield from (member.nick for member in guild.members.values() if member.nick)


@cache
def demands(text: str) -> tuple[str, ...]:
    """What a text would have Discord do: every mention, link, heading and so on in it."""
    readings = (LIVE, AT_A_LINES_BEGINNING)
    return tuple(found[0].strip(" ") for reading in readings for found in reading.finditer(text))


def is_alive(demand: str, text: str) -> bool:
    """Whether Discord does what a text would have it do."""
    beginning = r"^ *" if AT_A_LINES_BEGINNING.fullmatch(demand) else r"(?<!\\)"
    return re.search(beginning + re.escape(demand), CODE.sub("", text), re.MULTILINE) is not None


def _field(part: Mapping[str, Any]) -> Any:
    """What was typed into a field; of a list of players without its bullets, which the field asks for."""
    value = part.get("value")
    return BULLETS.sub("", value) if part.get("custom_id") == PLAYERS and value else value


def _typed(options: Any) -> Iterator[Any]:
    for option in options or ():
        yield option.get("value")
        yield from _typed(option.get("options"))
