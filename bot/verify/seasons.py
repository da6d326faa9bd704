"""One season, played again from its log. Pure."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from bot.league.contest import Command, Contest, LogEntry, acts, apply
from bot.league.refusal import Refused
from bot.league.results import MatchResult
from bot.storage import SeasonRow
from bot.verify.findings import Difference, as_stored, compared, first_difference


def differences(
    row: SeasonRow, opened: Contest, log: Sequence[LogEntry], results: Mapping[str, MatchResult]
) -> Iterator[Difference]:
    """All that the log of a season does not make again, starting from the ``opened`` one. ``results`` has the
    matches that were played at its tables.
    """
    where, contest = f"season {row.season}", opened
    for number, line in enumerate(log, 1):
        said = f"{where}, line {number}"
        if line.seq != number:
            yield Difference(where, f"line {number} of its log is missing: {line.seq} comes next")
            return
        if isinstance(line.act, acts.Record):
            yield from _same_result(said, line.act.result, results)
        try:
            step = apply(contest, Command(line.act, line.actor, line.at, line.reason))
        except (Refused, ValueError, LookupError) as error:
            yield Difference(said, f"what it says cannot happen then: {error!r}")
            return
        again = step.line
        for name, should, found in (
            ("what was before", again.before, line.before),
            ("what came of it", again.after, line.after),
            ("own_table", again.own_table, line.own_table),
        ):
            if different := first_difference(as_stored(should), as_stored(found)):
                yield Difference(said, f"{name} is not what the act makes of it: {different}")
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
    yield from compared(where, should, {name: getattr(row, name) for name in should})


def _same_result(
    where: str, recorded: MatchResult, results: Mapping[str, MatchResult]
) -> Iterator[Difference]:
    played = results.get(recorded.match)
    if played is None:
        yield Difference(where, f"match {recorded.match} has no result")
    elif played != recorded:
        yield Difference(where, f"the result of match {recorded.match} is not the one that is stored there")
