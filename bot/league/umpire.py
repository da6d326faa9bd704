"""Carry out an umpire's decisions in a league, and refuse invalid ones."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeAlias

from bot.games import GAMES
from bot.league.decisions import (
    Adjust,
    Decision,
    Enter,
    Extend,
    Replace,
    Reverse,
    Ruling,
    Settle,
    Tiebreaker,
    Transfer,
    Void,
    Withdraw,
    in_force,
    named,
)
from bot.league.illegal import IllegalAct
from bot.league.results import PEOPLE_NEEDED
from bot.league.reversal import built_on
from bot.league.season_state import SeasonState
from bot.league.standings import Row, standings, tied
from bot.league.updates import taken
from bot.user_text import raw_text

StandingsOf: TypeAlias = Callable[[SeasonState], tuple[Row, ...]]


def decide(
    state: SeasonState,
    decision: Decision,
    order: StandingsOf = standings,
) -> SeasonState:
    """Carry out a decision. To preview it, compare the standings before and after it.

    ``order`` returns the standings, in which the umpire can break ties. Raises IllegalAct, checked in this
    order: ``closed`` (the season is final), ``no_reason``, then by the kind of decision: ``no_match``,
    ``no_entry``, ``no_fixture`` and ``no_decision`` for what does not exist; ``already_void``; ``void``
    (adjusting a void match); ``unfinished`` (adjusting a match without a finished deal); ``entered``
    (adjusting an entered match); ``not_there`` (adjusting the total of a player who was not in it);
    ``withdrawn`` (the entry is); ``already_in`` (the new player has an entry); ``no_division``;
    ``same_division``; ``not_tied``; ``tiebreaker_few`` and ``tiebreaker_many`` (for a table); ``earlier``
    (the extension is not later, or the tiebreaker would end at once); for an entered result
    ``already_played``, ``entered_who`` (wrong players for the fixture or the season), ``entered_many``
    (for a table), ``entered_alone`` (too few of them came), ``entered_places`` (there is no first place,
    or a gap), ``entered_points`` (points are missing that the season counts) and ``entered_order``
    (points and places contradict each other); and for a reversal ``is_reverse``, ``already_reversed``, or
    ``built_on`` with ``by``: the key of what depends on the decision.
    """
    if not state.closed and not raw_text(decision.reason).strip():
        raise IllegalAct("no_reason")
    return carried_out(state, decision, order)


def carried_out(state: SeasonState, decision: Decision, order: StandingsOf = standings) -> SeasonState:
    """Carry out a decision that needs no reason, because it is a consequence of something else."""
    if state.closed:
        raise IllegalAct("closed")
    for entry in named(decision.ruling):
        if entry not in state.entrants:
            raise IllegalAct("no_entry", entry=entry)
    _check(state, decision.ruling, decision.at, order)
    return taken(state, decision)


def _check(state: SeasonState, ruling: Ruling, at: int, standings_of: StandingsOf) -> None:
    match ruling:
        case Void(match):
            _known(state, match)
            if match in state.rulings.voids:
                raise IllegalAct("already_void", match=match)
        case Adjust(match, player):
            _adjustable(state, match, player)
        case Settle(order):
            _tied(state, order, standings_of)
        case Tiebreaker(entries, until):
            _tied(state, entries, standings_of)
            _playable(state, entries)
            if until <= at:
                raise IllegalAct("earlier", until=until)
        case Withdraw(entry):
            _still_in(state, entry)
        case Replace(entry, player):
            _still_in(state, entry)
            if state.holds(player) is not None:
                raise IllegalAct("already_in", player=player)
        case Transfer(entry, division):
            _still_in(state, entry)
            if division not in state.divisions:
                raise IllegalAct("no_division", divisions=len(state.divisions))
            if division == state.division_of(entry):
                raise IllegalAct("same_division", division=division)
        case Extend(fixtures, until):
            for fixture in fixtures:
                if fixture not in state.fixtures:
                    raise IllegalAct("no_fixture", fixture=fixture)
            ends = [state.deadline(fixture) for fixture in fixtures] if fixtures else [state.rules.ends]
            if any(end is None or until <= end for end in ends):
                raise IllegalAct("earlier", until=until)
        case Enter() as entered:
            _enterable(state, entered)
        case Reverse(key):
            _reversible(state, key)


def _adjustable(state: SeasonState, match: str, player: str) -> None:
    """Check that the total of a player in a match can be set."""
    _known(state, match)
    if match in state.rulings.voids:
        raise IllegalAct("void", match=match)
    result = state.results[match]
    if result.is_unfinished:
        raise IllegalAct("unfinished", match=match)
    if result.entered:
        raise IllegalAct("entered", match=match)
    if not any(seat.player == player and seat.counts for seat in result.seats):
        raise IllegalAct("not_there", match=match, player=player)


def _tied(state: SeasonState, entries: tuple[str, ...], standings_of: StandingsOf) -> None:
    """Check that these are all the entries that share a place."""
    equals = tied(standings_of(state), entries[0]) if entries else frozenset()
    if len(entries) < 2 or len(set(entries)) != len(entries) or set(entries) != equals:
        raise IllegalAct("not_tied", order=entries)


def _playable(state: SeasonState, entries: tuple[str, ...]) -> None:
    """Check that tied entries can play a tiebreaker at one table. A cup does that without a decision."""
    if state.scoring.knock_out:
        raise IllegalAct("not_tied", order=entries)
    fewest, most = GAMES[state.scoring.game].spec.seats[0], state.scoring.largest
    if len(entries) < fewest:
        raise IllegalAct("tiebreaker_few", count=fewest)
    if len(entries) > most:
        raise IllegalAct("tiebreaker_many", count=len(entries), most=most)


def _enterable(state: SeasonState, ruling: Enter) -> None:
    """Check the result of a match that was played elsewhere."""
    seated = _seated(state, ruling)
    if sorted(ruling.players) != sorted(seated) or len(ruling.places) != len(seated):
        raise IllegalAct("entered_who")
    if len(seated) > state.scoring.largest:
        raise IllegalAct("entered_many", count=state.scoring.largest)
    came = [place for place in ruling.places if place]
    if len(came) < PEOPLE_NEEDED:
        raise IllegalAct("entered_alone", count=PEOPLE_NEEDED)
    if any(place != 1 + sum(other < place for other in came) for place in came):
        raise IllegalAct("entered_places")
    if ruling.totals:
        better = 1 if GAMES[state.scoring.game].spec.low_wins else -1
        if len(ruling.totals) != len(seated):
            raise IllegalAct("entered_points")
        seats = [
            (place, better * total)
            for place, total in zip(ruling.places, ruling.totals, strict=True)
            if place
        ]
        if any(one[0] <= other[0] and one[1] > other[1] for one in seats for other in seats):
            raise IllegalAct("entered_order")


def _seated(state: SeasonState, ruling: Enter) -> set[str]:
    """Return the players who can have played an entered match: those of its fixture, or without one, those
    named who hold an entry.
    """
    if not ruling.fixture and not state.scoring.drawn:
        return {player for player in ruling.players if state.holds(player) is not None}
    fixture = state.fixtures.get(ruling.fixture)
    if fixture is None:
        raise IllegalAct("no_fixture", fixture=ruling.fixture)
    if state.settles(fixture.key) is not None:
        raise IllegalAct("already_played", fixture=fixture.key)
    return {state.holder(entry) for entry in fixture.entries if entry not in state.rulings.withdrawn}


def _known(state: SeasonState, match: str) -> None:
    if match not in state.results:
        raise IllegalAct("no_match", match=match)


def _still_in(state: SeasonState, entry: str) -> None:
    if entry in state.rulings.withdrawn:
        raise IllegalAct("withdrawn", entry=entry)


def _reversible(state: SeasonState, key: str) -> None:
    decision = next((each for each in state.decisions if each.key == key), None)
    if decision is None:
        raise IllegalAct("no_decision", decision=key)
    if isinstance(decision.ruling, Reverse):
        raise IllegalAct("is_reverse", decision=key)
    if decision not in in_force(state.decisions):
        raise IllegalAct("already_reversed", decision=key)
    by = built_on(state, decision)
    if by is not None:
        raise IllegalAct("built_on", decision=key, by=by)
