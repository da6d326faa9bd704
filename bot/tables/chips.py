"""Play money: what matches with a pot come to, and what moderators do about it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from bot.league import ledger
from bot.storage import (
    ChipBoard,
    ChipEntryRow,
    ChipTransactionRow,
    Database,
    ResultRow,
    Writer,
)
from bot.tables.busy import or_busy, writing
from bot.tables.clock import Clock
from bot.tables.outcome import saved
from bot.tables.people import Refused, Who

MOST_STAKE = 1_000_000
"""What everybody can be set back to at most; the least is 0."""
CHIP_REASON = 100
"""Characters of the reason for it at most."""


@dataclass(frozen=True, slots=True)
class Statement:
    """One page of what has led to a member's balance."""

    name: str | None
    """As the member was called last; None for somebody who was forgotten."""
    balance: int
    entries: tuple[ChipEntryRow, ...]
    """The newest first."""
    total: int
    """Entries on all pages."""


@dataclass(frozen=True, slots=True)
class SettingBack:
    """What it means to set everybody back."""

    accounts: int
    """People who have chips, or owe some."""
    changed: int
    """Those of them whose balance changes."""
    bank: int
    """What the bank gets; with a minus, what it gives."""


# In the transaction of whoever calls


async def settle_chips(
    writer: Writer, guild_id: int, table_id: str, at: int, results: Sequence[ResultRow]
) -> None:
    """Post what a match that ends now comes to, if it was played for chips."""
    chips = [result.chips for result in results if result.chips is not None]
    if not chips:
        return
    key = await writer.next_chip_seq(guild_id)
    people = [result.person for result in results if result.chips is not None]
    await _post(writer, guild_id, ledger.settled(str(key), at, table_id, people, chips), table_id)


async def void_chips(writer: Writer, guild_id: int, table_id: str, at: int) -> bool:
    """Undo what a match has moved, as it does not count; False where there is nothing to undo.

    Nothing is where it was not played for chips, is void already, or everybody was set back since: what came
    before that is settled for good.
    """
    moved = await _moved(writer, guild_id, table_id)
    if len(moved) % 2 == 0:
        return False
    return await _undo(writer, guild_id, table_id, at, moved[0])


async def restore_chips(writer: Writer, guild_id: int, table_id: str, at: int) -> bool:
    """Take back what :func:`void_chips` has done; False where there is nothing to take back."""
    moved = await _moved(writer, guild_id, table_id)
    if len(moved) % 2 == 1 or not moved:
        return False
    return await _undo(writer, guild_id, table_id, at, moved[-1])


async def _moved(writer: Writer, guild_id: int, table_id: str) -> list[ChipTransactionRow]:
    """The transactions of a match: it stands after an odd number of them. None from before the last reset."""
    moved = await writer.chip_transactions(guild_id, table_id)
    return moved if moved and moved[0].seq > await writer.last_chip_reset(guild_id) else []


async def _undo(writer: Writer, guild_id: int, table_id: str, at: int, row: ChipTransactionRow) -> bool:
    postings = tuple(await writer.chip_postings(guild_id, row.seq))
    about = table_id if row.undoes is None else str(row.undoes)
    done = ledger.Transaction(str(row.seq), row.at, row.kind, about, postings)
    key = await writer.next_chip_seq(guild_id)
    await _post(writer, guild_id, ledger.undone(str(key), at, done), table_id, undoes=row.seq)
    return True


async def _post(
    writer: Writer,
    guild_id: int,
    transaction: ledger.Transaction,
    table_id: str | None,
    *,
    undoes: int | None = None,
    actor: str | None = None,
    reason: str = "",
) -> None:
    row = ChipTransactionRow(
        int(transaction.key), transaction.at, transaction.kind, table_id, undoes, actor, reason
    )
    await writer.post_chips(guild_id, row, transaction.postings)


# For commands


class Chips:
    """The chips of servers: who has how many, why, and setting everybody back. All raise Busy."""

    def __init__(self, database: Database, clock: Clock) -> None:
        self._database = database
        self._clock = clock

    async def statement(
        self, guild_id: int, user_id: int, name: str | None, page: int, size: int
    ) -> Statement:
        """Page ``page`` (0 is the first) of a member's statement; ``name`` if they have never played here."""
        with or_busy():
            person = await self._database.person_of(guild_id, user_id)
            if person is None:
                return Statement(name, 0, (), 0)
            balance, total = await self._database.chip_account(guild_id, person.person)
            entries = await self._database.chip_statement(
                guild_id, person.person, limit=size, offset=page * size
            )
        return Statement(person.name, balance, tuple(entries), total)

    async def board(self, guild_id: int, user_id: int, page: int, size: int) -> ChipBoard:
        """Page ``page`` of everybody's balances, and the line of ``user_id`` wherever it is."""
        with or_busy():
            person = await self._database.person_of(guild_id, user_id)
            return await self._database.chip_board(
                guild_id,
                bank=ledger.BANK,
                person=person.person if person else None,
                limit=size,
                offset=page * size,
            )

    async def preview(self, guild_id: int, stake: int) -> SettingBack:
        """What would come of setting everybody back to ``stake`` now. Raises Refused ``chips_stake``."""
        need_stake(stake)
        with or_busy():
            balances = await self._database.chip_balances(guild_id)
        return _setting_back(balances, ledger.reset("0", 0, "", balances, stake))

    async def set_back(self, guild_id: int, who: Who, stake: int, reason: str) -> SettingBack:
        """Set everybody who has chips or owes some back to ``stake``; the bank takes or gives the rest.

        Raises Refused ``chips_stake`` or ``chips_reason``.
        """
        need_stake(stake)
        reason = " ".join(reason.split())
        if not 0 < len(reason) <= CHIP_REASON:
            raise Refused("chips_reason", count=CHIP_REASON)
        async with writing(self._database) as writer:
            actor = await writer.person_for(guild_id, who.user_id, who.name)
            key = await writer.next_chip_seq(guild_id)
            balances = await writer.chip_balances(guild_id)
            back = ledger.reset(str(key), self._clock.now(), reason, balances, stake)
            await _post(writer, guild_id, back, None, actor=actor, reason=reason)
        saved()
        return _setting_back(balances, back)


def need_stake(stake: int) -> None:
    """Raises Refused for what nobody can be set back to."""
    if not 0 <= stake <= MOST_STAKE:
        raise Refused("chips_stake", most=MOST_STAKE)


def _setting_back(balances: ledger.Balances, back: ledger.Transaction) -> SettingBack:
    amounts = dict(back.postings)
    bank = amounts.pop(ledger.BANK, 0)
    return SettingBack(len(balances.keys() - {ledger.BANK}), len(amounts), bank)
