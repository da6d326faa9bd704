"""The dashboard, at its fullest with thirty-two tables, and with all that can need an umpire."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import replace
from datetime import UTC
from functools import cache
from itertools import cycle
from typing import Any, NamedTuple

from bot.league.rounds import Tie
from bot.league.season import Appointment, Asked, Command, Season, Signed, acts, apply, format_of, sittings
from bot.league.season.agenda import open_sittings, open_tables
from bot.league.season.fixtures import league
from bot.league.season.invitations import MOST
from bot.league.season.machine import MOST_UMPIRES
from bot.league.season.redrawing import swappable
from bot.league.season.state import Invited, ReadyCheck
from bot.league.tournament import Tournament
from bot.seasons import Delivery, PersonRow, SeasonRow
from bot.services.house_rules import shipped_sets
from bot.ui.i18n.translator import Translator
from bot.ui.seasons.view import SeasonView
from bot.ui.shell.places import PERMISSIONS
from bot.ui.umpire.dashboard.adding import Adding, AddPlayers, Candidate, Unclear, add_form, unclear_screen
from bot.ui.umpire.dashboard.choosing import seasons_screen
from bot.ui.umpire.dashboard.course import AskToCheckIn, CancelSeason, PauseSeason, ReopenSeason
from bot.ui.umpire.dashboard.divisions import MovePlayer, division_form, divisions_screen
from bot.ui.umpire.dashboard.forms import reason_form, time_form
from bot.ui.umpire.dashboard.mending import (
    AwardPoints,
    MendPlayer,
    MendResult,
    award_form,
    player_form,
    result_form,
)
from bot.ui.umpire.dashboard.overview import Overview
from bot.ui.umpire.dashboard.roles import roles_screen
from bot.ui.umpire.dashboard.screen import dashboard_screen, tables_screen
from bot.ui.umpire.dashboard.seeds import OrderByHand, SeedBy, order_screen
from bot.ui.umpire.dashboard.settings import ChangeSettings, free_forms, reason_of, settings_screen
from bot.ui.umpire.dashboard.starting import SwapPlayers, swap_form
from bot.ui.umpire.dashboard.tables import MoveTable, table_screen
from bot.ui.umpire.dashboard.telling import channel_screen
from bot.ui.umpire.dashboard.ties import MOST_LINES, PlayTiebreaker, SettleTie, tie_form, ties_screen
from bot.ui.umpire.dashboard.umpires import ChooseUmpires, umpires_form
from bot.ui.umpire.dashboard.waiting import AskWaiting, ask_form, waiting_screen
from bot.ui.umpire.dashboards import BY_GAMES, BY_MATCHES, dashboard_of
from bot.ui.umpire.entering import EnterResult, enter_form
from bot.ui.umpire.order import order_form
from bot.ui.umpire.preview import Preview, preview_screen
from bot.ui.umpire.settings import FilledIn, settings_form
from tests.league.seasons import Run
from tests.samples.clothes import Clothes, Sample, drawn
from tests.samples.crowds import people, stories
from tests.samples.moments import ID, longest_read

KEY = "z" * 8
PLAYERS = [f"{number:016x}" for number in range(128)]
HOUR = 3_600_000


class Stages(NamedTuple):
    """A season of 128 players at 32 tables, or of 8 at 2."""

    announced: Season
    begun: Season
    run: Run
    """The same, some of whose tables were not played in the first round."""


@cache
def people_of(clothes: Clothes) -> dict[str, PersonRow]:
    """Everybody who plays, by key."""
    names = clothes.names
    return {
        player: PersonRow(player, ID, ID + number, names[number % len(names)])
        for number, player in enumerate(PLAYERS)
    }


@cache
def stages(how: str, clothes: Clothes) -> Stages:
    """A season of one format, which is lived through once for all languages."""
    run = Run(league=clothes.league, format=how, game="olsen", size=4, rounds=8, division_size=4)
    run.enter(*clothes.of(PLAYERS[:8], PLAYERS))
    announced = run.season
    run.do(acts.Start())
    begun = run.season
    for number, fixture in enumerate(run.fixtures()):
        players = format_of(run.season).fixtures.players_of(run.season, fixture)
        if number < clothes.of(0, 12):
            run.do(acts.ForfeitFixture(fixture, players[:1]), "")
        elif number < clothes.of(1, 28):
            run.play(fixture, *clothes.of((12, 30, 45, 70), (10, 10, 10, 10)))
    return Stages(announced, begun, run)


@cache
def evening(clothes: Clothes) -> Run:
    """A season of short rounds whose next one is about to be drawn, without those who did not come."""
    run = Run(league=clothes.league, size=2, round_hours=0, round_minutes=30)
    run.enter(*clothes.of(PLAYERS[:8], PLAYERS))
    run.do(acts.Start())
    for fixture in run.fixtures():
        players = format_of(run.season).fixtures.players_of(run.season, fixture)
        run.do(acts.ForfeitFixture(fixture, players[:1]), "")
    run.do(acts.PairSoon(run.now + HOUR // 60), "")
    return run


def moments(how: str, clothes: Clothes) -> Iterator[Season]:
    """A season at moments that have much to tell."""
    announced, begun, run = stages(how, clothes)
    stands = cycle(
        [
            Appointment(at=run.now + HOUR, set_at=run.now, channel=ID),
            Appointment(call=ReadyCheck(run.now + HOUR, binding=True), set_at=run.now, channel=ID),
            Appointment(set_at=run.now),
            Appointment(playing=tuple(PLAYERS[:4]), table="t" * 8, channel=ID),
            Appointment(forfeited_at=(run.now + 1000 * HOUR,)),
            Appointment(),
        ]
    )
    yield announced
    question = clothes.of("Cleo’s last ace was mine, I think.", "*" * 300)
    asked = {
        str(number): Asked(str(number), "m1", PLAYERS[0], run.now, question)
        for number in range(clothes.of(1, 99))
    }
    for season in (begun, run.season):
        appointments = {fixture: next(stands) for fixture in league(begun).fixtures}
        yield replace(season, appointments=appointments, appeals=asked)
    for phase in ("paused", "review", "over", "cancelled"):
        yield replace(run.season, phase=phase, appeals=asked, paused_at=run.now, finished_at=run.now)


def _tournament_dashboards(say: Translator, clothes: Clothes) -> Iterator[Sample]:
    """The dashboard of a large tournament: tables that wait or begin late, and games that computers play."""
    season = next(each.season for each in stories(clothes) if sittings(each.season))
    play = season.play
    assert isinstance(play, Tournament)
    due = sittings(season)
    appointments = {name: Appointment(table="t", channel=ID, opened_at=0) for name in due}
    play = replace(play, sittings=due)
    waiting = replace(season, key=KEY, place_id=ID, play=play, appointments=appointments)
    begun = waiting
    for each in due.values():
        deal = acts.StartDeal(each.round, each.table, 1, each.seats[0])
        begun = apply(begun, Command(deal, "", 1)).season
    for each in (waiting, begun):
        for now in (0, each.settings.round_time):
            tables = open_sittings(each, now, dict.fromkeys(due, now > 0))
            of = {table.fixture: table.players for table in tables}
            here = {fixture: players[:2] for fixture, players in of.items()}
            names = SeasonView(each, people(clothes), say)
            known = {"tables": tables, "here": here, "away": of if now else {}}
            seen = Overview(each, names.people, say, now, hints=99, **known)
            yield drawn(dashboard_screen, replace(seen, gone=each.play.entries if each.play else ()))
            yield drawn(tables_screen, seen, 0)
            yield drawn(table_screen, seen, tables[0])
        for match in dashboard_of(each).results(each)[:1]:
            yield drawn(result_form, MendResult(KEY, match), names)


def dashboard_screens(say: Translator, clothes: Clothes) -> Iterator[Sample]:
    """The dashboard, its menus, tables and forms."""
    for how in ("rounds", "divisions"):
        now = stages(how, clothes).run.now
        for each in moments(how, clothes):
            season = replace(each, key=KEY, place_id=ID)
            tables = open_tables(season, now)
            here = {table.fixture: table.players[:2] for table in tables}
            seen = Overview(
                season,
                people_of(clothes),
                say,
                now,
                tables=tables,
                here=here,
                hints=clothes.of(2, 99),
            )
            everything = replace(
                seen,
                gone=[table.players[0] for table in tables],
                lost=dict.fromkeys(season.umpires, "left"),
                closed={ID: "lacking", ID + 1: "gone"},
                lacking={ID: tuple(PERMISSIONS.values())},
                adrift=frozenset(table.fixture for table in tables),
                no_room=clothes.of(1, 9_999),
                delivery=Delivery(clothes.of(3, 99_999), seen.now, seen.now),
            )
            if how == "divisions":
                problems = {ID + number: "role-grants-more" for number in range(clothes.of(1, 40))}
                settings = replace(season.settings, division_roles=tuple(problems))
                yield drawn(
                    roles_screen,
                    replace(season, settings=settings),
                    problems,
                    1,
                    say,
                    clothes.of("", "W" * 200),
                )
                everything = replace(everything, roles=problems)
            yield drawn(dashboard_screen, everything)
            yield drawn(dashboard_screen, replace(everything, closed={}), 2)
            yield drawn(channel_screen, season, ID, say)
            sentence = clothes.of("This match does not count.", "W" * 600)
            done = f"{say('umpire-done', sentence=sentence)}\n{longest_read(say)}"
            for page in (0, 1, 99):
                yield drawn(dashboard_screen, seen, page, done)
                yield drawn(tables_screen, seen, page)
            for table in {table.stands: table for table in tables}.values():
                yield drawn(table_screen, seen, table)
    yield from _tournament_dashboards(say, clothes)
    season, now = replace(evening(clothes).season, key=KEY, place_id=ID), evening(clothes).now
    yield drawn(dashboard_screen, Overview(season, people_of(clothes), say, now))
    season = stages("rounds", clothes).run.season
    names = SeasonView(season, people_of(clothes), say, plain=True)
    match = next(iter(season.play.results))  # type: ignore[union-attr]  # it has started
    yield drawn(result_form, MendResult(KEY, match), names)
    fixture = next(iter(season.play.fixtures))  # type: ignore[union-attr]  # it has started
    yield drawn(enter_form, EnterResult(KEY, fixture), names)
    for its in (BY_MATCHES, BY_GAMES):
        for entry in ("", PLAYERS[0]):
            yield drawn(player_form, MendPlayer(KEY, entry), its.fates, names, entry)
    for count in (5, MOST_LINES):
        tie = Tie(tuple(PLAYERS[:count]), 1, "won", count)
        yield drawn(tie_form, SettleTie(KEY, PLAYERS[0]), tie, names, True)
    yield drawn(ties_screen, replace(names, season=replace(season, key=KEY)))
    yield drawn(award_form, AwardPoints(KEY), names)
    settings: Mapping[str, Any] = {}
    listed = [
        SeasonRow(f"s{number:07}", ID, clothes.league, 99, "olsen", "rounds", settings, "", "u", "running", 0)
        for number in range(clothes.of(3, 30))
    ]
    for page in (0, 99):
        yield drawn(seasons_screen, listed, "dashboard", page, say)
    yield from rare_screens(say, clothes)
    yield from starting_screens(say, clothes)
    yield drawn(umpires_form, ChooseUmpires(KEY), [ID + number for number in range(MOST_UMPIRES)], say)
    yield drawn(time_form, MoveTable(KEY, "f"), "move", say)
    yield drawn(time_form, MoveTable(KEY, "f"), "time", say)
    yield drawn(reason_form, PauseSeason(KEY), "pause", say)
    yield drawn(reason_form, CancelSeason(KEY), "cancel", say)
    yield drawn(time_form, AskToCheckIn(KEY), "check-in", say, why=False)
    for place in (1, 99):
        why = say("dashboard-form-tiebreaker-why", place=place)
        yield drawn(reason_form, PlayTiebreaker(KEY, PLAYERS[0]), "tiebreaker", say, written=why)
    yield drawn(reason_form, ReopenSeason(KEY), "reopen", say)
    yield drawn(reason_form, SeedBy(KEY, "lot"), "seeding", say)


def starting_screens(say: Translator, clothes: Clothes) -> Iterator[Sample]:
    """What mends a start, and what asks whom a list of people means."""
    season, players = replace(stages("rounds", clothes).begun, key=KEY, place_id=ID), people_of(clothes)
    names = SeasonView(season, players, say, plain=True)
    fixture = next(iter(league(season).fixtures))
    yield drawn(swap_form, SwapPlayers(KEY, fixture), names, swappable(season, fixture))
    invited = dict.fromkeys(PLAYERS[: clothes.of(2, MOST)], Invited(0, 1, "u"))
    asking = Overview(replace(season, invitations=invited), players, say)
    yield drawn(dashboard_screen, asking)
    yield drawn(add_form, AddPlayers(KEY), say)
    line = clothes.of("Ma", "W" * 4000)
    known = tuple(Candidate(ID + n, players[PLAYERS[n]].name, "w" * 32, False) for n in range(25))
    for candidates in (known, ()):
        adding = Adding(KEY, unclear=(Unclear(line, candidates),) * clothes.of(2, MOST))
        yield drawn(unclear_screen, season, adding, "ab12cd34", say)


def rare_screens(say: Translator, clothes: Clothes) -> Iterator[Sample]:
    """Settings, the waiting list, divisions, and the order before the start."""
    for how in ("rounds", "divisions"):
        run, players = stages(how, clothes).run, clothes.of(PLAYERS[:8], PLAYERS)
        begun = replace(run.season, key=KEY, signed=tuple(Signed(player, 0) for player in players))
        names = SeasonView(begun, people_of(clothes), say)
        rules = clothes.of("Friday", "*" * 32)
        fresh = Run(league=clothes.league, format=how, game="olsen", house_rules=rules)
        yield drawn(settings_screen, replace(fresh.season, key=KEY), say)
        yield drawn(settings_screen, begun, say)
        for asked in (replace(begun, check_in_until=1), replace(begun, missing=frozenset(players[:9]))):
            for page in (0, 99):
                yield drawn(waiting_screen, replace(names, season=asked), page)
        yield drawn(ask_form, AskWaiting(KEY, PLAYERS[0]), names.labels)
    shown = FilledIn(fresh.season.settings, shipped_sets("olsen"), UTC)
    for form, options in free_forms(fresh.season).items():
        custom_id, reason = ChangeSettings(KEY, form).custom_id, reason_of(options, say)
        yield drawn(settings_form, custom_id, form, options, shown, say, reason)
    for page in (0, 40, 99):
        yield drawn(divisions_screen, names, page)
    yield drawn(division_form, MovePlayer(KEY, PLAYERS[0]), names.labels)
    yield drawn(
        division_form,
        MovePlayer(KEY, PLAYERS[0]),
        SeasonView(few_divisions(clothes), people_of(clothes), say, plain=True),
    )
    fresh.enter(*players)
    for seeds in ((), tuple(players)):
        before = replace(fresh.season, key=KEY, seeds=seeds)
        yield drawn(order_screen, before, begun, names, say("umpire-ordered"))
    yield drawn(order_form, OrderByHand(KEY, 9), say)
    for most in (4, 6, 20):
        before, act = returning(clothes, most)
        step = apply(before, Command(act, "ump", 1))
        view = SeasonView(step.season, people_of(clothes), say)
        yield drawn(order_screen, before, step.season, view)
        yield drawn(preview_screen, Preview(before, step, view, ()), "ab12cd34", say)


@cache
def returning(clothes: Clothes, most: int) -> tuple[Season, acts.Start]:
    """A season in sign-up whose divisions have at most so many players, and its start. Three divisions were
    promised. Some moved up or down, some sat out seasons, and some are new.
    """
    players = tuple(clothes.of(PLAYERS[:24], PLAYERS))
    third = len(players) // 4
    first, second, last = (players[at : at + third] for at in range(0, 3 * third, third))
    run = Run(league=clothes.league, format="divisions", game="olsen", division_size=most)
    run.enter(*first[:-1], *second[2:], *last[: third // 2], *players[3 * third :])
    act = acts.Start(
        (first, second, last),
        seeds=(players[-1], *first, *second, *last),
        breaks=((first[-2], last[0]), (), first[-3:-2]),
        before=((*first[1:], second[0], second[-1]), (first[0], *second[1:-1], last[0]), last[1:]),
    )
    return replace(run.season, key=KEY), act


@cache
def few_divisions(clothes: Clothes) -> Season:
    """A season of few divisions, all of which stand in a menu."""
    run = Run(league=clothes.league, format="divisions", game="olsen", division_size=4)
    run.enter(*PLAYERS[:40])
    run.do(acts.Start())
    return replace(run.season, key=KEY)
