"""The umpire's decisions in a running league."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import replace

from bot.league import updates
from bot.league.decisions import (
    Adjust,
    Award,
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
    Warn,
    Withdraw,
    match_entered,
    named,
)
from bot.league.illegal import IllegalAct
from bot.league.season.absence import without_absent
from bot.league.season.acts import Command, Decide
from bot.league.season.deadlines import reminded_anew
from bot.league.season.drawing import held
from bot.league.season.fixtures import (
    cleared,
    entered,
    league,
    open_tiebreakers,
    opened_again,
    opened_by,
)
from bot.league.season.ready_checks import replayed
from bot.league.season.state import Season
from bot.league.season_state import SeasonState
from bot.league.standings import Row
from bot.league.tiebreakers import is_overtaken
from bot.league.umpire import StandingsOf, carried_out


def decide(season: Season, act: Decide, command: Command, standings_of: StandingsOf) -> Season:
    """Carry out a decision. Refused as :func:`bot.league.umpire.decide` does, and ``tiebreaker_early``: other
    matches are still to be played.

    An extension, and anything that opens a fixture, returns a season from review to play.
    """
    if isinstance(act.ruling, Tiebreaker) and season.phase != "review":
        raise IllegalAct("tiebreaker_early")
    decision = Decision(str(season.seq + 1), command.at, command.actor, command.reason, act.ruling)
    after = replace(season, play=carried_out(league(season), decision, standings_of))
    if isinstance(act.ruling, Replace):
        waiting = tuple(signed for signed in after.signed if signed.player != act.ruling.player)
        after = replace(after, signed=waiting)
    if isinstance(act.ruling, Enter):
        after = entered(after, act.ruling.fixture)
        if act.ruling.fixture:
            there = [who for who, place in zip(act.ruling.players, act.ruling.places, strict=True) if place]
            after = replace(after, out=without_absent(season, act.ruling.fixture, there).out)
    if isinstance(act.ruling, Extend):
        after = reminded_anew(after, act.ruling, command.at)
        if command.actor:  # no round may come before a time set by the umpire
            after = held(after)
    if isinstance(act.ruling, Reverse):  # an undone tiebreaker loses its table
        after = cleared(after)
    if season.phase == "review" and (isinstance(act.ruling, Extend) or opened_by(season, after)):
        after = replace(after, phase="running")
    again = opened_again(season, after)
    return _with_time(_without_overtaken(season, after), again, command)


def _with_time(season: Season, again: Iterable[str], command: Command) -> Season:
    """The season in which the fixtures that are played ``again`` have the time that a match needs."""
    for number, key in enumerate(again, start=1):
        if later := replayed(season, key, command.at):
            longer = extended(league(season), f"{season.seq + 1}.{number}", command, later)
            season = replace(season, play=longer)
    return season


def _without_overtaken(before: Season, after: Season) -> Season:
    """The season without the tables of tiebreakers whose tie was broken in another way."""
    for key in open_tiebreakers(before):
        if (fixture := league(after).fixtures.get(key)) and is_overtaken(league(after), fixture):
            after = entered(after, key)
    return after


def names(season: Season, ruling: Ruling) -> Iterator[str]:
    """Yield the names of what a decision is about. It is refused if one of these has changed since its umpire
    looked.
    """
    match ruling:
        case Void(match) | Adjust(match):
            yield f"match {match}"
        case Award(entry) | Withdraw(entry) | Replace(entry) | Transfer(entry):
            yield f"entry {entry}"
        case Settle(equals) | Tiebreaker(equals):
            yield from (f"entry {entry}" for entry in equals)
        case Extend(fixtures):
            yield from (f"fixture {fixture}" for fixture in fixtures or ("",))
        case Enter(fixture, players):
            entries = (season.entry_of(player) for player in players)
            yield from [f"fixture {fixture}"] if fixture else (f"entry {entry}" for entry in entries)
        case Reverse(key):
            yield f"decision {key}"
        case Warn():
            return


def concerned(season: Season, ruling: Ruling) -> tuple[str, ...]:
    """Return the entries that a decision is about: those that it names, or those at the match or the
    tables.
    """
    state = league(season)
    match ruling:
        case Void(match) | Adjust(match) if match in state.results:
            result = state.results[match]
            fixture = state.fixtures.get(result.fixture or "")
            whom = [ruling.player] if isinstance(ruling, Adjust) else []
            seats = sorted(result.seats, key=lambda seat: seat.place)
            people = [*whom, *(seat.player for seat in seats if seat.player is not None)]
            held = [state.roster.entry_at(player, result.at) for player in people]
            seated = [*held, *(fixture.entries if fixture else ())]
            return tuple(dict.fromkeys(entry for entry in seated if entry is not None))
        case Extend(fixtures):
            seats_of = (state.fixtures[key].entries for key in fixtures if key in state.fixtures)
            return tuple(entry for entries in seats_of for entry in entries)
        case Enter(_, players):
            return tuple(entry for player in players if (entry := state.held(player)) is not None)
        case Reverse(key):
            earlier = next((each for each in state.decisions if each.key == key), None)
            return concerned(season, earlier.ruling) if earlier is not None else ()
        case _:
            return named(ruling)


def match_of(season: Season, ruling: Ruling) -> str | None:
    """The match that a decision is about, or the one that it takes back; None if there is none."""
    match ruling:
        case Void(match) | Adjust(match):
            return match
        case Reverse(key):
            earlier = next((each for each in league(season).decisions if each.key == key), None)
            if earlier is None:
                return None
            return match_entered(earlier) or match_of(season, earlier.ruling)
        case _:
            return None


def own_table(season: Season, ruling: Ruling, actor: str) -> bool:
    """Return whether ``actor`` plays in the match, or for the entry, that a decision is about."""
    state = league(season)
    own = state.holds(actor)
    match ruling:
        case Void(match) | Adjust(match):
            result = state.results.get(match)
            return result is not None and any(seat.player == actor for seat in result.seats)
        case Extend(fixtures):
            return any(own in state.fixtures[key].entries for key in fixtures if key in state.fixtures)
        case Enter(_, players):
            return actor in players
        case Reverse(key):
            earlier = next((each for each in state.decisions if each.key == key), None)
            return earlier is not None and own_table(season, earlier.ruling, actor)
        case _:
            return own is not None and f"entry {own}" in names(season, ruling)


def changes(before: Iterable[Row], after: Iterable[Row]) -> tuple[dict[str, object], dict[str, object]]:
    """Return the old and the new lines of the standings that a decision has changed."""
    old = {row.account.entry: _json(row) for row in before}
    new = {row.account.entry: _json(row) for row in after}
    moved = [entry for entry in new if old.get(entry) != new[entry]]
    return (
        {"standings": [old[entry] for entry in moved if entry in old]},
        {"standings": [new[entry] for entry in moved]},
    )


def as_it_stands(rows: Iterable[Row], entry: str) -> dict[str, object]:
    """Return the line of an entry in the standings, with which the log records whose place it was."""
    return {"standings": [_json(row) for row in rows if row.account.entry == entry]}


def _json(row: Row) -> dict[str, object]:
    own = row.account
    score = None if own.score is None else round(float(own.score), 3)
    return {"entry": own.entry, "player": own.player, "place": row.place, "score": score}


def played_at(season: Season, match: str, player: str) -> int:
    """Return when (ms) a match of a player ended. Refused: ``no_match``, ``not_there``."""
    result = league(season).results.get(match)
    if result is None:
        raise IllegalAct("no_match", match=match)
    if not any(seat.player == player for seat in result.seats):
        raise IllegalAct("not_there", match=match, player=player)
    return result.at


def with_end(season: Season, until: int | None, command: Command) -> Season:
    """Set another end of the season, not sooner than planned. Refused: ``earlier``."""
    state = league(season)
    if until is None or until <= command.at:
        raise IllegalAct("earlier")
    if state.rules.ends is None:
        return replace(season, play=updates.ending(state, until))
    ruling = Extend((), until)
    after = replace(season, play=extended(state, str(season.seq + 1), command, ruling))
    return replace(after, phase="running") if after.phase == "review" else after


def put_off(season: Season, fixture: str, later: int, command: Command) -> Season:
    """Extend the deadline of a fixture by ``later`` ms."""
    if not later:
        return season
    state = league(season)
    ruling = Extend((fixture,), state.deadline(fixture) + later)
    return replace(season, play=extended(state, str(season.seq + 1), command, ruling))


def extended(state: SeasonState, key: str, command: Command, ruling: Extend) -> SeasonState:
    """Return the state after an extension, such as that of all fixtures after a pause."""
    return carried_out(state, Decision(key, command.at, command.actor, command.reason, ruling))
