"""Changes of a round's pairings before any card was dealt: pair all players again, or swap two of them."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import replace

from bot.league import updates
from bot.league.bracket import PLAYOFF
from bot.league.chance import shuffled
from bot.league.contest import calls
from bot.league.contest.acts import Swap
from bot.league.contest.drawing import of_last_round, seed_of
from bot.league.contest.fixtures import cleared, fixture_of, has_begun, is_open, league, not_begun
from bot.league.contest.state import Contest, Meeting
from bot.league.illegal import IllegalAct
from bot.league.season import Fixture, is_playoff


def was_played(contest: Contest) -> bool:
    """Return whether a result of a league was played or entered, or players have come to a match that has
    begun.

    Without ready checks, matches begin on their own. Only their tables know whether anyone has played.
    """
    played = any(result.played for result in league(contest).results.values())
    return played or any(meeting.playing for meeting in contest.meetings.values())


def is_untouched(contest: Contest) -> bool:
    """Return whether there is a round in which no card was dealt, and no table has a result."""
    state = league(contest)
    last = [fixture.key for fixture in of_last_round(state)]
    return bool(last) and not any(has_begun(contest, key) or key in state.outcomes for key in last)


def is_by_lot(contest: Contest) -> bool:
    """Return whether the last round was paired by chance. In a knock-out that is so in the first round, if
    the seeds are by lot.
    """
    state = league(contest)
    if not state.season.knock_out:
        return state.season.drawn
    return state.round == 1 and contest.terms.seeding == "lot" and not contest.seeds


def before_round(contest: Contest) -> Contest:
    """Undo the pairings of the last round, with a new lot.

    Refused: ``no_lot`` (another draw would give the same tables), ``round_begun`` (a card was dealt in the
    round, or a table of it has a result).
    """
    if not is_by_lot(contest):
        raise IllegalAct("no_lot")
    if not is_untouched(contest):
        raise IllegalAct("round_begun")
    state = league(contest)
    last = {fixture.key for fixture in of_last_round(state)}
    play = updates.without_fixtures(state, last)
    before = cleared(replace(contest, play=play, lot=contest.lot + 1, redrawn=state.round))
    if state.season.knock_out:
        order = shuffled(sorted(state.entrants), seed_of(before), "seeds", 0)
        entrants = {entry: state.entrants[entry] for entry in order}
        before = replace(before, play=replace(play, entrants=entrants))
    return before


def swappable(contest: Contest, key: str) -> list[Fixture]:
    """Return the other fixtures whose players can be swapped with those of a fixture: in the same round and
    division, before their matches have begun. Empty if the fixture's own match has begun.
    """
    own = fixture_of(contest, key)
    if not _is_swappable(contest, own):
        return []
    others = (each for each in league(contest).fixtures.values() if each.key != key)
    return [each for each in others if _is_beside(own, each) and _is_swappable(contest, each)]


def swap(contest: Contest, act: Swap, at: int) -> Contest:
    """Swap two players. They keep their marked hours, and running ready checks at the two tables begin again.

    Refused: ``no_fixture``, ``already_played``, ``table_begun``, ``swap_apart`` (the tables are the same, or
    not of one round and division), ``no_entry`` (one of them doesn't play at that table).
    """
    state = league(contest)
    places = ((act.fixture, act.entry), (act.other_fixture, act.other))
    for key, entry in places:
        not_begun(contest, key)
        if has_begun(contest, key):
            raise IllegalAct("table_begun")
        if entry not in fixture_of(contest, key).entries or entry in state.force.withdrawn:
            raise IllegalAct("no_entry")
    if all(act.other_fixture != each.key for each in swappable(contest, act.fixture)):
        raise IllegalAct("swap_apart")
    players = [state.holder(entry) for _, entry in places]
    meetings = [contest.meeting(key) for key, _ in places]
    after = replace(contest, play=updates.swapped(state, *places))
    for (key, _), own, other in zip(places, meetings, reversed(meetings), strict=True):
        if key in contest.meetings or other.marks:
            after = after.with_meeting(key, _met(own, other, players))
            after = calls.called_longer(after, key, at)
    return after


def _met(own: Meeting, other: Meeting, players: Collection[str]) -> Meeting:
    """Return a meeting in which the swapped ``players`` have the marks that they had in the other one."""
    marks = {player: hours for player, hours in own.marks.items() if player not in players}
    return replace(own, marks=marks | {who: other.marks[who] for who in players if who in other.marks})


def _is_beside(one: Fixture, other: Fixture) -> bool:
    return (one.round, one.division) == (other.round, other.division)


def _is_swappable(contest: Contest, fixture: Fixture) -> bool:
    is_tied = is_playoff(fixture.key) or (league(contest).season.knock_out and fixture.division == PLAYOFF)
    begun = has_begun(contest, fixture.key) or bool(contest.meeting(fixture.key).playing)
    return not is_tied and not begun and is_open(contest, fixture)
