"""From a season's book to an entry's account: its matches, and what the umpire has made of them."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from fractions import Fraction

from bot.league.account import Account, Line, account_of, decision_line, match_line
from bot.league.book import Book
from bot.league.decisions import Adjust, Extend, Replace, Reverse, Ruling, Void, Withdraw, named
from bot.league.effect import in_season
from bot.league.results import MatchResult
from bot.league.season import Season


def account(book: Book, rules: Season, entry: str) -> Account:
    """The account of an entry, from scratch."""
    decided = (decision_line(decision) for decision in book.force.about.get(entry, ()))
    return account_of(
        rules,
        entry,
        book.roster.holder(entry),
        book.entrants[entry].division,
        (*_played(book, rules, entry), *_missed(book, rules, entry), *decided),
        entry in book.force.withdrawn,
    )


def touched(book: Book, ruling: Ruling) -> set[str]:
    """The entries whose accounts a decision may change."""
    match ruling:
        case Void(match) | Adjust(match):
            return book.entries_of(book.results[match])
        case Withdraw(entry) | Replace(entry):
            tables = (book.fixtures[table] for table in book.tables.get(entry, ()))
            mates = {mate for fixture in tables for mate in fixture.entries}
            players = {held.player for held in book.roster.of_entry[entry]}
            if isinstance(ruling, Replace):
                players.add(ruling.player)
            return {entry}.union(mates, *(met(book, player) for player in players))
        case Reverse(key):
            return touched(book, next(each.ruling for each in book.decisions if each.key == key))
        case Extend(()):
            return set(book.entrants)
        case _:
            return set(named(ruling))


def met(book: Book, player: str) -> set[str]:
    """The entries for which it may matter which entry ``player`` holds."""
    matches = book.matches.get(player, ())
    return set().union(*(book.entries_of(book.results[match]) for match in matches))


def _played(book: Book, rules: Season, entry: str) -> Iterator[Line]:
    for held in book.roster.of_entry[entry]:
        for match in book.matches.get(held.player, ()):
            result = book.results[match]
            if held.at(result.at) and book.roster.entry_at(held.player, result.at) == entry:
                yield match_line(result, _seen(book, result), held.player, rules, _about(book, result))


def _missed(book: Book, rules: Season, entry: str) -> Iterator[Line]:
    """The fixtures that an entry has lost, or just does not play, because it was withdrawn."""
    gone = book.force.withdrawn.get(entry)
    if gone is None:
        return
    line = Line("forfeit", "", 0, decisions=(gone.decision,))
    if gone.rest == "forfeit":
        lost = rules.forfeit_points if rules.low_wins else 0
        line = replace(line, worth=Fraction(lost))
    else:
        line = replace(line, why="withdrawn")
    for key in book.tables.get(entry, ()):
        outcome = book.outcome(key)
        if outcome is None or (outcome.at > gone.at and entry not in _seated(book, outcome)):
            yield replace(line, key=key, at=book.fixtures[key].deadline)


def _seen(book: Book, result: MatchResult) -> MatchResult | None:
    fixture = book.fixtures.get(result.fixture or "")
    return in_season(result, book.force, fixture, book.roster.entry_at)


def _seated(book: Book, result: MatchResult) -> set[str | None]:
    return {book.roster.entry_at(seat.player, result.at) for seat in result.seats if seat.player is not None}


def _about(book: Book, result: MatchResult) -> tuple[str, ...]:
    """The decisions that have changed a match, in the order in which they were taken."""
    force = book.force
    keys = set(force.of_match.get(result.match, ()))
    if force.withdrawn:
        gone = (force.withdrawn[entry] for entry in book.entries_of(result) if entry in force.withdrawn)
        keys |= {each.decision for each in gone if each.misses(result.at)}
    return tuple(decision.key for decision in book.decisions if decision.key in keys) if keys else ()
