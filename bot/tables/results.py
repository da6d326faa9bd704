"""Results of finished deals and matches, for each seat. Pure."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from itertools import chain

from bot.games.api import Event, Result, Seat
from bot.games.seats import by_totals
from bot.league.results import PEOPLE_NEEDED, SCORING_VERSION
from bot.storage import DealRow, ResultRow
from bot.tables.log import TableLogEntry, Tally, is_missed
from bot.tables.people import Chair, deal_over
from bot.tables.table import Table


def deal_rows(table: Table, events: Iterable[Event], tally: Tally) -> list[DealRow]:
    """Return a row for each seat of the deal that ended in ``events``, or none if no deal ended. ``tally``
    belongs to that deal.
    """
    over = deal_over(events)
    if over is None:
        return []
    points: Sequence[int | None] = over.data["points"]
    played = {seat: value for seat, value in enumerate(points) if value is not None}
    winners = over.data.get("seats") or [over.data["winner"]]
    better = 1 if table.game.spec.low_wins else -1
    return [
        DealRow(
            deal=over.data["deal"],
            seat=seat,
            person=table.chairs[seat].person,
            points=value if table.game.spec.deal_points else 0,
            place=1 + sum(better * other < better * value for other in played.values()),
            won=seat in winners,
            calls_due=tally[seat].get("calls_due", 0),
            calls_made=tally[seat].get("calls_made", 0),
            calls_missed=tally[seat].get("calls_missed", 0),
            stand_in=is_missed(tally[seat]),
        )
        for seat, value in played.items()
    ]


def reflex(table: Table, entry: TableLogEntry) -> int | None:
    """Return how long (ms) a person took to call after the move that made the call due. None if ``entry``,
    made at ``table``, is no such call. Calls made with a card and slow clocks aren't measured.
    """
    if entry.move != "call" or entry.origin != "person" or table.clock == "slow":
        return None
    is_call = any(event.key == "called" and event.data["seat"] == entry.seat for event in entry.events)
    return max(0, entry.at - table.turn_at) if is_call else None


def result_rows(table: Table, result: Result, deals: Sequence[DealRow]) -> list[ResultRow]:
    """Return a row for each seat of a finished match, with the sums over its deals.

    Players who left a ranked match, were removed, or were absent for most of it are ranked after all others,
    and haven't won.
    """
    chairs = enumerate(table.chairs)
    away = {seat for seat, chair in chairs if chair.forfeited or was_played_for(table, chair)}
    places = standings(result, away)
    is_counted, rows = _is_counted(table, deals), []
    for index, group in enumerate(places):
        place = 1 + len(list(chain(*places[:index])))
        for seat in group:
            chair = table.chairs[seat]
            own = [deal for deal in deals if deal.seat == seat]
            rows.append(
                ResultRow(
                    seat=seat,
                    person=chair.person,
                    computer=chair.name if chair.person is None else None,
                    place=place,
                    won=place == 1 and seat not in away,
                    winners=sum(first not in away for first in places[0]),
                    total=result.totals[seat],
                    chips=result.chips[seat] if result.chips else None,
                    deals=len(own),
                    deals_won=sum(deal.won for deal in own),
                    points=sum(deal.points for deal in own),
                    calls_due=sum(deal.calls_due for deal in own),
                    calls_made=sum(deal.calls_made for deal in own),
                    calls_missed=sum(deal.calls_missed for deal in own),
                    forfeited=chair.forfeited,
                    counts=is_counted and chair.from_deal == 1,
                    scoring_version=SCORING_VERSION,
                    from_deal=chair.from_deal,
                    deals_stood_in=sum(deal.stand_in and deal.person == chair.person for deal in own),
                    excused=chair.excused,
                )
            )
    return [*rows, *_absent(table, rows)]


def _is_counted(table: Table, deals: Sequence[DealRow]) -> bool:
    """Return whether a match counts for the people who were there from its first deal.

    A match needs several people. An unranked one doesn't count if its host has removed a player, because that
    is no way to win. (Forgotten people left by their own choice.) A match whose time was up during its first
    deal doesn't count either.
    """
    from_the_first = [chair for chair in table.chairs if chair.person is not None and chair.from_deal == 1]
    removed = any(chair.forfeited and not chair.is_former for chair in table.chairs)
    return bool(deals) and len(from_the_first) >= PEOPLE_NEEDED and (table.ranked or not removed)


def was_played_for(table: Table, chair: Chair) -> bool:
    """Return whether a computer has played most of a ranked match for a person, who then can't win it."""
    return table.ranked and chair.was_absent


def _absent(table: Table, rows: Sequence[ResultRow]) -> Iterator[ResultRow]:
    """Yield rows for the people who were absent when their fixture began. They finish last."""
    counts = any(row.counts for row in rows)
    for seat, chair in enumerate(table.absent, len(rows)):
        yield ResultRow(
            seat=seat,
            person=chair.person,
            computer=None,
            place=len(rows) + 1,
            won=False,
            winners=rows[0].winners,
            total=0,
            chips=None,
            deals=0,
            deals_won=0,
            points=0,
            calls_due=0,
            calls_made=0,
            calls_missed=0,
            forfeited=True,
            counts=counts,
            scoring_version=SCORING_VERSION,
        )


def result_of(table: Table) -> Result:
    """Return the result of a finished match: the game's own, or the totals if its time was up. In that case
    the unfinished deal doesn't count, equal totals share a place, and no chips change hands.

    The best player who hasn't forfeited wins the pot. The payments of the others stay in it.
    """
    seen = table.observe(None)
    if seen.result is not None:
        if seen.result.chips is None:
            return seen.result
        winners = _places(table, seen.result)[0]
        return seen.result._replace(chips=table.game.chips(table.state, winners))
    return by_totals(seen.totals, low_wins=table.game.spec.low_wins)


def final_places(table: Table) -> list[tuple[Seat, ...]]:
    """Return the final places of a match, best first. Players who forfeited finish last."""
    return _places(table, result_of(table))


def _places(table: Table, result: Result) -> list[tuple[Seat, ...]]:
    return standings(result, {seat for seat, chair in enumerate(table.chairs) if chair.forfeited})


def standings(result: Result, forfeited: set[Seat]) -> list[tuple[Seat, ...]]:
    """Return the places of a match, best first. The seats in ``forfeited`` finish last."""
    stayed = [tuple(seat for seat in group if seat not in forfeited) for group in result.places]
    left = [tuple(seat for seat in group if seat in forfeited) for group in result.places]
    return [group for group in (*stayed, *left) if group]
