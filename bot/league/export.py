"""A season to take along: rules, tables, results, decisions, standings and log as rows of a spreadsheet, and
all of it as plain JSON. What the standings come to can be counted again from the rows.

Pure. People come in as the names they are known by; whoever was forgotten has the name that all such have.
"""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import Any, TypeAlias

from bot.league.contest import Contest, LogEntry, act_to_json, acts, format_of, terms_to_json
from bot.league.contest.format import Cell, NameOf, Rows, When
from bot.league.contest.league_rows import yes
from bot.league.decisions import Reverse
from bot.user_text import raw_text

Row: TypeAlias = Sequence[Cell]

BOM = "\ufeff"
"""The mark by which spreadsheets know that a text is UTF-8."""
NUMBER = r"(?<=\": )-\d+(?:\.\d+)?(?=[,}])"
"""A number in the JSON of the log."""
FORMULA = re.compile(rf"(?<![^\W_])(?!{NUMBER})(?=[=+\-@＝＋－＠])", re.DOTALL)
"""A place where a spreadsheet could begin to calculate, whatever it takes for the end of a cell: a sign that
follows no letter or digit and does not belong to a :data:`NUMBER`.
"""

MOMENTS = ("signup_closes", "starts", "ends")
"""The names of the terms that are times."""
AUDIT = (
    *("number", "at_utc", "who", "act", "what", "reason", "own_table", "taken_back_by"),
    *("before", "after"),
)


def rules(contest: Contest, words: Iterable[str], when: When) -> Iterator[Row]:
    """What a season goes by, under a row of headings: in ``words``, then term by term, then in the figures
    that the count needs. Texts of terms are as the umpire has written them.
    """
    yield "term", "value"
    yield from (("in words", sentence) for sentence in words)
    for term, value in terms_to_json(contest.terms).items():
        if term in MOMENTS:
            yield f"{term}_utc", None if value is None else when(value)
        elif isinstance(value, dict):
            yield from ((f"{term}.{key}", _plain(each)) for key, each in sorted(value.items()))
        else:
            yield term, _plain(value)
    if contest.started_at is not None:
        yield "started_utc", when(contest.started_at)
    ends = format_of(contest).ends(contest)
    yield "counts_until_utc", None if ends is None else when(ends)
    yield from format_of(contest).figures(contest)


def tables(contest: Contest, name: NameOf, when: When) -> Rows:
    """Who was drawn to which table, under a row of headings."""
    return format_of(contest).fixtures.rows(contest, name, when)


def decisions(contest: Contest, log: Sequence[LogEntry], name: NameOf, when: When) -> Rows:
    """Every decision of the umpire, under a row of headings."""
    return format_of(contest).matches.decisions(contest, log, name, when)


def results(contest: Contest, log: Sequence[LogEntry], name: NameOf, when: When) -> Rows:
    """Everything that was played, under a row of headings."""
    return format_of(contest).matches.rows(contest, log, name, when)


def table(contest: Contest, name: NameOf) -> Rows:
    """The standings, under a row of headings."""
    return format_of(contest).standings.rows(contest, name)


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
            *(what(line), raw_text(line.reason), yes(line.own_table), back.get(str(line.seq))),
            *(json.dumps(line.before, ensure_ascii=False), json.dumps(line.after, ensure_ascii=False)),
        )


def season(contest: Contest, log: Iterable[LogEntry], name: NameOf) -> dict[str, Any]:
    """Everything about a season as plain JSON: what it was announced with and its whole log, from which all
    else follows. People are given by key, with their names beside.

    The seed of the drawings is in it once the season is over.
    """
    lines = [_json(line) for line in log]
    return {
        "season": contest.key,
        "number": contest.number,
        "phase": contest.phase,
        "umpire": contest.umpire,
        "umpires": list(contest.umpires),
        "created_at": contest.created_at,
        "terms": terms_to_json(contest.terms),
        "seed": None if contest.is_open else contest.seed.hex(),
        "people": {key: name(key) for key in people(contest)},
        "log": lines,
    }


def people(contest: Contest) -> list[str]:
    """The keys of all who have had a part in a season, sorted."""
    found = {contest.umpire, *contest.umpires, *(signed.player for signed in contest.signed)}
    found.update(contest.invitations, format_of(contest).entries.people(contest))
    return sorted(found)


def csv(rows: Iterable[Row]) -> bytes:
    """Rows as a file that spreadsheets read, and in which they find no formulas."""
    lines = (",".join(map(_cell, row)) for row in rows)
    return (BOM + "".join(f"{line}\r\n" for line in lines)).encode()


def _plain(value: Any) -> Cell:
    if isinstance(value, bool):
        return yes(value)
    return json.dumps(value) if isinstance(value, list) else value


def _json(line: LogEntry) -> dict[str, Any]:
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
    text = FORMULA.sub("'", cell)
    quoted = text.replace('"', '""')
    return f'"{quoted}"' if set(text) & set('",\r\n') else text
