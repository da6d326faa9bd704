"""What the umpire decides in a league that runs, and what players ask of them."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from bot.league.contest.acts import Answer, Appeal, Command, Decide
from bot.league.contest.state import APPEAL_TIME, Asked, Contest
from bot.league.contest.terms import HOUR
from bot.league.contest.timetable import reminded_anew
from bot.league.decisions import (
    Adjust,
    Award,
    Caution,
    Decision,
    Extend,
    Replace,
    Reverse,
    Ruling,
    Settle,
    Void,
    Withdraw,
)
from bot.league.refusal import Refused
from bot.league.season_state import SeasonState
from bot.league.standings import Row, standings
from bot.league.umpire import decide as decided


def league(contest: Contest) -> SeasonState:
    """The book of a league that runs. Refused ``not_a_league`` in a tournament, and ``not_started``."""
    if contest.terms.format == "pursuit":
        raise Refused("not_a_league")
    if contest.book is None:
        raise Refused("not_started")
    return contest.book


def decide(contest: Contest, act: Decide, command: Command) -> Contest:
    """A decision, refused for what :func:`bot.league.umpire.decide` says. More time for a fixture of a
    season that was to be confirmed makes it go on.
    """
    decision = Decision(str(contest.seq + 1), command.at, command.actor, command.reason, act.ruling)
    after = replace(contest, book=decided(league(contest), decision))
    if isinstance(act.ruling, Replace):
        waiting = tuple(signed for signed in after.signed if signed.player != act.ruling.player)
        after = replace(after, signed=waiting)
    if isinstance(act.ruling, Extend):
        after = reminded_anew(after, act.ruling, command.at)
        if contest.phase == "review":
            after = replace(after, phase="running")
    return after


def names(contest: Contest, ruling: Ruling) -> Iterator[str]:
    """What a decision is about, so that nobody decides on what has changed since they looked."""
    match ruling:
        case Void(match) | Adjust(match):
            yield f"match {match}"
        case Award(entry) | Withdraw(entry) | Replace(entry):
            yield f"entry {entry}"
        case Settle(order):
            yield from (f"entry {entry}" for entry in order)
        case Extend(fixtures):
            yield from (f"fixture {fixture}" for fixture in fixtures or ("",))
        case Reverse(key):
            yield f"decision {key}"
        case Caution():
            return


def own_table(contest: Contest, ruling: Ruling, actor: str) -> bool:
    """Whether ``actor`` plays where a decision is about: in the match, or for the entry."""
    book = league(contest)
    own = book.holds(actor)
    match ruling:
        case Void(match) | Adjust(match):
            result = book.results.get(match)
            return result is not None and any(seat.player == actor for seat in result.seats)
        case Extend(fixtures):
            return any(own in book.fixtures[key].entries for key in fixtures if key in book.fixtures)
        case Reverse(key):
            earlier = next((each for each in book.decisions if each.key == key), None)
            return earlier is not None and own_table(contest, earlier.ruling, actor)
        case _:
            return own is not None and f"entry {own}" in names(contest, ruling)


def changes(before: SeasonState, after: SeasonState) -> tuple[dict[str, object], dict[str, object]]:
    """The lines of the standings that a decision has changed, as they were and as they are."""
    old = {row.account.entry: _plain(row) for row in standings(before)}
    new = {row.account.entry: _plain(row) for row in standings(after)}
    moved = [entry for entry in new if old.get(entry) != new[entry]]
    return (
        {"standings": [old[entry] for entry in moved if entry in old]},
        {"standings": [new[entry] for entry in moved]},
    )


def _plain(row: Row) -> dict[str, object]:
    own = row.account
    score = None if own.score is None else round(float(own.score), 3)
    return {"entry": own.entry, "player": own.player, "place": row.place, "score": score}


def appeal(contest: Contest, act: Appeal, command: Command) -> Contest:
    """Ask the umpire about a match. Refused: ``no_match``, ``not_there``, ``appeal_late`` (two days have
    passed), ``appealed`` (they have asked).
    """
    at = _played_at(contest, act)
    if command.at > at + APPEAL_TIME:
        raise Refused("appeal_late", hours=APPEAL_TIME // HOUR)
    if any((asked.match, asked.player) == (act.match, act.player) for asked in contest.appeals.values()):
        raise Refused("appealed")
    key = str(contest.seq + 1)
    asked = Asked(key, act.match, act.player, command.at, command.reason.strip())
    return replace(contest, appeals={**contest.appeals, key: asked})


def answer(contest: Contest, act: Answer, command: Command) -> Contest:
    """Answer an appeal. Refused: ``no_appeal``, ``answered``."""
    asked = contest.appeals.get(act.appeal)
    if asked is None:
        raise Refused("no_appeal")
    if asked.answer is not None:
        raise Refused("answered")
    told = replace(asked, answer=command.reason.strip(), answered_by=command.actor)
    return replace(contest, appeals={**contest.appeals, act.appeal: told})


def _played_at(contest: Contest, act: Appeal) -> int:
    """When the match of an appeal was over; that of a tournament's game is its table's last news."""
    if contest.tournament is not None:
        own = contest.tournament.holds(act.player)
        number, _, table = act.match.partition("-")
        seated = contest.tournament.table(int(number), int(table)) if (number + table).isdigit() else None
        if seated is None:
            raise Refused("no_match", match=act.match)
        if own not in seated.seats:
            raise Refused("not_there", match=act.match, player=act.player)
        played = [
            line.at
            for line in contest.tournament_log
            if (getattr(line.act, "round", 0), getattr(line.act, "table", 0)) == (seated.round, seated.number)
        ]
        return max(played, default=contest.created_at)
    result = league(contest).results.get(act.match)
    if result is None:
        raise Refused("no_match", match=act.match)
    if not any(seat.player == act.player for seat in result.seats):
        raise Refused("not_there", match=act.match, player=act.player)
    return result.at


def extended(book: SeasonState, key: str, command: Command, ruling: Extend) -> SeasonState:
    """The book with more time, as a pause gives it to all."""
    return decided(book, Decision(key, command.at, command.actor, command.reason or "paused", ruling))
