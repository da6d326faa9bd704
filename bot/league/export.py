"""A season to take along: its results, standings and log as rows of a table, and all of it as plain JSON.

Pure. People come in as the names they are known by; whoever was forgotten has the name that all such have.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import Any, TypeAlias

from bot.league import tournament
from bot.league.contest import Contest, LogEntry, act_to_json, acts, terms_to_json
from bot.league.decisions import Reverse
from bot.league.effect import effective
from bot.league.standings import standings
from bot.league.tournament.scores import sorted_cells

Cell: TypeAlias = str | int | float | None
Row: TypeAlias = Sequence[Cell]
NameOf: TypeAlias = Callable[[str], str]
"""The name of a person by their key."""
When: TypeAlias = Callable[[int], str]
"""A moment (ms) as a spreadsheet reads it."""

BOM = "\ufeff"
"""By which spreadsheets know that a text is UTF-8."""
FORMULA = ("=", "+", "-", "@", "\t", "\r")
"""What a spreadsheet would calculate with instead of showing it."""

RESULTS = (
    *("match", "table", "round", "played_at", "player", "place", "points", "points_played"),
    *("deals", "from_deal", "forfeited", "void"),
)
GAMES = ("round", "table", "game", "player", "points", "won", "how")
STANDINGS = ("division", "place", "player", "score", "counted", "matches", "wins", "withdrawn")
PLACES = ("place", "player", "round_1", "round_2", "playoff", "wins", "finalist")
AUDIT = (
    *("number", "at", "who", "act", "what", "reason", "own_table", "taken_back_by"),
    *("before", "after"),
)


def results(contest: Contest, name: NameOf, when: When) -> Iterator[Row]:
    """Every seat of every match, or in the tournament every game of every entry, under a row of headings."""
    if contest.book is None:
        yield GAMES
        yield from _games(contest, name)
        return
    yield RESULTS
    book = contest.book
    for result in book.results.values():
        seen = effective(result, book.force) or result
        fixture = book.fixtures.get(result.fixture or "")
        for seat, played in zip(seen.seats, result.seats, strict=True):
            yield (
                *(result.match, result.fixture, fixture.round if fixture else None, when(result.at)),
                *("" if seat.player is None else name(seat.player), seat.place, seat.total, played.total),
                *(seat.deals, seat.from_deal, yes(seat.absent), yes(result.match in book.force.voids)),
            )


def _games(contest: Contest, name: NameOf) -> Iterator[Row]:
    state = contest.tournament
    if state is None:
        return
    for (number, slot, entry), cell in sorted_cells(state):
        seated = next((each.number for each in state.seated(entry) if each.round == number), None)
        player = name(contest.player_of(str(entry)))
        yield (number, seated, slot, player, cell.points, yes(cell.won), cell.how)


def table(contest: Contest, name: NameOf) -> Iterator[Row]:
    """The standings, under a row of headings."""
    if contest.book is not None:
        yield STANDINGS
        for row in standings(contest.book):
            own = row.account
            score = None if own.score is None else round(float(own.score), 3)
            yield (
                *(row.division, row.place, name(own.player), score),
                *(own.counted, own.eligible, own.wins, yes(own.withdrawn)),
            )
        return
    yield PLACES
    state = contest.tournament
    for line in tournament.ranking(state) if state else ():
        player = name(contest.player_of(str(line.sums.entry)))
        yield (line.place, player, *line.sums.rounds, sum(line.sums.wins), yes(line.finalist))


def audit(
    log: Iterable[LogEntry], name: NameOf, when: When, what: Callable[[LogEntry], str]
) -> Iterator[Row]:
    """The whole log, under a row of headings. ``what`` says a line in a sentence."""
    yield AUDIT
    lines = list(log)
    back = {
        line.act.ruling.decision: line.seq
        for line in lines
        if isinstance(line.act, acts.Decide) and isinstance(line.act.ruling, Reverse)
    }
    for line in lines:
        yield (
            *(line.seq, when(line.at), name(line.actor) if line.actor else "", type(line.act).__name__),
            *(what(line), line.reason, yes(line.own_table), back.get(str(line.seq))),
            *(json.dumps(line.before, ensure_ascii=False), json.dumps(line.after, ensure_ascii=False)),
        )


def season(contest: Contest, log: Iterable[LogEntry], name: NameOf) -> dict[str, Any]:
    """All of a season as plain JSON, people by key with their names beside: what it was announced with and
    its whole log, from which all else follows. The seed of the drawings is in it once it is over.
    """
    lines = [_plain(line) for line in log]
    return {
        "season": contest.key,
        "number": contest.number,
        "phase": contest.phase,
        "umpire": contest.umpire,
        "created_at": contest.created_at,
        "terms": terms_to_json(contest.terms),
        "seed": None if contest.is_open else contest.seed.hex(),
        "people": {key: name(key) for key in people(contest)},
        "log": lines,
    }


def people(contest: Contest) -> list[str]:
    """The keys of all who have had a part in a season, sorted."""
    found = {contest.umpire, *(signed.player for signed in contest.signed)}
    if contest.book is not None:
        found |= {held.player for held in _held(contest)} | {each.by for each in contest.book.decisions}
        found |= {
            seat.player for result in contest.book.results.values() for seat in result.seats if seat.player
        }
    if contest.tournament is not None:
        found |= {entry.user for entry in contest.tournament.entries}
        found |= {user for each in contest.tournament.tables for user in each.users}
    return sorted(found)


def csv(rows: Iterable[Row]) -> bytes:
    """Rows as a file that spreadsheets read, and in which they find no formulas."""
    lines = (",".join(map(_cell, row)) for row in rows)
    return (BOM + "".join(f"{line}\r\n" for line in lines)).encode()


def yes(value: bool) -> str:
    """A truth as a word."""
    return "yes" if value else "no"


def _held(contest: Contest) -> Iterator[Any]:
    book = contest.book
    return (held for each in (book.roster.of_entry.values() if book else ()) for held in each)


def _plain(line: LogEntry) -> dict[str, Any]:
    return {
        "seq": line.seq,
        "at": line.at,
        "actor": line.actor,
        "act": act_to_json(line.act),
        "reason": line.reason,
        "before": line.before,
        "after": line.after,
        "own_table": line.own_table,
    }


def _cell(cell: Cell) -> str:
    if not isinstance(cell, str):
        return "" if cell is None else str(cell)
    text = f"'{cell}" if cell.startswith(FORMULA) else cell
    quoted = text.replace('"', '""')
    return f'"{quoted}"' if set(text) & set('",\r\n') else text
