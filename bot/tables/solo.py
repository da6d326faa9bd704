"""Results of matches that one person has played against computers alone. They count for that person's own
records, and for no rating or leaderboard.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from bot.games.api import Game, Seat
from bot.players import LEVELS
from bot.storage import MoveRow, ResultRow, Transaction
from bot.tables.results import was_played_for
from bot.tables.table import Table


async def count_solo(
    tx: Transaction, table: Table, results: Sequence[ResultRow], moves: Iterable[MoveRow]
) -> None:
    """Add a finished match to its player's records, if only one person was ever there. A person who is
    away at the end hasn't won.
    """
    seat = _only_person(table)
    own = next((result for result in results if result.seat == seat), None)
    if seat is None or own is None or not own.deals:
        return
    chair = table.chairs[seat]
    won = own.won and chair.present and not was_played_for(table, chair)
    await tx.solo.count(
        table.place_id,
        chair.person or "",
        table.game_key,
        won=won,
        level=weakest(table),
        quickest=quickest(table.game, moves, seat),
        margin=_margin(table, seat, results) if won else None,
    )


def _only_person(table: Table) -> Seat | None:
    """Return the seat of the only person who was ever at a table. None if there were several, or if the
    person was forgotten.
    """
    people = [
        seat for seat, chair in enumerate(table.chairs) for holder in chair.holders if holder is not None
    ]
    if len(people) != 1 or table.absent or table.chairs[people[0]].is_former:
        return None
    return people[0] if table.chairs[people[0]].person is not None else None


def weakest(table: Table) -> str | None:
    """Return the level of the weakest computer at a table; None if a program plays."""
    levels = [chair.own_level for chair in table.chairs if chair.person is None]
    return None if None in levels else min((level for level in levels if level), key=LEVELS.index)


def _margin(table: Table, seat: Seat, results: Sequence[ResultRow]) -> int | None:
    totals = {result.seat: result.total for result in results}
    own = totals.pop(seat)
    margin = min(totals.values()) - own if table.game.spec.low_wins else own - max(totals.values())
    return margin if margin > 0 else None


def quickest(game: Game[object], moves: Iterable[MoveRow], seat: Seat) -> int | None:
    """Return the fewest turns in which a seat won a deal of a match; None if it has won none."""
    best: int | None = None
    turns, last = 0, None
    for move in moves:
        events = {event[0]: event[1] for event in move.events}
        if "dealt" in events:
            turns, last = 0, None
        verb = move.move.partition(" ")[0]
        if move.seat is not None and verb != "deal" and verb not in game.spec.out_of_turn:
            turns += move.seat == seat != last
            last = move.seat
        over = events.get("deal_over")
        if over is not None and turns and seat in (over.get("seats") or [over["winner"]]):
            best = turns if best is None else min(best, turns)
    return best
