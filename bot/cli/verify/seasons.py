"""One season, played again from its log. Pure."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from bot.cli.verify.findings import Difference, as_stored, compared, first_difference
from bot.league.results import MatchResult
from bot.league.season import VERSION, Command, LogEntry, Season, SeasonStep, acts, apply_alone
from bot.seasons.season_store import UNREADABLE, line_of
from bot.storage import LogRow, SeasonRow
from bot.storage.audit import Digests


def is_checkable(log: Sequence[LogRow]) -> bool:
    """Return whether this version of the bot wrote a whole log. Another version may write the same events in
    another way, so its log can't be checked.
    """
    return all(line.version == VERSION for line in log)


def digests(key: str, of: Digests) -> Iterator[Difference]:
    """Yield the differences that a season's digests show, whichever version wrote its log."""
    (noted, reasons), (found, reasons_found) = of
    if noted != found:
        what = "its settings or log were changed, or the end of the log is missing"
        yield Difference(f"season {key}", what)
    if reasons != reasons_found:
        yield Difference(f"season {key}", "a reason in its log was changed")


def differences(
    row: SeasonRow, opened: Season, log: Sequence[LogRow], results: Mapping[str, MatchResult]
) -> Iterator[Difference]:
    """All that the log of a season does not make again, starting from the ``opened`` one. The log has to be
    checkable. ``results`` has the matches that were played at its tables.
    """
    where, season = f"season {row.season}", opened
    for number, written in enumerate(log, 1):
        said = f"{where}, line {number}"
        if written.seq != number:
            yield Difference(where, f"line {number} of its log is missing, the next one is {written.seq}")
            return
        try:
            line = line_of(written)
        except UNREADABLE as error:
            yield Difference(said, f"it can't be read: {error!r}")
            return
        if isinstance(line.act, acts.Record):
            yield from _same_result(said, line.act.result, results)
        try:
            step = apply_alone(season, Command(line.act, line.actor, line.at, line.reason))
        except (ValueError, LookupError) as error:  # an IllegalAct, too, is a ValueError
            yield Difference(said, f"its act can't happen at this point: {error!r}")
            return
        for what in _same_line(step, line):
            yield Difference(said, what)
        season = step.season
    settings = season.settings
    should = {
        "league": settings.league,
        "number": season.number,
        "game": settings.game,
        "format": settings.format,
        "phase": season.phase,
        "finished_at": season.finished_at,
    }
    yield from compared(where, should, {name: getattr(row, name) for name in should})


def _same_line(step: SeasonStep, line: LogEntry) -> Iterator[str]:
    again = step.line
    for name, should, found in (
        ("before", again.before, line.before),
        ("after", again.after, line.after),
        ("own_table", again.own_table, line.own_table),
    ):
        if different := first_difference(as_stored(should), as_stored(found)):
            yield f"{name!r} differs from what the act leads to: {different}"


def _same_result(
    where: str, recorded: MatchResult, results: Mapping[str, MatchResult]
) -> Iterator[Difference]:
    played = results.get(recorded.match)
    if played is None:
        yield Difference(where, f"match {recorded.match} has no result")
    elif played != recorded:
        yield Difference(where, f"the result of match {recorded.match} differs from the stored one")
