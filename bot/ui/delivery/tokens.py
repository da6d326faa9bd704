"""The tokens of presses through which tables are shown where the bot is no member."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Generic, TypeVar

P = TypeVar("P")

KEPT = 3
"""How many of the newest tokens of a table are kept to send its message again: if Discord refuses the newest
one, an older one follows.
"""


@dataclass(frozen=True, slots=True)
class Token(Generic[P]):
    """A press of the last minutes, and what Discord allows by it."""

    press: P
    until: int
    """Until when Discord accepts it (monotonic ms)."""
    message_id: int = 0
    """The message of the table that it edits; 0 if it can only send new ones."""
    is_followup: bool = False
    """Whether that message is a follow-up to the press. If not, it is the first answer or was pressed."""

    @property
    def followup_id(self) -> int:
        """The message's id if it is a follow-up to the press, or else 0."""
        return self.message_id if self.is_followup else 0


@dataclass(slots=True)
class _OfTable(Generic[P]):
    edits: dict[int, Token[P]] = field(default_factory=dict)
    """The newest token that edits each message, by its id."""
    newest: deque[Token[P]] = field(default_factory=lambda: deque(maxlen=KEPT))


class TableTokens(Generic[P]):
    """The newest tokens of each table. They are secrets, so they are in memory only."""

    def __init__(self) -> None:
        self._tables: dict[str, _OfTable[P]] = {}

    def living(self, now: int) -> list[str]:
        """Return the ids of the tables that have tokens ``now`` (monotonic ms), and forget all others."""
        for table_id, tokens in list(self._tables.items()):
            if all(token.until <= now for token in (*tokens.newest, *tokens.edits.values())):
                del self._tables[table_id]
        return list(self._tables)

    def add(self, table_id: str, token: Token[P]) -> None:
        """Note a token of a table, the newest one."""
        tokens = self._tables.setdefault(table_id, _OfTable())
        if all(token.press is not other.press for other in tokens.newest):
            tokens.newest.append(token)
        if token.message_id:
            tokens.edits[token.message_id] = token

    def editing(self, table_id: str, message_id: int | None, now: int) -> Token[P] | None:
        """Return the newest token that edits a message ``now`` (monotonic ms), or None."""
        tokens = self._tables.get(table_id)
        token = None if tokens is None else tokens.edits.get(message_id or 0)
        return token if token is not None and now < token.until else None

    def sending(self, table_id: str, now: int) -> Token[P] | None:
        """Return the newest token that sends messages ``now`` (monotonic ms), or None."""
        tokens = self._tables.get(table_id)
        return next((each for each in reversed(tokens.newest) if now < each.until), None) if tokens else None

    def drop(self, table_id: str, token: Token[P]) -> None:
        """Use a token no longer, because Discord has refused it."""
        tokens = self._tables.get(table_id)
        if tokens is not None:
            tokens.newest = deque((one for one in tokens.newest if one.press is not token.press), KEPT)
            tokens.edits = {key: one for key, one in tokens.edits.items() if one.press is not token.press}

    def forget(self, table_id: str) -> None:
        """Keep no token of a table."""
        self._tables.pop(table_id, None)

    def forget_presses(self, is_one: Callable[[P], bool]) -> None:
        """Keep none of some presses' tokens."""
        for table_id, tokens in list(self._tables.items()):
            for token in [*tokens.newest, *tokens.edits.values()]:
                if is_one(token.press):
                    self.drop(table_id, token)
