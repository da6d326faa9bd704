"""One season, played again from its log. Pure."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from bot.cli.verify.findings import Difference, as_stored, compared, first_difference
from bot.league.contest import VERSION, Command, Contest, LogEntry, Step, acts, apply, rebuilt
from bot.league.results import MatchResult
from bot.seasons.season_store import UNREADABLE, line_of
from bot.storage import LogRow, SeasonRow
from bot.storage.audit import Digests


def is_older(log: Sequence[LogRow]) -> bool:
    """Whether an older version has written any of a log."""
    return any(line.version < VERSION for line in log)


def digests(key: str, of: Digests) -> Iterator[Difference]:
    """What the digests of a season say of it; nothing if there are none, because an older version has written
    all of it.
    """
    (noted, reasons), (found, reasons_found) = of
    if noted is not None and noted != found:
        what = "its terms or its log are not what was written down, or the end of the log is missing"
        yield Difference(f"season {key}", what)
    if reasons is not None and reasons != reasons_found:
        yield Difference(f"season {key}", "a reason in its log is not the one that was written down")


def differences(
    row: SeasonRow, opened: Contest, log: Sequence[LogRow], results: Mapping[str, MatchResult]
) -> Iterator[Difference]:
    """All that the log of a season does not make again, starting from the ``opened`` one. ``results`` has the
    matches that were played at its tables.

    What an older version has written and this one would not is marked as such, and so is all that follows.
    """
    where, contest, is_unsure = f"season {row.season}", opened, False
    for number, written in enumerate(log, 1):
        said = f"{where}, line {number}"
        if written.seq != number:
            yield Difference(where, f"line {number} of its log is missing: {written.seq} comes next")
            return
        is_unsure_here = is_unsure or written.version < VERSION
        try:
            line = line_of(written)
        except UNREADABLE as error:
            yield Difference(said, f"it cannot be read: {error!r}", is_unsure_here)
            return
        if isinstance(line.act, acts.Record):
            yield from _same_result(said, line.act.result, results)
        try:
            step = apply(contest, Command(line.act, line.actor, line.at, line.reason))
        except (ValueError, LookupError) as error:  # an IllegalAct, too, is a ValueError
            yield Difference(said, f"what it says cannot happen then: {error!r}", is_unsure_here)
            if not is_unsure_here:
                return
            is_unsure = True
            try:
                contest = rebuilt(contest, [line])
            except UNREADABLE:
                return
            continue
        for what in _same_line(step, line):
            is_unsure = is_unsure_here
            yield Difference(said, what, is_unsure_here)
        contest = step.contest
    terms = contest.terms
    should = {
        "league": terms.league,
        "number": contest.number,
        "game": terms.game,
        "format": terms.format,
        "phase": contest.phase,
        "finished_at": contest.finished_at,
    }
    yield from compared(where, should, {name: getattr(row, name) for name in should}, is_unsure)


def _same_line(step: Step, line: LogEntry) -> Iterator[str]:
    again = step.line
    for name, should, found in (
        ("what was before", again.before, line.before),
        ("what came of it", again.after, line.after),
        ("own_table", again.own_table, line.own_table),
    ):
        if different := first_difference(as_stored(should), as_stored(found)):
            yield f"{name} is not what the act makes of it: {different}"


def _same_result(
    where: str, recorded: MatchResult, results: Mapping[str, MatchResult]
) -> Iterator[Difference]:
    played = results.get(recorded.match)
    if played is None:
        yield Difference(where, f"match {recorded.match} has no result")
    elif played != recorded:
        yield Difference(where, f"the result of match {recorded.match} is not the one that is stored there")
