"""The screen of fixtures: the reader's own tables first, then all tables of a round."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import chain
from typing import Any

from discord import ui

from bot.league.effect import effective
from bot.league.results import MatchResult
from bot.league.scoring_rules import Fixture, is_tiebreaker
from bot.league.season import Season, absence, drawing, format_of, has_calls, is_open, season_state, times
from bot.league.season_state import SeasonState
from bot.ui.components.layout import LINE, message
from bot.ui.components.pagination import pages_for, turning
from bot.ui.i18n.values import joined, moment
from bot.ui.presses.leagues import BeReady, CountMeIn, ShowFixtures, ShowInfo, ShowStandings
from bot.ui.presses.times import ShowTimes
from bot.ui.seasons.names import place_of, seated
from bot.ui.seasons.stakes import own_stake
from bot.ui.seasons.view import SHOWN, SeasonView

NAMES_A_PAGE = 44
"""The most names of players on a page. Larger tables make fewer tables on a page."""
TABLES_A_PAGE = 10
LETTERS = 20
"""The most characters of a name in a list of many."""
OWN = 3
"""The most of the reader's own tables that are shown."""
ROUNDS = 4
"""The most buttons to other rounds."""


def fixtures_screen(view: SeasonView, number: int = 0, page: int = 0) -> ui.LayoutView:
    """A page of the tables of a round (0 for the newest), or of the matches of an open season."""
    season, say = view.season, view.say
    state = season_state(season)
    if state is None:
        return message(
            f"## {view.title}", say("league-not-started"), [ShowInfo(view.season.key).button(view.say)]
        )
    if not format_of(season).facts.drawn:
        return _matches(view, state, page)
    newest = max(fixture.round for fixture in state.fixtures.values())
    number = number if 0 < number <= newest else newest
    drawn = [fixture for fixture in state.fixtures.values() if fixture.round == number]
    each = (
        min(TABLES_A_PAGE, NAMES_A_PAGE // max((len(fixture.entries) for fixture in drawn), default=1)) or 1
    )
    pages = pages_for(len(drawn), each)
    page = min(page, pages - 1)
    shown = drawn[page * each : (page + 1) * each]
    title = say(
        "league-round",
        round=number,
        rounds=state.scoring.rounds,
        tiebreaker=all(is_tiebreaker(fixture.key) for fixture in drawn),
        page=page + 1,
        pages=pages,
    )
    return message(
        f"## {view.title}\n{title}",
        *_own(view, state),
        "\n".join([*_tables(view, state, shown), *_idle(view, number)]),
        turning(lambda to: ShowFixtures(view.season.key, number, to), page, pages, view.say),
        round_buttons(view, number, newest),
        [ShowStandings(view.season.key).button(view.say), ShowInfo(view.season.key).button(view.say)],
    )


def _own(view: SeasonView, state: SeasonState) -> Iterator[str | list[ui.Button[Any]]]:
    """The tables that the reader still has to play, with their buttons; nothing if there are none."""
    keys = own_fixtures(view)[:OWN]
    if keys:
        tables = ((own_table(view, state, state.fixtures[key]), own_stake(view, key)) for key in keys)
        yield "\n".join([view.say("league-own-tables"), *filter(None, chain.from_iterable(tables))])
        yield ready_buttons(view, keys)
        yield times_buttons(view, keys)
        yield LINE
    if view.own in absence.players_out(view.season) and view.season.phase in ("running", "paused"):
        yield view.say("league-own-out")
        yield [CountMeIn(view.season.key).button(view.say)]
        yield LINE


def own_fixtures(view: SeasonView) -> list[str]:
    """The keys of the fixtures that the reader still has to play, without those that began without them."""
    season = view.season
    held = season.entry_of(view.own) if view.own else None
    if held is None or not season.is_open:
        return []
    own = format_of(season).fixtures.of_entry(season, held)
    return [key for key in own if not _began_without(season, key, view.own)]


def _began_without(season: Season, key: str, player: str) -> bool:
    """Return whether a match began without one of its players. A player who has since taken over a spot plays
    on.
    """
    playing = set(season.appointment(key).playing)
    return bool(playing) and playing <= {*format_of(season).fixtures.players_of(season, key)} - {player}


def own_table(view: SeasonView, state: SeasonState, fixture: Fixture) -> str:
    """A line for a table that the reader has to play: the other players, the deadline and the channel."""
    others = [
        player
        for player in format_of(view.season).fixtures.players_of(view.season, fixture.key)
        if player != view.own
    ]
    appointment = view.season.appointment(fixture.key)
    return view.say(
        "league-own-table",
        **place_of(view.season, fixture.key),
        names=joined((view.name(player, LETTERS) for player in others), view.say) or None,
        until=moment(appointment.at or state.deadline(fixture.key)),
        set=appointment.at is not None,
        channel=None if appointment.channel is None else str(appointment.channel),
    )


def ready_buttons(view: SeasonView, fixtures: Sequence[str]) -> list[ui.Button[Any]]:
    """Return a button for each of the reader's own tables to be ready for it; none unless the season is
    running and has ready checks. A late player can only take a seat back where no one forfeits.
    """
    if view.season.phase != "running" or not has_calls(view.season):
        return []
    label = "league-button-am-here" if len(fixtures) > 1 else ""
    return [
        BeReady(view.season.key, key).button(view.say, label, number=number)
        for number, key in enumerate(fixtures, start=1)
        if not view.season.appointment(key).playing or not format_of(view.season).facts.forfeits
    ]


def times_buttons(view: SeasonView, fixtures: Sequence[str]) -> list[ui.Button[Any]]:
    """A button for each of the reader's own tables to agree on its time, where players do."""
    if view.season.phase != "running":
        return []
    several = len(fixtures) > 1
    label = "league-button-times" if several else "button-times"
    return [
        ShowTimes(view.season.key, 0, key).button(view.say, label, number=number)
        for number, key in enumerate(fixtures, start=1)
        if times.agrees_times(view.season, key)
    ]


def round_buttons(view: SeasonView, number: int, newest: int) -> list[ui.Button[Any]]:
    """Buttons to the rounds before and after this one."""
    first = max(1, min(number - ROUNDS // 2, newest - ROUNDS))
    others = [each for each in range(first, min(newest, first + ROUNDS) + 1) if each != number]
    return [
        ShowFixtures(view.season.key, each).button(view.say, "league-button-round", round=each)
        for each in others[:ROUNDS]
    ]


def result_line(view: SeasonView, result: MatchResult) -> str:
    """The result of a match, with the umpire's decisions applied."""
    state = season_state(view.season)
    seen = effective(result, state.rulings) if state else result
    if seen is None:
        return view.say("league-result-void")
    if result.is_unfinished:
        people = " · ".join(view.name(player, LETTERS) for player in seated(result))
        return view.say("league-result-unfinished", names=people)
    names = (
        view.say(
            "league-result-seat",
            place=seat.place,
            name=None if seat.player is None else view.name(seat.player, LETTERS),
            absent=seat.absent,
        )
        for seat in sorted(seen.seats, key=lambda seat: seat.place)
    )
    came = True if seen.played else False if any(not seat.absent for seat in seen.seats) else None
    names_there = " · ".join(names)
    if seen.entered:
        return view.say("league-result-elsewhere", names=names_there)
    return view.say("league-result", names=names_there, played=came)


def _tables(view: SeasonView, state: SeasonState, fixtures: Sequence[Fixture]) -> Iterator[str]:
    division = 0
    for fixture in fixtures:
        if format_of(view.season).facts.divided and fixture.division != division:
            division = fixture.division
            yield view.say("league-division", number=division)
        yield _table(view, state, fixture)


def _idle(view: SeasonView, number: int) -> Iterator[str]:
    """Yield the players without a table in a round."""
    idle = drawing.idle(view.season, number)
    names = joined((view.name(player, LETTERS) for player in idle[:SHOWN]), view.say)
    more = len(idle) - SHOWN
    if idle:
        players = names if more <= 0 else view.say("list-more", names=names, count=more)
        yield view.say("outbox-sit-out", players=players)


def _table(view: SeasonView, state: SeasonState, fixture: Fixture) -> str:
    season, say = view.season, view.say
    number = int(fixture.key.rpartition("-")[2])
    outcome = state.outcome(fixture.key)
    if outcome is not None and not is_open(season, fixture):
        return say("league-table", number=number, what=result_line(view, outcome))
    of_fixture = format_of(season).fixtures.players_of(season, fixture.key)
    players = joined((view.name(player, LETTERS) for player in of_fixture), view.say)
    appointment = season.appointment(fixture.key)
    stands = "missed"
    if season.is_open and is_open(season, fixture):
        stands = "there" if appointment.channel else "open" if appointment.at is None else "set"
    what = say(
        "league-table-open",
        names=players or None,
        stands=stands,
        channel=str(appointment.channel or 0),
        until=moment(appointment.at if stands == "set" and appointment.at else state.deadline(fixture.key)),
        again=bool(state.outcomes.get(fixture.key)),
    )
    return say("league-table", number=number, what=what)


def _matches(view: SeasonView, state: SeasonState, page: int) -> ui.LayoutView:
    """The matches of an open season, the newest first."""
    say = view.say
    results = list(reversed(tuple(state.results.values())))
    largest = max((len(result.seats) for result in results), default=1)
    each = min(TABLES_A_PAGE, NAMES_A_PAGE // largest) or 1
    pages = pages_for(len(results), each)
    page = min(page, pages - 1)
    lines = [
        say("league-match", at=moment(result.at), what=result_line(view, result))
        for result in results[page * each : (page + 1) * each]
    ]
    return message(
        f"## {view.title}\n{say('league-page', page=page + 1, pages=pages)}",
        say("league-open-season"),
        *_own(view, state),
        "\n".join(lines) or say("league-no-matches"),
        turning(lambda to: ShowFixtures(view.season.key, 0, to), page, pages, view.say),
        [ShowStandings(view.season.key).button(view.say), ShowInfo(view.season.key).button(view.say)],
    )
