"""The presses at each table whose tokens show it, from their first answers on."""

from __future__ import annotations

import asyncio

from bot.tables import Clock
from bot.ui.delivery import responses
from bot.ui.delivery.response import Interaction
from bot.ui.delivery.responses import TOKEN
from bot.ui.delivery.tokens import TableTokens, Token


class PressTokens:
    """Collects the presses at tables, and gives their tokens once they are answered: only then is it known
    which message they edit.
    """

    def __init__(self, clock: Clock) -> None:
        self._clock = clock
        self._tokens = TableTokens[Interaction]()
        self._unanswered: dict[str, list[Interaction]] = {}
        """The presses at each table whose first answer wasn't known when last looked at."""
        self.changed = asyncio.Event()
        """Set when there are new presses or tokens."""

    def note(self, table_id: str, press: Interaction) -> None:
        """Note a press or command at a table."""
        unanswered = self._unanswered.setdefault(table_id, [])
        if press not in unanswered:
            unanswered.append(press)
        self.changed.set()

    def add(self, table_id: str, token: Token[Interaction]) -> None:
        """Note a token of a table, the newest one."""
        self._tokens.add(table_id, token)
        self.changed.set()

    def drop(self, table_id: str, token: Token[Interaction]) -> None:
        """Use a token no longer, because Discord has refused it."""
        self._tokens.drop(table_id, token)

    def editing(self, table_id: str, message_id: int | None) -> Token[Interaction] | None:
        """Return the newest token that edits a message now, or None."""
        self._collect(table_id)
        return self._tokens.editing(table_id, message_id, self._clock.monotonic())

    def sending(self, table_id: str) -> Token[Interaction] | None:
        """Return the newest token that sends messages now, or None."""
        self._collect(table_id)
        return self._tokens.sending(table_id, self._clock.monotonic())

    def awaits(self, table_id: str) -> bool:
        """Return whether a press at a table is being answered."""
        return bool(self._unanswered.get(table_id))

    def tables(self) -> set[str]:
        """Return the ids of the tables with presses or living tokens."""
        return {*self._tokens.living(self._clock.monotonic()), *self._unanswered}

    def forget(self, table_id: str) -> None:
        """Keep no press of a table."""
        self._tokens.forget(table_id)
        self._unanswered.pop(table_id, None)

    def forget_player(self, user_id: int) -> None:
        """Keep no press of a user."""
        self._tokens.forget_presses(lambda press: press.user.id == user_id)
        for table_id, presses in self._unanswered.items():
            self._unanswered[table_id] = [press for press in presses if press.user.id != user_id]

    def _collect(self, table_id: str) -> None:
        """Take the tokens of presses that were answered by now."""
        left = []
        for press in self._unanswered.pop(table_id, []):
            edited = responses.edited_by(press)
            if edited is not None:
                self.add(table_id, Token(press, responses.received_at(press) + TOKEN, edited))
            elif not responses.is_over(press):
                left.append(press)
        if left:
            self._unanswered[table_id] = left
