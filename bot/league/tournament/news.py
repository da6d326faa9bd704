"""The news of a tournament, which follow from what has changed.

``drawn`` (round, counter, tables: lists of entries), ``voided`` (round, table, slot, running: whether the
game is broken off), ``table_won`` and ``round_won`` (round, table, entries, points: the lowest sum, which
carries nothing on; computers: entries of the table, or of those, each with the number of games that a
computer has played for it, where there are any), ``phase`` (phase), ``tie`` (places, entries), ``through``
and ``champions`` (entries).
"""

from __future__ import annotations

from collections.abc import Iterator

from bot.games.api import Event
from bot.league.tournament.scores import by_computer, lowest, sums, table_winners
from bot.league.tournament.state import Tournament, TournamentTable


def news(old: Tournament, new: Tournament) -> tuple[Event, ...]:
    """Return the news about a change, in the order in which they are posted."""
    return (*_games(old, new), *_rounds(old, new), *_outcome(old, new), *_draws(old, new))


def _games(old: Tournament, new: Tournament) -> Iterator[Event]:
    was = {(table.round, table.number): table for table in old.tables}
    for table in new.tables:
        before = was.get((table.round, table.number))
        if before is None or before == table:
            continue
        for slot, (then, now) in enumerate(zip(before.slots, table.slots, strict=True), start=1):
            if now.voided > then.voided:
                broken_off = then.stands == "running"
                yield Event(
                    "voided",
                    {"round": table.round, "table": table.number, "slot": slot, "running": broken_off},
                )
        if table.done and not before.done:
            winners = table_winners(new, table)
            yield _won("table_won", new, table.round, winners, table.seats, table=table.number)


def _rounds(old: Tournament, new: Tournament) -> Iterator[Event]:
    for number in range(1, old.round + 1):
        if _done(new.tables_of(number)) and not _done(old.tables_of(number)):
            winners = lowest(new, number, _still_in(new, number))
            yield _won("round_won", new, number, winners, winners)


def _outcome(old: Tournament, new: Tournament) -> Iterator[Event]:
    if new.phase != old.phase:
        yield Event("phase", {"phase": new.phase})
    if new.tie and new.tie != old.tie:
        yield Event("tie", {"places": new.tie.places, "entries": list(new.tie.entries)})
    if new.finalists != old.finalists:
        yield Event("through", {"entries": list(new.finalists)})
    if new.champions != old.champions:
        yield Event("champions", {"entries": list(new.champions)})


def _draws(old: Tournament, new: Tournament) -> Iterator[Event]:
    if new.draws > old.draws:
        tables = [list(table.seats) for table in new.tables_of(new.round)]
        yield Event("drawn", {"round": new.round, "counter": old.draws, "tables": tables})


def _won(
    key: str,
    state: Tournament,
    number: int,
    winners: tuple[str, ...],
    among: tuple[str, ...],
    **where: int,
) -> Event:
    own = sums(state)
    points = own[winners[0]].rounds[number - 1] if winners else None
    data = {"round": number, **where, "entries": list(winners), "points": points}
    played = by_computer(state, number)
    computers = [[entry, played[entry]] for entry in among if entry in played]
    return Event(key, {**data, "computers": computers} if computers else data)


def _done(tables: Iterator[TournamentTable]) -> bool:
    return all(table.done for table in tables)


def _still_in(state: Tournament, number: int) -> Iterator[str]:
    return (table.seats[seat] for table in state.tables_of(number) for seat in state.players(table))
