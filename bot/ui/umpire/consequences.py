"""What comes of an umpire's act: in the standings, at the tables, and what else there is to know."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from bot.league import tournament
from bot.league.contest import Contest, Step, acts, is_open, winners
from bot.league.decisions import Caution, Extend, Void
from bot.league.rounds import moved
from bot.league.standings import standings
from bot.seasons.desired import Forfeit, HandOver, Stop, desired
from bot.tables import Table
from bot.ui.i18n.translator import Translator
from bot.ui.i18n.user_text import escape_text
from bot.ui.seasons.names import Names

Standing = tuple[int | None, float | None]
"""A place and a score, either of which may be missing."""


# The standings


def standings_lines(contest: Contest, step: Step, names: Names, say: Translator) -> Iterator[str]:
    """Every entry whose place or score changes: as it is, and as it would be."""
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
    """The place and score of every entry, in order: of the tournament the points that count now."""
    if contest.book is not None:
        return {
            row.account.entry: (
                row.place,
                None if row.account.score is None else round(float(row.account.score), 1),
            )
            for row in standings(contest.book)
        }
    if contest.tournament is None:
        return {}
    return {
        str(line.sums.entry): (line.place, line.sums.rounds[2] if line.finalist else line.sums.combined)
        for line in tournament.ranking(contest.tournament)
    }


def _standing(standing: Standing, say: Translator) -> str:
    place, score = standing
    return say(
        "umpire-standing",
        place="none" if place is None else place,
        score="none" if score is None else score,
    )


# The tables


def table_lines(before: Contest, after: Contest, tables: Sequence[Table], say: Translator) -> Iterator[str]:
    """What becomes of the season's open ``tables``: those that are broken off or closed, seats that are
    handed over, and players who have lost.
    """
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
            case HandOver(_, seat, _):
                name = escape_text(table.chairs[seat].name)
                yield say("umpire-table-hands-over", where=where, player=name)
            case Forfeit(_, user_id):
                name = next(chair.name for chair in table.chairs if chair.user_id == user_id)
                yield say("umpire-table-forfeits", where=where, player=escape_text(name))


# What else there is to know


def notes(before: Contest, step: Step, names: Names, say: Translator) -> Iterator[str]:
    """What an umpire should know of an act beside its standings."""
    after = step.contest
    waiting = sum(asked.answer is None for asked in after.appeals.values())
    if waiting and not after.is_open:
        yield say("umpire-unanswered", count=waiting)
    match step.line.act:
        case acts.Start():
            yield from _starters(before, after, names, say)
        case acts.Confirm() if after.tournament is not None:
            yield from _tournament(step, names, say)
        case acts.Confirm():
            yield from _final(after, names, say)
        case acts.Cancel():
            yield say("umpire-cancel-note")
        case acts.Decide(Void(match)):
            yield from _void(after, match, names, say)
        case acts.Decide(Caution()):
            yield say("umpire-caution-note")
        case acts.Decide(Extend()) if before.phase != after.phase:
            yield say("umpire-extend-note")
        case acts.Rule():
            yield from _tournament(step, names, say)


def _starters(before: Contest, after: Contest, names: Names, say: Translator) -> Iterator[str]:
    playing = players_of(after)
    left_out = [signed.player for signed in before.signed if signed.player not in playing]
    yield say("umpire-starters", count=len(playing), names=names.players(playing, say))
    if left_out:
        yield say("umpire-left-out", count=len(left_out), names=names.players(left_out, say))
        absent = before.phase == "check_in"
        yield say("umpire-left-out-absent" if absent else "umpire-left-out-late")
    for number, division in enumerate(divisions_of(after), start=1):
        yield say("umpire-division", number=number, names=names.players(division, say))


def players_of(contest: Contest) -> list[str]:
    """Who plays in a season that has begun."""
    if contest.book is not None:
        entries = [entry for entry in contest.book.entrants if entry not in contest.book.force.withdrawn]
        return [contest.book.roster.holder(entry) for entry in entries]
    held = contest.tournament.entries if contest.tournament else ()
    return [entry.user for entry in held if entry.active]


def divisions_of(contest: Contest) -> list[list[str]]:
    """Who plays in which division; nothing where there are none."""
    if contest.book is None or contest.terms.format != "divisions":
        return []
    numbers = sorted({entrant.division for entrant in contest.book.entrants.values()})
    rows = standings(contest.book)
    return [[row.account.player for row in rows if row.division == number] for number in numbers]


def _final(after: Contest, names: Names, say: Translator) -> Iterator[str]:
    champions = winners(after)
    yield say("umpire-champions", count=len(champions), names=names.players(champions, say))
    if len(champions) > 1:
        yield say("umpire-tied-first")
    if after.book is None or after.terms.format != "divisions":
        return
    now = {own.player: own.division for own in after.book.accounts.values() if not own.withdrawn}
    then = {
        player: number
        for number, division in enumerate(moved(after.book, now.keys()), start=1)
        for player in division
    }
    up = [player for player in now if then.get(player, now[player]) < now[player]]
    down = [player for player in now if then.get(player, now[player]) > now[player]]
    if up:
        yield say("umpire-promoted", names=names.players(up, say))
    if down:
        yield say("umpire-relegated", names=names.players(down, say))


def _void(after: Contest, match: str, names: Names, say: Translator) -> Iterator[str]:
    """Whether a void match is played again."""
    book = after.book
    key = book.results[match].fixture if book else None
    if book is None or key is None:
        return
    if is_open(after, book.fixtures[key]):
        yield say("umpire-void-again", until=names.time(book.deadline(key), say))
    else:
        yield say("umpire-void-late")


def _tournament(step: Step, names: Names, say: Translator) -> Iterator[str]:
    """What the tournament comes to by an act: who goes through, who has won, what must be settled."""
    state = step.contest.tournament
    changed: dict[str, Any] = step.line.after
    if state is None:
        return
    if "phase" in changed:
        yield say("umpire-goes-on", phase=state.phase)
    if state.tie is not None and "tie" in changed:
        tie = state.tie
        yield say("umpire-tie", places=tie.places, names=names.entries(tie.entries, say))
    if "finalists" in changed:
        yield say("umpire-through", names=names.entries(state.finalists, say))
    if "champions" in changed:
        champions = names.entries(state.champions, say)
        yield say("umpire-champions", count=len(state.champions), names=champions)
