"""The matches of a season on pages: the tables of its rounds, or the matches of an open season in order."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from itertools import groupby

from bot.league.effect import effective
from bot.league.results import MatchResult
from bot.league.scoring_rules import Fixture, is_tiebreaker
from bot.league.season import drawing, format_of, is_open, season_state, tournament_of
from bot.league.season_state import SeasonState
from bot.league.tournament import Sums, sums
from bot.league.tournament.state import PLAYOFF, TournamentTable
from bot.site.page import Group, Link, Page, Section, Table, Text, in_parts, links_in
from bot.site.telling import Telling

ALL = "matches.html"
"""File of the matches of an open season."""


def rounds_of(telling: Telling) -> list[tuple[str, str]]:
    """Return the name and the first file of each round, or of all matches of an open season."""
    tournament, league = tournament_of(telling.season), season_state(telling.season)
    if tournament is not None:
        return [
            (_named(telling, number), f"round-{number}.html") for number in range(1, tournament.round + 1)
        ]
    if league is None:
        return []
    drawn = sorted({fixture.round for fixture in league.fixtures.values()})
    found = [(_named(telling, number), f"round-{number}.html") for number in drawn]
    if not format_of(telling.season).facts.drawn:
        found.insert(0, (telling.say("site-matches"), ALL))
    return found


def match_pages(telling: Telling, ways: tuple[Link, ...]) -> Iterator[Page]:
    """Yield a page or more for each round, or for all matches of an open season."""
    for name, file in rounds_of(telling):
        stem = file.removesuffix(".html")
        if file == ALL:
            for part in in_parts(stem, name, _results(telling), telling.say, lambda each: len(each.seats)):
                yield telling.page(part, [_in_order(telling, part.items)], ways)
            continue
        number = int(stem.removeprefix("round-"))
        for tables in in_parts(
            stem, name, _tables(telling, number), telling.say, lambda row: links_in(row[1])
        ):
            sections = [*_by_division(telling, tables.items), *_idle(telling, number)]
            yield telling.page(tables, sections, ways)


def result_text(telling: Telling, result: MatchResult) -> Text:
    """Return the result of a match, with the umpire's decisions: the players in the order of their places."""
    say, state = telling.say, season_state(telling.season)
    seen = effective(result, state.rulings) if state else result
    if seen is None:
        return (say("site-result-void"),)
    seats = sorted(seen.seats, key=lambda seat: seat.place)
    named: list[Text] = []
    for seat in seats:
        name = (say("site-computer"),) if seat.player is None else telling.player(seat.player, result.at)
        if result.is_unfinished:
            named.append(name)
        elif seat.absent:
            named.append((*name, f" ({say('site-forfeited')})"))
        else:
            named.append((f"{telling.number(seat.place)}. ", *name))
    how = _how(seen)
    return (*telling.names(named), f" ({say(f'site-result-{how}')})") if how else telling.names(named)


def _how(seen: MatchResult) -> str:
    """Return how a match was played if it was not finished at a table; empty if it was."""
    return "unfinished" if seen.is_unfinished else "elsewhere" if seen.entered else ""


def _named(telling: Telling, number: int) -> str:
    if tournament_of(telling.season) is not None and number == PLAYOFF:
        return telling.say("site-playoff")
    league = season_state(telling.season)
    drawn = [key for key, each in league.fixtures.items() if each.round == number] if league else []
    if drawn and all(map(is_tiebreaker, drawn)):
        return telling.say("site-tiebreaker")
    return telling.say("site-round", number=number)


def _results(telling: Telling) -> Sequence[MatchResult]:
    """Return the matches without a fixture, oldest first, so that each stays on its page."""
    state = season_state(telling.season)
    return [each for each in state.results.values() if each.fixture is None] if state else []


def _in_order(telling: Telling, results: Sequence[MatchResult]) -> Section:
    say = telling.say
    if not results:
        return Section(((say("site-nothing-yet"),),))
    rows = tuple(((telling.time(each.at),), result_text(telling, each)) for each in results)
    return Section((Table(say("site-matches"), (say("site-when"), say("site-result")), rows),))


def _tables(telling: Telling, number: int) -> Sequence[tuple[int, tuple[Text, ...]]]:
    """Return a row for each table of a round, with the number of its division."""
    tournament, league = tournament_of(telling.season), season_state(telling.season)
    if tournament is not None:
        own = sums(tournament)
        return [(0, _of_tournament(telling, table, own)) for table in tournament.tables_of(number)]
    if league is None:
        return []
    drawn = [fixture for fixture in league.fixtures.values() if fixture.round == number]
    divided = telling.is_divided
    return [(fixture.division if divided else 0, _of_league(telling, league, fixture)) for fixture in drawn]


def _by_division(telling: Telling, rows: Sequence[tuple[int, tuple[Text, ...]]]) -> Iterator[Section]:
    say = telling.say
    columns = (say("site-table"), say("site-players"), say("site-state"))
    for division, lines in groupby(rows, key=lambda row: row[0]):
        name = say("site-division", number=division) if division else ""
        table = Table(name or say("site-matches"), columns, tuple(row for _, row in lines))
        yield Section((table,), name)


def _of_league(telling: Telling, state: SeasonState, fixture: Fixture) -> tuple[Text, ...]:
    season, say = telling.season, telling.say
    name: Text = (fixture.key.rpartition("-")[2],)
    outcome = state.outcome(fixture.key)
    if outcome is not None and not is_open(season, fixture):
        return name, result_text(telling, outcome), (telling.time(outcome.at),)
    players = telling.names([telling.entry(entry) for entry in fixture.entries])
    if not (season.is_open and is_open(season, fixture)):
        return name, players, (say("site-result-missed"),)
    appointment = season.appointment(fixture.key)
    if appointment.channel:
        return name, players, (say("site-result-there"),)
    at = appointment.at
    word = "site-result-due" if at is None else "site-result-set"
    return (
        name,
        players,
        (f"{say(word)} ", telling.time(state.deadline(fixture.key) if at is None else at)),
    )


def _of_tournament(telling: Telling, table: TournamentTable, own: Mapping[str, Sums]) -> tuple[Text, ...]:
    say = telling.say
    players = telling.names(
        [
            (*telling.entry(entry), f" {telling.number(own[entry].rounds[table.round - 1])}")
            for entry in table.seats
        ]
    )
    done = [slot.stands for slot in table.slots].count("done")
    stands: Text = (say("site-result-deals", done=done, of=len(table.slots)),)
    if table.done:
        stands = (telling.time(table.reported_at),) if table.reported_at else (say("site-result-played"),)
    return (str(table.number),), players, stands


def _idle(telling: Telling, number: int) -> Iterator[Section]:
    """Yield the players without a table in a round, if there are any."""
    if season_state(telling.season) is None or not format_of(telling.season).facts.drawn:
        return
    idle = drawing.idle(telling.season, number)
    if idle:
        names = tuple(telling.player(player) for player in idle)
        yield Section((Group(names),), telling.say("site-sit-out"))
