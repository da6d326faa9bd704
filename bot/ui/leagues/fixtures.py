"""The screen of fixtures: the reader's own tables first, then all tables of a round."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
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
from bot.ui.seasons.names import SHOWN, place_of, seated
from bot.ui.seasons.reader import Reader

NAMES_A_PAGE = 44
"""The most names of players on a page. Larger tables make fewer tables on a page."""
TABLES_A_PAGE = 10
LETTERS = 20
"""The most characters of a name in a list of many."""
OWN = 3
"""The most of the reader's own tables that are shown."""
ROUNDS = 4
"""The most buttons to other rounds."""


def fixtures_screen(reader: Reader, number: int = 0, page: int = 0) -> ui.LayoutView:
    """A page of the tables of a round (0 for the newest), or of the matches of an open season."""
    season, say = reader.season, reader.say
    state = season_state(season)
    if state is None:
        return message(
            reader.title(), say("league-not-started"), [ShowInfo(reader.season_key).button(reader.say)]
        )
    if not format_of(season).facts.drawn:
        return _matches(reader, state, page)
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
        f"{reader.title()}\n{title}",
        *_own(reader, state),
        "\n".join([*_tables(reader, state, shown), *_idle(reader, number)]),
        turning(lambda to: ShowFixtures(reader.season_key, number, to), page, pages, reader.say),
        round_buttons(reader, number, newest),
        [ShowStandings(reader.season_key).button(reader.say), ShowInfo(reader.season_key).button(reader.say)],
    )


def _own(reader: Reader, state: SeasonState) -> Iterator[str | list[ui.Button[Any]]]:
    """The tables that the reader still has to play, with their buttons; nothing if there are none."""
    keys = own_fixtures(reader)[:OWN]
    if keys:
        tables = (own_table(reader, state, state.fixtures[key]) for key in keys)
        yield "\n".join([reader.say("league-own-tables"), *tables])
        yield ready_buttons(reader, keys)
        yield times_buttons(reader, keys)
        yield LINE
    if reader.own in absence.players_out(reader.season) and reader.season.phase in ("running", "paused"):
        yield reader.say("league-own-out")
        yield [CountMeIn(reader.season_key).button(reader.say)]
        yield LINE


def own_fixtures(reader: Reader) -> list[str]:
    """The keys of the fixtures that the reader still has to play, without those that began without them."""
    season = reader.season
    held = season.entry_of(reader.own) if reader.own else None
    if held is None or not season.is_open:
        return []
    own = format_of(season).fixtures.of_entry(season, held)
    return [key for key in own if not _began_without(season, key, reader.own)]


def _began_without(season: Season, key: str, player: str) -> bool:
    """Whether a match has begun without one of its players. Who has taken over a place since plays on."""
    playing = set(season.appointment(key).playing)
    return bool(playing) and playing <= {*format_of(season).fixtures.players_of(season, key)} - {player}


def own_table(reader: Reader, state: SeasonState, fixture: Fixture) -> str:
    """A line for a table that the reader has to play: the other players, the deadline and the channel."""
    others = [
        player
        for player in format_of(reader.season).fixtures.players_of(reader.season, fixture.key)
        if player != reader.own
    ]
    appointment = reader.season.appointment(fixture.key)
    return reader.say(
        "league-own-table",
        **place_of(reader.season, fixture.key),
        names=joined((reader.name(player, LETTERS) for player in others), reader.say) or None,
        until=moment(appointment.at or state.deadline(fixture.key)),
        set=appointment.at is not None,
        channel=None if appointment.channel is None else str(appointment.channel),
    )


def ready_buttons(reader: Reader, fixtures: Sequence[str]) -> list[ui.Button[Any]]:
    """A button for each of the reader's own tables to be here for it; none unless the season is running and
    players are called. Who comes late can only take a seat back where nobody forfeits.
    """
    if reader.season.phase != "running" or not has_calls(reader.season):
        return []
    label = "league-button-am-here" if len(fixtures) > 1 else ""
    return [
        BeReady(reader.season_key, key).button(reader.say, label, number=number)
        for number, key in enumerate(fixtures, start=1)
        if not reader.season.appointment(key).playing or not format_of(reader.season).facts.forfeits
    ]


def times_buttons(reader: Reader, fixtures: Sequence[str]) -> list[ui.Button[Any]]:
    """A button for each of the reader's own tables to agree on its time, where players do."""
    if reader.season.phase != "running":
        return []
    several = len(fixtures) > 1
    label = "league-button-times" if several else "button-times"
    return [
        ShowTimes(reader.season_key, 0, key).button(reader.say, label, number=number)
        for number, key in enumerate(fixtures, start=1)
        if times.agrees_times(reader.season, key)
    ]


def round_buttons(reader: Reader, number: int, newest: int) -> list[ui.Button[Any]]:
    """Buttons to the rounds before and after this one."""
    first = max(1, min(number - ROUNDS // 2, newest - ROUNDS))
    others = [each for each in range(first, min(newest, first + ROUNDS) + 1) if each != number]
    return [
        ShowFixtures(reader.season_key, each).button(reader.say, "league-button-round", round=each)
        for each in others[:ROUNDS]
    ]


def result_line(reader: Reader, result: MatchResult) -> str:
    """The result of a match, with the umpire's decisions applied."""
    state = season_state(reader.season)
    seen = effective(result, state.rulings) if state else result
    if seen is None:
        return reader.say("league-result-void")
    if result.is_unfinished:
        people = " · ".join(reader.name(player, LETTERS) for player in seated(result))
        return reader.say("league-result-unfinished", names=people)
    names = (
        reader.say(
            "league-result-seat",
            place=seat.place,
            name=None if seat.player is None else reader.name(seat.player, LETTERS),
            absent=seat.absent,
        )
        for seat in sorted(seen.seats, key=lambda seat: seat.place)
    )
    came = True if seen.played else False if any(not seat.absent for seat in seen.seats) else None
    names_there = " · ".join(names)
    if seen.entered:
        return reader.say("league-result-elsewhere", names=names_there)
    return reader.say("league-result", names=names_there, played=came)


def _tables(reader: Reader, state: SeasonState, fixtures: Sequence[Fixture]) -> Iterator[str]:
    division = 0
    for fixture in fixtures:
        if format_of(reader.season).facts.divided and fixture.division != division:
            division = fixture.division
            yield reader.say("league-division", number=division)
        yield _table(reader, state, fixture)


def _idle(reader: Reader, number: int) -> Iterator[str]:
    """Who has no table in a round."""
    idle = drawing.idle(reader.season, number)
    names = joined((reader.name(player, LETTERS) for player in idle[:SHOWN]), reader.say)
    more = len(idle) - SHOWN
    if idle:
        players = names if more <= 0 else reader.say("list-more", names=names, count=more)
        yield reader.say("outbox-sit-out", players=players)


def _table(reader: Reader, state: SeasonState, fixture: Fixture) -> str:
    season, say = reader.season, reader.say
    number = int(fixture.key.rpartition("-")[2])
    outcome = state.outcome(fixture.key)
    if outcome is not None and not is_open(season, fixture):
        return say("league-table", number=number, what=result_line(reader, outcome))
    of_fixture = format_of(season).fixtures.players_of(season, fixture.key)
    players = joined((reader.name(player, LETTERS) for player in of_fixture), reader.say)
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


def _matches(reader: Reader, state: SeasonState, page: int) -> ui.LayoutView:
    """The matches of an open season, the newest first."""
    say = reader.say
    results = list(reversed(tuple(state.results.values())))
    largest = max((len(result.seats) for result in results), default=1)
    each = min(TABLES_A_PAGE, NAMES_A_PAGE // largest) or 1
    pages = pages_for(len(results), each)
    page = min(page, pages - 1)
    lines = [
        say("league-match", at=moment(result.at), what=result_line(reader, result))
        for result in results[page * each : (page + 1) * each]
    ]
    return message(
        f"{reader.title()}\n{say('league-page', page=page + 1, pages=pages)}",
        say("league-open-season"),
        *_own(reader, state),
        "\n".join(lines) or say("league-no-matches"),
        turning(lambda to: ShowFixtures(reader.season_key, 0, to), page, pages, reader.say),
        [ShowStandings(reader.season_key).button(reader.say), ShowInfo(reader.season_key).button(reader.say)],
    )
