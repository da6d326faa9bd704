"""Play money: balances, statements, and resetting all balances."""

from __future__ import annotations

from dataclasses import dataclass, replace

from bot.league import ledger
from bot.storage import (
    ChipBoard,
    ChipEntryRow,
    Database,
)
from bot.tables.chips import post
from bot.tables.clock import Clock
from bot.tables.namesakes import page_told_apart
from bot.tables.outcome import saved
from bot.tables.people import Refused, Who
from bot.user_text import UserText

MOST_STAKE = 1_000_000
"""The most chips that all balances can be reset to. The least is 0."""
CHIP_REASON = 100
"""The most characters of the reason for a reset."""


@dataclass(frozen=True, slots=True)
class Statement:
    """One page of a member's statement."""

    name: UserText | None
    """The member's last known name; None for a forgotten person."""
    balance: int
    entries: tuple[ChipEntryRow, ...]
    """The entries, newest first."""
    total: int
    """The number of entries on all pages."""


@dataclass(frozen=True, slots=True)
class SettingBack:
    """The effects of resetting all balances."""

    accounts: int
    """The number of people with a balance other than 0."""
    changed: int
    """The number of people whose balance changes."""
    bank: int
    """What the bank gets, or gives if it is negative."""


class Chips:
    """The chips of servers: balances, statements, and resetting all balances. All methods raise
    StorageError.
    """

    def __init__(self, database: Database, clock: Clock) -> None:
        self._database = database
        self._clock = clock
        self._known: set[int] = set()
        """Servers where chips are known to have changed hands."""

    async def are_known(self, place_id: int) -> bool:
        """Return whether anyone has ever won or lost chips on a server. Once someone has, that stays so, and
        isn't looked up again.
        """
        if place_id not in self._known and await self._database.chips.known(place_id):
            self._known.add(place_id)
        return place_id in self._known

    async def statement(
        self, place_id: int, user_id: int, name: UserText | None, page: int, size: int
    ) -> Statement:
        """Return page ``page`` (0 is the first) of a member's statement. ``name`` is used if they have never
        played here.
        """
        person = await self._database.people.of_user(place_id, user_id)
        if person is None:
            return Statement(name, 0, (), 0)
        balance, total = await self._database.chips.account(place_id, person.person)
        entries = await self._database.chips.statement(
            place_id, person.person, limit=size, offset=page * size
        )
        return Statement(person.name, balance, tuple(entries), total)

    async def board(self, place_id: int, user_id: int, page: int, size: int) -> ChipBoard:
        """Return page ``page`` of all balances, and the line of ``user_id`` from any page."""
        person = await self._database.people.of_user(place_id, user_id)
        board = await self._database.chips.board(
            place_id,
            bank=ledger.BANK,
            person=person.person if person else None,
            limit=size,
            offset=page * size,
        )
        rows, own = page_told_apart(board.rows, board.own, board.namesakes)
        return replace(board, rows=rows, own=own)

    async def preview(self, place_id: int, stake: int) -> SettingBack:
        """Return what resetting all balances to ``stake`` would do now. Raises Refused ``chips_stake``."""
        need_stake(stake)
        balances = await self._database.chips.balances(place_id)
        return _setting_back(balances, ledger.reset("0", 0, "", balances, stake))

    async def set_back(self, place_id: int, who: Who, stake: int, reason: str) -> SettingBack:
        """Reset the balances of all people who have or owe chips to ``stake``. The bank takes or gives the
        difference.

        Raises Refused ``chips_stake`` or ``chips_reason``.
        """
        need_stake(stake)
        reason = " ".join(reason.split())
        if not 0 < len(reason) <= CHIP_REASON:
            raise Refused("chips_reason", count=CHIP_REASON)
        async with self._database.transaction() as tx:
            actor = await tx.people.key_for(place_id, who.user_id, who.name)
            key = await tx.chips.next_seq(place_id)
            balances = await tx.chips.balances(place_id)
            back = ledger.reset(str(key), self._clock.now(), reason, balances, stake)
            await post(tx, place_id, back, None, actor=actor, reason=reason)
        saved()
        return _setting_back(balances, back)


def need_stake(stake: int) -> None:
    """Raise Refused unless balances can be reset to ``stake``."""
    if not 0 <= stake <= MOST_STAKE:
        raise Refused("chips_stake", most=MOST_STAKE)


def _setting_back(balances: ledger.Balances, back: ledger.ChipTransfer) -> SettingBack:
    amounts = dict(back.postings)
    bank = amounts.pop(ledger.BANK, 0)
    return SettingBack(len(balances.keys() - {ledger.BANK}), len(amounts), bank)
