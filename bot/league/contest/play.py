"""What tables and the clock do to a season that runs: drawing rounds, recording matches, closing it."""

from __future__ import annotations

from dataclasses import replace

from bot.league import tournament, updates
from bot.league.contest import pursuit
from bot.league.contest.acts import Close, Command, Confirm, Draw, Record, Remind, Seat, Unseat, Walkover
from bot.league.contest.rulings import league
from bot.league.contest.state import Contest, Meeting
from bot.league.refusal import Refused
from bot.league.results import at_deadline
from bot.league.rounds import drawn
from bot.league.season import Fixture


def fixture_of(contest: Contest, key: str) -> Fixture:
    """The fixture that is meant. Refused ``no_fixture``."""
    fixture = league(contest).fixtures.get(key)
    if fixture is None:
        raise Refused("no_fixture", fixture=key)
    return fixture


def players_of(contest: Contest, fixture: str) -> tuple[str, ...]:
    """Who is to play a fixture, or a sitting of the tournament, in the order of the seats: those whose
    entries have not been withdrawn.
    """
    if contest.book is None:
        sitting = contest.sittings.get(fixture) or pursuit.sittings(contest).get(fixture)
        return tuple(contest.player_of(str(entry)) for entry in (sitting.entries if sitting else ()))
    gone = contest.book.force.withdrawn
    entries = fixture_of(contest, fixture).entries
    return tuple(contest.book.roster.holder(entry) for entry in entries if entry not in gone)


def seat(contest: Contest, act: Seat, at: int) -> Contest:
    """A table has been opened. Refused: ``no_fixture``, ``already_played``."""
    sittings = dict(contest.sittings)
    if contest.tournament is not None:
        due = pursuit.sittings(contest).get(act.fixture)
        if due is None:
            raise Refused("no_fixture", fixture=act.fixture)
        sittings[act.fixture] = due
    elif league(contest).outcome(fixture_of(contest, act.fixture).key) is not None:
        raise Refused("already_played", fixture=act.fixture)
    meeting = replace(
        contest.meetings.get(act.fixture, Meeting()), table=act.table, channel=act.channel, opened_at=at
    )
    return replace(contest, meetings={**contest.meetings, act.fixture: meeting}, sittings=sittings)


def unseat(contest: Contest, act: Unseat, command: Command) -> tuple[Contest, tournament.Step | None]:
    """A table is gone without a result. Refused ``no_fixture`` unless the fixture was to be played there."""
    meeting = contest.meetings.get(act.fixture)
    if meeting is None or meeting.table != act.table:
        raise Refused("no_fixture", fixture=act.fixture)
    meeting = replace(meeting, table=None, channel=None, opened_at=None)
    after = replace(contest, meetings={**contest.meetings, act.fixture: meeting})
    return (after, None) if after.tournament is None else pursuit.abandoned(after, act.fixture, command)


def draw(contest: Contest, act: Draw, at: int) -> Contest:
    """The next round, refused for what :func:`bot.league.rounds.drawn` says."""
    book = league(contest)
    return replace(contest, book=updates.draw(book, drawn(book, contest.seed, act.deadline, at, act.tables)))


def record(contest: Contest, *recorded: Record) -> Contest:
    """Matches are over, refused for what :func:`bot.league.updates.record` says."""
    return replace(contest, book=updates.record(league(contest), *(act.result for act in recorded)))


def remind(contest: Contest, act: Remind) -> Contest:
    """Note that a reminder goes out."""
    fixture = fixture_of(contest, act.fixture).key
    meeting = contest.meetings.get(fixture, Meeting())
    meeting = replace(meeting, reminded=meeting.reminded | {act.what})
    return replace(contest, meetings={**contest.meetings, fixture: meeting})


def walk_over(contest: Contest, act: Walkover, at: int) -> Contest:
    """Who was there has won what could not be played, and all others have forfeited."""
    fixture = fixture_of(contest, act.fixture).key
    meeting = contest.meetings.get(fixture, Meeting())
    match = f"{fixture}-w{len(meeting.walked_over) + 1}"
    book = league(contest)
    players = players_of(contest, fixture)
    result = at_deadline(match, contest.terms.game, at, players, act.ready, contest.key, fixture)
    meeting = replace(meeting, walked_over=(*meeting.walked_over, at), table=None, channel=None)
    meetings = {**contest.meetings, fixture: meeting}
    return replace(contest, book=updates.record(book, result), meetings=meetings)


def close(contest: Contest, act: Close) -> Contest:
    """Everything has been played."""
    league(contest)
    return replace(contest, phase="review")


def confirm(contest: Contest, act: Confirm, at: int) -> Contest:
    """The standings of a league are final. Refused ``still_played`` while fixtures are open."""
    book = league(contest)
    if contest.phase != "review" and contest.terms.drawn:
        raise Refused("still_played")
    return replace(contest, phase="over", book=updates.close(book), finished_at=at)
