"""The first hands of a match, as answers to the presses by which their owners sat down."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass

from bot.tables import Table, Tables
from bot.ui.delivery.hand_view import HandView
from bot.ui.delivery.hands import HandRefresher
from bot.ui.delivery.tracked_hand import Interaction
from bot.ui.delivery.until_expiry import UntilExpiry
from bot.ui.i18n.translator import Translator


@dataclass(frozen=True, slots=True)
class SatDown:
    """A press by which a player sat down, and how they wish to see their hand."""

    press: Interaction
    view: HandView
    say: Translator


class Beginnings:
    """Remembers the newest press by which each player of a lobby sat down.

    When the match begins while Discord accepts answers to it, the answer is the player's hand, sent by that
    press's own token. All of it is in memory only. After a restart, players open their hands themselves.
    """

    def __init__(self, tables: Tables, hands: HandRefresher) -> None:
        self._tables = tables
        self._hands = hands
        self._waiting = UntilExpiry[str, SatDown]()
        """By table."""
        tables.changed.subscribe(self.changed)

    def expect(self, table: Table, press: Interaction, view: HandView, say: Translator) -> None:
        """Answer ``press``, which must have its first answer, with its user's hand once the match begins: now
        if it has begun.
        """
        self._note(table, SatDown(press, view, say))

    @contextmanager
    def answering(self, table: Table, user_id: int) -> Iterator[None]:
        """Leave the user's hand to the press that the block handles, which may begin the match. If the block
        fails, the earlier press is remembered again.
        """
        before = self._waiting.pop(table.table_id, user_id)
        try:
            yield
        except BaseException:
            if before is not None:
                self._note(table, before)
            raise

    def changed(self, table: Table) -> None:
        """Show the players their hands if the match of ``table`` has begun."""
        if table.phase == "lobby":
            return
        for seat, chair in enumerate(table.chairs):
            sat_down = self._waiting.pop(table.table_id, chair.user_id or 0)
            if sat_down is not None and table.phase == "playing" and chair.present:
                self._hands.open_later(sat_down.press, table, seat, sat_down.view, sat_down.say)

    def forget_player(self, user_id: int) -> None:
        """Forget a user's presses."""
        self._waiting.forget_player(user_id)

    def _note(self, table: Table, sat_down: SatDown) -> None:
        """Remember a press as the newest, and look at the newest state of ``table``, which may have changed
        since.
        """
        self._waiting.put(table.table_id, sat_down.press, sat_down)
        self.changed(self._tables.find(table.table_id) or table)
