"""Whether a decision can still be taken back: not when something was built on it."""

from __future__ import annotations

from collections.abc import Iterator

from bot.league.book import Book
from bot.league.decisions import Adjust, Decision, Extend, Replace, Settle, Void, Withdraw, in_force


def built_on(book: Book, decision: Decision) -> str | None:
    """The key of what was built on a decision, so that it cannot be taken back: a later decision, a match, or
    a fixture; None: nothing.

    On a void: the match that was played instead. On what was decided about a match: what was decided about
    it later. On a settled tie: settling it again. On a withdrawal: tables that were drawn without the entry.
    On a replacement: a match of the new player, or a further replacement. On both: another entry that its
    player has now. On an extension: a match that was played thanks to it, or a further extension.
    """
    return next(_built_on(book, decision), None)


def _built_on(book: Book, decision: Decision) -> Iterator[str]:
    standing = in_force(book.decisions)
    later = standing[standing.index(decision) + 1 :]
    match decision.ruling:
        case Void(match) | Adjust(match):
            yield from (
                d.key for d in later if isinstance(d.ruling, Void | Adjust) and d.ruling.match == match
            )
            fixture = book.results[match].fixture
            outcome = book.outcome(fixture) if fixture else None
            if outcome is not None and outcome.match != match:
                yield outcome.match
        case Settle(order):
            again = (d for d in later if isinstance(d.ruling, Settle) and set(order) & set(d.ruling.order))
            yield from (d.key for d in again)
        case Withdraw(entry):
            division = book.entrants[entry].division
            drawn = (f for f in book.fixtures.values() if f.drawn >= decision.at and f.division == division)
            yield from (fixture.key for fixture in drawn)
            yield from _other(book, entry, book.roster.holder(entry))
        case Replace(entry, player):
            yield from (d.key for d in later if isinstance(d.ruling, Replace) and d.ruling.entry == entry)
            yield from (m for m in book.matches.get(player, ()) if book.results[m].at >= decision.at)
            yield from _other(book, entry, book.roster.of_entry[entry][-2].player)
        case Extend(fixtures):
            yield from _used(book, decision, later, fixtures)


def _other(book: Book, entry: str, player: str) -> Iterator[str]:
    """Another entry that ``player`` holds."""
    held = book.holds(player)
    if held not in (None, entry):
        yield held


def _used(
    book: Book, decision: Decision, later: tuple[Decision, ...], fixtures: tuple[str, ...]
) -> Iterator[str]:
    """What an extension has made possible, and what has extended further."""
    for other in later:
        if isinstance(other.ruling, Extend) and (
            set(other.ruling.fixtures) & set(fixtures) or other.ruling.fixtures == fixtures
        ):
            yield other.key
    before = [d for d in in_force(book.decisions) if d is not decision]
    for match, result in book.results.items():
        ends = _deadline(book, before, result.fixture or "")
        extended = not fixtures if result.fixture is None else result.fixture in fixtures
        if extended and ends is not None and result.at > ends:
            yield match


def _deadline(book: Book, decisions: list[Decision], fixture: str) -> int | None:
    """The deadline of a fixture, or with none named the end of the season, by these decisions alone."""
    ends = book.fixtures[fixture].deadline if fixture else book.season.ends
    for decision in decisions:
        if isinstance(decision.ruling, Extend) and fixture in (decision.ruling.fixtures or ("",)):
            ends = decision.ruling.until
    return ends
