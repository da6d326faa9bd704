"""Play money: the ledger of chips, the balances, and queries about both."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Literal

from bot.storage.declared import Reads, Writes, query
from bot.storage.rows import from_columns, paged, rows_of, to_columns
from bot.user_text import UserText

ChipKind = Literal["match", "undone", "reset"]


@dataclass(frozen=True, slots=True)
class ChipTransactionRow:
    """A transfer of chips between accounts of a place."""

    seq: int
    """Number of the transaction in the place, from 1."""
    at: int
    kind: ChipKind
    table_id: str | None = None
    """The match; None for a reset of all balances."""
    undoes: int | None = None
    """Number of the transaction that this one undoes."""
    actor: str | None = None
    """The key of the person who reset all balances, followed by the reason."""
    reason: str = ""


@dataclass(frozen=True, slots=True)
class ChipEntryRow:
    """A line of an account's statement."""

    seq: int
    at: int
    kind: ChipKind
    undone_kind: ChipKind | None
    """Kind of the transaction that this one undoes; None if it undoes none."""
    game: str | None
    """The game of the match, followed by the message of its table."""
    channel_id: int | None
    message_id: int | None
    amount: int
    balance: int
    """Balance after the entry."""
    actor: UserText | None
    """Name of the person who reset all balances; None if they were forgotten."""
    reason: UserText


@dataclass(frozen=True, slots=True)
class ChipLineRow:
    """A line of the board of balances."""

    line: int
    """Number of the line, from 1."""
    rank: int
    user_id: int | None
    """None for a forgotten person, like the name."""
    name: UserText | None
    balance: int
    own: bool


@dataclass(frozen=True, slots=True)
class ChipBoard:
    """One page of the board of balances, and the line of the person who asked, from any page."""

    rows: tuple[ChipLineRow, ...]
    own: ChipLineRow | None
    bank: int
    total: int
    """Number of lines on all pages."""
    namesakes: tuple[ChipLineRow, ...] = ()
    """Lines on other pages of people with similar names."""


class ChipQueries(Reads):
    """Queries about chips. An account is a person's key, or the bank."""

    @query("chip_transactions_of")
    async def transactions(self, place_id: int, table_id: str) -> list[ChipTransactionRow]: ...
    @query("chip_postings_of")
    async def postings(self, place_id: int, seq: int) -> list[tuple[str, int]]: ...
    @query("chips_known")
    async def known(self, place_id: int) -> int: ...
    @query("last_chip_reset")
    async def last_reset(self, place_id: int) -> int: ...
    @query("chip_balances")
    async def balances(self, place_id: int) -> dict[str, int]: ...
    @query("chip_account")
    async def account(self, place_id: int, account: str) -> tuple[int, int]: ...

    async def statement(self, place_id: int, account: str, *, limit: int, offset: int) -> list[ChipEntryRow]:
        """Return ``limit`` entries of an account's statement after the first ``offset``, newest first."""
        rows = await self._executor.fetch_all(
            "chip_statement",
            place_id=place_id,
            account=account,
            page_start=offset,
            page_end=offset + limit,
        )
        return rows_of(ChipEntryRow, rows)

    async def board(
        self, place_id: int, *, bank: str, person: str | None, limit: int, offset: int
    ) -> ChipBoard:
        """Return ``limit`` lines of a place's balances after the first ``offset``, the largest first.

        ``bank`` is the account that belongs to no person. ``person`` is the person who asked. Every page
        comes with their own line, and with lines of people on other pages whose names look like one on the
        page.
        """
        rows = await self._executor.fetch_all(
            "chip_board",
            place_id=place_id,
            bank=bank,
            person=person,
            page_start=offset,
            page_end=offset + limit,
        )
        lines = [
            from_columns(
                ChipLineRow, {name: value for name, value in row.items() if name not in ("bank", "total")}
            )
            for row in rows
            if row["line"] is not None
        ]
        page, own, namesakes = paged(lines, offset, limit)
        return ChipBoard(page, own, rows[0]["bank"], rows[0]["total"], namesakes)


class ChipRepository(Writes, ChipQueries):
    """Chips, and new transactions. The ledger only ever grows."""

    @query("next_chip_seq")
    async def next_seq(self, place_id: int) -> int: ...

    async def post(
        self, place_id: int, transaction: ChipTransactionRow, postings: Iterable[tuple[str, int]]
    ) -> None:
        """Store a transaction and change the balances. Raises :class:`StorageConflict` if its number is
        taken.
        """
        entries = [
            {"place_id": place_id, "seq": transaction.seq, "account": account, "amount": amount}
            for account, amount in postings
        ]
        await self._executor.run(
            ("add_chip_transaction", {"place_id": place_id, **to_columns(transaction)}),
            *(("add_chip_posting", entry) for entry in entries),
            *(("change_chip_balance", entry) for entry in entries),
        )
