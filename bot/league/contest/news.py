"""What people are told of a season, told from what has changed. The shell keeps it until it has been told.

``signup`` (opened, by the shell), ``signed`` (player, waiting), ``left`` (player, line), ``check_in``
(until), ``started``, ``drawn`` (round, fixtures), ``sittings`` (fixtures: tables of the tournament that are
to be opened), ``recorded`` (match), ``walkover`` (fixture, match), ``remind`` (fixture, what), ``standings``,
``played`` (everything has been), ``decided`` (line), ``caution`` (line, player; private), ``paused`` (line),
``resumed``, ``appealed`` (appeal; for umpires), ``answered`` (appeal), ``over`` (champions: players),
``cancelled``, ``moved`` (to another channel); and those of the tournament
(:mod:`bot.league.tournament.news`) as ``pursuit-...``.
"""

from __future__ import annotations

from collections.abc import Iterator

from bot.games.api import Event
from bot.league import tournament
from bot.league.contest import acts, pursuit
from bot.league.contest.acts import Command
from bot.league.contest.state import Contest
from bot.league.contest.timetable import round_of
from bot.league.decisions import Caution
from bot.league.rounds import champions


def news(
    before: Contest, after: Contest, command: Command, step: tournament.Step | None
) -> tuple[Event, ...]:
    """What there is to tell, in the order in which it is told."""
    told = list(_of_act(before, after, command))
    if step is not None:
        told += pursuit.news(step)
    called = pursuit.sittings(before)
    due = [name for name in pursuit.sittings(after) if name not in called]
    if due:
        told.append(Event("sittings", {"fixtures": due}))
    if round_of(after) > round_of(before):
        fixtures = [key for key in (after.book.fixtures if after.book else ()) if not _had(before, key)]
        told.append(Event("drawn", {"round": round_of(after), "fixtures": fixtures}))
    if after.phase != before.phase and after.phase in ("over", "cancelled"):
        told.append(Event(after.phase, {"champions": list(winners(after))}))
    return tuple(told)


def winners(contest: Contest) -> tuple[str, ...]:
    """The players who have won a season that is over; more than one where they share it."""
    if contest.phase != "over":
        return ()
    if contest.tournament is not None:
        return tuple(contest.player_of(str(entry)) for entry in contest.tournament.champions)
    return champions(contest.book) if contest.book else ()


def _of_act(before: Contest, after: Contest, command: Command) -> Iterator[Event]:
    match command.act:
        case acts.SignUp(player):
            yield Event("signed", {"player": player, "waiting": not after.plays(player)})
        case acts.Leave(player):
            yield Event("left", {"player": player, "line": after.seq})
        case acts.OpenCheckIn(until):
            yield Event("check_in", {"until": until})
        case acts.Start():
            yield Event("started", {})
            if after.tournament is not None:
                yield from pursuit.first_draw(after)
        case acts.Record(result):
            yield Event("recorded", {"match": result.match})
        case acts.Walkover(fixture):
            number = len(after.meetings[fixture].walked_over)
            yield Event("walkover", {"fixture": fixture, "match": f"{fixture}-w{number}"})
        case acts.Remind(fixture, what):
            if after.book is not None and command.at < after.book.deadline(fixture):
                yield Event("remind", {"fixture": fixture, "what": what})
        case acts.Post():
            yield Event("standings", {})
        case acts.Close():
            yield Event("played", {})
        case acts.Arrange():
            if after.terms.channel != before.terms.channel:
                yield Event("moved", {})
        case acts.Pause():
            yield Event("paused", {"line": after.seq})
        case acts.Resume():
            yield Event("resumed", {})
        case acts.Decide(Caution(entry)):
            yield Event("caution", {"line": after.seq, "player": after.player_of(entry)})
        case acts.Decide() | acts.Rule():
            yield Event("decided", {"line": after.seq})
        case acts.Appeal():
            yield Event("appealed", {"appeal": str(after.seq)})
        case acts.Answer(appeal):
            yield Event("answered", {"appeal": appeal})


def _had(contest: Contest, fixture: str) -> bool:
    return contest.book is not None and fixture in contest.book.fixtures
