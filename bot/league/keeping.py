"""How a season's book is kept, line by line or from scratch: both come to the same."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace

from bot.league.book import Book, file, indexed, players_of
from bot.league.decisions import Decision, force_of
from bot.league.refusal import Refused
from bot.league.results import MatchResult
from bot.league.roster import roster_of
from bot.league.scoring import account, met, touched
from bot.league.season import Entrant, Fixture, Season


def opened(season: Season) -> Book:
    """The book of a season that begins."""
    return Book(season)


def bound(
    season: Season,
    entrants: Iterable[Entrant],
    fixtures: Iterable[Fixture] = (),
    results: Iterable[MatchResult] = (),
    decisions: Iterable[Decision] = (),
    closed: bool = False,
) -> Book:
    """The book from scratch: from all that there is, each in the order in which it came."""
    book = Book(
        season,
        {entrant.entry: entrant for entrant in entrants},
        {fixture.key: fixture for fixture in fixtures},
        {result.match: result for result in results},
        tuple(decisions),
        closed,
    )
    return _reckoned(indexed(book), book.entrants)


def join(book: Book, *entrants: Entrant) -> Book:
    """The book with more entries. Refused: ``closed``, ``already_in``."""
    _open(book)
    entered = dict(book.entrants)
    holding = {player for player in (e.player for e in entrants) if book.holds(player)}
    for entrant in entrants:
        if entrant.entry in entered or entrant.player in holding:
            raise Refused("already_in", player=entrant.player)
        entered[entrant.entry] = entrant
        holding.add(entrant.player)
    new = replace(book, entrants=entered, roster=roster_of(entered.values(), book.force))
    touched = {entrant.entry for entrant in entrants}
    for entrant in entrants:
        touched |= met(book, entrant.player) | met(new, entrant.player)
    return _reckoned(new, touched)


def draw(book: Book, fixtures: Iterable[Fixture]) -> Book:
    """The book with tables that are to be played (:func:`bot.league.rounds.drawn`). Refused: ``closed``."""
    _open(book)
    new = {fixture.key: fixture for fixture in fixtures}
    tables = dict(book.tables)
    for fixture in new.values():
        file(tables, fixture.entries, fixture.key)
    book = replace(book, fixtures={**book.fixtures, **new}, tables=tables)
    return _reckoned(book, {entry for fixture in new.values() for entry in fixture.entries})


def record(book: Book, *ended: MatchResult) -> Book:
    """The book with more matches, in the order in which they ended. Refused: ``closed``,
    ``already_recorded``, ``other_league``, ``no_fixture``, ``already_played`` (the fixture has been, and that
    match is not void).
    """
    _open(book)
    results, matches, outcomes = dict(book.results), dict(book.matches), dict(book.outcomes)
    for result in ended:
        if result.match in results:
            raise Refused("already_recorded", match=result.match)
        if result.league != book.season.key or result.game != book.season.game:
            raise Refused("other_league", match=result.match)
        if result.fixture is not None:
            if result.fixture not in book.fixtures:
                raise Refused("no_fixture", fixture=result.fixture)
            last = outcomes.get(result.fixture, ("",))[-1]
            if last and last not in book.force.voids:
                raise Refused("already_played", fixture=result.fixture)
            file(outcomes, [result.fixture], result.match)
        file(matches, players_of(result), result.match)
        results[result.match] = result
    book = replace(book, results=results, matches=matches, outcomes=outcomes)
    touched: set[str] = set()
    for result in ended:
        touched |= book.entries_of(result)
    return _reckoned(book, touched)


def taken(book: Book, decision: Decision) -> Book:
    """The book with a decision that has been checked (:func:`bot.league.umpire.decide`)."""
    decisions = (*book.decisions, decision)
    force = force_of(decisions)
    new = replace(book, decisions=decisions, force=force, roster=roster_of(book.entrants.values(), force))
    return _reckoned(new, touched(book, decision.ruling) | touched(new, decision.ruling))


def close(book: Book) -> Book:
    """The book of a season that is over: nothing is added, and no decision taken or taken back. Refused:
    ``closed``.
    """
    _open(book)
    return replace(book, closed=True)


def _open(book: Book) -> None:
    if book.closed:
        raise Refused("closed")


def _reckoned(book: Book, entries: Iterable[str]) -> Book:
    """The book with the accounts of these entries made anew."""
    rules = book.rules
    return replace(book, accounts={**book.accounts, **{e: account(book, rules, e) for e in entries}})
