"""Export of a season: rules, tables, results, decisions, standings and log as spreadsheet rows, and all of it
as plain JSON. The standings can be computed again from the rows.

Pure. The caller passes the names of people, with a common name for forgotten ones.
"""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import Any, TypeAlias

from bot.league.decisions import Reverse
from bot.league.season import LogEntry, Season, act_to_json, acts, format_of, settings_to_json
from bot.league.season.format import Cell, NameOf, Rows, When
from bot.league.season.league_rows import yes
from bot.user_text import raw_text

Row: TypeAlias = Sequence[Cell]

BOM = "\ufeff"
"""Mark by which spreadsheets recognize UTF-8."""
NUMBER = r"(?<=\": )-\d+(?:\.\d+)?(?=[,}])"
"""A number in the JSON of the log."""
FORMULA = re.compile(rf"(?<![^\W_])(?!{NUMBER})(?=[=+\-@＝＋－＠])", re.DOTALL)
"""A position where a spreadsheet could start a formula, wherever it thinks a cell ends. It is before a sign
that follows no letter or digit and does not belong to a :data:`NUMBER`.
"""

MOMENTS = ("signup_closes", "starts", "ends")
"""Names of the settings that are times."""
AUDIT = (
    *("number", "at_utc", "who", "act", "what", "reason", "own_table", "taken_back_by"),
    *("before", "after"),
)


def rules(season: Season, words: Iterable[str], when: When) -> Iterator[Row]:
    """Yield the rules of a season, after a row of headings: in ``words``, then setting by setting, then in
    the figures for computing the standings. Texts of settings are as the umpire has written them.
    """
    yield "setting", "value"
    yield from (("in words", sentence) for sentence in words)
    for setting, value in settings_to_json(season.settings).items():
        if setting in MOMENTS:
            yield f"{setting}_utc", None if value is None else when(value)
        elif isinstance(value, dict):
            yield from ((f"{setting}.{key}", _plain(each)) for key, each in sorted(value.items()))
        else:
            yield setting, _plain(value)
    if season.started_at is not None:
        yield "started_utc", when(season.started_at)
    ends = format_of(season).ends(season)
    yield "counts_until_utc", None if ends is None else when(ends)
    yield from format_of(season).figures(season)


def tables(season: Season, name: NameOf, when: When) -> Rows:
    """Return the pairings, after a row of headings."""
    return format_of(season).fixtures.rows(season, name, when)


def decisions(season: Season, log: Sequence[LogEntry], name: NameOf, when: When) -> Rows:
    """Return every decision of the umpire, after a row of headings."""
    return format_of(season).matches.decisions(season, log, name, when)


def results(season: Season, log: Sequence[LogEntry], name: NameOf, when: When) -> Rows:
    """Return everything that was played, after a row of headings."""
    return format_of(season).matches.rows(season, log, name, when)


def table(season: Season, name: NameOf) -> Rows:
    """Return the standings, after a row of headings."""
    return format_of(season).standings.rows(season, name)


def audit(
    log: Iterable[LogEntry], name: NameOf, when: When, what: Callable[[LogEntry], str]
) -> Iterator[Row]:
    """Yield the whole log, after a row of headings. ``what`` describes a line in a sentence."""
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


def season_json(season: Season, log: Iterable[LogEntry], name: NameOf) -> dict[str, Any]:
    """Return everything about a season as plain JSON: its announcement and its whole log, from which all else
    follows. People are given by key, with a list of their names.

    The seed of the draws is included once the season has ended.
    """
    lines = [_json(line) for line in log]
    return {
        "season": season.key,
        "number": season.number,
        "phase": season.phase,
        "umpire": season.umpire,
        "umpires": list(season.umpires),
        "created_at": season.created_at,
        "settings": settings_to_json(season.settings),
        "seed": None if season.is_open else season.seed.hex(),
        "people": {key: name(key) for key in people(season)},
        "log": lines,
    }


def people(season: Season) -> list[str]:
    """Return the keys of all people in a season, sorted."""
    found = {season.umpire, *season.umpires, *(signed.player for signed in season.signed)}
    found.update(season.invitations, format_of(season).entries.people(season))
    return sorted(found)


def csv(rows: Iterable[Row]) -> bytes:
    """Return rows as a CSV file in which spreadsheets find no formulas."""
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
