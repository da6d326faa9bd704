"""The umpire's desk at its fullest: thirty-two tables, the longest names, all that can need an umpire."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from functools import cache
from itertools import cycle
from typing import Any, NamedTuple

from bot.league.contest import Asked, Command, Contest, Meeting, Signed, acts, apply, format_of, sittings
from bot.league.contest.agenda import open_sittings, open_tables
from bot.league.contest.fixtures import league
from bot.league.contest.machine import MOST_UMPIRES
from bot.league.contest.sittings import TournamentPlay
from bot.league.contest.state import Calling
from bot.league.rounds import Tie
from bot.league.tournament import acts as pursuit
from bot.seasons import Delivery, PersonRow
from bot.services.house_rules import shipped_sets
from bot.ui.i18n.translator import Translator
from bot.ui.presses.desk import (
    AlterTerm,
    AskWaiting,
    ChooseUmpires,
    ConfirmResults,
    EnterResult,
    MendPlayer,
    MendResult,
    MovePlayer,
    MoveTable,
    OrderByHand,
    PauseSeason,
    PlayTieOff,
    ReopenSeason,
    SeedBy,
    SettleTie,
)
from bot.ui.seasons.names import Names
from bot.ui.umpire.desk.divisions import division_form, divisions_screen
from bot.ui.umpire.desk.forms import player_form, reason_form, result_form, tie_form, time_form
from bot.ui.umpire.desk.overview import Overview
from bot.ui.umpire.desk.roles import roles_screen
from bot.ui.umpire.desk.screen import desk_screen, seasons_screen, tables_screen
from bot.ui.umpire.desk.seeds import order_screen
from bot.ui.umpire.desk.tables import table_screen
from bot.ui.umpire.desk.telling import channel_screen
from bot.ui.umpire.desk.terms import term_form, terms_screen
from bot.ui.umpire.desk.umpires import umpires_form
from bot.ui.umpire.desk.waiting import ask_form, waiting_screen
from bot.ui.umpire.desks import DESKS
from bot.ui.umpire.entering import enter_form
from bot.ui.umpire.order import order_form
from tests.budget.crowds import CROWD, LEAGUE, people, stories
from tests.budget.moments import ID, NAMES, longest_read
from tests.league.seasons import Run

KEY = "z" * 8
PLAYERS = [f"{number:016x}" for number in range(128)]
PEOPLE = {
    player: PersonRow(player, ID, ID + number, NAMES[number % len(NAMES)])
    for number, player in enumerate(PLAYERS)
}
HOUR = 3_600_000

Drawn = tuple[Any, ...]


class Season(NamedTuple):
    """A season of 128 players at 32 tables."""

    announced: Contest
    begun: Contest
    run: Run
    """The same, some of whose tables were not played in the first round."""


@cache
def season(how: str) -> Season:
    """A season of one format, which is lived through once for all languages."""
    run = Run(league=LEAGUE, format=how, game="olsen", size=4, rounds=8, division_size=4)
    run.enter(*PLAYERS)
    announced = run.contest
    run.do(acts.Start())
    begun = run.contest
    for number, fixture in enumerate(run.fixtures()):
        players = format_of(run.contest).fixtures.players_of(run.contest, fixture)
        if number < 12:
            run.do(acts.Walkover(fixture, players[:1]), "")
        elif number < 28:
            run.play(fixture, 10, 10, 10, 10)
    return Season(announced, begun, run)


def moments(how: str) -> Iterator[Contest]:
    """A season of 32 tables at moments that have much to tell."""
    announced, begun, run = season(how)
    stands = cycle(
        [
            Meeting(at=run.now + HOUR, set_at=run.now, channel=ID),
            Meeting(call=Calling(run.now + HOUR, binding=True), set_at=run.now, channel=ID),
            Meeting(set_at=run.now),
            Meeting(playing=tuple(PLAYERS[:4]), table="t" * 8, channel=ID),
            Meeting(walked_over=(run.now + 1000 * HOUR,)),
            Meeting(),
        ]
    )
    yield announced
    asked = {str(number): Asked(str(number), "m1", PLAYERS[0], run.now, "*" * 300) for number in range(99)}
    for contest in (begun, run.contest):
        meetings = {fixture: next(stands) for fixture in league(begun).fixtures}
        yield replace(contest, meetings=meetings, appeals=asked)
    for phase in ("paused", "review", "over", "cancelled"):
        yield replace(run.contest, phase=phase, appeals=asked, paused_at=run.now, finished_at=run.now)


def _tournament_desks(say: Translator) -> Iterator[Drawn]:
    """The desk of a large tournament: tables that wait or begin late, and games that computers play."""
    contest = next(each.contest for each in stories() if sittings(each.contest))
    play = contest.play
    assert isinstance(play, TournamentPlay)
    due = sittings(contest)
    meetings = {name: Meeting(table="t", channel=ID, opened_at=0) for name in due}
    play = replace(play, sittings=due)
    waiting = replace(contest, key=KEY, guild_id=ID, play=play, meetings=meetings)
    begun = waiting
    for each in due.values():
        begin = pursuit.Begin(each.round, each.table, 1, each.seats[0])
        begun = apply(begun, Command(acts.Game(begin), "", 1)).contest
    for each in (waiting, begun):
        for now in (0, each.terms.round_time):
            tables = open_sittings(each, now, dict.fromkeys(due, now > 0))
            of = {table.fixture: table.players for table in tables}
            here = {fixture: players[:2] for fixture, players in of.items()}
            names = Names(each, people(CROWD))
            seen = Overview(each, names, say, now, tables, here, hints=99, away=of if now else {})
            yield desk_screen, replace(seen, gone=each.play.entries if each.play else ())
            yield tables_screen, seen, 0
            yield table_screen, seen, tables[0]


def desk_screens(say: Translator) -> Iterator[Drawn]:
    """The desk, its menus, tables and forms."""
    for how in ("rounds", "divisions"):
        now = season(how).run.now
        for each in moments(how):
            contest = replace(each, key=KEY, guild_id=ID)
            tables = open_tables(contest, now)
            here = {table.fixture: table.players[:2] for table in tables}
            seen = Overview(contest, Names(contest, PEOPLE), say, now, tables, here, hints=99)
            everything = replace(
                seen,
                gone=[table.players[0] for table in tables],
                lost=dict.fromkeys(contest.umpires, "left"),
                closed={ID: "closed", ID + 1: "gone"},
                adrift=frozenset(table.fixture for table in tables),
                delivery=Delivery(99_999, seen.now, seen.now),
            )
            if how == "divisions":
                problems = {ID + number: "role-grants-more" for number in range(40)}
                terms = replace(contest.terms, division_roles=tuple(problems))
                yield roles_screen, replace(contest, terms=terms), problems, 1, say, "W" * 200
                everything = replace(everything, roles=problems)
            yield desk_screen, everything
            named = replace(contest, terms=replace(contest.terms, league=LEAGUE))
            yield seasons_screen, [replace(named, key=f"s{number:07}") for number in range(30)], say
            yield desk_screen, replace(everything, closed={}), 2
            yield channel_screen, contest, ID, say
            for page in (0, 1, 99):
                yield (
                    desk_screen,
                    seen,
                    page,
                    f"{say('umpire-done', sentence='W' * 600)}\n{longest_read(say)}",
                )
                yield tables_screen, seen, page
            for table in {table.stands: table for table in tables}.values():
                yield table_screen, seen, table
    yield from _tournament_desks(say)
    names = Names(season("rounds").run.contest, PEOPLE, plain=True)
    match = next(iter(season("rounds").run.contest.play.results))  # type: ignore[union-attr]  # it has started
    yield result_form, MendResult(KEY, match), names, match, say
    fixture = next(iter(season("rounds").run.contest.play.fixtures))  # type: ignore[union-attr]  # it has started
    yield enter_form, EnterResult(KEY, fixture), names, say
    for its in DESKS.values():
        for entry in ("", PLAYERS[0]):
            yield player_form, MendPlayer(KEY, entry), its.fates, names, entry, say
    tie = Tie(tuple(PLAYERS[:5]), 1, "won", 5)
    yield tie_form, SettleTie(KEY, PLAYERS[0]), tie, names, True, say
    yield from rare_screens(say)
    yield umpires_form, ChooseUmpires(KEY), [ID + number for number in range(MOST_UMPIRES)], say
    yield time_form, MoveTable(KEY, "f"), "move", say
    yield time_form, MoveTable(KEY, "f"), "time", say
    yield reason_form, ConfirmResults(KEY), "confirm", say
    yield reason_form, PauseSeason(KEY), "pause", say
    yield reason_form, PlayTieOff(KEY, PLAYERS[0]), "playoff", say
    yield reason_form, ReopenSeason(KEY), "reopen", say
    yield reason_form, SeedBy(KEY, "lot"), "seeding", say


def rare_screens(say: Translator) -> Iterator[Drawn]:
    """Terms, the waiting list, divisions, and the order before the start."""
    for how in ("rounds", "divisions"):
        run = season(how).run
        begun = replace(run.contest, key=KEY, signed=tuple(Signed(player, 0) for player in PLAYERS))
        names = Names(begun, PEOPLE)
        fresh = Run(league=LEAGUE, format=how, game="olsen", house_rules="*" * 32)
        yield terms_screen, replace(fresh.contest, key=KEY), say
        yield terms_screen, begun, say
        for asked in (replace(begun, check_in_until=1), replace(begun, missing=frozenset(PLAYERS[:9]))):
            for page in (0, 99):
                yield waiting_screen, asked, names, page, say
        yield ask_form, AskWaiting(KEY, PLAYERS[0]), replace(names, plain=True), say
    for option in ("rounds", "scoring", "houserules", "hours", "name"):
        rules = shipped_sets("olsen")
        yield term_form, AlterTerm(KEY, option), replace(fresh.contest, key=KEY), rules, say
    for page in (0, 40, 99):
        yield divisions_screen, begun, names, page, say
    yield division_form, MovePlayer(KEY, PLAYERS[0]), replace(names, plain=True), say
    yield division_form, MovePlayer(KEY, PLAYERS[0]), Names(few_divisions(), PEOPLE, plain=True), say
    fresh.enter(*PLAYERS)
    for seeds in ((), tuple(PLAYERS)):
        before = replace(fresh.contest, key=KEY, seeds=seeds)
        yield order_screen, before, begun, names, say, say("umpire-ordered")
    yield order_form, OrderByHand(KEY, 9), say


@cache
def few_divisions() -> Contest:
    """A season of few divisions, all of which stand in a menu."""
    run = Run(league=LEAGUE, format="divisions", game="olsen", division_size=4)
    run.enter(*PLAYERS[:40])
    run.do(acts.Start())
    return replace(run.contest, key=KEY)
