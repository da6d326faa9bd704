"""Chips that change hands in matches with a pot, in the caller's transaction."""

from __future__ import annotations

from collections.abc import Sequence

from bot.league import ledger
from bot.storage import ChipTransactionRow, ResultRow, Transaction


async def settle_chips(
    tx: Transaction, place_id: int, table_id: str, at: int, results: Sequence[ResultRow]
) -> None:
    """Pay out a match that ends now, if it was played for chips."""
    chips = [result.chips for result in results if result.chips is not None]
    if not chips:
        return
    key = await tx.chips.next_seq(place_id)
    people = [result.person for result in results if result.chips is not None]
    await post(tx, place_id, ledger.settled(str(key), at, table_id, people, chips), table_id)


async def void_chips(tx: Transaction, place_id: int, table_id: str, at: int) -> bool:
    """Undo the transfers of a match that doesn't count. Return False if there is nothing to undo.

    There is nothing to undo if the match wasn't played for chips, is void already, or ended before all
    balances were reset.
    """
    moved = await _moved(tx, place_id, table_id)
    if len(moved) % 2 == 0:
        return False
    return await _undo(tx, place_id, table_id, at, moved[0])


async def restore_chips(tx: Transaction, place_id: int, table_id: str, at: int) -> bool:
    """Reverse :func:`void_chips`. Return False if there is nothing to reverse."""
    moved = await _moved(tx, place_id, table_id)
    if len(moved) % 2 == 1 or not moved:
        return False
    return await _undo(tx, place_id, table_id, at, moved[-1])


async def _moved(tx: Transaction, place_id: int, table_id: str) -> list[ChipTransactionRow]:
    """Return the transactions of a match since the last reset. If their number is odd, the match counts."""
    moved = await tx.chips.transactions(place_id, table_id)
    return moved if moved and moved[0].seq > await tx.chips.last_reset(place_id) else []


async def _undo(tx: Transaction, place_id: int, table_id: str, at: int, row: ChipTransactionRow) -> bool:
    postings = tuple(await tx.chips.postings(place_id, row.seq))
    about = table_id if row.undoes is None else str(row.undoes)
    done = ledger.ChipTransfer(str(row.seq), row.at, row.kind, about, postings)
    key = await tx.chips.next_seq(place_id)
    await post(tx, place_id, ledger.undone(str(key), at, done), table_id, undoes=row.seq)
    return True


async def post(
    tx: Transaction,
    place_id: int,
    transaction: ledger.ChipTransfer,
    table_id: str | None,
    *,
    undoes: int | None = None,
    actor: str | None = None,
    reason: str = "",
) -> None:
    """Store a transaction. ``table_id``: the match that it belongs to, or None."""
    row = ChipTransactionRow(
        int(transaction.key), transaction.at, transaction.kind, table_id, undoes, actor, reason
    )
    await tx.chips.post(place_id, row, transaction.postings)
