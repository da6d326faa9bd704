"""What matches with a pot come to in play money, in the transaction of whoever calls."""

from __future__ import annotations

from collections.abc import Sequence

from bot.league import ledger
from bot.storage import ChipTransactionRow, ResultRow, Transaction


async def settle_chips(
    tx: Transaction, guild_id: int, table_id: str, at: int, results: Sequence[ResultRow]
) -> None:
    """Post what a match that ends now comes to, if it was played for chips."""
    chips = [result.chips for result in results if result.chips is not None]
    if not chips:
        return
    key = await tx.chips.next_seq(guild_id)
    people = [result.person for result in results if result.chips is not None]
    await post(tx, guild_id, ledger.settled(str(key), at, table_id, people, chips), table_id)


async def void_chips(tx: Transaction, guild_id: int, table_id: str, at: int) -> bool:
    """Undo what a match has moved, as it does not count; False where there is nothing to undo.

    Nothing is where it was not played for chips, is void already, or everybody was set back since: what came
    before that is settled for good.
    """
    moved = await _moved(tx, guild_id, table_id)
    if len(moved) % 2 == 0:
        return False
    return await _undo(tx, guild_id, table_id, at, moved[0])


async def restore_chips(tx: Transaction, guild_id: int, table_id: str, at: int) -> bool:
    """Take back what :func:`void_chips` has done; False where there is nothing to take back."""
    moved = await _moved(tx, guild_id, table_id)
    if len(moved) % 2 == 1 or not moved:
        return False
    return await _undo(tx, guild_id, table_id, at, moved[-1])


async def _moved(tx: Transaction, guild_id: int, table_id: str) -> list[ChipTransactionRow]:
    """The transactions of a match: it stands after an odd number of them. None from before the last reset."""
    moved = await tx.chips.transactions(guild_id, table_id)
    return moved if moved and moved[0].seq > await tx.chips.last_reset(guild_id) else []


async def _undo(tx: Transaction, guild_id: int, table_id: str, at: int, row: ChipTransactionRow) -> bool:
    postings = tuple(await tx.chips.postings(guild_id, row.seq))
    about = table_id if row.undoes is None else str(row.undoes)
    done = ledger.Transaction(str(row.seq), row.at, row.kind, about, postings)
    key = await tx.chips.next_seq(guild_id)
    await post(tx, guild_id, ledger.undone(str(key), at, done), table_id, undoes=row.seq)
    return True


async def post(
    tx: Transaction,
    guild_id: int,
    transaction: ledger.Transaction,
    table_id: str | None,
    *,
    undoes: int | None = None,
    actor: str | None = None,
    reason: str = "",
) -> None:
    """Enter a transaction, that of a match if ``table_id`` is one."""
    row = ChipTransactionRow(
        int(transaction.key), transaction.at, transaction.kind, table_id, undoes, actor, reason
    )
    await tx.chips.post(guild_id, row, transaction.postings)
