"""The consequences of an umpire's act, for its preview: in the standings, at tables, and further notes."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from fractions import Fraction

from bot.league.contest import Contest, Step, acts, division_lists, format_of
from bot.league.decisions import Caution, Extend, Void
from bot.seasons.desired import desired
from bot.seasons.table_actions import Forfeit, HandOver, Score, Stop, TakeOut
from bot.tables import Table
from bot.ui.i18n.translator import Translator
from bot.ui.i18n.user_text import escape_text
from bot.ui.seasons.names import Names
from bot.ui.umpire.alterations import alteration_notes
from bot.ui.umpire.desks import desk_of

Standing = tuple[int | None, float | None]
"""A place and a score, either of which may be missing."""


# The standings


def standings_lines(contest: Contest, step: Step, names: Names, say: Translator) -> Iterator[str]:
    """A line for each entry whose place or score would change, with the old and the new one."""
    if not isinstance(step.line.act, acts.Decide | acts.Rule):
        return
    was, now = standing_of(contest), standing_of(step.contest)
    changed = [entry for entry in now if was.get(entry) != now[entry]]
    if not changed:
        yield say("umpire-no-change")
    for entry in changed:
        yield say(
            "umpire-change",
            name=names.player(step.contest.player_of(entry), say),
            was=_standing(was.get(entry, (None, None)), say),
            now=_standing(now[entry], say),
        )


def standing_of(contest: Contest) -> dict[str, Standing]:
    """The place and score of every entry, in order. In a tournament the score is the points that count
    now.
    """
    return {
        line.entry: (
            line.place,
            round(float(line.score), 1) if isinstance(line.score, Fraction) else line.score,
        )
        for line in format_of(contest).standings.placings(contest)
    }


def _standing(standing: Standing, say: Translator) -> str:
    place, score = standing
    return say(
        "umpire-standing",
        place=place,
        score=score,
    )


# The tables


def table_lines(before: Contest, after: Contest, tables: Sequence[Table], say: Translator) -> Iterator[str]:
    """A line for each change at the season's open ``tables``: ended tables, new owners of seats, forfeits."""
    already = list(desired(before, tables))
    known = {table.table_id: table for table in tables}
    for want in desired(after, tables):
        if want in already:
            continue
        table = known[want.table_id]
        where = f"<#{table.channel_id}>"
        match want:
            case Stop():
                yield say("umpire-table-stops", where=where, phase=table.phase)
            case TakeOut(_, player):
                name = next(chair.name for chair in table.chairs if chair.person == player)
                yield say("umpire-table-takes-out", where=where, player=escape_text(name))
            case Score():
                yield say("umpire-table-scores", where=where)
            case HandOver(_, seat, _):
                name = escape_text(table.chairs[seat].name)
                yield say("umpire-table-hands-over", where=where, player=name)
            case Forfeit(_, user_id):
                name = next(chair.name for chair in table.chairs if chair.user_id == user_id)
                yield say("umpire-table-forfeits", where=where, player=escape_text(name))


# Further notes


def notes(before: Contest, step: Step, names: Names, say: Translator) -> Iterator[str]:
    """What an umpire should know about an act besides its effect on the standings."""
    after = step.contest
    waiting = sum(asked.answer is None for asked in after.appeals.values())
    if waiting and not after.is_open:
        yield say("umpire-unanswered", count=waiting)
    match step.line.act:
        case acts.Start():
            yield from _starters(before, after, names, say)
        case acts.Confirm() | acts.Rule():
            yield from desk_of(after).notes(step, names, say)
        case acts.Alter() as act:
            yield from alteration_notes(before, after, act, names, say)
        case acts.Cancel():
            yield say("umpire-cancel-note")
        case acts.Decide(Void(match)):
            yield from _void(after, match, names, say)
        case acts.Decide(Caution()):
            yield say("umpire-caution-note")
        case acts.Decide(Extend()) if before.phase != after.phase:
            yield say("umpire-extend-note")


def _starters(before: Contest, after: Contest, names: Names, say: Translator) -> Iterator[str]:
    playing = after.players
    left_out = [signed.player for signed in before.signed if signed.player not in playing]
    yield say("umpire-starters", count=len(playing), names=names.players(playing, say))
    if left_out:
        yield say("umpire-left-out", count=len(left_out), names=names.players(left_out, say))
        absent = before.phase == "check_in"
        yield say("umpire-left-out-absent" if absent else "umpire-left-out-late")
    for number, division in enumerate(division_lists(after), start=1):
        yield say("umpire-division", number=number, names=names.players(division, say))


def _void(after: Contest, match: str, names: Names, say: Translator) -> Iterator[str]:
    """The note whether a void match is played again."""
    season_format = format_of(after)
    result = season_format.matches.result(after, match)
    if result is None or result.fixture is None:
        return
    until = season_format.fixtures.deadline(after, result.fixture)
    if until is not None and season_format.fixtures.is_wanted(after, result.fixture):
        yield say("umpire-void-again", until=names.time(until, say))
    else:
        yield say("umpire-void-late")
